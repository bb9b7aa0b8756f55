#include "module/attention.h"

#include "calls/attention_call.h"
#include "calls/attention_decode_call.h"
#include "calls/named_values.h"
#include "calls/tensor_text.h"
#include "module/array.h"
#include "module/intent.h"
#include "module/number.h"
#include "module/numerics_of.h"
#include "module/result.h"
#include "module/text_of.h"

namespace tilewright::module {
namespace nb = nanobind;
namespace {

std::optional<float> scale_of(nb::handle scale) {
  return scale.is_none() ? std::nullopt : std::optional(number_of<float>("scale", scale));
}

// None and False: not wanted; True: made; else the array that it goes to.
std::optional<Result> logarithms(nb::handle lse, const Array& q, calls::Shape out, CallStream& stream) {
  if (lse.is_none() || lse.ptr() == Py_False) return std::nullopt;
  --out.rank;  // (..., Hq, L)
  return std::make_optional<Result>(
      lse.ptr() == Py_True ? nb::none() : nb::borrow(lse), "lse", q, [&] { return out; }, stream,
      calls::dlpack_type_of(DataType::f32));
}

calls::Shape shape_of(const Result& out) {
  calls::Shape shape;
  for (const std::int64_t extent : calls::shape_of(out.tensor())) shape.add(extent);
  return shape;
}

nb::object with_logarithms(const Result& out, const std::optional<Result>& lse) {
  if (!lse) return out.object();
  return nb::make_tuple(out.object(), lse->object());
}

nb::object attention(nb::handle q_object, nb::handle k_object, nb::handle v_object, nb::handle mask_object, nb::handle causal,
                     nb::handle scale, nb::handle softcap, nb::handle window_left, nb::handle window_right,
                     nb::handle alibi_slopes, nb::handle out_object, nb::handle lse_object, nb::handle numerics) {
  CallStream stream;
  const Array q(q_object, "q", stream), k(k_object, "k", stream), v(v_object, "v", stream);
  const OptionalArray mask(mask_object, "mask", stream), slopes(alibi_slopes, "alibi_slopes", stream);
  const Result out(
      out_object, "out", q, [&] { return calls::attention_output_shape(q.tensor(), k.tensor(), v.tensor()); }, stream);
  const std::optional<Result> lse = logarithms(lse_object, q, shape_of(out), stream);
  calls::Call call =
      calls::attention_call({.q = &q.tensor(),
                             .k = &k.tensor(),
                             .v = &v.tensor(),
                             .out = &out.tensor(),
                             .bias = mask.tensor(),
                             .lse = lse ? &lse->tensor() : nullptr,
                             .alibi_slopes = slopes.tensor(),
                             .causal = causal.is_none() ? calls::Causal::none : calls::causal_named(text_of("causal", causal)),
                             .scale = scale_of(scale),
                             .softcap = number_of<float>("softcap", softcap),
                             .window_left = number_of<std::int64_t>("window_left", window_left),
                             .window_right = number_of<std::int64_t>("window_right", window_right)});
  call.problem.numerics = numerics_of(numerics);
  complete(call, stream.stream);
  out.note_written();
  if (lse) lse->note_written();
  return with_logarithms(out, lse);
}

nb::object attention_decode(nb::handle q_object, nb::handle k_object, nb::handle v_object, nb::handle page_table,
                            nb::handle seqlens_object, nb::handle k_scale_object, nb::handle v_scale_object, nb::handle scale,
                            nb::handle softcap, nb::handle window_left, nb::handle window_right, nb::handle out_object,
                            nb::handle lse_object, nb::handle numerics) {
  CallStream stream;
  const Array q(q_object, "q", stream), k(k_object, "k", stream), v(v_object, "v", stream);
  const OptionalArray pages(page_table, "page_table", stream), seqlens(seqlens_object, "seqlens", stream);
  const OptionalArray k_scale(k_scale_object, "k_scale", stream), v_scale(v_scale_object, "v_scale", stream);
  const auto make_shape = [&] {
    return calls::attention_decode_output_shape(q.tensor(), k.tensor(), v.tensor(), pages.tensor());
  };
  const Result out(out_object, "out", q, make_shape, stream);
  const std::optional<Result> lse = logarithms(lse_object, q, shape_of(out), stream);
  calls::Call call = calls::attention_decode_call({.q = &q.tensor(),
                                                   .k = &k.tensor(),
                                                   .v = &v.tensor(),
                                                   .out = &out.tensor(),
                                                   .lse = lse ? &lse->tensor() : nullptr,
                                                   .page_table = pages.tensor(),
                                                   .seqlens = seqlens.tensor(),
                                                   .scale = scale_of(scale),
                                                   .softcap = number_of<float>("softcap", softcap),
                                                   .window_left = number_of<std::int64_t>("window_left", window_left),
                                                   .window_right = number_of<std::int64_t>("window_right", window_right),
                                                   .k_scale = k_scale.tensor(),
                                                   .v_scale = v_scale.tensor()});
  call.problem.numerics = numerics_of(numerics);
  complete(call, stream.stream);
  out.note_written();
  if (lse) lse->note_written();
  return with_logarithms(out, lse);
}

const char* const kAttention =
    R"(softmax(scale * q @ k^T + mask) @ v, head by head.

q (..., Hq, L, E), k and v (..., H, S, E): float32 (CPUs only), float16 or bfloat16, any strides but
for the last axis, whose elements must be neighbours. Leading axes broadcast; Hq is a multiple of H, or either is 1.
mask broadcasts to (..., Hq, L, S), of q's type, and is added: -inf hides a key.
causal: "top_left", query i sees keys up to i (PyTorch's is_causal); "bottom_right", the last query sees the last key.
scale: None is 1 / sqrt(E). softcap: scores become softcap * tanh(score / softcap); 0: they stay.
window_left, window_right: so many keys before and behind the diagonal; -1: all.
lse: True, or a float32 array (..., Hq, L): logarithms of the sums, as a second result. A query without keys gets 0.
numerics: "deterministic", or "batch_invariant": a query's bits are the same whatever else is in the batch; None: "tuned",
the fastest kernel (docs/how/numerics.md).

Raises ValueError and TypeError, which name the argument, what came and what is allowed.

>>> import numpy as np
>>> q = np.zeros((1, 4, 3, 8), np.float32)
>>> tilewright.attention(q, q, q, causal="top_left").shape
(1, 4, 3, 8)

Operator: attention_forward (docs/how/attention.md).)";

const char* const kAttentionDecode =
    R"(Attention of a few new queries to a long cache.

q (..., Hq, L, E): the last L positions of each sequence. k and v (..., H, S, E), those of the new queries included; with
page_table, (..., n) int32, they are (pages, H, page_size, E), and key s of a sequence is in page page_table[..., s // page_size].
seqlens (...) int32: keys of each sequence; None: S. k and v may be float8_e4m3fn, with q of float16 or bfloat16: then
k_scale and v_scale, float32, are what their numbers are multiplied by, broadcast to (..., H), with page_table to (pages, H).
The others are as attention's; window_right=0 is causal.

Raises ValueError and TypeError, which name the argument, what came and what is allowed.

>>> import numpy as np
>>> q, cache = np.zeros((2, 4, 1, 8), np.float32), np.zeros((2, 4, 100, 8), np.float32)
>>> tilewright.attention_decode(q, cache, cache, seqlens=np.array([3, 100], np.int32)).shape
(2, 4, 1, 8)

Operator: attention_decode (docs/how/attention.md).)";

}  // namespace

void bind_attention(nb::module_& module) {
  module.def("attention", &attention, nb::arg("q"), nb::arg("k"), nb::arg("v"), nb::arg("mask") = nb::none(), nb::kw_only(),
             nb::arg("causal") = nb::none(), nb::arg("scale") = nb::none(), nb::arg("softcap") = 0.0F,
             nb::arg("window_left") = -1, nb::arg("window_right") = -1, nb::arg("alibi_slopes") = nb::none(),
             nb::arg("out") = nb::none(), nb::arg("lse") = nb::none(), nb::arg("numerics") = nb::none(), kAttention);
  module.def("attention_decode", &attention_decode, nb::arg("q"), nb::arg("k"), nb::arg("v"), nb::kw_only(),
             nb::arg("page_table") = nb::none(), nb::arg("seqlens") = nb::none(), nb::arg("k_scale") = nb::none(),
             nb::arg("v_scale") = nb::none(), nb::arg("scale") = nb::none(), nb::arg("softcap") = 0.0F,
             nb::arg("window_left") = -1, nb::arg("window_right") = -1, nb::arg("out") = nb::none(),
             nb::arg("lse") = nb::none(), nb::arg("numerics") = nb::none(), kAttentionDecode);
}

}  // namespace tilewright::module
