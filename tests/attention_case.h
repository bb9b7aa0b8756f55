// Attention problems on purpose awkward, with operands, an independent reference in double precision and a comparison. Used by
// the tests that run every linked attention kernel, on the CPU and on GPUs.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstring>
#include <limits>
#include <string>
#include <vector>

#include "gemm_case.h"
#include "tilewright/attention_forward.h"

namespace tilewright::test {

struct AttentionCase {
  AttentionForwardProblem problem;
  AttentionForwardArguments scalars{};  // pointers unused
  bool is_ragged = false;               // half as many rows as B * Sq, in sequences of all lengths
  bool has_bias = false, has_slopes = false;
};

inline std::size_t bytes_of(Dtype dtype) { return dtype == Dtype::f32 ? 4 : 2; }

// Numbers in [-1, 1] that every type holds exactly.
inline std::vector<unsigned char> fill_elements(Dtype dtype, std::int64_t elements, std::uint32_t seed) {
  std::vector<unsigned char> data(static_cast<std::size_t>(elements) * bytes_of(dtype));
  std::uint32_t state = seed;
  for (std::int64_t i = 0; i < elements; ++i) {
    state = state * 1664525u + 1013904223u;  // Numerical Recipes, section 7.1
    const float number = static_cast<float>(static_cast<int>(state >> 27) - 16) / 16;
    if (dtype == Dtype::f32) {
      std::memcpy(&data[static_cast<std::size_t>(i) * 4], &number, 4);
    } else {
      const std::uint16_t bits = dtype == Dtype::bf16 ? to_bf16(number) : to_f16(number);
      std::memcpy(&data[static_cast<std::size_t>(i) * 2], &bits, 2);
    }
  }
  return data;
}

inline double element_value(Dtype dtype, const std::vector<unsigned char>& data, std::int64_t index) {
  if (dtype == Dtype::f32) {
    float number = 0;
    std::memcpy(&number, &data[static_cast<std::size_t>(index) * 4], 4);
    return number;
  }
  std::uint16_t bits = 0;
  std::memcpy(&bits, &data[static_cast<std::size_t>(index) * 2], 2);
  return dtype == Dtype::bf16 ? from_bf16(bits) : from_f16(bits);
}

inline std::vector<double> element_values(Dtype dtype, const std::vector<unsigned char>& data) {
  std::vector<double> values(data.size() / bytes_of(dtype));
  for (std::size_t i = 0; i < values.size(); ++i) values[i] = element_value(dtype, data, static_cast<std::int64_t>(i));
  return values;
}

inline void set_element(Dtype dtype, std::vector<unsigned char>& data, std::int64_t index, float value) {
  if (dtype == Dtype::f32) {
    std::memcpy(&data[static_cast<std::size_t>(index) * 4], &value, 4);
    return;
  }
  const std::uint16_t bits = dtype == Dtype::bf16 ? to_bf16(value) : to_f16(value);
  std::memcpy(&data[static_cast<std::size_t>(index) * 2], &bits, 2);
}

// Whether a result is what it should be: the same infinity, a NaN for a NaN, else within `tolerance`.
inline bool agree(double got, double want, double tolerance) {
  return got == want || (std::isnan(got) && std::isnan(want)) || std::abs(got - want) <= tolerance;
}
// Of a LSE: f32 holds large ones to a part of themselves only.
inline double lse_tolerance(double want) { return std::isfinite(want) ? 1e-4 + 0x1p-21 * std::abs(want) : 0; }

// A row of O from its scores and the values that begin at row_of(key), each times factor_of(key), and its LSE. What has a score
// of -inf may hold anything.
template <class RowOf, class FactorOf>
double weigh(const std::vector<double>& scores, std::vector<double>& out, RowOf row_of, FactorOf factor_of) {
  double largest = -std::numeric_limits<double>::infinity(), sum = 0;
  for (const double score : scores) largest = std::isnan(score) ? score : std::max(largest, score);
  if (largest == -std::numeric_limits<double>::infinity()) return largest;
  for (std::size_t j = 0; j < scores.size(); ++j) {
    if (scores[j] == -std::numeric_limits<double>::infinity()) continue;
    const double weight = std::exp(scores[j] - largest);
    sum += weight;
    const double* const row = row_of(static_cast<std::int64_t>(j));
    const double factor = factor_of(static_cast<std::int64_t>(j));
    for (std::size_t d = 0; d < out.size(); ++d) out[d] += weight * (row[d] * factor);
  }
  for (double& each : out) each /= sum;
  return largest + std::log(sum);
}

template <class Problem>
void broadcast(Problem& problem, std::initializer_list<std::int64_t Problem::*> strides) {
  for (const auto stride : strides) problem.*stride = 0;
}

inline std::string to_text(const AttentionCase& each) {
  static constexpr const char* kMasks[] = {"full", "causal", "general"};
  const AttentionForwardProblem& p = each.problem;
  std::string text = std::string("attention_forward dtype=") + std::to_string(static_cast<int>(p.dtype)) +
                     " mask=" + kMasks[static_cast<int>(p.mask)];
  for (const std::int64_t size :
       {p.B, p.Hq, p.Hkv, p.Sq, p.Sk, p.D, p.stride_qs, p.stride_qh, p.stride_qb, p.stride_ks, p.stride_kh, p.stride_kb,
        p.stride_vs, p.stride_vh, p.stride_vb, p.stride_bias_q, p.stride_bias_h, p.stride_bias_b})
    text += " " + std::to_string(size);
  return text + (each.is_ragged ? " ragged" : "") + (each.has_bias ? " bias" : "") + (each.has_slopes ? " alibi" : "") +
         " window=" + std::to_string(each.scalars.window_left) + "," + std::to_string(each.scalars.window_right) +
         " softcap=" + std::to_string(each.scalars.softcap);
}

// Operands as bytes of the storage type, and where results go.
class AttentionOperands {
 public:
  AttentionOperands(const AttentionCase& each, const Problem& problem) : case_(each), problem_(problem) {
    for (int b = 0; b <= size(0); ++b) {  // lengths 0, Sq / 2, Sq in turn
      const auto at = [&](std::int64_t length) {
        return static_cast<std::int32_t>(b * (length / 2) - (b % 3 == 1 ? length / 2 : 0));
      };
      begins_q.push_back(at(size(3)));
      begins_k.push_back(at(size(4)));
    }
    q = fill(extent(6, size(3), begins_q.back(), size(1)), 1);
    k = fill(extent(9, size(4), begins_k.back(), size(2)), 2);
    v = fill(extent(12, size(4), begins_k.back(), size(2)), 3);
    o = std::vector<unsigned char>(static_cast<std::size_t>(extent(15, size(3), begins_q.back(), size(1))) * bytes(), 0xff);
    bias = fill((size(0) - 1) * size(20) + (size(1) - 1) * size(19) + (size(3) - 1) * size(18) + size(4), 4);
    for (int h = 0; h < size(1); ++h) slopes.push_back(0.05f * static_cast<float>(h + 1));
    lse.resize(static_cast<std::size_t>(size(1) * (each.is_ragged ? size(21) : size(0) * size(3))), -1);
    compute_expected();
  }

