// tilewright.grouped_gemm: arguments of Python to a call of python/calls.
#include "module/grouped_gemm.h"

#include "calls/group_matrices.h"
#include "calls/grouped_gemm_call.h"
#include "calls/named_values.h"
#include "module/array.h"
#include "module/copying.h"
#include "module/numerics_of.h"
#include "module/result.h"
#include "module/text_of.h"

namespace tilewright::module {
namespace nb = nanobind;
namespace {

const char* const kGroupedGemm =
    R"(Of each row, the product with the matrix of the row's group: layers of mixtures of experts.

a (rows, K), b (G, K, N): float32, float16 or bfloat16 (float16: GPUs only), on one device. offsets (G,) int32: where each
group's rows end; it lies where the arrays lie, and no host reads it. Any numbers are defined: an end before an earlier one
counts as that, one behind the last row as that. Rows behind the last end stay as they are: in a new array anything.
b may be a transposed view, such as weights (G, N, K).mT; nothing is copied.
row_index (M,) int32: row i of the result is of a's row row_index[i]; numbers that a has no row of count as the nearest one.
bias (G, N) is added. activation: "relu", "gelu" or "silu". row_scale (M,) float32: a factor of each row, applied last.
gate="swiglu": b is (G, K, 2 N), or (G, 2, K, N), bias (G, 2 N); the result is silu(product with the first half, biased)
times that with the second one. gate="swiglu_clamped": of gpt-oss, x / (1 + exp(-1.702 x)) * (y + 1) of the first one's x up
to 7 and the second one's y clamped to -7 to 7.
out (M, N): where the result goes; None: a new array of a's library.
numerics: "deterministic", or "batch_invariant": a row's bits are the same whatever other rows there are; None: "tuned",
the fastest kernel (docs/how/numerics.md).

Raises ValueError and TypeError, which name the argument, what came and what is allowed.

>>> import numpy as np
>>> a, weights = np.ones((5, 3), np.float32), np.ones((2, 4, 3), np.float32)
>>> weights[1] *= 2
>>> tilewright.grouped_gemm(a, weights.transpose(0, 2, 1), np.array([2, 5], np.int32))[:, 0]
array([3., 3., 6., 6., 6.], dtype=float32)

Operator: grouped_gemm (docs/how/moe.md).)";

nb::object grouped_gemm(nb::handle a_object, nb::handle b_object, nb::handle offsets_object, nb::handle row_index_object,
                        nb::handle bias_object, nb::handle row_scale_object, nb::handle gate_word, nb::handle activation,
                        nb::handle out_object, nb::handle numerics) {
  CallStream stream;
  Array a(a_object, "a", stream), b(b_object, "b", stream), offsets(offsets_object, "offsets", stream);
  OptionalArray row_index(row_index_object, "row_index", stream), bias(bias_object, "bias", stream),
      row_scale(row_scale_object, "row_scale", stream);
  const Gate gate = gate_word.is_none() ? Gate::none : calls::gate_named(text_of("gate", gate_word));
  const auto make_shape = [&] { return calls::grouped_gemm_output_shape(a.tensor(), b.tensor(), row_index.tensor(), gate); };
  Result out(out_object, "out", a, make_shape, stream);
  Copying copying({&a, &b, &offsets, row_index.array(), bias.array(), row_scale.array()}, {&out.array()});
  calls::Call call = copying.call([&] {
    return calls::grouped_gemm_call(
        {.a = &a.tensor(),
         .b = &b.tensor(),
         .offsets = &offsets.tensor(),
         .out = &out.tensor(),
         .row_index = row_index.tensor(),
         .bias = bias.tensor(),
         .row_scale = row_scale.tensor(),
         .gate = gate,
         .activation = activation.is_none() ? Activation::none : calls::activation_named(text_of("activation", activation))});
  });
  call.problem.numerics = numerics_of(numerics);
  copying.complete(call, stream.stream);
  out.note_written();
  return out.object();
}

}  // namespace

void bind_grouped_gemm(nb::module_& module) {
  module.def("grouped_gemm", &grouped_gemm, nb::arg("a"), nb::arg("b"), nb::arg("offsets"), nb::kw_only(),
             nb::arg("row_index") = nb::none(), nb::arg("bias") = nb::none(), nb::arg("row_scale") = nb::none(),
             nb::arg("gate") = nb::none(), nb::arg("activation") = nb::none(), nb::arg("out") = nb::none(),
             nb::arg("numerics") = nb::none(), kGroupedGemm);
}

}  // namespace tilewright::module
