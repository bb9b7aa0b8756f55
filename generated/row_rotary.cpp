// row_rotary: from typed problems and arguments to the ones of dispatch. Emitted by codegen; do not edit.
// Names are its own, for all ops may be compiled as one text.
#include "tilewright/row_rotary.h"

#include <algorithm>

#include "launch/call_memo.h"
#include "table/emitted_table.h"
#include "table/op_schema.h"
#include "saturate.h"
#include "table/tensor_layout.h"

namespace tilewright {

void lay_out_row_rotary(Problem& problem);
void lay_out_row_rotary(Problem& problem) {
  auto& sizes = problem.sizes;
  if (sizes[5] == kDense) sizes[5] = ((Extent(sizes[1]) * Extent(sizes[2]))).value;  // ldq
  if (sizes[6] == kDense) sizes[6] = ((Extent(sizes[3]) * Extent(sizes[2]))).value;  // ldk
  if (sizes[7] == kDense) sizes[7] = ((Extent(sizes[3]) * Extent(sizes[2]))).value;  // ldv
  if (sizes[8] == kDense) sizes[8] = (Extent(sizes[4])).value;  // ldt
  if (sizes[9] == kDense) sizes[9] = ((Extent(sizes[1]) * Extent(sizes[2]))).value;  // ldqo
  if (sizes[10] == kDense) sizes[10] = ((Extent(sizes[3]) * Extent(sizes[2]))).value;  // ldko
  if (sizes[11] == kDense) sizes[11] = ((Extent(sizes[3]) * Extent(sizes[2]))).value;  // ldvo
}

bool tensors_of_row_rotary(const Problem& problem, bool is_packed, std::span<TensorLayout> tensors);
bool tensors_of_row_rotary(const Problem& problem, bool /*is_packed*/, std::span<TensorLayout> tensors) {
  const auto& sizes = problem.sizes;
  tensors[0] = strided_layout(sizes, {sizes[0], (Extent(sizes[1]) * Extent(sizes[2])).value}, {5});  // q
  tensors[0].element_bytes = problem.attributes[0] == 2 || problem.attributes[0] == 1 ? 2 : 4;
  tensors[1] = strided_layout(sizes, {sizes[0], (Extent(sizes[3]) * Extent(sizes[2])).value}, {6});  // k
  tensors[1].element_bytes = problem.attributes[0] == 2 || problem.attributes[0] == 1 ? 2 : 4;
  tensors[2] = strided_layout(sizes, {sizes[0], (Extent(sizes[3]) * Extent(sizes[2])).value}, {7});  // v
  tensors[2].element_bytes = problem.attributes[0] == 2 || problem.attributes[0] == 1 ? 2 : 4;
  tensors[3] = strided_layout(sizes, {sizes[0], sizes[4]}, {8});  // cos
  tensors[3].element_bytes = 4;
  tensors[4] = strided_layout(sizes, {sizes[0], sizes[4]}, {8});  // sin
  tensors[4].element_bytes = 4;
  tensors[5] = dense_layout({sizes[0]});  // position
  tensors[5].element_bytes = 4;
  tensors[6] = dense_layout({sizes[0]});  // slot
  tensors[6].element_bytes = 4;
  tensors[7] = dense_layout({sizes[2]});  // q_weight
  tensors[7].element_bytes = problem.attributes[0] == 2 || problem.attributes[0] == 1 ? 2 : 4;
  tensors[8] = dense_layout({sizes[2]});  // k_weight
  tensors[8].element_bytes = problem.attributes[0] == 2 || problem.attributes[0] == 1 ? 2 : 4;
  tensors[9] = strided_layout(sizes, {sizes[0], (Extent(sizes[1]) * Extent(sizes[2])).value}, {9});  // q_out
  tensors[9].element_bytes = problem.attributes[0] == 2 || problem.attributes[0] == 1 ? 2 : 4;
  tensors[10] = strided_layout(sizes, {sizes[0], (Extent(sizes[3]) * Extent(sizes[2])).value}, {10});  // k_out
  tensors[10].element_bytes = problem.attributes[0] == 2 || problem.attributes[0] == 1 ? 2 : 4;
  tensors[11] = strided_layout(sizes, {sizes[0], (Extent(sizes[3]) * Extent(sizes[2])).value}, {11});  // v_out
  tensors[11].element_bytes = problem.attributes[0] == 2 || problem.attributes[0] == 1 ? 2 : 4;
  return false;
}

void check_row_rotary(const Problem& problem, const Arguments& arguments);
void check_row_rotary([[maybe_unused]] const Problem& problem, const Arguments& arguments) {
  if (!(arguments.scalars[0].i32 >= 0 && arguments.scalars[0].i32 <= 1)) throw InvalidArgument("row_rotary: pairing is " + std::to_string(arguments.scalars[0].i32) + "; valid are 0 halves, 1 interleaved");
}

namespace row_rotary_data {

constexpr std::uint8_t kSchema0[] = {0};
constexpr std::int64_t kSchema1[] = {kDense, kDense, kDense, kDense, kDense};
constexpr AxisSchema kSchema2[] = {{.factor = 1, .sizes = {0, kNoSize, kNoSize}}, {.factor = 1, .sizes = {1, 2, kNoSize}}};
constexpr std::uint8_t kSchema3[] = {5};
constexpr ShapeSchema kSchema4[] = {{.axes = kSchema2, .strides = kSchema3}};
constexpr DataType kSchema5[] = {DataType::f32, DataType::f16, DataType::bf16};
constexpr AxisSchema kSchema6[] = {{.factor = 1, .sizes = {0, kNoSize, kNoSize}}, {.factor = 1, .sizes = {3, 2, kNoSize}}};
constexpr std::uint8_t kSchema7[] = {6};
constexpr ShapeSchema kSchema8[] = {{.axes = kSchema6, .strides = kSchema7}};
constexpr std::uint8_t kSchema9[] = {7};
constexpr ShapeSchema kSchema10[] = {{.axes = kSchema6, .strides = kSchema9}};
constexpr AxisSchema kSchema11[] = {{.factor = 1, .sizes = {0, kNoSize, kNoSize}}, {.factor = 1, .sizes = {4, kNoSize, kNoSize}}};
constexpr std::uint8_t kSchema12[] = {8};
constexpr ShapeSchema kSchema13[] = {{.axes = kSchema11, .strides = kSchema12}};
constexpr DataType kSchema14[] = {DataType::f32};
constexpr AxisSchema kSchema15[] = {{.factor = 1, .sizes = {0, kNoSize, kNoSize}}};
constexpr ShapeSchema kSchema16[] = {{.axes = kSchema15, .strides = {}}};
constexpr DataType kSchema17[] = {DataType::i32};
constexpr AxisSchema kSchema18[] = {{.factor = 1, .sizes = {2, kNoSize, kNoSize}}};
constexpr ShapeSchema kSchema19[] = {{.axes = kSchema18, .strides = {}}};
constexpr std::uint8_t kSchema20[] = {9};
constexpr ShapeSchema kSchema21[] = {{.axes = kSchema2, .strides = kSchema20}};
constexpr std::uint8_t kSchema22[] = {10};
constexpr ShapeSchema kSchema23[] = {{.axes = kSchema6, .strides = kSchema22}};
constexpr std::uint8_t kSchema24[] = {11};
constexpr ShapeSchema kSchema25[] = {{.axes = kSchema6, .strides = kSchema24}};
constexpr TensorSchema kSchema26[] = {{.role = Role::in, .is_optional = false, .shapes = kSchema4, .types = kSchema5, .type_attribute = 0}, {.role = Role::in, .is_optional = false, .shapes = kSchema8, .types = kSchema5, .type_attribute = 0}, {.role = Role::in, .is_optional = false, .shapes = kSchema10, .types = kSchema5, .type_attribute = 0}, {.role = Role::in, .is_optional = true, .shapes = kSchema13, .types = kSchema14}, {.role = Role::in, .is_optional = true, .shapes = kSchema13, .types = kSchema14}, {.role = Role::in, .is_optional = true, .shapes = kSchema16, .types = kSchema17}, {.role = Role::in, .is_optional = true, .shapes = kSchema16, .types = kSchema17}, {.role = Role::in, .is_optional = true, .shapes = kSchema19, .types = kSchema5, .type_attribute = 0}, {.role = Role::in, .is_optional = true, .shapes = kSchema19, .types = kSchema5, .type_attribute = 0}, {.role = Role::out, .is_optional = false, .shapes = kSchema21, .types = kSchema5, .type_attribute = 0}, {.role = Role::out, .is_optional = false, .shapes = kSchema23, .types = kSchema5, .type_attribute = 0}, {.role = Role::out, .is_optional = false, .shapes = kSchema25, .types = kSchema5, .type_attribute = 0}};
constexpr const char* kSchema27[] = {"halves", "interleaved"};
constexpr ScalarSchema kSchema28[] = {{.usual = 0.0, .values = kSchema27}, {.usual = 1e-06, .values = {}}, {.usual = 0.0, .values = {}}};
constexpr OpSchema kSchema = {.description = "rotary embedding of queries and keys; keys and values into a cache", .attributes = kSchema0, .key_sizes = kSchema1, .tensors = kSchema26, .scalars = kSchema28};

}  // namespace row_rotary_data

const OpSchema& schema_of_row_rotary();
const OpSchema& schema_of_row_rotary() { return row_rotary_data::kSchema; }

Problem to_problem(const RowRotaryProblem& problem, const Device& device) {
  static constexpr std::uint8_t kDtypeCodes[] = {0, kAnyAttribute, 1, 2, kAnyAttribute, kAnyAttribute, kAnyAttribute, kAnyAttribute, kAnyAttribute, kAnyAttribute, kAnyAttribute, kAnyAttribute, kAnyAttribute, kAnyAttribute, kAnyAttribute};
  const std::uint8_t dtype = code_of(problem.dtype, kDtypeCodes);
  if (dtype == kAnyAttribute) throw InvalidArgument("row_rotary has no such dtype; valid are f32, f16, bf16");
  Problem result{.op = static_cast<std::uint16_t>(TILEWRIGHT_TABLE::first_op() + 26)};
  if (device.kind == TargetKind::cpu) {
    if (problem.threads < 0 || problem.threads > 65535) {
      throw InvalidArgument("row_rotary: threads is " + std::to_string(problem.threads) + "; valid are 0 to 65535");
    }
    result.threads = static_cast<std::uint16_t>(problem.threads);
  }
  result.numerics = problem.numerics;
  result.attributes = {dtype};
  result.sizes = {problem.tokens, problem.heads, problem.dim, problem.kv_heads, problem.pairs, problem.ldq, problem.ldk, problem.ldv, problem.ldt, problem.ldqo, problem.ldko, problem.ldvo};
  lay_out_row_rotary(result);
  return result;
}

Arguments to_arguments(const RowRotaryArguments& arguments) {
  return {.tensors = {const_cast<void*>(arguments.q), const_cast<void*>(arguments.k), const_cast<void*>(arguments.v), const_cast<void*>(arguments.cos), const_cast<void*>(arguments.sin), const_cast<void*>(arguments.position), const_cast<void*>(arguments.slot), const_cast<void*>(arguments.q_weight), const_cast<void*>(arguments.k_weight), arguments.q_out, arguments.k_out, arguments.v_out},
          .scalars = {{{.i32 = static_cast<std::int32_t>(arguments.pairing)}, {.f32 = arguments.eps}, {.f32 = arguments.offset}}}};
}

std::shared_ptr<const Plan> plan_row_rotary(const RowRotaryProblem& problem, const Device& device, std::size_t workspace_limit) {
  return make_plan(to_problem(problem, device), device, workspace_limit);
}

void row_rotary(const RowRotaryProblem& problem, const RowRotaryArguments& arguments, void* workspace, std::size_t workspace_bytes,
          Stream stream, const Device& device) {
  if (workspace == nullptr) workspace_bytes = 0;  // only kernels that need none
  thread_local constinit CallMemo<RowRotaryProblem> memo;
  const Plan& plan = memo.find(problem, device, workspace_bytes);
  // CPU plans know no limit: one that needs more takes scratch memory of its own.
  if (workspace != nullptr && plan.workspace_bytes() > workspace_bytes) workspace = nullptr;
  plan.run(to_arguments(arguments), workspace, stream);
}

Explanation explain(const RowRotaryProblem& problem, const Device& device) {
  return explain(to_problem(problem, device), device);
}

}  // namespace tilewright
