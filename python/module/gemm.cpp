// tilewright.gemm: arguments of Python to a call of python/calls.
#include "module/gemm.h"

#include <optional>
#include <string>

#include "calls/gemm_call.h"
#include "calls/named_values.h"
#include "calls/tensor_text.h"
#include "calls/type_mismatch.h"
#include "module/array.h"
#include "module/copying.h"
#include "module/number.h"
#include "module/numerics_of.h"
#include "module/result.h"
#include "module/text_of.h"

namespace tilewright::module {
namespace nb = nanobind;
namespace {

const char* const kGemm =
    R"(activation(alpha * a @ b + beta * out + bias), in one kernel.

a (..., M, K) and b (..., K, N): float32, bfloat16, float16 (GPUs only) or float64 (CPUs only), on one device. Their
leading axes broadcast. Transposed views are layouts, expanded dimensions broadcasts: not copied, where of the last two axes
one has the stride 1; else once. Leading axes through which no single stride steps, in both or in out, cost a launch for each of some.
bias broadcasts to the result; of its type. activation: "relu", "gelu" or "silu".
out (..., M, N): where the result goes, of a's type, or float32 where a is of 16 bits; None: a new array of a's library.
precision, of float32: "f32", "tf32" or "tf32x3" (GPUs only).
numerics: "deterministic", or "batch_invariant": a row's bits are the same however many rows and products there are;
None: "tuned", the fastest kernel (docs/how/numerics.md).

Raises ValueError and TypeError, which name the argument, what came and what is allowed.

>>> import numpy as np
>>> a, w = np.ones((2, 3), np.float32), np.ones((4, 3), np.float32)
>>> tilewright.gemm(a, w.T, bias=np.ones(4, np.float32))[0]
array([4., 4., 4., 4.], dtype=float32)

Operator: gemm (docs/how/python.md).)";

}  // namespace

nb::object gemm(nb::handle a_object, nb::handle b_object, nb::handle bias_object, nb::handle activation,
                nb::handle alpha_object, nb::handle beta_object, nb::handle out_object, nb::handle precision,
                nb::handle numerics) {
  CallStream stream;
  const auto alpha = number_of<double>("alpha", alpha_object), beta = number_of<double>("beta", beta_object);
  Array a(a_object, "a", stream), b(b_object, "b", stream);
  OptionalArray bias(bias_object, "bias", stream);
  if (out_object.is_none() && beta != 0) {
    throw InvalidArgument("beta is " + std::to_string(beta) + ", the factor of what out held before: give out=");
  }
  Result out(
      out_object, "out", a, [&] { return calls::gemm_output_shape(a.tensor(), b.tensor()); }, stream);
  Copying copying({&a, &b, bias.array()}, {&out.array()});
  calls::Call call = copying.call([&] {
    return calls::gemm_call(
        {.a = &a.tensor(),
         .b = &b.tensor(),
         .bias = bias.tensor(),
         .out = &out.tensor(),
         .precision = precision.is_none() ? Dtype::f32 : calls::precision_named(text_of("precision", precision)),
         .activation = activation.is_none() ? Activation::none : calls::activation_named(text_of("activation", activation)),
         .alpha = alpha,
         .beta = beta});
  });
  call.problem.numerics = numerics_of(numerics);
  copying.complete(call, stream.stream);
  out.note_written();
  return out.object();
}

void bind_gemm(nb::module_& module) {
  module.def("gemm", &gemm, nb::arg("a"), nb::arg("b"), nb::kw_only(), nb::arg("bias") = nb::none(),
             nb::arg("activation") = nb::none(), nb::arg("alpha") = 1.0, nb::arg("beta") = 0.0, nb::arg("out") = nb::none(),
             nb::arg("precision") = nb::none(), nb::arg("numerics") = nb::none(), kGemm);
}

}  // namespace tilewright::module
