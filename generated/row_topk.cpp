// row_topk: from typed problems and arguments to the ones of dispatch. Emitted by codegen; do not edit.
// Names are its own, for all ops may be compiled as one text.
#include "tilewright/row_topk.h"

#include <algorithm>

#include "launch/call_memo.h"
#include "table/emitted_table.h"
#include "table/op_schema.h"
#include "saturate.h"
#include "table/tensor_layout.h"

namespace tilewright {

void lay_out_row_topk(Problem& problem);
void lay_out_row_topk(Problem& problem) {
  auto& sizes = problem.sizes;
  if (sizes[3] == kDense) sizes[3] = (Extent(sizes[1])).value;  // ldx
  if (sizes[4] == kDense) sizes[4] = (Extent(sizes[2])).value;  // ldv
  if (sizes[5] == kDense) sizes[5] = (Extent(sizes[2])).value;  // ldi
}

bool tensors_of_row_topk(const Problem& problem, bool is_packed, std::span<TensorLayout> tensors);
bool tensors_of_row_topk(const Problem& problem, bool /*is_packed*/, std::span<TensorLayout> tensors) {
  const auto& sizes = problem.sizes;
  tensors[0] = strided_layout(sizes, {sizes[0], sizes[1]}, {3});  // x
  tensors[0].element_bytes = problem.attributes[0] == 2 || problem.attributes[0] == 1 ? 2 : 4;
  tensors[1] = strided_layout(sizes, {sizes[0], sizes[2]}, {4});  // values
  tensors[1].element_bytes = problem.attributes[0] == 2 || problem.attributes[0] == 1 ? 2 : 4;
  tensors[2] = strided_layout(sizes, {sizes[0], sizes[2]}, {5});  // indices
  tensors[2].element_bytes = 4;
  return false;
}

namespace row_topk_data {

constexpr std::uint8_t kSchema0[] = {0};
constexpr std::int64_t kSchema1[] = {kDense, kDense, kDense};
constexpr AxisSchema kSchema2[] = {{.factor = 1, .sizes = {0, kNoSize, kNoSize}}, {.factor = 1, .sizes = {1, kNoSize, kNoSize}}};
constexpr std::uint8_t kSchema3[] = {3};
constexpr ShapeSchema kSchema4[] = {{.axes = kSchema2, .strides = kSchema3}};
constexpr DataType kSchema5[] = {DataType::f32, DataType::f16, DataType::bf16};
constexpr AxisSchema kSchema6[] = {{.factor = 1, .sizes = {0, kNoSize, kNoSize}}, {.factor = 1, .sizes = {2, kNoSize, kNoSize}}};
constexpr std::uint8_t kSchema7[] = {4};
constexpr ShapeSchema kSchema8[] = {{.axes = kSchema6, .strides = kSchema7}};
constexpr std::uint8_t kSchema9[] = {5};
constexpr ShapeSchema kSchema10[] = {{.axes = kSchema6, .strides = kSchema9}};
constexpr DataType kSchema11[] = {DataType::i32};
constexpr TensorSchema kSchema12[] = {{.role = Role::in, .is_optional = false, .shapes = kSchema4, .types = kSchema5, .type_attribute = 0}, {.role = Role::out, .is_optional = false, .shapes = kSchema8, .types = kSchema5, .type_attribute = 0}, {.role = Role::out, .is_optional = false, .shapes = kSchema10, .types = kSchema11}};
constexpr OpSchema kSchema = {.description = "The k largest elements of the rows of x, the largest first, and their columns", .attributes = kSchema0, .key_sizes = kSchema1, .tensors = kSchema12, .scalars = {}};

}  // namespace row_topk_data

const OpSchema& schema_of_row_topk();
const OpSchema& schema_of_row_topk() { return row_topk_data::kSchema; }

Problem to_problem(const RowTopkProblem& problem, const Device& device) {
  static constexpr std::uint8_t kDtypeCodes[] = {0, kAnyAttribute, 1, 2, kAnyAttribute, kAnyAttribute, kAnyAttribute, kAnyAttribute, kAnyAttribute, kAnyAttribute, kAnyAttribute, kAnyAttribute, kAnyAttribute, kAnyAttribute, kAnyAttribute};
  const std::uint8_t dtype = code_of(problem.dtype, kDtypeCodes);
  if (dtype == kAnyAttribute) throw InvalidArgument("row_topk has no such dtype; valid are f32, f16, bf16");
  Problem result{.op = static_cast<std::uint16_t>(TILEWRIGHT_TABLE::first_op() + 29)};
  if (device.kind == TargetKind::cpu) {
    if (problem.threads < 0 || problem.threads > 65535) {
      throw InvalidArgument("row_topk: threads is " + std::to_string(problem.threads) + "; valid are 0 to 65535");
    }
    result.threads = static_cast<std::uint16_t>(problem.threads);
  }
  result.numerics = problem.numerics;
  result.attributes = {dtype};
  result.sizes = {problem.rows, problem.cols, problem.k, problem.ldx, problem.ldv, problem.ldi};
  lay_out_row_topk(result);
  return result;
}

Arguments to_arguments(const RowTopkArguments& arguments) {
  return {.tensors = {const_cast<void*>(arguments.x), arguments.values, arguments.indices},
          .scalars = {{}}};
}

std::shared_ptr<const Plan> plan_row_topk(const RowTopkProblem& problem, const Device& device, std::size_t workspace_limit) {
  return make_plan(to_problem(problem, device), device, workspace_limit);
}

void row_topk(const RowTopkProblem& problem, const RowTopkArguments& arguments, void* workspace, std::size_t workspace_bytes,
          Stream stream, const Device& device) {
  if (workspace == nullptr) workspace_bytes = 0;  // only kernels that need none
  thread_local constinit CallMemo<RowTopkProblem> memo;
  const Plan& plan = memo.find(problem, device, workspace_bytes);
  // CPU plans know no limit: one that needs more takes scratch memory of its own.
  if (workspace != nullptr && plan.workspace_bytes() > workspace_bytes) workspace = nullptr;
  plan.run(to_arguments(arguments), workspace, stream);
}

Explanation explain(const RowTopkProblem& problem, const Device& device) {
  return explain(to_problem(problem, device), device);
}

}  // namespace tilewright
