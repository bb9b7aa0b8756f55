// row_add_layernorm: from typed problems and arguments to the ones of dispatch. Emitted by codegen; do not edit.
// Names are its own, for all ops may be compiled as one text.
#include "tilewright/row_add_layernorm.h"

#include <algorithm>

#include "launch/call_memo.h"
#include "table/emitted_table.h"
#include "table/op_schema.h"
#include "saturate.h"
#include "table/tensor_layout.h"

namespace tilewright {

void lay_out_row_add_layernorm(Problem& problem);
void lay_out_row_add_layernorm(Problem& problem) {
  auto& sizes = problem.sizes;
  if (sizes[2] == kDense) sizes[2] = (Extent(sizes[1])).value;  // ldx
  if (sizes[3] == kDense) sizes[3] = (Extent(sizes[1])).value;  // ldr
  if (sizes[4] == kDense) sizes[4] = (Extent(sizes[1])).value;  // ldy
  if (sizes[5] == kDense) sizes[5] = (Extent(sizes[1])).value;  // lds
}

bool tensors_of_row_add_layernorm(const Problem& problem, bool is_packed, std::span<TensorLayout> tensors);
bool tensors_of_row_add_layernorm(const Problem& problem, bool /*is_packed*/, std::span<TensorLayout> tensors) {
  const auto& sizes = problem.sizes;
  tensors[0] = strided_layout(sizes, {sizes[0], sizes[1]}, {2});  // x
  tensors[0].element_bytes = problem.attributes[0] == 2 || problem.attributes[0] == 1 ? 2 : 4;
  tensors[1] = strided_layout(sizes, {sizes[0], sizes[1]}, {3});  // residual
  tensors[1].element_bytes = problem.attributes[0] == 2 || problem.attributes[0] == 1 ? 2 : 4;
  tensors[2] = dense_layout({sizes[1]});  // weight
  tensors[2].element_bytes = problem.attributes[1] == 2 || problem.attributes[1] == 1 ? 2 : 4;
  tensors[3] = dense_layout({sizes[1]});  // bias
  tensors[3].element_bytes = problem.attributes[1] == 2 || problem.attributes[1] == 1 ? 2 : 4;
  tensors[4] = strided_layout(sizes, {sizes[0], sizes[1]}, {4});  // y
  tensors[4].element_bytes = problem.attributes[0] == 2 || problem.attributes[0] == 1 ? 2 : 4;
  tensors[5] = strided_layout(sizes, {sizes[0], sizes[1]}, {5});  // sum
  tensors[5].element_bytes = problem.attributes[0] == 2 || problem.attributes[0] == 1 ? 2 : 4;
  return false;
}

namespace row_add_layernorm_data {

constexpr std::uint8_t kSchema0[] = {0, 0};
constexpr std::int64_t kSchema1[] = {kDense, kDense};
constexpr AxisSchema kSchema2[] = {{.factor = 1, .sizes = {0, kNoSize, kNoSize}}, {.factor = 1, .sizes = {1, kNoSize, kNoSize}}};
constexpr std::uint8_t kSchema3[] = {2};
constexpr ShapeSchema kSchema4[] = {{.axes = kSchema2, .strides = kSchema3}};
constexpr DataType kSchema5[] = {DataType::f32, DataType::f16, DataType::bf16};
constexpr std::uint8_t kSchema6[] = {3};
constexpr ShapeSchema kSchema7[] = {{.axes = kSchema2, .strides = kSchema6}};
constexpr AxisSchema kSchema8[] = {{.factor = 1, .sizes = {1, kNoSize, kNoSize}}};
constexpr ShapeSchema kSchema9[] = {{.axes = kSchema8, .strides = {}}};
constexpr std::uint8_t kSchema10[] = {4};
constexpr ShapeSchema kSchema11[] = {{.axes = kSchema2, .strides = kSchema10}};
constexpr std::uint8_t kSchema12[] = {5};
constexpr ShapeSchema kSchema13[] = {{.axes = kSchema2, .strides = kSchema12}};
constexpr TensorSchema kSchema14[] = {{.role = Role::in, .is_optional = false, .shapes = kSchema4, .types = kSchema5, .type_attribute = 0}, {.role = Role::inout, .is_optional = false, .shapes = kSchema7, .types = kSchema5, .type_attribute = 0}, {.role = Role::in, .is_optional = true, .shapes = kSchema9, .types = kSchema5, .type_attribute = 1}, {.role = Role::in, .is_optional = true, .shapes = kSchema9, .types = kSchema5, .type_attribute = 1}, {.role = Role::out, .is_optional = false, .shapes = kSchema11, .types = kSchema5, .type_attribute = 0}, {.role = Role::out, .is_optional = true, .shapes = kSchema13, .types = kSchema5, .type_attribute = 0}};
constexpr ScalarSchema kSchema15[] = {{.usual = 1e-05, .values = {}}, {.usual = 0.0, .values = {}}};
constexpr OpSchema kSchema = {.description = "sum = x + residual, in the residual's place or elsewhere, and y = LayerNorm of its rows", .attributes = kSchema0, .key_sizes = kSchema1, .tensors = kSchema14, .scalars = kSchema15};

}  // namespace row_add_layernorm_data

const OpSchema& schema_of_row_add_layernorm();
const OpSchema& schema_of_row_add_layernorm() { return row_add_layernorm_data::kSchema; }

Problem to_problem(const RowAddLayernormProblem& problem, const Device& device) {
  static constexpr std::uint8_t kDtypeCodes[] = {0, kAnyAttribute, 1, 2, kAnyAttribute, kAnyAttribute, kAnyAttribute, kAnyAttribute, kAnyAttribute, kAnyAttribute, kAnyAttribute, kAnyAttribute, kAnyAttribute, kAnyAttribute, kAnyAttribute};
  const std::uint8_t dtype = code_of(problem.dtype, kDtypeCodes);
  if (dtype == kAnyAttribute) throw InvalidArgument("row_add_layernorm has no such dtype; valid are f32, f16, bf16");
  static constexpr std::uint8_t kDtypeWCodes[] = {0, 1, 2};
  const std::uint8_t dtype_w = code_of(problem.dtype_w, kDtypeWCodes);
  if (dtype_w == kAnyAttribute) throw InvalidArgument("row_add_layernorm has no such dtype_w; valid are f32, f16, bf16");
  Problem result{.op = static_cast<std::uint16_t>(TILEWRIGHT_TABLE::first_op() + 12)};
  if (device.kind == TargetKind::cpu) {
    if (problem.threads < 0 || problem.threads > 65535) {
      throw InvalidArgument("row_add_layernorm: threads is " + std::to_string(problem.threads) + "; valid are 0 to 65535");
    }
    result.threads = static_cast<std::uint16_t>(problem.threads);
  }
  result.numerics = problem.numerics;
  result.attributes = {dtype, dtype_w};
  result.sizes = {problem.rows, problem.cols, problem.ldx, problem.ldr, problem.ldy, problem.lds};
  lay_out_row_add_layernorm(result);
  return result;
}

Arguments to_arguments(const RowAddLayernormArguments& arguments) {
  return {.tensors = {const_cast<void*>(arguments.x), arguments.residual, const_cast<void*>(arguments.weight), const_cast<void*>(arguments.bias), arguments.y, arguments.sum},
          .scalars = {{{.f32 = arguments.eps}, {.f32 = arguments.offset}}}};
}

std::shared_ptr<const Plan> plan_row_add_layernorm(const RowAddLayernormProblem& problem, const Device& device, std::size_t workspace_limit) {
  return make_plan(to_problem(problem, device), device, workspace_limit);
}

void row_add_layernorm(const RowAddLayernormProblem& problem, const RowAddLayernormArguments& arguments, void* workspace, std::size_t workspace_bytes,
          Stream stream, const Device& device) {
  if (workspace == nullptr) workspace_bytes = 0;  // only kernels that need none
  thread_local constinit CallMemo<RowAddLayernormProblem> memo;
  const Plan& plan = memo.find(problem, device, workspace_bytes);
  // CPU plans know no limit: one that needs more takes scratch memory of its own.
  if (workspace != nullptr && plan.workspace_bytes() > workspace_bytes) workspace = nullptr;
  plan.run(to_arguments(arguments), workspace, stream);
}

Explanation explain(const RowAddLayernormProblem& problem, const Device& device) {
  return explain(to_problem(problem, device), device);
}

}  // namespace tilewright
