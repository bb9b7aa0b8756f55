// scaled_gemm: C = (scale_a A) (scale_b B)^T + bias, A and B of 8-bit floats or integers, scales by rows or blocks. Emitted by
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
struct ScaledGemmProblem {
  // Type of A and B; e4m3_e5m2: of A and of B. i8: integers, whose sums are exact where rows have scales and K is less than
  // 131072. Valid: e4m3, e4m3_e5m2, e5m2_e4m3, i8.
  Dtype dtype = Dtype::e4m3;
  // Type of C, and of bias, which is bf16 beside a C of e4m3. To f16 too large sums are infinities, to e4m3 they and infinities
  // 448; NaN stays. Valid: bf16, f16, f32, e4m3.
  DtypeC dtype_c = DtypeC::bf16;
  // What has a scale of its own. row: each row of A and of B, or with strides of 0 each of them. block: each 128 of a row of A,
  // and each 128 x 128 of B. block_row: each 128 of a row of A and of B. Valid: row, block, block_row.
  Scaling scaling = Scaling::row;
  // promoted: sums of at most 128 of K may be as rough as tensor cores make them, and are added in f32. fast: those along K may
  // be. Valid: promoted, fast. All are promoted unless dtype=e4m3, e4m3_e5m2 or e5m2_e4m3 and scaling=row.
  Accumulation accumulation = Accumulation::promoted;
  // Rows of C; 0: there is nothing to do. More than 2147482624 is an error.
  std::int64_t M = 0;
  // Columns of C; 0: there is nothing to do. More than 2147482624 is an error.
  std::int64_t N = 0;
  // Length of the sums; 0: they are 0. More than 2147482624 is an error.
  std::int64_t K = 0;
  // Elements from a row of A to the next. Dense, the default: K. 0 is a broadcast: all are the same one; otherwise less is an
  // error.
  std::int64_t lda = kDense;
  // Elements from a row of B to the next. Dense, the default: K. 0 is a broadcast: all are the same one; otherwise less is an
  // error.
  std::int64_t ldb = kDense;
  // Elements from a row of C to the next. Dense, the default: N. Elements that then overlap are an error; less is an error.
  std::int64_t ldc = kDense;
  // Elements from a row's scale of A to the next row's. Dense, the default: 1. 0 is a broadcast: all are the same one.
  std::int64_t scale_a_row = kDense;
  // Elements from the scale of 128 of K of A to the next one's; unused with row. Dense, the default: M. 0 is a broadcast: all
  // are the same one.
  std::int64_t scale_a_block = kDense;
  // Elements from a row's scale of B, with block from that of 128 rows, to the next one's. Dense, the default: 1 (scaling row,
  // block_row) or ceil(K / 128) (scaling block). 0 is a broadcast: all are the same one.
  std::int64_t scale_b_row = kDense;
  // Elements from the scale of 128 of K of B to the next one's; unused with row. Dense, the default: 1 (scaling row, block) or
  // N (scaling block_row). 0 is a broadcast: all are the same one.
  std::int64_t scale_b_block = kDense;
  // CPU worker threads, more than 65535 is an error; 0 stands for default_threads() (tilewright/threads.h). Ignored on GPUs.
  int threads = 0;
  // What a result's bits may depend on: tuned, deterministic, or batch_invariant (docs/how/numerics.md).
  Numerics numerics = Numerics::tuned;

  friend bool operator==(const ScaledGemmProblem&, const ScaledGemmProblem&) = default;
};

