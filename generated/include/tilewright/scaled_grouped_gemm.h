// scaled_grouped_gemm: C = act((scale_a A) (scale_b B[group of the row])^T + bias), A and B of 8-bit floats. Emitted by codegen
// from the operator's declaration; do not edit.
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
struct ScaledGroupedGemmProblem {
  // Type of A and B; e4m3_e5m2: of A and of B. Valid: e4m3, e4m3_e5m2, e5m2_e4m3.
  Dtype dtype = Dtype::e4m3;
  // Type of C and of bias. To f16 too large values are infinities. Valid: bf16, f16.
  DtypeC dtype_c = DtypeC::bf16;
  // What has a scale of its own. row: each row of A and of B's matrices, or with strides of 0 more of them. block: each 128 of
  // a row of A, and each 128 x 128 of a matrix. block_row: each 128 of a row of A and of B's matrices. Valid: row, block,
  // block_row.
  Scaling scaling = Scaling::row;
  // promoted: sums of at most 128 of K may be as rough as tensor cores make them, and are added in f32. fast: those along K may
  // be. Valid: promoted, fast. All are promoted unless scaling=row.
  Accumulation accumulation = Accumulation::promoted;
  // none: a group has one matrix. swiglu, swiglu_clamped: it has two, of which C is made as grouped_gemm does. Valid: none,
  // swiglu, swiglu_clamped.
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
  // Elements from a row of a matrix of B to the next. Dense, the default: K. 0 is a broadcast: all are the same one; otherwise
  // less is an error.
  std::int64_t ldb = kDense;
  // Elements from a group's first matrix to its second one. Dense, the default: N * ldb. 0 is a broadcast: all are the same
  // one.
  std::int64_t stride_part = kDense;
  // Elements from the matrices of a group to the next one's. Dense, the default: parts * stride_part. 0 is a broadcast: all are
  // the same one.
  std::int64_t stride_b = kDense;
  // Elements from a row of C to the next. Dense, the default: N. Elements that then overlap are an error; less is an error.
  std::int64_t ldc = kDense;
  // Elements from a row's scale of A to the next row's. Dense, the default: 1. 0 is a broadcast: all are the same one.
  std::int64_t scale_a_row = kDense;
  // Elements from the scale of 128 of K of A to the next one's; unused with row. Dense, the default: rows_a. 0 is a broadcast:
  // all are the same one.
  std::int64_t scale_a_block = kDense;
  // Elements from a row's scale of a matrix of B, with block from that of 128 rows, to the next one's. Dense, the default: 1
  // (scaling row, block_row) or ceil(K / 128) (scaling block). 0 is a broadcast: all are the same one.
  std::int64_t scale_b_row = kDense;
  // Elements from the scale of 128 of K of B to the next one's; unused with row. Dense, the default: 1 (scaling row, block) or
  // N (scaling block_row). 0 is a broadcast: all are the same one.
  std::int64_t scale_b_block = kDense;
  // Elements from the scales of a group's first matrix to those of its second one. Dense, the default: N (scaling row), ceil(N
  // / 128) * ceil(K / 128) (scaling block) or N * ceil(K / 128) (scaling block_row). 0 is a broadcast: all are the same one.
  std::int64_t scale_b_part = kDense;
  // Elements from the scales of a group to the next one's. Dense, the default: parts * scale_b_part. 0 is a broadcast: all are
  // the same one.
  std::int64_t scale_b_group = kDense;
  // CPU worker threads, more than 65535 is an error; 0 stands for default_threads() (tilewright/threads.h). Ignored on GPUs.
  int threads = 0;
  // What a result's bits may depend on: tuned, deterministic, or batch_invariant (docs/how/numerics.md).
  Numerics numerics = Numerics::tuned;

  friend bool operator==(const ScaledGroupedGemmProblem&, const ScaledGroupedGemmProblem&) = default;
};

