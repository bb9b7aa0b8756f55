// moe_combine: y = addend + the sum of weights * rows[position] of each token. Emitted by codegen from the operator's
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
struct MoeCombineProblem {
  // Type of rows, addend and y; sums are of f32, one summand after the other. Valid: f32, f16, bf16.
  Dtype dtype = Dtype::f32;
  // Tokens; 0: there is nothing to do.
  std::int64_t tokens = 0;
  // Assignments of a token; 0: y is the addend. More than 64 is an error.
  std::int64_t k = 0;
  // Elements of a row; 0: there is nothing to do.
  std::int64_t cols = 0;
  // Elements from one of rows to the next. Dense, the default: cols. 0 is a broadcast: all are the same one.
  std::int64_t ldr = kDense;
  // Elements from one row of position to the next. Dense, the default: k. 0 is a broadcast: all are the same one.
  std::int64_t ldp = kDense;
  // Elements from one row of weights to the next. Dense, the default: k. 0 is a broadcast: all are the same one.
  std::int64_t ldw = kDense;
  // Elements from one row of addend to the next. Dense, the default: cols. 0 is a broadcast: all are the same one.
  std::int64_t lda = kDense;
  // Elements from one row of y to the next. Dense, the default: cols. Elements that then overlap are an error.
  std::int64_t ldy = kDense;
  // CPU worker threads, more than 65535 is an error; 0 stands for default_threads() (tilewright/threads.h). Ignored on GPUs.
  int threads = 0;
  // What a result's bits may depend on: tuned, deterministic, or batch_invariant (docs/how/numerics.md).
  Numerics numerics = Numerics::tuned;

  friend bool operator==(const MoeCombineProblem&, const MoeCombineProblem&) = default;
};

// What it is computed with: pointers to device memory on GPUs, to host memory on CPUs, aligned to their elements. Where one is
// less aligned than the chosen kernel needs (such as 16 bytes), another kernel runs. All that can be seen of pointers without
// reading what they point to is an error: null where elements are needed, and a result that overlaps another tensor, but for one
// that it may be itself.
struct MoeCombineArguments {
  // What experts have made, as moe_sort has sorted it. [tokens * k, cols] of strides ldr, 1; elements: dtype; read.
  const void* rows = nullptr;
  // The row of each assignment; one that is none, below 0 or from tokens * k on, counts for nothing. [tokens, k] of strides
  // ldp, 1; elements: i32; read.
  const void* position = nullptr;
  // Factors of the assignments; null: ones. [tokens, k] of strides ldw, 1; elements: f32; read. May be null.
  const void* weights = nullptr;
  // Added to the sum, such as a shared expert or what came in; null: zeros. [tokens, cols] of strides lda, 1; elements: dtype;
  // read. May be null.
  const void* addend = nullptr;
  // Result. [tokens, cols] of strides ldy, 1; elements: dtype; written. May be addend itself, in place, with the same strides;
  // must not overlap otherwise.
  void* y = nullptr;
};

// The problem in the library's own form, each kDense replaced by what it stands for. Throws InvalidArgument where an attribute
// has a value that is another op's, and where threads is what it says is an error.
Problem to_problem(const MoeCombineProblem& problem, const Device& device = current_device());

// Throws nothing: arguments are looked at when they are used.
Arguments to_arguments(const MoeCombineArguments& arguments);

// Selects once, to run many times: plan->run(to_arguments(arguments), workspace, stream). Kernels that need more than
// `workspace_limit` bytes are not chosen (on CPUs a plan has scratch memory of its own). Throws InvalidArgument where a
// member of the problem is what it says is an error, and Error where no linked kernel takes the problem on the device, and where
// the chosen one can't be loaded.
std::shared_ptr<const Plan> plan_moe_combine(const MoeCombineProblem& problem, const Device& device = current_device(),
                                      std::size_t workspace_limit = SIZE_MAX);

// The same in one call: takes the plan from the memo of cached_plan, which the first call for a problem fills (so make that one
// before a stream is captured), then enqueues on `stream` (GPUs) or computes before it returns (CPUs). `workspace` is as
// Plan::run takes it and `workspace_bytes` long: kernels that need more are not chosen. Throws what
// plan_moe_combine throws, and what Plan::run does: InvalidArgument where an argument is an error for the problem, Error where the
// driver refuses the launch. Faults of a kernel that runs on a GPU, such as those of a bad pointer, are reported by the driver to
// who synchronises.
void moe_combine(const MoeCombineProblem& problem, const MoeCombineArguments& arguments, void* workspace = nullptr,
          std::size_t workspace_bytes = 0, Stream stream = nullptr, const Device& device = current_device());

// Which kernel would run, from which record, and why. Loads nothing. Throws what plan_moe_combine throws before it loads.
Explanation explain(const MoeCombineProblem& problem, const Device& device = current_device());

}  // namespace tilewright

#endif
