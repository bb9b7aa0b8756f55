// tilewright.k_grouped_gemm: arguments of Python to a call of python/calls.
#include "module/k_grouped_gemm.h"

#include "calls/k_grouped_gemm_call.h"
#include "module/array.h"
#include "module/copying.h"
#include "module/numerics_of.h"
#include "module/result.h"
#include "module/text_of.h"

namespace tilewright::module {
namespace nb = nanobind;
namespace {

const char* const kKGroupedGemm =
    R"(Of each group of rows, the product of a's, transposed, with b's: what gradients of groups' matrices are.

a (T, M), b (T, N): float32, float16 or bfloat16 (float16: GPUs only), on one device. offsets (G,) int32: where each
group's rows end; it lies where the arrays lie, and no host reads it. Any numbers are defined: an end before an earlier one
counts as that, one behind the last row as that. The result is (G, M, N): matrix g is the sum of a[t, :, None] * b[t] over
the rows t of group g, in float32; that of a group without rows is 0.
row_index (T,) int32: to row t of b belongs a's row row_index[t], and a may have any number of rows; numbers that a has no row
of count as the nearest one.
out (G, M, N), of a's type or float32: where the result goes; None: a new array of a's library, of out_dtype: "f32", or a's
type (usual). accumulate: what is in out is added, so that gradients add up; matrices of groups without rows stay as they are.
numerics: "deterministic"; None: "tuned", the fastest kernel (docs/how/numerics.md).

Raises ValueError and TypeError, which name the argument, what came and what is allowed.

>>> import numpy as np
>>> a, b = np.ones((5, 3), np.float32), np.full((5, 4), 2, np.float32)
>>> tilewright.k_grouped_gemm(a, b, np.array([2, 5], np.int32))[:, 0]
array([[4., 4., 4., 4.],
       [6., 6., 6., 6.]], dtype=float32)

Operator: k_grouped_gemm (docs/how/moe.md).)";

nb::object k_grouped_gemm(nb::handle a_object, nb::handle b_object, nb::handle offsets_object, nb::handle row_index_object,
                          nb::handle out_object, nb::handle out_dtype, bool accumulate, nb::handle numerics) {
  CallStream stream;
  Array a(a_object, "a", stream), b(b_object, "b", stream), offsets(offsets_object, "offsets", stream);
  OptionalArray row_index(row_index_object, "row_index", stream);
  if (out_object.is_none() && accumulate) {
    throw InvalidArgument("accumulate is given without out, whose numbers it adds");
  }
  if (!out_object.is_none() && !out_dtype.is_none()) {
    throw InvalidArgument("out_dtype is given beside out, which has a type of its own; it must be None");
  }
  const auto make_shape = [&] { return calls::k_grouped_gemm_output_shape(a.tensor(), b.tensor(), offsets.tensor()); };
  std::optional<std::string> word;
  if (!out_dtype.is_none()) word = text_of("out_dtype", out_dtype);
  Result out(out_object, "out", a, make_shape, stream, calls::k_grouped_gemm_output_type(a.tensor(), word));
  Copying copying({&a, &b, &offsets, row_index.array()}, {&out.array()});
  calls::Call call = copying.call([&] {
    return calls::k_grouped_gemm_call({.a = &a.tensor(),
                                       .b = &b.tensor(),
                                       .offsets = &offsets.tensor(),
                                       .out = &out.tensor(),
                                       .row_index = row_index.tensor(),
                                       .accumulate = accumulate});
  });
  call.problem.numerics = numerics_of(numerics);
  copying.complete(call, stream.stream);
  out.note_written();
  return out.object();
}

}  // namespace

void bind_k_grouped_gemm(nb::module_& module) {
  module.def("k_grouped_gemm", &k_grouped_gemm, nb::arg("a"), nb::arg("b"), nb::arg("offsets"), nb::kw_only(),
             nb::arg("row_index") = nb::none(), nb::arg("out") = nb::none(), nb::arg("out_dtype") = nb::none(),
             nb::arg("accumulate") = false, nb::arg("numerics") = nb::none(), kKGroupedGemm);
}

}  // namespace tilewright::module
