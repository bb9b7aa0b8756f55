// Decoding on purpose awkward: caches of every kind, lengths from none to all, with operands, an independent reference in
// double precision and a comparison. Used by the tests that run every linked kernel of attention_decode, on the CPU and on
// GPUs.
#pragma once

#include "../templates/common/fp8.h"
#include "attention_case.h"
#include "tilewright/attention_decode.h"

namespace tilewright::test {

struct DecodeCase {
  AttentionDecodeProblem problem;
  AttentionDecodeArguments scalars{};  // pointers unused
  bool has_lengths = false;            // Sk, Sk / 2 and 0 in turn
  bool has_scales = false;             // of an 8-bit cache
};

inline bool has_bytes(Dtype dtype) { return dtype == Dtype::f16_e4m3 || dtype == Dtype::bf16_e4m3; }
// Of Q and O.
inline Dtype row_type(Dtype dtype) {
  return dtype == Dtype::f16_e4m3 ? Dtype::f16 : dtype == Dtype::bf16_e4m3 ? Dtype::bf16 : dtype;
}

inline std::string to_text(const DecodeCase& each) {
  const AttentionDecodeProblem& p = each.problem;
  std::string text = "attention_decode dtype=" + std::to_string(static_cast<int>(p.dtype)) +
                     (p.kv_cache == KvCache::paged ? " paged" : " contiguous");
  for (const std::int64_t size : {p.B, p.Hq, p.Hkv, p.Sq, p.Sk, p.D, p.page_size, p.stride_table, p.stride_kb, p.stride_vb})
    text += " " + std::to_string(size);
  return text + (each.has_lengths ? " lengths" : "") + " window=" + std::to_string(each.scalars.window_left) + "," +
         std::to_string(each.scalars.window_right) + " softcap=" + std::to_string(each.scalars.softcap) +
         (each.has_scales ? " scales by " + std::to_string(p.stride_scale_kb) + "," + std::to_string(p.stride_scale_kh) : "");
}

class DecodeOperands {
 public:
  DecodeOperands(const DecodeCase& each, const Problem& problem)
      : case_(each), sizes_(problem.sizes), is_paged_(each.problem.kv_cache == KvCache::paged) {
    const std::int64_t page = std::max<std::int64_t>(sizes_[6], 1), entries = (sizes_[4] + page - 1) / page;
    const std::int64_t pages = is_paged_ ? (sizes_[0] - 1) * sizes_[7] + entries : sizes_[0];
    const std::int64_t outer_rows = is_paged_ ? sizes_[6] : sizes_[4];
    for (std::int64_t i = 0; i < pages; ++i) pages_.push_back(static_cast<std::int32_t>((i * 7919 + 3) % pages));  // a prime
    for (std::int64_t b = 0; b < sizes_[0]; ++b) {
      lengths.push_back(static_cast<std::int32_t>(b % 3 == 0 ? sizes_[4] : b % 3 == 1 ? sizes_[4] / 2 : 0));
    }
    const Dtype rows = row_type(each.problem.dtype);
    q = fill_elements(rows, extent(8, sizes_[0], sizes_[3], sizes_[1]), 1);
    k = cache(extent(11, pages, outer_rows, sizes_[2]), 2);
    v = cache(extent(14, pages, outer_rows, sizes_[2]), 3);
    scale_k = scales(20, pages, 4);
    scale_v = scales(22, pages, 5);
    o = std::vector<unsigned char>(static_cast<std::size_t>(extent(17, sizes_[0], sizes_[3], sizes_[1])) * bytes_of(rows),
                                   0xff);
    lse.resize(static_cast<std::size_t>(sizes_[0] * sizes_[1] * sizes_[3]), -1);
  }

  // Pointers to the operands' memory, wherever it is.
  struct Memory {
    void *q, *k, *v, *o, *lse, *page_table, *lengths, *scale_k = nullptr, *scale_v = nullptr;
  };
  Arguments arguments(const Memory& at) const {
    AttentionDecodeArguments given = case_.scalars;
    given.Q = at.q, given.K = at.k, given.V = at.v, given.O = at.o, given.LSE = at.lse;
    given.page_table = is_paged_ ? at.page_table : nullptr;
    given.seqlens_k = case_.has_lengths ? at.lengths : nullptr;
    given.scale_k = case_.has_scales ? at.scale_k : nullptr;
    given.scale_v = case_.has_scales ? at.scale_v : nullptr;
    return to_arguments(given);
  }

