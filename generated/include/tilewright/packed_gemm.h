// packed_gemm: C = act(scale * (A B) + bias) on CPUs, B packed once in panels of f32, bf16, f16 or i8. Emitted by codegen from
// the operator's declaration; do not edit.
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
struct PackedGemmProblem {
  // Type of B, which is converted as it is multiplied; A, C, bias and sums are f32. Valid: f32, bf16, f16, i8. There are no
  // kernels on GPUs.
  Dtype dtype = Dtype::f32;
  // Rows of C; 0: there is nothing to do. More than 2147482624 is an error.
  std::int64_t M = 0;
  // Columns of C; 0: there is nothing to do. More than 2147482624 is an error.
  std::int64_t N = 0;
  // Length of the sums; 0: they are 0. More than 2147482624 is an error.
  std::int64_t K = 0;
  // Elements from a row of A to the next. Dense, the default: K. 0 is a broadcast: all are the same one; otherwise less is an
  // error.
  std::int64_t lda = kDense;
  // Elements from a row of C to the next. Dense, the default: N. Elements that then overlap are an error; less is an error.
  std::int64_t ldc = kDense;
  // CPU worker threads, more than 65535 is an error; 0 stands for default_threads() (tilewright/threads.h). Ignored on GPUs.
  int threads = 0;
  // What a result's bits may depend on: tuned, deterministic, or batch_invariant (docs/how/numerics.md).
  Numerics numerics = Numerics::tuned;

  friend bool operator==(const PackedGemmProblem&, const PackedGemmProblem&) = default;
};

// What it is computed with: pointers to device memory on GPUs, to host memory on CPUs, aligned to their elements. Where one is
// less aligned than the chosen kernel needs (such as 16 bytes), another kernel runs. All that can be seen of pointers without
// reading what they point to is an error: null where elements are needed, and a result that overlaps another tensor, but for one
// that it may be itself.
struct PackedGemmArguments {
  // Left factor. [M, K] of strides lda, 1; elements: f32; read.
  const void* A = nullptr;
  // Right factor in panels of 16 columns, zeros behind the last one. [ceil(N / 16), K, 16], row-major; elements: dtype; read.
  const void* B = nullptr;
  // Result. [M, N] of strides ldc, 1; elements: f32; written. Must not overlap other tensors.
  void* C = nullptr;
  // Factors of the columns of B. [N]; elements: f32; read. Needed with dtype=i8, and an error otherwise.
  const void* scale = nullptr;
  // Added before the activation. [N]; elements: f32; read. May be null.
  const void* bias = nullptr;
  // What is done last, in f32: none; relu, max(x, 0); gelu, x / 2 * (1 + erf(x / sqrt(2))); silu, x / (1 + exp(-x)). Another
  // number is an error.
  Activation activation = Activation::none;
  // A promise that nothing which may still be under way when this begins, such as what is ahead in its stream or graph, writes
  // B, as of weights: a GPU kernel may then read it before the one ahead has ended. If it does not hold results are wrong.
  bool constant_b = false;
};

// The problem in the library's own form, each kDense replaced by what it stands for. Throws InvalidArgument where an attribute
// has a value that is another op's, and where threads is what it says is an error.
// Its type must be named, to_problem(PackedGemmProblem{...}): braces alone are an older op's. to_arguments and explain likewise.
template <std::same_as<PackedGemmProblem> Typed>
Problem to_problem(const Typed& problem, const Device& device = current_device());

// Throws nothing: arguments are looked at when they are used.
template <std::same_as<PackedGemmArguments> Typed>
Arguments to_arguments(const Typed& arguments);

// Selects once, to run many times: plan->run(to_arguments(arguments), workspace, stream). Kernels that need more than
// `workspace_limit` bytes are not chosen (on CPUs a plan has scratch memory of its own). Throws InvalidArgument where a
// member of the problem is what it says is an error, and Error where no linked kernel takes the problem on the device, and where
// the chosen one can't be loaded.
std::shared_ptr<const Plan> plan_packed_gemm(const PackedGemmProblem& problem, const Device& device = current_device(),
                                      std::size_t workspace_limit = SIZE_MAX);

// The same in one call: takes the plan from the memo of cached_plan, which the first call for a problem fills (so make that one
// before a stream is captured), then enqueues on `stream` (GPUs) or computes before it returns (CPUs). `workspace` is as
// Plan::run takes it and `workspace_bytes` long: kernels that need more are not chosen. Throws what
// plan_packed_gemm throws, and what Plan::run does: InvalidArgument where an argument is an error for the problem, Error where the
// driver refuses the launch. Faults of a kernel that runs on a GPU, such as those of a bad pointer, are reported by the driver to
// who synchronises.
void packed_gemm(const PackedGemmProblem& problem, const PackedGemmArguments& arguments, void* workspace = nullptr,
          std::size_t workspace_bytes = 0, Stream stream = nullptr, const Device& device = current_device());

// Which kernel would run, from which record, and why. Loads nothing. Throws what plan_packed_gemm throws before it loads.
template <std::same_as<PackedGemmProblem> Typed>
Explanation explain(const Typed& problem, const Device& device = current_device());

}  // namespace tilewright

#endif
