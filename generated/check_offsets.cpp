// check_offsets: from typed problems and arguments to the ones of dispatch. Emitted by codegen; do not edit.
// Names are its own, for all ops may be compiled as one text.
#include "tilewright/check_offsets.h"

#include <algorithm>

#include "launch/call_memo.h"
#include "table/emitted_table.h"
#include "table/op_schema.h"
#include "saturate.h"
#include "table/tensor_layout.h"

namespace tilewright {

bool tensors_of_check_offsets(const Problem& problem, bool is_packed, std::span<TensorLayout> tensors);
bool tensors_of_check_offsets(const Problem& problem, bool /*is_packed*/, std::span<TensorLayout> tensors) {
  const auto& sizes = problem.sizes;
  tensors[0] = dense_layout({sizes[0]});  // offsets
  tensors[0].element_bytes = 4;
  tensors[1] = dense_layout({4});  // status
  tensors[1].element_bytes = 4;
  return false;
}

void check_check_offsets(const Problem& problem, const Arguments& arguments);
void check_check_offsets([[maybe_unused]] const Problem& problem, const Arguments& arguments) {
  if (!(arguments.scalars[0].i32 >= 0 && arguments.scalars[0].i32 <= 2147483647)) throw InvalidArgument("check_offsets: rows is " + std::to_string(arguments.scalars[0].i32) + "; valid are 0 to 2147483647");
}

namespace check_offsets_data {

constexpr std::uint8_t kSchema0[] = {0};
constexpr std::int64_t kSchema1[] = {kDense};
constexpr AxisSchema kSchema2[] = {{.factor = 1, .sizes = {0, kNoSize, kNoSize}}};
constexpr ShapeSchema kSchema3[] = {{.axes = kSchema2, .strides = {}}};
constexpr DataType kSchema4[] = {DataType::i32};
constexpr AxisSchema kSchema5[] = {{.factor = 4, .sizes = {kNoSize, kNoSize, kNoSize}}};
constexpr ShapeSchema kSchema6[] = {{.axes = kSchema5, .strides = {}}};
constexpr TensorSchema kSchema7[] = {{.role = Role::in, .is_optional = false, .shapes = kSchema3, .types = kSchema4}, {.role = Role::inout, .is_optional = false, .shapes = kSchema6, .types = kSchema4}};
constexpr ScalarSchema kSchema8[] = {{.usual = 2147483647.0, .values = {}}};
constexpr OpSchema kSchema = {.description = "Finds the first end of a group that is below 0, above rows, or less than the one before", .attributes = kSchema0, .key_sizes = kSchema1, .tensors = kSchema7, .scalars = kSchema8};

}  // namespace check_offsets_data

const OpSchema& schema_of_check_offsets();
const OpSchema& schema_of_check_offsets() { return check_offsets_data::kSchema; }

Problem to_problem(const CheckOffsetsProblem& problem, const Device& device) {
  static constexpr std::uint8_t kDtypeCodes[] = {kAnyAttribute, kAnyAttribute, kAnyAttribute, kAnyAttribute, kAnyAttribute, kAnyAttribute, kAnyAttribute, kAnyAttribute, kAnyAttribute, kAnyAttribute, kAnyAttribute, kAnyAttribute, kAnyAttribute, kAnyAttribute, 0};
  const std::uint8_t dtype = code_of(problem.dtype, kDtypeCodes);
  if (dtype == kAnyAttribute) throw InvalidArgument("check_offsets has no such dtype; valid are i32");
  Problem result{.op = static_cast<std::uint16_t>(TILEWRIGHT_TABLE::first_op() + 4)};
  if (device.kind == TargetKind::cpu) {
    if (problem.threads < 0 || problem.threads > 65535) {
      throw InvalidArgument("check_offsets: threads is " + std::to_string(problem.threads) + "; valid are 0 to 65535");
    }
    result.threads = static_cast<std::uint16_t>(problem.threads);
  }
  result.numerics = problem.numerics;
  result.attributes = {dtype};
  result.sizes = {problem.groups};
  return result;
}

Arguments to_arguments(const CheckOffsetsArguments& arguments) {
  return {.tensors = {const_cast<void*>(arguments.offsets), arguments.status},
          .scalars = {{{.i32 = arguments.rows}}}};
}

std::shared_ptr<const Plan> plan_check_offsets(const CheckOffsetsProblem& problem, const Device& device, std::size_t workspace_limit) {
  return make_plan(to_problem(problem, device), device, workspace_limit);
}

void check_offsets(const CheckOffsetsProblem& problem, const CheckOffsetsArguments& arguments, void* workspace, std::size_t workspace_bytes,
          Stream stream, const Device& device) {
  if (workspace == nullptr) workspace_bytes = 0;  // only kernels that need none
  thread_local constinit CallMemo<CheckOffsetsProblem> memo;
  const Plan& plan = memo.find(problem, device, workspace_bytes);
  // CPU plans know no limit: one that needs more takes scratch memory of its own.
  if (workspace != nullptr && plan.workspace_bytes() > workspace_bytes) workspace = nullptr;
  plan.run(to_arguments(arguments), workspace, stream);
}

Explanation explain(const CheckOffsetsProblem& problem, const Device& device) {
  return explain(to_problem(problem, device), device);
}

}  // namespace tilewright