  // What is right, of all queries: batches, heads, and queries within. Copies have it, too; operands may not change afterwards.
  void compute_expected() const {
    expected_.clear();
    const Numbers numbers{element_values(row_type(case_.problem.dtype), q), cache_values(k), cache_values(v)};
    for (std::int64_t b = 0; b < sizes_[0]; ++b) {
      for (std::int64_t h = 0; h < sizes_[1]; ++h) {
        for (std::int64_t i = 0; i < sizes_[3]; ++i) {
          Expected& row = expected_.emplace_back(std::vector<double>(static_cast<std::size_t>(sizes_[5])), 0.0);
          row.lse = attend(numbers, b, h, i, row.o);
        }
      }
    }
  }

  // What is wrong in the results; empty when nothing is. 16-bit weights err by their unit roundoff.
  std::string difference(const std::vector<unsigned char>& o_bytes, const std::vector<float>& lse_values) const {
    const Dtype dtype = row_type(case_.problem.dtype);
    const double unit = dtype == Dtype::f32 ? 0x1p-18 : dtype == Dtype::f16 ? 0x1p-10 : 0x1p-7;
    if (expected_.empty()) compute_expected();
    auto row = expected_.begin();
    for (std::int64_t b = 0; b < sizes_[0]; ++b) {
      for (std::int64_t h = 0; h < sizes_[1]; ++h) {
        for (std::int64_t i = 0; i < sizes_[3]; ++i, ++row) {
          const std::string place = "[" + std::to_string(b) + "][" + std::to_string(i) + "][" + std::to_string(h) + "]";
          for (std::int64_t d = 0; d < sizes_[5]; ++d) {
            const double got = element_value(dtype, o_bytes, b * sizes_[19] + i * sizes_[17] + h * sizes_[18] + d);
            const double right = row->o[static_cast<std::size_t>(d)];
            if (agree(got, right, unit)) continue;
            return "O" + place + "[" + std::to_string(d) + "] is " + std::to_string(got) + ", not " + std::to_string(right);
          }
          const double got = lse_values[static_cast<std::size_t>((b * sizes_[1] + h) * sizes_[3] + i)];
          if (agree(got, row->lse, lse_tolerance(row->lse))) continue;
          return "LSE" + place + " is " + std::to_string(got) + ", not " + std::to_string(row->lse);
        }
      }
    }
    return "";
  }

  const std::vector<std::int32_t>& page_table() const { return pages_; }

  std::vector<unsigned char> q, k, v, o;
  std::vector<float> scale_k, scale_v;
  std::vector<float> lse;
  std::vector<std::int32_t> lengths;

 private:
  // A query's results in f64.
  struct Expected {
    std::vector<double> o;
    double lse;
  };
  // What the operands' bytes are, converted once: the reference reads each many times.
  struct Numbers {
    std::vector<double> q, k, v;
  };

