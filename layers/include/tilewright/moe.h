// A layer of a mixture of experts in one call, put together of the library's operators: routing, sorting, two products of
// groups of rows, and the sum back. It has no kernels of its own. Nothing is read back to the host and nothing is padded, so
// that a captured graph serves any routing. docs/how/moe-layer.md has an example.
#pragma once

#include "tilewright/cxx20.h"
#if TILEWRIGHT_HAS_CXX20

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string_view>

#include "tilewright/dispatch.h"
#include "tilewright/enums.h"

namespace tilewright {

// What is to be computed: of each token t
//   y[t] = addend[t] + shared(x[t]) + sum over its k experts e of weight[t, e] * expert_e(x[t]),
//   expert(x) = down (silu(gate x + gate's bias) * (up x + up's bias)) + down's bias,
// or with another gate what grouped_gemm makes of the two.
// All tensors are dense and row-major.
struct MoeProblem {
  // Type of x, matrices, biases, addend and y: f32, bf16 or, on GPUs, f16. Sums are f32.
  Dtype dtype = Dtype::bf16;
  // Type of logits: f32, f16 or bf16; unless said dtype.
  std::optional<Dtype> dtype_logits{};
  // Up to 2^24; 0: there is nothing to do.
  std::int64_t tokens = 0;
  // Elements of a token; 0: there is nothing to do.
  std::int64_t hidden = 0;
  // Elements between an expert's two products.
  std::int64_t inner = 0;
  // From 1 to 1024.
  std::int64_t experts = 0;
  // Experts of a token, up to 32.
  std::int64_t k = 0;
  // Elements between the two products of the shared expert, which has all tokens, with a weight of 1; 0: there is none. On CPUs
  // of f32 and bf16, as gemm is.
  std::int64_t inner_shared = 0;
  // CPU worker threads; 0 stands for default_threads() (tilewright/threads.h). Ignored on GPUs.
  int threads = 0;
  // What a result's bits may depend on (docs/how/numerics.md).
  Numerics numerics = Numerics::tuned;
  // Between an expert's two products: swiglu, or swiglu_clamped as gpt-oss has it. A shared expert has swiglu alone.
  Gate gate = Gate::swiglu;
  // Set: gate_up and down are of e4m3, scaled as scaled_grouped_gemm has it, and rows are quantised likewise on the way: each,
  // or each 128 of a row. dtype, which the others have, is then bf16 or f16.
  std::optional<Scaling> scaling{};
};

// What it is computed with: device memory on GPUs, host memory on CPUs. Tensors that the problem has elements of may not be
// null, but for those that say so; y must not overlap another tensor, but that it may be the addend itself.
struct MoeArguments {
  const void* x = nullptr;       // [tokens, hidden]
  const void* logits = nullptr;  // [tokens, experts], the router's
  // [experts] of f32, added to scores where experts are chosen and not to weights (DeepSeek-V3). May be null.
  const void* correction = nullptr;
  const void* gate_up = nullptr;       // [experts, 2, inner, hidden]: of each expert the gate, then the projection up
  const void* down = nullptr;          // [experts, hidden, inner]
  const void* gate_up_bias = nullptr;  // [experts, 2, inner]. May be null
  const void* down_bias = nullptr;     // [experts, hidden]. May be null
  // Of the shared expert, null where there is none: [2, inner_shared, hidden] and [hidden, inner_shared].
  const void* shared_gate_up = nullptr;
  const void* shared_down = nullptr;
  const void* addend = nullptr;  // [tokens, hidden]: what came in, or any other summand. May be null
  void* y = nullptr;             // [tokens, hidden]
  // How experts are chosen and weighted: as MoeRouteArguments has it.
  Scoring scoring = Scoring::softmax;
  std::int32_t renormalize = 1;
  float scale = 1.0f;
  std::int32_t groups = 1;
  std::int32_t top_groups = 1;
  GroupScore group_score = GroupScore::best_two;
  // A promise that nothing which may still be under way when the layer begins writes matrices: GPU kernels may then read them
  // before what is ahead of them has ended.
  bool constant_weights = false;
  // Factors of gate_up and down, f32, null where these are of dtype: [experts, 2, inner] and [experts, hidden] by rows;
  // [experts, 2, ceil(inner / 128), ceil(hidden / 128)] and [experts, ceil(hidden / 128), ceil(inner / 128)] by blocks; by
  // blocks of rows [experts, 2, inner, ceil(hidden / 128)] and [experts, hidden, ceil(inner / 128)].
  const void* gate_up_scale = nullptr;
  const void* down_scale = nullptr;
};

// A layer whose kernels are chosen once, to run many times, from any threads.
class MoePlan {
 public:
  // Throws InvalidArgument where a member of the problem can't be right, by its name, and Error where there is no kernel.
  explicit MoePlan(const MoeProblem& problem, const Device& device = current_device());
  ~MoePlan();
  MoePlan(MoePlan&&) noexcept;
  MoePlan& operator=(MoePlan&&) noexcept;

  // What lies between the operators: of each of the tokens * k assignments `inner` and `hidden` elements, or, where that is
  // more, of each token 3 * inner_shared; 16 bytes of each assignment, 4 of each expert, and what the operators themselves
  // need; with scales a byte of each element of `hidden` of a token and of `inner` of an assignment, and their scales; whatever
  // the routing is.
  std::size_t workspace_bytes() const;
  // The workspace begins with so many bytes that are zero before its first use; runs leave what must be zero so.
  std::size_t zeroed_workspace_bytes() const;

  // Enqueues on `stream` (GPUs) or computes before it returns (CPUs); allocates nothing, and is legal under stream capture.
  // `workspace` is aligned to 256 bytes; runs that may be under way at the same time need one each. Throws InvalidArgument,
  // before anything is launched, when it is missing or too small, and when a pointer is null, not aligned to its elements or
  // overlaps what it must not, by its name; and what Plan::run throws.
  void run(const MoeArguments& arguments, void* workspace, std::size_t workspace_bytes, Stream stream = nullptr) const;

  const MoeProblem& problem() const;

  // The operators, in the order in which they run.
  struct Step {
    std::string_view name;  // of the operator
    std::shared_ptr<const Plan> plan;
  };
  std::span<const Step> steps() const;

 private:
  struct State;
  std::unique_ptr<State> state_;
};

// What moe wants, and how much of it zeroed before its first use. Both plan what is not planned yet, as moe does.
struct MoeWorkspace {
  std::size_t bytes = 0, zeroed_bytes = 0;
};
MoeWorkspace moe_workspace(const MoeProblem& problem, const Device& device = current_device());

// The same in one call: takes plans from the memo of cached_plan, which the first call for a problem fills (so make that one
// before a stream is captured). Throws what MoePlan throws.
void moe(const MoeProblem& problem, const MoeArguments& arguments, void* workspace, std::size_t workspace_bytes,
         Stream stream = nullptr, const Device& device = current_device());

}  // namespace tilewright

#endif
