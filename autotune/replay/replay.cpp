#include "replay/replay.h"

#include <fmt/format.h>

#include <algorithm>
#include <ctime>
#include <functional>
#include <numeric>
#include <set>

#include "device/statistics.h"
#include "search/random_numbers.h"
#include "search/search_hope.h"
#include "tilewright/error.h"

namespace tilewright::tune {
namespace {

// What a strategy is told that a run takes whose score is 1.
constexpr double kOptimum_us = 100;

struct Dealt {
  SearchTask task;
  std::vector<double> scores;
  std::vector<ReplayCost> costs;
};

// The points in an order of the seed's.
Dealt deal(const SearchTask& task, const std::vector<double>& scores, const std::vector<ReplayCost>& costs, bool permuted,
           std::uint64_t seed) {
  RandomNumbers random(~seed);  // not the strategy's own numbers
  std::vector<std::size_t> order(scores.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  random.shuffle(order);
  Dealt dealt{.task = {.points = {}, .default_point = kNoPoint, .seed = seed, .parameters = task.parameters},
              .scores = {},
              .costs = {}};
  for (const std::size_t point : order) {
    dealt.task.points.push_back(task.points[point]);
    dealt.scores.push_back(scores[point]);
    dealt.costs.push_back(costs[point]);
  }
  if (permuted) random.shuffle(dealt.scores);
  return dealt;
}

// Of this thread alone: other programs' work is not the strategy's.
double thread_s() {
  timespec now{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec) * 1e-9;
}

class Stopwatch {
 public:
  template <typename Work>
  auto time(const Work& work) {
    const double start_s = thread_s();
    auto result = work();
    seconds_ += thread_s() - start_s;
    return result;
  }
  double seconds() const { return seconds_; }

 private:
  double seconds_ = 0;
};

Observation observation_of(std::size_t point, double score, const ReplayCost& cost) {
  return {.point = point,
          .invalidity = score > 0 ? Invalidity::none : Invalidity::runtime,
          .median_us = score > 0 ? kOptimum_us / score : 0,
          .compile_s = cost.compile_s,
          .run_s = cost.run_s};
}

NamedValues sorted(NamedValues values) {
  std::ranges::sort(values);
  return values;
}

// As the tuner's own results name it; of others' there is one.
std::string family_of(const NamedValues& configuration) {
  for (const auto& [name, value] : configuration) {
    if (name == "family" && std::holds_alternative<std::string>(value)) return std::get<std::string>(value);
  }
  return "";
}

// The best few of each.
std::set<NamedValues> winners_of(std::span<const RecordedSpace> spaces) {
  constexpr std::size_t kWinners = 3;
  std::set<NamedValues> winners;
  for (const RecordedSpace& space : spaces) {
    std::vector<RecordedSpace::Entry> entries = space.entries;
    std::erase_if(entries, [](const RecordedSpace::Entry& entry) { return entry.us <= 0; });
    std::ranges::stable_sort(entries, {}, &RecordedSpace::Entry::us);
    for (std::size_t i = 0; i < entries.size() && i < kWinners; ++i) winners.insert(sorted(entries[i].configuration));
  }
  return winners;
}

}  // namespace

Replay::Replay(const RecordedSpace& space, std::span<const RecordedSpace> donors) : name_(space.name) {
  const std::set<NamedValues> won = winners_of(donors);
  std::vector<NamedValues> configurations;
  const double optimum_us = space.best_us();
  for (const RecordedSpace::Entry& entry : space.entries) {
    task_.points.push_back({.kernel = task_.points.size(),
                            .family = family_of(entry.configuration),
                            .predicted_us = entry.predicted_us * kOptimum_us / optimum_us,
                            .recorded = won.contains(sorted(entry.configuration)),
                            .is_compiled = entry.compile_s == 0});
    costs_.push_back({.compile_s = entry.compile_s, .run_s = entry.run_s});
    configurations.push_back(entry.configuration);
    scores_.push_back(entry.us > 0 ? optimum_us / entry.us : 0);
  }
  set_parameters(task_, configurations);
}

ReplayRun Replay::run(const ReplayRules& rules, std::uint64_t seed) const {
  const Dealt dealt = deal(task_, scores_, costs_, rules.permuted, seed);
  Stopwatch own;
  const auto strategy = own.time([&] { return make_strategy(rules.strategy, dealt.task); });
  ReplayRun run;
  std::vector<bool> seen(dealt.scores.size(), false);
  double best = 0;
  SearchHope hope;
  while (run.best.size() < rules.evaluations) {
    const std::optional<std::size_t> point = own.time([&] { return strategy->propose(); });
    if (!point) break;
    if (*point >= seen.size() || seen[*point])
      throw Error(fmt::format("strategy '{}' proposes a candidate of {} twice, or none of it", rules.strategy, name_));
    seen[*point] = true;
    const auto share = static_cast<double>(rules.evaluations);  // all cost the same in the mean
    hope.note(strategy->expected_gain(), share, 1, dealt.scores[*point] * (1 - kResolution) > best);
    best = std::max(best, dealt.scores[*point]);
    run.best.push_back(best);
    if (!run.ended && hope.is_lost()) run.ended = run.best.size();
    run.spent_s += dealt.costs[*point].compile_s + dealt.costs[*point].run_s;
    own.time([&] {
      strategy->observe(observation_of(*point, dealt.scores[*point], dealt.costs[*point]));
      return true;
    });
  }
  run.proposed = run.best.size();
  run.best.resize(rules.evaluations, best);
  run.own_s = own.seconds();
  return run;
}

std::vector<double> Replay::expected_of_random(std::size_t evaluations) const {
  std::vector<double> scores = scores_;
  std::ranges::sort(scores, std::greater<>());
  const auto count = static_cast<double>(scores.size());
  std::vector<double> expected;
  for (std::size_t k = 1; k <= evaluations; ++k) {
    const double drawn = std::min(static_cast<double>(k), count);
    double sum = 0;
    double missed = 1;  // the chance that none of the better ones is among those drawn
    for (std::size_t i = 0; i < scores.size() && missed > 0; ++i) {
      const double chance = std::min(1.0, drawn / (count - static_cast<double>(i)));
      sum += missed * chance * scores[i];
      missed *= 1 - chance;
    }
    expected.push_back(sum);
  }
  return expected;
}

}  // namespace tilewright::tune
