#include "commands/replay_command.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <nlohmann/json.hpp>
#include <optional>
#include <set>
#include <span>

#include "replay/nearest_spaces.h"
#include "replay/peer_figures.h"
#include "replay/read_space.h"
#include "replay/replay.h"
#include "replay/replay_table.h"
#include "search/search_strategy.h"

namespace tilewright::tune {
namespace {

constexpr const char* kShippedPeers = "examples/spaces/kernel_tuner.json";  // in the source tree, and in an installed one

// Of the runs' best[evaluation], sorted: the value below which `share` of them are.
double quantile(const std::vector<double>& sorted, double share) {
  return sorted[static_cast<std::size_t>(std::lround(share * static_cast<double>(sorted.size() - 1)))];
}

// Evaluations until half of the runs are at `score`.
std::optional<std::size_t> median_to(const std::vector<ReplayRun>& runs, double score) {
  for (std::size_t k = 0; k < runs.front().best.size(); ++k) {
    const auto there = std::ranges::count_if(runs, [&](const ReplayRun& run) { return run.best[k] >= score; });
    if (2 * there >= std::ssize(runs)) return k + 1;
  }
  return std::nullopt;
}

// In which share of groups, which are told apart by their seeds alone, all winners are alike; `runs` has at least one group.
double stable_share(const std::vector<ReplayRun>& runs, std::size_t evaluation) {
  std::size_t groups = 0, stable = 0;
  for (std::size_t first = 0; first + kAlikeRuns <= runs.size(); first += kAlikeRuns) {
    const auto [slowest, fastest] = std::ranges::minmax(std::span(runs).subspan(first, kAlikeRuns), {},
                                                        [&](const ReplayRun& run) { return run.best[evaluation]; });
    ++groups;
    if (slowest.best[evaluation] > 0 && fastest.best[evaluation] / slowest.best[evaluation] <= 1 + kAlike) ++stable;
  }
  return static_cast<double>(stable) / static_cast<double>(groups);
}

ReplayFigures::Ends ends_of(const std::vector<ReplayRun>& runs) {
  ReplayFigures::Ends ends;
  double ended = 0;
  for (const ReplayRun& run : runs) {
    if (!run.ended) continue;
    ++ended;
    ends.evaluations += static_cast<double>(*run.ended);
    ends.score += run.best[*run.ended - 1];
  }
  if (ended == 0) return {};
  return {
      .share = ended / static_cast<double>(runs.size()), .evaluations = ends.evaluations / ended, .score = ends.score / ended};
}

ReplayFigures figures_of(const std::string& space, const std::vector<ReplayRun>& runs) {
  ReplayFigures figures{.space = space, .mean = {}, .spread = {}, .low = {}, .high = {}, .stable = {}};
  for (std::size_t k = 0; k < runs.front().best.size(); ++k) {
    std::vector<double> best;
    for (const ReplayRun& run : runs) best.push_back(run.best[k]);
    std::ranges::sort(best);
    const auto count = static_cast<double>(best.size());
    double sum = 0, squares = 0;
    for (const double each : best) sum += each;
    for (const double each : best) squares += (each - sum / count) * (each - sum / count);
    figures.mean.push_back(sum / count);
    figures.spread.push_back(std::sqrt(squares / std::max(1.0, count - 1)));
    figures.low.push_back(quantile(best, 0.1));
    figures.high.push_back(quantile(best, 0.9));
    if (runs.size() >= kAlikeRuns) figures.stable.push_back(stable_share(runs, k));
  }
  figures.to_98 = median_to(runs, 0.98);
  double own_s = 0;
  std::size_t proposed = 0;
  for (const ReplayRun& run : runs) {
    own_s += run.own_s;
    figures.spent_s += run.spent_s / static_cast<double>(runs.size());
    proposed += run.proposed;
  }
  figures.ends = ends_of(runs);
  figures.own_ms = proposed == 0 ? 0 : own_s * 1e3 / static_cast<double>(proposed);
  return figures;
}

std::vector<RecordedSpace> read_all(const std::vector<std::filesystem::path>& files) {
  std::vector<RecordedSpace> spaces;
  for (const std::filesystem::path& file : files) {
    for (RecordedSpace& space : read_spaces(file)) spaces.push_back(std::move(space));
  }
  return spaces;
}

// Times that are dealt out anew are those of no space that anybody else searched.
std::optional<PeerFigures> peers_of(const Options& options) {
  if (options.replay.permuted) return std::nullopt;
  if (!options.replay.peers.empty()) return read_peer_figures(options.replay.peers);
  const std::filesystem::path shipped = options.root / kShippedPeers;
  return std::filesystem::exists(shipped) ? std::optional(read_peer_figures(shipped)) : std::nullopt;
}

}  // namespace

int run_replay(const Options& options) {
  const ReplayOptions& asked = options.replay;
  for (const std::string& strategy : asked.strategies) make_strategy(strategy, {});  // before anything is read
  const std::set<std::size_t> budgets(asked.budgets.begin(), asked.budgets.end());
  const std::size_t evaluations = *budgets.rbegin();
  ReplayTable table{
      .spaces = {}, .rows = {}, .budgets = {budgets.begin(), budgets.end()}, .seeds = asked.seeds, .permuted = asked.permuted};
  for (const std::string& strategy : asked.strategies) table.rows.push_back({.strategy = strategy, .spaces = {}});
  const std::optional<PeerFigures> peers = peers_of(options);
  if (peers)
    table.peers = {.program = peers->program, .version = peers->version, .source = peers->source, .seeds = peers->seeds};
  const std::vector<RecordedSpace> donors = read_all(asked.donors);
  const std::vector<RecordedSpace> spaces = read_all(asked.files);
  for (const RecordedSpace& space : spaces) {
    const Replay replay(space, asked.neighbours > 0 ? nearest_spaces(space, spaces, asked.neighbours) : donors);
    table.spaces.push_back({.name = space.name,
                            .candidates = space.entries.size(),
                            .failed = space.failed(),
                            .random = replay.expected_of_random(evaluations)});
    const PeerFigures::Space* const known = peers ? peers->find(space) : nullptr;
    if (known != nullptr) table.spaces.back().peers = *known;
    for (ReplayTable::Row& row : table.rows) {
      std::vector<ReplayRun> runs;
      for (int seed = 0; seed < asked.seeds; ++seed) {
        runs.push_back(replay.run({.strategy = row.strategy, .evaluations = evaluations, .permuted = asked.permuted},
                                  options.seed + static_cast<std::uint64_t>(seed)));
      }
      row.spaces.push_back(figures_of(space.name, runs));
    }
  }
  std::fputs(options.json ? (to_json(table).dump(1) + "\n").c_str() : to_text(table).c_str(), stdout);
  return 0;
}

}  // namespace tilewright::tune
