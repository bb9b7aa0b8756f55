// Grouped products on purpose awkward: groups of every length, ends that are wrong, rows from anywhere, odd strides, with
// operands, an independent reference in double precision and a comparison. Used by the tests that run every linked kernel of
// grouped_gemm, on the CPU and on GPUs. Inputs are multiples of 1/16, so that every sum is exact in every type.
#pragma once

#include <numeric>
#include <utility>

#include "attention_case.h"
#include "tilewright/grouped_gemm.h"

namespace tilewright::test {

struct GroupedCase {
  GroupedGemmProblem problem;
  std::vector<std::int32_t> ends;
  Activation activation = Activation::none;
  bool has_index = false, has_bias = false, has_scale = false;
  float first_bias = 0;                                     // of each group's first matrix, if it is not 0
  std::pair<std::int64_t, std::int64_t> nan_rows = {0, 0};  // of A
};

inline std::string to_text(const GroupedCase& each) {
  const GroupedGemmProblem& p = each.problem;
  std::string text = "grouped_gemm dtype=" + std::to_string(static_cast<int>(p.dtype)) +
                     (p.layout == Layout::nt ? " nt" : " nn") + " gate=" + std::to_string(static_cast<int>(p.gate)) +
                     " G,M,N,K,...:";
  for (const std::int64_t size : {p.G, p.M, p.N, p.K, p.rows_a, p.lda, p.ldb, p.stride_part, p.stride_b, p.ldc})
    text += " " + std::to_string(size);
  text += " ends";
  for (const std::int32_t end : each.ends) text += " " + std::to_string(end);
  return text + " activation=" + std::to_string(static_cast<int>(each.activation)) + (each.has_index ? " row_index" : "") +
         (each.has_bias ? " bias" : "") + (each.first_bias != 0 ? " lowest" : "") + (each.has_scale ? " row_scale" : "") +
         " threads=" + std::to_string(p.threads);
}

class GroupedOperands {
 public:
  static constexpr std::size_t kGuard = 4096;  // bytes before and after C that nobody may write

  GroupedOperands(const GroupedCase& each, const Problem& problem, std::uint32_t seed)
      : ends(each.ends), case_(each), sizes_(problem.sizes) {
    const auto [groups, m, n, k] = std::array{sizes_[0], sizes_[1], sizes_[2], sizes_[3]};
    const bool is_transposed = each.problem.layout == Layout::nt;
    const std::int64_t down = is_transposed ? n : k, across = is_transposed ? k : n;
    a = fill((sizes_[4] - 1) * sizes_[6] + k, seed);
    b = fill((groups - 1) * sizes_[9] + (sizes_[5] - 1) * sizes_[8] + (down - 1) * sizes_[7] + across, seed + 1);
    bias = fill(groups * sizes_[5] * n, seed + 2);
    for (std::int64_t i = 0; each.first_bias != 0 && i < groups * sizes_[5] * n; ++i)
      if (i / n % sizes_[5] == 0) set_element(each.problem.dtype, bias, i, each.first_bias);
    c.assign(2 * kGuard +
                 static_cast<std::size_t>(std::max<std::int64_t>(0, (m - 1) * sizes_[10] + n)) * bytes_of(each.problem.dtype),
             0xff);
    for (std::int64_t row = each.nan_rows.first; row < each.nan_rows.second; ++row)
      for (std::int64_t i = 0; i < k; ++i)
        set_element(each.problem.dtype, a, row * sizes_[6] + i, std::numeric_limits<float>::quiet_NaN());
    std::uint32_t state = seed;
    for (std::int64_t row = 0; row < m; ++row) {
      state = state * 1664525u + 1013904223u;
      scale.push_back(std::ldexp(state >> 31 != 0 ? 1.0f : -1.0f, static_cast<int>(state >> 28 & 3) - 2));
      index.push_back(row % 7 == 3   ? (row % 2 == 0 ? -1 : INT32_MIN)
                      : row % 7 == 5 ? (row % 2 == 0 ? static_cast<std::int32_t>(sizes_[4]) : INT32_MAX)
                                     : static_cast<std::int32_t>((state >> 8) % std::max<std::int64_t>(1, sizes_[4])));
    }
    compute_expected();
  }

  // Pointers to the operands' memory, wherever it is; `c` is where its guard begins.
  struct Memory {
    void *a, *b, *c, *ends, *index, *bias, *scale;
  };
  Arguments arguments(const Memory& at) const {
    GroupedGemmArguments given;
    given.A = at.a, given.B = at.b, given.C = static_cast<unsigned char*>(at.c) + kGuard, given.offsets = at.ends;
    given.row_index = case_.has_index ? at.index : nullptr;
    given.bias = case_.has_bias ? at.bias : nullptr;
    given.row_scale = case_.has_scale ? at.scale : nullptr;
    given.activation = case_.activation;
    return to_arguments(given);
  }

