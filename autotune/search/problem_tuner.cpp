#include "search/problem_tuner.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <functional>
#include <memory>
#include <nlohmann/json.hpp>
#include <numeric>
#include <utility>

#include "device/statistics.h"
#include "launch/launch.h"
#include "manifest/configuration.h"
#include "measure/verification_cases.h"
#include "search/decision.h"
#include "search/final_race.h"
#include "search/named_values.h"
#include "search/search_hope.h"
#include "tilewright/dispatch.h"

namespace tilewright::tune {
namespace {

bool same(const Candidate& a, const Candidate& b) { return a.kernel == b.kernel && a.runtime == b.runtime; }

double median_us(const std::vector<double>& samples) { return summarize(samples).median; }

std::vector<Finalist*> standing_of(ProblemResult& result) {
  std::vector<Finalist*> standing;
  for (Finalist& each : result.finalists) {
    if (each.standing) standing.push_back(&each);
  }
  return standing;
}

// By which candidates differ, whatever they are called.
NamedValues values_of(const KernelSpec& kernel, const Candidate& candidate) {
  NamedValues values = named_values(configuration_of(kernel, candidate));
  values.emplace_back("family", kernel.family);
  return values;
}

// What is measured whatever the strategy says: the default first, then the incumbent, unless it is the same.
std::vector<std::size_t> given_candidates(const ProblemSpec& problem) {
  std::vector<std::size_t> given{problem.default_candidate};
  for (std::size_t i = 0; i < problem.candidates.size(); ++i) {
    if (problem.candidates[i].incumbent && i != problem.default_candidate) given.push_back(i);
  }
  return given;
}

}  // namespace

double finish_s(const TuningRules& rules, const CostModel& costs, const ProblemSpec& problem, double us) {
  const auto others = static_cast<int>(std::min(problem.provided.size(), rules.provided_finalists));
  const int entrants = rules.finalists + static_cast<int>(given_candidates(problem).size()) + others;
  return rules.min_rounds * entrants * costs.sample_s(us) + costs.verdict_s(problem);
}

// One problem on its way to a decision.
struct ProblemTuner::Search {
  const ProblemSpec& problem;
  Case which;
  double share_s = 0;  // of the budget
  double start_s = 0;  // what the run had used before
  int first_round = 0;
  bool has_news = false;             // a candidate that was not known before this turn is the best
  std::vector<std::size_t> given{};  // see given_candidates
  std::vector<bool> answered{};      // by candidate: the strategy knows of it
  ProblemResult result{};
  std::vector<Finalist> valid{};     // every candidate that has times, the default first
  std::vector<Finalist> provided{};  // the same of other libraries', which compete with the winner alone
  std::unique_ptr<SearchStrategy> strategy{};
  double best_us = 0;  // 0: nothing was right yet
  int in_vain = 0;     // right candidates since the last one that was better beyond noise
  SearchHope hope{};
  bool cut_off = false;  // the last one, with the budget
};

struct ProblemTuner::Ranking {
  std::vector<Contestant> contestants{};
  std::vector<std::size_t> near{};
};

ProblemTuner::ProblemTuner(const Manifest& manifest, const std::vector<bool>& usable, MeteredMeasurer& measurer,
                           StopSignal& stop, TuningRules rules)
    : manifest_(manifest), usable_(usable), measurer_(measurer), stop_(stop), rules_(std::move(rules)) {}

std::string ProblemTuner::text_of(const Candidate& candidate) const {
  return instance_text(manifest_.kernels[candidate.kernel], candidate.runtime);
}

void ProblemTuner::adopt(const std::string& kernel) {
  for (std::size_t k = 0; k < manifest_.kernels.size(); ++k) {
    if (manifest_.kernels[k].id == kernel) ++wins_[k];
  }
}

ProblemResult ProblemTuner::tune(std::size_t index, double share_s, int pass,
                                 const std::function<void(const SearchState&)>& progress) {
  const ProblemSpec& problem = manifest_.problems[index];
  const Candidate& fallback = problem.candidates[problem.default_candidate];
  if (!usable_[fallback.kernel]) {
    return {.failure = fmt::format("its default kernel {} did not compile", manifest_.kernels[fallback.kernel].id)};
  }
  Search state{.problem = problem,
               .which = {.index = index},
               .share_s = share_s,
               .start_s = measurer_.budget().spent_s(),
               .first_round = pass * rules_.max_rounds,
               .given = given_candidates(problem),
               .answered = std::vector<bool>(problem.candidates.size(), false)};
  try {
    search(state, progress);
    state.result.unchanged = pass > 0 && !state.has_news;
    if (state.result.unchanged) return std::move(state.result);
    if (state.result.failure.empty() && !state.result.interrupted) {
      run_final(state);
      sample_constants(state);
    }
    if (state.result.failure.empty() && !state.result.interrupted) {
      const double before_s = measurer_.budget().spent_s();
      decide(state);
      if (state.result.failure.empty()) decide_provided(state);
      measurer_.judged(problem, measurer_.budget().spent_s() - before_s);
    }
  } catch (const Stopped&) {
    state.result.interrupted = true;
  } catch (const BudgetSpent& spent) {
    state.result.unaffordable = true;
    state.result.failure = spent.what();
  } catch (const Error& fault) {
    state.result.failure = fault.what();
  }
  return std::move(state.result);
}

SearchTask ProblemTuner::task_of(const ProblemSpec& problem) const {
  SearchTask task{.points = {}, .default_point = problem.default_candidate, .seed = rules_.seed};
  std::vector<NamedValues> configurations;
  for (const Candidate& candidate : problem.candidates) {
    configurations.push_back(values_of(manifest_.kernels[candidate.kernel], candidate));
    task.points.push_back({.kernel = candidate.kernel,
                           .family = manifest_.kernels[candidate.kernel].family,
                           .runtime = candidate.runtime,
                           .predicted_us = candidate.predicted_us,
                           .recorded = candidate.recorded});
  }
  set_parameters(task, configurations);
  return task;
}

void ProblemTuner::search(Search& state, const std::function<void(const SearchState&)>& progress) {
  const ProblemSpec& problem = state.problem;
  const CostModel& costs = measurer_.costs();
  state.strategy = rules_.told ? rules_.told(state.which.index) : make_strategy(rules_.strategy, task_of(problem));
  measurer_.hold_back(finish_s(rules_, costs, problem, costs.default_us(problem)));
  try_given(state);
  if (state.result.failure.empty() && !state.cut_off) try_provided(state);
  const int total = static_cast<int>(problem.candidates.size());
  const int patience = rules_.patience + static_cast<int>(rules_.patience_share * total);
  for (int done = 1; state.result.failure.empty() && !state.cut_off; ++done) {
    progress({.done = done, .total = total, .best_us = state.best_us});
    if (stop_.requested()) {
      state.result.interrupted = true;
      return;
    }
    if (is_exhausted(state, patience)) return;
    const std::optional<std::size_t> point = state.strategy->propose();
    if (!point) return;
    if (state.answered[*point]) continue;  // no strategy need know of the incumbent, nor of what is like another one
    const double finish = finish_s(rules_, costs, problem, state.best_us);
    state.result.unfinished = !affords_another(state, finish);
    if (state.result.unfinished) break;
    measurer_.hold_back(finish);
    const double before_us = state.best_us;
    const std::optional<double> gain = state.strategy->expected_gain();
    try_candidate(state, *point);
    // Every kernel is compiled before the first is measured, so that costs nothing any more.
    state.hope.note(gain, state.share_s, costs.evaluate_s(state.best_us), state.best_us < (1 - kResolution) * before_us);
  }
  if (state.cut_off) state.result.unfinished = true;
  // A winner among fewer would be luck, and would replace a record that may rest on more.
  if (state.result.failure.empty() && (state.valid.empty() || has_tried_too_few(state)))
    throw BudgetSpent("the budget ran out during its search");
}

bool ProblemTuner::is_exhausted(const Search& state, int patience) const {
  if (state.strategy->goes_on() || has_tried_too_few(state)) return false;
  return state.strategy->expected_gain() ? state.hope.is_lost() : state.in_vain >= patience;
}

bool ProblemTuner::has_tried_too_few(const Search& state) const {
  return state.result.tried < rules_.min_candidates + static_cast<int>(state.given.size());
}

bool ProblemTuner::affords_another(const Search& state, double finish) const {
  const double next_s = measurer_.costs().evaluate_s(state.best_us);
  if (next_s + finish > measurer_.budget().left_s()) return false;
  const double used_s = measurer_.budget().spent_s() - state.start_s;
  return has_tried_too_few(state) || used_s + next_s + std::max(finish, rules_.final_share * state.share_s) <= state.share_s;
}

void ProblemTuner::try_given(Search& state) {
  for (const std::size_t point : state.given) {
    if (state.result.failure.empty() && !state.cut_off) try_candidate(state, point);
  }
}

void ProblemTuner::try_candidate(Search& state, std::size_t point) {
  const Candidate& candidate = state.problem.candidates[point];
  const bool is_default = point == state.problem.default_candidate;  // without the default there is no decision
  if (!usable_[candidate.kernel]) {
    const std::optional<Evaluation>& fault = image_of(candidate).fault;
    return tell(state, point,
                fault ? *fault : Evaluation{.invalidity = Invalidity::compile, .reason = "its kernel was not compiled"});
  }
  if (ban_.covers(candidate.kernel) && !is_default) return tell(state, point, ban_.why());
  ++state.result.tried;
  const Evaluation evaluation = measurer_.evaluate(state.which, candidate, state.best_us);
  state.cut_off = evaluation.cut_off;
  if (state.cut_off) return;
  ban_.observe(candidate.kernel, evaluation);
  if (evaluation.invalidity == Invalidity::none) {
    note_time(state, candidate, evaluation);
  } else {
    ++state.result.invalid[evaluation.invalidity];
    state.result.faults.push_back(fmt::format("{}: {}", text_of(candidate), evaluation.reason));
    if (is_default) {
      state.result.failure =
          fmt::format("the default kernel {} is no good: {}", manifest_.kernels[candidate.kernel].id, evaluation.reason);
    }
  }
  tell(state, point, evaluation);
}

void ProblemTuner::tell(Search& state, std::size_t point, const Evaluation& evaluation) {
  const std::vector<Candidate>& candidates = state.problem.candidates;
  const bool is_right = evaluation.invalidity == Invalidity::none;
  Observation observation{.point = point,
                          .invalidity = evaluation.invalidity,
                          .median_us = is_right ? median_us(evaluation.samples_us) : 0,
                          .evaluation = &evaluation,
                          .compile_s = image_of(candidates[point]).compile_s,
                          .run_s = evaluation.device_s};
  state.answered[point] = true;
  state.strategy->observe(observation);
  observation.is_shared = true;
  observation.compile_s = observation.run_s = 0;
  for (std::size_t i = 0; i < candidates.size(); ++i) {
    const bool is_given = std::ranges::count(state.given, i) > 0;  // which is measured in any case
    if (state.answered[i] || is_given || !is_like(candidates[i], candidates[point])) continue;
    state.answered[i] = true;
    observation.point = i;
    state.strategy->observe(observation);
  }
}

bool ProblemTuner::is_like(const Candidate& a, const Candidate& b) const {
  const std::string& identity = image_of(a).identity;
  return !identity.empty() && identity == image_of(b).identity && a.runtime == b.runtime;
}

const KnownImage& ProblemTuner::image_of(const Candidate& candidate) const {
  static const KnownImage kNothing;
  return rules_.images.empty() ? kNothing : rules_.images[candidate.kernel];
}

// Whether one is any good our own search need not know, so these tell it nothing.
void ProblemTuner::try_provided(Search& state) {
  const double finish = finish_s(rules_, measurer_.costs(), state.problem, state.best_us);
  double best_us = 0;
  for (const Candidate& candidate : state.problem.provided) {
    const double next_s = measurer_.costs().evaluate_s(state.best_us);
    const double used_s = measurer_.budget().spent_s() - state.start_s;
    const auto tried = static_cast<std::size_t>(&candidate - state.problem.provided.data());
    if (stop_.requested() || next_s + finish > measurer_.budget().left_s()) break;
    if (tried >= rules_.provided_first && used_s + next_s > rules_.provided_share * state.share_s) break;
    measurer_.hold_back(finish);
    const Evaluation evaluation = measurer_.evaluate(state.which, candidate, best_us);
    if (evaluation.cut_off) break;
    if (evaluation.invalidity != Invalidity::none) {
      note_fault(state, candidate, state.which, evaluation);
      continue;
    }
    const double us = median_us(evaluation.samples_us);
    best_us = best_us == 0 ? us : std::min(best_us, us);
    state.provided.push_back({.candidate = candidate, .search_us = us});
  }
  std::ranges::stable_sort(state.provided, {}, &Finalist::search_us);
  if (state.provided.size() > rules_.provided_finalists) state.provided.resize(rules_.provided_finalists);
}

void ProblemTuner::note_time(Search& state, const Candidate& candidate, const Evaluation& evaluation) {
  const double us = median_us(evaluation.samples_us);
  const bool is_first = state.best_us == 0;
  // What an earlier turn measured is answered from memory, and costs nothing.
  if (is_first || us < state.best_us) state.has_news = evaluation.device_s > 0;
  state.in_vain = is_first || us < (1 - kResolution) * state.best_us ? 0 : state.in_vain + 1;
  state.best_us = is_first ? us : std::min(state.best_us, us);
  state.result.max_error = std::max(state.result.max_error, evaluation.max_error);
  state.valid.push_back({.candidate = candidate, .samples_us = evaluation.samples_us});
}

// The best few, the incumbent and the default, a sample of each in turn.
void ProblemTuner::run_final(Search& state) {
  std::vector<Finalist>& finalists = state.result.finalists;
  std::vector<Finalist> incumbents;
  for (std::size_t i = 1; i < state.valid.size(); ++i) {
    (state.valid[i].candidate.incumbent ? incumbents : finalists).push_back(state.valid[i]);
  }
  std::stable_sort(finalists.begin(), finalists.end(),
                   [](const Finalist& a, const Finalist& b) { return median_us(a.samples_us) < median_us(b.samples_us); });
  if (finalists.size() > static_cast<std::size_t>(rules_.finalists))
    finalists.resize(static_cast<std::size_t>(rules_.finalists));
  // What is far behind after the search can't win. But the search times candidates one after the other, and on a device that
  // its power cap holds back the first ones after a pause are faster.
  constexpr double kFinalistsWithin = 1.3;
  std::erase_if(finalists,
                [&](const Finalist& finalist) { return median_us(finalist.samples_us) > kFinalistsWithin * state.best_us; });
  // Of others' that are only compared with, a table says how far behind they are.
  const double provided_within = rules_.only_compares_provided ? 10 : kFinalistsWithin;
  std::erase_if(state.provided, [&](const Finalist& each) { return each.search_us > provided_within * state.best_us; });
  finalists.insert(finalists.end(), incumbents.begin(), incumbents.end());
  finalists.push_back(state.valid.front());
  for (Finalist& finalist : finalists) finalist.search_us = median_us(std::exchange(finalist.samples_us, {}));

  // Among equals today's instance wins, which changes nothing for anybody, and where there is none the default.
  const std::size_t favourite = incumbents.empty() ? finalists.size() - 1 : finalists.size() - 2;
  FinalRace race(finalists.size(), {.min_rounds = rules_.min_rounds, .max_rounds = rules_.max_rounds, .favourite = favourite});
  std::vector<bool> faulty(finalists.size(), false);
  while (!race.decided()) {
    const double used_s = measurer_.budget().spent_s() - state.start_s;
    const bool out_of_time = used_s + measurer_.costs().verdict_s(state.problem) > state.share_s;
    if (race.may_end() && (out_of_time || stop_.requested())) break;  // FinalEnd::interrupted
    for (const std::size_t i : race.lineup()) {
      const Evaluation sample =
          measurer_.sample(state.which, finalists[i].candidate, state.first_round + race.rounds(), finalists[i].search_us);
      if (sample.invalidity != Invalidity::none) {
        if (i + 1 == finalists.size()) throw Error(sample.reason);
        note_fault(state, finalists[i].candidate, state.which, sample);
        race.disqualify(i);
        faulty[i] = true;
        continue;
      }
      race.add(i, sample.samples_us.front());
      add(finalists[i].conditions, sample.conditions);
    }
    sample_provided(state, state.first_round + race.rounds());
    race.end_round();
  }
  state.result.final_rounds = race.rounds();
  state.result.final_end = race.end();
  for (std::size_t i = 0; i < finalists.size(); ++i) {
    if (!faulty[i]) finalists[i].samples_us = race.samples_us(i);
    finalists[i].standing = !race.is_out(i) || finalists[i].candidate.incumbent;
  }
  std::erase_if(finalists, [](const Finalist& finalist) { return finalist.samples_us.empty(); });
  state.result.default_instance = finalists.back();
}

// In the rounds of our own final, which they do not decide.
void ProblemTuner::sample_provided(Search& state, int round) {
  for (Finalist& each : state.provided) {
    if (!each.standing) continue;
    const Evaluation sample = measurer_.sample(state.which, each.candidate, round, each.search_us);
    each.standing = sample.invalidity == Invalidity::none;
    if (each.standing) {
      each.samples_us.push_back(sample.samples_us.front());
      add(each.conditions, sample.conditions);
    } else {
      note_fault(state, each.candidate, state.which, sample);
    }
  }
}

// Where some of those that tie can read constant operands early, these are sampled again, and also so: they may be a tenth
// apart then. They are compared by both times, of the same rounds.
void ProblemTuner::sample_constants(Search& state) {
  const std::vector<Finalist*> standing = standing_of(state.result);
  if (standing.empty()) return;
  const auto [contestants, near] = rank(state, standing);
  if (contestants[near.front()].is_default) return;  // which wins by the final alone
  std::vector<Finalist*> tied;
  for (const std::size_t each : near) tied.push_back(standing[each]);
  const auto can_read = [&](const Finalist* each) { return reading_constants(each->candidate).has_value(); };
  if (tied.size() < 2 || std::ranges::none_of(tied, can_read)) return;
  const CostModel& costs = measurer_.costs();
  const double round_s = 2 * static_cast<double>(tied.size()) * costs.sample_s(tied.front()->search_us);
  constexpr int kOwnRounds = 1 << 20;  // no final has so many: a journal knows samples by their rounds
  for (int round = 0; round < rules_.constant_rounds; ++round) {
    const double used_s = measurer_.budget().spent_s() - state.start_s;
    if (stop_.requested() || used_s + round_s + costs.verdict_s(state.problem) > state.share_s) {
      for (Finalist* each : tied) each->both_us.clear();  // too few say nothing
      return;
    }
    for (Finalist* each : tied) {
      std::vector<Candidate> ways{each->candidate};
      if (const std::optional<Candidate> reading = reading_constants(each->candidate)) ways.push_back(*reading);
      double product = 1;
      for (const Candidate& way : ways) {
        if (!each->standing) break;
        const Evaluation sample = measurer_.sample(state.which, way, kOwnRounds + state.first_round + round, each->search_us);
        each->standing = sample.invalidity == Invalidity::none;
        if (each->standing) {
          product *= sample.samples_us.front();
        } else {
          note_fault(state, way, state.which, sample);
        }
      }
      each->both_us.push_back(ways.size() == 2 ? std::sqrt(product) : product);
    }
  }
}

ProblemTuner::Ranking ProblemTuner::rank(const Search& state, std::span<Finalist* const> standing) const {
  const Finalist& fallback = state.result.default_instance;
  Ranking ranking;
  for (const Finalist* finalist : standing) {
    const Candidate& candidate = finalist->candidate;
    const KernelSpec& kernel = manifest_.kernels[candidate.kernel];
    ranking.contestants.push_back(
        {.samples_us = finalist->samples_us,
         .is_default = same(candidate, fallback.candidate),
         .is_incumbent = candidate.incumbent,
         .wins_elsewhere = wins_.contains(candidate.kernel),
         .workspace_bytes = resolve_launch(kernel.launch, state.problem.problem, candidate.runtime,
                                           compute_units_of(rules_.device, state.problem.problem))
                                .workspace_bytes,
         .unusual = std::transform_reduce(candidate.runtime.begin(), candidate.runtime.end(), kernel.runtime_defaults.begin(),
                                          0, std::plus<>(), std::not_equal_to<>()),
         .name = text_of(candidate)});
  }
  const Decision decision = tune::decide(ranking.contestants, fallback.samples_us);
  ranking.near = {decision.winner};
  ranking.near.insert(ranking.near.end(), decision.tie.begin(), decision.tie.end());
  return ranking;
}

std::optional<Candidate> ProblemTuner::reading_constants(const Candidate& candidate) const {
  const auto runtime = tilewright::reading_constants(manifest_.kernels[candidate.kernel].launch, candidate.runtime);
  return runtime ? std::optional(Candidate{.kernel = candidate.kernel, .runtime = *runtime}) : std::nullopt;
}

namespace {

// Some kernels have two speeds, and keep to one for a while: what the search saw ahead of the winner may be ahead again.
void add_where_search_disagrees(ProblemResult& result) {
  for (const Finalist& each : result.finalists) {
    const auto is_same = [&](const Candidate& tied) { return same(tied, each.candidate); };
    if (each.search_us > result.winner.search_us || is_same(result.winner.candidate)) continue;
    if (std::ranges::none_of(result.tie, is_same)) result.tie.push_back(each.candidate);
  }
}

// Of a decision's winner and its tie, `near`, the one that wins by both times, without and with constants. The default wins by
// one alone, and who does not clearly beat it is no winner; nor is who is clearly slower than the incumbent without constants.
std::size_t weigh_both(std::span<const Contestant> contestants, std::span<Finalist* const> standing,
                       std::span<const std::size_t> near, const Finalist& fallback) {
  if (contestants[near.front()].is_default || standing[near.front()]->both_us.empty()) return near.front();
  const auto is_slower_than_today = [&](std::size_t each) {
    return std::ranges::any_of(near, [&](std::size_t other) {
      return contestants[other].is_incumbent &&
             paired_margin(contestants[other].samples_us, contestants[each].samples_us).clear();
    });
  };
  std::vector<std::size_t> weighed;
  std::vector<Contestant> by_both;
  for (const std::size_t each : near) {
    if (standing[each]->both_us.empty()) continue;  // it ties with another winner only
    if (!paired_margin(contestants[each].samples_us, fallback.samples_us).clear() || is_slower_than_today(each)) continue;
    weighed.push_back(each);
    by_both.push_back(contestants[each]);
    by_both.back().samples_us = standing[each]->both_us;
  }
  return weighed.empty() ? near.front() : weighed[tune::decide(by_both, fallback.samples_us).winner];
}

std::optional<double> gain_over_incumbent(const ProblemResult& result) {
  const auto incumbent = std::ranges::find_if(result.finalists, [](const Finalist& each) { return each.candidate.incumbent; });
  if (incumbent == result.finalists.end()) return std::nullopt;
  return result.winner.candidate.incumbent ? 0 : paired_margin(result.winner.samples_us, incumbent->samples_us).margin;
}

}  // namespace

// Until one of those that are left is right everywhere.
void ProblemTuner::decide(Search& state) {
  ProblemResult& result = state.result;
  std::stable_sort(result.finalists.begin(), result.finalists.end(),
                   [](const Finalist& a, const Finalist& b) { return median_us(a.samples_us) < median_us(b.samples_us); });
  std::vector<Finalist*> standing = standing_of(result);
  const Finalist& fallback = result.default_instance;
  for (; !standing.empty();
       std::erase_if(standing, [&](const Finalist* each) { return same(each->candidate, result.winner.candidate); })) {
    const auto [contestants, near] = rank(state, standing);
    const std::size_t best = weigh_both(contestants, standing, near, fallback);
    const PairedMargin margin = paired_margin(contestants[best].samples_us, fallback.samples_us);
    result.winner = *standing[best];
    result.margin = contestants[best].is_default ? 0 : margin.margin;
    result.noise = contestants[best].is_default ? 0 : margin.noise();
    result.tie.clear();
    for (const std::size_t tied : near) {
      if (tied != best) result.tie.push_back(standing[tied]->candidate);
    }
    add_where_search_disagrees(result);
    result.gain = gain_over_incumbent(result);
    if (!verify_winner(state, result.winner.candidate)) continue;
    ++wins_[result.winner.candidate.kernel];
    if (!rules_.asks_energy) return;
    try {
      result.energy_mj = measurer_.energy(state.which, result.winner.candidate, median_us(result.winner.samples_us)).energy_mj;
    } catch (const Stopped&) {  // the winner stands without it
    }
    return;
  }
  result.failure = fmt::format("no finalist passes verification: {}", result.faults.back());
}

// The fastest of other libraries', if it is clearly faster than our own winner and right.
void ProblemTuner::decide_provided(Search& state) {
  std::erase_if(state.provided, [](const Finalist& each) { return !each.standing; });
  std::ranges::stable_sort(state.provided, {}, [](const Finalist& each) { return median_us(each.samples_us); });
  if (rules_.only_compares_provided) {
    if (state.provided.empty()) return;
    const Finalist& fastest = state.provided.front();
    const double margin = paired_margin(fastest.samples_us, state.result.winner.samples_us).margin;
    state.result.compared = {.candidate = fastest.candidate, .ratio = 1 / (1 + margin)};
    return;
  }
  for (const Finalist& each : state.provided) {
    const PairedMargin margin = paired_margin(each.samples_us, state.result.winner.samples_us);
    if (!margin.clear()) return;
    const Evaluation evaluation = measurer_.verify(state.which, each.candidate);
    if (evaluation.invalidity == Invalidity::none) {
      state.result.provided = {.finalist = each, .margin = margin.margin, .max_error = evaluation.max_error};
      return;
    }
    note_fault(state, each.candidate, state.which, evaluation);
  }
}

void ProblemTuner::note_fault(Search& state, const Candidate& candidate, const Case& which, const Evaluation& evaluation) {
  ++state.result.invalid[evaluation.invalidity];
  state.result.faults.push_back(fmt::format("{} on {}{}: {}", text_of(candidate), which.is_edge ? "the edge case " : "",
                                            problem_text(manifest_.op, problem_of(manifest_, which)), evaluation.reason));
}

// At its shape, where the search looked at one run, and on the edge cases of the problem and of its tile; at its shape also as
// it is launched where operands are constant.
bool ProblemTuner::verify_winner(Search& state, const Candidate& candidate) {
  state.result.verified_shapes = 0;
  state.result.max_error = 0;  // of this candidate: one before may have failed with an infinite one
  for (const Case& which : verification_cases(manifest_, state.which.index, candidate)) {
    const Evaluation evaluation = measurer_.verify(which, candidate);
    state.result.max_error = std::max(state.result.max_error, evaluation.max_error);
    if (evaluation.invalidity != Invalidity::none) {
      note_fault(state, candidate, which, evaluation);
      return false;
    }
    ++state.result.verified_shapes;
  }
  const std::optional<Candidate> reading = reading_constants(candidate);
  if (!reading) return true;
  const Evaluation evaluation = measurer_.verify(state.which, *reading);
  if (evaluation.invalidity != Invalidity::none) note_fault(state, *reading, state.which, evaluation);
  return evaluation.invalidity == Invalidity::none;
}

}  // namespace tilewright::tune
