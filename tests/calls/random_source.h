// Random numbers that are the same on every machine, from a seed and a call's number: what --replay rests on.
#pragma once

#include <cstdint>
#include <initializer_list>

namespace tilewright::calls {

class RandomSource {
 public:
  RandomSource(std::uint64_t seed, std::uint64_t index)
      : state_(seed * 0x9e3779b97f4a7c15u ^ (index + 1) * 0xd1b54a32d192ed03u) {
    bits();
  }

  // splitmix64 (Steele, Lea and Flood, 2014).
  std::uint64_t bits() {
    std::uint64_t x = state_ += 0x9e3779b97f4a7c15u;
    x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9u;
    x = (x ^ (x >> 27)) * 0x94d049bb133111ebu;
    return x ^ (x >> 31);
  }
  // Both ends included.
  std::int64_t between(std::int64_t least, std::int64_t most) {
    return least + static_cast<std::int64_t>(bits() % static_cast<std::uint64_t>(most - least + 1));
  }
  double unit() { return static_cast<double>(bits() >> 11) * 0x1p-53; }
  bool chance(double probability) { return unit() < probability; }
  template <typename T>
  T one_of(std::initializer_list<T> choices) {
    return choices.begin()[between(0, static_cast<std::int64_t>(choices.size()) - 1)];
  }

 private:
  std::uint64_t state_;
};

}  // namespace tilewright::calls
