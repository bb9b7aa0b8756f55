// One problem laid out on a device: tensors between guard zones, the reference result, a workspace. Checks plans against the
// reference and times them. It does not choose, load or publish anything.
#pragma once

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
};

// The seed of one tensor's contents. Element i of a buffer is a hash of seed + i * a constant (checker_thrust.h), so the seeds
// of two tensors must not be a few such steps apart: one would hold the other's elements, shifted.
std::uint64_t tensor_seed(std::uint64_t seed, std::size_t tensor);

class Bench {
 public:
  // `shared` (may be null) is used when it is of the same data. Throws Error when memory is short.
  Bench(DeviceBackend& backend, KernelSet& kernels, const Manifest& manifest, const ProblemSpec& problem, std::uint64_t seed,
        std::shared_ptr<const ReferenceResult> shared = nullptr);

  // Runs into a poisoned output and looks at every element of every buffer. Throws Error when the launch fails.
  Verdict check(const Plan& plan);
  std::vector<double> time(const Plan& plan, int samples, int batch);

  const ProblemSpec& problem() const { return problem_; }
  std::shared_ptr<const ReferenceResult> reference() const { return reference_; }

 private:
  void add_tensor(const TensorBuffer& tensor, std::uint64_t seed);
  void prepare_output();
  void prepare_workspace(const Plan& plan);
  void fit_workspace(const Plan& plan);
  std::vector<double> launch(const Plan& plan, const Sampling& sampling);
  std::string find_fault(double& max_error);
  std::string find_stray_write();

  DeviceBackend& backend_;
  const Manifest& manifest_;
  const ProblemSpec& problem_;
  bool poisoned_;                       // the output is not read: NaN before every check
  std::vector<GuardedBuffer> tensors_;  // base == nullptr: absent
  std::vector<DeviceMemory> memory_;
  Arguments arguments_;
  std::shared_ptr<const ReferenceResult> reference_;
  DeviceMemory workspace_memory_;
  GuardedBuffer workspace_;  // of the plan that was prepared last
};

}  // namespace tilewright::tune