  // What is wrong in `result`, which is C with its guards; empty when nothing is.
  std::string difference(const std::vector<unsigned char>& result) const {
    const Dtype dtype = case_.problem.dtype;
    const std::size_t bytes = bytes_of(dtype);
    const double unit = dtype == Dtype::f32 ? 0x1p-20 : dtype == Dtype::f16 ? 0x1p-10 : 0x1p-7;
    const std::vector<unsigned char> inner(result.begin() + kGuard, result.end() - kGuard);
    std::vector<bool> may_differ(result.size());
    const double* expected = expected_.data();
    std::int64_t begin = 0;
    for (std::int64_t group = 0; group < sizes_[0]; ++group) {
      const std::int64_t end = end_of(group, begin);
      for (std::int64_t row = begin; row < end; ++row) {
        for (std::int64_t column = 0; column < sizes_[2]; ++column) {
          const std::int64_t at = row * sizes_[10] + column;
          for (std::size_t i = 0; i < bytes; ++i) may_differ[kGuard + static_cast<std::size_t>(at) * bytes + i] = true;
          const double got = element_value(dtype, inner, at), want = *expected++;
          if (agree(got, want, unit * std::abs(want) + 2e-6)) continue;
          return "C[" + std::to_string(row) + "][" + std::to_string(column) + "] of group " + std::to_string(group) + " is " +
                 std::to_string(got) + ", not " + std::to_string(want);
        }
      }
      begin = end;
    }
    for (std::size_t i = 0; i < result.size(); ++i) {
      if (!may_differ[i] && result[i] != 0xff) {
        return "byte " + std::to_string(static_cast<std::ptrdiff_t>(i) - static_cast<std::ptrdiff_t>(kGuard)) +
               " from C's first on was written, but no group has it";
      }
    }
    return "";
  }

  std::vector<unsigned char> a, b, c, bias;
  std::vector<std::int32_t> ends, index;
  std::vector<float> scale;

 private:
  std::vector<unsigned char> fill(std::int64_t elements, std::uint32_t seed) const {
    return fill_elements(case_.problem.dtype, std::max<std::int64_t>(1, elements), seed);
  }

  // Of a group that begins there.
  std::int64_t end_of(std::int64_t group, std::int64_t begin) const {
    return std::clamp<std::int64_t>(ends[static_cast<std::size_t>(group)], begin, sizes_[1]);
  }

  // Once for all kernels that are given these operands.
  void compute_expected() {
    const auto numbers = [&](const std::vector<unsigned char>& data) {
      std::vector<double> values(data.size() / bytes_of(case_.problem.dtype));
      for (std::size_t i = 0; i < values.size(); ++i)
        values[i] = element_value(case_.problem.dtype, data, static_cast<std::int64_t>(i));
      return values;
    };
    const std::vector<double> of_a = numbers(a), of_b = numbers(b);
    std::int64_t begin = 0;
    for (std::int64_t group = 0; group < sizes_[0]; ++group) {
      const std::int64_t end = end_of(group, begin);
      for (std::int64_t row = begin; row < end; ++row) {
        for (std::int64_t column = 0; column < sizes_[2]; ++column)
          expected_.push_back(value(of_a.data(), of_b.data(), group, row, column));
      }
      begin = end;
    }
  }

  // With the bias of a group's matrix `part`.
  double sum(const double* of_a, const double* of_b, std::int64_t group, std::int64_t part, std::int64_t row,
             std::int64_t column) const {
    const bool is_transposed = case_.problem.layout == Layout::nt;
    of_a += row * sizes_[6];
    of_b += group * sizes_[9] + part * sizes_[8] + (is_transposed ? column * sizes_[7] : column);
    const std::int64_t down = is_transposed ? 1 : sizes_[7];
    double total = 0;
    for (std::int64_t k = 0; k < sizes_[3]; ++k) total += of_a[k] * of_b[k * down];
    if (case_.has_bias) total += element_value(case_.problem.dtype, bias, (group * sizes_[5] + part) * sizes_[2] + column);
    return total;
  }

  double value(const double* of_a, const double* of_b, std::int64_t group, std::int64_t row, std::int64_t column) const {
    const std::int64_t from =
        case_.has_index ? std::clamp<std::int64_t>(index[static_cast<std::size_t>(row)], 0, sizes_[4] - 1) : row;
    const double x = sum(of_a, of_b, group, 0, from, column),
                 factor = case_.has_scale ? scale[static_cast<std::size_t>(row)] : 1.0;
    const auto silu = [](double z) { return z / (1 + std::exp(-z)); };
    if (case_.problem.gate != Gate::none) {
      const double y = sum(of_a, of_b, group, 1, from, column);
      if (case_.problem.gate == Gate::swiglu) return silu(x) * y * factor;
      const double most = x > 7 ? 7 : x;  // NaN stays NaN
      return most / (1 + std::exp(-1.702 * most)) * ((y > 7 ? 7 : y < -7 ? -7 : y) + 1) * factor;
    }
    if (case_.activation == Activation::relu) return (x < 0 ? 0 : x) * factor;
    if (case_.activation == Activation::gelu) return x / 2 * std::erfc(-x / std::sqrt(2.0)) * factor;
    return (case_.activation == Activation::silu ? silu(x) : x) * factor;
  }

