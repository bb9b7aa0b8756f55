// attention_forward: O = softmax(mask(scale Q K^T)) V. Emitted by codegen from the operator's declaration; do not edit.
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
struct AttentionForwardProblem {
  // Type of Q, K, V, O and bias; scores and sums are f32. Valid: f32, f16, bf16. There are kernels on GPUs only for f16, bf16;
  // for others no plan can be made.
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
  // is nothing to do. More than 536870912 is an error.
  std::int64_t Sq = 0;
  // Keys of each sequence; with cu_seqlens_k of the longest. 0: O becomes 0 and LSE -inf. More than 536870912 is an error.
  std::int64_t Sk = 0;
  // Elements of a head's row; 0: there is nothing to do. More than 256 is an error.
  std::int64_t D = 0;
  // Elements from one query of Q to the next. Dense, the default: Hq * D. 0 is a broadcast: all are the same one; otherwise
  // less than D is an error.
  std::int64_t stride_qs = kDense;
  // Elements from one head of Q to the next. Dense, the default: D. 0 is a broadcast: all are the same one; otherwise less is
  // an error.
  std::int64_t stride_qh = kDense;
  // Elements from one sequence of Q to the next; unused with cu_seqlens_q. Dense, the default: Sq * stride_qs. 0 is a
  // broadcast: all are the same one.
  std::int64_t stride_qb = kDense;
  // Elements from one key of K to the next. Dense, the default: Hkv * D. 0 is a broadcast: all are the same one; otherwise less
  // than D is an error.
  std::int64_t stride_ks = kDense;
  // Elements from one head of K to the next. Dense, the default: D. 0 is a broadcast: all are the same one; otherwise less is
  // an error.
  std::int64_t stride_kh = kDense;
  // Elements from one sequence of K to the next; unused with cu_seqlens_q. Dense, the default: Sk * stride_ks. 0 is a
  // broadcast: all are the same one.
  std::int64_t stride_kb = kDense;
  // Elements from one key's value in V to the next. Dense, the default: Hkv * D. 0 is a broadcast: all are the same one;
  // otherwise less than D is an error.
  std::int64_t stride_vs = kDense;
  // Elements from one head of V to the next. Dense, the default: D. 0 is a broadcast: all are the same one; otherwise less is
  // an error.
  std::int64_t stride_vh = kDense;
  // Elements from one sequence of V to the next; unused with cu_seqlens_q. Dense, the default: Sk * stride_vs. 0 is a
  // broadcast: all are the same one.
  std::int64_t stride_vb = kDense;
  // Elements from one query's row of O to the next. Dense, the default: Hq * D. Elements that then overlap are an error; less
  // than D is an error.
  std::int64_t stride_os = kDense;
  // Elements from one head of O to the next. Dense, the default: D. Elements that then overlap are an error; less is an error.
  std::int64_t stride_oh = kDense;
  // Elements from one sequence of O to the next; unused with cu_seqlens_q. Dense, the default: Sq * stride_os. Elements that
  // then overlap are an error.
  std::int64_t stride_ob = kDense;
  // Elements from one query's row of bias to the next. Dense, the default: Sk. 0 is a broadcast: all are the same one.
  std::int64_t stride_bias_q = kDense;
  // Elements from one head of bias to the next. Dense, the default: Sq * stride_bias_q. 0 is a broadcast: all are the same one.
  std::int64_t stride_bias_h = kDense;
  // Elements from one sequence of bias to the next. Dense, the default: Hq * stride_bias_h. 0 is a broadcast: all are the same
  // one.
  std::int64_t stride_bias_b = kDense;
  // Queries of all sequences together; read only with cu_seqlens_q. Dense, the default: B * Sq. Elements that then overlap are
  // an error.
  std::int64_t total_q = kDense;
  // Keys of all sequences together; read only with cu_seqlens_q. Dense, the default: B * Sk.
  std::int64_t total_k = kDense;
  // CPU worker threads, more than 65535 is an error; 0 stands for default_threads() (tilewright/threads.h). Ignored on GPUs.
  int threads = 0;
  // What a result's bits may depend on: tuned, deterministic, or batch_invariant (docs/how/numerics.md).
  Numerics numerics = Numerics::tuned;

  friend bool operator==(const AttentionForwardProblem&, const AttentionForwardProblem&) = default;
};

