// Every linked kernel of scaled_grouped_gemm that this CPU can run: groups of every length, ends that are wrong, rows from
// anywhere, scales in every order, gates, against double precision; and nothing is written that no group has.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <numeric>
#include <string>
#include <vector>

#include "common/numbers.h"
#include "linked_cpu_kernels.h"
#include "tilewright/dispatch.h"
#include "tilewright/scaled_grouped_gemm.h"

namespace tilewright {
namespace {

using Bytes = std::vector<unsigned char>;

struct Case {
  std::vector<std::int32_t> ends;
  std::int64_t m, n, k, pad;
  bool has_all;  // row_index, bias and row_scale
  int order;     // of scales: as they lie unless said, the other axis first, one for all
};

struct Kind {
  Dtype dtype;
  DtypeC dtype_c;
  Scaling scaling;
  Gate gate;
};

double number(bool is_e5m2, unsigned char bits) {
  return is_e5m2 ? tw::to_float(tw::e5m2{bits}) : tw::to_float(tw::e4m3{bits});
}

class Operands {
 public:
  Operands(const Case& given, const Kind& kind, int threads) : case_(given), kind_(kind) {
    const std::int64_t groups = std::ssize(given.ends), parts = kind.gate == Gate::none ? 1 : 2;
    p_ = {.dtype = kind.dtype,
          .dtype_c = kind.dtype_c,
          .scaling = kind.scaling,
          .gate = kind.gate,
          .G = groups,
          .M = given.m,
          .N = given.n,
          .K = given.k};
    p_.threads = threads;
    if (given.has_all) p_.rows_a = 9;
    p_.lda = given.k + given.pad, p_.ldb = given.k + 2 * given.pad, p_.ldc = given.n + given.pad;
    const std::int64_t blocks = kind.scaling == Scaling::row ? 1 : (given.k + 127) / 128;
    const std::int64_t rows_b = kind.scaling == Scaling::block ? (given.n + 127) / 128 : given.n;
    if (given.order == 1) {
      p_.scale_a_row = blocks, p_.scale_a_block = 1, p_.scale_b_row = 1, p_.scale_b_block = rows_b;
      p_.scale_b_part = rows_b * blocks + 1;
    }
    if (given.order == 2)
      p_.scale_a_row = p_.scale_a_block = p_.scale_b_row = p_.scale_b_block = p_.scale_b_part = p_.scale_b_group = 0;
    const Problem resolved = to_problem(p_, cpu_device());
    for (std::size_t i = 0; i < kSizes; ++i) sizes_[i] = resolved.sizes[i];
    a = codes(sizes_[kRowsA] * p_.lda, kind.dtype == Dtype::e5m2_e4m3);
    b = codes(groups * sizes_[kStrideB], kind.dtype == Dtype::e4m3_e5m2);
    scale_a = factors(sizes_[kRowsA] * blocks);
    scale_b = factors(groups * std::max(sizes_[kScaleBGroup], parts * sizes_[kScaleBPart]) + rows_b * blocks);
    for (std::int64_t i = 0; i < groups * parts * given.n; ++i) bias.push_back(bits_of(static_cast<float>(random() % 4)));
    for (std::int64_t i = 0; i < given.m; ++i) {
      index.push_back(i % 5 == 1 ? -3 : i % 5 == 2 ? INT32_MAX : static_cast<std::int32_t>(i * 7 % 9));
      scale.push_back(i % 3 == 0 ? -2.0f : 0.5f);
    }
    c.assign(static_cast<std::size_t>(given.m * p_.ldc) + 2 * kGuard, kUntouched);
  }

  void run(const KernelEntry* kernel) {
    ScaledGroupedGemmArguments given{.A = a.data(),
                                     .B = b.data(),
                                     .C = c.data() + kGuard,
                                     .scale_a = scale_a.data(),
                                     .scale_b = scale_b.data(),
                                     .offsets = case_.ends.data()};
    if (case_.has_all) given.row_index = index.data(), given.bias = bias.data(), given.row_scale = scale.data();
    if (kind_.gate == Gate::none) given.activation = Activation::relu;
    const Problem resolved = to_problem(p_, cpu_device());
    if (kernel == nullptr) return make_plan(resolved, cpu_device())->run(to_arguments(given));
    Plan(*kernel, kernel->runtime_defaults, linked_table(), resolved, cpu_device()).run(to_arguments(given));
  }