  // To be called again where operands were changed.
  void compute_expected() {
    expected_.clear();
    const Dtype dtype = case_.problem.dtype;
    const Numbers numbers{element_values(dtype, q), element_values(dtype, k), element_values(dtype, v)};
    for (std::int64_t b = 0; b < size(0); ++b) {
      for (std::int64_t h = 0; h < size(1); ++h) {
        for (std::int64_t i = 0; i < queries(b); ++i) {
          std::vector<double> row(static_cast<std::size_t>(size(5)));
          const double row_lse = attend(numbers, b, h, i, row);
          expected_.insert(expected_.end(), row.begin(), row.end());
          expected_.push_back(row_lse);
        }
      }
    }
  }

  // Pointers to the operands' memory, wherever it is.
  struct Memory {
    void *q, *k, *v, *o, *lse, *bias, *slopes, *begins_q, *begins_k;
  };
  Arguments arguments(const Memory& at) const {
    AttentionForwardArguments given = case_.scalars;
    given.Q = at.q, given.K = at.k, given.V = at.v, given.O = at.o, given.LSE = at.lse;
    given.bias = case_.has_bias ? at.bias : nullptr;
    given.alibi_slopes = case_.has_slopes ? at.slopes : nullptr;
    given.cu_seqlens_q = case_.is_ragged ? at.begins_q : nullptr;
    given.cu_seqlens_k = case_.is_ragged ? at.begins_k : nullptr;
    return to_arguments(given);
  }