  // Elements of a tensor whose strides (row, head, batch or page) are sizes `stride` on.
  std::int64_t extent(std::size_t stride, std::int64_t outer, std::int64_t rows, std::int64_t heads) const {
    return std::max<std::int64_t>(
        1, (outer - 1) * sizes_[stride + 2] + (rows - 1) * sizes_[stride] + (heads - 1) * sizes_[stride + 1] + sizes_[5]);
  }
  std::int64_t cache_row(std::size_t stride, std::int64_t b, std::int64_t key, std::int64_t head) const {
    std::int64_t outer = b, inner = key;
    if (is_paged_) {
      outer = pages_[static_cast<std::size_t>(b * sizes_[7] + key / sizes_[6])];
      inner = key % sizes_[6];
    }
    return outer * sizes_[stride + 2] + inner * sizes_[stride] + head * sizes_[stride + 1];
  }
  // Of 8 bits: any number below 1.
  std::vector<unsigned char> cache(std::int64_t elements, std::uint32_t seed) const {
    if (!has_bytes(case_.problem.dtype)) return fill_elements(case_.problem.dtype, elements, seed);
    std::vector<unsigned char> codes;
    for (std::int64_t i = 0; i < elements; ++i) {
      seed = seed * 1664525u + 1013904223u;
      codes.push_back(static_cast<unsigned char>((seed >> 16) % 0x38 | (seed >> 31 << 7)));
    }
    return codes;
  }
  std::vector<float> scales(std::size_t stride, std::int64_t outer, std::uint32_t seed) const {
    std::vector<float> values;
    const std::int64_t count = (outer - 1) * sizes_[stride] + (sizes_[2] - 1) * sizes_[stride + 1] + 1;
    for (std::int64_t i = 0; i < count; ++i) {
      seed = seed * 1664525u + 1013904223u;
      values.push_back(static_cast<float>(seed >> 16) / 65536 + 0x1p-10F);
    }
    return values;
  }
  std::vector<double> cache_values(const std::vector<unsigned char>& data) const {
    if (!has_bytes(case_.problem.dtype)) return element_values(case_.problem.dtype, data);
    std::vector<double> values;
    for (const unsigned char code : data) values.push_back(tw::to_float(tw::e4m3{code}));
    return values;
  }
  double scale_of(const std::vector<float>& scales, std::size_t stride, std::int64_t b, std::int64_t key,
                  std::int64_t head) const {
    if (!case_.has_scales) return 1;
    const std::int64_t outer = is_paged_ ? pages_[static_cast<std::size_t>(b * sizes_[7] + key / sizes_[6])] : b;
    return scales[static_cast<std::size_t>(outer * sizes_[stride] + head * sizes_[stride + 1])];
  }

  double attend(const Numbers& numbers, std::int64_t b, std::int64_t h, std::int64_t i, std::vector<double>& out) const {
    const AttentionDecodeArguments& s = case_.scalars;
    const std::int64_t keys = case_.has_lengths ? lengths[static_cast<std::size_t>(b)] : sizes_[4];
    const std::int64_t kv_head = h / (sizes_[1] / sizes_[2]);
    const double scale = s.scale != 0 ? s.scale : 1 / std::sqrt(static_cast<double>(sizes_[5]));
    std::vector<double> scores;
    const double* const q_row = numbers.q.data() + b * sizes_[10] + i * sizes_[8] + h * sizes_[9];
    for (std::int64_t j = 0; j < keys; ++j) {
      const double* const k_row = numbers.k.data() + cache_row(11, b, j, kv_head);
      double score = 0;
      for (std::int64_t d = 0; d < sizes_[5]; ++d) score += q_row[d] * k_row[d];
      score *= scale * scale_of(scale_k, 20, b, j, kv_head);
      if (s.softcap != 0) score = s.softcap * std::tanh(score / s.softcap);
      const std::int64_t beside = j - (i + keys - sizes_[3]);
      const bool is_visible =
          (s.window_left < 0 || -beside <= s.window_left) && (s.window_right < 0 || beside <= s.window_right);
      scores.push_back(is_visible ? score : -std::numeric_limits<double>::infinity());
    }
    return weigh(
        scores, out, [&](std::int64_t j) { return numbers.v.data() + cache_row(14, b, j, kv_head); },
        [&](std::int64_t j) { return scale_of(scale_v, 22, b, j, kv_head); });
  }