  // What is wrong with C; empty where nothing is.
  std::string difference() const {
    std::vector<bool> has(c.size());
    std::int64_t begin = 0;
    for (std::int64_t group = 0; group < p_.G; ++group) {
      const std::int64_t end = std::clamp<std::int64_t>(case_.ends[at(group)], begin, p_.M);
      for (std::int64_t row = begin; row < end; ++row) {
        for (std::int64_t column = 0; column < p_.N; ++column) {
          const std::size_t place = kGuard + at(row * p_.ldc + column);
          has[place] = true;
          const double got = element(c[place]), want = value(group, row, column);
          const double unit = kind_.dtype_c == DtypeC::f16 ? 0x1p-11 : 0x1p-8;
          if (std::abs(got - want) <= 1.01 * unit * std::abs(want) + 2e-6) continue;
          return "C[" + std::to_string(row) + "][" + std::to_string(column) + "] is " + std::to_string(got) + ", not " +
                 std::to_string(want);
        }
      }
      begin = end;
    }
    for (std::size_t i = 0; i < c.size(); ++i)
      if (!has[i] && c[i] != kUntouched) return "element " + std::to_string(i) + " was written, but no group has it";
    return "";
  }

 private:
  static constexpr std::size_t kGuard = 64, kSizes = 17;
  static constexpr std::uint16_t kUntouched = 0xeeee;
  static constexpr std::size_t kRowsA = 4, kStridePart = 8, kStrideB = 9, kScaleARow = 11, kScaleABlock = 12, kScaleBRow = 13,
                               kScaleBBlock = 14, kScaleBPart = 15, kScaleBGroup = 16;

  static std::size_t at(std::int64_t i) { return static_cast<std::size_t>(i); }
  std::uint32_t random() { return (state_ = state_ * 1664525u + 1013904223u) >> 16; }
  std::uint16_t bits_of(float x) const { return kind_.dtype_c == DtypeC::f16 ? tw::f16_of(x).bits : tw::bf16_of(x).bits; }
  double element(std::uint16_t bits) const {
    return kind_.dtype_c == DtypeC::f16 ? tw::to_float(tw::f16{bits}) : tw::to_float(tw::bf16{bits});
  }

  Bytes codes(std::int64_t count, bool is_e5m2) {
    Bytes bytes(at(count) + 1);
    for (unsigned char& code : bytes) {
      const float value = static_cast<float>(random() % 7) - 3;
      code = is_e5m2 ? tw::to_e5m2(value).bits : tw::to_e4m3(value).bits;
    }
    return bytes;
  }
  std::vector<float> factors(std::int64_t count) {
    std::vector<float> values(at(count) + 1);
    for (float& each : values) each = std::ldexp(random() % 4 == 0 ? -1.0f : 1.0f, static_cast<int>(random() % 4) - 4);
    return values;
  }

  // With the bias of the group's matrix `part`.
  double sum(std::int64_t group, std::int64_t part, std::int64_t row, std::int64_t column) const {
    double total = 0;
    for (std::int64_t k = 0; k < p_.K; ++k) {
      const std::int64_t block = kind_.scaling == Scaling::row ? 0 : k / 128;
      const std::int64_t row_b = kind_.scaling == Scaling::block ? column / 128 : column;
      total += number(kind_.dtype == Dtype::e5m2_e4m3, a[at(row * p_.lda + k)]) *
               number(kind_.dtype == Dtype::e4m3_e5m2,
                      b[at(group * sizes_[kStrideB] + part * sizes_[kStridePart] + column * p_.ldb + k)]) *
               static_cast<double>(scale_a[at(row * sizes_[kScaleARow] + block * sizes_[kScaleABlock])]) *
               static_cast<double>(scale_b[at(group * sizes_[kScaleBGroup] + part * sizes_[kScaleBPart] +
                                              row_b * sizes_[kScaleBRow] + block * sizes_[kScaleBBlock])]);
    }
    const std::int64_t parts = kind_.gate == Gate::none ? 1 : 2;
    return case_.has_all ? total + element(bias[at((group * parts + part) * p_.N + column)]) : total;
  }

