// Whether a provider's products are right, in every layout, with padded rows and a batch: for tests of providers, whatever the
// library. Operands are small integers, of which every order of the sums makes the same.
#pragma once

#include <gtest/gtest.h>

#include <bit>
#include <cstdint>
#include <string>
#include <vector>

#include "providers/provider.h"
#include "table/kernel_table.h"

namespace tilewright::test {

// In the op's order.
struct ProductSizes {
  std::int64_t m, n, k, batch, lda, ldb, ldc, stride_a, stride_b, stride_c;
};

// `dtype` and `layout` count among the op's values.
inline Problem product_problem(const OpEntry& op, std::uint8_t dtype, std::uint8_t layout, const ProductSizes& of) {
  Problem problem;
  problem.op = static_cast<std::uint16_t>(&op - linked_table().ops.data());
  problem.attributes = {dtype, layout};
  problem.sizes = {of.m, of.n, of.k, of.batch, of.lda, of.ldb, of.ldc, of.stride_a, of.stride_b, of.stride_c};
  return problem;
}

// Small integers, as elements of `Factor`: f32, or the bits of bf16.
template <typename Factor>
std::vector<Factor> elements_of(const std::vector<float>& values) {
  std::vector<Factor> elements;
  for (const float value : values) {
    if constexpr (sizeof(Factor) == 2) {
      elements.push_back(static_cast<Factor>(std::bit_cast<std::uint32_t>(value) >> 16));
    } else {
      elements.push_back(value);
    }
  }
  return elements;
}

// `Factor`: what A and B are of; `Result`: C, of which all numbers are small integers.
template <typename Factor = float, typename Result = float>
void expect_right_products(const Provider& provider, const OpEntry& op, std::uint8_t dtype, const Device& device,
                           Stream stream) {
  const ProductSizes sizes{
      .m = 3, .n = 5, .k = 4, .batch = 2, .lda = 7, .ldb = 8, .ldc = 6, .stride_a = 30, .stride_b = 41, .stride_c = 20};
  std::vector<float> a(80), b(100);
  std::vector<Result> before(60);
  for (std::size_t i = 0; i < a.size(); ++i) a[i] = static_cast<float>(static_cast<int>(i * 7 % 11) - 5);
  for (std::size_t i = 0; i < b.size(); ++i) b[i] = static_cast<float>(static_cast<int>(i * 5 % 13) - 6);
  for (std::size_t i = 0; i < before.size(); ++i) before[i] = static_cast<Result>(i % 3);
  std::vector<Factor> a_elements = elements_of<Factor>(a), b_elements = elements_of<Factor>(b);
  for (std::uint8_t layout = 0; layout < 4; ++layout) {
    const std::string name = op.attributes[1].values[layout];
    std::vector<Result> expected = before;
    for (std::int64_t i = 0; i < sizes.batch; ++i) {
      for (std::int64_t m = 0; m < sizes.m; ++m) {
        for (std::int64_t n = 0; n < sizes.n; ++n) {
          float sum = 0;
          for (std::int64_t k = 0; k < sizes.k; ++k) {
            const std::int64_t of_a = name[0] == 't' ? k * sizes.lda + m : m * sizes.lda + k;
            const std::int64_t of_b = name[1] == 't' ? n * sizes.ldb + k : k * sizes.ldb + n;
            sum += a.at(static_cast<std::size_t>(i * sizes.stride_a + of_a)) *
                   b.at(static_cast<std::size_t>(i * sizes.stride_b + of_b));
          }
          Result& element = expected.at(static_cast<std::size_t>(i * sizes.stride_c + m * sizes.ldc + n));
          element = 2 * static_cast<Result>(sum) + 3 * element;
        }
      }
    }
    const Problem problem = product_problem(op, dtype, layout, sizes);
    const std::vector<std::string> algorithms = provider.algorithms(op, problem, device, 32);
    EXPECT_FALSE(algorithms.empty()) << name;
    for (const std::string& algorithm : algorithms) {
      std::vector<Result> c = before;
      Arguments arguments;
      arguments.tensors = {a_elements.data(), b_elements.data(), c.data()};
      arguments.scalars[0].f32 = 2;
      arguments.scalars[1].f32 = 3;
      const auto ready = provider.ready(algorithm, op, problem, device);
      ASSERT_TRUE(ready->takes(arguments));
      std::vector<unsigned char> workspace(ready->workspace_bytes());
      ready->run(arguments, workspace.data(), stream);
      EXPECT_EQ(c, expected) << name << " " << algorithm;
    }
  }
}

}  // namespace tilewright::test
