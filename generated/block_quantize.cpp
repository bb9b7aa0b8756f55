// block_quantize: from typed problems and arguments to the ones of dispatch. Emitted by codegen; do not edit.
// Names are its own, for all ops may be compiled as one text.
#include "tilewright/block_quantize.h"

#include <algorithm>

#include "launch/call_memo.h"
#include "table/emitted_table.h"
#include "table/op_schema.h"
#include "saturate.h"
#include "table/tensor_layout.h"

namespace tilewright {

void lay_out_block_quantize(Problem& problem);
void lay_out_block_quantize(Problem& problem) {
  auto& sizes = problem.sizes;
  if (sizes[3] == kDense) sizes[3] = (Extent(sizes[1])).value;  // ldx
  if (sizes[4] == kDense) sizes[4] = (Extent(sizes[1])).value;  // ldy
  if (sizes[5] == kDense) sizes[5] = (Extent(1)).value;  // scale_block
  if (sizes[6] == kDense) sizes[6] = ((ceil_quotient(Extent(sizes[1]), Extent(128)) * Extent(sizes[5]))).value;  // scale_row
}

void least_block_quantize(const Problem& problem, std::span<std::int64_t> least);
void least_block_quantize(const Problem& problem, std::span<std::int64_t> least) {
  [[maybe_unused]] const auto& sizes = problem.sizes;
  least[2] = (Extent(1)).value;
}

bool tensors_of_block_quantize(const Problem& problem, bool is_packed, std::span<TensorLayout> tensors);
bool tensors_of_block_quantize(const Problem& problem, bool /*is_packed*/, std::span<TensorLayout> tensors) {
  const auto& sizes = problem.sizes;
  tensors[0] = strided_layout(sizes, {sizes[0], sizes[1]}, {3});  // x
  tensors[0].element_bytes = problem.attributes[0] == 2 || problem.attributes[0] == 1 ? 2 : 4;
  tensors[1] = strided_layout(sizes, {sizes[0], sizes[1]}, {4});  // y
  tensors[1].element_bytes = 1;
  tensors[2] = strided_layout(sizes, {ceil_quotient(Extent(sizes[0]), Extent(sizes[2])).value, ceil_quotient(Extent(sizes[1]), Extent(128)).value}, {6, 5});  // scale
  tensors[2].element_bytes = 4;
  return false;
}

namespace block_quantize_data {

constexpr std::uint8_t kSchema0[] = {0};
constexpr std::int64_t kSchema1[] = {kDense, kDense, kDense};
constexpr AxisSchema kSchema2[] = {{.factor = 1, .sizes = {0, kNoSize, kNoSize}}, {.factor = 1, .sizes = {1, kNoSize, kNoSize}}};
constexpr std::uint8_t kSchema3[] = {3};
constexpr ShapeSchema kSchema4[] = {{.axes = kSchema2, .strides = kSchema3}};
constexpr DataType kSchema5[] = {DataType::f32, DataType::f16, DataType::bf16};
constexpr std::uint8_t kSchema6[] = {4};
constexpr ShapeSchema kSchema7[] = {{.axes = kSchema2, .strides = kSchema6}};
constexpr DataType kSchema8[] = {DataType::e4m3};
constexpr AxisSchema kSchema9[] = {{.factor = 0}, {.factor = 0}};
constexpr std::uint8_t kSchema10[] = {6, 5};
constexpr ShapeSchema kSchema11[] = {{.axes = kSchema9, .strides = kSchema10}};
constexpr DataType kSchema12[] = {DataType::f32};
constexpr TensorSchema kSchema13[] = {{.role = Role::in, .is_optional = false, .shapes = kSchema4, .types = kSchema5, .type_attribute = 0}, {.role = Role::out, .is_optional = false, .shapes = kSchema7, .types = kSchema8}, {.role = Role::out, .is_optional = false, .shapes = kSchema11, .types = kSchema12}};
constexpr ScalarSchema kSchema14[] = {{.usual = 1e-12, .values = {}}};
constexpr OpSchema kSchema = {.description = "y = x / scale of 8 bits, with a scale for each block of block_rows rows and 128 columns", .attributes = kSchema0, .key_sizes = kSchema1, .tensors = kSchema13, .scalars = kSchema14};

}  // namespace block_quantize_data

const OpSchema& schema_of_block_quantize();
const OpSchema& schema_of_block_quantize() { return block_quantize_data::kSchema; }

Problem to_problem(const BlockQuantizeProblem& problem, const Device& device) {
  static constexpr std::uint8_t kDtypeCodes[] = {0, kAnyAttribute, 1, 2, kAnyAttribute, kAnyAttribute, kAnyAttribute, kAnyAttribute, kAnyAttribute, kAnyAttribute, kAnyAttribute, kAnyAttribute, kAnyAttribute, kAnyAttribute, kAnyAttribute};
  const std::uint8_t dtype = code_of(problem.dtype, kDtypeCodes);
  if (dtype == kAnyAttribute) throw InvalidArgument("block_quantize has no such dtype; valid are f32, f16, bf16");
  Problem result{.op = static_cast<std::uint16_t>(TILEWRIGHT_TABLE::first_op() + 2)};
  if (device.kind == TargetKind::cpu) {
    if (problem.threads < 0 || problem.threads > 65535) {
      throw InvalidArgument("block_quantize: threads is " + std::to_string(problem.threads) + "; valid are 0 to 65535");
    }
    result.threads = static_cast<std::uint16_t>(problem.threads);
  }
  result.numerics = problem.numerics;
  result.attributes = {dtype};
  result.sizes = {problem.rows, problem.cols, problem.block_rows, problem.ldx, problem.ldy, problem.scale_block, problem.scale_row};
  lay_out_block_quantize(result);
  return result;
}

Arguments to_arguments(const BlockQuantizeArguments& arguments) {
  return {.tensors = {const_cast<void*>(arguments.x), arguments.y, arguments.scale},
          .scalars = {{{.f32 = arguments.least_scale}}}};
}

std::shared_ptr<const Plan> plan_block_quantize(const BlockQuantizeProblem& problem, const Device& device, std::size_t workspace_limit) {
  return make_plan(to_problem(problem, device), device, workspace_limit);
}

void block_quantize(const BlockQuantizeProblem& problem, const BlockQuantizeArguments& arguments, void* workspace, std::size_t workspace_bytes,
          Stream stream, const Device& device) {
  if (workspace == nullptr) workspace_bytes = 0;  // only kernels that need none
  thread_local constinit CallMemo<BlockQuantizeProblem> memo;
  const Plan& plan = memo.find(problem, device, workspace_bytes);
  // CPU plans know no limit: one that needs more takes scratch memory of its own.
  if (workspace != nullptr && plan.workspace_bytes() > workspace_bytes) workspace = nullptr;
  plan.run(to_arguments(arguments), workspace, stream);
}

Explanation explain(const BlockQuantizeProblem& problem, const Device& device) {
  return explain(to_problem(problem, device), device);
}

}  // namespace tilewright
