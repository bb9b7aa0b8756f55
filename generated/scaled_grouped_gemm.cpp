// scaled_grouped_gemm: from typed problems and arguments to the ones of dispatch. Emitted by codegen; do not edit.
// Names are its own, for all ops may be compiled as one text.
#include "tilewright/scaled_grouped_gemm.h"

#include <algorithm>

#include "launch/call_memo.h"
#include "table/emitted_table.h"
#include "table/op_schema.h"
#include "saturate.h"
#include "table/tensor_layout.h"

namespace tilewright {

void lay_out_scaled_grouped_gemm(Problem& problem);
void lay_out_scaled_grouped_gemm(Problem& problem) {
  if (!(problem.attributes[2] == 0)) problem.attributes[3] = 0;  // accumulation makes no difference
  auto& sizes = problem.sizes;
  if (sizes[4] == kDense) sizes[4] = (Extent(sizes[1])).value;  // rows_a
  if (sizes[5] == kDense) sizes[5] = (problem.attributes[4] == 0 ? Extent(1) : Extent(2)).value;  // parts
  if (sizes[6] == kDense) sizes[6] = (Extent(sizes[3])).value;  // lda
  if (sizes[7] == kDense) sizes[7] = (Extent(sizes[3])).value;  // ldb
  if (sizes[8] == kDense) sizes[8] = (Extent(sizes[2]) * Extent(sizes[7])).value;  // stride_part
  if (sizes[9] == kDense) sizes[9] = (Extent(sizes[5]) * Extent(sizes[8])).value;  // stride_b
  if (sizes[10] == kDense) sizes[10] = (Extent(sizes[2])).value;  // ldc
  if (sizes[11] == kDense) sizes[11] = (Extent(1)).value;  // scale_a_row
  if (sizes[12] == kDense) sizes[12] = (Extent(sizes[4])).value;  // scale_a_block
  if (sizes[13] == kDense) sizes[13] = (problem.attributes[2] == 0 || problem.attributes[2] == 2 ? Extent(1) : ceil_quotient(Extent(sizes[3]), Extent(128))).value;  // scale_b_row
  if (sizes[14] == kDense) sizes[14] = (problem.attributes[2] == 0 || problem.attributes[2] == 1 ? Extent(1) : Extent(sizes[2])).value;  // scale_b_block
  if (sizes[15] == kDense) sizes[15] = (problem.attributes[2] == 0 ? Extent(sizes[2]) : problem.attributes[2] == 1 ? (ceil_quotient(Extent(sizes[2]), Extent(128)) * ceil_quotient(Extent(sizes[3]), Extent(128))) : (Extent(sizes[2]) * ceil_quotient(Extent(sizes[3]), Extent(128)))).value;  // scale_b_part
  if (sizes[16] == kDense) sizes[16] = (Extent(sizes[5]) * Extent(sizes[15])).value;  // scale_b_group
}

void least_scaled_grouped_gemm(const Problem& problem, std::span<std::int64_t> least);
void least_scaled_grouped_gemm(const Problem& problem, std::span<std::int64_t> least) {
  [[maybe_unused]] const auto& sizes = problem.sizes;
  least[5] = (problem.attributes[4] == 0 ? Extent(1) : Extent(2)).value;
  least[6] = (Extent(sizes[3])).value;
  least[7] = (Extent(sizes[3])).value;
  least[10] = (Extent(sizes[2])).value;
}

bool tensors_of_scaled_grouped_gemm(const Problem& problem, bool is_packed, std::span<TensorLayout> tensors);
bool tensors_of_scaled_grouped_gemm(const Problem& problem, bool /*is_packed*/, std::span<TensorLayout> tensors) {
  const auto& sizes = problem.sizes;
  tensors[0] = strided_layout(sizes, {sizes[4], sizes[3]}, {6});  // A
  tensors[0].element_bytes = 1;
  tensors[1] = strided_layout(sizes, {sizes[0], sizes[5], sizes[2], sizes[3]}, {9, 8, 7});  // B
  tensors[1].element_bytes = 1;
  tensors[2] = strided_layout(sizes, {sizes[1], sizes[2]}, {10});  // C
  tensors[2].element_bytes = 2;
  tensors[3] = problem.attributes[2] == 0 ? strided_layout(sizes, {sizes[4]}, {11}) : strided_layout(sizes, {sizes[4], ceil_quotient(Extent(sizes[3]), Extent(128)).value}, {11, 12});  // scale_a
  tensors[3].element_bytes = 4;
  tensors[4] = problem.attributes[2] == 0 ? strided_layout(sizes, {sizes[0], sizes[5], sizes[2]}, {16, 15, 13}) : problem.attributes[2] == 1 ? strided_layout(sizes, {sizes[0], sizes[5], ceil_quotient(Extent(sizes[2]), Extent(128)).value, ceil_quotient(Extent(sizes[3]), Extent(128)).value}, {16, 15, 13, 14}) : strided_layout(sizes, {sizes[0], sizes[5], sizes[2], ceil_quotient(Extent(sizes[3]), Extent(128)).value}, {16, 15, 13, 14});  // scale_b
  tensors[4].element_bytes = 4;
  tensors[5] = dense_layout({sizes[0]});  // offsets
  tensors[5].element_bytes = 4;
  tensors[6] = dense_layout({sizes[1]});  // row_index
  tensors[6].element_bytes = 4;
  tensors[7] = dense_layout({sizes[0], sizes[5], sizes[2]});  // bias
  tensors[7].element_bytes = 2;
  tensors[8] = dense_layout({sizes[1]});  // row_scale
  tensors[8].element_bytes = 4;
  return false;
}

void check_scaled_grouped_gemm(const Problem& problem, const Arguments& arguments);
void check_scaled_grouped_gemm([[maybe_unused]] const Problem& problem, const Arguments& arguments) {
  if (!(arguments.scalars[0].i32 >= 0 && arguments.scalars[0].i32 <= 3)) throw InvalidArgument("scaled_grouped_gemm: activation is " + std::to_string(arguments.scalars[0].i32) + "; valid are 0 none, 1 relu, 2 gelu, 3 silu");
  if (arguments.scalars[0].i32 != 0 && !(problem.attributes[4] == 0)) throw InvalidArgument("scaled_grouped_gemm: activation is not none, but only gate=none reads it");
}

namespace scaled_grouped_gemm_data {

constexpr std::uint8_t kSchema0[] = {0, 0, 0, 0, 0};
constexpr std::int64_t kSchema1[] = {kDense, kDense, kDense, kDense};
constexpr AxisSchema kSchema2[] = {{.factor = 1, .sizes = {4, kNoSize, kNoSize}}, {.factor = 1, .sizes = {3, kNoSize, kNoSize}}};
constexpr std::uint8_t kSchema3[] = {6};
constexpr ShapeSchema kSchema4[] = {{.axes = kSchema2, .strides = kSchema3}};
constexpr DataType kSchema5[] = {DataType::e4m3, DataType::e4m3, DataType::e5m2};
constexpr AxisSchema kSchema6[] = {{.factor = 1, .sizes = {0, kNoSize, kNoSize}}, {.factor = 1, .sizes = {5, kNoSize, kNoSize}}, {.factor = 1, .sizes = {2, kNoSize, kNoSize}}, {.factor = 1, .sizes = {3, kNoSize, kNoSize}}};
constexpr std::uint8_t kSchema7[] = {9, 8, 7};
constexpr ShapeSchema kSchema8[] = {{.axes = kSchema6, .strides = kSchema7}};
constexpr DataType kSchema9[] = {DataType::e4m3, DataType::e5m2, DataType::e4m3};
constexpr AxisSchema kSchema10[] = {{.factor = 1, .sizes = {1, kNoSize, kNoSize}}, {.factor = 1, .sizes = {2, kNoSize, kNoSize}}};
constexpr std::uint8_t kSchema11[] = {10};
constexpr ShapeSchema kSchema12[] = {{.axes = kSchema10, .strides = kSchema11}};
constexpr DataType kSchema13[] = {DataType::bf16, DataType::f16};
constexpr AxisSchema kSchema14[] = {{.factor = 1, .sizes = {4, kNoSize, kNoSize}}};
constexpr std::uint8_t kSchema15[] = {11};
constexpr AxisSchema kSchema16[] = {{.factor = 1, .sizes = {4, kNoSize, kNoSize}}, {.factor = 0}};
constexpr std::uint8_t kSchema17[] = {11, 12};
constexpr ShapeSchema kSchema18[] = {{.axes = kSchema14, .strides = kSchema15}, {.axes = kSchema16, .strides = kSchema17}, {.axes = kSchema16, .strides = kSchema17}};
constexpr DataType kSchema19[] = {DataType::f32};
constexpr AxisSchema kSchema20[] = {{.factor = 1, .sizes = {0, kNoSize, kNoSize}}, {.factor = 1, .sizes = {5, kNoSize, kNoSize}}, {.factor = 1, .sizes = {2, kNoSize, kNoSize}}};
constexpr std::uint8_t kSchema21[] = {16, 15, 13};
constexpr AxisSchema kSchema22[] = {{.factor = 1, .sizes = {0, kNoSize, kNoSize}}, {.factor = 1, .sizes = {5, kNoSize, kNoSize}}, {.factor = 0}, {.factor = 0}};
constexpr std::uint8_t kSchema23[] = {16, 15, 13, 14};
constexpr AxisSchema kSchema24[] = {{.factor = 1, .sizes = {0, kNoSize, kNoSize}}, {.factor = 1, .sizes = {5, kNoSize, kNoSize}}, {.factor = 1, .sizes = {2, kNoSize, kNoSize}}, {.factor = 0}};
constexpr ShapeSchema kSchema25[] = {{.axes = kSchema20, .strides = kSchema21}, {.axes = kSchema22, .strides = kSchema23}, {.axes = kSchema24, .strides = kSchema23}};
constexpr AxisSchema kSchema26[] = {{.factor = 1, .sizes = {0, kNoSize, kNoSize}}};
constexpr ShapeSchema kSchema27[] = {{.axes = kSchema26, .strides = {}}};
constexpr DataType kSchema28[] = {DataType::i32};
constexpr AxisSchema kSchema29[] = {{.factor = 1, .sizes = {1, kNoSize, kNoSize}}};
constexpr ShapeSchema kSchema30[] = {{.axes = kSchema29, .strides = {}}};
constexpr ShapeSchema kSchema31[] = {{.axes = kSchema20, .strides = {}}};
constexpr TensorSchema kSchema32[] = {{.role = Role::in, .is_optional = false, .shapes = kSchema4, .types = kSchema5, .type_attribute = 0}, {.role = Role::in, .is_optional = false, .shapes = kSchema8, .types = kSchema9, .type_attribute = 0}, {.role = Role::out, .is_optional = false, .shapes = kSchema12, .types = kSchema13, .type_attribute = 1}, {.role = Role::in, .is_optional = false, .shapes = kSchema18, .shape_attribute = 2, .types = kSchema19}, {.role = Role::in, .is_optional = false, .shapes = kSchema25, .shape_attribute = 2, .types = kSchema19}, {.role = Role::in, .is_optional = false, .shapes = kSchema27, .types = kSchema28}, {.role = Role::in, .is_optional = true, .shapes = kSchema30, .types = kSchema28}, {.role = Role::in, .is_optional = true, .shapes = kSchema31, .types = kSchema13, .type_attribute = 1}, {.role = Role::in, .is_optional = true, .shapes = kSchema30, .types = kSchema19}};
constexpr const char* kSchema33[] = {"none", "relu", "gelu", "silu"};
constexpr ScalarSchema kSchema34[] = {{.usual = 0.0, .values = kSchema33}};
constexpr OpSchema kSchema = {.description = "C = act((scale_a A) (scale_b B[group of the row])^T + bias), A and B of 8-bit floats", .attributes = kSchema0, .key_sizes = kSchema1, .tensors = kSchema32, .scalars = kSchema34};

}  // namespace scaled_grouped_gemm_data

const OpSchema& schema_of_scaled_grouped_gemm();
const OpSchema& schema_of_scaled_grouped_gemm() { return scaled_grouped_gemm_data::kSchema; }

template <std::same_as<ScaledGroupedGemmProblem> Typed>
Problem to_problem(const Typed& problem, const Device& device) {
  static constexpr std::uint8_t kDtypeCodes[] = {kAnyAttribute, kAnyAttribute, kAnyAttribute, kAnyAttribute, kAnyAttribute, kAnyAttribute, kAnyAttribute, kAnyAttribute, kAnyAttribute, kAnyAttribute, kAnyAttribute, 0, 1, 2, kAnyAttribute};
  const std::uint8_t dtype = code_of(problem.dtype, kDtypeCodes);
  if (dtype == kAnyAttribute) throw InvalidArgument("scaled_grouped_gemm has no such dtype; valid are e4m3, e4m3_e5m2, e5m2_e4m3");
  static constexpr std::uint8_t kDtypeCCodes[] = {0, 1, kAnyAttribute, kAnyAttribute};
  const std::uint8_t dtype_c = code_of(problem.dtype_c, kDtypeCCodes);
  if (dtype_c == kAnyAttribute) throw InvalidArgument("scaled_grouped_gemm has no such dtype_c; valid are bf16, f16");
  static constexpr std::uint8_t kScalingCodes[] = {0, 1, 2};
  const std::uint8_t scaling = code_of(problem.scaling, kScalingCodes);
  if (scaling == kAnyAttribute) throw InvalidArgument("scaled_grouped_gemm has no such scaling; valid are row, block, block_row");
  static constexpr std::uint8_t kAccumulationCodes[] = {0, 1};
  const std::uint8_t accumulation = code_of(problem.accumulation, kAccumulationCodes);
  if (accumulation == kAnyAttribute) throw InvalidArgument("scaled_grouped_gemm has no such accumulation; valid are promoted, fast");
  static constexpr std::uint8_t kGateCodes[] = {0, 1, 2};
  const std::uint8_t gate = code_of(problem.gate, kGateCodes);
  if (gate == kAnyAttribute) throw InvalidArgument("scaled_grouped_gemm has no such gate; valid are none, swiglu, swiglu_clamped");
  Problem result{.op = static_cast<std::uint16_t>(TILEWRIGHT_TABLE::first_op() + 31)};
  if (device.kind == TargetKind::cpu) {
    if (problem.threads < 0 || problem.threads > 65535) {
      throw InvalidArgument("scaled_grouped_gemm: threads is " + std::to_string(problem.threads) + "; valid are 0 to 65535");
    }
    result.threads = static_cast<std::uint16_t>(problem.threads);
  }
  result.numerics = problem.numerics;
  result.attributes = {dtype, dtype_c, scaling, accumulation, gate};
  result.sizes = {problem.G, problem.M, problem.N, problem.K, problem.rows_a, problem.parts, problem.lda, problem.ldb, problem.stride_part, problem.stride_b, problem.ldc, problem.scale_a_row, problem.scale_a_block, problem.scale_b_row, problem.scale_b_block, problem.scale_b_part, problem.scale_b_group};
  lay_out_scaled_grouped_gemm(result);
  return result;
}
template Problem to_problem(const ScaledGroupedGemmProblem& problem, const Device& device);

template <std::same_as<ScaledGroupedGemmArguments> Typed>
Arguments to_arguments(const Typed& arguments) {
  return {.tensors = {const_cast<void*>(arguments.A), const_cast<void*>(arguments.B), arguments.C, const_cast<void*>(arguments.scale_a), const_cast<void*>(arguments.scale_b), const_cast<void*>(arguments.offsets), const_cast<void*>(arguments.row_index), const_cast<void*>(arguments.bias), const_cast<void*>(arguments.row_scale)},
          .scalars = {{{.i32 = static_cast<std::int32_t>(arguments.activation)}}},
          .constants = (arguments.constant_b ? 2u : 0u)};
}
template Arguments to_arguments(const ScaledGroupedGemmArguments& arguments);

std::shared_ptr<const Plan> plan_scaled_grouped_gemm(const ScaledGroupedGemmProblem& problem, const Device& device, std::size_t workspace_limit) {
  return make_plan(to_problem(problem, device), device, workspace_limit);
}

void scaled_grouped_gemm(const ScaledGroupedGemmProblem& problem, const ScaledGroupedGemmArguments& arguments, void* workspace, std::size_t workspace_bytes,
          Stream stream, const Device& device) {
  if (workspace == nullptr) workspace_bytes = 0;  // only kernels that need none
  thread_local constinit CallMemo<ScaledGroupedGemmProblem> memo;
  const Plan& plan = memo.find(problem, device, workspace_bytes);
  // CPU plans know no limit: one that needs more takes scratch memory of its own.
  if (workspace != nullptr && plan.workspace_bytes() > workspace_bytes) workspace = nullptr;
  plan.run(to_arguments(arguments), workspace, stream);
}

template <std::same_as<ScaledGroupedGemmProblem> Typed>
Explanation explain(const Typed& problem, const Device& device) {
  return explain(to_problem(problem, device), device);
}
template Explanation explain(const ScaledGroupedGemmProblem& problem, const Device& device);

}  // namespace tilewright
