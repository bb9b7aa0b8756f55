// tilewright.gemm: arguments of Python to a call of python/calls.
#include "module/gemm.h"

#include <optional>
#include <string>

#include "calls/gemm_call.h"
#include "calls/named_values.h"
#include "calls/tensor_text.h"
#include "calls/type_mismatch.h"
#include "module/array.h"
#include "module/intent.h"
#include "module/new_array.h"
#include "module/text_of.h"

namespace tilewright::module {
namespace nb = nanobind;
nb::object gemm(nb::handle a_object, nb::handle b_object, nb::handle bias_object, nb::handle activation, float alpha,
                float beta, nb::handle out_object, nb::handle precision) {
  CallStream stream;
  const Array a(a_object, "a", stream), b(b_object, "b", stream);
  std::optional<Array> bias, out;
  if (!bias_object.is_none()) bias.emplace(bias_object, "bias", stream);
  nb::object result = nb::borrow(out_object);
  if (out_object.is_none()) {
    if (beta != 0) throw InvalidArgument("beta is " + std::to_string(beta) + ", the factor of what out held before: give out=");
    result = new_array(a.producer(), calls::gemm_output_shape(a.tensor(), b.tensor()), a.tensor().dtype, a.tensor().device);
  }
  out.emplace(result, "out", stream);
  if (out->is_read_only()) throw InvalidArgument("out is read-only; it must be an array that can be written");
  const calls::Call call = calls::gemm_call(
      {.a = &a.tensor(),
       .b = &b.tensor(),
       .bias = bias ? &bias->tensor() : nullptr,
       .out = &out->tensor(),
       .precision = precision.is_none() ? Dtype::f32 : calls::precision_named(text_of("precision", precision)),
       .activation = activation.is_none() ? Activation::none : calls::activation_named(text_of("activation", activation)),
       .alpha = alpha,
       .beta = beta});
  complete(call, stream.stream);
  return result;
}

void bind_gemm(nb::module_& module) {
  module.def("gemm", &gemm, nb::arg("a"), nb::arg("b"), nb::kw_only(), nb::arg("bias") = nb::none(),
             nb::arg("activation") = nb::none(), nb::arg("alpha") = 1.0F, nb::arg("beta") = 0.0F, nb::arg("out") = nb::none(),
             nb::arg("precision") = nb::none());
}

}  // namespace tilewright::module
