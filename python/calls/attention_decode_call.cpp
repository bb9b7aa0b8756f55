#include "calls/attention_decode_call.h"

#include <algorithm>
#include <array>
#include <string>

#include "calls/device_of.h"
#include "calls/heads.h"
#include "calls/leading_axes.h"
#include "calls/tensor_text.h"
#include "tilewright/attention_decode.h"

namespace tilewright::calls {
namespace {

void require_pages(const DLTensor& k, const DLTensor& v) {
  for (const NamedHeads& each : {NamedHeads{"k", &k}, NamedHeads{"v", &v}}) {
    if (each.tensor->ndim == 4) continue;
    throw InvalidArgument(std::string(each.name) + " has shape " + tuple_text(shape_of(*each.tensor)) +
                          "; with a page_table it must be (pages, heads, page_size, elements)");
  }
}

// As attention_decode_output_shape, but always with an axis of heads. Pages are no batch: with a page table q alone has one.
Shape broadcast_shape(const DLTensor& q, const DLTensor& k, const DLTensor& v, const DLTensor* page_table) {
  if (page_table != nullptr) require_pages(k, v);
  const std::array all{NamedHeads{"q", &q}, NamedHeads{"k", &k}, NamedHeads{"v", &v}};
  Shape shape = leading_and_last(page_table == nullptr ? std::span<const NamedHeads>(all) : std::span(all).first(1));
  shape.from_last(2) = query_heads(q, key_heads(q, k, v));
  return shape;
}

// (..., n), the leading axes being those of `shape`, (..., heads, rows, elements).
Shape of_sequences(const Shape& shape, std::optional<std::int64_t> n) {
  Shape result;
  for (std::size_t i = 0; i + 3 < shape.rank; ++i) result.add(shape.extents[i]);
  if (n) result.add(*n);
  return result;
}

struct Cache {
  Heads k, v;
  std::int64_t keys = 0;  // of a sequence, at most
  std::int64_t page_size = kDense, stride_table = kDense;

