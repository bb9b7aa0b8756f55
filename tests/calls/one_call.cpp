// Members in the order in which C has them; what a call leaves out keeps its default.
#include "one_call.h"

#include <algorithm>
#include <string_view>
#include <utility>

#include "tilewright/ops.h"

namespace tilewright::calls {
namespace {

template <typename Enum>
Enum value_of(const Call& call, std::size_t attribute) {
  const auto& values = call.op->attributes[attribute].values;
  const auto found = std::ranges::find(values, std::string_view(call.attributes[attribute]),
                                       [](const char* each) { return std::string_view(each); });
  return static_cast<Enum>(found - values.begin());
}

// Of a dtype, whose names the ops share.
Dtype dtype_of(const Call& call) {
  constexpr std::pair<std::string_view, Dtype> kNames[] = {
      {"f32", Dtype::f32},       {"tf32", Dtype::tf32},           {"f16", Dtype::f16},
      {"bf16", Dtype::bf16},     {"f16_f32", Dtype::f16_f32},     {"bf16_f32", Dtype::bf16_f32},
      {"tf32x3", Dtype::tf32x3}, {"f16_e4m3", Dtype::f16_e4m3},   {"bf16_e4m3", Dtype::bf16_e4m3},
      {"e4m3", Dtype::e4m3},     {"e4m3_e5m2", Dtype::e4m3_e5m2}, {"e5m2_e4m3", Dtype::e5m2_e4m3},
      {"i8", Dtype::i8}};
  return std::ranges::find(kNames, std::string_view(call.attributes[0]), &std::pair<std::string_view, Dtype>::first)->second;
}

template <typename Problem>
void set_sizes(const Call& call, Problem& problem, std::initializer_list<std::int64_t Problem::*> members) {
  for (std::size_t i = 0; i < std::min(call.sizes.size(), members.size()); ++i) problem.*members.begin()[i] = call.sizes[i];
  problem.threads = call.threads;
}

GemmProblem gemm_problem(const Call& call) {
  using P = GemmProblem;
  P problem{.dtype = dtype_of(call), .layout = value_of<Layout>(call, 1)};
  set_sizes<P>(call, problem,
               {&P::M, &P::N, &P::K, &P::batch, &P::lda, &P::ldb, &P::ldc, &P::stride_a, &P::stride_b, &P::stride_c,
                &P::stride_bias, &P::bias_row_stride, &P::bias_column_stride});
  return problem;
}

AttentionForwardProblem forward_problem(const Call& call) {
  using P = AttentionForwardProblem;
  P problem{.dtype = dtype_of(call), .mask = value_of<Mask>(call, 1)};
  set_sizes<P>(call, problem,
               {&P::B,
                &P::Hq,
                &P::Hkv,
                &P::Sq,
                &P::Sk,
                &P::D,
                &P::stride_qs,
                &P::stride_qh,
                &P::stride_qb,
                &P::stride_ks,
                &P::stride_kh,
                &P::stride_kb,
                &P::stride_vs,
                &P::stride_vh,
                &P::stride_vb,
                &P::stride_os,
                &P::stride_oh,
                &P::stride_ob,
                &P::stride_bias_q,
                &P::stride_bias_h,
                &P::stride_bias_b,
                &P::total_q,
                &P::total_k});
  return problem;
}

AttentionDecodeProblem decode_problem(const Call& call) {
  using P = AttentionDecodeProblem;
  P problem{.dtype = dtype_of(call), .kv_cache = value_of<KvCache>(call, 1)};
  set_sizes<P>(call, problem,
               {&P::B,
                &P::Hq,
                &P::Hkv,
                &P::Sq,
                &P::Sk,
                &P::D,
                &P::page_size,
                &P::stride_table,
                &P::stride_qs,
                &P::stride_qh,
                &P::stride_qb,
                &P::stride_ks,
                &P::stride_kh,
                &P::stride_kb,
                &P::stride_vs,
                &P::stride_vh,
                &P::stride_vb,
                &P::stride_os,
                &P::stride_oh,
                &P::stride_ob,
                &P::stride_scale_kb,
                &P::stride_scale_kh,
                &P::stride_scale_vb,
                &P::stride_scale_vh});
  return problem;
}

GroupedGemmProblem grouped_problem(const Call& call) {
  using P = GroupedGemmProblem;
  P problem{.dtype = dtype_of(call), .layout = call.is("nt") ? Layout::nt : Layout::nn, .gate = value_of<Gate>(call, 2)};
  set_sizes<P>(call, problem,
               {&P::G, &P::M, &P::N, &P::K, &P::rows_a, &P::parts, &P::lda, &P::ldb, &P::stride_part, &P::stride_b, &P::ldc});
  return problem;
}

KGroupedGemmProblem k_grouped_problem(const Call& call) {
  using P = KGroupedGemmProblem;
  P problem{.dtype = dtype_of(call)};
  set_sizes<P>(call, problem, {&P::G, &P::T, &P::M, &P::N, &P::rows_a, &P::lda, &P::ldb, &P::ldc, &P::stride_c});
  return problem;
}

ScaledGemmProblem scaled_problem(const Call& call) {
  using P = ScaledGemmProblem;
  P problem{.dtype = dtype_of(call),
            .dtype_c = value_of<DtypeC>(call, 1),
            .scaling = value_of<Scaling>(call, 2),
            .accumulation = value_of<Accumulation>(call, 3)};
  set_sizes<P>(
      call, problem,
      {&P::M, &P::N, &P::K, &P::lda, &P::ldb, &P::ldc, &P::scale_a_row, &P::scale_a_block, &P::scale_b_row, &P::scale_b_block});
  return problem;
}

ScaledGroupedGemmProblem scaled_grouped_problem(const Call& call) {
  using P = ScaledGroupedGemmProblem;
  P problem{.dtype = dtype_of(call),
            .dtype_c = value_of<DtypeC>(call, 1),
            .scaling = value_of<Scaling>(call, 2),
            .accumulation = value_of<Accumulation>(call, 3),
            .gate = value_of<Gate>(call, 4)};
  set_sizes<P>(call, problem,
               {&P::G, &P::M, &P::N, &P::K, &P::rows_a, &P::parts, &P::lda, &P::ldb, &P::stride_part, &P::stride_b, &P::ldc,
                &P::scale_a_row, &P::scale_a_block, &P::scale_b_row, &P::scale_b_block, &P::scale_b_part, &P::scale_b_group});
  return problem;
}

PackedGemmProblem packed_problem(const Call& call) {
  using P = PackedGemmProblem;
  P problem{.dtype = dtype_of(call)};
  set_sizes<P>(call, problem, {&P::M, &P::N, &P::K, &P::lda, &P::ldc});
  return problem;
}

bool is(const Call& call, std::string_view op) { return call.op->name == op; }

}  // namespace

bool has_types(const Call& call) {
  if (call.sizes.size() > call.op->sizes.size() || call.attributes.size() != call.op->attributes.size()) return false;
  if (call.wrong_tensors != 0 || call.wrong_scalars != 0 || call.constants >= 4) return false;
  for (std::size_t i = 0; i < call.attributes.size(); ++i) {
    const auto& values = call.op->attributes[i].values;
    if (std::ranges::none_of(values, [&](std::string_view each) { return each == call.attributes[i]; })) return false;
  }
  return true;
}

std::size_t needed_workspace_bytes(const Call& call) {
  if (is(call, "gemm")) return plan_gemm(gemm_problem(call), cpu_device())->workspace_bytes();
  if (is(call, "attention_forward")) return plan_attention_forward(forward_problem(call), cpu_device())->workspace_bytes();
  if (is(call, "grouped_gemm")) return plan_grouped_gemm(grouped_problem(call), cpu_device())->workspace_bytes();
  if (is(call, "k_grouped_gemm")) return plan_k_grouped_gemm(k_grouped_problem(call), cpu_device())->workspace_bytes();
  if (is(call, "scaled_gemm")) return plan_scaled_gemm(scaled_problem(call), cpu_device())->workspace_bytes();
  if (is(call, "scaled_grouped_gemm"))
    return plan_scaled_grouped_gemm(scaled_grouped_problem(call), cpu_device())->workspace_bytes();
  if (is(call, "packed_gemm")) return plan_packed_gemm(packed_problem(call), cpu_device())->workspace_bytes();
  return plan_attention_decode(decode_problem(call), cpu_device())->workspace_bytes();
}

void run_in_one_call(const Call& call, void* const* tensors, void* workspace, std::size_t workspace_bytes) {
  const Device& cpu = cpu_device();
  if (is(call, "gemm")) {
    const GemmArguments arguments{.A = tensors[0],
                                  .B = tensors[1],
                                  .C = tensors[2],
                                  .bias = tensors[3],
                                  .alpha = call.f32("alpha"),
                                  .beta = call.f32("beta"),
                                  .activation = static_cast<Activation>(call.i32("activation")),
                                  .constant_b = call.constants != 0};
    gemm(gemm_problem(call), arguments, workspace, workspace_bytes, nullptr, cpu);
  } else if (is(call, "grouped_gemm")) {
    const GroupedGemmArguments arguments{.A = tensors[0],
                                         .B = tensors[1],
                                         .C = tensors[2],
                                         .offsets = tensors[3],
                                         .row_index = tensors[4],
                                         .bias = tensors[5],
                                         .row_scale = tensors[6],
                                         .activation = static_cast<Activation>(call.i32("activation")),
                                         .constant_b = call.constants != 0};
    grouped_gemm(grouped_problem(call), arguments, workspace, workspace_bytes, nullptr, cpu);
  } else if (is(call, "k_grouped_gemm")) {
    const KGroupedGemmArguments arguments{.A = tensors[0],
                                          .B = tensors[1],
                                          .C = tensors[2],
                                          .offsets = tensors[3],
                                          .row_index = tensors[4],
                                          .beta = call.f32("beta")};
    k_grouped_gemm(k_grouped_problem(call), arguments, workspace, workspace_bytes, nullptr, cpu);
  } else if (is(call, "scaled_gemm")) {
    const ScaledGemmArguments arguments{.A = tensors[0],
                                        .B = tensors[1],
                                        .C = tensors[2],
                                        .scale_a = tensors[3],
                                        .scale_b = tensors[4],
                                        .bias = tensors[5],
                                        .scale_c = tensors[6],
                                        .amax = tensors[7],
                                        .constant_b = call.constants != 0};
    scaled_gemm(scaled_problem(call), arguments, workspace, workspace_bytes, nullptr, cpu);
  } else if (is(call, "scaled_grouped_gemm")) {
    const ScaledGroupedGemmArguments arguments{.A = tensors[0],
                                               .B = tensors[1],
                                               .C = tensors[2],
                                               .scale_a = tensors[3],
                                               .scale_b = tensors[4],
                                               .offsets = tensors[5],
                                               .row_index = tensors[6],
                                               .bias = tensors[7],
                                               .row_scale = tensors[8],
                                               .activation = static_cast<Activation>(call.i32("activation")),
                                               .constant_b = call.constants != 0};
    scaled_grouped_gemm(scaled_grouped_problem(call), arguments, workspace, workspace_bytes, nullptr, cpu);
  } else if (is(call, "packed_gemm")) {
    const PackedGemmArguments arguments{.A = tensors[0],
                                        .B = tensors[1],
                                        .C = tensors[2],
                                        .scale = tensors[3],
                                        .bias = tensors[4],
                                        .activation = static_cast<Activation>(call.i32("activation")),
                                        .constant_b = call.constants != 0};
    packed_gemm(packed_problem(call), arguments, workspace, workspace_bytes, nullptr, cpu);
  } else if (is(call, "attention_forward")) {
    const AttentionForwardArguments arguments{.Q = tensors[0],
                                              .K = tensors[1],
                                              .V = tensors[2],
                                              .O = tensors[3],
                                              .LSE = tensors[4],
                                              .bias = tensors[5],
                                              .alibi_slopes = tensors[6],
                                              .cu_seqlens_q = tensors[7],
                                              .cu_seqlens_k = tensors[8],
                                              .scale = call.f32("scale"),
                                              .softcap = call.f32("softcap"),
                                              .window_left = call.i32("window_left"),
                                              .window_right = call.i32("window_right"),
                                              .alignment = static_cast<Alignment>(call.i32("alignment"))};
    attention_forward(forward_problem(call), arguments, workspace, workspace_bytes, nullptr, cpu);
  } else {
    const AttentionDecodeArguments arguments{.Q = tensors[0],
                                             .K = tensors[1],
                                             .V = tensors[2],
                                             .O = tensors[3],
                                             .LSE = tensors[4],
                                             .page_table = tensors[5],
                                             .seqlens_k = tensors[6],
                                             .scale_k = tensors[7],
                                             .scale_v = tensors[8],
                                             .scale = call.f32("scale"),
                                             .softcap = call.f32("softcap"),
                                             .window_left = call.i32("window_left"),
                                             .window_right = call.i32("window_right")};
    attention_decode(decode_problem(call), arguments, workspace, workspace_bytes, nullptr, cpu);
  }
}

}  // namespace tilewright::calls
