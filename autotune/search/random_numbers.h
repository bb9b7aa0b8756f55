// Random numbers that are the same with every standard library, whose distributions are not.
#pragma once

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <random>
#include <utility>
#include <vector>

namespace tilewright::tune {

class RandomNumbers {
 public:
  explicit RandomNumbers(std::uint64_t seed) : generator_(seed) {}

  // From 0 to count - 1.
  std::size_t below(std::size_t count) { return static_cast<std::size_t>(generator_() % count); }
  // From 0, below 1.
  double uniform() { return static_cast<double>(generator_() >> 11) * 0x1p-53; }
  // Of mean 0 and standard deviation 1, by Box and Muller.
  double normal() { return std::sqrt(-2 * std::log(1 - uniform())) * std::cos(2 * M_PI * uniform()); }

  template <typename Value>
  void shuffle(std::vector<Value>& values) {
    for (std::size_t i = values.size(); i > 1; --i) std::swap(values[i - 1], values[below(i)]);
  }

 private:
  std::mt19937_64 generator_;
};

}  // namespace tilewright::tune
