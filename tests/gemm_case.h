// GEMM problems on purpose awkward, with operands, an independent reference in double precision and a comparison. Used by the
// tests that run every linked kernel, on the CPU and on GPUs. Inputs are small integers, so that every product and sum is exact
// in every type and a tolerance only has to cover the rounding of the result and of the activation.
#pragma once

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdint>
#include <cstring>
#include <limits>
#include <string>
#include <vector>

#include "launch/launch.h"
#include "table/kernel_table.h"
#include "tilewright/gemm.h"

namespace tilewright::test {

// f16 and bf16 to and from float, rounding to nearest even.
inline float from_bf16(std::uint16_t bits) { return std::bit_cast<float>(static_cast<std::uint32_t>(bits) << 16); }
inline std::uint16_t to_bf16(float value) {
  const auto bits = std::bit_cast<std::uint32_t>(value);
  if (std::isnan(value)) return 0x7fff;
  return static_cast<std::uint16_t>((bits + 0x7fff + ((bits >> 16) & 1)) >> 16);
}
inline float from_f16(std::uint16_t bits) {
  const int exponent = (bits >> 10) & 31;
  const int mantissa = bits & 1023;
  const float sign = (bits & 0x8000) != 0 ? -1.0f : 1.0f;
  if (exponent == 31)
    return mantissa != 0 ? std::numeric_limits<float>::quiet_NaN() : sign * std::numeric_limits<float>::infinity();
  return sign * (exponent == 0 ? std::ldexp(static_cast<float>(mantissa), -24)
                               : std::ldexp(static_cast<float>(mantissa + 1024), exponent - 25));
}
// For values that are exact in f16 (small integers), infinities and NaN.
inline std::uint16_t to_f16(float value) {
  if (std::isnan(value)) return 0x7fff;
  if (std::isinf(value)) return value < 0 ? 0xfc00 : 0x7c00;
  if (value == 0) return 0;
  int exponent = 0;
  const float fraction = std::frexp(std::abs(value), &exponent);  // [0.5, 1)
  const int sign = value < 0 ? 0x8000 : 0;
  if (exponent < -13) return static_cast<std::uint16_t>(sign | static_cast<int>(std::ldexp(std::abs(value), 24)));  // subnormal
  if (exponent > 16) return static_cast<std::uint16_t>(sign | 0x7c00);
  const auto mantissa = static_cast<std::uint16_t>(std::ldexp(fraction, 11));
  return static_cast<std::uint16_t>(sign | ((exponent + 14) << 10) | (mantissa & 1023));
}

// What A and B are of, and C and bias.
inline Dtype factors_of(Dtype dtype) {
  return dtype == Dtype::f16_f32 ? Dtype::f16 : dtype == Dtype::bf16_f32 ? Dtype::bf16 : dtype;
}
inline Dtype results_of(Dtype dtype) { return dtype == Dtype::f16_f32 || dtype == Dtype::bf16_f32 ? Dtype::f32 : dtype; }
inline std::size_t gemm_element_bytes(Dtype stored) {
  if (stored == Dtype::f64) return 8;
  return stored == Dtype::f16 || stored == Dtype::bf16 ? 2 : 4;
}

struct GemmCase {
  GemmProblem problem;
  double alpha = 1;
  double beta = 0;
  Activation activation = Activation::none;
  bool has_bias = false;
};

inline std::string to_text(const GemmCase& each) {
  static constexpr const char* kDtypes[] = {"f32", "tf32", "f16", "bf16", "f16_f32", "bf16_f32", "tf32x3", "f64"};
  static constexpr const char* kLayouts[] = {"nn", "nt", "tn", "tt"};
  static constexpr const char* kActivations[] = {"none", "relu", "gelu", "silu"};
  const GemmProblem& p = each.problem;
  return std::string("--op gemm --dtype ") + kDtypes[static_cast<int>(p.dtype)] + " --layout " +
         kLayouts[static_cast<int>(p.layout)] + " --shape " + std::to_string(p.M) + "," + std::to_string(p.N) + "," +
         std::to_string(p.K) + "," + std::to_string(p.batch) + " lda=" + std::to_string(p.lda) +
         " ldb=" + std::to_string(p.ldb) + " ldc=" + std::to_string(p.ldc) + " stride_a=" + std::to_string(p.stride_a) +
         " stride_b=" + std::to_string(p.stride_b) + " threads=" + std::to_string(p.threads) +
         " alpha=" + std::to_string(each.alpha) + " beta=" + std::to_string(each.beta) +
         " activation=" + kActivations[static_cast<int>(each.activation)] + (each.has_bias ? " with bias" : "");
}

// Operands as bytes of the storage type; `c` holds what the kernel starts from.
class GemmOperands {
 public:
  GemmOperands(const GemmCase& gemm, const Problem& problem) : gemm_(gemm), problem_(problem) {
    const bool is_a_transposed = gemm.problem.layout == Layout::tn || gemm.problem.layout == Layout::tt;
    const bool is_b_transposed = gemm.problem.layout == Layout::nt || gemm.problem.layout == Layout::tt;
    a_row_ = is_a_transposed ? 1 : lda();
    a_column_ = is_a_transposed ? lda() : 1;
    b_row_ = is_b_transposed ? 1 : ldb();
    b_column_ = is_b_transposed ? ldb() : 1;
    const std::int64_t a_rows = is_a_transposed ? depth() : rows(), a_columns = is_a_transposed ? rows() : depth();
    const std::int64_t b_rows = is_b_transposed ? columns() : depth(), b_columns = is_b_transposed ? depth() : columns();
    a = fill(factors_, extent(stride_a(), a_rows, lda(), a_columns), 5, 2);
    b = fill(factors_, extent(stride_b(), b_rows, ldb(), b_columns), 7, 3);
    bias = fill(results_,
                1 + bias_at(std::max<std::int64_t>(batch() - 1, 0), std::max<std::int64_t>(rows() - 1, 0),
                            std::max<std::int64_t>(columns() - 1, 0)),
                3, 1);
    c = fill(results_, std::max(batch() * stride_c(), std::int64_t{1}), 9, 4);
    if (gemm.beta == 0) poison(results_, c);
    compute_expected();
  }

