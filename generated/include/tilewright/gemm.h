// gemm: C = act(alpha * A B + beta * C + bias). Emitted by codegen from the operator's declaration; do not edit.
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
struct GemmProblem {
  // Type of A, B, C and bias; sums are f32, of f64 f64. tf32 is stored as f32, and products may be of factors cut to 10 bits of
  // fraction. tf32x3 is stored as f32, and a product may be three of tf32, which are together nearly as exact as one of f32.
  // f16_f32 and bf16_f32: A and B are of the first, C and bias of the second, and no result is rounded to 16 bits. Valid: f32,
  // tf32, f16, bf16, f16_f32, bf16_f32, tf32x3, f64. There are kernels on GPUs only for f32, tf32, f16, bf16, f16_f32,
  // bf16_f32, tf32x3, on CPUs only for f32, bf16, bf16_f32, f64; for others no plan can be made.
  Dtype dtype = Dtype::f32;
  // How A and B are stored, first letter A, second B: n as they are multiplied, t transposed. Valid: nn, nt, tn, tt.
  Layout layout = Layout::nn;
  // Rows of C; 0: there is nothing to do.
  std::int64_t M = 0;
  // Columns of C; 0: there is nothing to do.
  std::int64_t N = 0;
  // Length of the sums; 0: they are 0, so C becomes act(beta * C + bias).
  std::int64_t K = 0;
  // Products that a call computes; 0: there is nothing to do.
  std::int64_t batch = 1;
  // Elements from a stored row of A to the next. Dense, the default: K (layout nn, nt) or M (layout tn, tt). 0 is a broadcast:
  // all are the same one; otherwise less is an error.
  std::int64_t lda = kDense;
  // Elements from a stored row of B to the next. Dense, the default: N (layout nn, tn) or K (layout nt, tt). 0 is a broadcast:
  // all are the same one; otherwise less is an error.
  std::int64_t ldb = kDense;
  // Elements from a row of C to the next. Dense, the default: N. Elements that then overlap are an error; less is an error.
  std::int64_t ldc = kDense;
  // Elements from the A of one product of the batch to the next one's; they may overlap. Dense, the default: M * lda (layout
  // nn, nt) or K * lda (layout tn, tt). 0 is a broadcast: all are the same one.
  std::int64_t stride_a = kDense;
  // Elements from the B of one product of the batch to the next one's; they may overlap. Dense, the default: K * ldb (layout
  // nn, tn) or N * ldb (layout nt, tt). 0 is a broadcast: all are the same one.
  std::int64_t stride_b = kDense;
  // Elements from the C of one product of the batch to the next one's. Dense, the default: M * ldc. Elements that then overlap
  // are an error.
  std::int64_t stride_c = kDense;
  // Elements from the bias of one product of the batch to the next one's. Dense, the default: 0. 0 is a broadcast: all are the
  // same one.
  std::int64_t stride_bias = kDense;
  // Elements of bias from one row of C to the next. Dense, the default: 0. 0 is a broadcast: all are the same one.
  std::int64_t bias_row_stride = kDense;
  // Elements of bias from one column of C to the next. Dense, the default: 1. 0 is a broadcast: all are the same one.
  std::int64_t bias_column_stride = kDense;
  // CPU worker threads, more than 65535 is an error; 0 stands for default_threads() (tilewright/threads.h). Ignored on GPUs.
  int threads = 0;
  // What a result's bits may depend on: tuned, deterministic, or batch_invariant (docs/how/numerics.md).
  Numerics numerics = Numerics::tuned;

  friend bool operator==(const GemmProblem&, const GemmProblem&) = default;
};

