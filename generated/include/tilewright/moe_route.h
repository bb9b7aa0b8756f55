// moe_route: The k best experts of each token by a router's logits, and their weights. Emitted by codegen from the operator's
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
struct MoeRouteProblem {
  // Type of logits. Valid: f32, f16, bf16.
  Dtype dtype = Dtype::f32;
  // Rows of logits; 0: there is nothing to do.
  std::int64_t tokens = 0;
  // Experts. Less than 1 is an error; more than 1024 is an error.
  std::int64_t experts = 0;
  // Experts of a token. More than 32 is an error.
  std::int64_t k = 0;
  // Elements from one row of logits to the next. Dense, the default: experts. 0 is a broadcast: all are the same one.
  std::int64_t ldl = kDense;
  // Elements from one row of ids to the next. Dense, the default: k. Elements that then overlap are an error.
  std::int64_t ldi = kDense;
  // Elements from one row of weights to the next. Dense, the default: k. Elements that then overlap are an error.
  std::int64_t ldw = kDense;
  // CPU worker threads, more than 65535 is an error; 0 stands for default_threads() (tilewright/threads.h). Ignored on GPUs.
  int threads = 0;
  // What a result's bits may depend on: tuned, deterministic, or batch_invariant (docs/how/numerics.md).
  Numerics numerics = Numerics::tuned;

  friend bool operator==(const MoeRouteProblem&, const MoeRouteProblem&) = default;
};

// What it is computed with: pointers to device memory on GPUs, to host memory on CPUs, aligned to their elements. Where one is
// less aligned than the chosen kernel needs (such as 16 bytes), another kernel runs. All that can be seen of pointers without
// reading what they point to is an error: null where elements are needed, and a result that overlaps another tensor, but for one
// that it may be itself.
struct MoeRouteArguments {
  // What the router's product gives. [tokens, experts] of strides ldl, 1; elements: dtype; read.
  const void* logits = nullptr;
  // Added to scores where experts are chosen, and not to weights (DeepSeek-V3's correction); null: they are chosen by their
  // logits. [experts]; elements: f32; read. May be null.
  const void* bias = nullptr;
  // Experts, the best first, a NaN before all; of equals the lower one; -1 where there are fewer than k. [tokens, k] of strides
  // ldi, 1; elements: i32; written. Must not overlap other tensors.
  void* ids = nullptr;
  // Their weights; 0 where there is no expert. [tokens, k] of strides ldw, 1; elements: f32; written. Must not overlap other
  // tensors.
  void* weights = nullptr;
  // What scores are: softmax, of all logits of the token; sigmoid, 1 / (1 + exp(-logit)). Another number is an error.
  Scoring scoring = Scoring::softmax;
  // 1: weights are scores / (sum of those that are chosen + 1e-20); 0: they are scores. Less than 0 or more than 1 is an error.
  std::int32_t renormalize = 1;
  // Factor of all weights.
  float scale = 1.0f;
  // Experts are in so many groups of ceil(experts / groups), in order; the last ones may have fewer, or none. Less than 1 or
  // more than 32 is an error.
  std::int32_t groups = 1;
  // Only experts of so many groups, those with the best scores, are chosen; of equals the lower group. Less than 1 or more than
  // 32 is an error.
  std::int32_t top_groups = 1;
  // Of a group: best_two, the sum of its two best (DeepSeek-V3); best, its best. Of scores + bias. Another number is an error.
  GroupScore group_score = GroupScore::best_two;
};

// The problem in the library's own form, each kDense replaced by what it stands for. Throws InvalidArgument where an attribute
// has a value that is another op's, and where threads is what it says is an error.
Problem to_problem(const MoeRouteProblem& problem, const Device& device = current_device());

// Throws nothing: arguments are looked at when they are used.
Arguments to_arguments(const MoeRouteArguments& arguments);

// Selects once, to run many times: plan->run(to_arguments(arguments), workspace, stream). Kernels that need more than
// `workspace_limit` bytes are not chosen (on CPUs a plan has scratch memory of its own). Throws InvalidArgument where a
// member of the problem is what it says is an error, and Error where no linked kernel takes the problem on the device, and where
// the chosen one can't be loaded.
std::shared_ptr<const Plan> plan_moe_route(const MoeRouteProblem& problem, const Device& device = current_device(),
                                      std::size_t workspace_limit = SIZE_MAX);

// The same in one call: takes the plan from the memo of cached_plan, which the first call for a problem fills (so make that one
// before a stream is captured), then enqueues on `stream` (GPUs) or computes before it returns (CPUs). `workspace` is as
// Plan::run takes it and `workspace_bytes` long: kernels that need more are not chosen. Throws what
// plan_moe_route throws, and what Plan::run does: InvalidArgument where an argument is an error for the problem, Error where the
// driver refuses the launch. Faults of a kernel that runs on a GPU, such as those of a bad pointer, are reported by the driver to
// who synchronises.
void moe_route(const MoeRouteProblem& problem, const MoeRouteArguments& arguments, void* workspace = nullptr,
          std::size_t workspace_bytes = 0, Stream stream = nullptr, const Device& device = current_device());

// Which kernel would run, from which record, and why. Loads nothing. Throws what plan_moe_route throws before it loads.
Explanation explain(const MoeRouteProblem& problem, const Device& device = current_device());

}  // namespace tilewright

#endif