  // Of an element.
  std::size_t factor_bytes() const { return gemm_element_bytes(factors_); }
  std::size_t result_bytes() const { return gemm_element_bytes(results_); }

  Arguments arguments(void* a_data, void* b_data, void* c_data, void* bias_data) const {
    return to_arguments({.A = a_data,
                         .B = b_data,
                         .C = c_data,
                         .bias = gemm_.has_bias ? bias_data : nullptr,
                         .alpha = gemm_.alpha,
                         .beta = gemm_.beta,
                         .activation = gemm_.activation});
  }

  // What is wrong in `result`, bytes like `c` after the kernel ran; empty when nothing is.
  std::string difference(const std::vector<unsigned char>& result) const {
    std::vector<bool> is_output(static_cast<std::size_t>(batch() * stride_c()), false);
    for (std::int64_t i = 0; i < batch(); ++i) {
      for (std::int64_t m = 0; m < rows(); ++m) {
        for (std::int64_t n = 0; n < columns(); ++n) {
          const std::int64_t at = i * stride_c() + m * problem_.sizes[6] + n;
          is_output[static_cast<std::size_t>(at)] = true;
          const double expected = expected_[static_cast<std::size_t>((i * rows() + m) * columns() + n)];
          const double got = value(results_, result, at);
          if (!(std::abs(got - expected) <= tolerance() * std::max(1.0, std::abs(expected)))) {
            return "C[" + std::to_string(i) + "][" + std::to_string(m) + "][" + std::to_string(n) + "] is " +
                   std::to_string(got) + ", not " + std::to_string(expected);
          }
        }
      }
    }
    for (std::size_t at = 0; at < is_output.size(); ++at) {
      if (!is_output[at] && std::memcmp(&result[at * result_bytes()], &c[at * result_bytes()], result_bytes()) != 0) {
        return "element " + std::to_string(at) + " of C's memory, between rows or batches, was written";
      }
    }
    return "";
  }