  double value(std::int64_t group, std::int64_t row, std::int64_t column) const {
    const std::int64_t from = case_.has_all ? std::clamp<std::int64_t>(index[at(row)], 0, 8) : row;
    const double factor = case_.has_all ? static_cast<double>(scale[at(row)]) : 1;
    double x = sum(group, 0, from, column);
    if (kind_.gate == Gate::none) return std::max(0.0, x) * factor;
    double y = sum(group, 1, from, column);
    if (kind_.gate == Gate::swiglu) return x / (1 + std::exp(-x)) * y * factor;
    x = std::min(x, 7.0), y = std::clamp(y, -7.0, 7.0);
    return x / (1 + std::exp(-1.702 * x)) * (y + 1) * factor;
  }

  const Case case_;
  const Kind kind_;
  ScaledGroupedGemmProblem p_;
  std::int64_t sizes_[kSizes] = {};
  std::uint32_t state_ = 1;
  Bytes a, b;
  std::vector<float> scale_a, scale_b, scale;
  std::vector<std::uint16_t> bias, c;
  std::vector<std::int32_t> index;
};

std::vector<Case> cases() {
  std::vector<std::int32_t> many;
  for (std::int32_t i = 0; i < 70; ++i) many.push_back(i / 3);
  return {{{0, 1, 14, 27, 27, 40}, 40, 131, 257, 0, false, 0},
          {{5, 200}, 210, 17, 128, 3, true, 1},
          {{-5, 30, 10, 1000000, 40, INT32_MIN, INT32_MAX}, 77, 40, 24, 1, true, 0},
          {many, 24, 9, 300, 0, false, 1},
          {{0, 0, 0}, 9, 16, 16, 0, false, 0},
          {{4, 6}, 6, 260, 520, 7, true, 2},
          {{4, 6}, 6, 40, 0, 0, true, 0},
          {{}, 5, 16, 16, 0, false, 0}};
}

TEST(CpuScaledGroupedGemm, EveryKernelIsRightOnAwkwardGroups) {
  const Kind kinds[] = {{Dtype::e4m3, DtypeC::bf16, Scaling::row, Gate::none},
                        {Dtype::e5m2_e4m3, DtypeC::f16, Scaling::block, Gate::none},
                        {Dtype::e4m3_e5m2, DtypeC::f16, Scaling::row, Gate::swiglu},
                        {Dtype::e4m3, DtypeC::f16, Scaling::block, Gate::swiglu_clamped},
                        {Dtype::e4m3, DtypeC::bf16, Scaling::block_row, Gate::swiglu}};
  const std::vector<const KernelEntry*> kernels = test::linked_cpu_kernels("scaled_grouped_gemm");
  for (const Kind& kind : kinds) {
    for (const Case& each : cases()) {
      for (const KernelEntry* kernel : kernels) {
        Operands operands(each, kind, 2);
        operands.run(kernel);
        ASSERT_EQ(operands.difference(), "")
            << kernel->id << " " << each.m << "x" << each.n << "x" << each.k << " of " << each.ends.size() << " groups, gate "
            << static_cast<int>(kind.gate) << ", scaling " << static_cast<int>(kind.scaling);
      }
      if (kernels.empty()) continue;
      Operands operands(each, kind, 3);
      operands.run(nullptr);
      ASSERT_EQ(operands.difference(), "") << "dispatch";
    }
  }
}

TEST(CpuScaledGroupedGemm, AnActivationWithAGateIsAnError) {
  if (test::linked_cpu_kernels("scaled_grouped_gemm").empty()) GTEST_SKIP() << "no linked kernel of it runs here";
  const unsigned char one = 0x38;
  const float scale = 1;
  const std::int32_t end = 1;
  std::uint16_t c = 0;
  const Problem problem =
      to_problem(ScaledGroupedGemmProblem{.gate = Gate::swiglu, .G = 1, .M = 1, .N = 1, .K = 1}, cpu_device());
  try {
    make_plan(problem, cpu_device())
        ->run(to_arguments(ScaledGroupedGemmArguments{.A = &one,
                                                      .B = &one,
                                                      .C = &c,
                                                      .scale_a = &scale,
                                                      .scale_b = &scale,
                                                      .offsets = &end,
                                                      .activation = Activation::relu}));
    FAIL() << "no error";
  } catch (const Error& error) {
    EXPECT_NE(std::string(error.what()).find("activation"), std::string::npos) << error.what();
  }
}

}  // namespace
}  // namespace tilewright