// What it is computed with: pointers to device memory on GPUs, to host memory on CPUs, aligned to their elements. Where one is
// less aligned than the chosen kernel needs (such as 16 bytes), another kernel runs. All that can be seen of pointers without
// reading what they point to is an error: null where elements are needed, and a result that overlaps another tensor, but for one
// that it may be itself.
struct ScaledGemmArguments {
  // Left factor, before its scales. [M, K] of strides lda, 1; elements: dtype, e4m3 where that is e4m3_e5m2, e5m2 where that is
  // e5m2_e4m3; read.
  const void* A = nullptr;
  // Right factor, its columns as rows. [N, K] of strides ldb, 1; elements: dtype, e5m2 where that is e4m3_e5m2, e4m3 where that
  // is e5m2_e4m3; read.
  const void* B = nullptr;
  // Result. [M, N] of strides ldc, 1; elements: dtype_c; written. Must not overlap other tensors.
  void* C = nullptr;
  // Factors of A. What they make of 448, or of 57344, and products of one of A and one of B must be numbers of f32. [M]
  // (scaling row) or [M, ceil(K / 128)] of strides scale_a_row, scale_a_block (scaling block, block_row); elements: f32; read.
  const void* scale_a = nullptr;
  // Factors of B. [N] (scaling row), [ceil(N / 128), ceil(K / 128)] of strides scale_b_row, scale_b_block (scaling block) or
  // [N, ceil(K / 128)] of strides scale_b_row, scale_b_block (scaling block_row); elements: f32; read.
  const void* scale_b = nullptr;
  // Added to scaled sums. [N]; elements: dtype_c, bf16 where that is e4m3; read. May be null.
  const void* bias = nullptr;
  // Factor of C, applied last: what quantises it. [1]; elements: f32; read. May be null, and must be unless dtype_c=e4m3.
  const void* scale_c = nullptr;
  // Becomes the largest of itself and of the magnitudes of C before scale_c and rounding; NaN if one is. [1]; elements: f32;
  // read and written. Must not overlap other tensors. May be null.
  void* amax = nullptr;
  // A promise that nothing which may still be under way when this begins, such as what is ahead in its stream or graph, writes
  // B, as of weights: a GPU kernel may then read it before the one ahead has ended. If it does not hold results are wrong.
  bool constant_b = false;
};

// The problem in the library's own form, each kDense replaced by what it stands for. Throws InvalidArgument where an attribute
// has a value that is another op's, and where threads is what it says is an error.
// Its type must be named, to_problem(ScaledGemmProblem{...}): braces alone are an older op's. to_arguments and explain likewise.
template <std::same_as<ScaledGemmProblem> Typed>
Problem to_problem(const Typed& problem, const Device& device = current_device());

// Throws nothing: arguments are looked at when they are used.
template <std::same_as<ScaledGemmArguments> Typed>
Arguments to_arguments(const Typed& arguments);

// Selects once, to run many times: plan->run(to_arguments(arguments), workspace, stream). Kernels that need more than
// `workspace_limit` bytes are not chosen (on CPUs a plan has scratch memory of its own). Throws InvalidArgument where a
// member of the problem is what it says is an error, and Error where no linked kernel takes the problem on the device, and where
// the chosen one can't be loaded.
std::shared_ptr<const Plan> plan_scaled_gemm(const ScaledGemmProblem& problem, const Device& device = current_device(),
                                      std::size_t workspace_limit = SIZE_MAX);

// The same in one call: takes the plan from the memo of cached_plan, which the first call for a problem fills (so make that one
// before a stream is captured), then enqueues on `stream` (GPUs) or computes before it returns (CPUs). `workspace` is as
// Plan::run takes it and `workspace_bytes` long: kernels that need more are not chosen. Throws what
// plan_scaled_gemm throws, and what Plan::run does: InvalidArgument where an argument is an error for the problem, Error where the
// driver refuses the launch. Faults of a kernel that runs on a GPU, such as those of a bad pointer, are reported by the driver to
// who synchronises.
void scaled_gemm(const ScaledGemmProblem& problem, const ScaledGemmArguments& arguments, void* workspace = nullptr,
          std::size_t workspace_bytes = 0, Stream stream = nullptr, const Device& device = current_device());

// Which kernel would run, from which record, and why. Loads nothing. Throws what plan_scaled_gemm throws before it loads.
template <std::same_as<ScaledGemmProblem> Typed>
Explanation explain(const Typed& problem, const Device& device = current_device());

}  // namespace tilewright

#endif
