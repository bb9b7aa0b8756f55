// How far apart two candidates are in each of their parameters, in numbers that a kernel can work with: 0 is the same value, 1
// from one end of the parameter's values to the other.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "search/search_strategy.h"

namespace tilewright::tune {

class ParameterDistances {
 public:
  explicit ParameterDistances(const SearchTask& task);

  std::size_t parameters() const { return tables_.size(); }
  std::size_t values(std::size_t parameter) const { return counts_[parameter]; }
  // From value `a` to all others, in their order.
  const float* row(std::size_t parameter, std::size_t a) const { return &tables_[parameter][a * counts_[parameter]]; }
  // Of value `a` from the middle of the values.
  float from_middle(std::size_t parameter, std::size_t a) const { return from_middle_[parameter][a]; }
  std::uint16_t choice(std::size_t parameter, std::size_t point) const { return choices_[parameter][point]; }

 private:
  std::vector<std::size_t> counts_;
  std::vector<std::vector<float>> tables_;  // values x values
  std::vector<std::vector<float>> from_middle_;
  std::vector<std::vector<std::uint16_t>> choices_;  // parameters x points
};

}  // namespace tilewright::tune
