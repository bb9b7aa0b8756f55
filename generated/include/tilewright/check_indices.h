// check_indices: Finds the first number that is below least, or not below count. Emitted by codegen from the operator's
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
struct CheckIndicesProblem {
  // Type of all: numbers of 32 bits. Valid: i32.
  Dtype dtype = Dtype::i32;
  // Rows of indices.
  std::int64_t rows = 0;
  // Numbers of a row.
  std::int64_t cols = 0;
  // Elements from one row of indices to the next. Dense, the default: cols. 0 is a broadcast: all are the same one.
  std::int64_t ldi = kDense;
  // CPU worker threads, more than 65535 is an error; 0 stands for default_threads() (tilewright/threads.h). Ignored on GPUs.
  int threads = 0;
  // What a result's bits may depend on: tuned, deterministic, or batch_invariant (docs/how/numerics.md).
  Numerics numerics = Numerics::tuned;

  friend bool operator==(const CheckIndicesProblem&, const CheckIndicesProblem&) = default;
};

// What it is computed with: pointers to device memory on GPUs, to host memory on CPUs, aligned to their elements. Where one is
// less aligned than the chosen kernel needs (such as 16 bytes), another kernel runs. All that can be seen of pointers without
// reading what they point to is an error: null where elements are needed, and a result that overlaps another tensor, but for one
// that it may be itself.
struct CheckIndicesArguments {
  // Numbers, such as ids of moe_sort or row_index of grouped_gemm. [rows, cols] of strides ldi, 1; elements: i32; read.
  const void* indices = nullptr;
  // Written where it begins with 0 and a number is wrong: why (1: it is below least; 2: not below count), its place, row by
  // row, it itself, and the number that it is compared with. Else it stays as it is. [4]; elements: i32; read and written. Must
  // not overlap other tensors.
  void* status = nullptr;
  // The least that is right: -1 where that stands for none.
  std::int32_t least = 0;
  // How many there are: experts, or rows of A. Less than 0 or more than 2147483647 is an error.
  std::int32_t count = 2147483647;
};

// The problem in the library's own form, each kDense replaced by what it stands for. Throws InvalidArgument where an attribute
// has a value that is another op's, and where threads is what it says is an error.
Problem to_problem(const CheckIndicesProblem& problem, const Device& device = current_device());

// Throws nothing: arguments are looked at when they are used.
Arguments to_arguments(const CheckIndicesArguments& arguments);

// Selects once, to run many times: plan->run(to_arguments(arguments), workspace, stream). Kernels that need more than
// `workspace_limit` bytes are not chosen (on CPUs a plan has scratch memory of its own). Throws InvalidArgument where a
// member of the problem is what it says is an error, and Error where no linked kernel takes the problem on the device, and where
// the chosen one can't be loaded.
std::shared_ptr<const Plan> plan_check_indices(const CheckIndicesProblem& problem, const Device& device = current_device(),
                                      std::size_t workspace_limit = SIZE_MAX);

// The same in one call: takes the plan from the memo of cached_plan, which the first call for a problem fills (so make that one
// before a stream is captured), then enqueues on `stream` (GPUs) or computes before it returns (CPUs). `workspace` is as
// Plan::run takes it and `workspace_bytes` long: kernels that need more are not chosen. Throws what
// plan_check_indices throws, and what Plan::run does: InvalidArgument where an argument is an error for the problem, Error where the
// driver refuses the launch. Faults of a kernel that runs on a GPU, such as those of a bad pointer, are reported by the driver to
// who synchronises.
void check_indices(const CheckIndicesProblem& problem, const CheckIndicesArguments& arguments, void* workspace = nullptr,
          std::size_t workspace_bytes = 0, Stream stream = nullptr, const Device& device = current_device());

// Which kernel would run, from which record, and why. Loads nothing. Throws what plan_check_indices throws before it loads.
Explanation explain(const CheckIndicesProblem& problem, const Device& device = current_device());

}  // namespace tilewright

#endif
