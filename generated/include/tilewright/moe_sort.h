// moe_sort: Assignments of tokens to experts, sorted by expert, then token, then place. Emitted by codegen from the operator's
// declaration; do not edit.
#pragma once

#include "tilewright/cxx20.h"
#if TILEWRIGHT_HAS_CXX20

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>

#include "tilewright/dispatch.h"
#include "tilewright/enums.h"

namespace tilewright {

// What is to be computed. kDense stands for what dense operands have; a stride of 0 is a broadcast. A size below 0 or above 2^48,
// and a tensor that reaches over more elements, are errors where a plan is made.
struct MoeSortProblem {
  // Type of all: numbers of 32 bits. Valid: i32.
  Dtype dtype = Dtype::i32;
  // Tokens; 0: offsets are zeros. More than 16777216 is an error.
  std::int64_t tokens = 0;
  // Assignments of a token. More than 64 is an error.
  std::int64_t k = 0;
  // Experts. Less than 1 is an error; more than 1024 is an error.
  std::int64_t experts = 0;
  // Elements from one row of ids to the next. Dense, the default: k. 0 is a broadcast: all are the same one.
  std::int64_t ldi = kDense;
  // Elements from one row of position to the next. Dense, the default: k. Elements that then overlap are an error.
  std::int64_t ldp = kDense;
  // CPU worker threads, more than 65535 is an error; 0 stands for default_threads() (tilewright/threads.h). Ignored on GPUs.
  int threads = 0;
  // What a result's bits may depend on: tuned, deterministic, or batch_invariant (docs/how/numerics.md).
  Numerics numerics = Numerics::tuned;

  friend bool operator==(const MoeSortProblem&, const MoeSortProblem&) = default;
};

// What it is computed with: pointers to device memory on GPUs, to host memory on CPUs, aligned to their elements. Where one is
// less aligned than the chosen kernel needs (such as 16 bytes), another kernel runs. All that can be seen of pointers without
// reading what they point to is an error: null where elements are needed, and a result that overlaps another tensor, but for one
// that it may be itself.
struct MoeSortArguments {
  // Experts of each token; one that is none, below 0 or from experts on, is dropped. [tokens, k] of strides ldi, 1; elements:
  // i32; read.
  const void* ids = nullptr;
  // Where each expert's rows end; the first one's begin at 0. [experts]; elements: i32; written. Must not overlap other
  // tensors.
  void* offsets = nullptr;
  // The token of each row; -1 behind the last expert's rows. [tokens * k]; elements: i32; written. Must not overlap other
  // tensors.
  void* row_index = nullptr;
  // The row of each assignment; -1 where it is dropped. [tokens, k] of strides ldp, 1; elements: i32; written. Must not overlap
  // other tensors.
  void* position = nullptr;
};

// The problem in the library's own form, each kDense replaced by what it stands for. Throws InvalidArgument where an attribute
// has a value that is another op's, and where threads is what it says is an error.
Problem to_problem(const MoeSortProblem& problem, const Device& device = current_device());

// Throws nothing: arguments are looked at when they are used.
Arguments to_arguments(const MoeSortArguments& arguments);

// Selects once, to run many times: plan->run(to_arguments(arguments), workspace, stream). Kernels that need more than
// `workspace_limit` bytes are not chosen (on CPUs a plan has scratch memory of its own). Throws InvalidArgument where a
// member of the problem is what it says is an error, and Error where no linked kernel takes the problem on the device, and where
// the chosen one can't be loaded.
std::shared_ptr<const Plan> plan_moe_sort(const MoeSortProblem& problem, const Device& device = current_device(),
                                      std::size_t workspace_limit = SIZE_MAX);

// The same in one call: takes the plan from the memo of cached_plan, which the first call for a problem fills (so make that one
// before a stream is captured), then enqueues on `stream` (GPUs) or computes before it returns (CPUs). `workspace` is as
// Plan::run takes it and `workspace_bytes` long: kernels that need more are not chosen. Throws what
// plan_moe_sort throws, and what Plan::run does: InvalidArgument where an argument is an error for the problem, Error where the
// driver refuses the launch. Faults of a kernel that runs on a GPU, such as those of a bad pointer, are reported by the driver to
// who synchronises.
void moe_sort(const MoeSortProblem& problem, const MoeSortArguments& arguments, void* workspace = nullptr,
          std::size_t workspace_bytes = 0, Stream stream = nullptr, const Device& device = current_device());

// Which kernel would run, from which record, and why. Loads nothing. Throws what plan_moe_sort throws before it loads.
Explanation explain(const MoeSortProblem& problem, const Device& device = current_device());

}  // namespace tilewright

#endif