  GroupedCase case_;
  std::array<std::int64_t, kMaxSizes> sizes_;
  std::vector<double> expected_;  // rows of the groups, one behind the other
};

inline std::vector<std::int32_t> ends_of(std::vector<std::int32_t> lengths) {
  std::partial_sum(lengths.begin(), lengths.end(), lengths.begin());
  return lengths;
}

inline std::vector<GroupedCase> awkward_groups(Dtype dtype, int threads) {
  std::vector<GroupedCase> cases;
  for (const Layout layout : {Layout::nt, Layout::nn}) {
    for (const Gate gate : {Gate::none, Gate::swiglu, Gate::swiglu_clamped}) {
      const bool is_transposed = layout == Layout::nt;
      const auto add = [&](std::vector<std::int32_t> ends, std::int64_t m, std::int64_t n, std::int64_t k) -> GroupedCase& {
        const auto groups = static_cast<std::int64_t>(ends.size());
        cases.push_back({.problem = {.dtype = dtype, .layout = layout, .gate = gate, .G = groups, .M = m, .N = n, .K = k},
                         .ends = std::move(ends)});
        cases.back().problem.threads = threads;
        return cases.back();
      };
      const auto add_all = [](GroupedCase& each, std::int64_t rows_a) {
        each.has_index = each.has_bias = each.has_scale = true;
        each.problem.rows_a = rows_a;
      };
      add(ends_of({0, 1, 63, 64, 65, 0}), 193, 72, 40);
      add_all(add(ends_of({65, 0, 64, 1, 63}), 193, 40, 72), 50);
      add(ends_of({0, 4097, 0}), 4097, 24, 16);
      add_all(add(ends_of({4097, 0}), 4097, 8, 8), 4);
      add(ends_of({30, 0, 21}), 68, 48, 32);  // rows behind the last end
      add_all(add(ends_of({7, 90}), 150, 136, 64), 1);
      add({0, 0, 0}, 9, 16, 16);
      add({-5, 30, 10, 1000000, 40, INT32_MIN, INT32_MAX}, 77, 40, 24);
      add_all(add({INT32_MAX, 3, -1}, 70, 33, 17), 200);
      add_all(add(ends_of({1, 1, 0, 1, 2, 0, 0, 1, 1, 1, 0, 3}), 11, 104, 88), 30);
      add(ends_of({3, 2, 40}), 45, 29, 37);
      add(ends_of({12, 5}), 17, 200, 0).has_bias = true;
      GroupedCase& lowest = add(ends_of({12, 5}), 17, 48, 16);  // of which no gate lets anything pass
      lowest.has_bias = true, lowest.first_bias = dtype == Dtype::f16 ? -60000.0f : -3.3e38f;
      add(ends_of({140, 3}), 143, 304, 808);  // several blocks of each axis
      add(ends_of({2, 1}), 3, 24, 5000);
      add({}, 5, 16, 16);
      add(ends_of({20, 30, 9}), 59, 56, 48).nan_rows = {20, 50};
      GroupedCase& padded = add(ends_of({33, 2, 1}), 40, 45, 51);
      padded.problem.lda = 51 + 3, padded.problem.ldc = 45 + 5, padded.problem.ldb = (is_transposed ? 51 : 45) + 7;
      padded.problem.stride_part = (is_transposed ? 45 : 51) * padded.problem.ldb + 1;
      padded.problem.stride_b = 2 * padded.problem.stride_part + 9;
      add_all(padded, 25);
      // A group's matrices row by row (nt) or side by side (nn); rows of both lie in turn.
      GroupedCase& woven = add(ends_of({10, 1, 80}), 91, 64, 96);
      woven.problem.stride_part = is_transposed ? 96 : 64;
      woven.problem.ldb = 2 * woven.problem.stride_part;
      woven.problem.stride_b = 2 * 64 * 96;
      add(ends_of({10, 4, 7}), 21, 64, 64).problem.stride_b = 0;
      add(ends_of({10, 4, 7}), 21, 64, 64).problem.lda = 0;
      if (gate != Gate::none) continue;
      for (const Activation activation : {Activation::relu, Activation::gelu, Activation::silu}) {
        GroupedCase& each = add(ends_of({5, 70}), 75, 88, 56);
        each.activation = activation;
        each.has_bias = each.has_scale = true;
      }
    }
  }
  return cases;
}

}  // namespace tilewright::test