// What it is computed with: pointers to device memory on GPUs, to host memory on CPUs, aligned to their elements. Where one is
// less aligned than the chosen kernel needs (such as 16 bytes), another kernel runs. All that can be seen of pointers without
// reading what they point to is an error: null where elements are needed, and a result that overlaps another tensor, but for one
// that it may be itself.
struct ScaledGroupedGemmArguments {
  // Rows that are multiplied, before their scales. [rows_a, K] of strides lda, 1; elements: dtype, e4m3 where that is
  // e4m3_e5m2, e5m2 where that is e5m2_e4m3; read.
  const void* A = nullptr;
  // Each group's matrix, or its two, columns as rows. [G, parts, N, K] of strides stride_b, stride_part, ldb, 1; elements:
  // dtype, e5m2 where that is e4m3_e5m2, e4m3 where that is e5m2_e4m3; read.
  const void* B = nullptr;
  // Result; rows behind the last end stay as they are. [M, N] of strides ldc, 1; elements: dtype_c; written. Must not overlap
  // other tensors.
  void* C = nullptr;
  // Factors of A. What they make of 448, or of 57344, and products of one of A and one of B must be numbers of f32. [rows_a]
  // (scaling row) or [rows_a, ceil(K / 128)] of strides scale_a_row, scale_a_block (scaling block, block_row); elements: f32;
  // read.
  const void* scale_a = nullptr;
  // Factors of B. [G, parts, N] of strides scale_b_group, scale_b_part, scale_b_row (scaling row), [G, parts, ceil(N / 128),
  // ceil(K / 128)] of strides scale_b_group, scale_b_part, scale_b_row, scale_b_block (scaling block) or [G, parts, N, ceil(K /
  // 128)] of strides scale_b_group, scale_b_part, scale_b_row, scale_b_block (scaling block_row); elements: f32; read.
  const void* scale_b = nullptr;
  // Where each group's rows of C end; the first group begins at 0. Any numbers are defined: one less than an earlier one counts
  // as that, one above M as M. [G]; elements: i32; read.
  const void* offsets = nullptr;
  // The row of A of each row of C; one below 0 counts as 0, one behind A's last as that. Null: i of row i. [M]; elements: i32;
  // read. May be null.
  const void* row_index = nullptr;
  // Added to scaled sums. [G, parts, N], row-major; elements: dtype_c; read. May be null.
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
// Its type must be named, to_problem(ScaledGroupedGemmProblem{...}): braces alone are an older op's. to_arguments and explain likewise.
template <std::same_as<ScaledGroupedGemmProblem> Typed>
Problem to_problem(const Typed& problem, const Device& device = current_device());

// Throws nothing: arguments are looked at when they are used.
template <std::same_as<ScaledGroupedGemmArguments> Typed>
Arguments to_arguments(const Typed& arguments);

// Selects once, to run many times: plan->run(to_arguments(arguments), workspace, stream). Kernels that need more than
// `workspace_limit` bytes are not chosen (on CPUs a plan has scratch memory of its own). Throws InvalidArgument where a
// member of the problem is what it says is an error, and Error where no linked kernel takes the problem on the device, and where
// the chosen one can't be loaded.
std::shared_ptr<const Plan> plan_scaled_grouped_gemm(const ScaledGroupedGemmProblem& problem, const Device& device = current_device(),
                                      std::size_t workspace_limit = SIZE_MAX);

// The same in one call: takes the plan from the memo of cached_plan, which the first call for a problem fills (so make that one
// before a stream is captured), then enqueues on `stream` (GPUs) or computes before it returns (CPUs). `workspace` is as
// Plan::run takes it and `workspace_bytes` long: kernels that need more are not chosen. Throws what
// plan_scaled_grouped_gemm throws, and what Plan::run does: InvalidArgument where an argument is an error for the problem, Error where the
// driver refuses the launch. Faults of a kernel that runs on a GPU, such as those of a bad pointer, are reported by the driver to
// who synchronises.
void scaled_grouped_gemm(const ScaledGroupedGemmProblem& problem, const ScaledGroupedGemmArguments& arguments, void* workspace = nullptr,
          std::size_t workspace_bytes = 0, Stream stream = nullptr, const Device& device = current_device());

// Which kernel would run, from which record, and why. Loads nothing. Throws what plan_scaled_grouped_gemm throws before it loads.
template <std::same_as<ScaledGroupedGemmProblem> Typed>
Explanation explain(const Typed& problem, const Device& device = current_device());

}  // namespace tilewright

#endif
