// tensor_argmax: from typed problems and arguments to the ones of dispatch. Emitted by codegen; do not edit.
// Names are its own, for all ops may be compiled as one text.
#include "tilewright/tensor_argmax.h"

#include <algorithm>

#include "launch/call_memo.h"
#include "table/emitted_table.h"
#include "table/op_schema.h"
#include "saturate.h"
#include "table/tensor_layout.h"

namespace tilewright {

void lay_out_tensor_argmax(Problem& problem);
void lay_out_tensor_argmax(Problem& problem) {
  auto& sizes = problem.sizes;
  if (sizes[2] == kDense) sizes[2] = (Extent(sizes[1])).value;  // ldx
}

bool tensors_of_tensor_argmax(const Problem& problem, bool is_packed, std::span<TensorLayout> tensors);
bool tensors_of_tensor_argmax(const Problem& problem, bool /*is_packed*/, std::span<TensorLayout> tensors) {
  const auto& sizes = problem.sizes;
  tensors[0] = strided_layout(sizes, {sizes[0], sizes[1]}, {2});  // x
  tensors[0].element_bytes = problem.attributes[0] == 2 || problem.attributes[0] == 1 ? 2 : 4;
  tensors[1] = dense_layout({1});  // y
  tensors[1].element_bytes = 4;
  tensors[2] = dense_layout({2});  // index
  tensors[2].element_bytes = 4;
  return false;
}

namespace tensor_argmax_data {

constexpr std::uint8_t kSchema0[] = {0};
constexpr std::int64_t kSchema1[] = {kDense, kDense};
constexpr AxisSchema kSchema2[] = {{.factor = 1, .sizes = {0, kNoSize, kNoSize}}, {.factor = 1, .sizes = {1, kNoSize, kNoSize}}};
constexpr std::uint8_t kSchema3[] = {2};
constexpr ShapeSchema kSchema4[] = {{.axes = kSchema2, .strides = kSchema3}};
constexpr DataType kSchema5[] = {DataType::f32, DataType::f16, DataType::bf16};
constexpr AxisSchema kSchema6[] = {{.factor = 1, .sizes = {kNoSize, kNoSize, kNoSize}}};
constexpr ShapeSchema kSchema7[] = {{.axes = kSchema6, .strides = {}}};
constexpr DataType kSchema8[] = {DataType::f32};
constexpr AxisSchema kSchema9[] = {{.factor = 2, .sizes = {kNoSize, kNoSize, kNoSize}}};
constexpr ShapeSchema kSchema10[] = {{.axes = kSchema9, .strides = {}}};
constexpr DataType kSchema11[] = {DataType::i32};
constexpr TensorSchema kSchema12[] = {{.role = Role::in, .is_optional = false, .shapes = kSchema4, .types = kSchema5, .type_attribute = 0}, {.role = Role::out, .is_optional = false, .shapes = kSchema7, .types = kSchema8}, {.role = Role::out, .is_optional = false, .shapes = kSchema10, .types = kSchema11}};
constexpr OpSchema kSchema = {.description = "The largest element of x, and its place", .attributes = kSchema0, .key_sizes = kSchema1, .tensors = kSchema12, .scalars = {}};

}  // namespace tensor_argmax_data

const OpSchema& schema_of_tensor_argmax();
const OpSchema& schema_of_tensor_argmax() { return tensor_argmax_data::kSchema; }

Problem to_problem(const TensorArgmaxProblem& problem, const Device& device) {
  static constexpr std::uint8_t kDtypeCodes[] = {0, kAnyAttribute, 1, 2, kAnyAttribute, kAnyAttribute, kAnyAttribute, kAnyAttribute, kAnyAttribute, kAnyAttribute, kAnyAttribute, kAnyAttribute, kAnyAttribute, kAnyAttribute, kAnyAttribute};
  const std::uint8_t dtype = code_of(problem.dtype, kDtypeCodes);
  if (dtype == kAnyAttribute) throw InvalidArgument("tensor_argmax has no such dtype; valid are f32, f16, bf16");
  Problem result{.op = static_cast<std::uint16_t>(TILEWRIGHT_TABLE::first_op() + 32)};
  if (device.kind == TargetKind::cpu) {
    if (problem.threads < 0 || problem.threads > 65535) {
      throw InvalidArgument("tensor_argmax: threads is " + std::to_string(problem.threads) + "; valid are 0 to 65535");
    }
    result.threads = static_cast<std::uint16_t>(problem.threads);
  }
  result.numerics = problem.numerics;
  result.attributes = {dtype};
  result.sizes = {problem.rows, problem.cols, problem.ldx};
  lay_out_tensor_argmax(result);
  return result;
}

Arguments to_arguments(const TensorArgmaxArguments& arguments) {
  return {.tensors = {const_cast<void*>(arguments.x), arguments.y, arguments.index},
          .scalars = {{}}};
}

std::shared_ptr<const Plan> plan_tensor_argmax(const TensorArgmaxProblem& problem, const Device& device, std::size_t workspace_limit) {
  return make_plan(to_problem(problem, device), device, workspace_limit);
}

void tensor_argmax(const TensorArgmaxProblem& problem, const TensorArgmaxArguments& arguments, void* workspace, std::size_t workspace_bytes,
          Stream stream, const Device& device) {
  if (workspace == nullptr) workspace_bytes = 0;  // only kernels that need none
  thread_local constinit CallMemo<TensorArgmaxProblem> memo;
  const Plan& plan = memo.find(problem, device, workspace_bytes);
  // CPU plans know no limit: one that needs more takes scratch memory of its own.
  if (workspace != nullptr && plan.workspace_bytes() > workspace_bytes) workspace = nullptr;
  plan.run(to_arguments(arguments), workspace, stream);
}

Explanation explain(const TensorArgmaxProblem& problem, const Device& device) {
  return explain(to_problem(problem, device), device);
}

}  // namespace tilewright
