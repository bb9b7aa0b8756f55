// attention_forward: from typed problems and arguments to the ones of dispatch. Emitted by codegen; do not edit.
// Names are its own, for all ops may be compiled as one text.
#include "tilewright/attention_forward.h"

#include <algorithm>

#include "launch/call_memo.h"
#include "table/emitted_table.h"
#include "table/op_schema.h"
#include "saturate.h"
#include "table/tensor_layout.h"

namespace tilewright {

void lay_out_attention_forward(Problem& problem);
void lay_out_attention_forward(Problem& problem) {
  auto& sizes = problem.sizes;
  if (sizes[6] == kDense) sizes[6] = (Extent(sizes[1]) * Extent(sizes[5])).value;  // stride_qs
  if (sizes[7] == kDense) sizes[7] = (Extent(sizes[5])).value;  // stride_qh
  if (sizes[8] == kDense) sizes[8] = (Extent(sizes[3]) * Extent(sizes[6])).value;  // stride_qb
  if (sizes[9] == kDense) sizes[9] = (Extent(sizes[2]) * Extent(sizes[5])).value;  // stride_ks
  if (sizes[10] == kDense) sizes[10] = (Extent(sizes[5])).value;  // stride_kh
  if (sizes[11] == kDense) sizes[11] = (Extent(sizes[4]) * Extent(sizes[9])).value;  // stride_kb
  if (sizes[12] == kDense) sizes[12] = (Extent(sizes[2]) * Extent(sizes[5])).value;  // stride_vs
  if (sizes[13] == kDense) sizes[13] = (Extent(sizes[5])).value;  // stride_vh
  if (sizes[14] == kDense) sizes[14] = (Extent(sizes[4]) * Extent(sizes[12])).value;  // stride_vb
  if (sizes[15] == kDense) sizes[15] = (Extent(sizes[1]) * Extent(sizes[5])).value;  // stride_os
  if (sizes[16] == kDense) sizes[16] = (Extent(sizes[5])).value;  // stride_oh
  if (sizes[17] == kDense) sizes[17] = (Extent(sizes[3]) * Extent(sizes[15])).value;  // stride_ob
  if (sizes[18] == kDense) sizes[18] = (Extent(sizes[4])).value;  // stride_bias_q
  if (sizes[19] == kDense) sizes[19] = (Extent(sizes[3]) * Extent(sizes[18])).value;  // stride_bias_h
  if (sizes[20] == kDense) sizes[20] = (Extent(sizes[1]) * Extent(sizes[19])).value;  // stride_bias_b
  if (sizes[21] == kDense) sizes[21] = (Extent(sizes[0]) * Extent(sizes[3])).value;  // total_q
  if (sizes[22] == kDense) sizes[22] = (Extent(sizes[0]) * Extent(sizes[4])).value;  // total_k
}

void least_attention_forward(const Problem& problem, std::span<std::int64_t> least);
void least_attention_forward(const Problem& problem, std::span<std::int64_t> least) {
  [[maybe_unused]] const auto& sizes = problem.sizes;
  least[6] = (Extent(sizes[5])).value;
  least[7] = (Extent(sizes[5])).value;
  least[9] = (Extent(sizes[5])).value;
  least[10] = (Extent(sizes[5])).value;
  least[12] = (Extent(sizes[5])).value;
  least[13] = (Extent(sizes[5])).value;
  least[15] = (Extent(sizes[5])).value;
  least[16] = (Extent(sizes[5])).value;
}

bool tensors_of_attention_forward(const Problem& problem, bool is_packed, std::span<TensorLayout> tensors);
bool tensors_of_attention_forward(const Problem& problem, bool is_packed, std::span<TensorLayout> tensors) {
  const auto& sizes = problem.sizes;
  tensors[0] = is_packed ? strided_layout(sizes, {up_to(sizes[21]), sizes[1], sizes[5]}, {6, 7}) : strided_layout(sizes, {sizes[0], sizes[3], sizes[1], sizes[5]}, {8, 6, 7});  // Q
  tensors[0].element_bytes = problem.attributes[0] == 2 || problem.attributes[0] == 1 ? 2 : 4;
  tensors[1] = is_packed ? strided_layout(sizes, {up_to(sizes[22]), sizes[2], sizes[5]}, {9, 10}) : strided_layout(sizes, {sizes[0], sizes[4], sizes[2], sizes[5]}, {11, 9, 10});  // K
  tensors[1].element_bytes = problem.attributes[0] == 2 || problem.attributes[0] == 1 ? 2 : 4;
  tensors[2] = is_packed ? strided_layout(sizes, {up_to(sizes[22]), sizes[2], sizes[5]}, {12, 13}) : strided_layout(sizes, {sizes[0], sizes[4], sizes[2], sizes[5]}, {14, 12, 13});  // V
  tensors[2].element_bytes = problem.attributes[0] == 2 || problem.attributes[0] == 1 ? 2 : 4;
  tensors[3] = is_packed ? strided_layout(sizes, {up_to(sizes[21]), sizes[1], sizes[5]}, {15, 16}) : strided_layout(sizes, {sizes[0], sizes[3], sizes[1], sizes[5]}, {17, 15, 16});  // O
  tensors[3].element_bytes = problem.attributes[0] == 2 || problem.attributes[0] == 1 ? 2 : 4;
  tensors[4] = is_packed ? strided_layout(sizes, {sizes[1], up_to(sizes[21])}, {21}) : dense_layout({sizes[0], sizes[1], sizes[3]});  // LSE
  tensors[4].element_bytes = 4;
  tensors[5] = strided_layout(sizes, {sizes[0], sizes[1], sizes[3], sizes[4]}, {20, 19, 18});  // bias
  tensors[5].element_bytes = problem.attributes[0] == 2 || problem.attributes[0] == 1 ? 2 : 4;
  tensors[6] = dense_layout({sizes[1]});  // alibi_slopes
  tensors[6].element_bytes = 4;
  tensors[7] = dense_layout({(Extent(sizes[0]) + Extent(1)).value});  // cu_seqlens_q
  tensors[7].element_bytes = 4;
  tensors[8] = dense_layout({(Extent(sizes[0]) + Extent(1)).value});  // cu_seqlens_k
  tensors[8].element_bytes = 4;
  return problem.attributes[1] == 2;
}

void check_attention_forward(const Problem& problem, const Arguments& arguments);
void check_attention_forward([[maybe_unused]] const Problem& problem, const Arguments& arguments) {
  if (!(arguments.scalars[0].f32 >= 0)) throw InvalidArgument("attention_forward: scale is " + std::to_string(arguments.scalars[0].f32) + "; valid are numbers from 0");
  if (!(arguments.scalars[2].i32 >= -1 && arguments.scalars[2].i32 <= 1073741824)) throw InvalidArgument("attention_forward: window_left is " + std::to_string(arguments.scalars[2].i32) + "; valid are -1 to 1073741824");
  if (!(arguments.scalars[3].i32 >= -1 && arguments.scalars[3].i32 <= 1073741824)) throw InvalidArgument("attention_forward: window_right is " + std::to_string(arguments.scalars[3].i32) + "; valid are -1 to 1073741824");
  if (!(arguments.scalars[4].i32 >= 0 && arguments.scalars[4].i32 <= 1)) throw InvalidArgument("attention_forward: alignment is " + std::to_string(arguments.scalars[4].i32) + "; valid are 0 bottom_right, 1 top_left");
  if (arguments.tensors[5] != nullptr && !(problem.attributes[1] == 2)) throw InvalidArgument("attention_forward: bias is given, but only mask=general reads it");
  if (arguments.tensors[6] != nullptr && !(problem.attributes[1] == 2)) throw InvalidArgument("attention_forward: alibi_slopes is given, but only mask=general reads it");
  if (arguments.tensors[7] != nullptr && !(problem.attributes[1] == 2)) throw InvalidArgument("attention_forward: cu_seqlens_q is given, but only mask=general reads it");
  if (arguments.tensors[8] != nullptr && !(problem.attributes[1] == 2)) throw InvalidArgument("attention_forward: cu_seqlens_k is given, but only mask=general reads it");
  if (arguments.scalars[1].f32 != 0.0f && !(problem.attributes[1] == 2)) throw InvalidArgument("attention_forward: softcap is not 0, but only mask=general reads it");
  if (arguments.scalars[2].i32 != -1 && !(problem.attributes[1] == 2)) throw InvalidArgument("attention_forward: window_left is not -1, but only mask=general reads it");
  if (arguments.scalars[3].i32 != -1 && !(problem.attributes[1] == 2)) throw InvalidArgument("attention_forward: window_right is not -1, but only mask=general reads it");
  if (arguments.scalars[4].i32 != 0 && !(problem.attributes[1] == 2)) throw InvalidArgument("attention_forward: alignment is not bottom_right, but only mask=general reads it");
  if (arguments.tensors[8] == nullptr && arguments.tensors[7] != nullptr) throw InvalidArgument("attention_forward: cu_seqlens_q needs cu_seqlens_k beside it");
}

namespace attention_forward_data {

constexpr std::uint8_t kSchema0[] = {2, 0};
constexpr std::int64_t kSchema1[] = {1, kDense, kDense, kDense, kDense, kDense};
constexpr AxisSchema kSchema2[] = {{.factor = 1, .sizes = {0, kNoSize, kNoSize}}, {.factor = 1, .sizes = {3, kNoSize, kNoSize}}, {.factor = 1, .sizes = {1, kNoSize, kNoSize}}, {.factor = 1, .sizes = {5, kNoSize, kNoSize}}};
constexpr std::uint8_t kSchema3[] = {8, 6, 7};
constexpr ShapeSchema kSchema4[] = {{.axes = kSchema2, .strides = kSchema3}};
constexpr AxisSchema kSchema5[] = {{.factor = 0}, {.factor = 1, .sizes = {1, kNoSize, kNoSize}}, {.factor = 1, .sizes = {5, kNoSize, kNoSize}}};
constexpr std::uint8_t kSchema6[] = {6, 7};
constexpr ShapeSchema kSchema7[] = {{.axes = kSchema5, .strides = kSchema6}};
constexpr DataType kSchema8[] = {DataType::f32, DataType::f16, DataType::bf16};
constexpr AxisSchema kSchema9[] = {{.factor = 1, .sizes = {0, kNoSize, kNoSize}}, {.factor = 1, .sizes = {4, kNoSize, kNoSize}}, {.factor = 1, .sizes = {2, kNoSize, kNoSize}}, {.factor = 1, .sizes = {5, kNoSize, kNoSize}}};
constexpr std::uint8_t kSchema10[] = {11, 9, 10};
constexpr ShapeSchema kSchema11[] = {{.axes = kSchema9, .strides = kSchema10}};
constexpr AxisSchema kSchema12[] = {{.factor = 0}, {.factor = 1, .sizes = {2, kNoSize, kNoSize}}, {.factor = 1, .sizes = {5, kNoSize, kNoSize}}};
constexpr std::uint8_t kSchema13[] = {9, 10};
constexpr ShapeSchema kSchema14[] = {{.axes = kSchema12, .strides = kSchema13}};
constexpr std::uint8_t kSchema15[] = {14, 12, 13};
constexpr ShapeSchema kSchema16[] = {{.axes = kSchema9, .strides = kSchema15}};
constexpr std::uint8_t kSchema17[] = {12, 13};
constexpr ShapeSchema kSchema18[] = {{.axes = kSchema12, .strides = kSchema17}};
constexpr std::uint8_t kSchema19[] = {17, 15, 16};
constexpr ShapeSchema kSchema20[] = {{.axes = kSchema2, .strides = kSchema19}};
constexpr std::uint8_t kSchema21[] = {15, 16};
constexpr ShapeSchema kSchema22[] = {{.axes = kSchema5, .strides = kSchema21}};
constexpr AxisSchema kSchema23[] = {{.factor = 1, .sizes = {0, kNoSize, kNoSize}}, {.factor = 1, .sizes = {1, kNoSize, kNoSize}}, {.factor = 1, .sizes = {3, kNoSize, kNoSize}}};
constexpr ShapeSchema kSchema24[] = {{.axes = kSchema23, .strides = {}}};
constexpr AxisSchema kSchema25[] = {{.factor = 1, .sizes = {1, kNoSize, kNoSize}}, {.factor = 0}};
constexpr std::uint8_t kSchema26[] = {21};
constexpr ShapeSchema kSchema27[] = {{.axes = kSchema25, .strides = kSchema26}};
constexpr DataType kSchema28[] = {DataType::f32};
constexpr AxisSchema kSchema29[] = {{.factor = 1, .sizes = {0, kNoSize, kNoSize}}, {.factor = 1, .sizes = {1, kNoSize, kNoSize}}, {.factor = 1, .sizes = {3, kNoSize, kNoSize}}, {.factor = 1, .sizes = {4, kNoSize, kNoSize}}};
constexpr std::uint8_t kSchema30[] = {20, 19, 18};
constexpr ShapeSchema kSchema31[] = {{.axes = kSchema29, .strides = kSchema30}};
constexpr AxisSchema kSchema32[] = {{.factor = 1, .sizes = {1, kNoSize, kNoSize}}};
constexpr ShapeSchema kSchema33[] = {{.axes = kSchema32, .strides = {}}};
constexpr AxisSchema kSchema34[] = {{.factor = 0}};
constexpr ShapeSchema kSchema35[] = {{.axes = kSchema34, .strides = {}}};
constexpr DataType kSchema36[] = {DataType::i32};
constexpr TensorSchema kSchema37[] = {{.role = Role::in, .is_optional = false, .shapes = kSchema4, .packed = kSchema7, .types = kSchema8, .type_attribute = 0}, {.role = Role::in, .is_optional = false, .shapes = kSchema11, .packed = kSchema14, .types = kSchema8, .type_attribute = 0}, {.role = Role::in, .is_optional = false, .shapes = kSchema16, .packed = kSchema18, .types = kSchema8, .type_attribute = 0}, {.role = Role::out, .is_optional = false, .shapes = kSchema20, .packed = kSchema22, .types = kSchema8, .type_attribute = 0}, {.role = Role::out, .is_optional = true, .shapes = kSchema24, .packed = kSchema27, .types = kSchema28}, {.role = Role::in, .is_optional = true, .shapes = kSchema31, .types = kSchema8, .type_attribute = 0}, {.role = Role::in, .is_optional = true, .shapes = kSchema33, .types = kSchema28}, {.role = Role::in, .is_optional = true, .shapes = kSchema35, .types = kSchema36}, {.role = Role::in, .is_optional = true, .shapes = kSchema35, .types = kSchema36}};
constexpr const char* kSchema38[] = {"bottom_right", "top_left"};
constexpr ScalarSchema kSchema39[] = {{.usual = 0.0, .values = {}}, {.usual = 0.0, .values = {}}, {.usual = -1.0, .values = {}}, {.usual = -1.0, .values = {}}, {.usual = 0.0, .values = kSchema38}};
constexpr OpSchema kSchema = {.description = "O = softmax(mask(scale Q K^T)) V", .attributes = kSchema0, .key_sizes = kSchema1, .tensors = kSchema37, .scalars = kSchema39};

}  // namespace attention_forward_data

const OpSchema& schema_of_attention_forward();
const OpSchema& schema_of_attention_forward() { return attention_forward_data::kSchema; }

Problem to_problem(const AttentionForwardProblem& problem, const Device& device) {
  static constexpr std::uint8_t kDtypeCodes[] = {0, kAnyAttribute, 1, 2, kAnyAttribute, kAnyAttribute, kAnyAttribute, kAnyAttribute, kAnyAttribute, kAnyAttribute, kAnyAttribute, kAnyAttribute, kAnyAttribute, kAnyAttribute, kAnyAttribute};
  const std::uint8_t dtype = code_of(problem.dtype, kDtypeCodes);
  if (dtype == kAnyAttribute) throw InvalidArgument("attention_forward has no such dtype; valid are f32, f16, bf16");
  static constexpr std::uint8_t kMaskCodes[] = {0, 1, 2};
  const std::uint8_t mask = code_of(problem.mask, kMaskCodes);
  if (mask == kAnyAttribute) throw InvalidArgument("attention_forward has no such mask; valid are full, causal, general");
  Problem result{.op = static_cast<std::uint16_t>(TILEWRIGHT_TABLE::first_op() + 1)};
  if (device.kind == TargetKind::cpu) {
    if (problem.threads < 0 || problem.threads > 65535) {
      throw InvalidArgument("attention_forward: threads is " + std::to_string(problem.threads) + "; valid are 0 to 65535");
    }
    result.threads = static_cast<std::uint16_t>(problem.threads);
  }
  result.numerics = problem.numerics;
  result.attributes = {dtype, mask};
  result.sizes = {problem.B, problem.Hq, problem.Hkv, problem.Sq, problem.Sk, problem.D, problem.stride_qs, problem.stride_qh, problem.stride_qb, problem.stride_ks, problem.stride_kh, problem.stride_kb, problem.stride_vs, problem.stride_vh, problem.stride_vb, problem.stride_os, problem.stride_oh, problem.stride_ob, problem.stride_bias_q, problem.stride_bias_h, problem.stride_bias_b, problem.total_q, problem.total_k};
  lay_out_attention_forward(result);
  return result;
}

Arguments to_arguments(const AttentionForwardArguments& arguments) {
  return {.tensors = {const_cast<void*>(arguments.Q), const_cast<void*>(arguments.K), const_cast<void*>(arguments.V), arguments.O, arguments.LSE, const_cast<void*>(arguments.bias), const_cast<void*>(arguments.alibi_slopes), const_cast<void*>(arguments.cu_seqlens_q), const_cast<void*>(arguments.cu_seqlens_k)},
          .scalars = {{{.f32 = arguments.scale}, {.f32 = arguments.softcap}, {.i32 = arguments.window_left}, {.i32 = arguments.window_right}, {.i32 = static_cast<std::int32_t>(arguments.alignment)}}}};
}

std::shared_ptr<const Plan> plan_attention_forward(const AttentionForwardProblem& problem, const Device& device, std::size_t workspace_limit) {
  return make_plan(to_problem(problem, device), device, workspace_limit);
}

void attention_forward(const AttentionForwardProblem& problem, const AttentionForwardArguments& arguments, void* workspace, std::size_t workspace_bytes,
          Stream stream, const Device& device) {
  if (workspace == nullptr) workspace_bytes = 0;  // only kernels that need none
  thread_local constinit CallMemo<AttentionForwardProblem> memo;
  const Plan& plan = memo.find(problem, device, workspace_bytes);
  // CPU plans know no limit: one that needs more takes scratch memory of its own.
  if (workspace != nullptr && plan.workspace_bytes() > workspace_bytes) workspace = nullptr;
  plan.run(to_arguments(arguments), workspace, stream);
}

Explanation explain(const AttentionForwardProblem& problem, const Device& device) {
  return explain(to_problem(problem, device), device);
}

}  // namespace tilewright
