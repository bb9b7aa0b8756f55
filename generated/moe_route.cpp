// moe_route: from typed problems and arguments to the ones of dispatch. Emitted by codegen; do not edit.
// Names are its own, for all ops may be compiled as one text.
#include "tilewright/moe_route.h"

#include <algorithm>

#include "launch/call_memo.h"
#include "table/emitted_table.h"
#include "table/op_schema.h"
#include "saturate.h"
#include "table/tensor_layout.h"

namespace tilewright {

void lay_out_moe_route(Problem& problem);
void lay_out_moe_route(Problem& problem) {
  auto& sizes = problem.sizes;
  if (sizes[3] == kDense) sizes[3] = (Extent(sizes[1])).value;  // ldl
  if (sizes[4] == kDense) sizes[4] = (Extent(sizes[2])).value;  // ldi
  if (sizes[5] == kDense) sizes[5] = (Extent(sizes[2])).value;  // ldw
}

void least_moe_route(const Problem& problem, std::span<std::int64_t> least);
void least_moe_route(const Problem& problem, std::span<std::int64_t> least) {
  [[maybe_unused]] const auto& sizes = problem.sizes;
  least[1] = (Extent(1)).value;
}

bool tensors_of_moe_route(const Problem& problem, bool is_packed, std::span<TensorLayout> tensors);
bool tensors_of_moe_route(const Problem& problem, bool /*is_packed*/, std::span<TensorLayout> tensors) {
  const auto& sizes = problem.sizes;
  tensors[0] = strided_layout(sizes, {sizes[0], sizes[1]}, {3});  // logits
  tensors[0].element_bytes = problem.attributes[0] == 2 || problem.attributes[0] == 1 ? 2 : 4;
  tensors[1] = dense_layout({sizes[1]});  // bias
  tensors[1].element_bytes = 4;
  tensors[2] = strided_layout(sizes, {sizes[0], sizes[2]}, {4});  // ids
  tensors[2].element_bytes = 4;
  tensors[3] = strided_layout(sizes, {sizes[0], sizes[2]}, {5});  // weights
  tensors[3].element_bytes = 4;
  return false;
}

void check_moe_route(const Problem& problem, const Arguments& arguments);
void check_moe_route([[maybe_unused]] const Problem& problem, const Arguments& arguments) {
  if (!(arguments.scalars[0].i32 >= 0 && arguments.scalars[0].i32 <= 1)) throw InvalidArgument("moe_route: scoring is " + std::to_string(arguments.scalars[0].i32) + "; valid are 0 softmax, 1 sigmoid");
  if (!(arguments.scalars[1].i32 >= 0 && arguments.scalars[1].i32 <= 1)) throw InvalidArgument("moe_route: renormalize is " + std::to_string(arguments.scalars[1].i32) + "; valid are 0 and 1");
  if (!(arguments.scalars[3].i32 >= 1 && arguments.scalars[3].i32 <= 32)) throw InvalidArgument("moe_route: groups is " + std::to_string(arguments.scalars[3].i32) + "; valid are 1 to 32");
  if (!(arguments.scalars[4].i32 >= 1 && arguments.scalars[4].i32 <= 32)) throw InvalidArgument("moe_route: top_groups is " + std::to_string(arguments.scalars[4].i32) + "; valid are 1 to 32");
  if (!(arguments.scalars[5].i32 >= 0 && arguments.scalars[5].i32 <= 1)) throw InvalidArgument("moe_route: group_score is " + std::to_string(arguments.scalars[5].i32) + "; valid are 0 best_two, 1 best");
}

namespace moe_route_data {

constexpr std::uint8_t kSchema0[] = {0};
constexpr std::int64_t kSchema1[] = {kDense, kDense, kDense};
constexpr AxisSchema kSchema2[] = {{.factor = 1, .sizes = {0, kNoSize, kNoSize}}, {.factor = 1, .sizes = {1, kNoSize, kNoSize}}};
constexpr std::uint8_t kSchema3[] = {3};
constexpr ShapeSchema kSchema4[] = {{.axes = kSchema2, .strides = kSchema3}};
constexpr DataType kSchema5[] = {DataType::f32, DataType::f16, DataType::bf16};
constexpr AxisSchema kSchema6[] = {{.factor = 1, .sizes = {1, kNoSize, kNoSize}}};
constexpr ShapeSchema kSchema7[] = {{.axes = kSchema6, .strides = {}}};
constexpr DataType kSchema8[] = {DataType::f32};
constexpr AxisSchema kSchema9[] = {{.factor = 1, .sizes = {0, kNoSize, kNoSize}}, {.factor = 1, .sizes = {2, kNoSize, kNoSize}}};
constexpr std::uint8_t kSchema10[] = {4};
constexpr ShapeSchema kSchema11[] = {{.axes = kSchema9, .strides = kSchema10}};
constexpr DataType kSchema12[] = {DataType::i32};
constexpr std::uint8_t kSchema13[] = {5};
constexpr ShapeSchema kSchema14[] = {{.axes = kSchema9, .strides = kSchema13}};
constexpr TensorSchema kSchema15[] = {{.role = Role::in, .is_optional = false, .shapes = kSchema4, .types = kSchema5, .type_attribute = 0}, {.role = Role::in, .is_optional = true, .shapes = kSchema7, .types = kSchema8}, {.role = Role::out, .is_optional = false, .shapes = kSchema11, .types = kSchema12}, {.role = Role::out, .is_optional = false, .shapes = kSchema14, .types = kSchema8}};
constexpr const char* kSchema16[] = {"softmax", "sigmoid"};
constexpr const char* kSchema17[] = {"best_two", "best"};
constexpr ScalarSchema kSchema18[] = {{.usual = 0.0, .values = kSchema16}, {.usual = 1.0, .values = {}}, {.usual = 1.0, .values = {}}, {.usual = 1.0, .values = {}}, {.usual = 1.0, .values = {}}, {.usual = 0.0, .values = kSchema17}};
constexpr OpSchema kSchema = {.description = "The k best experts of each token by a router's logits, and their weights", .attributes = kSchema0, .key_sizes = kSchema1, .tensors = kSchema15, .scalars = kSchema18};

}  // namespace moe_route_data

const OpSchema& schema_of_moe_route();
const OpSchema& schema_of_moe_route() { return moe_route_data::kSchema; }

Problem to_problem(const MoeRouteProblem& problem, const Device& device) {
  static constexpr std::uint8_t kDtypeCodes[] = {0, kAnyAttribute, 1, 2, kAnyAttribute, kAnyAttribute, kAnyAttribute, kAnyAttribute, kAnyAttribute, kAnyAttribute, kAnyAttribute, kAnyAttribute, kAnyAttribute, kAnyAttribute, kAnyAttribute};
  const std::uint8_t dtype = code_of(problem.dtype, kDtypeCodes);
  if (dtype == kAnyAttribute) throw InvalidArgument("moe_route has no such dtype; valid are f32, f16, bf16");
  Problem result{.op = static_cast<std::uint16_t>(TILEWRIGHT_TABLE::first_op() + 9)};
  if (device.kind == TargetKind::cpu) {
    if (problem.threads < 0 || problem.threads > 65535) {
      throw InvalidArgument("moe_route: threads is " + std::to_string(problem.threads) + "; valid are 0 to 65535");
    }
    result.threads = static_cast<std::uint16_t>(problem.threads);
  }
  result.numerics = problem.numerics;
  result.attributes = {dtype};
  result.sizes = {problem.tokens, problem.experts, problem.k, problem.ldl, problem.ldi, problem.ldw};
  lay_out_moe_route(result);
  return result;
}

Arguments to_arguments(const MoeRouteArguments& arguments) {
  return {.tensors = {const_cast<void*>(arguments.logits), const_cast<void*>(arguments.bias), arguments.ids, arguments.weights},
          .scalars = {{{.i32 = static_cast<std::int32_t>(arguments.scoring)}, {.i32 = arguments.renormalize}, {.f32 = arguments.scale}, {.i32 = arguments.groups}, {.i32 = arguments.top_groups}, {.i32 = static_cast<std::int32_t>(arguments.group_score)}}}};
}

std::shared_ptr<const Plan> plan_moe_route(const MoeRouteProblem& problem, const Device& device, std::size_t workspace_limit) {
  return make_plan(to_problem(problem, device), device, workspace_limit);
}

void moe_route(const MoeRouteProblem& problem, const MoeRouteArguments& arguments, void* workspace, std::size_t workspace_bytes,
          Stream stream, const Device& device) {
  if (workspace == nullptr) workspace_bytes = 0;  // only kernels that need none
  thread_local constinit CallMemo<MoeRouteProblem> memo;
  const Plan& plan = memo.find(problem, device, workspace_bytes);
  // CPU plans know no limit: one that needs more takes scratch memory of its own.
  if (workspace != nullptr && plan.workspace_bytes() > workspace_bytes) workspace = nullptr;
  plan.run(to_arguments(arguments), workspace, stream);
}

Explanation explain(const MoeRouteProblem& problem, const Device& device) {
  return explain(to_problem(problem, device), device);
}

}  // namespace tilewright
