// gemm: C = act(alpha * A B + beta * C + bias). Emitted by codegen from the op's spec.py; do not edit.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>

#include "tilewright/dispatch.h"
#include "tilewright/enums.h"

namespace tilewright {

struct GemmProblem {
  Dtype dtype = Dtype::f32;
  Layout layout = Layout::nn;
  std::int64_t M = 0;
  std::int64_t N = 0;
  std::int64_t K = 0;
  std::int64_t batch = 1;
  std::int64_t lda = 0;  // in elements; 0 = dense, which is also the least
  std::int64_t ldb = 0;  // in elements; 0 = dense, which is also the least
  std::int64_t ldc = 0;  // in elements; 0 = dense, which is also the least
  std::int64_t stride_a = 0;  // in elements; 0 = dense
  std::int64_t stride_b = 0;  // in elements; 0 = dense
  std::int64_t stride_c = 0;  // in elements; 0 = dense
  int threads = 0;  // CPU worker threads, 0 = one per core that the process may use; ignored on GPUs
};

// Pointers to device memory on GPUs, to host memory on CPUs.
struct GemmArguments {
  const void* A = nullptr;
  const void* B = nullptr;
  void* C = nullptr;
  const void* bias = nullptr;  // may be null
  float alpha = 1.0f;
  float beta = 0.0f;
  Activation activation = Activation::none;
  // A promise that nothing which may still be under way when this begins, such as what is ahead in its stream or graph, writes
  // B, as of weights: a GPU kernel may then read it before the one ahead has ended. If it does not hold results are wrong.
  bool constant_b = false;
};

Problem to_problem(const GemmProblem& problem, const Device& device = current_device());
Arguments to_arguments(const GemmArguments& arguments);

// Select once, run many times: plan->run(to_arguments(arguments), workspace, stream).
std::shared_ptr<const Plan> plan_gemm(const GemmProblem& problem, const Device& device = current_device(),
                                      std::size_t workspace_limit = SIZE_MAX);

// Selects (through the memo of cached_plan) and enqueues on `stream`, or computes before returning on CPUs. `workspace` is as
// Plan::run takes it and `workspace_bytes` long: kernels that need more are not chosen.
void gemm(const GemmProblem& problem, const GemmArguments& arguments, void* workspace = nullptr,
          std::size_t workspace_bytes = 0, Stream stream = nullptr, const Device& device = current_device());

// Which kernel would run, from which record, and why.
Explanation explain(const GemmProblem& problem, const Device& device = current_device());

}  // namespace tilewright
