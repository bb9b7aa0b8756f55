// Attention where masks and scores are extreme: rows of the lowest finite scores, rows of -inf, both in one row, and NaN and
// infinities in what a row does not see. Used by the tests that run every linked kernel, on the CPU and on GPUs: each function
// calls run(case, change), which shall call change(operands) before it runs kernels.
#pragma once

#include <bit>
#include <limits>
#include <vector>

#include "attention_case.h"
#include "decode_case.h"

namespace tilewright::test {

inline constexpr float kInfinity = std::numeric_limits<float>::infinity();
// All of whose bits count, lest arithmetic on them makes it a number.
inline constexpr float kNan = std::bit_cast<float>(0x7fffffffu);

inline float lowest(Dtype dtype) { return dtype == Dtype::f32 ? std::numeric_limits<float>::lowest() : from_bf16(0xff7f); }

inline void set_row(Dtype dtype, std::vector<unsigned char>& data, std::int64_t first, std::int64_t count, float value) {
  for (std::int64_t d = 0; d < count; ++d) set_element(dtype, data, first + d, value);
}

inline AttentionCase forward(Dtype dtype, Mask mask, std::int64_t queries, std::int64_t keys) {
  return {
      .problem = {.dtype = dtype, .mask = mask, .B = 1, .Hq = 2, .Hkv = 1, .Sq = queries, .Sk = keys, .D = 64, .threads = 2}};
}

template <class Run>
void bias_of_the_lowest_number(Dtype dtype, Run run) {
  const auto with_bias = [&](auto change) {
    AttentionCase each = forward(dtype, Mask::general, 90, 200);
    each.has_bias = true;
    change(each);
    run(each, [&](AttentionOperands& x) {
      const float low = lowest(dtype);
      for (std::int64_t row = 0; row < 2 * 90; ++row) {
        for (std::int64_t key = 0; key < 200; ++key) {
          const bool is_early = key < 130;  // the first blocks of keys
          const float by_kind[] = {low,
                                   -kInfinity,
                                   is_early ? -kInfinity : low,
                                   is_early ? low : -kInfinity,
                                   key == 140 ? 0.5f : low,
                                   key == 3       ? 0.5f
                                   : key % 2 == 0 ? low
                                                  : -kInfinity,
                                   is_early ? low : 0.25f,
                                   is_early ? 0.25f : low,
                                   key % 2 == 0 ? low : -kInfinity,
                                   0.5f};
          set_element(dtype, x.bias, row * 200 + key, by_kind[row % std::size(by_kind)]);
        }
      }
    });
  };
  with_bias([](AttentionCase&) {});
  with_bias([](AttentionCase& each) { each.scalars.softcap = 3; });
  with_bias([](AttentionCase& each) { each.has_slopes = true; });
  with_bias([](AttentionCase& each) { each.scalars.window_left = 60, each.scalars.window_right = 5; });
  with_bias([](AttentionCase& each) { each.scalars.scale = 1, each.has_slopes = true, each.scalars.softcap = 20; });
}

// The first element of a row of Q is -2^64, that of K just below 2^64 for keys [first, last): their scores are the lowest.
template <class Operands>
void make_lowest(Operands& x, Dtype dtype, std::int64_t queries, std::int64_t heads, std::int64_t first, std::int64_t last,
                 std::int64_t width) {
  const float k = dtype == Dtype::f32 ? 0x1.fffffep+63f : 0x1.fep+63f;
  for (std::int64_t i = 0; i < queries; ++i) {
    for (std::int64_t h = 0; h < heads; ++h) {
      if ((i + h) % 3 != 2) set_element(dtype, x.q, (i * heads + h) * width, -0x1p+64f);
    }
  }
  for (std::int64_t key = first; key < last; ++key) set_element(dtype, x.k, key * width, k);
}

template <class Run>
void lowest_scores(Dtype dtype, Run run) {
  for (const Mask mask : {Mask::full, Mask::causal, Mask::general}) {
    for (const auto& [first, last] : {std::pair{0, 200}, {0, 130}, {130, 200}, {7, 150}}) {
      AttentionCase each = forward(dtype, mask, 70, 200);
      each.scalars.scale = 1;
      if (mask == Mask::general) each.has_slopes = true;
      run(each, [&](AttentionOperands& x) { make_lowest(x, dtype, 70, 2, first, last, 64); });
    }
  }
  for (const auto& [first, last] : {std::pair{0, 200}, {0, 130}, {130, 200}, {7, 150}}) {
    DecodeCase each{.problem = {.dtype = dtype, .B = 1, .Hq = 6, .Hkv = 1, .Sq = 2, .Sk = 200, .D = 64, .threads = 2}};
    each.scalars.scale = 1;
    run(each, [&](DecodeOperands& x) { make_lowest(x, dtype, 2, 6, first, last, 64); });
    each.scalars.softcap = 5;
    run(each, [&](DecodeOperands& x) { make_lowest(x, dtype, 2, 6, first, last, 64); });
  }
}

template <class Run>
void hidden_keys(Dtype dtype, Run run) {
  // K and V of one head, so that rows of both are at key * 64.
  const auto spoil = [&](std::int64_t nan_value, std::int64_t infinite_value, std::int64_t nan_key) {
    return [=](AttentionOperands& x) {
      set_row(dtype, x.v, nan_value * 64, 64, kNan);
      set_row(dtype, x.v, infinite_value * 64, 64, -kInfinity);
      set_row(dtype, x.k, nan_key * 64, 64, kNan);
    };
  };
  run(forward(dtype, Mask::causal, 130, 200), spoil(150, 170, 190));
  run(forward(dtype, Mask::causal, 200, 130), spoil(61, 90, 128));
  run(forward(dtype, Mask::causal, 199, 199), spoil(100, 64, 63));
  AttentionCase window = forward(dtype, Mask::general, 150, 250);
  window.scalars.window_left = 40, window.scalars.window_right = 10;
  run(window, spoil(0, 249, 130));
  run(window, spoil(100, 101, 127));
  window.scalars.window_left = 0, window.scalars.window_right = 0, window.scalars.alignment = Alignment::top_left;
  window.scalars.softcap = 2, window.has_slopes = true;
  run(window, spoil(20, 33, 90));
  run(window, spoil(200, 201, 202));  // hidden from all
  // Of sequences of 0, 128, 64 keys and so on, the second.
  AttentionCase ragged = forward(dtype, Mask::general, 64, 128);
  ragged.problem.B = 7;
  ragged.is_ragged = true;
  for (const std::int32_t right : {-1, 0}) {
    ragged.scalars.window_right = right;
    run(ragged, [&](AttentionOperands& x) {
      for (std::int64_t key = x.begins_k[1]; key < x.begins_k[2]; ++key) {
        set_row(dtype, x.k, key * 64, 64, kInfinity);
        set_row(dtype, x.v, key * 64, 64, kNan);
      }
    });
  }
}

template <class Run>
void hidden_keys_in_decoding(Dtype dtype, Run run) {
  // Behind each sequence's last key, before its window, and behind the last page.
  for (const KvCache cache : {KvCache::contiguous, KvCache::paged}) {
    DecodeCase each{.problem = {.dtype = dtype, .kv_cache = cache, .B = 3, .Hq = 6, .Hkv = 1, .Sk = 200, .D = 64}};
    each.problem.Sq = 2, each.problem.threads = 2;
    if (cache == KvCache::paged) each.problem.page_size = 48;
    each.has_lengths = true;
    each.scalars.window_left = 70, each.scalars.window_right = 0;
    run(each, [&](DecodeOperands& x) {
      const std::int64_t rows = static_cast<std::int64_t>(x.k.size() / bytes_of(dtype) / 64);
      std::vector<bool> is_seen(static_cast<std::size_t>(rows), false);
      const std::int64_t pages = cache == KvCache::paged ? (200 + 47) / 48 : 1, page = cache == KvCache::paged ? 48 : 200;
      for (std::int64_t b = 0; b < 3; ++b) {
        const std::int64_t keys = x.lengths[static_cast<std::size_t>(b)];
        for (std::int64_t key = std::max<std::int64_t>(0, keys - 72); key < keys; ++key) {
          const std::int64_t block = b * pages + key / page;
          const std::int64_t at = cache == KvCache::paged ? x.page_table()[static_cast<std::size_t>(block)] : block;
          is_seen[static_cast<std::size_t>(at * page + key % page)] = true;
        }
      }
      for (std::int64_t row = 0; row < rows; ++row) {
        if (is_seen[static_cast<std::size_t>(row)]) continue;
        set_row(dtype, x.k, row * 64, 64, row % 2 == 0 ? kNan : kInfinity);
        set_row(dtype, x.v, row * 64, 64, row % 2 == 0 ? kNan : -kInfinity);
      }
    });
  }
  // From some of the queries only.
  for (const int heads : {1, 3}) {
    DecodeCase each{.problem = {.dtype = dtype, .B = 1, .Hq = heads, .Hkv = 1, .Sq = 9, .Sk = 200, .D = 64, .threads = 2}};
    each.scalars.window_right = 0;
    each.scalars.window_left = 100;
    run(each, [&](DecodeOperands& x) {
      set_row(dtype, x.v, 197 * 64, 64, kNan);
      set_row(dtype, x.k, 199 * 64, 64, kInfinity);
      set_row(dtype, x.v, 94 * 64, 64, -kInfinity);
    });
  }
}

}  // namespace tilewright::test
