// attention_decode: O = softmax(mask(scale Q K^T)) V, few queries, long caches. Emitted by codegen from the op's spec.py; do not edit.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>

#include "tilewright/dispatch.h"
#include "tilewright/enums.h"

namespace tilewright {

struct AttentionDecodeProblem {
  Dtype dtype = Dtype::bf16;
  KvCache kv_cache = KvCache::contiguous;
  std::int64_t B = 1;
  std::int64_t Hq = 0;
  std::int64_t Hkv = 0;
  std::int64_t Sq = 1;
  std::int64_t Sk = 0;
  std::int64_t D = 0;
  std::int64_t page_size = 0;  // in elements; 0 = dense
  std::int64_t stride_table = 0;  // in elements; 0 = dense
  std::int64_t stride_qs = 0;  // in elements; 0 = dense
  std::int64_t stride_qh = 0;  // in elements; 0 = dense
  std::int64_t stride_qb = 0;  // in elements; 0 = dense
  std::int64_t stride_ks = 0;  // in elements; 0 = dense
  std::int64_t stride_kh = 0;  // in elements; 0 = dense
  std::int64_t stride_kb = 0;  // in elements; 0 = dense
  std::int64_t stride_vs = 0;  // in elements; 0 = dense
  std::int64_t stride_vh = 0;  // in elements; 0 = dense
  std::int64_t stride_vb = 0;  // in elements; 0 = dense
  std::int64_t stride_os = 0;  // in elements; 0 = dense
  std::int64_t stride_oh = 0;  // in elements; 0 = dense
  std::int64_t stride_ob = 0;  // in elements; 0 = dense
  int threads = 0;  // CPU worker threads, 0 = one per core that the process may use; ignored on GPUs
};

// Pointers to device memory on GPUs, to host memory on CPUs.
struct AttentionDecodeArguments {
  const void* Q = nullptr;
  const void* K = nullptr;
  const void* V = nullptr;
  void* O = nullptr;
  void* LSE = nullptr;  // may be null
  const void* page_table = nullptr;
  const void* seqlens_k = nullptr;  // may be null
  float scale = 0.0f;
  float softcap = 0.0f;
  std::int32_t window_left = -1;
  std::int32_t window_right = -1;
};

Problem to_problem(const AttentionDecodeProblem& problem, const Device& device = current_device());
Arguments to_arguments(const AttentionDecodeArguments& arguments);

// Select once, run many times: plan->run(to_arguments(arguments), workspace, stream).
std::shared_ptr<const Plan> plan_attention_decode(const AttentionDecodeProblem& problem, const Device& device = current_device(),
                                      std::size_t workspace_limit = SIZE_MAX);

// Selects (through the memo of cached_plan) and enqueues on `stream`, or computes before returning on CPUs. `workspace` is as
// Plan::run takes it and `workspace_bytes` long: kernels that need more are not chosen.
void attention_decode(const AttentionDecodeProblem& problem, const AttentionDecodeArguments& arguments, void* workspace = nullptr,
          std::size_t workspace_bytes = 0, Stream stream = nullptr, const Device& device = current_device());

// Which kernel would run, from which record, and why.
Explanation explain(const AttentionDecodeProblem& problem, const Device& device = current_device());

}  // namespace tilewright
