#include "problem_tuner.h"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <tuple>
#include <utility>

#include "statistics.h"
#include "tilewright/dispatch.h"
#include "verification_cases.h"

namespace tilewright::tune {
namespace {

using Clock = std::chrono::steady_clock;

double seconds_since(Clock::time_point start) { return std::chrono::duration<double>(Clock::now() - start).count(); }

bool same(const Candidate& a, const Candidate& b) { return a.kernel == b.kernel && a.runtime == b.runtime; }

double median_us(const std::vector<double>& samples) { return summarize(samples).median; }

}  // namespace

// One problem on its way to a decision.
struct ProblemTuner::Search {
  const ProblemSpec& problem;
  Case which;
  ProblemResult result{};
  std::vector<Finalist> valid{};  // every candidate that has times, the default first
};

ProblemTuner::ProblemTuner(const Manifest& manifest, const std::vector<bool>& usable, Measurer& measurer, Journal& journal,
                           StopSignal& stop, TuningRules rules)
    : manifest_(manifest), usable_(usable), measurer_(measurer), journal_(journal), stop_(stop), rules_(std::move(rules)) {}

JournalEntry ProblemTuner::entry_for(const ProblemSpec& problem, const Candidate& candidate, const char* phase) const {
  const KernelSpec& kernel = manifest_.kernels[candidate.kernel];
  return {.op = manifest_.op.name,
          .problem = problem_text(manifest_.op, problem),
          .kernel = kernel.id,
          .runtime = runtime_text(kernel, candidate.runtime),
          .phase = phase};
}

ProblemResult ProblemTuner::tune(std::size_t index, double seconds, const std::function<void(const SearchState&)>& progress) {
  const ProblemSpec& problem = manifest_.problems[index];
  const Candidate& fallback = problem.candidates[problem.default_candidate];
  if (!usable_[fallback.kernel]) {
    return {.failure = fmt::format("its default kernel {} did not compile", manifest_.kernels[fallback.kernel].id)};
  }
  const auto start = Clock::now();
  try {
    Search state{.problem = problem, .which = {.index = index}};
    search(state, seconds * (1 - rules_.final_share), progress);
    if (state.result.failure.empty() && !state.result.stopped) run_final(state, seconds - seconds_since(start));
    if (state.result.failure.empty() && !state.result.stopped) decide(state);
    return std::move(state.result);
  } catch (const Error& fault) {
    return {.failure = fault.what()};
  }
}

void ProblemTuner::search(Search& state, double seconds, const std::function<void(const SearchState&)>& progress) {
  const ProblemSpec& problem = state.problem;
  SearchTask task{.points = {}, .default_point = problem.default_candidate, .seed = rules_.seed};
  for (const Candidate& candidate : problem.candidates) {
    task.points.push_back({.kernel = candidate.kernel,
                           .family = manifest_.kernels[candidate.kernel].family,
                           .runtime = candidate.runtime,
                           .predicted_us = candidate.predicted_us});
  }
  const std::unique_ptr<SearchStrategy> strategy = make_strategy(rules_.strategy, task);
  const auto start = Clock::now();
  double best_us = 0;
  const auto try_candidate = [&](std::size_t point) {
    const Candidate& candidate = problem.candidates[point];
    if (!usable_[candidate.kernel]) {
      strategy->observe({.point = point, .invalidity = Invalidity::compile});
      return;
    }
    ++state.result.tried;
    const JournalEntry entry = entry_for(problem, candidate, "search");
    const Evaluation evaluation = measurer_.evaluate(state.which, candidate, best_us);
    if (evaluation.invalidity != Invalidity::none) {
      journal_.failure(entry, evaluation);
      ++state.result.invalid[evaluation.invalidity];
      state.result.faults.push_back(fmt::format("{} {}: {}", entry.kernel, entry.runtime, evaluation.reason));
      if (point == problem.default_candidate) {
        state.result.failure = fmt::format("the default kernel {} is no good: {}", entry.kernel, evaluation.reason);
      }
      strategy->observe({.point = point, .invalidity = evaluation.invalidity});
      return;
    }
    journal_.samples(entry, evaluation.samples_us);
    const double us = median_us(evaluation.samples_us);
    best_us = best_us == 0 ? us : std::min(best_us, us);
    state.result.max_error = std::max(state.result.max_error, evaluation.max_error);
    state.valid.push_back({.candidate = candidate, .samples_us = evaluation.samples_us});
    strategy->observe({.point = point, .invalidity = Invalidity::none, .median_us = us});
  };

  try_candidate(problem.default_candidate);
  const int total = static_cast<int>(problem.candidates.size());
  for (int done = 1; state.result.failure.empty(); ++done) {
    progress({.done = done, .total = total, .best_us = best_us});
    if (stop_.requested()) {
      state.result.stopped = true;
      return;
    }
    if (state.result.tried > rules_.min_candidates && seconds_since(start) > seconds) return;
    const std::optional<std::size_t> point = strategy->propose();
    if (!point) return;
    try_candidate(*point);
  }
}

// The best few and the default, a sample of each in turn, forwards and backwards, so that drift hits all alike.
void ProblemTuner::run_final(Search& state, double seconds) {
  std::vector<Finalist>& finalists = state.result.finalists;
  finalists.assign(state.valid.begin() + 1, state.valid.end());
  std::stable_sort(finalists.begin(), finalists.end(),
                   [](const Finalist& a, const Finalist& b) { return median_us(a.samples_us) < median_us(b.samples_us); });
  if (finalists.size() > static_cast<std::size_t>(rules_.finalists))
    finalists.resize(static_cast<std::size_t>(rules_.finalists));
  // What is far behind after the search can't win.
  const double best_us =
      std::min(median_us(state.valid.front().samples_us), finalists.empty() ? 1e300 : median_us(finalists.front().samples_us));
  std::erase_if(finalists, [&](const Finalist& finalist) { return median_us(finalist.samples_us) > 1.15 * best_us; });
  finalists.push_back(state.valid.front());
  std::vector<double> expected_us;
  for (Finalist& finalist : finalists) expected_us.push_back(median_us(std::exchange(finalist.samples_us, {})));

  const auto start = Clock::now();
  for (int round = 0; round < rules_.max_rounds; ++round) {
    if (round >= rules_.min_rounds && (seconds_since(start) > seconds || stop_.requested())) break;
    for (std::size_t turn = 0; turn < finalists.size(); ++turn) {
      const std::size_t i = round % 2 == 0 ? turn : finalists.size() - 1 - turn;
      const Evaluation sample = measurer_.sample(state.which, finalists[i].candidate, round, expected_us[i]);
      if (sample.invalidity != Invalidity::none) throw Error(sample.reason);
      journal_.samples(entry_for(state.problem, finalists[i].candidate, "final"), sample.samples_us);
      finalists[i].samples_us.push_back(sample.samples_us.front());
    }
  }
  state.result.default_instance = finalists.back();
}

void ProblemTuner::decide(Search& state) {
  ProblemResult& result = state.result;
  std::vector<Finalist> standing = result.finalists;
  const auto by_time = [](const Finalist& a, const Finalist& b) { return median_us(a.samples_us) < median_us(b.samples_us); };
  std::stable_sort(standing.begin(), standing.end(), by_time);
  std::stable_sort(result.finalists.begin(), result.finalists.end(), by_time);
  const Candidate fallback = result.default_instance.candidate;
  while (!standing.empty()) {
    const Finalist& fastest = standing.front();
    std::vector<const Finalist*> equals;
    for (const Finalist& finalist : standing) {
      if (!paired_margin(fastest.samples_us, finalist.samples_us).clear()) equals.push_back(&finalist);
    }
    // Among equals: the default, then a kernel that is shipped anyway, then the fastest. What is no slower than the fastest
    // may still be no faster than the default: that is never chosen.
    const auto rank = [&](const Finalist* finalist) {
      const bool beats_default =
          finalist == &fastest || paired_margin(finalist->samples_us, result.default_instance.samples_us).clear();
      const auto wins = wins_.find(finalist->candidate.kernel);
      return std::tuple(same(finalist->candidate, fallback) ? 0
                        : beats_default                     ? 1
                                                            : 2,
                        wins == wins_.end() ? 0 : -wins->second);
    };
    const Finalist chosen =
        **std::min_element(equals.begin(), equals.end(), [&](auto* a, auto* b) { return rank(a) < rank(b); });
    result.tie.clear();
    for (const Finalist* finalist : equals) {
      if (!same(finalist->candidate, chosen.candidate)) result.tie.push_back(finalist->candidate);
    }
    result.winner = chosen;
    result.margin =
        same(chosen.candidate, fallback) ? 0 : paired_margin(chosen.samples_us, result.default_instance.samples_us).margin;
    if (verify_winner(state, chosen.candidate)) {
      ++wins_[chosen.candidate.kernel];
      return;
    }
    std::erase_if(standing, [&](const Finalist& finalist) { return same(finalist.candidate, chosen.candidate); });
  }
  result.failure = fmt::format("no finalist passes verification: {}", result.faults.back());
}

// At its shape, where the search looked at one run, and on the edge cases of the problem and of its tile.
bool ProblemTuner::verify_winner(Search& state, const Candidate& candidate) {
  state.result.verified_shapes = 0;
  for (const Case& which : verification_cases(manifest_, state.which.index, candidate)) {
    const Evaluation evaluation = measurer_.verify(which, candidate);
    state.result.max_error = std::max(state.result.max_error, evaluation.max_error);
    if (evaluation.invalidity != Invalidity::none) {
      const JournalEntry entry = entry_for(problem_of(manifest_, which), candidate, which.is_edge ? "edge" : "verify");
      journal_.failure(entry, evaluation);
      ++state.result.invalid[evaluation.invalidity];
      state.result.faults.push_back(fmt::format("{} {} on {}{}: {}", entry.kernel, entry.runtime,
                                                which.is_edge ? "the edge case " : "", entry.problem, evaluation.reason));
      return false;
    }
    ++state.result.verified_shapes;
  }
  return true;
}

}  // namespace tilewright::tune