  bool is_paged() const { return page_size != kDense; }
  // Pages are no batch: every call sees all of them.
  std::int64_t stride_of(const Heads& of, const LeadingAxes& leading) const {
    if (!is_paged()) return of.stride_batch(leading);
    const Axis pages = of.leading.axis[0];
    return pages.extent <= 1 ? kDense : pages.stride;
  }
  void* at(const Heads& of, const LeadingAxes& leading, std::int64_t repetition) const {
    return is_paged() ? of.data : of.at(leading, repetition);
  }
};

Cache contiguous_cache(const AttentionDecodeOperands& of, const Shape& shape, std::int64_t heads) {
  const Shape keys = with_last(shape, heads, rows_in(*of.k), shape.from_last(0));
  return {.k = separate_heads("k", *of.k, keys), .v = separate_heads("v", *of.v, keys), .keys = rows_in(*of.k)};
}

Cache paged_cache(const AttentionDecodeOperands& of, const Shape& shape, std::int64_t heads) {
  const DLTensor& table = *of.page_table;
  require_type("page_table", table, dlpack_type_of(DataType::i32), "numbers of pages");
  const std::int64_t entries = table.ndim == 0 ? 0 : table.shape[table.ndim - 1];
  require_shape("page_table", table, of_sequences(shape, entries));
  require_dense("page_table", table);
  Shape pages;
  for (const std::int64_t extent : {of.k->shape[0], heads, rows_in(*of.k), shape.from_last(0)}) pages.add(extent);
  return {.k = separate_heads("k", *of.k, pages),
          .v = separate_heads("v", *of.v, pages),
          .keys = entries * rows_in(*of.k),
          .page_size = rows_in(*of.k),
          .stride_table = entries};
}

}  // namespace

Shape attention_decode_output_shape(const DLTensor& q, const DLTensor& k, const DLTensor& v, const DLTensor* page_table) {
  const Shape shape = broadcast_shape(q, k, v, page_table);
  return page_table == nullptr ? as_output(shape, {&q, &k, &v}) : as_output(shape, {&q});
}

Call attention_decode_call(const AttentionDecodeOperands& of) {
  const Shape shape = broadcast_shape(*of.q, *of.k, *of.v, of.page_table);
  const std::int64_t heads = key_heads(*of.q, *of.k, *of.v);
  require_one_device(std::array{NamedTensor{"q", of.q}, NamedTensor{"k", of.k}, NamedTensor{"v", of.v},
                                NamedTensor{"out", of.out}, NamedTensor{"lse", of.lse},
                                NamedTensor{"page_table", of.page_table}, NamedTensor{"seqlens", of.seqlens}});
  const Dtype dtype = attention_dtype(*of.q, *of.k, *of.v, *of.out);
  require_shape("out", *of.out, attention_decode_output_shape(*of.q, *of.k, *of.v, of.page_table));
  require_lse(of.lse, *of.out);
  if (of.seqlens != nullptr) {
    require_type("seqlens", *of.seqlens, dlpack_type_of(DataType::i32), "numbers of keys");
    require_shape("seqlens", *of.seqlens, of_sequences(shape, std::nullopt));
    require_dense("seqlens", *of.seqlens);
  }
  const Cache cache = of.page_table != nullptr ? paged_cache(of, shape, heads) : contiguous_cache(of, shape, heads);
  const Heads q = separate_heads("q", *of.q, shape), out = separate_heads("out", *of.out, shape);
  const Heads lse = dense_heads(of.lse, shape, shape.from_last(2) * shape.from_last(1)),
              table = dense_heads(of.page_table, shape, std::max<std::int64_t>(cache.stride_table, 0)),
              seqlens = dense_heads(of.seqlens, shape, 1);
  const bool has_dense = of.lse != nullptr || cache.is_paged() || of.seqlens != nullptr;
  const Axes& of_keys = cache.is_paged() ? q.leading : cache.k.leading;
  const Axes& of_values = cache.is_paged() ? q.leading : cache.v.leading;
  const LeadingAxes leading(std::array<const Axes*, 4>{&q.leading, &out.leading, &of_keys, &of_values},
                            has_dense ? BatchOf::last_axes : BatchOf::any_axes);
  const Device& device = device_of(of.out->device);
  const AttentionDecodeProblem problem{.dtype = dtype,
                                       .kv_cache = of.page_table != nullptr ? KvCache::paged : KvCache::contiguous,
                                       .B = leading.batch(),
                                       .Hq = shape.from_last(2),
                                       .Hkv = heads,
                                       .Sq = shape.from_last(1),
                                       .Sk = cache.keys,
                                       .D = shape.from_last(0),
                                       .page_size = cache.page_size,
                                       .stride_table = cache.stride_table,
                                       .stride_qs = q.stride_row,
                                       .stride_qh = q.stride_head,
                                       .stride_qb = q.stride_batch(leading),
                                       .stride_ks = cache.k.stride_row,
                                       .stride_kh = cache.k.stride_head,
                                       .stride_kb = cache.stride_of(cache.k, leading),
                                       .stride_vs = cache.v.stride_row,
                                       .stride_vh = cache.v.stride_head,
                                       .stride_vb = cache.stride_of(cache.v, leading),
                                       .stride_os = out.stride_row,
                                       .stride_oh = out.stride_head,
                                       .stride_ob = out.stride_batch(leading)};
  const auto arguments_of = [&](std::int64_t repetition) {
    return to_arguments(AttentionDecodeArguments{.Q = q.at(leading, repetition),
                                                 .K = cache.at(cache.k, leading, repetition),
                                                 .V = cache.at(cache.v, leading, repetition),
                                                 .O = out.at(leading, repetition),
                                                 .LSE = lse.at(leading, repetition),
                                                 .page_table = table.at(leading, repetition),
                                                 .seqlens_k = seqlens.at(leading, repetition),
                                                 .scale = scale_argument(of.scale),
                                                 .softcap = of.softcap,
                                                 .window_left = window_argument("window_left", of.window_left),
                                                 .window_right = window_argument("window_right", of.window_right)});
  };
  return repeated(to_problem(problem, device), device, leading.repetitions(), arguments_of);
}

}  // namespace tilewright::calls
