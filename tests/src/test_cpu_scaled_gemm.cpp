// Every linked kernel of scaled_gemm that this CPU can run and that is of floats: each code of 8 bits counts what it stands
// for, results are the nearest numbers of their types, and sums with scales in every order are those of double precision.
#include <gtest/gtest.h>

#include <cmath>
#include <cstdint>
#include <cstring>
#include <limits>
#include <string>
#include <vector>

#include "common/numbers.h"
#include "linked_cpu_kernels.h"
#include "tilewright/dispatch.h"
#include "tilewright/scaled_gemm.h"

namespace tilewright {
namespace {

using Bytes = std::vector<unsigned char>;

constexpr unsigned char kOne = 0x38;        // of e4m3
constexpr unsigned char kOneOfE5m2 = 0x3c;  // of e5m2

float number(bool is_e5m2, unsigned char bits) { return is_e5m2 ? tw::to_float(tw::e5m2{bits}) : tw::to_float(tw::e4m3{bits}); }

template <typename T>
T element(const Bytes& bytes, std::size_t at) {
  T value;
  std::memcpy(&value, &bytes[at * sizeof(T)], sizeof(T));
  return value;
}

double result(DtypeC type, const Bytes& bytes, std::size_t at) {
  if (type == DtypeC::f32) return element<float>(bytes, at);
  if (type == DtypeC::f16) return tw::to_float(tw::f16{element<std::uint16_t>(bytes, at)});
  if (type == DtypeC::bf16) return tw::to_float(tw::bf16{element<std::uint16_t>(bytes, at)});
  return tw::to_float(tw::e4m3{bytes[at]});
}

std::size_t bytes_of(DtypeC type) { return type == DtypeC::e4m3 ? 1 : type == DtypeC::f32 ? 4 : 2; }

std::vector<const KernelEntry*> kernels_of_floats() {
  std::vector<const KernelEntry*> kernels = test::linked_cpu_kernels("scaled_gemm");
  std::erase_if(kernels, [](const KernelEntry* kernel) { return kernel->attributes[0] != kAnyAttribute; });
  return kernels;
}

// A kernel alone, or nullptr: what dispatch finds.
void run(const KernelEntry* kernel, const ScaledGemmProblem& problem, const ScaledGemmArguments& arguments) {
  const Problem resolved = to_problem(problem, cpu_device());
  if (kernel == nullptr) return make_plan(resolved, cpu_device())->run(to_arguments(arguments));
  Plan(*kernel, kernel->runtime_defaults, linked_table(), resolved, cpu_device()).run(to_arguments(arguments));
}

TEST(CpuScaledGemm, EachCodeIsItsNumber) {
  for (const KernelEntry* kernel : kernels_of_floats()) {
    for (const Dtype dtype : {Dtype::e4m3, Dtype::e5m2_e4m3}) {
      const bool is_e5m2 = dtype == Dtype::e5m2_e4m3;
      Bytes a(256 * 3), b{0, kOne, 0}, c(256 * 4);
      for (std::size_t code = 0; code < 256; ++code) a[code * 3 + 1] = static_cast<unsigned char>(code);
      const float one = 1;
      run(kernel,
          {.dtype = dtype, .dtype_c = DtypeC::f32, .M = 256, .N = 1, .K = 3, .scale_a_row = 0, .scale_b_row = 0, .threads = 2},
          {.A = a.data(), .B = b.data(), .C = c.data(), .scale_a = &one, .scale_b = &one});
      for (std::size_t code = 0; code < 256; ++code) {
        const float got = element<float>(c, code), want = number(is_e5m2, static_cast<unsigned char>(code));
        EXPECT_TRUE(got == want || (std::isnan(got) && std::isnan(want))) << kernel->id << " " << code << ": " << got;
      }
    }
    // The same of B.
    Bytes a{kOne}, b(256), c(256 * 4);
    for (std::size_t code = 0; code < 256; ++code) b[code] = static_cast<unsigned char>(code);
    const float one = 1;
    run(kernel,
        {.dtype = Dtype::e4m3_e5m2, .dtype_c = DtypeC::f32, .M = 1, .N = 256, .K = 1, .scale_a_row = 0, .scale_b_row = 0},
        {.A = a.data(), .B = b.data(), .C = c.data(), .scale_a = &one, .scale_b = &one});
    for (std::size_t code = 0; code < 256; ++code) {
      const float got = element<float>(c, code), want = number(true, static_cast<unsigned char>(code));
      EXPECT_TRUE(got == want || (std::isnan(got) && std::isnan(want))) << kernel->id << " " << code << ": " << got;
    }
  }
}

// Halfway between numbers, next to that, all magnitudes, and what is none.
std::vector<float> awkward_numbers() {
  std::vector<float> values{0.0f, -0.0f, 448, 464, 465, 480, 1e30f, 65504, 65519.99f, 65520, 1e-30f};
  values.push_back(std::numeric_limits<float>::infinity());
  values.push_back(std::numeric_limits<float>::quiet_NaN());
  for (int exponent = -28; exponent <= 18; ++exponent) {
    for (const float fraction :
         {1.0f, 1.0625f, 1.1875f, 1.00390625f, 1.01171875f, 1.00048828125f, 1.00146484375f, 1.3f, 1.96875f}) {
      const float value = std::ldexp(fraction, exponent);
      values.insert(values.end(), {value, std::nextafter(value, 0.0f), -std::nextafter(value, 1e30f)});
    }
  }
  return values;
}

TEST(CpuScaledGemm, ResultsAreTheNearestNumbers) {
  const std::vector<float> values = awkward_numbers();
  const auto count = static_cast<std::int64_t>(values.size());
  for (const KernelEntry* kernel : kernels_of_floats()) {
    for (const DtypeC type : {DtypeC::bf16, DtypeC::f16, DtypeC::f32, DtypeC::e4m3}) {
      Bytes a{kOne}, b(values.size(), kOneOfE5m2), c(values.size() * bytes_of(type));
      const float one = 1;
      run(kernel, {.dtype = Dtype::e4m3_e5m2, .dtype_c = type, .M = 1, .N = count, .K = 1, .scale_a_row = 0},
          {.A = a.data(), .B = b.data(), .C = c.data(), .scale_a = &one, .scale_b = values.data()});
      for (std::size_t i = 0; i < values.size(); ++i) {
        const float x = values[i];
        const double want = type == DtypeC::f32    ? x
                            : type == DtypeC::f16  ? tw::to_float(tw::f16_of(x))
                            : type == DtypeC::bf16 ? tw::to_float(tw::bf16_of(x))
                                                   : tw::to_float(tw::to_e4m3(x));
        const double got = result(type, c, i);
        EXPECT_TRUE(got == want || (std::isnan(got) && std::isnan(want))) << kernel->id << ": " << x << " became " << got;
      }
    }
  }
}

struct Case {
  std::int64_t m, n, k, pad;
  int order;  // of scales: as they lie unless said, the other axis first, one for all
  bool has_all;
};

void check(const KernelEntry* kernel, const Case& each, Dtype dtype, DtypeC type, Scaling scaling, int threads) {
  std::uint32_t state = 1;
  const auto random = [&state] { return (state = state * 1664525u + 1013904223u) >> 16; };
  ScaledGemmProblem p{.dtype = dtype, .dtype_c = type, .scaling = scaling, .M = each.m, .N = each.n, .K = each.k};
  p.lda = each.k + each.pad, p.ldb = each.k + 2 * each.pad, p.ldc = each.n + each.pad, p.threads = threads;
  const std::int64_t blocks = scaling == Scaling::row ? 1 : (each.k + 127) / 128;
  const std::int64_t rows_b = scaling == Scaling::block ? (each.n + 127) / 128 : each.n;
  if (each.order == 1) p.scale_a_row = blocks, p.scale_a_block = 1, p.scale_b_row = 1, p.scale_b_block = rows_b;
  if (each.order == 2) p.scale_a_row = p.scale_a_block = p.scale_b_row = p.scale_b_block = 0;
  const Problem resolved = to_problem(p, cpu_device());
  const auto size = [&resolved](std::size_t index) { return resolved.sizes[index]; };

  const bool is_a_e5m2 = dtype == Dtype::e5m2_e4m3, is_b_e5m2 = dtype == Dtype::e4m3_e5m2;
  const auto codes = [&](std::int64_t count, bool is_e5m2) {
    Bytes bytes(static_cast<std::size_t>(count) + 1);
    for (unsigned char& code : bytes) {
      const float value = static_cast<float>(random() % 7) - 3;
      code = is_e5m2 ? tw::to_e5m2(value).bits : tw::to_e4m3(value).bits;
    }
    return bytes;
  };
  const auto factors = [&](std::int64_t count) {
    std::vector<float> values(static_cast<std::size_t>(count) + 1);
    for (float& value : values) value = std::ldexp(random() % 4 == 0 ? -1.0f : 1.0f, static_cast<int>(random() % 4) - 3);
    return values;
  };
  const Bytes a = codes(each.m * p.lda, is_a_e5m2), b = codes(each.n * p.ldb, is_b_e5m2);
  const std::vector<float> scale_a = factors(each.m * blocks), scale_b = factors(rows_b * blocks), scale_c{0.125f};
  std::vector<std::uint16_t> bias(static_cast<std::size_t>(each.n) * 2);  // 1.5, of any type
  std::vector<float> bias_of_f32(static_cast<std::size_t>(each.n), 1.5f);
  for (std::uint16_t& value : bias) value = type == DtypeC::f16 ? tw::f16_of(1.5f).bits : tw::bf16_of(1.5f).bits;
  const std::size_t guard = 64;
  Bytes c(static_cast<std::size_t>(each.m * p.ldc) * bytes_of(type) + 2 * guard, 0xee);
  float amax = 2;
  ScaledGemmArguments given{
      .A = a.data(), .B = b.data(), .C = c.data() + guard, .scale_a = scale_a.data(), .scale_b = scale_b.data()};
  if (each.has_all) given.amax = &amax;
  if (each.has_all) given.bias = type == DtypeC::f32 ? static_cast<const void*>(bias_of_f32.data()) : bias.data();
  if (each.has_all && type == DtypeC::e4m3) given.scale_c = scale_c.data();
  run(kernel, p, given);

  const std::string text = std::string(kernel != nullptr ? kernel->id : "dispatch") + " " + std::to_string(each.m) + "x" +
                           std::to_string(each.n) + "x" + std::to_string(each.k) + " dtype " +
                           std::to_string(static_cast<int>(dtype)) + " dtype_c " + std::to_string(static_cast<int>(type)) +
                           " scaling " + std::to_string(static_cast<int>(scaling));
  double most = 2;
  const Bytes inner(c.begin() + guard, c.end() - guard);
  Bytes expected = c;  // but for what is compared
  for (std::int64_t m = 0; m < each.m; ++m) {
    for (std::int64_t n = 0; n < each.n; ++n) {
      double sum = each.has_all ? 1.5 : 0;
      for (std::int64_t k = 0; k < each.k; ++k) {
        const std::int64_t block = scaling == Scaling::row ? 0 : k / 128, row_b = scaling == Scaling::block ? n / 128 : n;
        sum += static_cast<double>(number(is_a_e5m2, a[static_cast<std::size_t>(m * p.lda + k)])) *
               number(is_b_e5m2, b[static_cast<std::size_t>(n * p.ldb + k)]) *
               scale_a[static_cast<std::size_t>(m * size(6) + block * size(7))] *
               scale_b[static_cast<std::size_t>(row_b * size(8) + block * size(9))];
      }
      most = std::max(most, std::abs(sum));
      double want = given.scale_c != nullptr ? sum * scale_c[0] : sum;
      if (type == DtypeC::e4m3) want = std::min(448.0, std::max(-448.0, want));
      const auto at = static_cast<std::size_t>(m * p.ldc + n);
      const double unit = type == DtypeC::f32    ? 0x1p-23
                          : type == DtypeC::f16  ? 0x1p-11
                          : type == DtypeC::bf16 ? 0x1p-8
                                                 : 0x1p-4;
      const double least = type == DtypeC::e4m3 ? 0x1p-10 : type == DtypeC::f16 ? 0x1p-25 : 0;
      ASSERT_NEAR(result(type, inner, at), want, 1.01 * unit * std::abs(want) + least) << text << " at " << m << ", " << n;
      std::fill_n(expected.begin() + static_cast<std::ptrdiff_t>(guard + at * bytes_of(type)), bytes_of(type), 0xee);
    }
  }
  ASSERT_FLOAT_EQ(amax, each.has_all ? static_cast<float>(most) : 2.0f) << text;
  ASSERT_EQ(expected, Bytes(expected.size(), 0xee)) << text << ": what is not C's was written";
}

TEST(CpuScaledGemm, SumsAreThoseOfDoublePrecision) {
  const Case cases[] = {{1, 1, 1, 0, 0, true},     {3, 131, 129, 1, 1, true},  {193, 17, 128, 0, 0, false},
                        {13, 40, 520, 7, 1, true}, {30, 257, 255, 0, 2, true}, {5, 9, 0, 3, 0, true}};
  for (const Case& each : cases) {
    for (const Scaling scaling : {Scaling::row, Scaling::block, Scaling::block_row}) {
      for (const DtypeC type : {DtypeC::bf16, DtypeC::f16, DtypeC::f32, DtypeC::e4m3}) {
        for (const KernelEntry* kernel : kernels_of_floats()) check(kernel, each, Dtype::e4m3, type, scaling, 2);
      }
      check(nullptr, each, Dtype::e4m3_e5m2, DtypeC::f32, scaling, 3);
      check(nullptr, each, Dtype::e5m2_e4m3, DtypeC::bf16, scaling, 1);
    }
  }
}

// So kernels and records of either serve both.
TEST(CpuScaledGemm, HowSumsAreAddedUpIsPassedOverWhereItMakesNoDifference) {
  const auto code = [](Dtype dtype, Scaling scaling, Accumulation accumulation) {
    const ScaledGemmProblem problem{
        .dtype = dtype, .scaling = scaling, .accumulation = accumulation, .M = 16, .N = 128, .K = 256};
    return to_problem(problem, cpu_device()).attributes[3];
  };
  const std::uint8_t promoted = code(Dtype::e4m3, Scaling::row, Accumulation::promoted);
  for (const Dtype dtype : {Dtype::e4m3, Dtype::e4m3_e5m2, Dtype::e5m2_e4m3, Dtype::i8}) {
    EXPECT_EQ(code(dtype, Scaling::block, Accumulation::fast), promoted);
    EXPECT_EQ(code(dtype, Scaling::block_row, Accumulation::fast), promoted);
    EXPECT_EQ(code(dtype, Scaling::row, Accumulation::fast) == promoted, dtype == Dtype::i8);
  }
}

TEST(CpuScaledGemm, NothingIsTouchedWhereThereIsNothing) {
  if (test::linked_cpu_kernels("scaled_gemm").empty()) GTEST_SKIP() << "no linked kernel of scaled_gemm runs here";
  Bytes c(8, 0xee);
  float amax = 1;
  for (const std::int64_t m : {0, 4}) {
    run(nullptr, {.M = m, .N = m == 0 ? 4 : 0, .K = 16}, {.C = c.data(), .amax = &amax});
  }
  EXPECT_EQ(c, Bytes(8, 0xee));
  EXPECT_EQ(amax, 1);
}

TEST(CpuScaledGemm, AFactorOfAResultThatIsNotOf8BitsIsAnError) {
  if (test::linked_cpu_kernels("scaled_gemm").empty()) GTEST_SKIP() << "no linked kernel of scaled_gemm runs here";
  const unsigned char one = kOne;
  const float scale = 1;
  Bytes c(4);
  try {
    run(nullptr, {.dtype_c = DtypeC::f32, .M = 1, .N = 1, .K = 1},
        {.A = &one, .B = &one, .C = c.data(), .scale_a = &scale, .scale_b = &scale, .scale_c = &scale});
    FAIL() << "no error";
  } catch (const Error& error) {
    EXPECT_NE(std::string(error.what()).find("scale_c"), std::string::npos) << error.what();
  }
}

}  // namespace
}  // namespace tilewright
