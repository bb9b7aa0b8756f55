// Measures in this process: loads kernels, lays problems out, checks and times. What a worker process runs, and the tests.
#pragma once

#include <filesystem>
#include <memory>
#include <optional>

#include "device/cache_policy.h"
#include "measure/evaluator.h"
#include "measure/laid_out_problem.h"
#include "measure/measurer.h"

namespace tilewright::tune {

class LocalMeasurer : public Measurer {
 public:
  // What is referred to must outlive this; the seed is the data's. `external` is needed where a reference is Python.
  LocalMeasurer(const Manifest& manifest, KernelSet& kernels, DeviceBackend& backend, SamplingRules rules, std::uint64_t seed,
                const ExternalCases* external = nullptr);

  Evaluation evaluate(const Case& which, const Candidate& candidate, double best_us) override;
  Evaluation verify(const Case& which, const Candidate& candidate) override;
  Evaluation sample(const Case& which, const Candidate& candidate, int round, double expected_us) override;
  Evaluation energy(const Case& which, const Candidate& candidate, double expected_us) override;
  // As Evaluator::capture; for people, so the tuner does not ask for it.
  Evaluation capture(const Case& which, const Candidate& candidate, const std::filesystem::path& folder);
  std::string policy() override { return policy_name(backend_.kind(), rules_.cache); }

  // A call lays its case out unless that is done; apart, so that it can be told from the candidate's own time. Throws as a
  // call.
  bool holds(const Case& which) const;
  void lay_out(const Case& which) { laid_out(which); }

 private:
  template <typename Body>
  Evaluation timed(const Body& body);
  void add_cpu_time();
  LaidOutProblem& laid_out(const Case& which);

  const Manifest& manifest_;
  KernelSet& kernels_;
  DeviceBackend& backend_;
  SamplingRules rules_;
  Evaluator evaluator_;
  std::uint64_t seed_;
  const ExternalCases* external_;
  std::optional<LaidOutProblem> laid_out_problem_;  // stays while edge cases come and go
  std::optional<LaidOutProblem> laid_out_edge_;
  Case problem_{}, edge_{};                                // what is laid out in them
  double cpu_s_ = 0, system_s_ = 0;                        // of this process, when a call last ended
  std::shared_ptr<const ReferenceResult> last_reference_;  // thread counts of one shape share it
};

}  // namespace tilewright::tune
