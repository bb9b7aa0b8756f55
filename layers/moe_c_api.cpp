// The layer of a mixture of experts for C: plain structs into those of C++.
#include "tilewright/moe_c_api.h"

#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "c_status.h"
#include "tilewright/moe.h"

struct tilewright_moe_plan {
  tilewright::MoePlan plan;
};

namespace {

using namespace tilewright;

Dtype dtype_of(const char* member, const char* name) {
  constexpr std::array<std::pair<std::string_view, Dtype>, 3> kDtypes = {
      {{"f32", Dtype::f32}, {"f16", Dtype::f16}, {"bf16", Dtype::bf16}}};
  for (const auto& [known, dtype] : kDtypes)
    if (name != nullptr && name == known) return dtype;
  throw InvalidArgument(std::string("moe: ") + member + " is " + (name != nullptr ? std::string("\"") + name + "\"" : "NULL") +
                        "; valid are f32, f16, bf16");
}

Gate gate_of(const char* name) {
  if (name == nullptr || std::string_view(name) == "swiglu") return Gate::swiglu;
  if (std::string_view(name) == "swiglu_clamped") return Gate::swiglu_clamped;
  throw InvalidArgument("moe: gate is \"" + std::string(name) + "\"; valid are swiglu, swiglu_clamped");
}

std::optional<Scaling> scaling_of(const char* name) {
  constexpr std::array<std::pair<std::string_view, Scaling>, 3> kScalings = {
      {{"row", Scaling::row}, {"block", Scaling::block}, {"block_row", Scaling::block_row}}};
  if (name == nullptr) return std::nullopt;
  for (const auto& [known, scaling] : kScalings)
    if (name == known) return scaling;
  throw InvalidArgument("moe: scaling is \"" + std::string(name) + "\"; valid are row, block, block_row");
}

bool flag_of(const char* member, int number) {
  if (number == 0 || number == 1) return number == 1;
  throw InvalidArgument(std::string("moe: ") + member + " is " + std::to_string(number) + "; valid are 0 and 1");
}

MoeProblem problem_of(const tilewright_moe_problem* given) {
  require(given != nullptr, "moe: problem is NULL");
  MoeProblem problem{.dtype = dtype_of("dtype", given->dtype)};
  if (given->dtype_logits != nullptr) problem.dtype_logits = dtype_of("dtype_logits", given->dtype_logits);
  problem.tokens = given->tokens;
  problem.hidden = given->hidden;
  problem.inner = given->inner;
  problem.experts = given->experts;
  problem.k = given->k;
  problem.inner_shared = given->inner_shared;
  problem.threads = given->threads;
  problem.numerics = numerics_of_number(given->numerics);
  problem.gate = gate_of(given->gate);
  problem.scaling = scaling_of(given->scaling);
  return problem;
}

MoeArguments arguments_of(const tilewright_moe_arguments* given) {
  require(given != nullptr, "moe: arguments is NULL");
  const tilewright_moe_arguments& a = *given;
  return {.x = a.x,
          .logits = a.logits,
          .correction = a.correction,
          .gate_up = a.gate_up,
          .down = a.down,
          .gate_up_bias = a.gate_up_bias,
          .down_bias = a.down_bias,
          .shared_gate_up = a.shared_gate_up,
          .shared_down = a.shared_down,
          .addend = a.addend,
          .y = a.y,
          .scoring = flag_of("sigmoid", a.sigmoid) ? Scoring::sigmoid : Scoring::softmax,
          .renormalize = flag_of("keep_scores", a.keep_scores) ? 0 : 1,
          .scale = a.scale != 0 ? a.scale : 1.0f,
          .groups = a.groups != 0 ? a.groups : 1,
          .top_groups = a.top_groups != 0 ? a.top_groups : 1,
          .group_score = flag_of("best_of_group", a.best_of_group) ? GroupScore::best : GroupScore::best_two,
          .constant_weights = flag_of("constant_weights", a.constant_weights),
          .gate_up_scale = a.gate_up_scale,
          .down_scale = a.down_scale};
}

}  // namespace

extern "C" {

tilewright_status tilewright_moe_plan_create(const tilewright_moe_problem* problem, int device, tilewright_moe_plan** plan) {
  return guarded([&] {
    require(plan != nullptr, "moe: plan is NULL: there is no place for the result");
    *plan = nullptr;
    *plan = new tilewright_moe_plan{MoePlan(problem_of(problem), device_of_number(device))};
  });
}

void tilewright_moe_plan_destroy(tilewright_moe_plan* plan) { delete plan; }

size_t tilewright_moe_plan_workspace_bytes(const tilewright_moe_plan* plan) {
  return plan != nullptr ? plan->plan.workspace_bytes() : 0;
}

size_t tilewright_moe_plan_zeroed_workspace_bytes(const tilewright_moe_plan* plan) {
  return plan != nullptr ? plan->plan.zeroed_workspace_bytes() : 0;
}

tilewright_status tilewright_moe_plan_run(const tilewright_moe_plan* plan, const tilewright_moe_arguments* arguments,
                                          void* workspace, size_t workspace_bytes, void* stream) {
  return guarded([&] {
    require(plan != nullptr, "moe: plan is NULL");
    plan->plan.run(arguments_of(arguments), workspace, workspace_bytes, stream);
  });
}

}  // extern "C"
