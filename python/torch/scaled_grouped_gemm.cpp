// torch.ops.tilewright.scaled_grouped_gemm: products of groups of rows of 8-bit floats with a matrix each, with scales.
#include <array>
#include <optional>
#include <string>

#include "calls/eight_bits.h"
#include "calls/group_matrices.h"
#include "calls/named_values.h"
#include "calls/scaled_grouped_gemm_call.h"
#include "torch/copying.h"
#include "torch/dense_strides.h"
#include "torch/operators.h"
#include "torch/stack.h"

namespace tilewright::torch {
namespace {

struct ScaledGroupedArguments {
  ScaledGroupedArguments(Stack& stack, bool is_of_out)
      : a(stack.tensor()),
        b(stack.tensor()),
        scale_a(stack.tensor()),
        scale_b(stack.tensor()),
        offsets(stack.tensor()),
        row_index(stack.optional_tensor()),
        bias(stack.optional_tensor()),
        row_scale(stack.optional_tensor()),
        gate_word(stack.optional_text()),
        activation(stack.optional_text()),
        out_dtype(is_of_out ? std::nullopt : stack.optional_text()),
        accumulation(stack.optional_text()) {}

  Gate gate() const { return gate_word ? calls::gate_named(*gate_word) : Gate::none; }
  calls::Shape shape() const { return calls::scaled_grouped_gemm_output_shape(a.view(), b.view(), view_of(row_index), gate()); }
  calls::DLDataType type() const { return calls::grouped_result_type_named(out_dtype ? std::string_view(*out_dtype) : "bf16"); }
  calls::Call call(const Tensor& out) const {
    return calls::scaled_grouped_gemm_call(
        {.a = &a.view(),
         .b = &b.view(),
         .scale_a = &scale_a.view(),
         .scale_b = &scale_b.view(),
         .offsets = &offsets.view(),
         .out = &out.view(),
         .row_index = view_of(row_index),
         .bias = view_of(bias),
         .row_scale = view_of(row_scale),
         .gate = gate(),
         .activation = activation ? calls::activation_named(*activation) : Activation::none,
         .accumulation = accumulation ? calls::accumulation_named(*accumulation) : Accumulation::promoted});
  }
  Copying copying(Tensor& out) {
    return Copying({&a, &b, &scale_a, &scale_b, &offsets, present(row_index), present(bias), present(row_scale)}, {&out});
  }

  Tensor a, b, scale_a, scale_b, offsets;
  std::optional<Tensor> row_index, bias, row_scale;
  std::optional<std::string> gate_word, activation, out_dtype, accumulation;
};

void scaled_grouped_gemm(Stack& stack) {
  ScaledGroupedArguments arguments(stack, false);
  const calls::Shape shape = arguments.shape();
  Tensor out = Tensor::empty(shape, arguments.type(), arguments.a, dense_strides(shape));
  arguments.copying(out).run_on(out, [&] { return arguments.call(out); });
  stack.give(std::move(out));
}

void scaled_grouped_gemm_out(Stack& stack) {
  ScaledGroupedArguments arguments(stack, true);
  Tensor out = stack.tensor(Access::write);
  arguments.copying(out).run_on(out, [&] { return arguments.call(out); });
}

}  // namespace

std::span<const Operator> scaled_grouped_gemm_operators() {
  static const std::array all{
      operator_of<scaled_grouped_gemm>(
          "scaled_grouped_gemm",
          "scaled_grouped_gemm(Tensor a, Tensor b, Tensor scale_a, Tensor scale_b, Tensor offsets, *, "
          "Tensor? row_index=None, Tensor? bias=None, Tensor? row_scale=None, str? gate=None, str? activation=None, "
          "str? out_dtype=None, str? accumulation=None) -> Tensor"),
      operator_of<scaled_grouped_gemm_out>(
          "scaled_grouped_gemm.out",
          "scaled_grouped_gemm.out(Tensor a, Tensor b, Tensor scale_a, Tensor scale_b, Tensor offsets, *, "
          "Tensor? row_index=None, Tensor? bias=None, Tensor? row_scale=None, str? gate=None, str? activation=None, "
          "str? accumulation=None, Tensor(a!) out) -> ()")};
  return all;
}

}  // namespace tilewright::torch