  std::vector<unsigned char> a, b, c, bias;

 private:
  std::int64_t rows() const { return problem_.sizes[0]; }
  std::int64_t columns() const { return problem_.sizes[1]; }
  std::int64_t depth() const { return problem_.sizes[2]; }
  std::int64_t batch() const { return problem_.sizes[3]; }
  std::int64_t lda() const { return problem_.sizes[4]; }
  std::int64_t ldb() const { return problem_.sizes[5]; }
  std::int64_t stride_a() const { return problem_.sizes[7]; }
  std::int64_t stride_b() const { return problem_.sizes[8]; }
  std::int64_t stride_c() const { return problem_.sizes[9]; }
  // Where what is added to an element of C lies in bias.
  std::int64_t bias_at(std::int64_t i, std::int64_t m, std::int64_t n) const {
    return i * problem_.sizes[10] + m * problem_.sizes[11] + n * problem_.sizes[12];
  }

  // Of the result's rounding to its storage type, and of erf and exp in f32.
  double tolerance() const {
    switch (results_) {
      case Dtype::bf16:
        return 0x1p-8;
      case Dtype::f16:
        return 0x1p-10;
      case Dtype::f64:
        return 1e-12;  // blocks of K are scaled by alpha one by one, and their sums are some hundreds
      default:
        return 1e-5;
    }
  }

  static void set(Dtype stored, std::vector<unsigned char>& bytes, std::int64_t index, float value) {
    if (gemm_element_bytes(stored) == 8) {
      const double wide = value;
      std::memcpy(&bytes[static_cast<std::size_t>(index) * 8], &wide, 8);
      return;
    }
    if (gemm_element_bytes(stored) == 4) {
      std::memcpy(&bytes[static_cast<std::size_t>(index) * 4], &value, 4);
    } else {
      const std::uint16_t bits = stored == Dtype::bf16 ? to_bf16(value) : to_f16(value);
      std::memcpy(&bytes[static_cast<std::size_t>(index) * 2], &bits, 2);
    }
  }

  static double value(Dtype stored, const std::vector<unsigned char>& bytes, std::int64_t index) {
    if (gemm_element_bytes(stored) == 8) {
      double value = 0;
      std::memcpy(&value, &bytes[static_cast<std::size_t>(index) * 8], 8);
      return value;
    }
    if (gemm_element_bytes(stored) == 4) {
      float value = 0;
      std::memcpy(&value, &bytes[static_cast<std::size_t>(index) * 4], 4);
      return value;
    }
    std::uint16_t bits = 0;
    std::memcpy(&bits, &bytes[static_cast<std::size_t>(index) * 2], 2);
    return stored == Dtype::bf16 ? from_bf16(bits) : from_f16(bits);
  }

  // Elements from the first to behind the last one; 1 where there is none.
  std::int64_t extent(std::int64_t stride, std::int64_t stored_rows, std::int64_t leading, std::int64_t stored_columns) const {
    return std::max<std::int64_t>(1, (batch() - 1) * stride + (stored_rows - 1) * leading + stored_columns);
  }

  // Integers from -offset to values - 1 - offset in an order without a short period.
  static std::vector<unsigned char> fill(Dtype stored, std::int64_t elements, std::uint32_t values, int offset) {
    std::vector<unsigned char> bytes(static_cast<std::size_t>(elements) * gemm_element_bytes(stored));
    std::uint32_t state = values;
    for (std::int64_t i = 0; i < elements; ++i) {
      state = state * 1664525u + 1013904223u;  // Numerical Recipes, section 7.1
      set(stored, bytes, i, static_cast<float>(static_cast<int>((state >> 16) % values) - offset));
    }
    return bytes;
  }

  static void poison(Dtype stored, std::vector<unsigned char>& bytes) {
    for (std::size_t i = 0; i < bytes.size() / gemm_element_bytes(stored); ++i) {
      set(stored, bytes, static_cast<std::int64_t>(i), std::numeric_limits<float>::quiet_NaN());
    }
  }

