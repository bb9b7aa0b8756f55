// row_quantize: from typed problems and arguments to the ones of dispatch. Emitted by codegen; do not edit.
// Names are its own, for all ops may be compiled as one text.
#include "tilewright/row_quantize.h"

#include <algorithm>

#include "launch/call_memo.h"
#include "table/emitted_table.h"
#include "table/op_schema.h"
#include "saturate.h"
#include "table/tensor_layout.h"

namespace tilewright {

void lay_out_row_quantize(Problem& problem);
void lay_out_row_quantize(Problem& problem) {
  auto& sizes = problem.sizes;
  if (sizes[2] == kDense) sizes[2] = (Extent(sizes[1])).value;  // ldx
  if (sizes[3] == kDense) sizes[3] = (Extent(sizes[1])).value;  // ldr
  if (sizes[4] == kDense) sizes[4] = (Extent(sizes[1])).value;  // ldy
}

bool tensors_of_row_quantize(const Problem& problem, bool is_packed, std::span<TensorLayout> tensors);
bool tensors_of_row_quantize(const Problem& problem, bool /*is_packed*/, std::span<TensorLayout> tensors) {
  const auto& sizes = problem.sizes;
  tensors[0] = strided_layout(sizes, {sizes[0], sizes[1]}, {2});  // x
  tensors[0].element_bytes = problem.attributes[0] == 2 || problem.attributes[0] == 1 ? 2 : 4;
  tensors[1] = strided_layout(sizes, {sizes[0], sizes[1]}, {3});  // residual
  tensors[1].element_bytes = problem.attributes[0] == 2 || problem.attributes[0] == 1 ? 2 : 4;
  tensors[2] = dense_layout({sizes[1]});  // weight
  tensors[2].element_bytes = problem.attributes[2] == 2 || problem.attributes[2] == 1 ? 2 : 4;
  tensors[3] = dense_layout({sizes[1]});  // bias
  tensors[3].element_bytes = problem.attributes[2] == 2 || problem.attributes[2] == 1 ? 2 : 4;
  tensors[4] = dense_layout({1});  // static_scale
  tensors[4].element_bytes = 4;
  tensors[5] = strided_layout(sizes, {sizes[0], sizes[1]}, {4});  // y
  tensors[5].element_bytes = 1;
  tensors[6] = dense_layout({sizes[0]});  // scale
  tensors[6].element_bytes = 4;
  return false;
}

void check_row_quantize(const Problem& problem, const Arguments& arguments);
void check_row_quantize([[maybe_unused]] const Problem& problem, const Arguments& arguments) {
  if (!(arguments.scalars[0].i32 >= 0 && arguments.scalars[0].i32 <= 2)) throw InvalidArgument("row_quantize: norm is " + std::to_string(arguments.scalars[0].i32) + "; valid are 0 none, 1 rmsnorm, 2 layernorm");
}

namespace row_quantize_data {

constexpr std::uint8_t kSchema0[] = {0, 0, 0};
constexpr std::int64_t kSchema1[] = {kDense, kDense};
constexpr AxisSchema kSchema2[] = {{.factor = 1, .sizes = {0, kNoSize, kNoSize}}, {.factor = 1, .sizes = {1, kNoSize, kNoSize}}};
constexpr std::uint8_t kSchema3[] = {2};
constexpr ShapeSchema kSchema4[] = {{.axes = kSchema2, .strides = kSchema3}};
constexpr DataType kSchema5[] = {DataType::f32, DataType::f16, DataType::bf16};
constexpr std::uint8_t kSchema6[] = {3};
constexpr ShapeSchema kSchema7[] = {{.axes = kSchema2, .strides = kSchema6}};
constexpr AxisSchema kSchema8[] = {{.factor = 1, .sizes = {1, kNoSize, kNoSize}}};
constexpr ShapeSchema kSchema9[] = {{.axes = kSchema8, .strides = {}}};
constexpr AxisSchema kSchema10[] = {{.factor = 1, .sizes = {kNoSize, kNoSize, kNoSize}}};
constexpr ShapeSchema kSchema11[] = {{.axes = kSchema10, .strides = {}}};
constexpr DataType kSchema12[] = {DataType::f32};
constexpr std::uint8_t kSchema13[] = {4};
constexpr ShapeSchema kSchema14[] = {{.axes = kSchema2, .strides = kSchema13}};
constexpr DataType kSchema15[] = {DataType::e4m3, DataType::i8};
constexpr AxisSchema kSchema16[] = {{.factor = 1, .sizes = {0, kNoSize, kNoSize}}};
constexpr ShapeSchema kSchema17[] = {{.axes = kSchema16, .strides = {}}};
constexpr TensorSchema kSchema18[] = {{.role = Role::in, .is_optional = false, .shapes = kSchema4, .types = kSchema5, .type_attribute = 0}, {.role = Role::inout, .is_optional = true, .shapes = kSchema7, .types = kSchema5, .type_attribute = 0}, {.role = Role::in, .is_optional = true, .shapes = kSchema9, .types = kSchema5, .type_attribute = 2}, {.role = Role::in, .is_optional = true, .shapes = kSchema9, .types = kSchema5, .type_attribute = 2}, {.role = Role::in, .is_optional = true, .shapes = kSchema11, .types = kSchema12}, {.role = Role::out, .is_optional = false, .shapes = kSchema14, .types = kSchema15, .type_attribute = 1}, {.role = Role::out, .is_optional = false, .shapes = kSchema17, .types = kSchema12}};
constexpr const char* kSchema19[] = {"none", "rmsnorm", "layernorm"};
constexpr ScalarSchema kSchema20[] = {{.usual = 0.0, .values = kSchema19}, {.usual = 1e-06, .values = {}}, {.usual = 0.0, .values = {}}, {.usual = 1e-12, .values = {}}};
constexpr OpSchema kSchema = {.description = "y = z / scale of 8 bits, with a scale for each row of z, the norm of the rows of x", .attributes = kSchema0, .key_sizes = kSchema1, .tensors = kSchema18, .scalars = kSchema20};

}  // namespace row_quantize_data

const OpSchema& schema_of_row_quantize();
const OpSchema& schema_of_row_quantize() { return row_quantize_data::kSchema; }

Problem to_problem(const RowQuantizeProblem& problem, const Device& device) {
  static constexpr std::uint8_t kDtypeCodes[] = {0, kAnyAttribute, 1, 2, kAnyAttribute, kAnyAttribute, kAnyAttribute, kAnyAttribute, kAnyAttribute, kAnyAttribute, kAnyAttribute, kAnyAttribute, kAnyAttribute, kAnyAttribute, kAnyAttribute};
  const std::uint8_t dtype = code_of(problem.dtype, kDtypeCodes);
  if (dtype == kAnyAttribute) throw InvalidArgument("row_quantize has no such dtype; valid are f32, f16, bf16");
  static constexpr std::uint8_t kDtypeQCodes[] = {0, 1};
  const std::uint8_t dtype_q = code_of(problem.dtype_q, kDtypeQCodes);
  if (dtype_q == kAnyAttribute) throw InvalidArgument("row_quantize has no such dtype_q; valid are e4m3, i8");
  static constexpr std::uint8_t kDtypeWCodes[] = {0, 1, 2};
  const std::uint8_t dtype_w = code_of(problem.dtype_w, kDtypeWCodes);
  if (dtype_w == kAnyAttribute) throw InvalidArgument("row_quantize has no such dtype_w; valid are f32, f16, bf16");
  Problem result{.op = static_cast<std::uint16_t>(TILEWRIGHT_TABLE::first_op() + 24)};
  if (device.kind == TargetKind::cpu) {
    if (problem.threads < 0 || problem.threads > 65535) {
      throw InvalidArgument("row_quantize: threads is " + std::to_string(problem.threads) + "; valid are 0 to 65535");
    }
    result.threads = static_cast<std::uint16_t>(problem.threads);
  }
  result.numerics = problem.numerics;
  result.attributes = {dtype, dtype_q, dtype_w};
  result.sizes = {problem.rows, problem.cols, problem.ldx, problem.ldr, problem.ldy};
  lay_out_row_quantize(result);
  return result;
}

Arguments to_arguments(const RowQuantizeArguments& arguments) {
  return {.tensors = {const_cast<void*>(arguments.x), arguments.residual, const_cast<void*>(arguments.weight), const_cast<void*>(arguments.bias), const_cast<void*>(arguments.static_scale), arguments.y, arguments.scale},
          .scalars = {{{.i32 = static_cast<std::int32_t>(arguments.norm)}, {.f32 = arguments.eps}, {.f32 = arguments.offset}, {.f32 = arguments.least_scale}}}};
}

std::shared_ptr<const Plan> plan_row_quantize(const RowQuantizeProblem& problem, const Device& device, std::size_t workspace_limit) {
  return make_plan(to_problem(problem, device), device, workspace_limit);
}

void row_quantize(const RowQuantizeProblem& problem, const RowQuantizeArguments& arguments, void* workspace, std::size_t workspace_bytes,
          Stream stream, const Device& device) {
  if (workspace == nullptr) workspace_bytes = 0;  // only kernels that need none
  thread_local constinit CallMemo<RowQuantizeProblem> memo;
  const Plan& plan = memo.find(problem, device, workspace_bytes);
  // CPU plans know no limit: one that needs more takes scratch memory of its own.
  if (workspace != nullptr && plan.workspace_bytes() > workspace_bytes) workspace = nullptr;
  plan.run(to_arguments(arguments), workspace, stream);
}

Explanation explain(const RowQuantizeProblem& problem, const Device& device) {
  return explain(to_problem(problem, device), device);
}

}  // namespace tilewright
