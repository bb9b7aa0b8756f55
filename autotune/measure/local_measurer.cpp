#include "measure/local_measurer.h"

#include <sys/resource.h>

#include <chrono>
#include <utility>

#include "system/seconds_since.h"

namespace tilewright::tune {
namespace {

double seconds_of(const timeval& time) { return static_cast<double>(time.tv_sec) + 1e-6 * static_cast<double>(time.tv_usec); }

}  // namespace

LocalMeasurer::LocalMeasurer(const Manifest& manifest, KernelSet& kernels, DeviceBackend& backend, SamplingRules rules,
                             std::uint64_t seed, const ExternalCases* external)
    : manifest_(manifest),
      kernels_(kernels),
      backend_(backend),
      rules_(rules),
      evaluator_(backend, kernels, rules),
      seed_(seed),
      external_(external) {
  add_cpu_time();
  backend_.parts() = {};  // what it took to make it is none of a call's
}

// Runs `body` and says how long it held the device, and what of that, and of laying out before, was no launching.
template <typename Body>
Evaluation LocalMeasurer::timed(const Body& body) {
  const auto start = std::chrono::steady_clock::now();
  Evaluation evaluation = body();
  evaluation.device_s = seconds_since(start);
  add_cpu_time();
  evaluation.parts = std::exchange(backend_.parts(), {});
  return evaluation;
}

void LocalMeasurer::add_cpu_time() {
  rusage used{};
  ::getrusage(RUSAGE_SELF, &used);
  const double system_s = seconds_of(used.ru_stime), cpu_s = seconds_of(used.ru_utime) + system_s;
  backend_.parts().cpu_s += cpu_s - std::exchange(cpu_s_, cpu_s);
  backend_.parts().system_s += system_s - std::exchange(system_s_, system_s);
}

bool LocalMeasurer::holds(const Case& which) const {
  return which.is_edge ? laid_out_edge_.has_value() && edge_ == which : laid_out_problem_.has_value() && problem_ == which;
}

LaidOutProblem& LocalMeasurer::laid_out(const Case& which) {
  std::optional<LaidOutProblem>& problem = which.is_edge ? laid_out_edge_ : laid_out_problem_;
  Case& laid_out = which.is_edge ? edge_ : problem_;
  if (holds(which)) return *problem;
  const PartTimer timer(backend_.parts().lay_out_s);
  problem.reset();  // its memory first
  try {
    problem.emplace(backend_, kernels_, manifest_, problem_of(manifest_, which), seed_, rules_.cache,
                    which.is_edge ? nullptr : last_reference_, external_, which);
    if (!which.is_edge) problem->lay_out_sets();  // edge cases are not timed
  } catch (const std::exception& fault) {
    if (!backend_.usable()) throw DeviceLost(fault.what());
    throw;
  }
  laid_out = which;
  if (!which.is_edge) last_reference_ = problem->reference();
  return *problem;
}

Evaluation LocalMeasurer::evaluate(const Case& which, const Candidate& candidate, double best_us) {
  return timed([&] { return evaluator_.evaluate(laid_out(which), candidate, best_us); });
}

Evaluation LocalMeasurer::verify(const Case& which, const Candidate& candidate) {
  return timed([&] { return evaluator_.verify(laid_out(which), candidate, which.is_edge); });
}

Evaluation LocalMeasurer::capture(const Case& which, const Candidate& candidate, const std::filesystem::path& folder) {
  return timed([&] { return evaluator_.capture(laid_out(which), candidate, folder); });
}

Evaluation LocalMeasurer::sample(const Case& which, const Candidate& candidate, int, double expected_us) {
  return timed([&] { return evaluator_.sample(laid_out(which), candidate, expected_us); });
}

Evaluation LocalMeasurer::energy(const Case& which, const Candidate& candidate, double expected_us) {
  return timed([&] { return evaluator_.energy(laid_out(which), candidate, expected_us); });
}

}  // namespace tilewright::tune
