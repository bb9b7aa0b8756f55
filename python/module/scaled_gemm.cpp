// tilewright.scaled_gemm: arguments of Python to a call of python/calls.
#include "module/scaled_gemm.h"

#include "calls/eight_bits.h"
#include "calls/scaled_gemm_call.h"
#include "module/array.h"
#include "module/copying.h"
#include "module/numerics_of.h"
#include "module/result.h"
#include "module/text_of.h"
#include "tilewright/error.h"

namespace tilewright::module {
namespace nb = nanobind;
namespace {

const char* const kScaledGemm =
    R"(The product of two matrices of 8-bit floats or integers, each element times its scale.

a (M, K), b (K, N): float8_e4m3fn, one of them may be float8_e5m2; or both int8, whose sums are exact where rows and columns have
scales and K is less than 131072. Where a's rows and b's columns are dense (b is weights
(N, K), transposed) nothing is copied. Scales are float32, of any strides, where the arrays lie; their shapes say what has one:
one number, or (M, 1), beside one number, or (1, N): each row of a and each column of b.
(M, ceil(K / 128)) beside (ceil(K / 128), ceil(N / 128)), or beside (ceil(K / 128), N): each 128 of K.
bias (N,), of the result's type (of float8_e4m3fn: bfloat16), is added. scale_c, one number: a factor of a result of
float8_e4m3fn. That saturates; NaN stays NaN.
out_dtype: "bf16" (usual), "f16", "f32", "e4m3"; of NumPy bf16 and e4m3 are types of ml_dtypes. out (M, N): where the result
goes, in its own type (out_dtype is then None); None: a new array of a's library.
accumulation: "promoted", sums of 128 of K are added in float32; "fast", all may be as rough as tensor cores add them up.
numerics: "deterministic", or "batch_invariant": a row's bits are the same whatever other rows there are; None: "tuned",
the fastest kernel (docs/how/numerics.md).

Raises ValueError and TypeError, which name the argument, what came and what is allowed.

>>> import numpy as np
>>> a, scale_a = tilewright.quantize(np.ones((3, 32), np.float32))
>>> weights, scale_b = tilewright.quantize(np.full((4, 32), 2, np.float32))
>>> tilewright.scaled_gemm(a, weights.T, scale_a, scale_b, out_dtype="f32")[0]
array([64., 64., 64., 64.], dtype=float32)

Operator: scaled_gemm (docs/how/fp8.md).)";

nb::object scaled_gemm(nb::handle a_object, nb::handle b_object, nb::handle scale_a_object, nb::handle scale_b_object,
                       nb::handle bias_object, nb::handle scale_c_object, nb::handle out_dtype, nb::handle accumulation,
                       nb::handle out_object, nb::handle numerics) {
  CallStream stream;
  Array a(a_object, "a", stream), b(b_object, "b", stream), scale_a(scale_a_object, "scale_a", stream),
      scale_b(scale_b_object, "scale_b", stream);
  OptionalArray bias(bias_object, "bias", stream), scale_c(scale_c_object, "scale_c", stream);
  if (!out_object.is_none() && !out_dtype.is_none()) {
    throw InvalidArgument("out_dtype is given beside out, which has a type of its own; it must be None");
  }
  const calls::DLDataType type =
      out_dtype.is_none() ? calls::result_type_named("bf16") : calls::result_type_named(text_of("out_dtype", out_dtype));
  const auto make_shape = [&] { return calls::scaled_gemm_output_shape(a.tensor(), b.tensor()); };
  Result out(out_object, "out", a, make_shape, stream, type);
  Copying copying({&a, &b, &scale_a, &scale_b, bias.array(), scale_c.array()}, {&out.array()});
  calls::Call call = copying.call([&] {
    return calls::scaled_gemm_call({.a = &a.tensor(),
                                    .b = &b.tensor(),
                                    .scale_a = &scale_a.tensor(),
                                    .scale_b = &scale_b.tensor(),
                                    .out = &out.tensor(),
                                    .bias = bias.tensor(),
                                    .scale_c = scale_c.tensor(),
                                    .accumulation = accumulation.is_none()
                                                        ? Accumulation::promoted
                                                        : calls::accumulation_named(text_of("accumulation", accumulation))});
  });
  call.problem.numerics = numerics_of(numerics);
  copying.complete(call, stream.stream);
  out.note_written();
  return out.object();
}

}  // namespace

void bind_scaled_gemm(nb::module_& module) {
  module.def("scaled_gemm", &scaled_gemm, nb::arg("a"), nb::arg("b"), nb::arg("scale_a"), nb::arg("scale_b"), nb::kw_only(),
             nb::arg("bias") = nb::none(), nb::arg("scale_c") = nb::none(), nb::arg("out_dtype") = nb::none(),
             nb::arg("accumulation") = nb::none(), nb::arg("out") = nb::none(), nb::arg("numerics") = nb::none(), kScaledGemm);
}

}  // namespace tilewright::module
