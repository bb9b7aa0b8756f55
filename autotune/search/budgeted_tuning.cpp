#include "search/budgeted_tuning.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <map>
#include <set>

#include "device/statistics.h"

namespace tilewright::tune {
namespace {

// What is known of a problem that had a turn.
struct Turn {
  bool answered = false;  // decided, or why it cannot be
  bool failed = false;    // the latter
  bool unfinished = false;
  double best_us = 0;
};

TurnEnd end_of(const Turn& turn) {
  if (!turn.answered) return TurnEnd::unanswered;
  return turn.failed ? TurnEnd::failed : TurnEnd::decided;
}

// The default's time / the best candidate's, by the models.
double predicted_gain(const ProblemSpec& problem) {
  if (problem.candidates.empty()) return 1;
  double best_us = INFINITY;
  for (const Candidate& candidate : problem.candidates) best_us = std::min(best_us, candidate.predicted_us);
  return problem.candidates[problem.default_candidate].predicted_us / std::max(best_us, 1e-3);
}

class BudgetedTuning {
 public:
  BudgetedTuning(const Manifest& manifest, ProblemTuner& tuner, const MeteredMeasurer& measurer, const TuningObserver& observer)
      : manifest_(manifest), tuner_(tuner), measurer_(measurer), observer_(observer) {}

  TuningOutcome run(std::span<const std::size_t> problems) {
    std::vector<std::size_t> waiting(problems.begin(), problems.end());
    // Cheap ones first: they teach what the dear ones will cost. Thread counts of one shape stay together, for their reference.
    std::stable_sort(waiting.begin(), waiting.end(),
                     [&](std::size_t a, std::size_t b) { return manifest_.problems[a].flops < manifest_.problems[b].flops; });
    if (tuner_.rules().gains_first) put_gains_first(waiting);
    take_turns(waiting, 0);
    try_cheapest(waiting);
    take_second_turns(waiting);
    return finish(problems);
  }

  TuningOutcome run(const PoolPlace& place) {
    ProblemPool& pool = place.pool;
    const auto need = [&](std::size_t problem) { return needs_of(std::span(&problem, 1), 0).front(); };
    while (!outcome_.interrupted) {
      const std::optional<PoolTurn> turn = pool.take(place.stage, place.lane, need);
      if (!turn) break;
      if (observer_.taken) observer_.taken(turn->problem);
      place.budget.allow(turn->left_s);
      const double before_s = place.budget.spent_s();
      take_turn(turn->problem, turn->share_s);
      pool.finish(place.stage, place.lane, turn->problem, place.budget.spent_s() - before_s, end_of(turns_[turn->problem]));
    }
    const double before_s = place.budget.spent_s();
    place.budget.allow(outcome_.interrupted ? 0 : pool.rest(place.stage, place.lane));
    take_second_turns({});
    for (const auto& [problem, turn] : turns_) {
      if (turn.answered) pool.finish(place.stage, place.lane, problem, 0, end_of(turn));
    }
    pool.leave(place.stage, place.lane, place.budget.spent_s() - before_s);
    return outcome_;
  }

 private:
  // Shapes of which the models expect clearly more than from their defaults, on any number of threads: before a small budget
  // runs out. The others follow, each part in its order.
  void put_gains_first(std::vector<std::size_t>& waiting) const {
    constexpr double kClear = 1.05;
    const auto is_same = [&](std::size_t a, std::size_t b) {
      const ProblemSpec &one = manifest_.problems[a], &other = manifest_.problems[b];
      return one.label == other.label && one.problem.attributes == other.problem.attributes;
    };
    const auto gains = [&](std::size_t problem) {
      return std::any_of(waiting.begin(), waiting.end(), [&](std::size_t other) {
        return is_same(problem, other) && predicted_gain(manifest_.problems[other]) >= kClear;
      });
    };
    std::set<std::size_t> first;
    std::copy_if(waiting.begin(), waiting.end(), std::inserter(first, first.end()), gains);
    std::stable_partition(waiting.begin(), waiting.end(), [&](std::size_t problem) { return first.contains(problem); });
  }

  // Of those that had a turn and may still gain by another, and of those that had none.
  void take_second_turns(const std::vector<std::size_t>& waiting) {
    std::vector<std::size_t> hopeful;
    for (const auto& [problem, turn] : turns_) {
      if (turn.unfinished || !turn.answered) hopeful.push_back(problem);
    }
    hopeful.insert(hopeful.end(), waiting.begin(), waiting.end());
    std::stable_sort(hopeful.begin(), hopeful.end(), [&](std::size_t a, std::size_t b) { return hope(a) > hope(b); });
    if (!outcome_.interrupted) take_turns(hopeful, 1);
  }

  // Everybody who can be afforded, in order; the others stay in `waiting`.
  void take_turns(std::vector<std::size_t>& waiting, int pass) {
    while (!waiting.empty() && !outcome_.interrupted) {
      const std::vector<double> shares_s = share_out(needs_of(waiting, pass), measurer_.budget().left_s(), pass > 0);
      auto share_s = std::find_if(shares_s.begin(), shares_s.end(), [](double share) { return share > 0; });
      // Before anything was measured needs are guesses, and no guess refuses the first problem.
      const bool is_first = turns_.empty();
      if (share_s == shares_s.end() && !is_first) return;
      const std::size_t place = share_s == shares_s.end() ? 0 : static_cast<std::size_t>(share_s - shares_s.begin());
      const std::size_t problem = waiting[place];
      waiting.erase(waiting.begin() + static_cast<std::ptrdiff_t>(place));
      take_turn(problem, share_s == shares_s.end() ? measurer_.budget().left_s() : *share_s);
    }
  }

