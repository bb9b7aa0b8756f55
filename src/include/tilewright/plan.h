// A plan: one kernel chosen, loaded and resolved for one problem on one device. Select once, run many times.
// run() fills the parameter block and launches; it never locks, loads or reads files, allocates at most a CPU thread's scratch
// memory, and is legal under CUDA stream capture. A plan may be run from many threads at once, each with its own workspace.
#pragma once

#include "tilewright/cxx20.h"
#if TILEWRIGHT_HAS_CXX20

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string>

#include "tilewright/device.h"
#include "tilewright/problem.h"

namespace tilewright {

// The library's own (src/table/kernel_table.h, src/launch/loaded_kernel.h): users see them by name only.
struct KernelEntry;
struct KernelTable;
class LoadedKernel;

// cudaStream_t / CUstream; ignored on CPUs.
using Stream = void*;

// How a kernel came to be chosen (make_plan in tilewright/dispatch.h has the order). `near` and `model` compete: an entry of a
// shape near the problem's, or what a cost model alone predicts to be the fastest.
enum class Match : std::uint8_t { override_, exact, near, model, default_ };
const char* to_string(Match match);

struct Explanation {
  Match match = Match::default_;
  std::string kernel{};    // its id
  std::string runtime{};   // split_k=4 raster_group=8
  std::string layer{};     // override, user, site, linked, built-in
  std::string device{};    // key of the device whose record answered; empty when none
  std::string record{};    // the record's shape: M=4096 N=4096 K=4096 batch=1
  double distance = 0;     // in log2 units; 0 for an exact match
  double expected_us = 0;  // 0 when unknown
  std::string basis{};     // of expected_us: measured (here), measured on DEVICE, predicted; empty when unknown
  bool predicted = false;  // the record was published by the model, not measured
  std::string reason{};    // one sentence for people
  std::string provider{};  // of another library's kernel, that library and its version; empty: the kernel is our own
  std::string numerics{};  // what was asked for, where that is more than the fastest kernel, and how it was chosen by
  double times_tuned = 0;  // then, how many times as long it takes as what else ran, by the models; 0 when unknown
};

class Plan {
 public:
  // Resolves `kernel` with `runtime` for `problem` and loads it on `device`. Throws Error when the kernel can't be loaded.
  // `fallback` (may be null) is run instead when a pointer is less aligned than the kernel needs. `loaded` (may be null) is the
  // kernel as another plan for this device has loaded it. `kernel` and `table` must outlive the plan.
  Plan(const KernelEntry& kernel, std::span<const std::int32_t> runtime, const KernelTable& table, const Problem& problem,
       const Device& device, Explanation explanation = {}, std::shared_ptr<const Plan> fallback = nullptr,
       std::shared_ptr<const LoadedKernel> loaded = nullptr);
  ~Plan();
  Plan(Plan&&) noexcept;
  Plan& operator=(Plan&&) noexcept;

  // Enqueues on `stream` (CUDA) or computes before returning (CPU). `workspace` holds workspace_bytes(), 256-byte aligned,
  // its first zeroed_workspace_bytes() zero before its first use (kernels leave it zero). On the CPU nullptr means scratch
  // memory of the calling thread, reserved when the plan was made (on other threads: on their first run). Does nothing when no
  // element of the result exists, whatever the arguments are. Throws InvalidArgument, before anything is launched, when a
  // tensor that is needed is null, not aligned to its elements or less aligned than the kernel and its fallback need; when a
  // result shares an element with another tensor; when an argument is given that the problem's attributes do not read, or one
  // is missing that only they ask for; when a scalar is out of its bounds; when the workspace is not aligned, or a GPU kernel
  // that needs one gets none. Throws Error when a context of another device is current on this thread and when the
  // driver refuses the launch, std::bad_alloc when there is no memory for scratch.
  void run(const Arguments& arguments, void* workspace = nullptr, Stream stream = nullptr) const;
  // Throws what run would throw of these arguments; reads nothing behind their pointers, so nothing of lists of numbers.
  void check(const Arguments& arguments) const;

  // What run needs on a GPU, 0: nothing; on a CPU it has that much scratch memory of its own. None of these throws.
  std::size_t workspace_bytes() const;
  std::size_t zeroed_workspace_bytes() const;
  // The CUDA ordinal of the device that it is for; -1: the CPU.
  int device() const;
  // Of this plan in the process's memory, without the kernel's code, which plans share.
  std::size_t memory_bytes() const;
  const Problem& problem() const;
  const KernelEntry& kernel() const;
  const Explanation& explain() const;

 private:
  struct State;
  std::unique_ptr<State> state_;
};

}  // namespace tilewright

#endif
