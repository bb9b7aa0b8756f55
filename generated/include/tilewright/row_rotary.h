// row_rotary: rotary embedding of queries and keys; keys and values into a cache. Emitted by codegen from the operator's
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
struct RowRotaryProblem {
  // Type of q, k, v, weights and results. Valid: f32, f16, bf16.
  Dtype dtype = Dtype::f32;
  // Tokens, each with a row of q, k and v; 0: there is nothing to do.
  std::int64_t tokens = 0;
  // Heads of q.
  std::int64_t heads = 0;
  // Elements of a head.
  std::int64_t dim = 0;
  // Heads of k and v; 0: q alone.
  std::int64_t kv_heads = 0;
  // Pairs of a head that are turned, half of the rotary dimension, at most dim / 2; what is behind them stays.
  std::int64_t pairs = 0;
  // Elements from one token's row of q to the next. Dense, the default: heads * dim. 0 is a broadcast: all are the same one.
  std::int64_t ldq = kDense;
  // Elements from one token's row of k to the next. Dense, the default: kv_heads * dim. 0 is a broadcast: all are the same one.
  std::int64_t ldk = kDense;
  // Elements from one token's row of v to the next. Dense, the default: kv_heads * dim. 0 is a broadcast: all are the same one.
  std::int64_t ldv = kDense;
  // Elements from one position's row of cos and sin to the next. Dense, the default: pairs. 0 is a broadcast: all are the same
  // one.
  std::int64_t ldt = kDense;
  // Elements from one token's row of q_out to the next. Dense, the default: heads * dim. Elements that then overlap are an
  // error.
  std::int64_t ldqo = kDense;
  // Elements from one row of k_out to the next. Dense, the default: kv_heads * dim. Elements that then overlap are an error.
  std::int64_t ldko = kDense;
  // Elements from one row of v_out to the next. Dense, the default: kv_heads * dim. Elements that then overlap are an error.
  std::int64_t ldvo = kDense;
  // CPU worker threads, more than 65535 is an error; 0 stands for default_threads() (tilewright/threads.h). Ignored on GPUs.
  int threads = 0;
  // What a result's bits may depend on: tuned, deterministic, or batch_invariant (docs/how/numerics.md).
  Numerics numerics = Numerics::tuned;

  friend bool operator==(const RowRotaryProblem&, const RowRotaryProblem&) = default;
};

// What it is computed with: pointers to device memory on GPUs, to host memory on CPUs, aligned to their elements. Where one is
// less aligned than the chosen kernel needs (such as 16 bytes), another kernel runs. All that can be seen of pointers without
// reading what they point to is an error: null where elements are needed, and a result that overlaps another tensor, but for one
// that it may be itself.
struct RowRotaryArguments {
  // Queries; a part of a longer row where ldq is its length. [tokens, heads * dim] of strides ldq, 1; elements: dtype; read.
  const void* q = nullptr;
  // Keys. [tokens, kv_heads * dim] of strides ldk, 1; elements: dtype; read.
  const void* k = nullptr;
  // Values, which are copied. [tokens, kv_heads * dim] of strides ldv, 1; elements: dtype; read.
  const void* v = nullptr;
  // Row p: cosines of the angles at position p, for every position; null: q and k are not turned. [tokens, pairs] of strides
  // ldt, 1; elements: f32; read. May be null.
  const void* cos = nullptr;
  // Sines likewise; null: q and k are not turned. [tokens, pairs] of strides ldt, 1; elements: f32; read. May be null.
  const void* sin = nullptr;
  // The row of cos and sin for each token, which is not checked; null: its number. [tokens]; elements: i32; read. May be null.
  const void* position = nullptr;
  // The row of k_out and v_out for each token, as of a paged cache [pages, page_size, kv_heads, dim]: page * page_size + place.
  // Below 0: neither is written; how many rows there are is not checked. Null: its number. [tokens]; elements: i32; read. May
  // be null.
  const void* slot = nullptr;
  // Factors of a head's elements: each head x of q becomes x / sqrt(mean(x^2) + eps) * (offset + q_weight) before it is turned;
  // null: it stays. [dim]; elements: dtype; read. May be null.
  const void* q_weight = nullptr;
  // Those of the heads of k likewise. [dim]; elements: dtype; read. May be null.
  const void* k_weight = nullptr;
  // Result of q. [tokens, heads * dim] of strides ldqo, 1; elements: dtype; written. May be q itself, in place, with the same
  // strides; must not overlap otherwise.
  void* q_out = nullptr;
  // Result of k, rows as slot says. [tokens, kv_heads * dim] of strides ldko, 1; elements: dtype; written. Must not overlap
  // other tensors.
  void* k_out = nullptr;
  // v, rows as slot says. [tokens, kv_heads * dim] of strides ldvo, 1; elements: dtype; written. Must not overlap other
  // tensors.
  void* v_out = nullptr;
  // What makes a pair: halves, elements i and i + pairs (Llama, NeoX); interleaved, 2i and 2i + 1 (GPT-J). Another number is an
  // error.
  Pairing pairing = Pairing::halves;
  // Added to the mean of squares.
  float eps = 1e-06f;
  // Added to weights.
  float offset = 0.0f;
};

// The problem in the library's own form, each kDense replaced by what it stands for. Throws InvalidArgument where an attribute
// has a value that is another op's, and where threads is what it says is an error.
Problem to_problem(const RowRotaryProblem& problem, const Device& device = current_device());

// Throws nothing: arguments are looked at when they are used.
Arguments to_arguments(const RowRotaryArguments& arguments);

// Selects once, to run many times: plan->run(to_arguments(arguments), workspace, stream). Kernels that need more than
// `workspace_limit` bytes are not chosen (on CPUs a plan has scratch memory of its own). Throws InvalidArgument where a
// member of the problem is what it says is an error, and Error where no linked kernel takes the problem on the device, and where
// the chosen one can't be loaded.
std::shared_ptr<const Plan> plan_row_rotary(const RowRotaryProblem& problem, const Device& device = current_device(),
                                      std::size_t workspace_limit = SIZE_MAX);

// The same in one call: takes the plan from the memo of cached_plan, which the first call for a problem fills (so make that one
// before a stream is captured), then enqueues on `stream` (GPUs) or computes before it returns (CPUs). `workspace` is as
// Plan::run takes it and `workspace_bytes` long: kernels that need more are not chosen. Throws what
// plan_row_rotary throws, and what Plan::run does: InvalidArgument where an argument is an error for the problem, Error where the
// driver refuses the launch. Faults of a kernel that runs on a GPU, such as those of a bad pointer, are reported by the driver to
// who synchronises.
void row_rotary(const RowRotaryProblem& problem, const RowRotaryArguments& arguments, void* workspace = nullptr,
          std::size_t workspace_bytes = 0, Stream stream = nullptr, const Device& device = current_device());

// Which kernel would run, from which record, and why. Loads nothing. Throws what plan_row_rotary throws before it loads.
Explanation explain(const RowRotaryProblem& problem, const Device& device = current_device());

}  // namespace tilewright

#endif