  static std::vector<double> values(Dtype stored, const std::vector<unsigned char>& bytes) {
    std::vector<double> result(bytes.size() / gemm_element_bytes(stored));
    for (std::size_t i = 0; i < result.size(); ++i) result[i] = value(stored, bytes, static_cast<std::int64_t>(i));
    return result;
  }

  void compute_expected() {
    const std::vector<double> a_values = values(factors_, a), b_values = values(factors_, b);
    const std::vector<double> c_values = values(results_, c), bias_values = values(results_, bias);
    for (std::int64_t i = 0; i < batch(); ++i) {
      for (std::int64_t m = 0; m < rows(); ++m) {
        for (std::int64_t n = 0; n < columns(); ++n) {
          const double* a_row = &a_values[static_cast<std::size_t>(i * stride_a() + m * a_row_)];
          const double* b_column = &b_values[static_cast<std::size_t>(i * stride_b() + n * b_column_)];
          double sum = 0;
          for (std::int64_t k = 0; k < depth(); ++k) sum += a_row[k * a_column_] * b_column[k * b_row_];
          sum *= gemm_.alpha;
          if (gemm_.beta != 0)
            sum += gemm_.beta * c_values[static_cast<std::size_t>(i * stride_c() + m * problem_.sizes[6] + n)];
          if (gemm_.has_bias) sum += bias_values[static_cast<std::size_t>(bias_at(i, m, n))];
          expected_.push_back(activated(sum));
        }
      }
    }
  }

  double activated(double sum) const {
    switch (gemm_.activation) {
      case Activation::relu:
        return std::max(sum, 0.0);
      case Activation::gelu:
        return 0.5 * sum * (1 + std::erf(sum / std::sqrt(2.0)));
      case Activation::silu:
        return sum / (1 + std::exp(-sum));
      default:
        return sum;
    }
  }

