// tilewright.scaled_grouped_gemm: arguments of Python to a call of python/calls.
#include "module/scaled_grouped_gemm.h"

#include "calls/eight_bits.h"
#include "calls/group_matrices.h"
#include "calls/named_values.h"
#include "calls/scaled_grouped_gemm_call.h"
#include "module/array.h"
#include "module/copying.h"
#include "module/numerics_of.h"
#include "module/result.h"
#include "module/text_of.h"
#include "tilewright/error.h"

namespace tilewright::module {
namespace nb = nanobind;
namespace {

const char* const kScaledGroupedGemm =
    R"(Of each row of 8-bit floats, the product with the matrix of the row's group, each element times its scale.

a (rows, K), b (G, K, N): float8_e4m3fn, one of them may be float8_e5m2. a's rows and the columns of b's matrices are dense: b
is weights (G, N, K), transposed; nothing is copied. offsets (G,) int32: where each group's rows end, as of grouped_gemm.
Scales are float32, of any strides, where the arrays lie; their shapes say what has one:
one number, or (rows, 1), beside one number, one for each group (G,), or (G, N): each row of a and each column of b.
(rows, ceil(K / 128)) beside (G, ceil(K / 128), ceil(N / 128)), or beside (G, ceil(K / 128), N): each 128 of K.
row_index, bias, row_scale, activation and gate are those of grouped_gemm; with a gate b is (G, K, 2 N) or (G, 2, K, N), and
scale_b is (G, 2 N) or (G, 2, N), or has the 2 where b has it.
out_dtype: "bf16" (usual) or "f16"; of NumPy bf16 is a type of ml_dtypes. bias is of the result's type. out (M, N): where the
result goes, in its own type (out_dtype is then None); None: a new array of a's library.
accumulation: "promoted", sums of 128 of K are added in float32; "fast", all may be as rough as tensor cores add them up.
numerics: "deterministic", or "batch_invariant": a row's bits are the same whatever other rows there are; None: "tuned",
the fastest kernel (docs/how/numerics.md).

Raises ValueError and TypeError, which name the argument, what came and what is allowed.

>>> import numpy as np
>>> a, scale_a = tilewright.quantize(np.ones((3, 32), np.float32))
>>> weights, scale_b = tilewright.quantize(np.ones((2 * 4, 32), np.float32))
>>> weights, scale_b = weights.reshape(2, 4, 32), scale_b.reshape(2, 4) * np.array([[1], [2]], np.float32)
>>> ends = np.array([1, 3], np.int32)
>>> y = tilewright.scaled_grouped_gemm(a, weights.transpose(0, 2, 1), scale_a, scale_b, ends, out_dtype="f16")
>>> y[:, 0].astype(float)
array([32., 64., 64.])

Operator: scaled_grouped_gemm (docs/how/fp8.md).)";

nb::object scaled_grouped_gemm(nb::handle a_object, nb::handle b_object, nb::handle scale_a_object, nb::handle scale_b_object,
                               nb::handle offsets_object, nb::handle row_index_object, nb::handle bias_object,
                               nb::handle row_scale_object, nb::handle gate_word, nb::handle activation, nb::handle out_dtype,
                               nb::handle accumulation, nb::handle out_object, nb::handle numerics) {
  CallStream stream;
  Array a(a_object, "a", stream), b(b_object, "b", stream), scale_a(scale_a_object, "scale_a", stream),
      scale_b(scale_b_object, "scale_b", stream), offsets(offsets_object, "offsets", stream);
  OptionalArray row_index(row_index_object, "row_index", stream), bias(bias_object, "bias", stream),
      row_scale(row_scale_object, "row_scale", stream);
  if (!out_object.is_none() && !out_dtype.is_none()) {
    throw InvalidArgument("out_dtype is given beside out, which has a type of its own; it must be None");
  }
  const calls::DLDataType type =
      calls::grouped_result_type_named(out_dtype.is_none() ? "bf16" : text_of("out_dtype", out_dtype));
  const Gate gate = gate_word.is_none() ? Gate::none : calls::gate_named(text_of("gate", gate_word));
  const auto make_shape = [&] {
    return calls::scaled_grouped_gemm_output_shape(a.tensor(), b.tensor(), row_index.tensor(), gate);
  };
  Result out(out_object, "out", a, make_shape, stream, type);
  Copying copying({&a, &b, &scale_a, &scale_b, &offsets, row_index.array(), bias.array(), row_scale.array()}, {&out.array()});
  calls::Call call = copying.call([&] {
    return calls::scaled_grouped_gemm_call(
        {.a = &a.tensor(),
         .b = &b.tensor(),
         .scale_a = &scale_a.tensor(),
         .scale_b = &scale_b.tensor(),
         .offsets = &offsets.tensor(),
         .out = &out.tensor(),
         .row_index = row_index.tensor(),
         .bias = bias.tensor(),
         .row_scale = row_scale.tensor(),
         .gate = gate,
         .activation = activation.is_none() ? Activation::none : calls::activation_named(text_of("activation", activation)),
         .accumulation = accumulation.is_none() ? Accumulation::promoted
                                                : calls::accumulation_named(text_of("accumulation", accumulation))});
  });
  call.problem.numerics = numerics_of(numerics);
  copying.complete(call, stream.stream);
  out.note_written();
  return out.object();
}

}  // namespace

void bind_scaled_grouped_gemm(nb::module_& module) {
  module.def("scaled_grouped_gemm", &scaled_grouped_gemm, nb::arg("a"), nb::arg("b"), nb::arg("scale_a"), nb::arg("scale_b"),
             nb::arg("offsets"), nb::kw_only(), nb::arg("row_index") = nb::none(), nb::arg("bias") = nb::none(),
             nb::arg("row_scale") = nb::none(), nb::arg("gate") = nb::none(), nb::arg("activation") = nb::none(),
             nb::arg("out_dtype") = nb::none(), nb::arg("accumulation") = nb::none(), nb::arg("out") = nb::none(),
             nb::arg("numerics") = nb::none(), kScaledGroupedGemm);
}

}  // namespace tilewright::module
