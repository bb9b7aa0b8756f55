// attention_decode: O = softmax(mask(scale Q K^T)) V, few queries, long caches. Emitted by codegen from the operator's
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
struct AttentionDecodeProblem {
  // Type of Q, K, V and O, or that of Q and O and that of the cache, K and V; scores and sums are f32. Valid: f32, f16, bf16,
  // f16_e4m3, bf16_e4m3. There are kernels on GPUs only for f16, bf16, f16_e4m3, bf16_e4m3, on CPUs only for f32, f16, bf16,
  // bf16_e4m3; for others no plan can be made.
  Dtype dtype = Dtype::bf16;
  // Where keys lie: contiguous, each sequence's one behind the other; paged, in pages that page_table names. Valid: contiguous,
  // paged.
  KvCache kv_cache = KvCache::contiguous;
  // Sequences of the batch; 0: there is nothing to do.
  std::int64_t B = 1;
  // Heads of Q and O; 0: there is nothing to do.
  std::int64_t Hq = 0;
  // Heads of K and V; head h of Q attends to their head h * Hkv / Hq, rounded down. Must divide Hq, else it is an error.
  std::int64_t Hkv = 0;
  // New queries of each sequence, its last positions: query i is at keys - Sq + i. More than 256 is an error.
  std::int64_t Sq = 1;
  // Keys of each sequence, those of the new queries included; with seqlens_k of the longest at least. More than 536870912 is an
  // error.
  std::int64_t Sk = 0;
  // Elements of a head's row; 0: there is nothing to do. More than 256 is an error.
  std::int64_t D = 0;
  // Keys of a page; unused where the cache is contiguous. Dense, the default: Sk (kv_cache contiguous) or 16 (kv_cache paged).
  // Less than 0 (kv_cache contiguous) or 1 (kv_cache paged) is an error.
  std::int64_t page_size = kDense;
  // Entries from one sequence's row of page_table to the next. Dense, the default: ceil(Sk / page_size). 0 is a broadcast: all
  // are the same one.
  std::int64_t stride_table = kDense;
  // Elements from one query of Q to the next. Dense, the default: Hq * D. 0 is a broadcast: all are the same one; otherwise
  // less than D is an error.
  std::int64_t stride_qs = kDense;
  // Elements from one head of Q to the next. Dense, the default: D. 0 is a broadcast: all are the same one; otherwise less is
  // an error.
  std::int64_t stride_qh = kDense;
  // Elements from one sequence of Q to the next. Dense, the default: Sq * stride_qs. 0 is a broadcast: all are the same one.
  std::int64_t stride_qb = kDense;
  // Elements from one key of K to the next. Dense, the default: Hkv * D. 0 is a broadcast: all are the same one; otherwise less
  // than D is an error.
  std::int64_t stride_ks = kDense;
  // Elements from one head of K to the next. Dense, the default: D. 0 is a broadcast: all are the same one; otherwise less is
  // an error.
  std::int64_t stride_kh = kDense;
  // Elements from one sequence of K to the next, of a paged cache from one page to the next. Dense, the default: Sk * stride_ks
  // (kv_cache contiguous) or page_size * stride_ks (kv_cache paged). 0 is a broadcast: all are the same one.
  std::int64_t stride_kb = kDense;
  // Elements from one key's value in V to the next. Dense, the default: Hkv * D. 0 is a broadcast: all are the same one;
  // otherwise less than D is an error.
  std::int64_t stride_vs = kDense;
  // Elements from one head of V to the next. Dense, the default: D. 0 is a broadcast: all are the same one; otherwise less is
  // an error.
  std::int64_t stride_vh = kDense;
  // Elements from one sequence of V to the next, of a paged cache from one page to the next. Dense, the default: Sk * stride_vs
  // (kv_cache contiguous) or page_size * stride_vs (kv_cache paged). 0 is a broadcast: all are the same one.
  std::int64_t stride_vb = kDense;
  // Elements from one query's row of O to the next. Dense, the default: Hq * D. Elements that then overlap are an error; less
  // than D is an error.
  std::int64_t stride_os = kDense;
  // Elements from one head of O to the next. Dense, the default: D. Elements that then overlap are an error; less is an error.
  std::int64_t stride_oh = kDense;
  // Elements from one sequence of O to the next. Dense, the default: Sq * stride_os. Elements that then overlap are an error.
  std::int64_t stride_ob = kDense;
  // Elements from one sequence's (of a paged cache, page's) scale in scale_k to the next; 0: one scale for all of them. Dense,
  // the default: 0. 0 is a broadcast: all are the same one.
  std::int64_t stride_scale_kb = kDense;
  // Elements from one head's scale in scale_k to the next; 0: one scale for all of them. Dense, the default: 0. 0 is a
  // broadcast: all are the same one.
  std::int64_t stride_scale_kh = kDense;
  // Elements from one sequence's (of a paged cache, page's) scale in scale_v to the next; 0: one scale for all of them. Dense,
  // the default: 0. 0 is a broadcast: all are the same one.
  std::int64_t stride_scale_vb = kDense;
  // Elements from one head's scale in scale_v to the next; 0: one scale for all of them. Dense, the default: 0. 0 is a
  // broadcast: all are the same one.
  std::int64_t stride_scale_vh = kDense;
  // CPU worker threads, more than 65535 is an error; 0 stands for default_threads() (tilewright/threads.h). Ignored on GPUs.
  int threads = 0;
  // What a result's bits may depend on: tuned, deterministic, or batch_invariant (docs/how/numerics.md).
  Numerics numerics = Numerics::tuned;

