// row_masked_softmax: from typed problems and arguments to the ones of dispatch. Emitted by codegen; do not edit.
// Names are its own, for all ops may be compiled as one text.
#include "tilewright/row_masked_softmax.h"

#include <algorithm>

#include "launch/call_memo.h"
#include "table/emitted_table.h"
#include "table/op_schema.h"
#include "saturate.h"
#include "table/tensor_layout.h"

namespace tilewright {

void lay_out_row_masked_softmax(Problem& problem);
void lay_out_row_masked_softmax(Problem& problem) {
  auto& sizes = problem.sizes;
  if (sizes[4] == kDense) sizes[4] = (Extent(sizes[3])).value;  // ldx
  if (sizes[5] == kDense) sizes[5] = (Extent(sizes[3])).value;  // ldm
  if (sizes[6] == kDense) sizes[6] = (Extent(sizes[2]) * Extent(sizes[5])).value;  // ldh
  if (sizes[7] == kDense) sizes[7] = (Extent(sizes[1]) * Extent(sizes[6])).value;  // ldb
  if (sizes[8] == kDense) sizes[8] = (Extent(sizes[3])).value;  // ldy
}

bool tensors_of_row_masked_softmax(const Problem& problem, bool is_packed, std::span<TensorLayout> tensors);
bool tensors_of_row_masked_softmax(const Problem& problem, bool /*is_packed*/, std::span<TensorLayout> tensors) {
  const auto& sizes = problem.sizes;
  tensors[0] = strided_layout(sizes, {((Extent(sizes[0]) * Extent(sizes[1])) * Extent(sizes[2])).value, sizes[3]}, {4});  // x
  tensors[0].element_bytes = problem.attributes[0] == 2 || problem.attributes[0] == 1 ? 2 : 4;
  tensors[1] = strided_layout(sizes, {sizes[0], sizes[1], sizes[2], sizes[3]}, {7, 6, 5});  // mask
  tensors[1].element_bytes = problem.attributes[1] == 2 || problem.attributes[1] == 1 ? 2 : 4;
  tensors[2] = strided_layout(sizes, {((Extent(sizes[0]) * Extent(sizes[1])) * Extent(sizes[2])).value, sizes[3]}, {8});  // y
  tensors[2].element_bytes = problem.attributes[0] == 2 || problem.attributes[0] == 1 ? 2 : 4;
  return false;
}

void check_row_masked_softmax(const Problem& problem, const Arguments& arguments);
void check_row_masked_softmax([[maybe_unused]] const Problem& problem, const Arguments& arguments) {
  if (!(arguments.scalars[2].i32 >= 0 && arguments.scalars[2].i32 <= 1)) throw InvalidArgument("row_masked_softmax: logarithm is " + std::to_string(arguments.scalars[2].i32) + "; valid are 0 and 1");
}

namespace row_masked_softmax_data {

constexpr std::uint8_t kSchema0[] = {0, 0};
constexpr std::int64_t kSchema1[] = {kDense, kDense, kDense, kDense};
constexpr AxisSchema kSchema2[] = {{.factor = 1, .sizes = {0, 1, 2}}, {.factor = 1, .sizes = {3, kNoSize, kNoSize}}};
constexpr std::uint8_t kSchema3[] = {4};
constexpr ShapeSchema kSchema4[] = {{.axes = kSchema2, .strides = kSchema3}};
constexpr DataType kSchema5[] = {DataType::f32, DataType::f16, DataType::bf16};
constexpr AxisSchema kSchema6[] = {{.factor = 1, .sizes = {0, kNoSize, kNoSize}}, {.factor = 1, .sizes = {1, kNoSize, kNoSize}}, {.factor = 1, .sizes = {2, kNoSize, kNoSize}}, {.factor = 1, .sizes = {3, kNoSize, kNoSize}}};
constexpr std::uint8_t kSchema7[] = {7, 6, 5};
constexpr ShapeSchema kSchema8[] = {{.axes = kSchema6, .strides = kSchema7}};
constexpr std::uint8_t kSchema9[] = {8};
constexpr ShapeSchema kSchema10[] = {{.axes = kSchema2, .strides = kSchema9}};
constexpr TensorSchema kSchema11[] = {{.role = Role::in, .is_optional = false, .shapes = kSchema4, .types = kSchema5, .type_attribute = 0}, {.role = Role::in, .is_optional = true, .shapes = kSchema8, .types = kSchema5, .type_attribute = 1}, {.role = Role::out, .is_optional = false, .shapes = kSchema10, .types = kSchema5, .type_attribute = 0}};
constexpr ScalarSchema kSchema12[] = {{.usual = 1.0, .values = {}}, {.usual = 2147483647.0, .values = {}}, {.usual = 0.0, .values = {}}};
constexpr OpSchema kSchema = {.description = "y = softmax of the rows of scale * x + mask, of columns up to the row's query + diagonal", .attributes = kSchema0, .key_sizes = kSchema1, .tensors = kSchema11, .scalars = kSchema12};

}  // namespace row_masked_softmax_data

const OpSchema& schema_of_row_masked_softmax();
const OpSchema& schema_of_row_masked_softmax() { return row_masked_softmax_data::kSchema; }

Problem to_problem(const RowMaskedSoftmaxProblem& problem, const Device& device) {
  static constexpr std::uint8_t kDtypeCodes[] = {0, kAnyAttribute, 1, 2, kAnyAttribute, kAnyAttribute, kAnyAttribute, kAnyAttribute, kAnyAttribute, kAnyAttribute, kAnyAttribute, kAnyAttribute, kAnyAttribute, kAnyAttribute, kAnyAttribute};
  const std::uint8_t dtype = code_of(problem.dtype, kDtypeCodes);
  if (dtype == kAnyAttribute) throw InvalidArgument("row_masked_softmax has no such dtype; valid are f32, f16, bf16");
  static constexpr std::uint8_t kDtypeMCodes[] = {0, 1, 2};
  const std::uint8_t dtype_m = code_of(problem.dtype_m, kDtypeMCodes);
  if (dtype_m == kAnyAttribute) throw InvalidArgument("row_masked_softmax has no such dtype_m; valid are f32, f16, bf16");
  Problem result{.op = static_cast<std::uint16_t>(TILEWRIGHT_TABLE::first_op() + 20)};
  if (device.kind == TargetKind::cpu) {
    if (problem.threads < 0 || problem.threads > 65535) {
      throw InvalidArgument("row_masked_softmax: threads is " + std::to_string(problem.threads) + "; valid are 0 to 65535");
    }
    result.threads = static_cast<std::uint16_t>(problem.threads);
  }
  result.numerics = problem.numerics;
  result.attributes = {dtype, dtype_m};
  result.sizes = {problem.batch, problem.heads, problem.queries, problem.cols, problem.ldx, problem.ldm, problem.ldh, problem.ldb, problem.ldy};
  lay_out_row_masked_softmax(result);
  return result;
}

Arguments to_arguments(const RowMaskedSoftmaxArguments& arguments) {
  return {.tensors = {const_cast<void*>(arguments.x), const_cast<void*>(arguments.mask), arguments.y},
          .scalars = {{{.f32 = arguments.scale}, {.i32 = arguments.diagonal}, {.i32 = arguments.logarithm}}}};
}

std::shared_ptr<const Plan> plan_row_masked_softmax(const RowMaskedSoftmaxProblem& problem, const Device& device, std::size_t workspace_limit) {
  return make_plan(to_problem(problem, device), device, workspace_limit);
}

void row_masked_softmax(const RowMaskedSoftmaxProblem& problem, const RowMaskedSoftmaxArguments& arguments, void* workspace, std::size_t workspace_bytes,
          Stream stream, const Device& device) {
  if (workspace == nullptr) workspace_bytes = 0;  // only kernels that need none
  thread_local constinit CallMemo<RowMaskedSoftmaxProblem> memo;
  const Plan& plan = memo.find(problem, device, workspace_bytes);
  // CPU plans know no limit: one that needs more takes scratch memory of its own.
  if (workspace != nullptr && plan.workspace_bytes() > workspace_bytes) workspace = nullptr;
  plan.run(to_arguments(arguments), workspace, stream);
}

Explanation explain(const RowMaskedSoftmaxProblem& problem, const Device& device) {
  return explain(to_problem(problem, device), device);
}

}  // namespace tilewright
