// moe_sort: from typed problems and arguments to the ones of dispatch. Emitted by codegen; do not edit.
// Names are its own, for all ops may be compiled as one text.
#include "tilewright/moe_sort.h"

#include <algorithm>

#include "launch/call_memo.h"
#include "table/emitted_table.h"
#include "table/op_schema.h"
#include "saturate.h"
#include "table/tensor_layout.h"

namespace tilewright {

void lay_out_moe_sort(Problem& problem);
void lay_out_moe_sort(Problem& problem) {
  auto& sizes = problem.sizes;
  if (sizes[3] == kDense) sizes[3] = (Extent(sizes[1])).value;  // ldi
  if (sizes[4] == kDense) sizes[4] = (Extent(sizes[1])).value;  // ldp
}

void least_moe_sort(const Problem& problem, std::span<std::int64_t> least);
void least_moe_sort(const Problem& problem, std::span<std::int64_t> least) {
  [[maybe_unused]] const auto& sizes = problem.sizes;
  least[2] = (Extent(1)).value;
}

bool tensors_of_moe_sort(const Problem& problem, bool is_packed, std::span<TensorLayout> tensors);
bool tensors_of_moe_sort(const Problem& problem, bool /*is_packed*/, std::span<TensorLayout> tensors) {
  const auto& sizes = problem.sizes;
  tensors[0] = strided_layout(sizes, {sizes[0], sizes[1]}, {3});  // ids
  tensors[0].element_bytes = 4;
  tensors[1] = dense_layout({sizes[2]});  // offsets
  tensors[1].element_bytes = 4;
  tensors[2] = dense_layout({(Extent(sizes[0]) * Extent(sizes[1])).value});  // row_index
  tensors[2].element_bytes = 4;
  tensors[3] = strided_layout(sizes, {sizes[0], sizes[1]}, {4});  // position
  tensors[3].element_bytes = 4;
  return false;
}

namespace moe_sort_data {

constexpr std::uint8_t kSchema0[] = {0};
constexpr std::int64_t kSchema1[] = {kDense, kDense, kDense};
constexpr AxisSchema kSchema2[] = {{.factor = 1, .sizes = {0, kNoSize, kNoSize}}, {.factor = 1, .sizes = {1, kNoSize, kNoSize}}};
constexpr std::uint8_t kSchema3[] = {3};
constexpr ShapeSchema kSchema4[] = {{.axes = kSchema2, .strides = kSchema3}};
constexpr DataType kSchema5[] = {DataType::i32};
constexpr AxisSchema kSchema6[] = {{.factor = 1, .sizes = {2, kNoSize, kNoSize}}};
constexpr ShapeSchema kSchema7[] = {{.axes = kSchema6, .strides = {}}};
constexpr AxisSchema kSchema8[] = {{.factor = 1, .sizes = {0, 1, kNoSize}}};
constexpr ShapeSchema kSchema9[] = {{.axes = kSchema8, .strides = {}}};
constexpr std::uint8_t kSchema10[] = {4};
constexpr ShapeSchema kSchema11[] = {{.axes = kSchema2, .strides = kSchema10}};
constexpr TensorSchema kSchema12[] = {{.role = Role::in, .is_optional = false, .shapes = kSchema4, .types = kSchema5}, {.role = Role::out, .is_optional = false, .shapes = kSchema7, .types = kSchema5}, {.role = Role::out, .is_optional = false, .shapes = kSchema9, .types = kSchema5}, {.role = Role::out, .is_optional = false, .shapes = kSchema11, .types = kSchema5}};
constexpr OpSchema kSchema = {.description = "Assignments of tokens to experts, sorted by expert, then token, then place", .attributes = kSchema0, .key_sizes = kSchema1, .tensors = kSchema12, .scalars = {}};

}  // namespace moe_sort_data

const OpSchema& schema_of_moe_sort();
const OpSchema& schema_of_moe_sort() { return moe_sort_data::kSchema; }

Problem to_problem(const MoeSortProblem& problem, const Device& device) {
  static constexpr std::uint8_t kDtypeCodes[] = {kAnyAttribute, kAnyAttribute, kAnyAttribute, kAnyAttribute, kAnyAttribute, kAnyAttribute, kAnyAttribute, kAnyAttribute, kAnyAttribute, kAnyAttribute, kAnyAttribute, kAnyAttribute, kAnyAttribute, kAnyAttribute, 0};
  const std::uint8_t dtype = code_of(problem.dtype, kDtypeCodes);
  if (dtype == kAnyAttribute) throw InvalidArgument("moe_sort has no such dtype; valid are i32");
  Problem result{.op = static_cast<std::uint16_t>(TILEWRIGHT_TABLE::first_op() + 10)};
  if (device.kind == TargetKind::cpu) {
    if (problem.threads < 0 || problem.threads > 65535) {
      throw InvalidArgument("moe_sort: threads is " + std::to_string(problem.threads) + "; valid are 0 to 65535");
    }
    result.threads = static_cast<std::uint16_t>(problem.threads);
  }
  result.numerics = problem.numerics;
  result.attributes = {dtype};
  result.sizes = {problem.tokens, problem.k, problem.experts, problem.ldi, problem.ldp};
  lay_out_moe_sort(result);
  return result;
}

Arguments to_arguments(const MoeSortArguments& arguments) {
  return {.tensors = {const_cast<void*>(arguments.ids), arguments.offsets, arguments.row_index, arguments.position},
          .scalars = {{}}};
}

std::shared_ptr<const Plan> plan_moe_sort(const MoeSortProblem& problem, const Device& device, std::size_t workspace_limit) {
  return make_plan(to_problem(problem, device), device, workspace_limit);
}

void moe_sort(const MoeSortProblem& problem, const MoeSortArguments& arguments, void* workspace, std::size_t workspace_bytes,
          Stream stream, const Device& device) {
  if (workspace == nullptr) workspace_bytes = 0;  // only kernels that need none
  thread_local constinit CallMemo<MoeSortProblem> memo;
  const Plan& plan = memo.find(problem, device, workspace_bytes);
  // CPU plans know no limit: one that needs more takes scratch memory of its own.
  if (workspace != nullptr && plan.workspace_bytes() > workspace_bytes) workspace = nullptr;
  plan.run(to_arguments(arguments), workspace, stream);
}

Explanation explain(const MoeSortProblem& problem, const Device& device) {
  return explain(to_problem(problem, device), device);
}

}  // namespace tilewright
