// Products of sizes that stay at INT64_MAX instead of wrapping. Every size is at most kMaxSize where a plan is made, so a
// product that got stuck there is refused by name and never taken for a small one.
#pragma once

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

// A size in generated arithmetic.
struct Extent {
  std::int64_t value = 0;
  Extent(std::int64_t size = 0) : value(size) {}
  friend Extent operator*(Extent a, Extent b) { return {saturating_product(a.value, b.value)}; }
  friend Extent ceil_quotient(Extent a, Extent b) { return {b.value > 0 ? a.value / b.value + (a.value % b.value > 0) : 0}; }
};

}  // namespace tilewright
