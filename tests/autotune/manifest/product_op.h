// A small op for tests of the checker: c = alpha * a b + beta * c, f32, row-major, with leading dimensions. Kernels come as
// source with planted faults; this lays out the cases that shall find them, as a manifest would.
#pragma once

#include <cmath>
#include <cstddef>
#include <string>
#include <vector>

#include "manifest/manifest.h"

namespace tilewright::tune::test {

struct ProductCase {
  std::string name{};
  std::int64_t rows = 16, cols = 16, depth = 32;
  std::int64_t pad = 0;  // of every leading dimension
  float alpha = 1, beta = 0;
  Fill a{}, b{}, c{};
  std::int64_t pointer_alignment = 256;
};

constexpr Fill integers(int exponent) { return {.kind = FillKind::small_int, .exponent = exponent}; }

// Each finds a fault that no other finds (see the table in test_planted_faults.cpp).
inline std::vector<ProductCase> product_cases() {
  return {
      {.name = "plain"},
      {.name = "tails", .rows = 17, .cols = 15, .depth = 33},
      {.name = "one row", .rows = 1},
      {.name = "short depth", .depth = 1},
      {.name = "strided", .pad = 3},
      {.name = "beta", .beta = -0.5f},
      {.name = "misaligned", .pointer_alignment = 4},
      {.name = "wide", .a = {FillKind::wide}, .b = {FillKind::wide}, .c = {FillKind::wide}},
      {.name = "large", .a = integers(125), .b = integers(-125), .c = integers(0)},
      {.name = "tiny", .a = integers(-60), .b = integers(-60), .c = integers(-120)},
      {.name = "subnormal a", .a = integers(-149), .b = integers(125), .c = integers(-24)},
      {.name = "subnormal b", .a = integers(125), .b = integers(-149), .c = integers(-24)},
      {.name = "infinite", .depth = 31, .a = {FillKind::infinite}, .b = integers(0), .c = integers(0)},
  };
}

inline OpSpec product_op() {
  return {.name = "product",
          .attributes = {},
          .sizes = {"rows", "cols", "depth", "lda", "ldb", "ldc"},
          .key_sizes = 3,
          .scalars = {{.name = "alpha"}, {.name = "beta"}},
          .tensors = {{.name = "a", .role = TensorRole::in, .scale = {}},
                      {.name = "b", .role = TensorRole::in, .scale = {}},
                      {.name = "c", .role = TensorRole::inout, .scale = 1}}};
}

inline ProblemSpec product_problem(const ProductCase& each, std::uint16_t threads) {
  const std::int64_t lda = each.depth + each.pad, ldb = each.cols + each.pad, ldc = each.cols + each.pad;
  const auto extent = [](std::int64_t rows, std::int64_t leading, std::int64_t cols) { return (rows - 1) * leading + cols; };
  ProblemSpec problem;
  problem.problem.threads = threads;
  problem.problem.sizes = {each.rows, each.cols, each.depth, lda, ldb, ldc};
  problem.scalars[0].f32 = each.alpha;
  problem.scalars[1].f32 = each.beta;
  problem.label = each.name;
  problem.tensors = {{.elements = extent(each.rows, lda, each.depth), .fill = each.a},
                     {.elements = extent(each.depth, ldb, each.cols), .fill = each.b},
                     {.elements = extent(each.rows, ldc, each.cols), .fill = each.c}};
  problem.pointer_alignment = each.pointer_alignment;
  // As templates/gemm/spec.py has it: exact sums meet only the roundings of the end, others one for each product.
  const double unit = std::ldexp(1.0, -24), depth = static_cast<double>(each.depth);
  const double magnitude = each.c.kind == FillKind::uniform ? 1 : each.c.kind == FillKind::wide ? 8 : 4;
  const double sum = each.a.kind == FillKind::uniform
                         ? depth + 8
                         : std::ldexp(128.0, each.a.exponent + each.b.exponent) * std::sqrt(depth + 1);
  problem.outputs = {
      {.tensor = 2,
       .extents = {1, 1, each.rows, each.cols},
       .strides = {0, 0, ldc, 1},
       .tolerance = {.absolute = 2 * unit * (sum + 2 * (std::abs(each.beta) + 1) * std::ldexp(magnitude, each.c.exponent)),
                     .relative = 4 * unit}}};
  return problem;
}

}  // namespace tilewright::tune::test
