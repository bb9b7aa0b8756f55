// gemm: from typed problems and arguments to the ones of dispatch. Emitted by codegen; do not edit.
// Names are its own, for all ops may be compiled as one text.
#include "tilewright/gemm.h"

#include <algorithm>

#include "launch/call_memo.h"
#include "table/emitted_table.h"
#include "table/op_schema.h"
#include "saturate.h"
#include "table/tensor_layout.h"
#include "table/wide_scalar.h"

namespace tilewright {

void lay_out_gemm(Problem& problem);
void lay_out_gemm(Problem& problem) {
  auto& sizes = problem.sizes;
  if (sizes[4] == kDense) sizes[4] = (problem.attributes[1] == 0 || problem.attributes[1] == 1 ? Extent(sizes[2]) : Extent(sizes[0])).value;  // lda
  if (sizes[5] == kDense) sizes[5] = (problem.attributes[1] == 0 || problem.attributes[1] == 2 ? Extent(sizes[1]) : Extent(sizes[2])).value;  // ldb
  if (sizes[6] == kDense) sizes[6] = (Extent(sizes[1])).value;  // ldc
  if (sizes[7] == kDense) sizes[7] = (problem.attributes[1] == 0 || problem.attributes[1] == 1 ? Extent(sizes[0]) * Extent(sizes[4]) : Extent(sizes[2]) * Extent(sizes[4])).value;  // stride_a
  if (sizes[8] == kDense) sizes[8] = (problem.attributes[1] == 0 || problem.attributes[1] == 2 ? Extent(sizes[2]) * Extent(sizes[5]) : Extent(sizes[1]) * Extent(sizes[5])).value;  // stride_b
  if (sizes[9] == kDense) sizes[9] = (Extent(sizes[0]) * Extent(sizes[6])).value;  // stride_c
  if (sizes[10] == kDense) sizes[10] = (Extent(0)).value;  // stride_bias
  if (sizes[11] == kDense) sizes[11] = (Extent(0)).value;  // bias_row_stride
  if (sizes[12] == kDense) sizes[12] = (Extent(1)).value;  // bias_column_stride
}

void least_gemm(const Problem& problem, std::span<std::int64_t> least);
void least_gemm(const Problem& problem, std::span<std::int64_t> least) {
  [[maybe_unused]] const auto& sizes = problem.sizes;
  least[4] = (problem.attributes[1] == 0 || problem.attributes[1] == 1 ? Extent(sizes[2]) : Extent(sizes[0])).value;
  least[5] = (problem.attributes[1] == 0 || problem.attributes[1] == 2 ? Extent(sizes[1]) : Extent(sizes[2])).value;
  least[6] = (Extent(sizes[1])).value;
}

bool tensors_of_gemm(const Problem& problem, bool is_packed, std::span<TensorLayout> tensors);
bool tensors_of_gemm(const Problem& problem, bool /*is_packed*/, std::span<TensorLayout> tensors) {
  const auto& sizes = problem.sizes;
  tensors[0] = problem.attributes[1] == 0 || problem.attributes[1] == 1 ? strided_layout(sizes, {sizes[3], sizes[0], sizes[2]}, {7, 4}) : strided_layout(sizes, {sizes[3], sizes[2], sizes[0]}, {7, 4});  // A
  tensors[0].element_bytes = problem.attributes[0] == 3 || problem.attributes[0] == 5 || problem.attributes[0] == 2 || problem.attributes[0] == 4 ? 2 : problem.attributes[0] == 0 || problem.attributes[0] == 1 || problem.attributes[0] == 6 ? 4 : 8;
  tensors[1] = problem.attributes[1] == 0 || problem.attributes[1] == 2 ? strided_layout(sizes, {sizes[3], sizes[2], sizes[1]}, {8, 5}) : strided_layout(sizes, {sizes[3], sizes[1], sizes[2]}, {8, 5});  // B
  tensors[1].element_bytes = problem.attributes[0] == 3 || problem.attributes[0] == 5 || problem.attributes[0] == 2 || problem.attributes[0] == 4 ? 2 : problem.attributes[0] == 0 || problem.attributes[0] == 1 || problem.attributes[0] == 6 ? 4 : 8;
  tensors[2] = strided_layout(sizes, {sizes[3], sizes[0], sizes[1]}, {9, 6});  // C
  tensors[2].element_bytes = problem.attributes[0] == 3 || problem.attributes[0] == 2 ? 2 : problem.attributes[0] == 5 || problem.attributes[0] == 4 || problem.attributes[0] == 0 || problem.attributes[0] == 1 || problem.attributes[0] == 6 ? 4 : 8;
  tensors[3] = strided_layout(sizes, {sizes[3], sizes[0], sizes[1]}, {10, 11, 12});  // bias
  tensors[3].element_bytes = problem.attributes[0] == 3 || problem.attributes[0] == 2 ? 2 : problem.attributes[0] == 5 || problem.attributes[0] == 4 || problem.attributes[0] == 0 || problem.attributes[0] == 1 || problem.attributes[0] == 6 ? 4 : 8;
  return false;
}

void check_gemm(const Problem& problem, const Arguments& arguments);
void check_gemm([[maybe_unused]] const Problem& problem, const Arguments& arguments) {
  if (!(arguments.scalars[2].i32 >= 0 && arguments.scalars[2].i32 <= 3)) throw InvalidArgument("gemm: activation is " + std::to_string(arguments.scalars[2].i32) + "; valid are 0 none, 1 relu, 2 gelu, 3 silu");
}

namespace gemm_data {

constexpr std::uint8_t kSchema0[] = {0, 0};
constexpr std::int64_t kSchema1[] = {kDense, kDense, kDense, 1};
constexpr AxisSchema kSchema2[] = {{.factor = 1, .sizes = {3, kNoSize, kNoSize}}, {.factor = 1, .sizes = {0, kNoSize, kNoSize}}, {.factor = 1, .sizes = {2, kNoSize, kNoSize}}};
constexpr std::uint8_t kSchema3[] = {7, 4};
constexpr AxisSchema kSchema4[] = {{.factor = 1, .sizes = {3, kNoSize, kNoSize}}, {.factor = 1, .sizes = {2, kNoSize, kNoSize}}, {.factor = 1, .sizes = {0, kNoSize, kNoSize}}};
constexpr ShapeSchema kSchema5[] = {{.axes = kSchema2, .strides = kSchema3}, {.axes = kSchema2, .strides = kSchema3}, {.axes = kSchema4, .strides = kSchema3}, {.axes = kSchema4, .strides = kSchema3}};
constexpr DataType kSchema6[] = {DataType::f32, DataType::f32, DataType::f16, DataType::bf16, DataType::f16, DataType::bf16, DataType::f32, DataType::f64};
constexpr AxisSchema kSchema7[] = {{.factor = 1, .sizes = {3, kNoSize, kNoSize}}, {.factor = 1, .sizes = {2, kNoSize, kNoSize}}, {.factor = 1, .sizes = {1, kNoSize, kNoSize}}};
constexpr std::uint8_t kSchema8[] = {8, 5};
constexpr AxisSchema kSchema9[] = {{.factor = 1, .sizes = {3, kNoSize, kNoSize}}, {.factor = 1, .sizes = {1, kNoSize, kNoSize}}, {.factor = 1, .sizes = {2, kNoSize, kNoSize}}};
constexpr ShapeSchema kSchema10[] = {{.axes = kSchema7, .strides = kSchema8}, {.axes = kSchema9, .strides = kSchema8}, {.axes = kSchema7, .strides = kSchema8}, {.axes = kSchema9, .strides = kSchema8}};
constexpr AxisSchema kSchema11[] = {{.factor = 1, .sizes = {3, kNoSize, kNoSize}}, {.factor = 1, .sizes = {0, kNoSize, kNoSize}}, {.factor = 1, .sizes = {1, kNoSize, kNoSize}}};
constexpr std::uint8_t kSchema12[] = {9, 6};
constexpr ShapeSchema kSchema13[] = {{.axes = kSchema11, .strides = kSchema12}};
constexpr DataType kSchema14[] = {DataType::f32, DataType::f32, DataType::f16, DataType::bf16, DataType::f32, DataType::f32, DataType::f32, DataType::f64};
constexpr std::uint8_t kSchema15[] = {10, 11, 12};
constexpr ShapeSchema kSchema16[] = {{.axes = kSchema11, .strides = kSchema15}};
constexpr TensorSchema kSchema17[] = {{.role = Role::in, .is_optional = false, .shapes = kSchema5, .shape_attribute = 1, .types = kSchema6, .type_attribute = 0}, {.role = Role::in, .is_optional = false, .shapes = kSchema10, .shape_attribute = 1, .types = kSchema6, .type_attribute = 0}, {.role = Role::inout, .is_optional = false, .shapes = kSchema13, .types = kSchema14, .type_attribute = 0}, {.role = Role::in, .is_optional = true, .shapes = kSchema16, .types = kSchema14, .type_attribute = 0}};
constexpr const char* kSchema18[] = {"none", "relu", "gelu", "silu"};
constexpr ScalarSchema kSchema19[] = {{.usual = 1.0, .values = {}}, {.usual = 0.0, .values = {}}, {.usual = 0.0, .values = kSchema18}, {.usual = 0.0, .values = {}}, {.usual = 0.0, .values = {}}, {.usual = 0.0, .values = {}}, {.usual = 0.0, .values = {}}};
constexpr OpSchema kSchema = {.description = "C = act(alpha * A B + beta * C + bias)", .attributes = kSchema0, .key_sizes = kSchema1, .tensors = kSchema17, .scalars = kSchema19};

}  // namespace gemm_data

const OpSchema& schema_of_gemm();
const OpSchema& schema_of_gemm() { return gemm_data::kSchema; }

Problem to_problem(const GemmProblem& problem, const Device& device) {
  static constexpr std::uint8_t kDtypeCodes[] = {0, 1, 2, 3, 4, 5, 6, 7, kAnyAttribute, kAnyAttribute, kAnyAttribute, kAnyAttribute, kAnyAttribute, kAnyAttribute, kAnyAttribute};
  const std::uint8_t dtype = code_of(problem.dtype, kDtypeCodes);
  if (dtype == kAnyAttribute) throw InvalidArgument("gemm has no such dtype; valid are f32, tf32, f16, bf16, f16_f32, bf16_f32, tf32x3, f64");
  static constexpr std::uint8_t kLayoutCodes[] = {0, 1, 2, 3};
  const std::uint8_t layout = code_of(problem.layout, kLayoutCodes);
  if (layout == kAnyAttribute) throw InvalidArgument("gemm has no such layout; valid are nn, nt, tn, tt");
  Problem result{.op = static_cast<std::uint16_t>(TILEWRIGHT_TABLE::first_op() + 5)};
  if (device.kind == TargetKind::cpu) {
    if (problem.threads < 0 || problem.threads > 65535) {
      throw InvalidArgument("gemm: threads is " + std::to_string(problem.threads) + "; valid are 0 to 65535");
    }
    result.threads = static_cast<std::uint16_t>(problem.threads);
  }
  result.numerics = problem.numerics;
  result.attributes = {dtype, layout};
  result.sizes = {problem.M, problem.N, problem.K, problem.batch, problem.lda, problem.ldb, problem.ldc, problem.stride_a, problem.stride_b, problem.stride_c, problem.stride_bias, problem.bias_row_stride, problem.bias_column_stride};
  lay_out_gemm(result);
  return result;
}

Arguments to_arguments(const GemmArguments& arguments) {
  return {.tensors = {const_cast<void*>(arguments.A), const_cast<void*>(arguments.B), arguments.C, const_cast<void*>(arguments.bias)},
          .scalars = {{{.f32 = nearest_f32(arguments.alpha)}, {.f32 = nearest_f32(arguments.beta)}, {.i32 = static_cast<std::int32_t>(arguments.activation)}, {.i32 = wide_low(arguments.alpha)}, {.i32 = wide_high(arguments.alpha)}, {.i32 = wide_low(arguments.beta)}, {.i32 = wide_high(arguments.beta)}}},
          .constants = (arguments.constant_b ? 2u : 0u)};
}

std::shared_ptr<const Plan> plan_gemm(const GemmProblem& problem, const Device& device, std::size_t workspace_limit) {
  return make_plan(to_problem(problem, device), device, workspace_limit);
}

void gemm(const GemmProblem& problem, const GemmArguments& arguments, void* workspace, std::size_t workspace_bytes,
          Stream stream, const Device& device) {
  if (workspace == nullptr) workspace_bytes = 0;  // only kernels that need none
  thread_local constinit CallMemo<GemmProblem> memo;
  const Plan& plan = memo.find(problem, device, workspace_bytes);
  // CPU plans know no limit: one that needs more takes scratch memory of its own.
  if (workspace != nullptr && plan.workspace_bytes() > workspace_bytes) workspace = nullptr;
  plan.run(to_arguments(arguments), workspace, stream);
}

Explanation explain(const GemmProblem& problem, const Device& device) {
  return explain(to_problem(problem, device), device);
}

}  // namespace tilewright
