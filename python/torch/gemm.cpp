// torch.ops.tilewright.gemm: matrix products of tensors.
#include <array>

#include "calls/gemm_call.h"
#include "calls/named_values.h"
#include "torch/copying.h"
#include "torch/dense_strides.h"
#include "torch/operators.h"
#include "torch/stack.h"

namespace tilewright::torch {
namespace {

Activation activation_of(const std::optional<std::string>& word) {
  return word ? calls::activation_named(*word) : Activation::none;
}
Dtype precision_of(const std::optional<std::string>& word) { return word ? calls::precision_named(*word) : Dtype::f32; }

void gemm(Stack& stack) {
  Tensor a = stack.tensor(), b = stack.tensor();
  std::optional<Tensor> bias = stack.optional_tensor();
  const std::optional<std::string> activation = stack.optional_text();
  const double alpha = stack.real();
  const std::optional<std::string> precision = stack.optional_text();
  const auto shape = calls::gemm_output_shape(a.view(), b.view());
  Tensor out = Tensor::empty(shape, a.view().dtype, a, dense_strides(shape));
  Copying({&a, &b, present(bias)}, {&out}).run_on(out, [&] {
    return calls::gemm_call({.a = &a.view(),
                             .b = &b.view(),
                             .bias = view_of(bias),
                             .out = &out.view(),
                             .precision = precision_of(precision),
                             .activation = activation_of(activation),
                             .alpha = alpha});
  });
  stack.give(std::move(out));
}

void gemm_out(Stack& stack) {
  Tensor a = stack.tensor(), b = stack.tensor();
  std::optional<Tensor> bias = stack.optional_tensor();
  const std::optional<std::string> activation = stack.optional_text();
  const double alpha = stack.real(), beta = stack.real();
  const std::optional<std::string> precision = stack.optional_text();
  Tensor out = stack.tensor(Access::write);
  Copying({&a, &b, present(bias)}, {&out}).run_on(out, [&] {
    return calls::gemm_call({.a = &a.view(),
                             .b = &b.view(),
                             .bias = view_of(bias),
                             .out = &out.view(),
                             .precision = precision_of(precision),
                             .activation = activation_of(activation),
                             .alpha = alpha,
                             .beta = beta});
  });
}

}  // namespace

std::span<const Operator> gemm_operators() {
  static const std::array all{
      operator_of<gemm>(
          "gemm",
          "gemm(Tensor a, Tensor b, Tensor? bias=None, *, str? activation=None, float alpha=1.0, str? precision=None) "
          "-> Tensor"),
      operator_of<gemm_out>(
          "gemm.out",
          "gemm.out(Tensor a, Tensor b, Tensor? bias=None, *, str? activation=None, float alpha=1.0, float beta=0.0, "
          "str? precision=None, Tensor(a!) out) -> ()")};
  return all;
}

}  // namespace tilewright::torch
