// packed_gemm: from typed problems and arguments to the ones of dispatch. Emitted by codegen; do not edit.
// Names are its own, for all ops may be compiled as one text.
#include "tilewright/packed_gemm.h"

#include <algorithm>

#include "launch/call_memo.h"
#include "table/emitted_table.h"
#include "table/op_schema.h"
#include "saturate.h"
#include "table/tensor_layout.h"

namespace tilewright {

void lay_out_packed_gemm(Problem& problem);
void lay_out_packed_gemm(Problem& problem) {
  auto& sizes = problem.sizes;
  if (sizes[3] == kDense) sizes[3] = (Extent(sizes[2])).value;  // lda
  if (sizes[4] == kDense) sizes[4] = (Extent(sizes[1])).value;  // ldc
}

void least_packed_gemm(const Problem& problem, std::span<std::int64_t> least);
void least_packed_gemm(const Problem& problem, std::span<std::int64_t> least) {
  [[maybe_unused]] const auto& sizes = problem.sizes;
  least[3] = (Extent(sizes[2])).value;
  least[4] = (Extent(sizes[1])).value;
}

bool tensors_of_packed_gemm(const Problem& problem, bool is_packed, std::span<TensorLayout> tensors);
bool tensors_of_packed_gemm(const Problem& problem, bool /*is_packed*/, std::span<TensorLayout> tensors) {
  const auto& sizes = problem.sizes;
  tensors[0] = strided_layout(sizes, {sizes[0], sizes[2]}, {3});  // A
  tensors[0].element_bytes = 4;
  tensors[1] = dense_layout({ceil_quotient(Extent(sizes[1]), Extent(16)).value, sizes[2], 16});  // B
  tensors[1].element_bytes = problem.attributes[0] == 1 || problem.attributes[0] == 2 ? 2 : problem.attributes[0] == 0 ? 4 : 1;
  tensors[2] = strided_layout(sizes, {sizes[0], sizes[1]}, {4});  // C
  tensors[2].element_bytes = 4;
  tensors[3] = dense_layout({sizes[1]});  // scale
  tensors[3].element_bytes = 4;
  tensors[4] = dense_layout({sizes[1]});  // bias
  tensors[4].element_bytes = 4;
  return false;
}

void check_packed_gemm(const Problem& problem, const Arguments& arguments);
void check_packed_gemm([[maybe_unused]] const Problem& problem, const Arguments& arguments) {
  if (!(arguments.scalars[0].i32 >= 0 && arguments.scalars[0].i32 <= 3)) throw InvalidArgument("packed_gemm: activation is " + std::to_string(arguments.scalars[0].i32) + "; valid are 0 none, 1 relu, 2 gelu, 3 silu");
  if (arguments.tensors[3] != nullptr && !(problem.attributes[0] == 3)) throw InvalidArgument("packed_gemm: scale is given, but only dtype=i8 reads it");
  if (!(arguments.tensors[3] != nullptr) && problem.attributes[0] == 3) throw InvalidArgument("packed_gemm: dtype=i8 needs scale");
}

namespace packed_gemm_data {

constexpr std::uint8_t kSchema0[] = {0};
constexpr std::int64_t kSchema1[] = {kDense, kDense, kDense};
constexpr AxisSchema kSchema2[] = {{.factor = 1, .sizes = {0, kNoSize, kNoSize}}, {.factor = 1, .sizes = {2, kNoSize, kNoSize}}};
constexpr std::uint8_t kSchema3[] = {3};
constexpr ShapeSchema kSchema4[] = {{.axes = kSchema2, .strides = kSchema3}};
constexpr DataType kSchema5[] = {DataType::f32};
constexpr AxisSchema kSchema6[] = {{.factor = 0}, {.factor = 1, .sizes = {2, kNoSize, kNoSize}}, {.factor = 16, .sizes = {kNoSize, kNoSize, kNoSize}}};
constexpr ShapeSchema kSchema7[] = {{.axes = kSchema6, .strides = {}}};
constexpr DataType kSchema8[] = {DataType::f32, DataType::bf16, DataType::f16, DataType::i8};
constexpr AxisSchema kSchema9[] = {{.factor = 1, .sizes = {0, kNoSize, kNoSize}}, {.factor = 1, .sizes = {1, kNoSize, kNoSize}}};
constexpr std::uint8_t kSchema10[] = {4};
constexpr ShapeSchema kSchema11[] = {{.axes = kSchema9, .strides = kSchema10}};
constexpr AxisSchema kSchema12[] = {{.factor = 1, .sizes = {1, kNoSize, kNoSize}}};
constexpr ShapeSchema kSchema13[] = {{.axes = kSchema12, .strides = {}}};
constexpr TensorSchema kSchema14[] = {{.role = Role::in, .is_optional = false, .shapes = kSchema4, .types = kSchema5}, {.role = Role::in, .is_optional = false, .shapes = kSchema7, .types = kSchema8, .type_attribute = 0}, {.role = Role::out, .is_optional = false, .shapes = kSchema11, .types = kSchema5}, {.role = Role::in, .is_optional = true, .shapes = kSchema13, .types = kSchema5}, {.role = Role::in, .is_optional = true, .shapes = kSchema13, .types = kSchema5}};
constexpr const char* kSchema15[] = {"none", "relu", "gelu", "silu"};
constexpr ScalarSchema kSchema16[] = {{.usual = 0.0, .values = kSchema15}};
constexpr OpSchema kSchema = {.description = "C = act(scale * (A B) + bias) on CPUs, B packed once in panels of f32, bf16, f16 or i8", .attributes = kSchema0, .key_sizes = kSchema1, .tensors = kSchema14, .scalars = kSchema16};

}  // namespace packed_gemm_data

const OpSchema& schema_of_packed_gemm();
const OpSchema& schema_of_packed_gemm() { return packed_gemm_data::kSchema; }

template <std::same_as<PackedGemmProblem> Typed>
Problem to_problem(const Typed& problem, const Device& device) {
  static constexpr std::uint8_t kDtypeCodes[] = {0, kAnyAttribute, 2, 1, kAnyAttribute, kAnyAttribute, kAnyAttribute, kAnyAttribute, kAnyAttribute, kAnyAttribute, 3, kAnyAttribute, kAnyAttribute, kAnyAttribute, kAnyAttribute};
  const std::uint8_t dtype = code_of(problem.dtype, kDtypeCodes);
  if (dtype == kAnyAttribute) throw InvalidArgument("packed_gemm has no such dtype; valid are f32, bf16, f16, i8");
  Problem result{.op = static_cast<std::uint16_t>(TILEWRIGHT_TABLE::first_op() + 11)};
  if (device.kind == TargetKind::cpu) {
    if (problem.threads < 0 || problem.threads > 65535) {
      throw InvalidArgument("packed_gemm: threads is " + std::to_string(problem.threads) + "; valid are 0 to 65535");
    }
    result.threads = static_cast<std::uint16_t>(problem.threads);
  }
  result.numerics = problem.numerics;
  result.attributes = {dtype};
  result.sizes = {problem.M, problem.N, problem.K, problem.lda, problem.ldc};
  lay_out_packed_gemm(result);
  return result;
}
template Problem to_problem(const PackedGemmProblem& problem, const Device& device);

template <std::same_as<PackedGemmArguments> Typed>
Arguments to_arguments(const Typed& arguments) {
  return {.tensors = {const_cast<void*>(arguments.A), const_cast<void*>(arguments.B), arguments.C, const_cast<void*>(arguments.scale), const_cast<void*>(arguments.bias)},
          .scalars = {{{.i32 = static_cast<std::int32_t>(arguments.activation)}}},
          .constants = (arguments.constant_b ? 2u : 0u)};
}
template Arguments to_arguments(const PackedGemmArguments& arguments);

std::shared_ptr<const Plan> plan_packed_gemm(const PackedGemmProblem& problem, const Device& device, std::size_t workspace_limit) {
  return make_plan(to_problem(problem, device), device, workspace_limit);
}

void packed_gemm(const PackedGemmProblem& problem, const PackedGemmArguments& arguments, void* workspace, std::size_t workspace_bytes,
          Stream stream, const Device& device) {
  if (workspace == nullptr) workspace_bytes = 0;  // only kernels that need none
  thread_local constinit CallMemo<PackedGemmProblem> memo;
  const Plan& plan = memo.find(problem, device, workspace_bytes);
  // CPU plans know no limit: one that needs more takes scratch memory of its own.
  if (workspace != nullptr && plan.workspace_bytes() > workspace_bytes) workspace = nullptr;
  plan.run(to_arguments(arguments), workspace, stream);
}

template <std::same_as<PackedGemmProblem> Typed>
Explanation explain(const Typed& problem, const Device& device) {
  return explain(to_problem(problem, device), device);
}
template Explanation explain(const PackedGemmProblem& problem, const Device& device);

}  // namespace tilewright
