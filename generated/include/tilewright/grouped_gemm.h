// grouped_gemm: C = act(A B[group of the row] + bias), groups of rows by offsets on the device. Emitted by codegen from the
// operator's declaration; do not edit.
#pragma once

#include "tilewright/cxx20.h"
#if TILEWRIGHT_HAS_CXX20

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>

#include "tilewright/dispatch.h"
#include "tilewright/enums.h"

namespace tilewright {

// What is to be computed. kDense stands for what dense operands have; a stride of 0 is a broadcast. A size below 0 or above 2^48,
// and a tensor that reaches over more elements, are errors where a plan is made.
struct GroupedGemmProblem {
  // Type of A, B, C and bias; sums are f32. Valid: f32, f16, bf16. There are kernels on CPUs only for f32, bf16; for others no
  // plan can be made.
  Dtype dtype = Dtype::bf16;
  // How A and B are stored, first letter A, second B: n as they are multiplied, t transposed. Valid: nt, nn.
  Layout layout = Layout::nt;
  // none: a group has one matrix. swiglu: it has two, and of x, product with the first one + its bias, and y, product with the
  // second one + its bias, C is x / (1 + exp(-x)) * y. swiglu_clamped, as gpt-oss has it: likewise x / (1 + exp(-1.702 x)) * (y
  // + 1), of x up to 7 and y clamped to -7 to 7. Valid: none, swiglu, swiglu_clamped.
  Gate gate = Gate::none;
  // Groups; 0: there is nothing to do. More than 1024 is an error.
  std::int64_t G = 0;
  // Rows of C: of all groups together, or more. 0: there is nothing to do. More than 2147482624 is an error.
  std::int64_t M = 0;
  // Columns of C; 0: there is nothing to do. More than 2147482624 is an error.
  std::int64_t N = 0;
  // Length of the sums; 0: they are 0. More than 2147482624 is an error.
  std::int64_t K = 0;
  // Rows of A. Dense, the default: M. More than 2147482624 is an error; less than M is an error without row_index, and with it
  // 0, unless M is 0.
  std::int64_t rows_a = kDense;
  // Matrices of a group: 2 with a gate. Dense, the default: 1 (gate none) or 2 (gate swiglu, swiglu_clamped). Less is an error.
  std::int64_t parts = kDense;
  // Elements from a row of A to the next. Dense, the default: K. 0 is a broadcast: all are the same one; otherwise less is an
  // error.
  std::int64_t lda = kDense;
  // Elements from a stored row of a matrix of B to the next. Dense, the default: K (layout nt) or N (layout nn). 0 is a
  // broadcast: all are the same one; otherwise less is an error.
  std::int64_t ldb = kDense;
  // Elements from a group's first matrix to its second one. Dense, the default: N * ldb (layout nt) or K * ldb (layout nn). 0
  // is a broadcast: all are the same one.
  std::int64_t stride_part = kDense;
  // Elements from the matrices of a group to the next one's. Dense, the default: parts * stride_part. 0 is a broadcast: all are
  // the same one.
  std::int64_t stride_b = kDense;
  // Elements from a row of C to the next. Dense, the default: N. Elements that then overlap are an error; less is an error.
  std::int64_t ldc = kDense;
  // CPU worker threads, more than 65535 is an error; 0 stands for default_threads() (tilewright/threads.h). Ignored on GPUs.
  int threads = 0;
  // What a result's bits may depend on: tuned, deterministic, or batch_invariant (docs/how/numerics.md).
  Numerics numerics = Numerics::tuned;

