// scaled_gemm: from typed problems and arguments to the ones of dispatch. Emitted by codegen; do not edit.
// Names are its own, for all ops may be compiled as one text.
#include "tilewright/scaled_gemm.h"

#include <algorithm>

#include "launch/call_memo.h"
#include "table/emitted_table.h"
#include "table/op_schema.h"
#include "saturate.h"
#include "table/tensor_layout.h"

namespace tilewright {

void lay_out_scaled_gemm(Problem& problem);
void lay_out_scaled_gemm(Problem& problem) {
  if (!((problem.attributes[0] == 0 || problem.attributes[0] == 1 || problem.attributes[0] == 2) && problem.attributes[2] == 0)) problem.attributes[3] = 0;  // accumulation makes no difference
  auto& sizes = problem.sizes;
  if (sizes[3] == kDense) sizes[3] = (Extent(sizes[2])).value;  // lda
  if (sizes[4] == kDense) sizes[4] = (Extent(sizes[2])).value;  // ldb
  if (sizes[5] == kDense) sizes[5] = (Extent(sizes[1])).value;  // ldc
  if (sizes[6] == kDense) sizes[6] = (Extent(1)).value;  // scale_a_row
  if (sizes[7] == kDense) sizes[7] = (Extent(sizes[0])).value;  // scale_a_block
  if (sizes[8] == kDense) sizes[8] = (problem.attributes[2] == 0 || problem.attributes[2] == 2 ? Extent(1) : ceil_quotient(Extent(sizes[2]), Extent(128))).value;  // scale_b_row
  if (sizes[9] == kDense) sizes[9] = (problem.attributes[2] == 0 || problem.attributes[2] == 1 ? Extent(1) : Extent(sizes[1])).value;  // scale_b_block
}

void least_scaled_gemm(const Problem& problem, std::span<std::int64_t> least);
void least_scaled_gemm(const Problem& problem, std::span<std::int64_t> least) {
  [[maybe_unused]] const auto& sizes = problem.sizes;
  least[3] = (Extent(sizes[2])).value;
  least[4] = (Extent(sizes[2])).value;
  least[5] = (Extent(sizes[1])).value;
}

bool tensors_of_scaled_gemm(const Problem& problem, bool is_packed, std::span<TensorLayout> tensors);
bool tensors_of_scaled_gemm(const Problem& problem, bool /*is_packed*/, std::span<TensorLayout> tensors) {
  const auto& sizes = problem.sizes;
  tensors[0] = strided_layout(sizes, {sizes[0], sizes[2]}, {3});  // A
  tensors[0].element_bytes = 1;
  tensors[1] = strided_layout(sizes, {sizes[1], sizes[2]}, {4});  // B
  tensors[1].element_bytes = 1;
  tensors[2] = strided_layout(sizes, {sizes[0], sizes[1]}, {5});  // C
  tensors[2].element_bytes = problem.attributes[1] == 0 || problem.attributes[1] == 1 ? 2 : problem.attributes[1] == 3 ? 1 : 4;
  tensors[3] = problem.attributes[2] == 0 ? strided_layout(sizes, {sizes[0]}, {6}) : strided_layout(sizes, {sizes[0], ceil_quotient(Extent(sizes[2]), Extent(128)).value}, {6, 7});  // scale_a
  tensors[3].element_bytes = 4;
  tensors[4] = problem.attributes[2] == 0 ? strided_layout(sizes, {sizes[1]}, {8}) : problem.attributes[2] == 1 ? strided_layout(sizes, {ceil_quotient(Extent(sizes[1]), Extent(128)).value, ceil_quotient(Extent(sizes[2]), Extent(128)).value}, {8, 9}) : strided_layout(sizes, {sizes[1], ceil_quotient(Extent(sizes[2]), Extent(128)).value}, {8, 9});  // scale_b
  tensors[4].element_bytes = 4;
  tensors[5] = dense_layout({sizes[1]});  // bias
  tensors[5].element_bytes = problem.attributes[1] == 0 || problem.attributes[1] == 3 || problem.attributes[1] == 1 ? 2 : 4;
  tensors[6] = dense_layout({1});  // scale_c
  tensors[6].element_bytes = 4;
  tensors[7] = dense_layout({1});  // amax
  tensors[7].element_bytes = 4;
  return false;
}

void check_scaled_gemm(const Problem& problem, const Arguments& arguments);
void check_scaled_gemm([[maybe_unused]] const Problem& problem, const Arguments& arguments) {
  if (arguments.tensors[6] != nullptr && !(problem.attributes[1] == 3)) throw InvalidArgument("scaled_gemm: scale_c is given, but only dtype_c=e4m3 reads it");
}

namespace scaled_gemm_data {

constexpr std::uint8_t kSchema0[] = {0, 0, 0, 0};
constexpr std::int64_t kSchema1[] = {kDense, kDense, kDense};
constexpr AxisSchema kSchema2[] = {{.factor = 1, .sizes = {0, kNoSize, kNoSize}}, {.factor = 1, .sizes = {2, kNoSize, kNoSize}}};
constexpr std::uint8_t kSchema3[] = {3};
constexpr ShapeSchema kSchema4[] = {{.axes = kSchema2, .strides = kSchema3}};
constexpr DataType kSchema5[] = {DataType::e4m3, DataType::e4m3, DataType::e5m2, DataType::i8};
constexpr AxisSchema kSchema6[] = {{.factor = 1, .sizes = {1, kNoSize, kNoSize}}, {.factor = 1, .sizes = {2, kNoSize, kNoSize}}};
constexpr std::uint8_t kSchema7[] = {4};
constexpr ShapeSchema kSchema8[] = {{.axes = kSchema6, .strides = kSchema7}};
constexpr DataType kSchema9[] = {DataType::e4m3, DataType::e5m2, DataType::e4m3, DataType::i8};
constexpr AxisSchema kSchema10[] = {{.factor = 1, .sizes = {0, kNoSize, kNoSize}}, {.factor = 1, .sizes = {1, kNoSize, kNoSize}}};
constexpr std::uint8_t kSchema11[] = {5};
constexpr ShapeSchema kSchema12[] = {{.axes = kSchema10, .strides = kSchema11}};
constexpr DataType kSchema13[] = {DataType::bf16, DataType::f16, DataType::f32, DataType::e4m3};
constexpr AxisSchema kSchema14[] = {{.factor = 1, .sizes = {0, kNoSize, kNoSize}}};
constexpr std::uint8_t kSchema15[] = {6};
constexpr AxisSchema kSchema16[] = {{.factor = 1, .sizes = {0, kNoSize, kNoSize}}, {.factor = 0}};
constexpr std::uint8_t kSchema17[] = {6, 7};
constexpr ShapeSchema kSchema18[] = {{.axes = kSchema14, .strides = kSchema15}, {.axes = kSchema16, .strides = kSchema17}, {.axes = kSchema16, .strides = kSchema17}};
constexpr DataType kSchema19[] = {DataType::f32};
constexpr AxisSchema kSchema20[] = {{.factor = 1, .sizes = {1, kNoSize, kNoSize}}};
constexpr std::uint8_t kSchema21[] = {8};
constexpr AxisSchema kSchema22[] = {{.factor = 0}, {.factor = 0}};
constexpr std::uint8_t kSchema23[] = {8, 9};
constexpr AxisSchema kSchema24[] = {{.factor = 1, .sizes = {1, kNoSize, kNoSize}}, {.factor = 0}};
constexpr ShapeSchema kSchema25[] = {{.axes = kSchema20, .strides = kSchema21}, {.axes = kSchema22, .strides = kSchema23}, {.axes = kSchema24, .strides = kSchema23}};
constexpr ShapeSchema kSchema26[] = {{.axes = kSchema20, .strides = {}}};
constexpr DataType kSchema27[] = {DataType::bf16, DataType::f16, DataType::f32, DataType::bf16};
constexpr AxisSchema kSchema28[] = {{.factor = 1, .sizes = {kNoSize, kNoSize, kNoSize}}};
constexpr ShapeSchema kSchema29[] = {{.axes = kSchema28, .strides = {}}};
constexpr TensorSchema kSchema30[] = {{.role = Role::in, .is_optional = false, .shapes = kSchema4, .types = kSchema5, .type_attribute = 0}, {.role = Role::in, .is_optional = false, .shapes = kSchema8, .types = kSchema9, .type_attribute = 0}, {.role = Role::out, .is_optional = false, .shapes = kSchema12, .types = kSchema13, .type_attribute = 1}, {.role = Role::in, .is_optional = false, .shapes = kSchema18, .shape_attribute = 2, .types = kSchema19}, {.role = Role::in, .is_optional = false, .shapes = kSchema25, .shape_attribute = 2, .types = kSchema19}, {.role = Role::in, .is_optional = true, .shapes = kSchema26, .types = kSchema27, .type_attribute = 1}, {.role = Role::in, .is_optional = true, .shapes = kSchema29, .types = kSchema19}, {.role = Role::inout, .is_optional = true, .shapes = kSchema29, .types = kSchema19}};
constexpr OpSchema kSchema = {.description = "C = (scale_a A) (scale_b B)^T + bias, A and B of 8-bit floats or integers, scales by rows or blocks", .attributes = kSchema0, .key_sizes = kSchema1, .tensors = kSchema30, .scalars = {}};

}  // namespace scaled_gemm_data

const OpSchema& schema_of_scaled_gemm();
const OpSchema& schema_of_scaled_gemm() { return scaled_gemm_data::kSchema; }

template <std::same_as<ScaledGemmProblem> Typed>
Problem to_problem(const Typed& problem, const Device& device) {
  static constexpr std::uint8_t kDtypeCodes[] = {kAnyAttribute, kAnyAttribute, kAnyAttribute, kAnyAttribute, kAnyAttribute, kAnyAttribute, kAnyAttribute, kAnyAttribute, kAnyAttribute, kAnyAttribute, 3, 0, 1, 2, kAnyAttribute};
  const std::uint8_t dtype = code_of(problem.dtype, kDtypeCodes);
  if (dtype == kAnyAttribute) throw InvalidArgument("scaled_gemm has no such dtype; valid are e4m3, e4m3_e5m2, e5m2_e4m3, i8");
  static constexpr std::uint8_t kDtypeCCodes[] = {0, 1, 2, 3};
  const std::uint8_t dtype_c = code_of(problem.dtype_c, kDtypeCCodes);
  if (dtype_c == kAnyAttribute) throw InvalidArgument("scaled_gemm has no such dtype_c; valid are bf16, f16, f32, e4m3");
  static constexpr std::uint8_t kScalingCodes[] = {0, 1, 2};
  const std::uint8_t scaling = code_of(problem.scaling, kScalingCodes);
  if (scaling == kAnyAttribute) throw InvalidArgument("scaled_gemm has no such scaling; valid are row, block, block_row");
  static constexpr std::uint8_t kAccumulationCodes[] = {0, 1};
  const std::uint8_t accumulation = code_of(problem.accumulation, kAccumulationCodes);
  if (accumulation == kAnyAttribute) throw InvalidArgument("scaled_gemm has no such accumulation; valid are promoted, fast");
  Problem result{.op = static_cast<std::uint16_t>(TILEWRIGHT_TABLE::first_op() + 30)};
  if (device.kind == TargetKind::cpu) {
    if (problem.threads < 0 || problem.threads > 65535) {
      throw InvalidArgument("scaled_gemm: threads is " + std::to_string(problem.threads) + "; valid are 0 to 65535");
    }
    result.threads = static_cast<std::uint16_t>(problem.threads);
  }
  result.numerics = problem.numerics;
  result.attributes = {dtype, dtype_c, scaling, accumulation};
  result.sizes = {problem.M, problem.N, problem.K, problem.lda, problem.ldb, problem.ldc, problem.scale_a_row, problem.scale_a_block, problem.scale_b_row, problem.scale_b_block};
  lay_out_scaled_gemm(result);
  return result;
}
template Problem to_problem(const ScaledGemmProblem& problem, const Device& device);

template <std::same_as<ScaledGemmArguments> Typed>
Arguments to_arguments(const Typed& arguments) {
  return {.tensors = {const_cast<void*>(arguments.A), const_cast<void*>(arguments.B), arguments.C, const_cast<void*>(arguments.scale_a), const_cast<void*>(arguments.scale_b), const_cast<void*>(arguments.bias), const_cast<void*>(arguments.scale_c), arguments.amax},
          .scalars = {{}},
          .constants = (arguments.constant_b ? 2u : 0u)};
}
template Arguments to_arguments(const ScaledGemmArguments& arguments);

std::shared_ptr<const Plan> plan_scaled_gemm(const ScaledGemmProblem& problem, const Device& device, std::size_t workspace_limit) {
  return make_plan(to_problem(problem, device), device, workspace_limit);
}

void scaled_gemm(const ScaledGemmProblem& problem, const ScaledGemmArguments& arguments, void* workspace, std::size_t workspace_bytes,
          Stream stream, const Device& device) {
  if (workspace == nullptr) workspace_bytes = 0;  // only kernels that need none
  thread_local constinit CallMemo<ScaledGemmProblem> memo;
  const Plan& plan = memo.find(problem, device, workspace_bytes);
  // CPU plans know no limit: one that needs more takes scratch memory of its own.
  if (workspace != nullptr && plan.workspace_bytes() > workspace_bytes) workspace = nullptr;
  plan.run(to_arguments(arguments), workspace, stream);
}

template <std::same_as<ScaledGemmProblem> Typed>
Explanation explain(const Typed& problem, const Device& device) {
  return explain(to_problem(problem, device), device);
}
template Explanation explain(const ScaledGemmProblem& problem, const Device& device);

}  // namespace tilewright
