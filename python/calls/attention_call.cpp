#include "calls/attention_call.h"

#include <algorithm>
#include <array>

#include "calls/device_of.h"
#include "calls/heads.h"
#include "calls/leading_axes.h"
#include "calls/tensor_text.h"
#include "tilewright/attention_forward.h"

namespace tilewright::calls {
namespace {

constexpr std::int64_t kAll = -1;  // of a window

// What a problem's mask and a run's scalars say together.
struct Masking {
  Mask mask = Mask::full;
  Alignment alignment = Alignment::bottom_right;
  std::int64_t keys = 0;  // those that any query sees
  std::int32_t window_left = -1, window_right = -1;
};

Masking masking_of(const AttentionOperands& of, std::int64_t queries, std::int64_t keys) {
  Masking result{.keys = keys,
                 .window_left = window_argument("window_left", of.window_left),
                 .window_right = window_argument("window_right", of.window_right)};
  if (of.causal == Causal::top_left) {
    // Nobody sees a key behind the last query's; among as many keys as queries both alignments are the same.
    result.keys = std::min(keys, queries);
    if (result.keys < queries) result.alignment = Alignment::top_left;
  }
  if (of.causal != Causal::none) result.window_right = 0;
  const bool is_general = result.window_left != kAll || of.softcap != 0 || of.bias != nullptr || of.alibi_slopes != nullptr ||
                          result.alignment == Alignment::top_left || (of.causal == Causal::none && result.window_right != kAll);
  if (is_general) {
    result.mask = Mask::general;
  } else if (of.causal != Causal::none) {
    result.mask = Mask::causal;
    result.window_right = kAll;
  }
  return result;
}

const void* slopes_of(const AttentionOperands& of) { return of.alibi_slopes != nullptr ? data_of(*of.alibi_slopes) : nullptr; }

// As attention_output_shape, but always with an axis of heads.
Shape broadcast_shape(const DLTensor& q, const DLTensor& k, const DLTensor& v) {
  Shape shape = leading_and_last(std::array{NamedHeads{"q", &q}, NamedHeads{"k", &k}, NamedHeads{"v", &v}});
  shape.from_last(2) = query_heads(q, key_heads(q, k, v));
  return shape;
}

void require_slopes(const AttentionOperands& of, std::int64_t heads) {
  if (of.alibi_slopes == nullptr) return;
  require_type("alibi_slopes", *of.alibi_slopes, dlpack_type_of(DataType::f32), "whatever q is");
  require_shape("alibi_slopes", *of.alibi_slopes, std::array{heads});
  require_dense("alibi_slopes", *of.alibi_slopes);
}

}  // namespace

Shape attention_output_shape(const DLTensor& q, const DLTensor& k, const DLTensor& v) {
  return as_output(broadcast_shape(q, k, v), {&q, &k, &v});
}

Call attention_call(const AttentionOperands& of) {
  const Shape shape = broadcast_shape(*of.q, *of.k, *of.v);
  const std::int64_t keys = rows_in(*of.k), heads_of_keys = key_heads(*of.q, *of.k, *of.v);
  require_one_device(std::array{NamedTensor{"q", of.q}, NamedTensor{"k", of.k}, NamedTensor{"v", of.v},
                                NamedTensor{"out", of.out}, NamedTensor{"mask", of.bias}, NamedTensor{"lse", of.lse},
                                NamedTensor{"alibi_slopes", of.alibi_slopes}});
  const Dtype dtype = attention_dtype(*of.q, *of.k, *of.v, *of.out);
  require_shape("out", *of.out, as_output(shape, {of.q, of.k, of.v}));
  if (of.bias != nullptr) require_type("mask", *of.bias, of.q->dtype, "as q is");
  require_lse(of.lse, *of.out);
  require_slopes(of, shape.from_last(2));

  const Masking masking = masking_of(of, shape.from_last(1), keys);
  const Shape key_shape = with_last(shape, heads_of_keys, keys, shape.from_last(0));
  const Heads q = separate_heads("q", *of.q, shape), k = separate_heads("k", *of.k, key_shape),
              v = separate_heads("v", *of.v, key_shape), out = separate_heads("out", *of.out, shape);
  Heads bias = dense_heads(nullptr, shape, 0);
  if (of.bias != nullptr) {
    bias = strided_heads("mask", *of.bias, with_last(shape, shape.from_last(2), shape.from_last(1), keys));
  }
  const Heads lse = dense_heads(of.lse, shape, shape.from_last(2) * shape.from_last(1));
  const LeadingAxes leading(std::array<const Axes*, 5>{&q.leading, &k.leading, &v.leading, &out.leading, &bias.leading},
                            of.lse != nullptr ? BatchOf::last_axes : BatchOf::any_axes);
  const Device& device = device_of(of.out->device);
  const AttentionForwardProblem problem{.dtype = dtype,
                                        .mask = masking.mask,
                                        .B = leading.batch(),
                                        .Hq = shape.from_last(2),
                                        .Hkv = heads_of_keys,
                                        .Sq = shape.from_last(1),
                                        .Sk = masking.keys,
                                        .D = shape.from_last(0),
                                        .stride_qs = q.stride_row,
                                        .stride_qh = q.stride_head,
                                        .stride_qb = q.stride_batch(leading),
                                        .stride_ks = k.stride_row,
                                        .stride_kh = k.stride_head,
                                        .stride_kb = k.stride_batch(leading),
                                        .stride_vs = v.stride_row,
                                        .stride_vh = v.stride_head,
                                        .stride_vb = v.stride_batch(leading),
                                        .stride_os = out.stride_row,
                                        .stride_oh = out.stride_head,
                                        .stride_ob = out.stride_batch(leading),
                                        .stride_bias_q = bias.stride_row,
                                        .stride_bias_h = bias.stride_head,
                                        .stride_bias_b = bias.stride_batch(leading)};
  const auto arguments_of = [&](std::int64_t repetition) {
    return to_arguments(AttentionForwardArguments{.Q = q.at(leading, repetition),
                                                  .K = k.at(leading, repetition),
                                                  .V = v.at(leading, repetition),
                                                  .O = out.at(leading, repetition),
                                                  .LSE = lse.at(leading, repetition),
                                                  .bias = bias.at(leading, repetition),
                                                  .alibi_slopes = slopes_of(of),
                                                  .scale = scale_argument(of.scale),
                                                  .softcap = of.softcap,
                                                  .window_left = masking.window_left,
                                                  .window_right = masking.window_right,
                                                  .alignment = masking.alignment});
  };
  return repeated(to_problem(problem, device), device, leading.repetitions(), arguments_of);
}

}  // namespace tilewright::calls
