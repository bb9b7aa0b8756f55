#include "evaluator.h"

#include <fmt/format.h>

#include <algorithm>
#include <new>

#include "statistics.h"

namespace tilewright::tune {

Evaluation Evaluator::guarded(const Bench& bench, const Candidate& candidate, const std::function<Evaluation()>& body) {
  try {
    return body();
  } catch (const std::exception& fault) {
    if (!backend_.usable()) {
      throw DeviceLost(fmt::format("the device was lost while {} ran {}: {}", kernels_.entry(candidate.kernel).id,
                                   bench.problem().label, fault.what()));
    }
    const bool is_memory = dynamic_cast<const std::bad_alloc*>(&fault) != nullptr;
    return {.invalidity = Invalidity::runtime, .reason = is_memory ? "it needs more memory than there is" : fault.what()};
  }
}

Evaluation Evaluator::verify(Bench& bench, const Candidate& candidate, bool is_edge) {
  return guarded(bench, candidate, [&] {
    const Verdict verdict = bench.check(kernels_.plan(candidate.kernel, candidate.runtime, bench.problem().problem),
                                        is_edge ? rules_.edge_runs : rules_.verified_runs, rules_.verify_us);
    return Evaluation{.invalidity = verdict.fault.empty() ? Invalidity::none : Invalidity::correctness,
                      .reason = verdict.fault,
                      .max_error = verdict.max_error};
  });
}

Evaluation Evaluator::evaluate(Bench& bench, const Candidate& candidate, double best_us) {
  return guarded(bench, candidate, [&] {
    Evaluation evaluation;
    const Plan plan = kernels_.plan(candidate.kernel, candidate.runtime, bench.problem().problem);
    const Verdict verdict = bench.check(plan);
    evaluation.max_error = verdict.max_error;
    if (!verdict.fault.empty()) {
      evaluation.invalidity = Invalidity::correctness;
      evaluation.reason = verdict.fault;
      return evaluation;
    }
    const auto take = [&](const std::vector<double>& samples) {
      evaluation.samples_us.insert(evaluation.samples_us.end(), samples.begin(), samples.end());
    };
    const auto is_slow = [&] {
      evaluation.stopped_early = best_us > 0 && summarize(evaluation.samples_us).min > rules_.race_ratio * best_us;
      return evaluation.stopped_early;
    };
    if (verdict.first_us >= rules_.long_run_us) {
      take({verdict.first_us});
      if (is_slow()) return evaluation;
    }
    const int batch = backend_.batch_for(verdict.first_us);
    take(bench.time(plan, rules_.first_samples, batch));
    if (is_slow()) return evaluation;
    const double sample_us = std::max(summarize(evaluation.samples_us).median * batch, 1.0);
    const int affordable = static_cast<int>(rules_.search_us / sample_us);
    const int more = std::min(rules_.samples - rules_.first_samples, affordable);
    if (more > 0) take(bench.time(plan, more, batch));
    return evaluation;
  });
}

Evaluation Evaluator::sample(Bench& bench, const Candidate& candidate, double expected_us) {
  return guarded(bench, candidate, [&] {
    const Plan plan = kernels_.plan(candidate.kernel, candidate.runtime, bench.problem().problem);
    return Evaluation{.samples_us = bench.time(plan, 1, backend_.batch_for(expected_us))};
  });
}

}  // namespace tilewright::tune
