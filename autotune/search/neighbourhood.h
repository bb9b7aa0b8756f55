// Which points of a search are one step apart: those that differ in the value of one parameter. Constraints and failed kernels
// leave holes in a space, so neighbours are looked up, never computed.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <unordered_map>
#include <vector>

#include "search/search_strategy.h"

namespace tilewright::tune {

class Neighbourhood {
 public:
  // The task must outlive this.
  explicit Neighbourhood(const SearchTask& task);

  // The point with these choices.
  std::optional<std::size_t> find(const Choices& choices) const;
  // All that differ from it in one parameter, whatever its values.
  std::vector<std::size_t> differing_in_one(std::size_t point) const;
  // Of these, those with the next smaller or larger value of a parameter that has an order, or any of one that has none.
  std::vector<std::size_t> adjacent(std::size_t point) const;

 private:
  std::uint64_t code(const Choices& choices) const;
  template <typename Wanted>
  std::vector<std::size_t> neighbours(std::size_t point, const Wanted& is_wanted) const;

  const SearchTask& task_;
  std::vector<std::uint64_t> radix_;  // of each parameter; numbers may wrap, and what is found is compared
  std::unordered_multimap<std::uint64_t, std::size_t> by_code_;
};

}  // namespace tilewright::tune
