// torch.ops.tilewright.k_grouped_gemm: weight gradients of groups of rows.
#include <array>

#include "calls/k_grouped_gemm_call.h"
#include "torch/copying.h"
#include "torch/dense_strides.h"
#include "torch/operators.h"
#include "torch/stack.h"

namespace tilewright::torch {
namespace {

struct KGroupedArguments {
  explicit KGroupedArguments(Stack& stack)
      : a(stack.tensor()), b(stack.tensor()), offsets(stack.tensor()), row_index(stack.optional_tensor()) {}

  calls::Call call(const Tensor& out, bool accumulate) const {
    return calls::k_grouped_gemm_call({.a = &a.view(),
                                       .b = &b.view(),
                                       .offsets = &offsets.view(),
                                       .out = &out.view(),
                                       .row_index = view_of(row_index),
                                       .accumulate = accumulate});
  }
  Copying copying(Tensor& out) { return Copying({&a, &b, &offsets, present(row_index)}, {&out}); }

  Tensor a, b, offsets;
  std::optional<Tensor> row_index;
};

void k_grouped_gemm(Stack& stack) {
  KGroupedArguments arguments(stack);
  const std::optional<std::string> word = stack.optional_text();
  const calls::Shape shape =
      calls::k_grouped_gemm_output_shape(arguments.a.view(), arguments.b.view(), arguments.offsets.view());
  const calls::DLDataType type = calls::k_grouped_gemm_output_type(arguments.a.view(), word);
  Tensor out = Tensor::empty(shape, type, arguments.a, dense_strides(shape));
  arguments.copying(out).run_on(out, [&] { return arguments.call(out, false); });
  stack.give(std::move(out));
}

void k_grouped_gemm_out(Stack& stack) {
  KGroupedArguments arguments(stack);
  const bool accumulate = (stack.integer() & 1) != 0;
  Tensor out = stack.tensor(Access::write);
  arguments.copying(out).run_on(out, [&] { return arguments.call(out, accumulate); });
}

}  // namespace

std::span<const Operator> k_grouped_gemm_operators() {
  static const std::array all{
      operator_of<k_grouped_gemm>(
          "k_grouped_gemm",
          "k_grouped_gemm(Tensor a, Tensor b, Tensor offsets, *, Tensor? row_index=None, str? out_dtype=None) -> Tensor"),
      operator_of<k_grouped_gemm_out>(
          "k_grouped_gemm.out",
          "k_grouped_gemm.out(Tensor a, Tensor b, Tensor offsets, *, Tensor? row_index=None, bool accumulate=False, "
          "Tensor(a!) out) -> ()")};
  return all;
}

}  // namespace tilewright::torch
