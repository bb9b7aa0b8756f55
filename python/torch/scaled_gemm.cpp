// torch.ops.tilewright.scaled_gemm: products of 8-bit floats or integers with scales.
#include <array>
#include <optional>
#include <string>

#include "calls/eight_bits.h"
#include "calls/scaled_gemm_call.h"
#include "torch/copying.h"
#include "torch/dense_strides.h"
#include "torch/operators.h"
#include "torch/stack.h"

namespace tilewright::torch {
namespace {

struct ScaledArguments {
  ScaledArguments(Stack& stack, bool is_of_out)
      : a(stack.tensor()),
        b(stack.tensor()),
        scale_a(stack.tensor()),
        scale_b(stack.tensor()),
        bias(stack.optional_tensor()),
        scale_c(stack.optional_tensor()),
        out_dtype(is_of_out ? std::nullopt : stack.optional_text()),
        accumulation(stack.optional_text()) {}

  calls::Shape shape() const { return calls::scaled_gemm_output_shape(a.view(), b.view()); }
  calls::DLDataType type() const { return calls::result_type_named(out_dtype ? std::string_view(*out_dtype) : "bf16"); }
  calls::Call call(const Tensor& out) const {
    return calls::scaled_gemm_call(
        {.a = &a.view(),
         .b = &b.view(),
         .scale_a = &scale_a.view(),
         .scale_b = &scale_b.view(),
         .out = &out.view(),
         .bias = view_of(bias),
         .scale_c = view_of(scale_c),
         .accumulation = accumulation ? calls::accumulation_named(*accumulation) : Accumulation::promoted});
  }
  Copying copying(Tensor& out) { return Copying({&a, &b, &scale_a, &scale_b, present(bias), present(scale_c)}, {&out}); }

  Tensor a, b, scale_a, scale_b;
  std::optional<Tensor> bias, scale_c;
  std::optional<std::string> out_dtype, accumulation;
};

void scaled_gemm(Stack& stack) {
  ScaledArguments arguments(stack, false);
  const calls::Shape shape = arguments.shape();
  Tensor out = Tensor::empty(shape, arguments.type(), arguments.a, dense_strides(shape));
  arguments.copying(out).run_on(out, [&] { return arguments.call(out); });
  stack.give(std::move(out));
}

void scaled_gemm_out(Stack& stack) {
  ScaledArguments arguments(stack, true);
  Tensor out = stack.tensor(Access::write);
  arguments.copying(out).run_on(out, [&] { return arguments.call(out); });
}

}  // namespace

std::span<const Operator> scaled_gemm_operators() {
  static const std::array all{
      operator_of<scaled_gemm>(
          "scaled_gemm",
          "scaled_gemm(Tensor a, Tensor b, Tensor scale_a, Tensor scale_b, *, Tensor? bias=None, Tensor? scale_c=None, "
          "str? out_dtype=None, str? accumulation=None) -> Tensor"),
      operator_of<scaled_gemm_out>("scaled_gemm.out",
                                   "scaled_gemm.out(Tensor a, Tensor b, Tensor scale_a, Tensor scale_b, *, Tensor? bias=None, "
                                   "Tensor? scale_c=None, str? accumulation=None, Tensor(a!) out) -> ()")};
  return all;
}

}  // namespace tilewright::torch
