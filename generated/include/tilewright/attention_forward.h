// attention_forward: O = softmax(mask(scale Q K^T)) V. Emitted by codegen from the op's spec.py; do not edit.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>

#include "tilewright/dispatch.h"
#include "tilewright/enums.h"

namespace tilewright {

// What is to be computed. A size below 0 or above 2^48 is an error where a plan is made.
struct AttentionForwardProblem {
  // Type of Q, K, V, O and bias; scores and sums are f32. Valid: f32, f16, bf16. There are kernels on GPUs only for f16, bf16,
  // on CPUs only for f32, bf16; for others no plan can be made.
  Dtype dtype = Dtype::bf16;
  // Which keys query i sees: full, all; causal, those up to i + Sk - Sq; general, what a run's scalars say, and only with it
  // are soft cap, windows, bias, slopes and ragged batches read. Valid: full, causal, general.
  Mask mask = Mask::full;
  // Sequences of the batch; 0: there is nothing to do.
  std::int64_t B = 1;
  // Heads of Q and O; 0: there is nothing to do.
  std::int64_t Hq = 0;
  // Heads of K and V; head h of Q attends to their head h * Hkv / Hq, rounded down. Must divide Hq, else it is an error.
  std::int64_t Hkv = 0;
  // Queries of each sequence; with cu_seqlens_q of the longest, and no sequence may have more, which is not checked. 0: there
  // is nothing to do. No kernel takes more than 2^29.
  std::int64_t Sq = 0;
  // Keys of each sequence; with cu_seqlens_k of the longest. 0: O becomes 0 and LSE -inf. No kernel takes more than 2^29.
  std::int64_t Sk = 0;
  // Elements of a head's row; no kernel takes more than 256.
  std::int64_t D = 0;
  // Elements from one query of Q to the next. 0 stands for Hq * D.
  std::int64_t stride_qs = 0;
  // Elements from one head of Q to the next. 0 stands for D.
  std::int64_t stride_qh = 0;
  // Elements from one sequence of Q to the next; unused with cu_seqlens_q. 0 stands for Sq * stride_qs.
  std::int64_t stride_qb = 0;
  // Elements from one key of K to the next. 0 stands for Hkv * D.
  std::int64_t stride_ks = 0;
  // Elements from one head of K to the next. 0 stands for D.
  std::int64_t stride_kh = 0;
  // Elements from one sequence of K to the next; unused with cu_seqlens_q. 0 stands for Sk * stride_ks.
  std::int64_t stride_kb = 0;
  // Elements from one key's value in V to the next. 0 stands for Hkv * D.
  std::int64_t stride_vs = 0;
  // Elements from one head of V to the next. 0 stands for D.
  std::int64_t stride_vh = 0;
  // Elements from one sequence of V to the next; unused with cu_seqlens_q. 0 stands for Sk * stride_vs.
  std::int64_t stride_vb = 0;
  // Elements from one query's row of O to the next. 0 stands for Hq * D.
  std::int64_t stride_os = 0;
  // Elements from one head of O to the next. 0 stands for D.
  std::int64_t stride_oh = 0;
  // Elements from one sequence of O to the next; unused with cu_seqlens_q. 0 stands for Sq * stride_os.
  std::int64_t stride_ob = 0;
  // Elements from one query's row of bias to the next. 0 stands for Sk.
  std::int64_t stride_bias_q = 0;
  // Elements from one head of bias to the next. 0 stands for Sq * stride_bias_q.
  std::int64_t stride_bias_h = 0;
  // Elements from one sequence of bias to the next. 0 stands for Hq * stride_bias_h.
  std::int64_t stride_bias_b = 0;
  // Queries of all sequences together; read only with cu_seqlens_q. 0 stands for B * Sq.
  std::int64_t total_q = 0;
  // Keys of all sequences together; read only with cu_seqlens_q. 0 stands for B * Sk.
  std::int64_t total_k = 0;
  // CPU worker threads, at most 65535; 0 stands for one per core that the process may use. Ignored on GPUs.
  int threads = 0;
};

// What it is computed with: pointers to device memory on GPUs, to host memory on CPUs, aligned to their elements. Where one is
// less aligned than the chosen kernel needs (such as 16 bytes), another kernel runs. A tensor that may not be null is read or
// written without a look at its pointer, unless there is nothing to do.
struct AttentionForwardArguments {
  // Queries; with cu_seqlens_q [total_q, Hq, D], one sequence behind the other. [B, Sq, Hq, D] of strides stride_qb, stride_qs,
  // stride_qh, 1; elements: dtype; read.
  const void* Q = nullptr;
  // Keys; with cu_seqlens_k [total_k, Hkv, D], one sequence behind the other. [B, Sk, Hkv, D] of strides stride_kb, stride_ks,
  // stride_kh, 1; elements: dtype; read.
  const void* K = nullptr;
  // The keys' values; with cu_seqlens_k [total_k, Hkv, D], one sequence behind the other. [B, Sk, Hkv, D] of strides stride_vb,
  // stride_vs, stride_vh, 1; elements: dtype; read.
  const void* V = nullptr;
  // Result, 0 for a query that sees no key; with cu_seqlens_q [total_q, Hq, D]. Must not overlap other tensors. [B, Sq, Hq, D]
  // of strides stride_ob, stride_os, stride_oh, 1; elements: dtype; written.
  void* O = nullptr;
  // Natural logarithm of a query's sum of exp(score), -inf where it sees no key; with cu_seqlens_q [Hq, total_q]. [B, Hq, Sq],
  // row-major; elements: f32; written. May be null.
  void* LSE = nullptr;
  // Added to scores; queries and keys are counted from the beginning of their sequence. [B, Hq, Sq, Sk] of strides
  // stride_bias_b, stride_bias_h, stride_bias_q, 1; elements: dtype; read. May be null, and must be unless mask=general.
  const void* bias = nullptr;
  // ALiBi: a score loses its head's slope times the key's distance from the diagonal (see alignment). [Hq]; elements: f32;
  // read. May be null, and must be unless mask=general.
  const void* alibi_slopes = nullptr;
  // Makes the batch ragged: sequence b has rows cu_seqlens_q[b] up to cu_seqlens_q[b + 1] of Q and O, from 0 to total_q. Needs
  // cu_seqlens_k beside it, which is not checked. [B + 1]; elements: i32; read. May be null, and must be unless mask=general.
  const void* cu_seqlens_q = nullptr;
  // As cu_seqlens_q, of K and V, up to total_k; without cu_seqlens_q it is not read. [B + 1]; elements: i32; read. May be null,
  // and must be unless mask=general.
  const void* cu_seqlens_k = nullptr;
  // Factor of Q K^T, of which scores are made; 0 stands for 1 / sqrt(D). Less than 0 or NaN is an error.
  float scale = 0.0f;
  // Scores become softcap * tanh(score / softcap), before bias and slopes; 0: they stay. Unless mask=general, all but 0 is an
  // error.
  float softcap = 0.0f;
  // So many keys before the diagonal (see alignment) does a query see; below 0: all. More than 1073741824 is an error. Unless
  // mask=general, all but -1 is an error.
  std::int32_t window_left = -1;
  // So many keys behind the diagonal does a query see; 0: none, as with a causal mask; below 0: all. More than 1073741824 is an
  // error. Unless mask=general, all but -1 is an error.
  std::int32_t window_right = -1;
  // Where the diagonal of windows and slopes is, for query i of a sequence: bottom_right, key i + keys - queries of that
  // sequence; top_left, key i. Unless mask=general, all but bottom_right is an error.
  Alignment alignment = Alignment::bottom_right;
};

// The problem in the library's own form, sizes of 0 replaced by what they stand for. Throws Error where a member is what it says
// is an error.
Problem to_problem(const AttentionForwardProblem& problem, const Device& device = current_device());

// Throws nothing: arguments are looked at when they are used.
Arguments to_arguments(const AttentionForwardArguments& arguments);

// Selects once, to run many times: plan->run(to_arguments(arguments), workspace, stream). Kernels that need more than
// `workspace_limit` bytes are not chosen (on CPUs a plan has scratch memory of its own). Throws Error where to_problem does,
// where a size is below 0 or above 2^48, where no linked kernel takes the problem on the device, and where the chosen one
// can't be loaded.
std::shared_ptr<const Plan> plan_attention_forward(const AttentionForwardProblem& problem, const Device& device = current_device(),
                                      std::size_t workspace_limit = SIZE_MAX);

// The same in one call: takes the plan from the memo of cached_plan, which the first call for a problem fills (so make that one
// before a stream is captured), then enqueues on `stream` (GPUs) or computes before it returns (CPUs). `workspace` is as
// Plan::run takes it and `workspace_bytes` long: kernels that need more are not chosen. Throws Error where plan_attention_forward
// does, and what Plan::run throws: where an argument is an error for the problem, where a pointer is less aligned than every
// kernel of the plan needs, and where the driver refuses the launch. Faults of a kernel that runs on a GPU, such as those of a
// bad pointer, are reported by the driver to who synchronises.
void attention_forward(const AttentionForwardProblem& problem, const AttentionForwardArguments& arguments, void* workspace = nullptr,
          std::size_t workspace_bytes = 0, Stream stream = nullptr, const Device& device = current_device());

// Which kernel would run, from which record, and why. Loads nothing. Throws Error where plan_attention_forward does before it loads.
Explanation explain(const AttentionForwardProblem& problem, const Device& device = current_device());

}  // namespace tilewright
