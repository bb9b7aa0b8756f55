// Weight gradients of groups on purpose awkward: groups of every length, ends that are wrong, rows from anywhere, odd strides,
// with operands, an independent reference in double precision and a comparison. Used by the tests that run every linked kernel
// of k_grouped_gemm, on the CPU and on GPUs. Inputs are multiples of 1/16, so that every sum is exact in every type.
#pragma once

#include <numeric>
#include <utility>

#include "attention_case.h"
#include "tilewright/k_grouped_gemm.h"

namespace tilewright::test {

struct KGroupedCase {
  KGroupedGemmProblem problem;
  std::vector<std::int32_t> ends;
  bool has_index = false;
  float beta = 0;
  std::pair<std::int64_t, std::int64_t> nan_rows = {0, 0};  // of A
};

inline std::string to_text(const KGroupedCase& each) {
  const KGroupedGemmProblem& p = each.problem;
  std::string text = "k_grouped_gemm dtype=" + std::to_string(static_cast<int>(p.dtype)) + " G,T,M,N,...:";
  for (const std::int64_t size : {p.G, p.T, p.M, p.N, p.rows_a, p.lda, p.ldb, p.ldc, p.stride_c})
    text += " " + std::to_string(size);
  text += " ends";
  for (const std::int32_t end : each.ends) text += " " + std::to_string(end);
  return text + (each.has_index ? " row_index" : "") + " beta=" + std::to_string(each.beta) +
         " threads=" + std::to_string(p.threads);
}

class KGroupedOperands {
 public:
  static constexpr std::size_t kGuard = 4096;  // bytes before and after C that nobody may write

  KGroupedOperands(const KGroupedCase& each, const Problem& problem, std::uint32_t seed)
      : ends(each.ends), case_(each), sizes_(problem.sizes) {
    const auto [groups, rows, m, n, rows_a, lda, ldb, ldc, stride_c] =
        std::array{sizes_[0], sizes_[1], sizes_[2], sizes_[3], sizes_[4], sizes_[5], sizes_[6], sizes_[7], sizes_[8]};
    a = fill_elements(operand(), std::max<std::int64_t>(1, (rows_a - 1) * lda + m), seed);
    b = fill_elements(operand(), std::max<std::int64_t>(1, (rows - 1) * ldb + n), seed + 1);
    for (std::int64_t row = each.nan_rows.first; row < each.nan_rows.second; ++row)
      for (std::int64_t i = 0; i < m; ++i) set_element(operand(), a, row * lda + i, std::numeric_limits<float>::quiet_NaN());
    const std::int64_t elements = groups == 0 ? 0 : (groups - 1) * stride_c + (m - 1) * ldc + n;
    inner_ = fill_elements(result(), elements, seed + 2);
    if (each.beta == 0) std::ranges::fill(inner_, static_cast<unsigned char>(0xff));  // NaN
    c.assign(2 * kGuard + inner_.size(), 0xff);
    std::ranges::copy(inner_, c.begin() + kGuard);
    std::uint32_t state = seed;
    for (std::int64_t row = 0; row < rows; ++row) {
      state = state * 1664525u + 1013904223u;
      index.push_back(row % 7 == 3   ? (row % 2 == 0 ? -1 : INT32_MIN)
                      : row % 7 == 5 ? (row % 2 == 0 ? static_cast<std::int32_t>(rows_a) : INT32_MAX)
                                     : static_cast<std::int32_t>((state >> 8) % std::max<std::int64_t>(1, rows_a)));
    }
  }

  // Pointers to the operands' memory, wherever it is; `c` is where its guard begins.
  struct Memory {
    void *a, *b, *c, *ends, *index;
  };
  Arguments arguments(const Memory& at) const {
    return to_arguments(KGroupedGemmArguments{.A = at.a,
                                              .B = at.b,
                                              .C = static_cast<unsigned char*>(at.c) + kGuard,
                                              .offsets = at.ends,
                                              .row_index = case_.has_index ? at.index : nullptr,
                                              .beta = case_.beta});
  }

  // What is wrong in `got`, which is C with its guards; empty when nothing is.
  std::string difference(const std::vector<unsigned char>& got) const {
    const std::size_t bytes = bytes_of(result());
    const double unit = result() == Dtype::f32 ? 0x1p-20 : result() == Dtype::f16 ? 0x1p-10 : 0x1p-7;
    const std::vector<unsigned char> inner(got.begin() + kGuard, got.end() - kGuard);
    std::vector<bool> may_differ(got.size());
    std::int64_t begin = 0;
    for (std::int64_t group = 0; group < sizes_[0]; ++group) {
      const std::int64_t end = std::clamp<std::int64_t>(ends[static_cast<std::size_t>(group)], begin, sizes_[1]);
      for (std::int64_t row = 0; row < sizes_[2]; ++row) {
        for (std::int64_t column = 0; column < sizes_[3]; ++column) {
          const std::int64_t at = group * sizes_[8] + row * sizes_[7] + column;
          const bool stays = begin == end && case_.beta == 1;
          for (std::size_t i = 0; i < bytes && !stays; ++i)
            may_differ[kGuard + static_cast<std::size_t>(at) * bytes + i] = true;
          double want = 0;
          for (std::int64_t t = begin; t < end; ++t)
            want += factor(t, row) * element_value(operand(), b, t * sizes_[6] + column);
          if (case_.beta != 0) want += case_.beta * element_value(result(), inner_, at);
          const double value = element_value(result(), inner, at);
          if (stays || agree(value, want, unit * std::abs(want) + 2e-6)) continue;
          return "C[" + std::to_string(group) + "][" + std::to_string(row) + "][" + std::to_string(column) + "] is " +
                 std::to_string(value) + ", not " + std::to_string(want);
        }
      }
      begin = end;
    }
    for (std::size_t i = 0; i < got.size(); ++i) {
      if (!may_differ[i] && got[i] != c[i]) {
        return "byte " + std::to_string(static_cast<std::ptrdiff_t>(i) - static_cast<std::ptrdiff_t>(kGuard)) +
               " from C's first on was written, but is to stay";
      }
    }
    return "";
  }

