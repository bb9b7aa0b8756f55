// A parameter in which the candidates of a problem differ: a tile's height, a number of stages. A strategy that learns from one
// candidate about another needs to know which of them are near.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace tilewright::tune {

struct SearchParameter {
  std::string name;
  // Each once, ascending. NaN, the last: candidates that have no such parameter. Of words, which have no order, their numbers.
  std::vector<double> values;
  bool is_ordered = true;  // numbers
};

// Of one candidate: for each parameter, an index into its values.
using Choices = std::vector<std::uint16_t>;

}  // namespace tilewright::tune
