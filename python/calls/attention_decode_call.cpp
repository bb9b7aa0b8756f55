#include "calls/attention_decode_call.h"

#include <algorithm>
#include <array>
#include <string>

#include "calls/described.h"
#include "calls/device_of.h"
#include "calls/heads.h"
#include "calls/leading_axes.h"
#include "calls/tensor_text.h"
#include "calls/type_mismatch.h"
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

// That of Q and O, and of the cache, which may have 8-bit floats.
Dtype decode_dtype(const AttentionDecodeOperands& of) {
  const bool has_bytes = of.k->dtype == dlpack_type_of(DataType::e4m3);
  if (!has_bytes) {
    for (const NamedTensor& each : {NamedTensor{"k_scale", of.k_scale}, NamedTensor{"v_scale", of.v_scale}}) {
      if (each.tensor == nullptr) continue;
      throw InvalidArgument(std::string(each.name) + " is given, but k is " + type_text(of.k->dtype) +
                            "; scales are for caches of float8_e4m3fn");
    }
    return attention_dtype(*of.q, *of.k, *of.v, *of.out);
  }
  require_type("v", *of.v, of.k->dtype, "as k is");
  const std::optional<DataType> type = data_type_of(of.q->dtype);
  if (type != DataType::f16 && type != DataType::bf16) {
    throw TypeMismatch("q is " + type_text(of.q->dtype) + "; with a cache of float8_e4m3fn float16 and bfloat16 are allowed");
  }
  require_type("out", *of.out, of.q->dtype, "as q is");
  return type == DataType::f16 ? Dtype::f16_e4m3 : Dtype::bf16_e4m3;
}

// An array (..., heads), broadcast to (..., heads, 1, 1) of `cache`; nullptr: none.
Heads scales_of(const char* name, const DLTensor* tensor, const Shape& cache) {
  const Shape shape = with_last(cache, cache.from_last(2), 1, 1);
  if (tensor == nullptr) return dense_heads(nullptr, shape, 0);
  require_type(name, *tensor, dlpack_type_of(DataType::f32), "factors of the cache's numbers");
  const std::span<const std::int64_t> heads = std::span(shape.extents).first(shape.rank - 2);
  const auto ndim = static_cast<std::size_t>(tensor->ndim);
  bool broadcasts = ndim <= heads.size();
  for (std::size_t i = 0; broadcasts && i < ndim; ++i) {
    const std::int64_t extent = tensor->shape[ndim - 1 - i];
    broadcasts = extent == 1 || extent == heads[heads.size() - 1 - i];
  }
  if (!broadcasts) {
    throw InvalidArgument(std::string(name) + " has shape " + tuple_text(shape_of(*tensor)) + "; it must broadcast to " +
                          tuple_text(heads));
  }
  std::array<std::int64_t, kMostAxes> extents{}, strides{};
  std::ranges::fill(extents, 1);
  std::ranges::fill(strides, 1);
  std::int64_t after = 1;
  for (std::int32_t i = 0; i < tensor->ndim; ++i) {
    const auto axis = static_cast<std::size_t>(tensor->ndim - 1 - i);
    extents[axis] = tensor->shape[axis];
    strides[axis] = tensor->strides != nullptr ? tensor->strides[axis] : after;
    after *= extents[axis];
  }
  DLTensor view = *tensor;
  view.ndim += 2;
  view.shape = extents.data();
  view.strides = strides.data();
  return strided_heads(name, view, shape);
}

struct Cache {
  Heads k, v;
  Heads k_scale, v_scale;
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
  return {.k = separate_heads("k", *of.k, keys),
          .v = separate_heads("v", *of.v, keys),
          .k_scale = scales_of("k_scale", of.k_scale, keys),
          .v_scale = scales_of("v_scale", of.v_scale, keys),
          .keys = rows_in(*of.k)};
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
          .k_scale = scales_of("k_scale", of.k_scale, pages),
          .v_scale = scales_of("v_scale", of.v_scale, pages),
          .keys = entries * rows_in(*of.k),
          .page_size = rows_in(*of.k),
          .stride_table = entries};
}

