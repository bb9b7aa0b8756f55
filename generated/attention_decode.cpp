// attention_decode: from typed problems and arguments to the ones of dispatch. Emitted by codegen; do not edit.
// Names are its own, for all ops may be compiled as one text.
#include "tilewright/attention_decode.h"

#include <algorithm>

#include "launch/call_memo.h"
#include "table/emitted_table.h"
#include "table/op_schema.h"
#include "saturate.h"
#include "table/tensor_layout.h"

namespace tilewright {

void lay_out_attention_decode(Problem& problem);
void lay_out_attention_decode(Problem& problem) {
  auto& sizes = problem.sizes;
  if (sizes[6] == kDense) sizes[6] = (problem.attributes[1] == 0 ? Extent(sizes[4]) : Extent(16)).value;  // page_size
  if (sizes[7] == kDense) sizes[7] = (ceil_quotient(Extent(sizes[4]), Extent(sizes[6]))).value;  // stride_table
  if (sizes[8] == kDense) sizes[8] = (Extent(sizes[1]) * Extent(sizes[5])).value;  // stride_qs
  if (sizes[9] == kDense) sizes[9] = (Extent(sizes[5])).value;  // stride_qh
  if (sizes[10] == kDense) sizes[10] = (Extent(sizes[3]) * Extent(sizes[8])).value;  // stride_qb
  if (sizes[11] == kDense) sizes[11] = (Extent(sizes[2]) * Extent(sizes[5])).value;  // stride_ks
  if (sizes[12] == kDense) sizes[12] = (Extent(sizes[5])).value;  // stride_kh
  if (sizes[13] == kDense) sizes[13] = (problem.attributes[1] == 0 ? Extent(sizes[4]) * Extent(sizes[11]) : Extent(sizes[6]) * Extent(sizes[11])).value;  // stride_kb
  if (sizes[14] == kDense) sizes[14] = (Extent(sizes[2]) * Extent(sizes[5])).value;  // stride_vs
  if (sizes[15] == kDense) sizes[15] = (Extent(sizes[5])).value;  // stride_vh
  if (sizes[16] == kDense) sizes[16] = (problem.attributes[1] == 0 ? Extent(sizes[4]) * Extent(sizes[14]) : Extent(sizes[6]) * Extent(sizes[14])).value;  // stride_vb
  if (sizes[17] == kDense) sizes[17] = (Extent(sizes[1]) * Extent(sizes[5])).value;  // stride_os
  if (sizes[18] == kDense) sizes[18] = (Extent(sizes[5])).value;  // stride_oh
  if (sizes[19] == kDense) sizes[19] = (Extent(sizes[3]) * Extent(sizes[17])).value;  // stride_ob
  if (sizes[20] == kDense) sizes[20] = (Extent(0)).value;  // stride_scale_kb
  if (sizes[21] == kDense) sizes[21] = (Extent(0)).value;  // stride_scale_kh
  if (sizes[22] == kDense) sizes[22] = (Extent(0)).value;  // stride_scale_vb
  if (sizes[23] == kDense) sizes[23] = (Extent(0)).value;  // stride_scale_vh
}

void least_attention_decode(const Problem& problem, std::span<std::int64_t> least);
void least_attention_decode(const Problem& problem, std::span<std::int64_t> least) {
  [[maybe_unused]] const auto& sizes = problem.sizes;
  least[6] = (problem.attributes[1] == 0 ? Extent(0) : Extent(1)).value;
  least[8] = (Extent(sizes[5])).value;
  least[9] = (Extent(sizes[5])).value;
  least[11] = (Extent(sizes[5])).value;
  least[12] = (Extent(sizes[5])).value;
  least[14] = (Extent(sizes[5])).value;
  least[15] = (Extent(sizes[5])).value;
  least[17] = (Extent(sizes[5])).value;
  least[18] = (Extent(sizes[5])).value;
}

bool tensors_of_attention_decode(const Problem& problem, bool is_packed, std::span<TensorLayout> tensors);
bool tensors_of_attention_decode(const Problem& problem, bool /*is_packed*/, std::span<TensorLayout> tensors) {
  const auto& sizes = problem.sizes;
  tensors[0] = strided_layout(sizes, {sizes[0], sizes[3], sizes[1], sizes[5]}, {10, 8, 9});  // Q
  tensors[0].element_bytes = problem.attributes[0] == 2 || problem.attributes[0] == 4 || problem.attributes[0] == 1 || problem.attributes[0] == 3 ? 2 : 4;
  tensors[1] = problem.attributes[1] == 0 ? strided_layout(sizes, {sizes[0], sizes[4], sizes[2], sizes[5]}, {13, 11, 12}) : strided_layout(sizes, {kUnknownExtent, sizes[6], sizes[2], sizes[5]}, {13, 11, 12});  // K
  tensors[1].element_bytes = problem.attributes[0] == 2 || problem.attributes[0] == 1 ? 2 : problem.attributes[0] == 4 || problem.attributes[0] == 3 ? 1 : 4;
  tensors[2] = problem.attributes[1] == 0 ? strided_layout(sizes, {sizes[0], sizes[4], sizes[2], sizes[5]}, {16, 14, 15}) : strided_layout(sizes, {kUnknownExtent, sizes[6], sizes[2], sizes[5]}, {16, 14, 15});  // V
  tensors[2].element_bytes = problem.attributes[0] == 2 || problem.attributes[0] == 1 ? 2 : problem.attributes[0] == 4 || problem.attributes[0] == 3 ? 1 : 4;
  tensors[3] = strided_layout(sizes, {sizes[0], sizes[3], sizes[1], sizes[5]}, {19, 17, 18});  // O
  tensors[3].element_bytes = problem.attributes[0] == 2 || problem.attributes[0] == 4 || problem.attributes[0] == 1 || problem.attributes[0] == 3 ? 2 : 4;
  tensors[4] = dense_layout({sizes[0], sizes[1], sizes[3]});  // LSE
  tensors[4].element_bytes = 4;
  tensors[5] = strided_layout(sizes, {sizes[0], ceil_quotient(Extent(sizes[4]), Extent(sizes[6])).value}, {7});  // page_table
  tensors[5].element_bytes = 4;
  tensors[6] = dense_layout({sizes[0]});  // seqlens_k
  tensors[6].element_bytes = 4;
  tensors[7] = problem.attributes[1] == 0 ? strided_layout(sizes, {sizes[0], sizes[2]}, {20, 21}) : strided_layout(sizes, {kUnknownExtent, sizes[2]}, {20, 21});  // scale_k
  tensors[7].element_bytes = 4;
  tensors[8] = problem.attributes[1] == 0 ? strided_layout(sizes, {sizes[0], sizes[2]}, {22, 23}) : strided_layout(sizes, {kUnknownExtent, sizes[2]}, {22, 23});  // scale_v
  tensors[8].element_bytes = 4;
  return false;
}

void check_attention_decode(const Problem& problem, const Arguments& arguments);
void check_attention_decode([[maybe_unused]] const Problem& problem, const Arguments& arguments) {
  if (!(arguments.scalars[0].f32 >= 0)) throw InvalidArgument("attention_decode: scale is " + std::to_string(arguments.scalars[0].f32) + "; valid are numbers from 0");
  if (!(arguments.scalars[2].i32 >= -1 && arguments.scalars[2].i32 <= 1073741824)) throw InvalidArgument("attention_decode: window_left is " + std::to_string(arguments.scalars[2].i32) + "; valid are -1 to 1073741824");
  if (!(arguments.scalars[3].i32 >= -1 && arguments.scalars[3].i32 <= 1073741824)) throw InvalidArgument("attention_decode: window_right is " + std::to_string(arguments.scalars[3].i32) + "; valid are -1 to 1073741824");
  if (arguments.tensors[5] != nullptr && !(problem.attributes[1] == 1)) throw InvalidArgument("attention_decode: page_table is given, but only kv_cache=paged reads it");
  if (!(arguments.tensors[5] != nullptr) && problem.attributes[1] == 1) throw InvalidArgument("attention_decode: kv_cache=paged needs page_table");
  if (arguments.tensors[7] != nullptr && !((problem.attributes[0] == 3 || problem.attributes[0] == 4))) throw InvalidArgument("attention_decode: scale_k is given, but only dtype=f16_e4m3 or bf16_e4m3 reads it");
  if (arguments.tensors[8] != nullptr && !((problem.attributes[0] == 3 || problem.attributes[0] == 4))) throw InvalidArgument("attention_decode: scale_v is given, but only dtype=f16_e4m3 or bf16_e4m3 reads it");
}

namespace attention_decode_data {

constexpr std::uint8_t kSchema0[] = {2, 0};
constexpr std::int64_t kSchema1[] = {1, kDense, kDense, 1, kDense, kDense};
constexpr AxisSchema kSchema2[] = {{.factor = 1, .sizes = {0, kNoSize, kNoSize}}, {.factor = 1, .sizes = {3, kNoSize, kNoSize}}, {.factor = 1, .sizes = {1, kNoSize, kNoSize}}, {.factor = 1, .sizes = {5, kNoSize, kNoSize}}};
constexpr std::uint8_t kSchema3[] = {10, 8, 9};
constexpr ShapeSchema kSchema4[] = {{.axes = kSchema2, .strides = kSchema3}};
constexpr DataType kSchema5[] = {DataType::f32, DataType::f16, DataType::bf16, DataType::f16, DataType::bf16};
constexpr AxisSchema kSchema6[] = {{.factor = 1, .sizes = {0, kNoSize, kNoSize}}, {.factor = 1, .sizes = {4, kNoSize, kNoSize}}, {.factor = 1, .sizes = {2, kNoSize, kNoSize}}, {.factor = 1, .sizes = {5, kNoSize, kNoSize}}};
constexpr std::uint8_t kSchema7[] = {13, 11, 12};
constexpr AxisSchema kSchema8[] = {{.factor = 0}, {.factor = 1, .sizes = {6, kNoSize, kNoSize}}, {.factor = 1, .sizes = {2, kNoSize, kNoSize}}, {.factor = 1, .sizes = {5, kNoSize, kNoSize}}};
constexpr ShapeSchema kSchema9[] = {{.axes = kSchema6, .strides = kSchema7}, {.axes = kSchema8, .strides = kSchema7}};
constexpr DataType kSchema10[] = {DataType::f32, DataType::f16, DataType::bf16, DataType::e4m3, DataType::e4m3};
constexpr std::uint8_t kSchema11[] = {16, 14, 15};
constexpr ShapeSchema kSchema12[] = {{.axes = kSchema6, .strides = kSchema11}, {.axes = kSchema8, .strides = kSchema11}};
constexpr std::uint8_t kSchema13[] = {19, 17, 18};
constexpr ShapeSchema kSchema14[] = {{.axes = kSchema2, .strides = kSchema13}};
constexpr AxisSchema kSchema15[] = {{.factor = 1, .sizes = {0, kNoSize, kNoSize}}, {.factor = 1, .sizes = {1, kNoSize, kNoSize}}, {.factor = 1, .sizes = {3, kNoSize, kNoSize}}};
constexpr ShapeSchema kSchema16[] = {{.axes = kSchema15, .strides = {}}};
constexpr DataType kSchema17[] = {DataType::f32};
constexpr AxisSchema kSchema18[] = {{.factor = 1, .sizes = {0, kNoSize, kNoSize}}, {.factor = 0}};
constexpr std::uint8_t kSchema19[] = {7};
constexpr ShapeSchema kSchema20[] = {{.axes = kSchema18, .strides = kSchema19}};
constexpr DataType kSchema21[] = {DataType::i32};
constexpr AxisSchema kSchema22[] = {{.factor = 1, .sizes = {0, kNoSize, kNoSize}}};
constexpr ShapeSchema kSchema23[] = {{.axes = kSchema22, .strides = {}}};
constexpr AxisSchema kSchema24[] = {{.factor = 1, .sizes = {0, kNoSize, kNoSize}}, {.factor = 1, .sizes = {2, kNoSize, kNoSize}}};
constexpr std::uint8_t kSchema25[] = {20, 21};
constexpr AxisSchema kSchema26[] = {{.factor = 0}, {.factor = 1, .sizes = {2, kNoSize, kNoSize}}};
constexpr ShapeSchema kSchema27[] = {{.axes = kSchema24, .strides = kSchema25}, {.axes = kSchema26, .strides = kSchema25}};
constexpr std::uint8_t kSchema28[] = {22, 23};
constexpr ShapeSchema kSchema29[] = {{.axes = kSchema24, .strides = kSchema28}, {.axes = kSchema26, .strides = kSchema28}};
constexpr TensorSchema kSchema30[] = {{.role = Role::in, .is_optional = false, .shapes = kSchema4, .types = kSchema5, .type_attribute = 0}, {.role = Role::in, .is_optional = false, .shapes = kSchema9, .shape_attribute = 1, .types = kSchema10, .type_attribute = 0}, {.role = Role::in, .is_optional = false, .shapes = kSchema12, .shape_attribute = 1, .types = kSchema10, .type_attribute = 0}, {.role = Role::out, .is_optional = false, .shapes = kSchema14, .types = kSchema5, .type_attribute = 0}, {.role = Role::out, .is_optional = true, .shapes = kSchema16, .types = kSchema17}, {.role = Role::in, .is_optional = true, .shapes = kSchema20, .types = kSchema21}, {.role = Role::in, .is_optional = true, .shapes = kSchema23, .types = kSchema21}, {.role = Role::in, .is_optional = true, .shapes = kSchema27, .shape_attribute = 1, .types = kSchema17}, {.role = Role::in, .is_optional = true, .shapes = kSchema29, .shape_attribute = 1, .types = kSchema17}};
constexpr ScalarSchema kSchema31[] = {{.usual = 0.0, .values = {}}, {.usual = 0.0, .values = {}}, {.usual = -1.0, .values = {}}, {.usual = -1.0, .values = {}}};
constexpr OpSchema kSchema = {.description = "O = softmax(mask(scale Q K^T)) V, few queries, long caches", .attributes = kSchema0, .key_sizes = kSchema1, .tensors = kSchema30, .scalars = kSchema31};

}  // namespace attention_decode_data

const OpSchema& schema_of_attention_decode();
const OpSchema& schema_of_attention_decode() { return attention_decode_data::kSchema; }

Problem to_problem(const AttentionDecodeProblem& problem, const Device& device) {
  static constexpr std::uint8_t kDtypeCodes[] = {0, kAnyAttribute, 1, 2, kAnyAttribute, kAnyAttribute, kAnyAttribute, kAnyAttribute, 3, 4, kAnyAttribute, kAnyAttribute, kAnyAttribute, kAnyAttribute, kAnyAttribute};
  const std::uint8_t dtype = code_of(problem.dtype, kDtypeCodes);
  if (dtype == kAnyAttribute) throw InvalidArgument("attention_decode has no such dtype; valid are f32, f16, bf16, f16_e4m3, bf16_e4m3");
  static constexpr std::uint8_t kKvCacheCodes[] = {0, 1};
  const std::uint8_t kv_cache = code_of(problem.kv_cache, kKvCacheCodes);
  if (kv_cache == kAnyAttribute) throw InvalidArgument("attention_decode has no such kv_cache; valid are contiguous, paged");
  Problem result{.op = static_cast<std::uint16_t>(TILEWRIGHT_TABLE::first_op() + 0)};
  if (device.kind == TargetKind::cpu) {
    if (problem.threads < 0 || problem.threads > 65535) {
      throw InvalidArgument("attention_decode: threads is " + std::to_string(problem.threads) + "; valid are 0 to 65535");
    }
    result.threads = static_cast<std::uint16_t>(problem.threads);
  }
  result.numerics = problem.numerics;
  result.attributes = {dtype, kv_cache};
  result.sizes = {problem.B, problem.Hq, problem.Hkv, problem.Sq, problem.Sk, problem.D, problem.page_size, problem.stride_table, problem.stride_qs, problem.stride_qh, problem.stride_qb, problem.stride_ks, problem.stride_kh, problem.stride_kb, problem.stride_vs, problem.stride_vh, problem.stride_vb, problem.stride_os, problem.stride_oh, problem.stride_ob, problem.stride_scale_kb, problem.stride_scale_kh, problem.stride_scale_vb, problem.stride_scale_vh};
  lay_out_attention_decode(result);
  return result;
}

Arguments to_arguments(const AttentionDecodeArguments& arguments) {
  return {.tensors = {const_cast<void*>(arguments.Q), const_cast<void*>(arguments.K), const_cast<void*>(arguments.V), arguments.O, arguments.LSE, const_cast<void*>(arguments.page_table), const_cast<void*>(arguments.seqlens_k), const_cast<void*>(arguments.scale_k), const_cast<void*>(arguments.scale_v)},
          .scalars = {{{.f32 = arguments.scale}, {.f32 = arguments.softcap}, {.i32 = arguments.window_left}, {.i32 = arguments.window_right}}}};
}

std::shared_ptr<const Plan> plan_attention_decode(const AttentionDecodeProblem& problem, const Device& device, std::size_t workspace_limit) {
  return make_plan(to_problem(problem, device), device, workspace_limit);
}

void attention_decode(const AttentionDecodeProblem& problem, const AttentionDecodeArguments& arguments, void* workspace, std::size_t workspace_bytes,
          Stream stream, const Device& device) {
  if (workspace == nullptr) workspace_bytes = 0;  // only kernels that need none
  thread_local constinit CallMemo<AttentionDecodeProblem> memo;
  const Plan& plan = memo.find(problem, device, workspace_bytes);
  // CPU plans know no limit: one that needs more takes scratch memory of its own.
  if (workspace != nullptr && plan.workspace_bytes() > workspace_bytes) workspace = nullptr;
  plan.run(to_arguments(arguments), workspace, stream);
}

Explanation explain(const AttentionDecodeProblem& problem, const Device& device) {
  return explain(to_problem(problem, device), device);
}

}  // namespace tilewright