  std::vector<unsigned char> a, b, c;
  std::vector<std::int32_t> ends, index;

 private:
  Dtype operand() const {
    const Dtype dtype = case_.problem.dtype;
    return dtype == Dtype::f16_f32 ? Dtype::f16 : dtype == Dtype::bf16_f32 ? Dtype::bf16 : dtype;
  }
  Dtype result() const { return operand() == case_.problem.dtype ? case_.problem.dtype : Dtype::f32; }

  double factor(std::int64_t t, std::int64_t column) const {
    const std::int64_t from =
        case_.has_index ? std::clamp<std::int64_t>(index[static_cast<std::size_t>(t)], 0, sizes_[4] - 1) : t;
    return element_value(operand(), a, from * sizes_[5] + column);
  }

  KGroupedCase case_;
  std::array<std::int64_t, kMaxSizes> sizes_;
  std::vector<unsigned char> inner_;  // C as it was
};

inline std::vector<KGroupedCase> awkward_gradients(Dtype dtype, int threads) {
  std::vector<KGroupedCase> cases;
  const auto add = [&](std::vector<std::int32_t> ends, std::int64_t rows, std::int64_t m, std::int64_t n,
                       float beta = 0) -> KGroupedCase& {
    const auto groups = static_cast<std::int64_t>(ends.size());
    cases.push_back({.problem = {.dtype = dtype, .G = groups, .T = rows, .M = m, .N = n}, .ends = std::move(ends)});
    cases.back().problem.threads = threads;
    cases.back().beta = beta;
    return cases.back();
  };
  const auto add_index = [](KGroupedCase& each, std::int64_t rows_a) {
    each.has_index = true;
    each.problem.rows_a = rows_a;
  };
  const auto ends_of = [](std::vector<std::int32_t> lengths) {
    std::partial_sum(lengths.begin(), lengths.end(), lengths.begin());
    return lengths;
  };
  add(ends_of({0, 1, 63, 64, 65, 0}), 193, 72, 40);
  add_index(add(ends_of({65, 0, 64, 1, 63}), 193, 40, 72, 1), 50);
  add(ends_of({0, 4097, 0}), 4097, 24, 16, 1);
  add_index(add(ends_of({4097, 0}), 4097, 8, 8), 4);
  add(ends_of({30, 0, 21}), 68, 48, 32);  // rows behind the last end
  add_index(add(ends_of({7, 90}), 150, 136, 64, -2), 1);
  add({0, 0, 0}, 9, 16, 16);
  add({0, 0, 0}, 9, 16, 16, 1);
  add({0, 0}, 0, 16, 24, 0.5f);
  add({-5, 30, 10, 1000000, 40, INT32_MIN, INT32_MAX}, 77, 40, 24);
  add_index(add({INT32_MAX, 3, -1}, 70, 33, 17, 1), 200);
  add_index(add(ends_of({1, 1, 0, 1, 2, 0, 0, 1, 1, 1, 0, 3}), 11, 104, 88), 30);
  add(ends_of({3, 2, 40}), 45, 29, 37);
  add(ends_of({140, 3}), 143, 304, 264);  // several blocks of each axis
  add(ends_of({513, 256}), 769, 205, 131, 1);
  add({}, 5, 16, 16);
  add(ends_of({20, 30, 9}), 59, 56, 48).nan_rows = {20, 50};
  KGroupedCase& padded = add(ends_of({33, 2, 1}), 40, 45, 51, 1);
  padded.problem.lda = 45 + 3, padded.problem.ldb = 51 + 7, padded.problem.ldc = 51 + 5;
  padded.problem.stride_c = 45 * 56 + 9;
  add_index(padded, 25);
  // Groups' matrices side by side.
  KGroupedCase& woven = add(ends_of({10, 1, 80}), 91, 64, 96);
  woven.problem.stride_c = 96, woven.problem.ldc = 3 * 96;
  add(ends_of({10, 4, 7}), 21, 64, 64).problem.ldb = 0;
  add(ends_of({10, 4, 7}), 21, 64, 64).problem.lda = 0;
  return cases;
}

}  // namespace tilewright::test
