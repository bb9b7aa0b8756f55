// grouped_gemm: from typed problems and arguments to the ones of dispatch. Emitted by codegen; do not edit.
// Names are its own, for all ops may be compiled as one text.
#include "tilewright/grouped_gemm.h"

#include <algorithm>

#include "launch/call_memo.h"
#include "table/emitted_table.h"
#include "table/op_schema.h"
#include "saturate.h"
#include "table/tensor_layout.h"

namespace tilewright {

void lay_out_grouped_gemm(Problem& problem);
void lay_out_grouped_gemm(Problem& problem) {
  auto& sizes = problem.sizes;
  if (sizes[4] == kDense) sizes[4] = (Extent(sizes[1])).value;  // rows_a
  if (sizes[5] == kDense) sizes[5] = (problem.attributes[2] == 0 ? Extent(1) : Extent(2)).value;  // parts
  if (sizes[6] == kDense) sizes[6] = (Extent(sizes[3])).value;  // lda
  if (sizes[7] == kDense) sizes[7] = (problem.attributes[1] == 0 ? Extent(sizes[3]) : Extent(sizes[2])).value;  // ldb
  if (sizes[8] == kDense) sizes[8] = (problem.attributes[1] == 0 ? Extent(sizes[2]) * Extent(sizes[7]) : Extent(sizes[3]) * Extent(sizes[7])).value;  // stride_part
  if (sizes[9] == kDense) sizes[9] = (Extent(sizes[5]) * Extent(sizes[8])).value;  // stride_b
  if (sizes[10] == kDense) sizes[10] = (Extent(sizes[2])).value;  // ldc
}

void least_grouped_gemm(const Problem& problem, std::span<std::int64_t> least);
void least_grouped_gemm(const Problem& problem, std::span<std::int64_t> least) {
  [[maybe_unused]] const auto& sizes = problem.sizes;
  least[5] = (problem.attributes[2] == 0 ? Extent(1) : Extent(2)).value;
  least[6] = (Extent(sizes[3])).value;
  least[7] = (problem.attributes[1] == 0 ? Extent(sizes[3]) : Extent(sizes[2])).value;
  least[10] = (Extent(sizes[2])).value;
}

bool tensors_of_grouped_gemm(const Problem& problem, bool is_packed, std::span<TensorLayout> tensors);
bool tensors_of_grouped_gemm(const Problem& problem, bool /*is_packed*/, std::span<TensorLayout> tensors) {
  const auto& sizes = problem.sizes;
  tensors[0] = strided_layout(sizes, {sizes[4], sizes[3]}, {6});  // A
  tensors[0].element_bytes = problem.attributes[0] == 2 || problem.attributes[0] == 1 ? 2 : 4;
  tensors[1] = problem.attributes[1] == 0 ? strided_layout(sizes, {sizes[0], sizes[5], sizes[2], sizes[3]}, {9, 8, 7}) : strided_layout(sizes, {sizes[0], sizes[5], sizes[3], sizes[2]}, {9, 8, 7});  // B
  tensors[1].element_bytes = problem.attributes[0] == 2 || problem.attributes[0] == 1 ? 2 : 4;
  tensors[2] = strided_layout(sizes, {sizes[1], sizes[2]}, {10});  // C
  tensors[2].element_bytes = problem.attributes[0] == 2 || problem.attributes[0] == 1 ? 2 : 4;
  tensors[3] = dense_layout({sizes[0]});  // offsets
  tensors[3].element_bytes = 4;
  tensors[4] = dense_layout({sizes[1]});  // row_index
  tensors[4].element_bytes = 4;
  tensors[5] = dense_layout({sizes[0], sizes[5], sizes[2]});  // bias
  tensors[5].element_bytes = problem.attributes[0] == 2 || problem.attributes[0] == 1 ? 2 : 4;
  tensors[6] = dense_layout({sizes[1]});  // row_scale
  tensors[6].element_bytes = 4;
  return false;
}

void check_grouped_gemm(const Problem& problem, const Arguments& arguments);
void check_grouped_gemm([[maybe_unused]] const Problem& problem, const Arguments& arguments) {
  if (!(arguments.scalars[0].i32 >= 0 && arguments.scalars[0].i32 <= 3)) throw InvalidArgument("grouped_gemm: activation is " + std::to_string(arguments.scalars[0].i32) + "; valid are 0 none, 1 relu, 2 gelu, 3 silu");
  if (arguments.scalars[0].i32 != 0 && !(problem.attributes[2] == 0)) throw InvalidArgument("grouped_gemm: activation is not none, but only gate=none reads it");
}

namespace grouped_gemm_data {

constexpr std::uint8_t kSchema0[] = {2, 0, 0};
constexpr std::int64_t kSchema1[] = {kDense, kDense, kDense, kDense};
constexpr AxisSchema kSchema2[] = {{.factor = 1, .sizes = {4, kNoSize, kNoSize}}, {.factor = 1, .sizes = {3, kNoSize, kNoSize}}};
constexpr std::uint8_t kSchema3[] = {6};
constexpr ShapeSchema kSchema4[] = {{.axes = kSchema2, .strides = kSchema3}};
constexpr DataType kSchema5[] = {DataType::f32, DataType::f16, DataType::bf16};
constexpr AxisSchema kSchema6[] = {{.factor = 1, .sizes = {0, kNoSize, kNoSize}}, {.factor = 1, .sizes = {5, kNoSize, kNoSize}}, {.factor = 1, .sizes = {2, kNoSize, kNoSize}}, {.factor = 1, .sizes = {3, kNoSize, kNoSize}}};
constexpr std::uint8_t kSchema7[] = {9, 8, 7};
constexpr AxisSchema kSchema8[] = {{.factor = 1, .sizes = {0, kNoSize, kNoSize}}, {.factor = 1, .sizes = {5, kNoSize, kNoSize}}, {.factor = 1, .sizes = {3, kNoSize, kNoSize}}, {.factor = 1, .sizes = {2, kNoSize, kNoSize}}};
constexpr ShapeSchema kSchema9[] = {{.axes = kSchema6, .strides = kSchema7}, {.axes = kSchema8, .strides = kSchema7}};
constexpr AxisSchema kSchema10[] = {{.factor = 1, .sizes = {1, kNoSize, kNoSize}}, {.factor = 1, .sizes = {2, kNoSize, kNoSize}}};
constexpr std::uint8_t kSchema11[] = {10};
constexpr ShapeSchema kSchema12[] = {{.axes = kSchema10, .strides = kSchema11}};
constexpr AxisSchema kSchema13[] = {{.factor = 1, .sizes = {0, kNoSize, kNoSize}}};
constexpr ShapeSchema kSchema14[] = {{.axes = kSchema13, .strides = {}}};
constexpr DataType kSchema15[] = {DataType::i32};
constexpr AxisSchema kSchema16[] = {{.factor = 1, .sizes = {1, kNoSize, kNoSize}}};
constexpr ShapeSchema kSchema17[] = {{.axes = kSchema16, .strides = {}}};
constexpr AxisSchema kSchema18[] = {{.factor = 1, .sizes = {0, kNoSize, kNoSize}}, {.factor = 1, .sizes = {5, kNoSize, kNoSize}}, {.factor = 1, .sizes = {2, kNoSize, kNoSize}}};
constexpr ShapeSchema kSchema19[] = {{.axes = kSchema18, .strides = {}}};
constexpr DataType kSchema20[] = {DataType::f32};
constexpr TensorSchema kSchema21[] = {{.role = Role::in, .is_optional = false, .shapes = kSchema4, .types = kSchema5, .type_attribute = 0}, {.role = Role::in, .is_optional = false, .shapes = kSchema9, .shape_attribute = 1, .types = kSchema5, .type_attribute = 0}, {.role = Role::out, .is_optional = false, .shapes = kSchema12, .types = kSchema5, .type_attribute = 0}, {.role = Role::in, .is_optional = false, .shapes = kSchema14, .types = kSchema15}, {.role = Role::in, .is_optional = true, .shapes = kSchema17, .types = kSchema15}, {.role = Role::in, .is_optional = true, .shapes = kSchema19, .types = kSchema5, .type_attribute = 0}, {.role = Role::in, .is_optional = true, .shapes = kSchema17, .types = kSchema20}};
constexpr const char* kSchema22[] = {"none", "relu", "gelu", "silu"};
constexpr ScalarSchema kSchema23[] = {{.usual = 0.0, .values = kSchema22}};
constexpr OpSchema kSchema = {.description = "C = act(A B[group of the row] + bias), groups of rows by offsets on the device", .attributes = kSchema0, .key_sizes = kSchema1, .tensors = kSchema21, .scalars = kSchema23};

}  // namespace grouped_gemm_data

const OpSchema& schema_of_grouped_gemm();
const OpSchema& schema_of_grouped_gemm() { return grouped_gemm_data::kSchema; }

template <std::same_as<GroupedGemmProblem> Typed>
Problem to_problem(const Typed& problem, const Device& device) {
  static constexpr std::uint8_t kDtypeCodes[] = {0, kAnyAttribute, 1, 2, kAnyAttribute, kAnyAttribute, kAnyAttribute, kAnyAttribute, kAnyAttribute, kAnyAttribute, kAnyAttribute, kAnyAttribute, kAnyAttribute, kAnyAttribute, kAnyAttribute};
  const std::uint8_t dtype = code_of(problem.dtype, kDtypeCodes);
  if (dtype == kAnyAttribute) throw InvalidArgument("grouped_gemm has no such dtype; valid are f32, f16, bf16");
  static constexpr std::uint8_t kLayoutCodes[] = {1, 0, kAnyAttribute, kAnyAttribute};
  const std::uint8_t layout = code_of(problem.layout, kLayoutCodes);
  if (layout == kAnyAttribute) throw InvalidArgument("grouped_gemm has no such layout; valid are nt, nn");
  static constexpr std::uint8_t kGateCodes[] = {0, 1, 2};
  const std::uint8_t gate = code_of(problem.gate, kGateCodes);
  if (gate == kAnyAttribute) throw InvalidArgument("grouped_gemm has no such gate; valid are none, swiglu, swiglu_clamped");
  Problem result{.op = static_cast<std::uint16_t>(TILEWRIGHT_TABLE::first_op() + 6)};
  if (device.kind == TargetKind::cpu) {
    if (problem.threads < 0 || problem.threads > 65535) {
      throw InvalidArgument("grouped_gemm: threads is " + std::to_string(problem.threads) + "; valid are 0 to 65535");
    }
    result.threads = static_cast<std::uint16_t>(problem.threads);
  }
  result.numerics = problem.numerics;
  result.attributes = {dtype, layout, gate};
  result.sizes = {problem.G, problem.M, problem.N, problem.K, problem.rows_a, problem.parts, problem.lda, problem.ldb, problem.stride_part, problem.stride_b, problem.ldc};
  lay_out_grouped_gemm(result);
  return result;
}
template Problem to_problem(const GroupedGemmProblem& problem, const Device& device);

template <std::same_as<GroupedGemmArguments> Typed>
Arguments to_arguments(const Typed& arguments) {
  return {.tensors = {const_cast<void*>(arguments.A), const_cast<void*>(arguments.B), arguments.C, const_cast<void*>(arguments.offsets), const_cast<void*>(arguments.row_index), const_cast<void*>(arguments.bias), const_cast<void*>(arguments.row_scale)},
          .scalars = {{{.i32 = static_cast<std::int32_t>(arguments.activation)}}},
          .constants = (arguments.constant_b ? 2u : 0u)};
}
template Arguments to_arguments(const GroupedGemmArguments& arguments);

std::shared_ptr<const Plan> plan_grouped_gemm(const GroupedGemmProblem& problem, const Device& device, std::size_t workspace_limit) {
  return make_plan(to_problem(problem, device), device, workspace_limit);
}

void grouped_gemm(const GroupedGemmProblem& problem, const GroupedGemmArguments& arguments, void* workspace, std::size_t workspace_bytes,
          Stream stream, const Device& device) {
  if (workspace == nullptr) workspace_bytes = 0;  // only kernels that need none
  thread_local constinit CallMemo<GroupedGemmProblem> memo;
  const Plan& plan = memo.find(problem, device, workspace_bytes);
  // CPU plans know no limit: one that needs more takes scratch memory of its own.
  if (workspace != nullptr && plan.workspace_bytes() > workspace_bytes) workspace = nullptr;
  plan.run(to_arguments(arguments), workspace, stream);
}

template <std::same_as<GroupedGemmProblem> Typed>
Explanation explain(const Typed& problem, const Device& device) {
  return explain(to_problem(problem, device), device);
}
template Explanation explain(const GroupedGemmProblem& problem, const Device& device);

}  // namespace tilewright