// What it is computed with: pointers to device memory on GPUs, to host memory on CPUs, aligned to their elements. Where one is
// less aligned than the chosen kernel needs (such as 16 bytes), another kernel runs. All that can be seen of pointers without
// reading what they point to is an error: null where elements are needed, and a result that overlaps another tensor, but for one
// that it may be itself.
struct AttentionForwardArguments {
  // Queries. [B, Sq, Hq, D] of strides stride_qb, stride_qs, stride_qh, 1; with cu_seqlens_q [up to total_q, Hq, D] of strides
  // stride_qs, stride_qh, 1, the sequences one behind the other; elements: dtype; read.
  const void* Q = nullptr;
  // Keys. [B, Sk, Hkv, D] of strides stride_kb, stride_ks, stride_kh, 1; with cu_seqlens_q [up to total_k, Hkv, D] of strides
  // stride_ks, stride_kh, 1, the sequences one behind the other; elements: dtype; read.
  const void* K = nullptr;
  // The keys' values. [B, Sk, Hkv, D] of strides stride_vb, stride_vs, stride_vh, 1; with cu_seqlens_q [up to total_k, Hkv, D]
  // of strides stride_vs, stride_vh, 1, the sequences one behind the other; elements: dtype; read.
  const void* V = nullptr;
  // Result, 0 for a query that sees no key. [B, Sq, Hq, D] of strides stride_ob, stride_os, stride_oh, 1; with cu_seqlens_q [up
  // to total_q, Hq, D] of strides stride_os, stride_oh, 1, the sequences one behind the other; elements: dtype; written. Must
  // not overlap other tensors.
  void* O = nullptr;
  // Natural logarithm of a query's sum of exp(score), -inf where it sees no key. [B, Hq, Sq], row-major; with cu_seqlens_q [Hq,
  // up to total_q] of strides total_q, 1, the sequences one behind the other; elements: f32; written. Must not overlap other
  // tensors. May be null.
  void* LSE = nullptr;
  // Added to scores; queries and keys are counted from the beginning of their sequence. [B, Hq, Sq, Sk] of strides
  // stride_bias_b, stride_bias_h, stride_bias_q, 1; elements: dtype; read. May be null, and must be unless mask=general.
  const void* bias = nullptr;
  // ALiBi: a score loses its head's slope times the key's distance from the diagonal (see alignment). [Hq]; elements: f32;
  // read. May be null, and must be unless mask=general.
  const void* alibi_slopes = nullptr;
  // Makes the batch ragged: sequence b has rows cu_seqlens_q[b] up to cu_seqlens_q[b + 1] of Q and O, from 0 to total_q. [B +
  // 1]; elements: i32; read. May be null, and must be unless mask=general.
  const void* cu_seqlens_q = nullptr;
  // As cu_seqlens_q, of K and V, up to total_k; without cu_seqlens_q it is not read. [B + 1]; elements: i32; read. May be null,
  // and must be unless mask=general. Needed with cu_seqlens_q.
  const void* cu_seqlens_k = nullptr;
  // Factor of Q K^T, of which scores are made; 0 stands for 1 / sqrt(D). Less than 0 or NaN is an error.
  float scale = 0.0f;
  // Scores become softcap * tanh(score / softcap), before bias and slopes; 0: they stay. Unless mask=general, all but 0 is an
  // error.
  float softcap = 0.0f;
  // So many keys before the diagonal (see alignment) does a query see; -1: all. Less than -1 or more than 1073741824 is an
  // error. Unless mask=general, all but -1 is an error.
  std::int32_t window_left = -1;
  // So many keys behind the diagonal does a query see; 0: none, as with a causal mask; -1: all. Less than -1 or more than
  // 1073741824 is an error. Unless mask=general, all but -1 is an error.
  std::int32_t window_right = -1;
  // Where the diagonal of windows and slopes is, for query i of a sequence: bottom_right, key i + keys - queries of that
  // sequence; top_left, key i. Another number is an error. Unless mask=general, all but bottom_right is an error.
  Alignment alignment = Alignment::bottom_right;
};

// The problem in the library's own form, each kDense replaced by what it stands for. Throws InvalidArgument where an attribute
// has a value that is another op's, and where threads is what it says is an error.
Problem to_problem(const AttentionForwardProblem& problem, const Device& device = current_device());

// Throws nothing: arguments are looked at when they are used.
Arguments to_arguments(const AttentionForwardArguments& arguments);

// Selects once, to run many times: plan->run(to_arguments(arguments), workspace, stream). Kernels that need more than
// `workspace_limit` bytes are not chosen (on CPUs a plan has scratch memory of its own). Throws InvalidArgument where a
// member of the problem is what it says is an error, and Error where no linked kernel takes the problem on the device, and where
// the chosen one can't be loaded.
std::shared_ptr<const Plan> plan_attention_forward(const AttentionForwardProblem& problem, const Device& device = current_device(),
                                      std::size_t workspace_limit = SIZE_MAX);

// The same in one call: takes the plan from the memo of cached_plan, which the first call for a problem fills (so make that one
// before a stream is captured), then enqueues on `stream` (GPUs) or computes before it returns (CPUs). `workspace` is as
// Plan::run takes it and `workspace_bytes` long: kernels that need more are not chosen. Throws what
// plan_attention_forward throws, and what Plan::run does: InvalidArgument where an argument is an error for the problem, Error where the
// driver refuses the launch. Faults of a kernel that runs on a GPU, such as those of a bad pointer, are reported by the driver to
// who synchronises.
void attention_forward(const AttentionForwardProblem& problem, const AttentionForwardArguments& arguments, void* workspace = nullptr,
          std::size_t workspace_bytes = 0, Stream stream = nullptr, const Device& device = current_device());

// Which kernel would run, from which record, and why. Loads nothing. Throws what plan_attention_forward throws before it loads.
Explanation explain(const AttentionForwardProblem& problem, const Device& device = current_device());

}  // namespace tilewright

#endif
