// torch.ops.tilewright.attention and attention_decode.
#include <array>

#include "calls/attention_call.h"
#include "calls/attention_decode_call.h"
#include "calls/named_values.h"
#include "torch/dense_strides.h"
#include "torch/operators.h"
#include "torch/run_on.h"
#include "torch/stack.h"

namespace tilewright::torch {
namespace {

std::optional<float> as_float(std::optional<double> value) {
  return value ? std::optional(static_cast<float>(*value)) : std::nullopt;
}

// Heads of a query lie side by side in memory, (..., L, Hq, E), as the projection behind attention reads them.
Tensor empty_heads(const calls::Shape& shape, const Tensor& q) {
  if (shape.rank < 3) return Tensor::empty(shape, q.view().dtype, q, dense_strides(shape));
  calls::Shape in_memory = shape;
  std::swap(in_memory.from_last(1), in_memory.from_last(2));
  Strides strides = dense_strides(in_memory);
  std::swap(strides.from_last(1), strides.from_last(2));
  return Tensor::empty(shape, q.view().dtype, q, strides);
}

// The arguments of attention up to its results, in the order of the schema.
struct AttentionArguments {
  explicit AttentionArguments(Stack& stack)
      : q(stack.tensor()),
        k(stack.tensor()),
        v(stack.tensor()),
        mask(stack.optional_tensor()),
        causal(stack.text()),
        scale(stack.optional_real()),
        softcap(stack.real()),
        window_left(stack.integer()),
        window_right(stack.integer()),
        alibi_slopes(stack.optional_tensor()) {}

  calls::Call call(const Tensor& out, const std::optional<Tensor>& lse) const {
    return calls::attention_call({.q = &q.view(),
                                  .k = &k.view(),
                                  .v = &v.view(),
                                  .out = &out.view(),
                                  .bias = view_of(mask),
                                  .lse = view_of(lse),
                                  .alibi_slopes = view_of(alibi_slopes),
                                  .causal = calls::causal_named(causal),
                                  .scale = as_float(scale),
                                  .softcap = static_cast<float>(softcap),
                                  .window_left = window_left,
                                  .window_right = window_right});
  }

  Tensor q, k, v;
  std::optional<Tensor> mask;
  std::string causal;
  std::optional<double> scale;
  double softcap;
  std::int64_t window_left, window_right;
  std::optional<Tensor> alibi_slopes;
};

void attention(Stack& stack) {
  const AttentionArguments arguments(stack);
  Tensor out =
      empty_heads(calls::attention_output_shape(arguments.q.view(), arguments.k.view(), arguments.v.view()), arguments.q);
  run_on(out, arguments.call(out, std::nullopt));
  stack.give(std::move(out));
}

void attention_out(Stack& stack) {
  const AttentionArguments arguments(stack);
  const Tensor out = stack.tensor(Access::write);
  const std::optional<Tensor> lse = stack.optional_tensor(Access::write);
  run_on(out, arguments.call(out, lse));
}

struct DecodeArguments {
  explicit DecodeArguments(Stack& stack)
      : q(stack.tensor()),
        k(stack.tensor()),
        v(stack.tensor()),
        page_table(stack.optional_tensor()),
        seqlens(stack.optional_tensor()),
        scale(stack.optional_real()),
        softcap(stack.real()),
        window_left(stack.integer()),
        window_right(stack.integer()),
        k_scale(stack.optional_tensor()),
        v_scale(stack.optional_tensor()) {}

  calls::Call call(const Tensor& out, const std::optional<Tensor>& lse) const {
    return calls::attention_decode_call({.q = &q.view(),
                                         .k = &k.view(),
                                         .v = &v.view(),
                                         .out = &out.view(),
                                         .lse = view_of(lse),
                                         .page_table = view_of(page_table),
                                         .seqlens = view_of(seqlens),
                                         .scale = as_float(scale),
                                         .softcap = static_cast<float>(softcap),
                                         .window_left = window_left,
                                         .window_right = window_right,
                                         .k_scale = view_of(k_scale),
                                         .v_scale = view_of(v_scale)});
  }

  Tensor q, k, v;
  std::optional<Tensor> page_table, seqlens;
  std::optional<double> scale;
  double softcap;
  std::int64_t window_left, window_right;
  std::optional<Tensor> k_scale, v_scale;
};

void attention_decode(Stack& stack) {
  const DecodeArguments arguments(stack);
  Tensor out = empty_heads(calls::attention_decode_output_shape(arguments.q.view(), arguments.k.view(), arguments.v.view(),
                                                                view_of(arguments.page_table)),
                           arguments.q);
  run_on(out, arguments.call(out, std::nullopt));
  stack.give(std::move(out));
}

void attention_decode_out(Stack& stack) {
  const DecodeArguments arguments(stack);
  const Tensor out = stack.tensor(Access::write);
  const std::optional<Tensor> lse = stack.optional_tensor(Access::write);
  run_on(out, arguments.call(out, lse));
}

}  // namespace

std::span<const Operator> attention_operators() {
  static const std::array all{
      operator_of<attention>(
          "attention",
          "attention(Tensor q, Tensor k, Tensor v, Tensor? mask=None, *, str causal=\"none\", float? scale=None, "
          "float softcap=0.0, int window_left=-1, int window_right=-1, Tensor? alibi_slopes=None) -> Tensor"),
      operator_of<attention_out>(
          "attention.out",
          "attention.out(Tensor q, Tensor k, Tensor v, Tensor? mask=None, *, str causal=\"none\", float? scale=None, "
          "float softcap=0.0, int window_left=-1, int window_right=-1, Tensor? alibi_slopes=None, Tensor(a!) out, "
          "Tensor(b!)? lse=None) -> ()"),
      operator_of<attention_decode>(
          "attention_decode",
          "attention_decode(Tensor q, Tensor k, Tensor v, *, Tensor? page_table=None, Tensor? seqlens=None, "
          "float? scale=None, float softcap=0.0, int window_left=-1, int window_right=-1, Tensor? k_scale=None, "
          "Tensor? v_scale=None) -> Tensor"),
      operator_of<attention_decode_out>(
          "attention_decode.out",
          "attention_decode.out(Tensor q, Tensor k, Tensor v, *, Tensor? page_table=None, Tensor? seqlens=None, "
          "float? scale=None, float softcap=0.0, int window_left=-1, int window_right=-1, Tensor? k_scale=None, "
          "Tensor? v_scale=None, Tensor(a!) out, Tensor(b!)? lse=None) -> ()")};
  return all;
}

}  // namespace tilewright::torch
