// row_rmsnorm: from typed problems and arguments to the ones of dispatch. Emitted by codegen; do not edit.
// Names are its own, for all ops may be compiled as one text.
#include "tilewright/row_rmsnorm.h"

#include <algorithm>

#include "launch/call_memo.h"
#include "table/emitted_table.h"
#include "table/op_schema.h"
#include "saturate.h"
#include "table/tensor_layout.h"

namespace tilewright {

void lay_out_row_rmsnorm(Problem& problem);
void lay_out_row_rmsnorm(Problem& problem) {
  auto& sizes = problem.sizes;
  if (sizes[2] == kDense) sizes[2] = (Extent(sizes[1])).value;  // ldx
  if (sizes[3] == kDense) sizes[3] = (Extent(sizes[1])).value;  // ldy
}

bool tensors_of_row_rmsnorm(const Problem& problem, bool is_packed, std::span<TensorLayout> tensors);
bool tensors_of_row_rmsnorm(const Problem& problem, bool /*is_packed*/, std::span<TensorLayout> tensors) {
  const auto& sizes = problem.sizes;
  tensors[0] = strided_layout(sizes, {sizes[0], sizes[1]}, {2});  // x
  tensors[0].element_bytes = problem.attributes[0] == 2 || problem.attributes[0] == 1 ? 2 : 4;
  tensors[1] = dense_layout({sizes[1]});  // weight
  tensors[1].element_bytes = problem.attributes[1] == 2 || problem.attributes[1] == 1 ? 2 : 4;
  tensors[2] = strided_layout(sizes, {sizes[0], sizes[1]}, {3});  // y
  tensors[2].element_bytes = problem.attributes[0] == 2 || problem.attributes[0] == 1 ? 2 : 4;
  return false;
}

namespace row_rmsnorm_data {

constexpr std::uint8_t kSchema0[] = {0, 0};
constexpr std::int64_t kSchema1[] = {kDense, kDense};
constexpr AxisSchema kSchema2[] = {{.factor = 1, .sizes = {0, kNoSize, kNoSize}}, {.factor = 1, .sizes = {1, kNoSize, kNoSize}}};
constexpr std::uint8_t kSchema3[] = {2};
constexpr ShapeSchema kSchema4[] = {{.axes = kSchema2, .strides = kSchema3}};
constexpr DataType kSchema5[] = {DataType::f32, DataType::f16, DataType::bf16};
constexpr AxisSchema kSchema6[] = {{.factor = 1, .sizes = {1, kNoSize, kNoSize}}};
constexpr ShapeSchema kSchema7[] = {{.axes = kSchema6, .strides = {}}};
constexpr std::uint8_t kSchema8[] = {3};
constexpr ShapeSchema kSchema9[] = {{.axes = kSchema2, .strides = kSchema8}};
constexpr TensorSchema kSchema10[] = {{.role = Role::in, .is_optional = false, .shapes = kSchema4, .types = kSchema5, .type_attribute = 0}, {.role = Role::in, .is_optional = true, .shapes = kSchema7, .types = kSchema5, .type_attribute = 1}, {.role = Role::out, .is_optional = false, .shapes = kSchema9, .types = kSchema5, .type_attribute = 0}};
constexpr ScalarSchema kSchema11[] = {{.usual = 1e-06, .values = {}}, {.usual = 0.0, .values = {}}};
constexpr OpSchema kSchema = {.description = "y = RMSNorm of the rows of x", .attributes = kSchema0, .key_sizes = kSchema1, .tensors = kSchema10, .scalars = kSchema11};

}  // namespace row_rmsnorm_data

const OpSchema& schema_of_row_rmsnorm();
const OpSchema& schema_of_row_rmsnorm() { return row_rmsnorm_data::kSchema; }

Problem to_problem(const RowRmsnormProblem& problem, const Device& device) {
  static constexpr std::uint8_t kDtypeCodes[] = {0, kAnyAttribute, 1, 2, kAnyAttribute, kAnyAttribute, kAnyAttribute, kAnyAttribute, kAnyAttribute, kAnyAttribute, kAnyAttribute, kAnyAttribute, kAnyAttribute, kAnyAttribute, kAnyAttribute};
  const std::uint8_t dtype = code_of(problem.dtype, kDtypeCodes);
  if (dtype == kAnyAttribute) throw InvalidArgument("row_rmsnorm has no such dtype; valid are f32, f16, bf16");
  static constexpr std::uint8_t kDtypeWCodes[] = {0, 1, 2};
  const std::uint8_t dtype_w = code_of(problem.dtype_w, kDtypeWCodes);
  if (dtype_w == kAnyAttribute) throw InvalidArgument("row_rmsnorm has no such dtype_w; valid are f32, f16, bf16");
  Problem result{.op = static_cast<std::uint16_t>(TILEWRIGHT_TABLE::first_op() + 25)};
  if (device.kind == TargetKind::cpu) {
    if (problem.threads < 0 || problem.threads > 65535) {
      throw InvalidArgument("row_rmsnorm: threads is " + std::to_string(problem.threads) + "; valid are 0 to 65535");
    }
    result.threads = static_cast<std::uint16_t>(problem.threads);
  }
  result.numerics = problem.numerics;
  result.attributes = {dtype, dtype_w};
  result.sizes = {problem.rows, problem.cols, problem.ldx, problem.ldy};
  lay_out_row_rmsnorm(result);
  return result;
}

Arguments to_arguments(const RowRmsnormArguments& arguments) {
  return {.tensors = {const_cast<void*>(arguments.x), const_cast<void*>(arguments.weight), arguments.y},
          .scalars = {{{.f32 = arguments.eps}, {.f32 = arguments.offset}}}};
}

std::shared_ptr<const Plan> plan_row_rmsnorm(const RowRmsnormProblem& problem, const Device& device, std::size_t workspace_limit) {
  return make_plan(to_problem(problem, device), device, workspace_limit);
}

void row_rmsnorm(const RowRmsnormProblem& problem, const RowRmsnormArguments& arguments, void* workspace, std::size_t workspace_bytes,
          Stream stream, const Device& device) {
  if (workspace == nullptr) workspace_bytes = 0;  // only kernels that need none
  thread_local constinit CallMemo<RowRmsnormProblem> memo;
  const Plan& plan = memo.find(problem, device, workspace_bytes);
  // CPU plans know no limit: one that needs more takes scratch memory of its own.
  if (workspace != nullptr && plan.workspace_bytes() > workspace_bytes) workspace = nullptr;
  plan.run(to_arguments(arguments), workspace, stream);
}

Explanation explain(const RowRmsnormProblem& problem, const Device& device) {
  return explain(to_problem(problem, device), device);
}

}  // namespace tilewright
