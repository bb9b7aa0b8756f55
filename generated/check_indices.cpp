// check_indices: from typed problems and arguments to the ones of dispatch. Emitted by codegen; do not edit.
// Names are its own, for all ops may be compiled as one text.
#include "tilewright/check_indices.h"

#include <algorithm>

#include "launch/call_memo.h"
#include "table/emitted_table.h"
#include "table/op_schema.h"
#include "saturate.h"
#include "table/tensor_layout.h"

namespace tilewright {

void lay_out_check_indices(Problem& problem);
void lay_out_check_indices(Problem& problem) {
  auto& sizes = problem.sizes;
  if (sizes[2] == kDense) sizes[2] = (Extent(sizes[1])).value;  // ldi
}

bool tensors_of_check_indices(const Problem& problem, bool is_packed, std::span<TensorLayout> tensors);
bool tensors_of_check_indices(const Problem& problem, bool /*is_packed*/, std::span<TensorLayout> tensors) {
  const auto& sizes = problem.sizes;
  tensors[0] = strided_layout(sizes, {sizes[0], sizes[1]}, {2});  // indices
  tensors[0].element_bytes = 4;
  tensors[1] = dense_layout({4});  // status
  tensors[1].element_bytes = 4;
  return false;
}

void check_check_indices(const Problem& problem, const Arguments& arguments);
void check_check_indices([[maybe_unused]] const Problem& problem, const Arguments& arguments) {
  if (!(arguments.scalars[1].i32 >= 0 && arguments.scalars[1].i32 <= 2147483647)) throw InvalidArgument("check_indices: count is " + std::to_string(arguments.scalars[1].i32) + "; valid are 0 to 2147483647");
}

namespace check_indices_data {

constexpr std::uint8_t kSchema0[] = {0};
constexpr std::int64_t kSchema1[] = {kDense, kDense};
constexpr AxisSchema kSchema2[] = {{.factor = 1, .sizes = {0, kNoSize, kNoSize}}, {.factor = 1, .sizes = {1, kNoSize, kNoSize}}};
constexpr std::uint8_t kSchema3[] = {2};
constexpr ShapeSchema kSchema4[] = {{.axes = kSchema2, .strides = kSchema3}};
constexpr DataType kSchema5[] = {DataType::i32};
constexpr AxisSchema kSchema6[] = {{.factor = 4, .sizes = {kNoSize, kNoSize, kNoSize}}};
constexpr ShapeSchema kSchema7[] = {{.axes = kSchema6, .strides = {}}};
constexpr TensorSchema kSchema8[] = {{.role = Role::in, .is_optional = false, .shapes = kSchema4, .types = kSchema5}, {.role = Role::inout, .is_optional = false, .shapes = kSchema7, .types = kSchema5}};
constexpr ScalarSchema kSchema9[] = {{.usual = 0.0, .values = {}}, {.usual = 2147483647.0, .values = {}}};
constexpr OpSchema kSchema = {.description = "Finds the first number that is below least, or not below count", .attributes = kSchema0, .key_sizes = kSchema1, .tensors = kSchema8, .scalars = kSchema9};

}  // namespace check_indices_data

const OpSchema& schema_of_check_indices();
const OpSchema& schema_of_check_indices() { return check_indices_data::kSchema; }

Problem to_problem(const CheckIndicesProblem& problem, const Device& device) {
  static constexpr std::uint8_t kDtypeCodes[] = {kAnyAttribute, kAnyAttribute, kAnyAttribute, kAnyAttribute, kAnyAttribute, kAnyAttribute, kAnyAttribute, kAnyAttribute, kAnyAttribute, kAnyAttribute, kAnyAttribute, kAnyAttribute, kAnyAttribute, kAnyAttribute, 0};
  const std::uint8_t dtype = code_of(problem.dtype, kDtypeCodes);
  if (dtype == kAnyAttribute) throw InvalidArgument("check_indices has no such dtype; valid are i32");
  Problem result{.op = static_cast<std::uint16_t>(TILEWRIGHT_TABLE::first_op() + 3)};
  if (device.kind == TargetKind::cpu) {
    if (problem.threads < 0 || problem.threads > 65535) {
      throw InvalidArgument("check_indices: threads is " + std::to_string(problem.threads) + "; valid are 0 to 65535");
    }
    result.threads = static_cast<std::uint16_t>(problem.threads);
  }
  result.numerics = problem.numerics;
  result.attributes = {dtype};
  result.sizes = {problem.rows, problem.cols, problem.ldi};
  lay_out_check_indices(result);
  return result;
}

Arguments to_arguments(const CheckIndicesArguments& arguments) {
  return {.tensors = {const_cast<void*>(arguments.indices), arguments.status},
          .scalars = {{{.i32 = arguments.least}, {.i32 = arguments.count}}}};
}

std::shared_ptr<const Plan> plan_check_indices(const CheckIndicesProblem& problem, const Device& device, std::size_t workspace_limit) {
  return make_plan(to_problem(problem, device), device, workspace_limit);
}

void check_indices(const CheckIndicesProblem& problem, const CheckIndicesArguments& arguments, void* workspace, std::size_t workspace_bytes,
          Stream stream, const Device& device) {
  if (workspace == nullptr) workspace_bytes = 0;  // only kernels that need none
  thread_local constinit CallMemo<CheckIndicesProblem> memo;
  const Plan& plan = memo.find(problem, device, workspace_bytes);
  // CPU plans know no limit: one that needs more takes scratch memory of its own.
  if (workspace != nullptr && plan.workspace_bytes() > workspace_bytes) workspace = nullptr;
  plan.run(to_arguments(arguments), workspace, stream);
}

Explanation explain(const CheckIndicesProblem& problem, const Device& device) {
  return explain(to_problem(problem, device), device);
}

}  // namespace tilewright
