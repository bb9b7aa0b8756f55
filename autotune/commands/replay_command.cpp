#include "commands/replay_command.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <nlohmann/json.hpp>
#include <optional>
#include <set>

#include "replay/read_space.h"
#include "replay/replay.h"
#include "replay/replay_table.h"
#include "search/search_strategy.h"

namespace tilewright::tune {
namespace {

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

ReplayFigures figures_of(const std::string& space, const std::vector<ReplayRun>& runs) {
  ReplayFigures figures{.space = space, .mean = {}, .spread = {}, .low = {}, .high = {}};
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
  }
  figures.to_98 = median_to(runs, 0.98);
  double own_s = 0;
  std::size_t proposed = 0;
  for (const ReplayRun& run : runs) {
    own_s += run.own_s;
    proposed += run.proposed;
  }
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

}  // namespace

int run_replay(const Options& options) {
  const ReplayOptions& asked = options.replay;
  for (const std::string& strategy : asked.strategies) make_strategy(strategy, {});  // before anything is read
  const std::set<std::size_t> budgets(asked.budgets.begin(), asked.budgets.end());
  const std::size_t evaluations = *budgets.rbegin();
  ReplayTable table{
      .spaces = {}, .rows = {}, .budgets = {budgets.begin(), budgets.end()}, .seeds = asked.seeds, .permuted = asked.permuted};
  for (const std::string& strategy : asked.strategies) table.rows.push_back({.strategy = strategy, .spaces = {}});
  const std::vector<RecordedSpace> donors = read_all(asked.donors);
  for (const RecordedSpace& space : read_all(asked.files)) {
    const Replay replay(space, donors);
    table.spaces.push_back({.name = space.name,
                            .candidates = space.entries.size(),
                            .failed = space.failed(),
                            .random = replay.expected_of_random(evaluations)});
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
