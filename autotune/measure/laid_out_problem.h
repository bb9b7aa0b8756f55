// One problem laid out on a device: tensors between guard zones, the reference result, a workspace, and as many copies of the
// tensors as a cold cache takes. Checks plans against the reference and times them. It does not choose, load or publish
// anything.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include "device/cache_policy.h"
#include "device/device_backend.h"
#include "manifest/manifest.h"
#include "measure/external_cases.h"
#include "measure/fault_text.h"
#include "measure/kernel_set.h"

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

// How many copies of a problem's tensors launches go through in turn, so that each finds its operands in memory: what was
// touched since it last worked on a copy is `distance` bytes or more.
std::int64_t cold_sets(std::int64_t bytes_per_set, std::int64_t distance);

class LaidOutProblem {
 public:
  // `shared` (may be null) is used when it is of the same data. `external`, of the case `which`, is needed where the reference
  // or what lies in a tensor is the user's Python. Throws Error when memory is short.
  LaidOutProblem(DeviceBackend& backend, KernelSet& kernels, const Manifest& manifest, const ProblemSpec& problem,
                 std::uint64_t seed, CachePolicy cache, std::shared_ptr<const ReferenceResult> shared = nullptr,
                 const ExternalCases* external = nullptr, const Case& which = {});

  // Runs, and looks at every element of every buffer, until a run is wrong, `runs` were right, or two were and `limit_us` have
  // passed. The output is poisoned before the first run and holds ordinary numbers before the second, and so on in turn: what
  // a kernel finds there must not matter (unless it is asked to add to it). Throws Error when a launch fails.
  Verdict check(const Plan& plan, int runs = 1, double limit_us = HUGE_VAL);
  // The same of each output that may lie in the place of an input, there: empty, or one sentence. Of a plan that check() has
  // found right otherwise.
  std::string find_fault_in_place(const Plan& plan);
  // The copies that timing takes. Done by whatever times first, unless it was asked for before: it may take a while.
  void lay_out_sets();
  // Of a plan that check() has found right. `expected_us`: about how long a launch takes.
  Timing time(const Plan& plan, int samples, double expected_us);
  // A first, rough time of a launch.
  double pilot_us(const Plan& plan);
  // How long a sample of launches of `us` takes.
  double sample_us(double us) const { return std::max(us, backend_.sample_us()); }
  // Looks at what launches leave that follow one another as when they are timed: some faults show only then. Says nothing when
  // the output is also read, since every launch then computes something else.
  Verdict recheck(const Plan& plan, double expected_us);
  // Checks one run, and writes it to `folder`: <tensor>.in, what a run is given; <tensor>.out, what it leaves, right or wrong;
  // and `expected`, the f64 results of all outputs, dense and one after the other. The rest is as it lies in memory.
  Verdict capture(const Plan& plan, const std::filesystem::path& folder);
  // Millijoules of one launch; 0 where the device does not tell.
  double energy_mj(const Plan& plan, double expected_us);

  const ProblemSpec& problem() const { return problem_; }
  std::shared_ptr<const ReferenceResult> reference() const { return reference_; }

 private:
  struct Recorded {
    std::string instance;
    int batch = 0;
    std::unique_ptr<Recording> recording;
  };

  void find_reference(KernelSet& kernels, const ExternalCases* external, const Case& which, const DeviceMemory& results);
  void run_reference(KernelSet& kernels, const DeviceMemory& results);
  // What the kernel leaves, taken for right.
  void run_first(KernelSet& kernels, std::size_t kernel, const DeviceMemory& results);
  // An output as it is, dense.
  std::vector<double> numbers_of(const GuardedBuffer& output, const OutputView& view);
  void add_tensor(const TensorBuffer& tensor, std::uint64_t seed, const ExternalCases* external, const Case& which);
  DeviceMemory copy_tensor(const GuardedBuffer& tensor, std::int64_t copies);
  // Gives a copy the kind of contents that its turn has (TensorBuffer::timed).
  void fill_timed(std::size_t set);
  void prepare_outputs(bool poisoned);
  void write_tensor(const GuardedBuffer& tensor, const std::filesystem::path& folder, const char* suffix);
  void prepare_workspace(const Plan& plan);
  void fit_workspace(const Plan& plan);
  Launch launch_of(const Plan& plan);
  Sampling sampling_of(const Plan& plan, double expected_us);
  const Recording* recording_of(const Plan& plan, int batch);
  double run_once(const Plan& plan);
  // `reference`: the view's.
  CheckedElement element_at(const GuardedBuffer& output, const OutputView& view, std::int64_t dense, const double* reference);
  std::string expected_by() const;
  // In the outputs of a set of tensors, whose guards may be left out.
  std::string find_fault(const Arguments& set, double& max_error);
  // `in_place`: where an output was written in the place of an input; nullptr: everything is where it belongs.
  std::string find_stray_write(bool poisoned, const InPlaceSpec* in_place = nullptr);
  std::string find_fault_in_place(const Plan& plan, const InPlaceSpec& pair);

  DeviceBackend& backend_;
  const Manifest& manifest_;
  const ProblemSpec& problem_;
  CachePolicy cache_;
  bool writes_only_;                    // no output is read: what they hold before a run must not matter
  std::vector<GuardedBuffer> tensors_;  // base == nullptr: absent
  std::vector<DeviceMemory> memory_;
  // The first is what is checked; the others are copies, made when something is timed.
  std::vector<Arguments> sets_ = std::vector<Arguments>(1);
  std::int64_t cold_sets_ = 1;  // that a cold launch takes; more than there are: memory is short, or the problem tiny
  std::size_t next_set_ = 0;
  std::int64_t kinds_ = 1;  // of contents, which copies have in turn: 1 is all alike
  std::shared_ptr<const ReferenceResult> reference_;
  DeviceMemory workspace_memory_;
  GuardedBuffer workspace_;          // of the plan that was prepared last
  std::deque<Recorded> recordings_;  // of the instances that were timed last
};

}  // namespace tilewright::tune