  // Needs are guesses, and who has nothing yet gains more from what is left than another turn of the others does: so the
  // cheapest of those who go without may try with a part of its need.
  void try_cheapest(std::vector<std::size_t>& waiting) {
    constexpr double kPart = 0.5;
    if (waiting.empty() || outcome_.interrupted) return;
    const std::vector<ProblemNeed> needs = needs_of(waiting, 0);
    const auto cheapest = std::min_element(needs.begin(), needs.end(),
                                           [](const ProblemNeed& a, const ProblemNeed& b) { return a.least_s < b.least_s; });
    const double left_s = measurer_.budget().left_s();
    if (left_s < kPart * cheapest->least_s) return;
    const auto place = waiting.begin() + (cheapest - needs.begin());
    const std::size_t problem = *place;
    waiting.erase(place);
    take_turn(problem, left_s);
  }

  void take_turn(std::size_t problem, double share_s) {
    Turn& turn = turns_[problem];
    // Another pass is for what was decided; what the budget ended before goes on where it was.
    const int pass = turn.answered ? 1 : 0;
    const ProblemResult result =
        tuner_.tune(problem, share_s, pass, [&](const SearchState& state) { observer_.searching(problem, state); });
    if (result.interrupted) {
      outcome_.interrupted = true;
      return;
    }
    const bool is_decided = result.failure.empty();
    turn.unfinished = result.unfinished || result.unaffordable;
    if (is_decided && !result.unchanged) turn.best_us = summarize(result.winner.samples_us).median;
    if (result.unaffordable || result.unchanged || (turn.answered && !is_decided))
      return;  // what an earlier turn decided holds
    turn.answered = true;
    turn.failed = !is_decided;
    observer_.done(problem, result);
  }

  std::vector<ProblemNeed> needs_of(std::span<const std::size_t> waiting, int pass) const {
    std::vector<ProblemNeed> needs;
    std::optional<std::size_t> before = measurer_.last_problem();
    for (const std::size_t problem : waiting) {
      const ProblemSpec& spec = manifest_.problems[problem];
      const auto turn = turns_.find(problem);
      needs.push_back(need_of(tuner_.rules(), measurer_.costs(), spec, before && share_data(manifest_.problems[*before], spec),
                              turn == turns_.end() ? 0 : turn->second.best_us));
      if (pass > 0) needs.back().appetite_s *= std::min(1.0, hope(problem));
      before = problem;
    }
    return needs;
  }

  // How much a problem may still gain: all that lies above the roofline, where it is known. Undecided ones come first.
  double hope(std::size_t problem) const {
    const auto turn = turns_.find(problem);
    if (turn == turns_.end() || !turn->second.answered) return 2;
    const double roofline_us = manifest_.problems[problem].roofline_us;
    return std::clamp(1 - roofline_us / std::max(turn->second.best_us, 1e-3), 0.01, 1.0);
  }

  TuningOutcome finish(std::span<const std::size_t> problems) {
    for (const std::size_t problem : problems) {
      const auto turn = turns_.find(problem);
      if (outcome_.interrupted || (turn != turns_.end() && turn->second.answered)) continue;
      outcome_.unaffordable.push_back(problem);
      const double least_s = need_of(tuner_.rules(), measurer_.costs(), manifest_.problems[problem], false, 0).least_s;
      outcome_.least_s = outcome_.least_s == 0 ? least_s : std::min(outcome_.least_s, least_s);
    }
    return outcome_;
  }

  const Manifest& manifest_;
  ProblemTuner& tuner_;
  const MeteredMeasurer& measurer_;
  const TuningObserver& observer_;
  std::map<std::size_t, Turn> turns_{};
  TuningOutcome outcome_{};
};

// Before anything of it was measured: its default may take three times as long as what is searched.
double expected_best_us(const CostModel& costs, const ProblemSpec& problem) {
  double best_us = costs.default_us(problem);
  for (std::size_t i = 0; i < problem.candidates.size(); ++i) best_us = std::min(best_us, costs.candidate_us(problem, i));
  return best_us;
}

}  // namespace

ProblemNeed need_of(const TuningRules& rules, const CostModel& costs, const ProblemSpec& problem, bool same_data,
                    double best_us) {
  const double us = best_us > 0 ? best_us : expected_best_us(costs, problem);
  const auto candidates = static_cast<double>(problem.candidates.size() + problem.provided.size());
  const double search_s = (candidates - 1) * costs.evaluate_s(us);
  const double least_search_s = std::min(candidates - 1, static_cast<double>(rules.min_candidates)) * costs.evaluate_s(us);
  const double long_final_s = (rules.max_rounds - rules.min_rounds) * (rules.finalists + 1) * costs.sample_s(us);
  return {.least_s = costs.open_s(problem, same_data) + least_search_s + finish_s(rules, costs, problem, us),
          .appetite_s = search_s - least_search_s + long_final_s};
}

TuningOutcome tune_from_pool(const Manifest& manifest, const PoolPlace& place, ProblemTuner& tuner,
                             const MeteredMeasurer& measurer, const TuningObserver& observer) {
  return BudgetedTuning(manifest, tuner, measurer, observer).run(place);
}

TuningOutcome tune_within_budget(const Manifest& manifest, std::span<const std::size_t> problems, ProblemTuner& tuner,
                                 const MeteredMeasurer& measurer, const TuningObserver& observer) {
  return BudgetedTuning(manifest, tuner, measurer, observer).run(problems);
}

}  // namespace tilewright::tune
