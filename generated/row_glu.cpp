// row_glu: from typed problems and arguments to the ones of dispatch. Emitted by codegen; do not edit.
// Names are its own, for all ops may be compiled as one text.
#include "tilewright/row_glu.h"

#include <algorithm>

#include "launch/call_memo.h"
#include "table/emitted_table.h"
#include "table/op_schema.h"
#include "saturate.h"
#include "table/tensor_layout.h"

namespace tilewright {

void lay_out_row_glu(Problem& problem);
void lay_out_row_glu(Problem& problem) {
  auto& sizes = problem.sizes;
  if (sizes[2] == kDense) sizes[2] = (Extent(sizes[1])).value;  // ldg
  if (sizes[3] == kDense) sizes[3] = (Extent(sizes[1])).value;  // ldu
  if (sizes[4] == kDense) sizes[4] = (Extent(sizes[1])).value;  // ldy
}

bool tensors_of_row_glu(const Problem& problem, bool is_packed, std::span<TensorLayout> tensors);
bool tensors_of_row_glu(const Problem& problem, bool /*is_packed*/, std::span<TensorLayout> tensors) {
  const auto& sizes = problem.sizes;
  tensors[0] = strided_layout(sizes, {sizes[0], sizes[1]}, {2});  // gate
  tensors[0].element_bytes = problem.attributes[0] == 2 || problem.attributes[0] == 1 ? 2 : 4;
  tensors[1] = strided_layout(sizes, {sizes[0], sizes[1]}, {3});  // up
  tensors[1].element_bytes = problem.attributes[0] == 2 || problem.attributes[0] == 1 ? 2 : 4;
  tensors[2] = strided_layout(sizes, {sizes[0], sizes[1]}, {4});  // y
  tensors[2].element_bytes = problem.attributes[0] == 2 || problem.attributes[0] == 1 ? 2 : 4;
  return false;
}

void check_row_glu(const Problem& problem, const Arguments& arguments);
void check_row_glu([[maybe_unused]] const Problem& problem, const Arguments& arguments) {
  if (!(arguments.scalars[0].i32 >= 0 && arguments.scalars[0].i32 <= 3)) throw InvalidArgument("row_glu: glu is " + std::to_string(arguments.scalars[0].i32) + "; valid are 0 swiglu, 1 geglu, 2 geglu_tanh, 3 reglu");
}

namespace row_glu_data {

constexpr std::uint8_t kSchema0[] = {0};
constexpr std::int64_t kSchema1[] = {kDense, kDense};
constexpr AxisSchema kSchema2[] = {{.factor = 1, .sizes = {0, kNoSize, kNoSize}}, {.factor = 1, .sizes = {1, kNoSize, kNoSize}}};
constexpr std::uint8_t kSchema3[] = {2};
constexpr ShapeSchema kSchema4[] = {{.axes = kSchema2, .strides = kSchema3}};
constexpr DataType kSchema5[] = {DataType::f32, DataType::f16, DataType::bf16};
constexpr std::uint8_t kSchema6[] = {3};
constexpr ShapeSchema kSchema7[] = {{.axes = kSchema2, .strides = kSchema6}};
constexpr std::uint8_t kSchema8[] = {4};
constexpr ShapeSchema kSchema9[] = {{.axes = kSchema2, .strides = kSchema8}};
constexpr TensorSchema kSchema10[] = {{.role = Role::in, .is_optional = false, .shapes = kSchema4, .types = kSchema5, .type_attribute = 0}, {.role = Role::in, .is_optional = false, .shapes = kSchema7, .types = kSchema5, .type_attribute = 0}, {.role = Role::out, .is_optional = false, .shapes = kSchema9, .types = kSchema5, .type_attribute = 0}};
constexpr const char* kSchema11[] = {"swiglu", "geglu", "geglu_tanh", "reglu"};
constexpr ScalarSchema kSchema12[] = {{.usual = 0.0, .values = kSchema11}};
constexpr OpSchema kSchema = {.description = "y = activation(gate) * up", .attributes = kSchema0, .key_sizes = kSchema1, .tensors = kSchema10, .scalars = kSchema12};

}  // namespace row_glu_data

const OpSchema& schema_of_row_glu();
const OpSchema& schema_of_row_glu() { return row_glu_data::kSchema; }

Problem to_problem(const RowGluProblem& problem, const Device& device) {
  static constexpr std::uint8_t kDtypeCodes[] = {0, kAnyAttribute, 1, 2, kAnyAttribute, kAnyAttribute, kAnyAttribute, kAnyAttribute, kAnyAttribute, kAnyAttribute, kAnyAttribute, kAnyAttribute, kAnyAttribute, kAnyAttribute, kAnyAttribute};
  const std::uint8_t dtype = code_of(problem.dtype, kDtypeCodes);
  if (dtype == kAnyAttribute) throw InvalidArgument("row_glu has no such dtype; valid are f32, f16, bf16");
  Problem result{.op = static_cast<std::uint16_t>(TILEWRIGHT_TABLE::first_op() + 16)};
  if (device.kind == TargetKind::cpu) {
    if (problem.threads < 0 || problem.threads > 65535) {
      throw InvalidArgument("row_glu: threads is " + std::to_string(problem.threads) + "; valid are 0 to 65535");
    }
    result.threads = static_cast<std::uint16_t>(problem.threads);
  }
  result.numerics = problem.numerics;
  result.attributes = {dtype};
  result.sizes = {problem.rows, problem.cols, problem.ldg, problem.ldu, problem.ldy};
  lay_out_row_glu(result);
  return result;
}

Arguments to_arguments(const RowGluArguments& arguments) {
  return {.tensors = {const_cast<void*>(arguments.gate), const_cast<void*>(arguments.up), arguments.y},
          .scalars = {{{.i32 = static_cast<std::int32_t>(arguments.glu)}}}};
}

std::shared_ptr<const Plan> plan_row_glu(const RowGluProblem& problem, const Device& device, std::size_t workspace_limit) {
  return make_plan(to_problem(problem, device), device, workspace_limit);
}

void row_glu(const RowGluProblem& problem, const RowGluArguments& arguments, void* workspace, std::size_t workspace_bytes,
          Stream stream, const Device& device) {
  if (workspace == nullptr) workspace_bytes = 0;  // only kernels that need none
  thread_local constinit CallMemo<RowGluProblem> memo;
  const Plan& plan = memo.find(problem, device, workspace_bytes);
  // CPU plans know no limit: one that needs more takes scratch memory of its own.
  if (workspace != nullptr && plan.workspace_bytes() > workspace_bytes) workspace = nullptr;
  plan.run(to_arguments(arguments), workspace, stream);
}

Explanation explain(const RowGluProblem& problem, const Device& device) {
  return explain(to_problem(problem, device), device);
}

}  // namespace tilewright