  friend bool operator==(const AttentionDecodeProblem&, const AttentionDecodeProblem&) = default;
};

// What it is computed with: pointers to device memory on GPUs, to host memory on CPUs, aligned to their elements. Where one is
// less aligned than the chosen kernel needs (such as 16 bytes), another kernel runs. All that can be seen of pointers without
// reading what they point to is an error: null where elements are needed, and a result that overlaps another tensor, but for one
// that it may be itself.
struct AttentionDecodeArguments {
  // New queries. [B, Sq, Hq, D] of strides stride_qb, stride_qs, stride_qh, 1; elements: dtype, f16 where that is f16_e4m3,
  // bf16 where that is bf16_e4m3; read.
  const void* Q = nullptr;
  // Keys: the cache, which holds those of the new queries too. [B, Sk, Hkv, D] of strides stride_kb, stride_ks, stride_kh, 1
  // (kv_cache contiguous) or [any, page_size, Hkv, D] of strides stride_kb, stride_ks, stride_kh, 1 (kv_cache paged); elements:
  // dtype, e4m3 where that is f16_e4m3 or bf16_e4m3; read.
  const void* K = nullptr;
  // The keys' values. [B, Sk, Hkv, D] of strides stride_vb, stride_vs, stride_vh, 1 (kv_cache contiguous) or [any, page_size,
  // Hkv, D] of strides stride_vb, stride_vs, stride_vh, 1 (kv_cache paged); elements: dtype, e4m3 where that is f16_e4m3 or
  // bf16_e4m3; read.
  const void* V = nullptr;
  // Result, 0 for a query that sees no key. [B, Sq, Hq, D] of strides stride_ob, stride_os, stride_oh, 1; elements: dtype, f16
  // where that is f16_e4m3, bf16 where that is bf16_e4m3; written. Must not overlap other tensors.
  void* O = nullptr;
  // Natural logarithm of a query's sum of exp(score), -inf where it sees no key. [B, Hq, Sq], row-major; elements: f32;
  // written. Must not overlap other tensors. May be null.
  void* LSE = nullptr;
  // Entry i of a sequence's row: the page of K and V that holds its keys from i * page_size on. Numbers of pages are not
  // checked. [B, ceil(Sk / page_size)] of strides stride_table, 1; elements: i32; read. Needed with kv_cache=paged, and an
  // error otherwise.
  const void* page_table = nullptr;
  // Keys of each sequence, at most Sk; null: Sk of each. [B]; elements: i32; read. May be null. Numbers below 0 or above Sk are
  // an error on CPUs, and not looked at on GPUs.
  const void* seqlens_k = nullptr;
  // What the numbers of K are multiplied by: of each sequence, or page of a paged cache, and head; null: 1. [B, Hkv] of strides
  // stride_scale_kb, stride_scale_kh (kv_cache contiguous) or [any, Hkv] of strides stride_scale_kb, stride_scale_kh (kv_cache
  // paged); elements: f32; read. May be null, and must be unless dtype=f16_e4m3 or bf16_e4m3.
  const void* scale_k = nullptr;
  // What the numbers of V are multiplied by: of each sequence, or page of a paged cache, and head; null: 1. [B, Hkv] of strides
  // stride_scale_vb, stride_scale_vh (kv_cache contiguous) or [any, Hkv] of strides stride_scale_vb, stride_scale_vh (kv_cache
  // paged); elements: f32; read. May be null, and must be unless dtype=f16_e4m3 or bf16_e4m3.
  const void* scale_v = nullptr;
  // Factor of Q K^T, of which scores are made; 0 stands for 1 / sqrt(D). Less than 0 or NaN is an error.
  float scale = 0.0f;
  // Scores become softcap * tanh(score / softcap); 0: they stay.
  float softcap = 0.0f;
  // So many keys before its own position does a query see; -1: all. Less than -1 or more than 1073741824 is an error.
  std::int32_t window_left = -1;
  // So many keys behind its own position does a query see; 0: none, which is causal; -1: all. Less than -1 or more than
  // 1073741824 is an error.
  std::int32_t window_right = -1;
};

