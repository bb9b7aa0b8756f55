// moe_combine: from typed problems and arguments to the ones of dispatch. Emitted by codegen; do not edit.
// Names are its own, for all ops may be compiled as one text.
#include "tilewright/moe_combine.h"

#include <algorithm>

#include "launch/call_memo.h"
#include "table/emitted_table.h"
#include "table/op_schema.h"
#include "saturate.h"
#include "table/tensor_layout.h"

namespace tilewright {

void lay_out_moe_combine(Problem& problem);
void lay_out_moe_combine(Problem& problem) {
  auto& sizes = problem.sizes;
  if (sizes[3] == kDense) sizes[3] = (Extent(sizes[2])).value;  // ldr
  if (sizes[4] == kDense) sizes[4] = (Extent(sizes[1])).value;  // ldp
  if (sizes[5] == kDense) sizes[5] = (Extent(sizes[1])).value;  // ldw
  if (sizes[6] == kDense) sizes[6] = (Extent(sizes[2])).value;  // lda
  if (sizes[7] == kDense) sizes[7] = (Extent(sizes[2])).value;  // ldy
}

bool tensors_of_moe_combine(const Problem& problem, bool is_packed, std::span<TensorLayout> tensors);
bool tensors_of_moe_combine(const Problem& problem, bool /*is_packed*/, std::span<TensorLayout> tensors) {
  const auto& sizes = problem.sizes;
  tensors[0] = strided_layout(sizes, {(Extent(sizes[0]) * Extent(sizes[1])).value, sizes[2]}, {3});  // rows
  tensors[0].element_bytes = problem.attributes[0] == 2 || problem.attributes[0] == 1 ? 2 : 4;
  tensors[1] = strided_layout(sizes, {sizes[0], sizes[1]}, {4});  // position
  tensors[1].element_bytes = 4;
  tensors[2] = strided_layout(sizes, {sizes[0], sizes[1]}, {5});  // weights
  tensors[2].element_bytes = 4;
  tensors[3] = strided_layout(sizes, {sizes[0], sizes[2]}, {6});  // addend
  tensors[3].element_bytes = problem.attributes[0] == 2 || problem.attributes[0] == 1 ? 2 : 4;
  tensors[4] = strided_layout(sizes, {sizes[0], sizes[2]}, {7});  // y
  tensors[4].element_bytes = problem.attributes[0] == 2 || problem.attributes[0] == 1 ? 2 : 4;
  return false;
}

namespace moe_combine_data {

constexpr std::uint8_t kSchema0[] = {0};
constexpr std::int64_t kSchema1[] = {kDense, kDense, kDense};
constexpr AxisSchema kSchema2[] = {{.factor = 1, .sizes = {0, 1, kNoSize}}, {.factor = 1, .sizes = {2, kNoSize, kNoSize}}};
constexpr std::uint8_t kSchema3[] = {3};
constexpr ShapeSchema kSchema4[] = {{.axes = kSchema2, .strides = kSchema3}};
constexpr DataType kSchema5[] = {DataType::f32, DataType::f16, DataType::bf16};
constexpr AxisSchema kSchema6[] = {{.factor = 1, .sizes = {0, kNoSize, kNoSize}}, {.factor = 1, .sizes = {1, kNoSize, kNoSize}}};
constexpr std::uint8_t kSchema7[] = {4};
constexpr ShapeSchema kSchema8[] = {{.axes = kSchema6, .strides = kSchema7}};
constexpr DataType kSchema9[] = {DataType::i32};
constexpr std::uint8_t kSchema10[] = {5};
constexpr ShapeSchema kSchema11[] = {{.axes = kSchema6, .strides = kSchema10}};
constexpr DataType kSchema12[] = {DataType::f32};
constexpr AxisSchema kSchema13[] = {{.factor = 1, .sizes = {0, kNoSize, kNoSize}}, {.factor = 1, .sizes = {2, kNoSize, kNoSize}}};
constexpr std::uint8_t kSchema14[] = {6};
constexpr ShapeSchema kSchema15[] = {{.axes = kSchema13, .strides = kSchema14}};
constexpr std::uint8_t kSchema16[] = {7};
constexpr ShapeSchema kSchema17[] = {{.axes = kSchema13, .strides = kSchema16}};
constexpr TensorSchema kSchema18[] = {{.role = Role::in, .is_optional = false, .shapes = kSchema4, .types = kSchema5, .type_attribute = 0}, {.role = Role::in, .is_optional = false, .shapes = kSchema8, .types = kSchema9}, {.role = Role::in, .is_optional = true, .shapes = kSchema11, .types = kSchema12}, {.role = Role::in, .is_optional = true, .shapes = kSchema15, .types = kSchema5, .type_attribute = 0}, {.role = Role::out, .is_optional = false, .shapes = kSchema17, .types = kSchema5, .type_attribute = 0}};
constexpr OpSchema kSchema = {.description = "y = addend + the sum of weights * rows[position] of each token", .attributes = kSchema0, .key_sizes = kSchema1, .tensors = kSchema18, .scalars = {}};

}  // namespace moe_combine_data

const OpSchema& schema_of_moe_combine();
const OpSchema& schema_of_moe_combine() { return moe_combine_data::kSchema; }

Problem to_problem(const MoeCombineProblem& problem, const Device& device) {
  static constexpr std::uint8_t kDtypeCodes[] = {0, kAnyAttribute, 1, 2, kAnyAttribute, kAnyAttribute, kAnyAttribute, kAnyAttribute, kAnyAttribute, kAnyAttribute, kAnyAttribute, kAnyAttribute, kAnyAttribute, kAnyAttribute, kAnyAttribute};
  const std::uint8_t dtype = code_of(problem.dtype, kDtypeCodes);
  if (dtype == kAnyAttribute) throw InvalidArgument("moe_combine has no such dtype; valid are f32, f16, bf16");
  Problem result{.op = static_cast<std::uint16_t>(TILEWRIGHT_TABLE::first_op() + 8)};
  if (device.kind == TargetKind::cpu) {
    if (problem.threads < 0 || problem.threads > 65535) {
      throw InvalidArgument("moe_combine: threads is " + std::to_string(problem.threads) + "; valid are 0 to 65535");
    }
    result.threads = static_cast<std::uint16_t>(problem.threads);
  }
  result.numerics = problem.numerics;
  result.attributes = {dtype};
  result.sizes = {problem.tokens, problem.k, problem.cols, problem.ldr, problem.ldp, problem.ldw, problem.lda, problem.ldy};
  lay_out_moe_combine(result);
  return result;
}

Arguments to_arguments(const MoeCombineArguments& arguments) {
  return {.tensors = {const_cast<void*>(arguments.rows), const_cast<void*>(arguments.position), const_cast<void*>(arguments.weights), const_cast<void*>(arguments.addend), arguments.y},
          .scalars = {{}}};
}

std::shared_ptr<const Plan> plan_moe_combine(const MoeCombineProblem& problem, const Device& device, std::size_t workspace_limit) {
  return make_plan(to_problem(problem, device), device, workspace_limit);
}

void moe_combine(const MoeCombineProblem& problem, const MoeCombineArguments& arguments, void* workspace, std::size_t workspace_bytes,
          Stream stream, const Device& device) {
  if (workspace == nullptr) workspace_bytes = 0;  // only kernels that need none
  thread_local constinit CallMemo<MoeCombineProblem> memo;
  const Plan& plan = memo.find(problem, device, workspace_bytes);
  // CPU plans know no limit: one that needs more takes scratch memory of its own.
  if (workspace != nullptr && plan.workspace_bytes() > workspace_bytes) workspace = nullptr;
  plan.run(to_arguments(arguments), workspace, stream);
}

Explanation explain(const MoeCombineProblem& problem, const Device& device) {
  return explain(to_problem(problem, device), device);
}

}  // namespace tilewright