  // What is wrong in the results; empty when nothing is. 16-bit weights err by their unit roundoff.
  std::string difference(const std::vector<unsigned char>& o_bytes, const std::vector<float>& lse_values) const {
    const double unit = case_.problem.dtype == Dtype::f32 ? 0x1p-18 : case_.problem.dtype == Dtype::f16 ? 0x1p-10 : 0x1p-7;
    const double* want = expected_.data();
    for (std::int64_t b = 0; b < size(0); ++b) {
      for (std::int64_t h = 0; h < size(1); ++h) {
        for (std::int64_t i = 0; i < queries(b); ++i) {
          for (std::int64_t d = 0; d < size(5); ++d) {
            const double got = value(o_bytes, at(15, b, i, h, begins_q) + d);
            if (!agree(got, want[d], unit)) return place("O", b, i, h, d, got, want[d]);
          }
          const double want_lse = want[size(5)];
          want += size(5) + 1;
          const std::int64_t row =
              case_.is_ragged ? h * size(21) + begins_q[static_cast<std::size_t>(b)] + i : (b * size(1) + h) * size(3) + i;
          const double got = lse_values[static_cast<std::size_t>(row)];
          if (!agree(got, want_lse, lse_tolerance(want_lse))) return place("LSE", b, i, h, 0, got, want_lse);
        }
      }
    }
    return "";
  }

  std::vector<unsigned char> q, k, v, o, bias;
  std::vector<float> slopes, lse;
  std::vector<std::int32_t> begins_q, begins_k;

 private:
  // What the operands' bytes are, converted once: the reference reads each many times.
  struct Numbers {
    std::vector<double> q, k, v;
  };

  std::int64_t size(std::size_t index) const { return problem_.sizes[index]; }
  std::int64_t queries(std::int64_t b) const { return case_.is_ragged ? length(begins_q, b) : size(3); }
  std::size_t bytes() const { return bytes_of(case_.problem.dtype); }
  static std::int64_t length(const std::vector<std::int32_t>& begins, std::int64_t b) {
    return begins[static_cast<std::size_t>(b + 1)] - begins[static_cast<std::size_t>(b)];
  }
  static std::string place(const char* tensor, std::int64_t b, std::int64_t i, std::int64_t h, std::int64_t d, double got,
                           double want) {
    return std::string(tensor) + "[" + std::to_string(b) + "][" + std::to_string(i) + "][" + std::to_string(h) + "][" +
           std::to_string(d) + "] is " + std::to_string(got) + ", not " + std::to_string(want);
  }

  // Elements of a tensor whose strides (row, head, batch) are sizes `stride` on.
  std::int64_t extent(std::size_t stride, std::int64_t rows, std::int64_t total, std::int64_t heads) const {
    const std::int64_t batches = case_.is_ragged ? 0 : (size(0) - 1) * size(stride + 2);
    const std::int64_t count = case_.is_ragged ? total : rows;
    return std::max<std::int64_t>(1, batches + (count - 1) * size(stride) + (heads - 1) * size(stride + 1) + size(5));
  }
  std::int64_t at(std::size_t stride, std::int64_t b, std::int64_t row, std::int64_t head,
                  const std::vector<std::int32_t>& begins) const {
    const std::int64_t first = case_.is_ragged ? begins[static_cast<std::size_t>(b)] * size(stride) : b * size(stride + 2);
    return first + row * size(stride) + head * size(stride + 1);
  }

  std::vector<unsigned char> fill(std::int64_t elements, std::uint32_t seed) const {
    return fill_elements(case_.problem.dtype, elements, seed);
  }
  double value(const std::vector<unsigned char>& data, std::int64_t index) const {
    return element_value(case_.problem.dtype, data, index);
  }

  // One row of O, and its LSE.
  double attend(const Numbers& numbers, std::int64_t b, std::int64_t h, std::int64_t i, std::vector<double>& out) const {
    const AttentionForwardArguments& s = case_.scalars;
    const bool is_general = case_.problem.mask == Mask::general;
    const std::int64_t keys = case_.is_ragged ? length(begins_k, b) : size(4);
    const std::int64_t offset = is_general && s.alignment == Alignment::top_left ? 0 : keys - queries(b);
    const std::int64_t kv_head = h / (size(1) / size(2));
    const double scale = s.scale != 0 ? s.scale : 1 / std::sqrt(static_cast<double>(size(5)));
    std::vector<double> scores;
    const double* const q_row = numbers.q.data() + at(6, b, i, h, begins_q);
    for (std::int64_t j = 0; j < keys; ++j) {
      const double* const k_row = numbers.k.data() + at(9, b, j, kv_head, begins_k);
      double score = 0;
      for (std::int64_t d = 0; d < size(5); ++d) score += q_row[d] * k_row[d];
      score *= scale;
      const std::int64_t beside = j - (i + offset);
      bool is_visible = case_.problem.mask == Mask::full || (case_.problem.mask == Mask::causal && beside <= 0);
      if (is_general) {
        if (s.softcap != 0) score = s.softcap * std::tanh(score / s.softcap);
        if (case_.has_bias) score += value(bias, b * size(20) + h * size(19) + i * size(18) + j);
        if (case_.has_slopes) score -= slopes[static_cast<std::size_t>(h)] * std::abs(static_cast<double>(beside));
        is_visible = (s.window_left < 0 || -beside <= s.window_left) && (s.window_right < 0 || beside <= s.window_right);
      }
      scores.push_back(is_visible ? score : -std::numeric_limits<double>::infinity());
    }
    return weigh(
        scores, out, [&](std::int64_t j) { return numbers.v.data() + at(12, b, j, kv_head, begins_k); },
        [](std::int64_t) { return 1.0; });
  }

