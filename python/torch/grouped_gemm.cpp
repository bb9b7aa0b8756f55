// torch.ops.tilewright.grouped_gemm: products of groups of rows with a matrix each.
#include <array>

#include "calls/group_matrices.h"
#include "calls/grouped_gemm_call.h"
#include "calls/named_values.h"
#include "torch/copying.h"
#include "torch/dense_strides.h"
#include "torch/operators.h"
#include "torch/stack.h"

namespace tilewright::torch {
namespace {

struct GroupedArguments {
  explicit GroupedArguments(Stack& stack)
      : a(stack.tensor()),
        b(stack.tensor()),
        offsets(stack.tensor()),
        row_index(stack.optional_tensor()),
        bias(stack.optional_tensor()),
        row_scale(stack.optional_tensor()),
        gate_word(stack.optional_text()),
        activation(stack.optional_text()) {}

  Gate gate() const { return gate_word ? calls::gate_named(*gate_word) : Gate::none; }
  calls::Shape shape() const { return calls::grouped_gemm_output_shape(a.view(), b.view(), view_of(row_index), gate()); }
  calls::Call call(const Tensor& out) const {
    return calls::grouped_gemm_call({.a = &a.view(),
                                     .b = &b.view(),
                                     .offsets = &offsets.view(),
                                     .out = &out.view(),
                                     .row_index = view_of(row_index),
                                     .bias = view_of(bias),
                                     .row_scale = view_of(row_scale),
                                     .gate = gate(),
                                     .activation = activation ? calls::activation_named(*activation) : Activation::none});
  }
  Copying copying(Tensor& out) {
    return Copying({&a, &b, &offsets, present(row_index), present(bias), present(row_scale)}, {&out});
  }

  Tensor a, b, offsets;
  std::optional<Tensor> row_index, bias, row_scale;
  std::optional<std::string> gate_word, activation;
};

void grouped_gemm(Stack& stack) {
  GroupedArguments arguments(stack);
  const calls::Shape shape = arguments.shape();
  Tensor out = Tensor::empty(shape, arguments.a.view().dtype, arguments.a, dense_strides(shape));
  arguments.copying(out).run_on(out, [&] { return arguments.call(out); });
  stack.give(std::move(out));
}

void grouped_gemm_out(Stack& stack) {
  GroupedArguments arguments(stack);
  Tensor out = stack.tensor(Access::write);
  arguments.copying(out).run_on(out, [&] { return arguments.call(out); });
}

}  // namespace

std::span<const Operator> grouped_gemm_operators() {
  static const std::array all{
      operator_of<grouped_gemm>(
          "grouped_gemm",
          "grouped_gemm(Tensor a, Tensor b, Tensor offsets, *, Tensor? row_index=None, Tensor? bias=None, "
          "Tensor? row_scale=None, str? gate=None, str? activation=None) -> Tensor"),
      operator_of<grouped_gemm_out>(
          "grouped_gemm.out",
          "grouped_gemm.out(Tensor a, Tensor b, Tensor offsets, *, Tensor? row_index=None, Tensor? bias=None, "
          "Tensor? row_scale=None, str? gate=None, str? activation=None, Tensor(a!) out) -> ()")};
  return all;
}

}  // namespace tilewright::torch
