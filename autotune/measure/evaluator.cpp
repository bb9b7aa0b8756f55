#include "measure/evaluator.h"

#include <fmt/format.h>

#include <algorithm>
#include <new>
#include <utility>

#include "device/statistics.h"

namespace tilewright::tune {
namespace {

Evaluation evaluation_of(const Verdict& verdict) {
  return {.invalidity = verdict.fault.empty() ? Invalidity::none : Invalidity::correctness,
          .reason = verdict.fault,
          .max_error = verdict.max_error};
}

}  // namespace

SamplingRules sampling_rules(CachePolicy cache, TargetKind kind) {
  SamplingRules rules;
  rules.cache = cache;
  // A GPU sample costs microseconds, and the checked run is no sample: it also loads the code.
  if (kind == TargetKind::cuda) {
    rules.first_samples = 3;
    rules.samples = 12;
    rules.search_us = 100'000;
    rules.long_run_us = 1e12;
  }
  return rules;
}

Evaluation Evaluator::guarded(const LaidOutProblem& laid_out, const Candidate& candidate,
                              const std::function<Evaluation()>& body) {
  try {
    return body();
  } catch (const std::exception& fault) {
    if (!backend_.usable()) {
      throw DeviceLost(fmt::format("the device was lost while {} ran {}: {}", kernels_.entry(candidate.kernel).id,
                                   laid_out.problem().label, fault.what()));
    }
    const bool is_memory = dynamic_cast<const std::bad_alloc*>(&fault) != nullptr;
    return {.invalidity = Invalidity::runtime, .reason = is_memory ? "it needs more memory than there is" : fault.what()};
  }
}

Evaluation Evaluator::verify(LaidOutProblem& laid_out, const Candidate& candidate, bool is_edge) {
  return guarded(laid_out, candidate, [&] {
    const Plan plan = plan_of(laid_out, candidate);
    const PartTimer timer(backend_.parts().check_s);
    Verdict verdict = laid_out.check(plan, is_edge ? rules_.edge_runs : rules_.verified_runs, rules_.verify_us);
    if (verdict.fault.empty()) verdict.fault = laid_out.find_fault_in_place(plan);
    if (!is_edge && verdict.fault.empty()) verdict.fault = laid_out.recheck(plan, laid_out.pilot_us(plan)).fault;
    return evaluation_of(verdict);
  });
}

Evaluation Evaluator::capture(LaidOutProblem& laid_out, const Candidate& candidate, const std::filesystem::path& folder) {
  return guarded(laid_out, candidate, [&] {
    const Plan plan = plan_of(laid_out, candidate);
    return evaluation_of(laid_out.capture(plan, folder));
  });
}

Verdict Evaluator::check(LaidOutProblem& laid_out, const Plan& plan) {
  const PartTimer timer(backend_.parts().check_s);
  Verdict verdict = laid_out.check(plan);
  if (verdict.fault.empty()) verdict.fault = laid_out.find_fault_in_place(plan);
  return verdict;
}

Plan Evaluator::plan_of(const LaidOutProblem& laid_out, const Candidate& candidate) {
  const PartTimer timer(backend_.parts().load_s);
  return kernels_.plan(candidate.kernel, candidate.runtime, laid_out.problem().problem);
}

Evaluation Evaluator::evaluate(LaidOutProblem& laid_out, const Candidate& candidate, double best_us) {
  return guarded(laid_out, candidate, [&] {
    const Plan plan = plan_of(laid_out, candidate);
    const Verdict verdict = check(laid_out, plan);
    Evaluation evaluation = evaluation_of(verdict);
    if (evaluation.invalidity != Invalidity::none) return evaluation;
    const auto take = [&](int samples, double expected_us) {
      const Timing timing = laid_out.time(plan, samples, expected_us);
      evaluation.samples_us.insert(evaluation.samples_us.end(), timing.samples_us.begin(), timing.samples_us.end());
      add(evaluation.conditions, timing.conditions);
    };
    const auto is_slow = [&] {
      return evaluation.stopped_early = best_us > 0 && clearly_slower(evaluation.samples_us, best_us, rules_.race_margin);
    };
    if (verdict.first_us >= rules_.long_run_us) {
      evaluation.samples_us.push_back(verdict.first_us);
      if (is_slow()) return evaluation;
    }
    take(rules_.first_samples, verdict.first_us < rules_.pilot_us ? laid_out.pilot_us(plan) : verdict.first_us);
    if (is_slow()) return evaluation;
    const double us = summarize(evaluation.samples_us).median;
    const int affordable = static_cast<int>(rules_.search_us / std::max(laid_out.sample_us(us), 1.0));
    const int more = std::min(rules_.samples - rules_.first_samples, affordable);
    if (more > 0) take(more, us);
    return evaluation;
  });
}

Evaluation Evaluator::sample(LaidOutProblem& laid_out, const Candidate& candidate, double expected_us) {
  return guarded(laid_out, candidate, [&] {
    const Plan plan = plan_of(laid_out, candidate);
    Timing timing = laid_out.time(plan, 1, expected_us);
    return Evaluation{.samples_us = std::move(timing.samples_us), .conditions = std::move(timing.conditions)};
  });
}

Evaluation Evaluator::energy(LaidOutProblem& laid_out, const Candidate& candidate, double expected_us) {
  return guarded(laid_out, candidate, [&] {
    const Plan plan = plan_of(laid_out, candidate);
    return Evaluation{.energy_mj = laid_out.energy_mj(plan, expected_us)};
  });
}

}  // namespace tilewright::tune