  GemmCase gemm_;
  Problem problem_;
  Dtype factors_ = factors_of(gemm_.problem.dtype), results_ = results_of(gemm_.problem.dtype);
  std::int64_t a_row_, a_column_, b_row_, b_column_;  // steps in elements
  std::vector<double> expected_;                      // dense, in the order of C
};

// Each stride of A and B is 0 in turn, then all of them: one matrix of a whole batch, one row of a whole matrix. What is not a
// broadcast is dense, in rows of 16 bytes and of fewer.
inline std::vector<GemmCase> broadcast_cases(Dtype dtype, Layout layout, int threads) {
  std::vector<GemmCase> cases;
  for (const std::int64_t size : {37, 72}) {
    GemmProblem dense{
        .dtype = dtype, .layout = layout, .M = size + 8, .N = 2 * size, .K = size, .batch = 3, .threads = threads};
    const auto add = [&](std::initializer_list<std::int64_t GemmProblem::*> strides) {
      GemmCase& added = cases.emplace_back(GemmCase{.problem = dense, .beta = 0.5, .has_bias = true});
      for (const auto stride : strides) added.problem.*stride = 0;
    };
    add({&GemmProblem::stride_a});
    add({&GemmProblem::stride_b});
    add({&GemmProblem::lda});
    add({&GemmProblem::ldb});
    add({&GemmProblem::stride_a, &GemmProblem::stride_b, &GemmProblem::lda, &GemmProblem::ldb});
    dense.M = 3;  // few rows: other kernels
    add({&GemmProblem::stride_a, &GemmProblem::stride_b});
    add({&GemmProblem::stride_a, &GemmProblem::stride_b, &GemmProblem::lda, &GemmProblem::ldb});
  }
  return cases;
}

// Tails in every dimension, one row, one column, no depth, batches; dense, padded by one element, padded to 16 bytes; every
// epilogue. `threads` for CPUs.
inline std::vector<GemmCase> awkward_cases(Dtype dtype, Layout layout, int threads) {
  struct Shape {
    std::int64_t M, N, K, batch;
  };
  static constexpr Shape kShapes[] = {{1, 1, 1, 1},    {1, 64, 256, 1},    {17, 1, 40, 1},   {2, 3, 0, 1},
                                      {37, 53, 29, 2}, {64, 64, 64, 1},    {129, 65, 33, 1}, {5, 296, 72, 3},
                                      {200, 8, 40, 1}, {136, 144, 520, 1}, {0, 16, 16, 1},   {16, 0, 16, 1}};
  enum class Padding { none, one, sixteen_bytes };
  std::vector<GemmCase> cases;
  for (const Shape& shape : kShapes) {
    for (const Padding padding : {Padding::none, Padding::one, Padding::sixteen_bytes}) {
      const auto padded = [&](std::int64_t size) {
        if (padding == Padding::none) return size;
        return padding == Padding::one ? size + 1 : (size + 15) / 8 * 8;
      };
      const bool is_a_transposed = layout == Layout::tn || layout == Layout::tt;
      const bool is_b_transposed = layout == Layout::nt || layout == Layout::tt;
      GemmProblem problem{.dtype = dtype, .layout = layout, .M = shape.M, .N = shape.N, .K = shape.K, .batch = shape.batch};
      problem.lda = std::max<std::int64_t>(padded(is_a_transposed ? shape.M : shape.K), 1);
      problem.ldb = std::max<std::int64_t>(padded(is_b_transposed ? shape.K : shape.N), 1);
      problem.ldc = std::max<std::int64_t>(padded(shape.N), 1);
      problem.stride_a = problem.lda * std::max<std::int64_t>(is_a_transposed ? shape.K : shape.M, 1);
      problem.stride_b = problem.ldb * std::max<std::int64_t>(is_b_transposed ? shape.N : shape.K, 1);
      problem.stride_c = problem.ldc * std::max<std::int64_t>(shape.M, 1);
      problem.threads = threads;
      const int variant = static_cast<int>(cases.size()) % 4;
      static constexpr Activation kActivations[] = {Activation::none, Activation::relu, Activation::gelu, Activation::silu};
      cases.push_back({.problem = problem,
                       .alpha = variant == 0 ? 1.0 : 0.5,
                       .beta = variant % 2 == 0 ? 0.0 : -2.0,
                       .activation = kActivations[variant],
                       .has_bias = variant >= 2});
    }
  }
  std::ranges::move(broadcast_cases(dtype, layout, threads), std::back_inserter(cases));
  return cases;
}

// Every instance of a kernel worth testing: its defaults, those that were published, and split K where it can.
inline std::vector<Runtime> runtimes_of(const KernelTable& table, const KernelEntry& kernel) {
  std::vector<Runtime> runtimes{kernel.runtime_defaults};
  for (const TunedEntry& entry : table.tuned) {
    if (&table.kernels[entry.kernel] == &kernel && std::ranges::count(runtimes, entry.runtime) == 0)
      runtimes.push_back(entry.runtime);
  }
  for (std::size_t i = 0; i < kernel.runtime_names.size(); ++i) {
    if (kernel.runtime_names[i] != std::string("split_k")) continue;
    runtimes.push_back(kernel.runtime_defaults);
    runtimes.back()[i] = 3;
  }
  return runtimes;
}

inline bool serves(const KernelEntry& kernel, Dtype dtype, Layout layout) {
  const auto matches = [](std::uint8_t code, int value) { return code == kAnyAttribute || code == value; };
  return matches(kernel.attributes[0], static_cast<int>(dtype)) && matches(kernel.attributes[1], static_cast<int>(layout));
}

inline constexpr Dtype kAllDtypes[] = {Dtype::f32,     Dtype::tf32,     Dtype::f16,    Dtype::bf16,
                                       Dtype::f16_f32, Dtype::bf16_f32, Dtype::tf32x3, Dtype::f64};
inline constexpr Layout kAllLayouts[] = {Layout::nn, Layout::nt, Layout::tn, Layout::tt};

// What a CPU kernel is of.
inline Dtype cpu_dtype_of(const KernelEntry& kernel) {
  for (const Dtype dtype : kAllDtypes) {
    for (const Layout layout : kAllLayouts) {
      if (serves(kernel, dtype, layout)) return dtype;
    }
  }
  return Dtype::f32;
}

}  // namespace tilewright::test