  DecodeCase case_;
  std::array<std::int64_t, kMaxSizes> sizes_;
  bool is_paged_;
  std::vector<std::int32_t> pages_;
  mutable std::vector<Expected> expected_;
};

// Each stride of Q, K and V, and the page table's, is 0 in turn.
inline std::vector<DecodeCase> broadcast_decoding(Dtype dtype, int threads) {
  using P = AttentionDecodeProblem;
  std::vector<DecodeCase> cases;
  const auto add = [&](KvCache cache, std::initializer_list<std::int64_t P::*> strides) {
    DecodeCase each{.problem = {.dtype = dtype, .kv_cache = cache, .B = 3, .Hq = 4, .Hkv = 2, .Sq = 2, .Sk = 150, .D = 64}};
    each.problem.threads = threads;
    broadcast(each.problem, strides);
    cases.push_back(each);
  };
  for (const KvCache cache : {KvCache::contiguous, KvCache::paged}) {
    for (const auto stride : {&P::stride_qs, &P::stride_qh, &P::stride_qb, &P::stride_ks, &P::stride_kh, &P::stride_kb,
                              &P::stride_vs, &P::stride_vh, &P::stride_vb}) {
      add(cache, {stride});
    }
    add(cache, {&P::stride_kb, &P::stride_vb, &P::stride_kh, &P::stride_vh});
  }
  add(KvCache::paged, {&P::stride_table});
  return cases;
}

// Both kinds of cache, pages of many sizes, groups of heads up to more than a tile, several queries, windows.
inline std::vector<DecodeCase> awkward_decoding(Dtype dtype, int threads) {
  std::vector<DecodeCase> cases;
  for (const KvCache cache : {KvCache::contiguous, KvCache::paged}) {
    const auto add = [&](std::int64_t batch, std::int64_t hq, std::int64_t hkv, std::int64_t sq, std::int64_t sk,
                         std::int64_t d, std::int64_t page_size) -> DecodeCase& {
      cases.push_back(
          {.problem = {.dtype = dtype, .kv_cache = cache, .B = batch, .Hq = hq, .Hkv = hkv, .Sq = sq, .Sk = sk, .D = d}});
      if (cache == KvCache::paged) cases.back().problem.page_size = page_size;
      cases.back().problem.threads = threads;
      return cases.back();
    };
    for (const std::int64_t d : {64, 40, 96, 128, 192, 256}) {
      add(2, 4, 2, 1, 300, d, 16);
      add(5, 8, 1, 3, 130, d, 64).has_lengths = true;
    }
    add(1, 1, 1, 1, 1, 64, 1);
    add(1, 3, 1, 1, 77, 21, 5);  // no multiple of 8
    add(1, 40, 2, 2, 500, 128, 7);
    add(1, 2, 1, 1, 2500, 64, 16);  // few heads, many keys: in parts
    DecodeCase& parts = add(2, 6, 2, 2, 3000, 72, 5);
    parts.has_lengths = true;
    parts.scalars.window_left = 2100;
    parts.scalars.window_right = 0;
    DecodeCase& causal = add(4, 6, 2, 9, 100, 64, 3);
    causal.has_lengths = true;
    causal.scalars.window_right = 0;
    DecodeCase& window = add(1, 4, 4, 2, 400, 128, 32);
    window.scalars.window_left = 50;
    window.scalars.window_right = 0;
    window.scalars.softcap = 2;
    AttentionDecodeProblem& strided = add(2, 4, 2, 2, 90, 64, 8).problem;
    strided.stride_qs = strided.stride_os = 4 * 72;
    strided.stride_qh = strided.stride_kh = strided.stride_vh = strided.stride_oh = 72;
    strided.stride_ks = strided.stride_vs = 2 * 72;
    if (!has_bytes(dtype)) continue;
    const auto add_scaled = [&](std::int64_t by_page, std::int64_t by_head, std::int64_t d,
                                std::int64_t page_size) -> DecodeCase& {
      DecodeCase& each = add(3, 6, 3, 2, 333, d, page_size);
      each.has_scales = true;
      each.problem.stride_scale_kb = each.problem.stride_scale_vb = by_page;
      each.problem.stride_scale_kh = each.problem.stride_scale_vh = by_head;
      return each;
    };
    add_scaled(0, 0, 64, 16);
    add_scaled(0, 1, 128, 64).has_lengths = true;
    add_scaled(3, 1, 96, 7).has_lengths = true;
    add_scaled(5, 1, 256, 1).scalars.window_right = 0;
    DecodeCase& mixed = add_scaled(4, 1, 20, 16);
    mixed.problem.stride_scale_kb = mixed.problem.stride_scale_vh = 0;
    mixed.scalars.softcap = 2;
  }
  std::ranges::move(broadcast_decoding(dtype, threads), std::back_inserter(cases));
  return cases;
}

}  // namespace tilewright::test