// What it is computed with: pointers to device memory on GPUs, to host memory on CPUs, aligned to their elements. Where one is
// less aligned than the chosen kernel needs (such as 16 bytes), another kernel runs. All that can be seen of pointers without
// reading what they point to is an error: null where elements are needed, and a result that overlaps another tensor, but for one
// that it may be itself.
struct GemmArguments {
  // Left factor. [batch, M, K] of strides stride_a, lda, 1 (layout nn, nt) or [batch, K, M] of strides stride_a, lda, 1 (layout
  // tn, tt); elements: dtype, f16 where that is f16_f32, bf16 where that is bf16_f32; read; where alpha is 0 not, and may be
  // null.
  const void* A = nullptr;
  // Right factor. [batch, K, N] of strides stride_b, ldb, 1 (layout nn, tn) or [batch, N, K] of strides stride_b, ldb, 1
  // (layout nt, tt); elements: dtype, f16 where that is f16_f32, bf16 where that is bf16_f32; read; where alpha is 0 not, and
  // may be null.
  const void* B = nullptr;
  // Result, and what beta is the factor of. [batch, M, N] of strides stride_c, ldc, 1; elements: dtype, f32 where that is
  // f16_f32 or bf16_f32; read and written, not read where beta is 0. Must not overlap other tensors.
  void* C = nullptr;
  // Added before the activation; by default one row of N, which each row of each product gets. [batch, M, N] of strides
  // stride_bias, bias_row_stride, bias_column_stride; elements: dtype, f32 where that is f16_f32 or bf16_f32; read. May be
  // null.
  const void* bias = nullptr;
  // Factor of the products; 0: A and B are not read and may hold anything, also NaN. An f64 where dtype=f64, elsewhere rounded
  // to f32.
  double alpha = 1.0;
  // Factor of what C held before; 0: C is not read and may hold anything, also NaN. An f64 where dtype=f64, elsewhere rounded
  // to f32.
  double beta = 0.0;
  // What is done last, in f32, of f64 in f64: none; relu, max(x, 0); gelu, x / 2 * (1 + erf(x / sqrt(2))); silu, x / (1 +
  // exp(-x)). Another number is an error.
  Activation activation = Activation::none;
  // A promise that nothing which may still be under way when this begins, such as what is ahead in its stream or graph, writes
  // B, as of weights: a GPU kernel may then read it before the one ahead has ended. If it does not hold results are wrong.
  bool constant_b = false;
};

// The problem in the library's own form, each kDense replaced by what it stands for. Throws InvalidArgument where an attribute
// has a value that is another op's, and where threads is what it says is an error.
Problem to_problem(const GemmProblem& problem, const Device& device = current_device());

// Throws nothing: arguments are looked at when they are used.
Arguments to_arguments(const GemmArguments& arguments);

// Selects once, to run many times: plan->run(to_arguments(arguments), workspace, stream). Kernels that need more than
// `workspace_limit` bytes are not chosen (on CPUs a plan has scratch memory of its own). Throws InvalidArgument where a
// member of the problem is what it says is an error, and Error where no linked kernel takes the problem on the device, and where
// the chosen one can't be loaded.
std::shared_ptr<const Plan> plan_gemm(const GemmProblem& problem, const Device& device = current_device(),
                                      std::size_t workspace_limit = SIZE_MAX);

// The same in one call: takes the plan from the memo of cached_plan, which the first call for a problem fills (so make that one
// before a stream is captured), then enqueues on `stream` (GPUs) or computes before it returns (CPUs). `workspace` is as
// Plan::run takes it and `workspace_bytes` long: kernels that need more are not chosen. Throws what
// plan_gemm throws, and what Plan::run does: InvalidArgument where an argument is an error for the problem, Error where the
// driver refuses the launch. Faults of a kernel that runs on a GPU, such as those of a bad pointer, are reported by the driver to
// who synchronises.
void gemm(const GemmProblem& problem, const GemmArguments& arguments, void* workspace = nullptr,
          std::size_t workspace_bytes = 0, Stream stream = nullptr, const Device& device = current_device());

// Which kernel would run, from which record, and why. Loads nothing. Throws what plan_gemm throws before it loads.
Explanation explain(const GemmProblem& problem, const Device& device = current_device());

}  // namespace tilewright

#endif