  AttentionCase case_;
  Problem problem_;
  std::vector<double> expected_;  // rows of O, each with its LSE behind it
};

// Each stride of Q, K, V and bias is 0 in turn: one sequence, head, row of all.
inline std::vector<AttentionCase> broadcast_attention(Dtype dtype, int threads) {
  using P = AttentionForwardProblem;
  std::vector<AttentionCase> cases;
  const auto add = [&](Mask mask, std::int64_t hkv, std::initializer_list<std::int64_t P::*> strides) -> AttentionCase& {
    AttentionCase each{.problem = {.dtype = dtype, .mask = mask, .B = 3, .Hq = 4, .Hkv = hkv, .Sq = 70, .Sk = 140, .D = 64}};
    each.problem.threads = threads;
    broadcast(each.problem, strides);
    return cases.emplace_back(each);
  };
  for (const auto stride : {&P::stride_qs, &P::stride_qh, &P::stride_qb, &P::stride_ks, &P::stride_kh, &P::stride_kb,
                            &P::stride_vs, &P::stride_vh, &P::stride_vb}) {
    add(Mask::full, 2, {stride});
  }
  add(Mask::causal, 2, {&P::stride_kb, &P::stride_vb});
  add(Mask::causal, 4, {&P::stride_kh, &P::stride_vh, &P::stride_kb, &P::stride_vb});
  for (const auto stride : {&P::stride_bias_q, &P::stride_bias_h, &P::stride_bias_b})
    add(Mask::general, 2, {stride}).has_bias = true;
  add(Mask::general, 1, {&P::stride_bias_q, &P::stride_bias_h, &P::stride_bias_b}).has_bias = true;
  return cases;
}

// Every mask, ragged and grouped, with fewer keys than queries and more, of head sizes around those that kernels have.
inline std::vector<AttentionCase> awkward_attention(Dtype dtype, int threads) {
  std::vector<AttentionCase> cases;
  const auto add = [&](Mask mask, std::int64_t batch, std::int64_t hq, std::int64_t hkv, std::int64_t sq, std::int64_t sk,
                       std::int64_t d) -> AttentionCase& {
    cases.push_back({.problem = {.dtype = dtype, .mask = mask, .B = batch, .Hq = hq, .Hkv = hkv, .Sq = sq, .Sk = sk, .D = d}});
    cases.back().problem.threads = threads;
    return cases.back();
  };
  for (const Mask mask : {Mask::full, Mask::causal, Mask::general}) {
    for (const std::int64_t d : {64, 40, 128, 96, 256, 200}) {
      add(mask, 2, 4, 2, 65, 130, d);
      AttentionForwardProblem& bhsd = add(mask, 1, 2, 2, 130, 70, d).problem;
      bhsd.stride_qs = bhsd.stride_ks = bhsd.stride_vs = bhsd.stride_os = d + 8;
      bhsd.stride_qh = bhsd.stride_oh = 130 * (d + 8);
      bhsd.stride_kh = bhsd.stride_vh = 70 * (d + 8);
    }
    add(mask, 1, 3, 1, 1, 1, 64);
    add(mask, 1, 1, 1, 7, 63, 21);  // no multiple of 8
    add(mask, 3, 2, 1, 197, 200, 64).scalars.scale = 0.5f;
  }
  const auto general = [&](std::int64_t left, std::int64_t right, Alignment alignment) -> AttentionCase& {
    AttentionCase& each = add(Mask::general, 2, 2, 1, 100, 150, 64);
    each.scalars.window_left = static_cast<std::int32_t>(left);
    each.scalars.window_right = static_cast<std::int32_t>(right);
    each.scalars.alignment = alignment;
    return each;
  };
  general(20, 0, Alignment::bottom_right);
  general(-1, 5, Alignment::top_left);
  general(0, 0, Alignment::top_left).scalars.softcap = 3;
  general(-1, -1, Alignment::bottom_right).has_bias = true;
  general(60, 0, Alignment::bottom_right).has_slopes = true;
  AttentionCase& ragged = add(Mask::general, 7, 4, 2, 64, 128, 64);
  ragged.is_ragged = true;
  ragged.scalars.window_right = 0;
  std::ranges::move(broadcast_attention(dtype, threads), std::back_inserter(cases));
  return cases;
}

}  // namespace tilewright::test
