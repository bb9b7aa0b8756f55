// k_grouped_gemm: from typed problems and arguments to the ones of dispatch. Emitted by codegen; do not edit.
// Names are its own, for all ops may be compiled as one text.
#include "tilewright/k_grouped_gemm.h"

#include <algorithm>

#include "launch/call_memo.h"
#include "table/emitted_table.h"
#include "table/op_schema.h"
#include "saturate.h"
#include "table/tensor_layout.h"

namespace tilewright {

void lay_out_k_grouped_gemm(Problem& problem);
void lay_out_k_grouped_gemm(Problem& problem) {
  auto& sizes = problem.sizes;
  if (sizes[4] == kDense) sizes[4] = (Extent(sizes[1])).value;  // rows_a
  if (sizes[5] == kDense) sizes[5] = (Extent(sizes[2])).value;  // lda
  if (sizes[6] == kDense) sizes[6] = (Extent(sizes[3])).value;  // ldb
  if (sizes[7] == kDense) sizes[7] = (Extent(sizes[3])).value;  // ldc
  if (sizes[8] == kDense) sizes[8] = (Extent(sizes[2]) * Extent(sizes[7])).value;  // stride_c
}

void least_k_grouped_gemm(const Problem& problem, std::span<std::int64_t> least);
void least_k_grouped_gemm(const Problem& problem, std::span<std::int64_t> least) {
  [[maybe_unused]] const auto& sizes = problem.sizes;
  least[5] = (Extent(sizes[2])).value;
  least[6] = (Extent(sizes[3])).value;
  least[7] = (Extent(sizes[3])).value;
}

bool tensors_of_k_grouped_gemm(const Problem& problem, bool is_packed, std::span<TensorLayout> tensors);
bool tensors_of_k_grouped_gemm(const Problem& problem, bool /*is_packed*/, std::span<TensorLayout> tensors) {
  const auto& sizes = problem.sizes;
  tensors[0] = strided_layout(sizes, {sizes[4], sizes[2]}, {5});  // A
  tensors[0].element_bytes = problem.attributes[0] == 2 || problem.attributes[0] == 4 || problem.attributes[0] == 1 || problem.attributes[0] == 3 ? 2 : 4;
  tensors[1] = strided_layout(sizes, {sizes[1], sizes[3]}, {6});  // B
  tensors[1].element_bytes = problem.attributes[0] == 2 || problem.attributes[0] == 4 || problem.attributes[0] == 1 || problem.attributes[0] == 3 ? 2 : 4;
  tensors[2] = strided_layout(sizes, {sizes[0], sizes[2], sizes[3]}, {8, 7});  // C
  tensors[2].element_bytes = problem.attributes[0] == 2 || problem.attributes[0] == 1 ? 2 : 4;
  tensors[3] = dense_layout({sizes[0]});  // offsets
  tensors[3].element_bytes = 4;
  tensors[4] = dense_layout({sizes[1]});  // row_index
  tensors[4].element_bytes = 4;
  return false;
}

namespace k_grouped_gemm_data {

constexpr std::uint8_t kSchema0[] = {2};
constexpr std::int64_t kSchema1[] = {kDense, kDense, kDense, kDense};
constexpr AxisSchema kSchema2[] = {{.factor = 1, .sizes = {4, kNoSize, kNoSize}}, {.factor = 1, .sizes = {2, kNoSize, kNoSize}}};
constexpr std::uint8_t kSchema3[] = {5};
constexpr ShapeSchema kSchema4[] = {{.axes = kSchema2, .strides = kSchema3}};
constexpr DataType kSchema5[] = {DataType::f32, DataType::f16, DataType::bf16, DataType::f16, DataType::bf16};
constexpr AxisSchema kSchema6[] = {{.factor = 1, .sizes = {1, kNoSize, kNoSize}}, {.factor = 1, .sizes = {3, kNoSize, kNoSize}}};
constexpr std::uint8_t kSchema7[] = {6};
constexpr ShapeSchema kSchema8[] = {{.axes = kSchema6, .strides = kSchema7}};
constexpr AxisSchema kSchema9[] = {{.factor = 1, .sizes = {0, kNoSize, kNoSize}}, {.factor = 1, .sizes = {2, kNoSize, kNoSize}}, {.factor = 1, .sizes = {3, kNoSize, kNoSize}}};
constexpr std::uint8_t kSchema10[] = {8, 7};
constexpr ShapeSchema kSchema11[] = {{.axes = kSchema9, .strides = kSchema10}};
constexpr DataType kSchema12[] = {DataType::f32, DataType::f16, DataType::bf16, DataType::f32, DataType::f32};
constexpr AxisSchema kSchema13[] = {{.factor = 1, .sizes = {0, kNoSize, kNoSize}}};
constexpr ShapeSchema kSchema14[] = {{.axes = kSchema13, .strides = {}}};
constexpr DataType kSchema15[] = {DataType::i32};
constexpr AxisSchema kSchema16[] = {{.factor = 1, .sizes = {1, kNoSize, kNoSize}}};
constexpr ShapeSchema kSchema17[] = {{.axes = kSchema16, .strides = {}}};
constexpr TensorSchema kSchema18[] = {{.role = Role::in, .is_optional = false, .shapes = kSchema4, .types = kSchema5, .type_attribute = 0}, {.role = Role::in, .is_optional = false, .shapes = kSchema8, .types = kSchema5, .type_attribute = 0}, {.role = Role::inout, .is_optional = false, .shapes = kSchema11, .types = kSchema12, .type_attribute = 0}, {.role = Role::in, .is_optional = false, .shapes = kSchema14, .types = kSchema15}, {.role = Role::in, .is_optional = true, .shapes = kSchema17, .types = kSchema15}};
constexpr ScalarSchema kSchema19[] = {{.usual = 0.0, .values = {}}};
constexpr OpSchema kSchema = {.description = "C[group] = beta C[group] + A^T B over the group's rows, groups of rows by offsets on the device", .attributes = kSchema0, .key_sizes = kSchema1, .tensors = kSchema18, .scalars = kSchema19};

}  // namespace k_grouped_gemm_data

const OpSchema& schema_of_k_grouped_gemm();
const OpSchema& schema_of_k_grouped_gemm() { return k_grouped_gemm_data::kSchema; }

template <std::same_as<KGroupedGemmProblem> Typed>
Problem to_problem(const Typed& problem, const Device& device) {
  static constexpr std::uint8_t kDtypeCodes[] = {0, kAnyAttribute, 1, 2, 3, 4, kAnyAttribute, kAnyAttribute, kAnyAttribute, kAnyAttribute, kAnyAttribute, kAnyAttribute, kAnyAttribute, kAnyAttribute, kAnyAttribute};
  const std::uint8_t dtype = code_of(problem.dtype, kDtypeCodes);
  if (dtype == kAnyAttribute) throw InvalidArgument("k_grouped_gemm has no such dtype; valid are f32, f16, bf16, f16_f32, bf16_f32");
  Problem result{.op = static_cast<std::uint16_t>(TILEWRIGHT_TABLE::first_op() + 7)};
  if (device.kind == TargetKind::cpu) {
    if (problem.threads < 0 || problem.threads > 65535) {
      throw InvalidArgument("k_grouped_gemm: threads is " + std::to_string(problem.threads) + "; valid are 0 to 65535");
    }
    result.threads = static_cast<std::uint16_t>(problem.threads);
  }
  result.numerics = problem.numerics;
  result.attributes = {dtype};
  result.sizes = {problem.G, problem.T, problem.M, problem.N, problem.rows_a, problem.lda, problem.ldb, problem.ldc, problem.stride_c};
  lay_out_k_grouped_gemm(result);
  return result;
}
template Problem to_problem(const KGroupedGemmProblem& problem, const Device& device);

template <std::same_as<KGroupedGemmArguments> Typed>
Arguments to_arguments(const Typed& arguments) {
  return {.tensors = {const_cast<void*>(arguments.A), const_cast<void*>(arguments.B), arguments.C, const_cast<void*>(arguments.offsets), const_cast<void*>(arguments.row_index)},
          .scalars = {{{.f32 = arguments.beta}}}};
}
template Arguments to_arguments(const KGroupedGemmArguments& arguments);

std::shared_ptr<const Plan> plan_k_grouped_gemm(const KGroupedGemmProblem& problem, const Device& device, std::size_t workspace_limit) {
  return make_plan(to_problem(problem, device), device, workspace_limit);
}

void k_grouped_gemm(const KGroupedGemmProblem& problem, const KGroupedGemmArguments& arguments, void* workspace, std::size_t workspace_bytes,
          Stream stream, const Device& device) {
  if (workspace == nullptr) workspace_bytes = 0;  // only kernels that need none
  thread_local constinit CallMemo<KGroupedGemmProblem> memo;
  const Plan& plan = memo.find(problem, device, workspace_bytes);
  // CPU plans know no limit: one that needs more takes scratch memory of its own.
  if (workspace != nullptr && plan.workspace_bytes() > workspace_bytes) workspace = nullptr;
  plan.run(to_arguments(arguments), workspace, stream);
}

template <std::same_as<KGroupedGemmProblem> Typed>
Explanation explain(const Typed& problem, const Device& device) {
  return explain(to_problem(problem, device), device);
}
template Explanation explain(const KGroupedGemmProblem& problem, const Device& device);

}  // namespace tilewright
