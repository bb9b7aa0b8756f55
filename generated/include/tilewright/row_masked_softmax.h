// row_masked_softmax: y = softmax of the rows of scale * x + mask, of columns up to the row's query + diagonal. Emitted by
// codegen from the operator's declaration; do not edit.
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
struct RowMaskedSoftmaxProblem {
  // Type of x and y. Valid: f32, f16, bf16.
  Dtype dtype = Dtype::f32;
  // Type of mask: that of x, or f32. Valid: f32, f16, bf16.
  DtypeM dtype_m = DtypeM::f32;
  // Sequences.
  std::int64_t batch = 0;
  // Heads of a sequence.
  std::int64_t heads = 0;
  // Queries, rows of a head.
  std::int64_t queries = 0;
  // Elements of a row, one for each key; 0: there is nothing to do.
  std::int64_t cols = 0;
  // Elements from one row of x to the next. Dense, the default: cols. 0 is a broadcast: all are the same one.
  std::int64_t ldx = kDense;
  // Elements of mask from one query to the next; 0: the same for all. Dense, the default: cols. 0 is a broadcast: all are the
  // same one.
  std::int64_t ldm = kDense;
  // Elements of mask from one head to the next; 0: the same for all. Dense, the default: queries * ldm. 0 is a broadcast: all
  // are the same one.
  std::int64_t ldh = kDense;
  // Elements of mask from one sequence to the next; 0: the same for all. Dense, the default: heads * ldh. 0 is a broadcast: all
  // are the same one.
  std::int64_t ldb = kDense;
  // Elements from one row of y to the next. Dense, the default: cols. Elements that then overlap are an error.
  std::int64_t ldy = kDense;
  // CPU worker threads, more than 65535 is an error; 0 stands for default_threads() (tilewright/threads.h). Ignored on GPUs.
  int threads = 0;
  // What a result's bits may depend on: tuned, deterministic, or batch_invariant (docs/how/numerics.md).
  Numerics numerics = Numerics::tuned;

  friend bool operator==(const RowMaskedSoftmaxProblem&, const RowMaskedSoftmaxProblem&) = default;
};

// What it is computed with: pointers to device memory on GPUs, to host memory on CPUs, aligned to their elements. Where one is
// less aligned than the chosen kernel needs (such as 16 bytes), another kernel runs. All that can be seen of pointers without
// reading what they point to is an error: null where elements are needed, and a result that overlaps another tensor, but for one
// that it may be itself.
struct RowMaskedSoftmaxArguments {
  // Scores: a row for each query of each head of each sequence. [batch * heads * queries, cols] of strides ldx, 1; elements:
  // dtype; read.
  const void* x = nullptr;
  // What is added to scale * x: 0, or -infinity where a column doesn't count; null: nothing. [batch, heads, queries, cols] of
  // strides ldb, ldh, ldm, 1; elements: dtype_m; read. May be null.
  const void* mask = nullptr;
  // exp(z) / sum(exp(z)), of each row z; NaN where no column counts, as in PyTorch. [batch * heads * queries, cols] of strides
  // ldy, 1; elements: dtype; written. May be x itself, in place, with the same strides; must not overlap otherwise.
  void* y = nullptr;
  // Factor of x.
  float scale = 1.0f;
  // Query i sees columns 0 to i + diagonal, others count as -infinity; 0: causal from the first column; cols - queries: so that
  // the last query sees all; 2147483647: all.
  std::int32_t diagonal = 2147483647;
  // 1: y is the logarithm of the softmax. Less than 0 or more than 1 is an error.
  std::int32_t logarithm = 0;
};

// The problem in the library's own form, each kDense replaced by what it stands for. Throws InvalidArgument where an attribute
// has a value that is another op's, and where threads is what it says is an error.
Problem to_problem(const RowMaskedSoftmaxProblem& problem, const Device& device = current_device());

// Throws nothing: arguments are looked at when they are used.
Arguments to_arguments(const RowMaskedSoftmaxArguments& arguments);

// Selects once, to run many times: plan->run(to_arguments(arguments), workspace, stream). Kernels that need more than
// `workspace_limit` bytes are not chosen (on CPUs a plan has scratch memory of its own). Throws InvalidArgument where a
// member of the problem is what it says is an error, and Error where no linked kernel takes the problem on the device, and where
// the chosen one can't be loaded.
std::shared_ptr<const Plan> plan_row_masked_softmax(const RowMaskedSoftmaxProblem& problem, const Device& device = current_device(),
                                      std::size_t workspace_limit = SIZE_MAX);

// The same in one call: takes the plan from the memo of cached_plan, which the first call for a problem fills (so make that one
// before a stream is captured), then enqueues on `stream` (GPUs) or computes before it returns (CPUs). `workspace` is as
// Plan::run takes it and `workspace_bytes` long: kernels that need more are not chosen. Throws what
// plan_row_masked_softmax throws, and what Plan::run does: InvalidArgument where an argument is an error for the problem, Error where the
// driver refuses the launch. Faults of a kernel that runs on a GPU, such as those of a bad pointer, are reported by the driver to
// who synchronises.
void row_masked_softmax(const RowMaskedSoftmaxProblem& problem, const RowMaskedSoftmaxArguments& arguments, void* workspace = nullptr,
          std::size_t workspace_bytes = 0, Stream stream = nullptr, const Device& device = current_device());

// Which kernel would run, from which record, and why. Loads nothing. Throws what plan_row_masked_softmax throws before it loads.
Explanation explain(const RowMaskedSoftmaxProblem& problem, const Device& device = current_device());

}  // namespace tilewright

#endif
