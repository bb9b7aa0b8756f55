// attention_decode: from typed problems and arguments to the ones of dispatch. Emitted by codegen; do not edit.
#include "tilewright/attention_decode.h"

#include <algorithm>

#include "saturate.h"

namespace tilewright {

namespace {

constexpr std::uint8_t kDtypeCodes[] = {0, kAnyAttribute, 1, 2};
constexpr std::uint8_t kKvCacheCodes[] = {0, 1};

}  // namespace

void fill_dense_attention_decode(Problem& problem);
void fill_dense_attention_decode(Problem& problem) {
  std::array<Extent, 20> sizes;
  for (std::size_t i = 0; i < sizes.size(); ++i) sizes[i] = {problem.sizes[i]};
  if (sizes[2].value < 1 || sizes[1].value % sizes[2].value != 0) {
    throw Error("attention_decode: Hkv is " + std::to_string(sizes[2].value) + "; valid are divisors of Hq, " +
                std::to_string(sizes[1].value));
  }
  if (sizes[6].value == 0) sizes[6] = problem.attributes[1] == 0 ? sizes[4] : Extent(16);  // page_size
  if (sizes[7].value == 0) sizes[7] = ceil_quotient(sizes[4], sizes[6]);  // stride_table
  if (sizes[8].value == 0) sizes[8] = sizes[1] * sizes[5];  // stride_qs
  if (sizes[9].value == 0) sizes[9] = sizes[5];  // stride_qh
  if (sizes[10].value == 0) sizes[10] = sizes[3] * sizes[8];  // stride_qb
  if (sizes[11].value == 0) sizes[11] = sizes[2] * sizes[5];  // stride_ks
  if (sizes[12].value == 0) sizes[12] = sizes[5];  // stride_kh
  if (sizes[13].value == 0) sizes[13] = problem.attributes[1] == 0 ? sizes[4] * sizes[11] : sizes[6] * sizes[11];  // stride_kb
  if (sizes[14].value == 0) sizes[14] = sizes[2] * sizes[5];  // stride_vs
  if (sizes[15].value == 0) sizes[15] = sizes[5];  // stride_vh
  if (sizes[16].value == 0) sizes[16] = problem.attributes[1] == 0 ? sizes[4] * sizes[14] : sizes[6] * sizes[14];  // stride_vb
  if (sizes[17].value == 0) sizes[17] = sizes[1] * sizes[5];  // stride_os
  if (sizes[18].value == 0) sizes[18] = sizes[5];  // stride_oh
  if (sizes[19].value == 0) sizes[19] = sizes[3] * sizes[17];  // stride_ob
  for (std::size_t i = 0; i < sizes.size(); ++i) problem.sizes[i] = sizes[i].value;
}

void check_attention_decode(const Problem& problem, const Arguments& arguments);
void check_attention_decode(const Problem& problem, const Arguments& arguments) {
  if (!(arguments.scalars[0].f32 >= 0)) throw Error("attention_decode: scale is " + std::to_string(arguments.scalars[0].f32) + "; valid are numbers from 0");
  if (!(arguments.scalars[2].i32 <= 1073741824)) throw Error("attention_decode: window_left is " + std::to_string(arguments.scalars[2].i32) + "; valid are numbers up to 1073741824");
  if (!(arguments.scalars[3].i32 <= 1073741824)) throw Error("attention_decode: window_right is " + std::to_string(arguments.scalars[3].i32) + "; valid are numbers up to 1073741824");
  if (arguments.tensors[5] != nullptr && !(problem.attributes[1] == 1)) throw Error("attention_decode: page_table is given, but only kv_cache=paged reads it");
  if (!(arguments.tensors[5] != nullptr) && problem.attributes[1] == 1) throw Error("attention_decode: kv_cache=paged needs page_table");
}

Problem to_problem(const AttentionDecodeProblem& problem, const Device& device) {
  const std::uint8_t dtype = kDtypeCodes[static_cast<std::size_t>(problem.dtype)];
  if (dtype == kAnyAttribute) throw Error("attention_decode has no such dtype; valid are f32, f16, bf16");
  const std::uint8_t kv_cache = kKvCacheCodes[static_cast<std::size_t>(problem.kv_cache)];
  Problem result{.op = 0};
  if (device.kind == TargetKind::cpu) {
    const int threads = problem.threads > 0 ? problem.threads : static_cast<int>(device.compute_units);
    result.threads = static_cast<std::uint16_t>(std::clamp(threads, 1, 65535));
  }
  result.attributes = {dtype, kv_cache};
  result.sizes = {problem.B, problem.Hq, problem.Hkv, problem.Sq, problem.Sk, problem.D, problem.page_size, problem.stride_table, problem.stride_qs, problem.stride_qh, problem.stride_qb, problem.stride_ks, problem.stride_kh, problem.stride_kb, problem.stride_vs, problem.stride_vh, problem.stride_vb, problem.stride_os, problem.stride_oh, problem.stride_ob};
  fill_dense_attention_decode(result);
  return result;
}

Arguments to_arguments(const AttentionDecodeArguments& arguments) {
  return {.tensors = {const_cast<void*>(arguments.Q), const_cast<void*>(arguments.K), const_cast<void*>(arguments.V), arguments.O, arguments.LSE, const_cast<void*>(arguments.page_table), const_cast<void*>(arguments.seqlens_k)},
          .scalars = {{{.f32 = arguments.scale}, {.f32 = arguments.softcap}, {.i32 = arguments.window_left}, {.i32 = arguments.window_right}}}};
}

std::shared_ptr<const Plan> plan_attention_decode(const AttentionDecodeProblem& problem, const Device& device, std::size_t workspace_limit) {
  return make_plan(to_problem(problem, device), device, workspace_limit);
}

void attention_decode(const AttentionDecodeProblem& problem, const AttentionDecodeArguments& arguments, void* workspace, std::size_t workspace_bytes,
          Stream stream, const Device& device) {
  if (workspace == nullptr) workspace_bytes = 0;  // only kernels that need none
  const Plan& plan = cached_plan(to_problem(problem, device), device, workspace_bytes);
  // CPU plans know no limit: one that needs more takes scratch memory of its own.
  plan.run(to_arguments(arguments), plan.workspace_bytes() <= workspace_bytes ? workspace : nullptr, stream);
}

Explanation explain(const AttentionDecodeProblem& problem, const Device& device) {
  return explain(to_problem(problem, device), device);
}

}  // namespace tilewright
