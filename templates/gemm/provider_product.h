// What other libraries need to know of a product, taken from the problem by the op's declaration (spec.py). Included by
// provider_*.cpp only: no kernel's text is in it.
#pragma once

#include <cstdint>
#include <string_view>

#include "table/kernel_table.h"
#include "table/wide_scalar.h"
#include "tilewright/problem.h"

namespace tilewright::gemm_provider {

// A stored matrix: rows of `leading` elements.
struct Operand {
  bool transposed = false;
  std::int64_t rows = 0, columns = 0;  // as it is stored
  std::int64_t leading = 0;
  std::int64_t stride = 0;  // from one of the batch to the next
};

struct Product {
  std::string_view dtype;
  std::int64_t m = 0, n = 0, k = 0, batch = 0;
  Operand a, b, c;

  // Without elements or terms there is nothing that another library would do better. Rows that share elements no BLAS knows.
  bool is_usual() const {
    const auto is_matrix = [](const Operand& of) { return of.leading >= of.columns; };
    return m > 0 && n > 0 && k > 0 && batch > 0 && is_matrix(a) && is_matrix(b) && is_matrix(c);
  }
};

inline Product product_of(const OpEntry& op, const Problem& problem) {
  enum : std::uint8_t { kM, kN, kK, kBatch, kLda, kLdb, kLdc, kStrideA, kStrideB, kStrideC };
  const auto& sizes = problem.sizes;
  const std::string_view layout = op.attributes[1].values[problem.attributes[1]];
  const std::int64_t m = sizes[kM], n = sizes[kN], k = sizes[kK];
  const bool ta = layout[0] == 't', tb = layout[1] == 't';
  return {.dtype = op.attributes[0].values[problem.attributes[0]],
          .m = m,
          .n = n,
          .k = k,
          .batch = sizes[kBatch],
          .a = {ta, ta ? k : m, ta ? m : k, sizes[kLda], sizes[kStrideA]},
          .b = {tb, tb ? n : k, tb ? k : n, sizes[kLdb], sizes[kStrideB]},
          .c = {false, m, n, sizes[kLdc], sizes[kStrideC]}};
}

// The arguments of a run by name.
struct Run {
  const void* a;
  const void* b;
  void* c;
  double alpha, beta;  // of f32 what is nearest to them
  // Nothing but alpha A B + beta C. With alpha 0 A and B may be anything, also null.
  bool is_plain;
};

inline Run run_of(const Arguments& arguments) {
  enum : std::uint8_t { kA, kB, kC, kBias };
  enum : std::uint8_t { kAlpha, kBeta, kActivation, kAlphaLow, kAlphaHigh, kBetaLow, kBetaHigh };
  const auto& [tensors, scalars, constants] = arguments;
  const double alpha = wide_value(scalars[kAlpha].f32, scalars[kAlphaLow].i32, scalars[kAlphaHigh].i32);
  return {.a = tensors[kA],
          .b = tensors[kB],
          .c = tensors[kC],
          .alpha = alpha,
          .beta = wide_value(scalars[kBeta].f32, scalars[kBetaLow].i32, scalars[kBetaHigh].i32),
          .is_plain = tensors[kBias] == nullptr && scalars[kActivation].i32 == 0 && alpha != 0};
}

}  // namespace tilewright::gemm_provider