  friend bool operator==(const GroupedGemmProblem&, const GroupedGemmProblem&) = default;
};

// What it is computed with: pointers to device memory on GPUs, to host memory on CPUs, aligned to their elements. Where one is
// less aligned than the chosen kernel needs (such as 16 bytes), another kernel runs. All that can be seen of pointers without
// reading what they point to is an error: null where elements are needed, and a result that overlaps another tensor, but for one
// that it may be itself.
struct GroupedGemmArguments {
  // Rows that are multiplied. [rows_a, K] of strides lda, 1; elements: dtype; read.
  const void* A = nullptr;
  // Each group's matrix, or its two. [G, parts, N, K] of strides stride_b, stride_part, ldb, 1 (layout nt) or [G, parts, K, N]
  // of strides stride_b, stride_part, ldb, 1 (layout nn); elements: dtype; read.
  const void* B = nullptr;
  // Result; rows behind the last end stay as they are. [M, N] of strides ldc, 1; elements: dtype; written. Must not overlap
  // other tensors.
  void* C = nullptr;
  // Where each group's rows of C end; the first group begins at 0. Any numbers are defined: one less than an earlier one counts
  // as that, one above M as M. [G]; elements: i32; read.
  const void* offsets = nullptr;
  // The row of A of each row of C; one below 0 counts as 0, one behind A's last as that. Null: i of row i. [M]; elements: i32;
  // read. May be null.
  const void* row_index = nullptr;
  // Added to sums. [G, parts, N], row-major; elements: dtype; read. May be null.
  const void* bias = nullptr;
  // Factor of each row of C, applied last: a routing weight. [M]; elements: f32; read. May be null.
  const void* row_scale = nullptr;
  // What is done to sums, in f32: none; relu, max(x, 0); gelu, x / 2 * (1 + erf(x / sqrt(2))); silu, x / (1 + exp(-x)). Another
  // number is an error. Unless gate=none, all but none is an error.
  Activation activation = Activation::none;
  // A promise that nothing which may still be under way when this begins, such as what is ahead in its stream or graph, writes
  // B, as of weights: a GPU kernel may then read it before the one ahead has ended. If it does not hold results are wrong.
  bool constant_b = false;
};

// The problem in the library's own form, each kDense replaced by what it stands for. Throws InvalidArgument where an attribute
// has a value that is another op's, and where threads is what it says is an error.
// Its type must be named, to_problem(GroupedGemmProblem{...}): braces alone are an older op's. to_arguments and explain likewise.
template <std::same_as<GroupedGemmProblem> Typed>
Problem to_problem(const Typed& problem, const Device& device = current_device());

// Throws nothing: arguments are looked at when they are used.
template <std::same_as<GroupedGemmArguments> Typed>
Arguments to_arguments(const Typed& arguments);

// Selects once, to run many times: plan->run(to_arguments(arguments), workspace, stream). Kernels that need more than
// `workspace_limit` bytes are not chosen (on CPUs a plan has scratch memory of its own). Throws InvalidArgument where a
// member of the problem is what it says is an error, and Error where no linked kernel takes the problem on the device, and where
// the chosen one can't be loaded.
std::shared_ptr<const Plan> plan_grouped_gemm(const GroupedGemmProblem& problem, const Device& device = current_device(),
                                      std::size_t workspace_limit = SIZE_MAX);

// The same in one call: takes the plan from the memo of cached_plan, which the first call for a problem fills (so make that one
// before a stream is captured), then enqueues on `stream` (GPUs) or computes before it returns (CPUs). `workspace` is as
// Plan::run takes it and `workspace_bytes` long: kernels that need more are not chosen. Throws what
// plan_grouped_gemm throws, and what Plan::run does: InvalidArgument where an argument is an error for the problem, Error where the
// driver refuses the launch. Faults of a kernel that runs on a GPU, such as those of a bad pointer, are reported by the driver to
// who synchronises.
void grouped_gemm(const GroupedGemmProblem& problem, const GroupedGemmArguments& arguments, void* workspace = nullptr,
          std::size_t workspace_bytes = 0, Stream stream = nullptr, const Device& device = current_device());

// Which kernel would run, from which record, and why. Loads nothing. Throws what plan_grouped_gemm throws before it loads.
template <std::same_as<GroupedGemmProblem> Typed>
Explanation explain(const Typed& problem, const Device& device = current_device());

}  // namespace tilewright

#endif