// The problem in the library's own form, each kDense replaced by what it stands for. Throws InvalidArgument where an attribute
// has a value that is another op's, and where threads is what it says is an error.
Problem to_problem(const AttentionDecodeProblem& problem, const Device& device = current_device());

// Throws nothing: arguments are looked at when they are used.
Arguments to_arguments(const AttentionDecodeArguments& arguments);

// Selects once, to run many times: plan->run(to_arguments(arguments), workspace, stream). Kernels that need more than
// `workspace_limit` bytes are not chosen (on CPUs a plan has scratch memory of its own). Throws InvalidArgument where a
// member of the problem is what it says is an error, and Error where no linked kernel takes the problem on the device, and where
// the chosen one can't be loaded.
std::shared_ptr<const Plan> plan_attention_decode(const AttentionDecodeProblem& problem, const Device& device = current_device(),
                                      std::size_t workspace_limit = SIZE_MAX);

// The same in one call: takes the plan from the memo of cached_plan, which the first call for a problem fills (so make that one
// before a stream is captured), then enqueues on `stream` (GPUs) or computes before it returns (CPUs). `workspace` is as
// Plan::run takes it and `workspace_bytes` long: kernels that need more are not chosen. Throws what
// plan_attention_decode throws, and what Plan::run does: InvalidArgument where an argument is an error for the problem, Error where the
// driver refuses the launch. Faults of a kernel that runs on a GPU, such as those of a bad pointer, are reported by the driver to
// who synchronises.
void attention_decode(const AttentionDecodeProblem& problem, const AttentionDecodeArguments& arguments, void* workspace = nullptr,
          std::size_t workspace_bytes = 0, Stream stream = nullptr, const Device& device = current_device());

// Which kernel would run, from which record, and why. Loads nothing. Throws what plan_attention_decode throws before it loads.
Explanation explain(const AttentionDecodeProblem& problem, const Device& device = current_device());

}  // namespace tilewright

#endif
