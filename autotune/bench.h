// One problem laid out on a device: tensors between guard zones, the reference result, a workspace. Checks plans against the
// reference and times them. It does not choose, load or publish anything.
#pragma once

#include <cmath>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "device_backend.h"
#include "kernel_set.h"
#include "manifest.h"

namespace tilewright::tune {

// The f64 result of a problem. Problems that differ only in threads share it.
struct ReferenceResult {
  std::string key;
  DeviceMemory values;
};

struct Verdict {
  std::string fault;     // one sentence; empty when the result is right
  double max_error = 0;  // in units of the tolerance
  double first_us = 0;   // the first run's time, cold
  int runs = 0;          // that were checked, the faulty one included
};

// The seed of one tensor's contents. Element i of a buffer is a hash of seed + i * a constant (checker_thrust.h), so the seeds
// of two tensors must not be a few such steps apart: one would hold the other's elements, shifted.
std::uint64_t tensor_seed(std::uint64_t seed, std::size_t tensor);

class Bench {
 public:
  // `shared` (may be null) is used when it is of the same data. Throws Error when memory is short.
  Bench(DeviceBackend& backend, KernelSet& kernels, const Manifest& manifest, const ProblemSpec& problem, std::uint64_t seed,
        std::shared_ptr<const ReferenceResult> shared = nullptr);

  // Runs, and looks at every element of every buffer, until a run is wrong, `runs` were right, or two were and `limit_us` have
  // passed. The output is poisoned before the first run and holds ordinary numbers before the second, and so on in turn: what
  // a kernel finds there must not matter (unless it is asked to add to it). Throws Error when a launch fails.
  Verdict check(const Plan& plan, int runs = 1, double limit_us = HUGE_VAL);
  std::vector<double> time(const Plan& plan, int samples, int batch);

  const ProblemSpec& problem() const { return problem_; }
  std::shared_ptr<const ReferenceResult> reference() const { return reference_; }

 private:
  void add_tensor(const TensorBuffer& tensor, std::uint64_t seed);
  void prepare_output(bool poisoned);
  void prepare_workspace(const Plan& plan);
  void fit_workspace(const Plan& plan);
  std::vector<double> launch(const Plan& plan, const Sampling& sampling);
  std::string find_fault(double& max_error);
  std::string find_stray_write(bool poisoned);

  DeviceBackend& backend_;
  const Manifest& manifest_;
  const ProblemSpec& problem_;
  bool writes_only_;                    // the output is not read: what it holds before a run must not matter
  std::vector<GuardedBuffer> tensors_;  // base == nullptr: absent
  std::vector<DeviceMemory> memory_;
  Arguments arguments_;
  std::shared_ptr<const ReferenceResult> reference_;
  DeviceMemory workspace_memory_;
  GuardedBuffer workspace_;  // of the plan that was prepared last
};

}  // namespace tilewright::tune