// On CPUs what they say can be looked at: a number beyond the cache would be read as an address.
void require_values(const DLTensor* seqlens, const DLTensor* page_table, std::int64_t keys, std::int64_t page_size,
                    std::int64_t pages) {
  const DLTensor* const given = seqlens != nullptr ? seqlens : page_table;
  if (given == nullptr || given->device.device_type != kDLCPU || is_described(*given)) return;
  const auto refuse = [](const char* name, std::int64_t value, std::int64_t at, const std::string& allowed) {
    throw InvalidArgument(std::string(name) + " has " + std::to_string(value) + " as number " + std::to_string(at) + "; " +
                          allowed);
  };
  std::int64_t sequences = 1;
  const auto leading = shape_of(*given).first(static_cast<std::size_t>(given->ndim - (seqlens == nullptr ? 1 : 0)));
  for (const std::int64_t extent : leading) sequences *= extent;
  const auto* const lengths = seqlens != nullptr ? static_cast<const std::int32_t*>(data_of(*seqlens)) : nullptr;
  const auto* const table = page_table != nullptr ? static_cast<const std::int32_t*>(data_of(*page_table)) : nullptr;
  for (std::int64_t i = 0; i < sequences; ++i) {
    const std::int64_t length = lengths != nullptr ? lengths[i] : keys;
    if (length < 0 || length > keys) refuse("seqlens", length, i, "a sequence has 0 to " + std::to_string(keys) + " keys");
    if (table == nullptr || page_size <= 0) continue;
    const std::int64_t entries = keys / page_size, used = (length + page_size - 1) / page_size;
    for (std::int64_t j = 0; j < used; ++j) {
      const std::int32_t page = table[i * entries + j];
      if (page < 0 || page >= pages)
        refuse("page_table", page, i * entries + j, "there are " + std::to_string(pages) + " pages");
    }
  }
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
                                NamedTensor{"page_table", of.page_table}, NamedTensor{"seqlens", of.seqlens},
                                NamedTensor{"k_scale", of.k_scale}, NamedTensor{"v_scale", of.v_scale}});
  const Dtype dtype = decode_dtype(of);
  require_shape("out", *of.out, attention_decode_output_shape(*of.q, *of.k, *of.v, of.page_table));
  require_lse(of.lse, *of.out);
  if (of.seqlens != nullptr) {
    require_type("seqlens", *of.seqlens, dlpack_type_of(DataType::i32), "numbers of keys");
    require_shape("seqlens", *of.seqlens, of_sequences(shape, std::nullopt));
    require_dense("seqlens", *of.seqlens);
  }
  const Cache cache = of.page_table != nullptr ? paged_cache(of, shape, heads) : contiguous_cache(of, shape, heads);
  require_values(of.seqlens, of.page_table, cache.keys, cache.page_size, cache.is_paged() ? of.k->shape[0] : 0);
  const Heads q = separate_heads("q", *of.q, shape), out = separate_heads("out", *of.out, shape);
  const Heads lse = dense_heads(of.lse, shape, shape.from_last(2) * shape.from_last(1)),
              table = dense_heads(of.page_table, shape, std::max<std::int64_t>(cache.stride_table, 0)),
              seqlens = dense_heads(of.seqlens, shape, 1);
  const bool has_dense = of.lse != nullptr || cache.is_paged() || of.seqlens != nullptr;
  const Axes& of_keys = cache.is_paged() ? q.leading : cache.k.leading;
  const Axes& of_values = cache.is_paged() ? q.leading : cache.v.leading;
  const Axes& of_key_scales = cache.is_paged() ? q.leading : cache.k_scale.leading;
  const Axes& of_value_scales = cache.is_paged() ? q.leading : cache.v_scale.leading;
  const LeadingAxes leading(std::array<const Axes*, 6>{&q.leading, &out.leading, &of_keys, &of_values,
                                                       of.k_scale != nullptr ? &of_key_scales : &q.leading,
                                                       of.v_scale != nullptr ? &of_value_scales : &q.leading},
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
                                       .stride_ob = out.stride_batch(leading),
                                       .stride_scale_kb = cache.stride_of(cache.k_scale, leading),
                                       .stride_scale_kh = cache.k_scale.stride_head,
                                       .stride_scale_vb = cache.stride_of(cache.v_scale, leading),
                                       .stride_scale_vh = cache.v_scale.stride_head};
  const auto arguments_of = [&](std::int64_t repetition) {
    return to_arguments(AttentionDecodeArguments{.Q = q.at(leading, repetition),
                                                 .K = cache.at(cache.k, leading, repetition),
                                                 .V = cache.at(cache.v, leading, repetition),
                                                 .O = out.at(leading, repetition),
                                                 .LSE = lse.at(leading, repetition),
                                                 .page_table = table.at(leading, repetition),
                                                 .seqlens_k = seqlens.at(leading, repetition),
                                                 .scale_k = cache.at(cache.k_scale, leading, repetition),
                                                 .scale_v = cache.at(cache.v_scale, leading, repetition),
                                                 .scale = scale_argument(of.scale),
                                                 .softcap = of.softcap,
                                                 .window_left = window_argument("window_left", of.window_left),
                                                 .window_right = window_argument("window_right", of.window_right)});
  };
  return repeated(to_problem(problem, device), device, leading.repetitions(), arguments_of);
}

}  // namespace tilewright::calls
