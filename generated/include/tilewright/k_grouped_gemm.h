// k_grouped_gemm: C[group] = beta C[group] + A^T B over the group's rows, groups of rows by offsets on the device. Emitted by
// codegen from the operator's declaration; do not edit.
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
struct KGroupedGemmProblem {
  // Type of A, B and C; sums are f32. f16_f32 and bf16_f32: A and B are of the first, C of the second. Valid: f32, f16, bf16,
  // f16_f32, bf16_f32. There are kernels on CPUs only for f32, bf16, bf16_f32; for others no plan can be made.
  Dtype dtype = Dtype::bf16;
  // Groups, and matrices of C; 0: there is nothing to do. More than 1024 is an error.
  std::int64_t G = 0;
  // Rows of B: of all groups together, or more. 0: sums are 0. More than 2147482624 is an error.
  std::int64_t T = 0;
  // Columns of A, rows of a matrix of C; 0: there is nothing to do. More than 2147482624 is an error.
  std::int64_t M = 0;
  // Columns of B and of C; 0: there is nothing to do. More than 2147482624 is an error.
  std::int64_t N = 0;
  // Rows of A. Dense, the default: T. More than 2147482624 is an error; less than T is an error without row_index, and with it
  // 0, unless T is 0.
  std::int64_t rows_a = kDense;
  // Elements from a row of A to the next. Dense, the default: M. 0 is a broadcast: all are the same one; otherwise less is an
  // error.
  std::int64_t lda = kDense;
  // Elements from a row of B to the next. Dense, the default: N. 0 is a broadcast: all are the same one; otherwise less is an
  // error.
  std::int64_t ldb = kDense;
  // Elements from a row of C to the next. Dense, the default: N. Elements that then overlap are an error; less is an error.
  std::int64_t ldc = kDense;
  // Elements from a group's matrix of C to the next one's. Dense, the default: M * ldc. Elements that then overlap are an
  // error.
  std::int64_t stride_c = kDense;
  // CPU worker threads, more than 65535 is an error; 0 stands for default_threads() (tilewright/threads.h). Ignored on GPUs.
  int threads = 0;
  // What a result's bits may depend on: tuned, deterministic, or batch_invariant (docs/how/numerics.md).
  Numerics numerics = Numerics::tuned;

  friend bool operator==(const KGroupedGemmProblem&, const KGroupedGemmProblem&) = default;
};

// What it is computed with: pointers to device memory on GPUs, to host memory on CPUs, aligned to their elements. Where one is
// less aligned than the chosen kernel needs (such as 16 bytes), another kernel runs. All that can be seen of pointers without
// reading what they point to is an error: null where elements are needed, and a result that overlaps another tensor, but for one
// that it may be itself.
struct KGroupedGemmArguments {
  // Left rows: what the forward product multiplied. [rows_a, M] of strides lda, 1; elements: dtype, f16 where that is f16_f32,
  // bf16 where that is bf16_f32; read.
  const void* A = nullptr;
  // Right rows: gradients of the forward product's result. [T, N] of strides ldb, 1; elements: dtype, f16 where that is
  // f16_f32, bf16 where that is bf16_f32; read.
  const void* B = nullptr;
  // Result, a matrix for each group, and what beta is the factor of. [G, M, N] of strides stride_c, ldc, 1; elements: dtype,
  // f32 where that is f16_f32 or bf16_f32; read and written, not read where beta is 0. Must not overlap other tensors.
  void* C = nullptr;
  // Where each group's rows of B end; the first group begins at 0. Any numbers are defined: one less than an earlier one counts
  // as that, one above T as T. [G]; elements: i32; read.
  const void* offsets = nullptr;
  // The row of A that belongs to each row of B; one below 0 counts as 0, one behind A's last as that. Null: t of row t. [T];
  // elements: i32; read. May be null.
  const void* row_index = nullptr;
  // Factor of what C held before; 0: C is not read and may hold anything, also NaN. 1: gradients add up, and matrices of groups
  // without rows stay as they are.
  float beta = 0.0f;
};

// The problem in the library's own form, each kDense replaced by what it stands for. Throws InvalidArgument where an attribute
// has a value that is another op's, and where threads is what it says is an error.
// Its type must be named, to_problem(KGroupedGemmProblem{...}): braces alone are an older op's. to_arguments and explain likewise.
template <std::same_as<KGroupedGemmProblem> Typed>
Problem to_problem(const Typed& problem, const Device& device = current_device());

// Throws nothing: arguments are looked at when they are used.
template <std::same_as<KGroupedGemmArguments> Typed>
Arguments to_arguments(const Typed& arguments);

// Selects once, to run many times: plan->run(to_arguments(arguments), workspace, stream). Kernels that need more than
// `workspace_limit` bytes are not chosen (on CPUs a plan has scratch memory of its own). Throws InvalidArgument where a
// member of the problem is what it says is an error, and Error where no linked kernel takes the problem on the device, and where
// the chosen one can't be loaded.
std::shared_ptr<const Plan> plan_k_grouped_gemm(const KGroupedGemmProblem& problem, const Device& device = current_device(),
                                      std::size_t workspace_limit = SIZE_MAX);

// The same in one call: takes the plan from the memo of cached_plan, which the first call for a problem fills (so make that one
// before a stream is captured), then enqueues on `stream` (GPUs) or computes before it returns (CPUs). `workspace` is as
// Plan::run takes it and `workspace_bytes` long: kernels that need more are not chosen. Throws what
// plan_k_grouped_gemm throws, and what Plan::run does: InvalidArgument where an argument is an error for the problem, Error where the
// driver refuses the launch. Faults of a kernel that runs on a GPU, such as those of a bad pointer, are reported by the driver to
// who synchronises.
void k_grouped_gemm(const KGroupedGemmProblem& problem, const KGroupedGemmArguments& arguments, void* workspace = nullptr,
          std::size_t workspace_bytes = 0, Stream stream = nullptr, const Device& device = current_device());

// Which kernel would run, from which record, and why. Loads nothing. Throws what plan_k_grouped_gemm throws before it loads.
template <std::same_as<KGroupedGemmProblem> Typed>
Explanation explain(const Typed& problem, const Device& device = current_device());

}  // namespace tilewright

#endif
