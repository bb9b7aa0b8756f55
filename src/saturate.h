// Sums and products of sizes that stay at INT64_MAX instead of wrapping. Every size is at most kMaxSize where a plan is made,
// so one that got stuck there is refused by name and never taken for a small one.
#pragma once

#include <algorithm>
#include <cstdint>

namespace tilewright {

// More elements than any address space holds.
inline constexpr std::int64_t kMaxSize = std::int64_t{1} << 48;

inline std::int64_t saturating_product(std::int64_t a, std::int64_t b) {
  std::int64_t product = 0;
  return __builtin_mul_overflow(a, b, &product) ? INT64_MAX : product;
}

inline std::int64_t saturating_sum(std::int64_t a, std::int64_t b) {
  std::int64_t sum = 0;
  return __builtin_add_overflow(a, b, &sum) ? INT64_MAX : sum;
}

// A size, or a length that follows from sizes, in generated arithmetic: codegen/lengths.py says the same in Python.
struct Extent {
  std::int64_t value = 0;
  Extent(std::int64_t size = 0) : value(size) {}
  friend Extent operator*(Extent a, Extent b) { return {saturating_product(a.value, b.value)}; }
  friend Extent operator+(Extent a, Extent b) { return {saturating_sum(a.value, b.value)}; }
  friend Extent operator-(Extent a, Extent b) {
    std::int64_t difference = 0;
    return {__builtin_sub_overflow(a.value, b.value, &difference) ? INT64_MAX : difference};
  }
  friend Extent smaller(Extent a, Extent b) { return {std::min(a.value, b.value)}; }
  friend Extent larger(Extent a, Extent b) { return {std::max(a.value, b.value)}; }
  // By what is not above 0 they are 0.
  friend Extent floor_quotient(Extent a, Extent b) { return {b.value > 0 ? a.value / b.value - (a.value % b.value < 0) : 0}; }
  friend Extent remainder(Extent a, Extent b) { return {b.value > 0 ? a.value - b.value * floor_quotient(a, b).value : 0}; }
  friend Extent ceil_quotient(Extent a, Extent b) { return {b.value > 0 ? a.value / b.value + (a.value % b.value > 0) : 0}; }
};

}  // namespace tilewright
