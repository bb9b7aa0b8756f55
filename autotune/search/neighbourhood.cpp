#include "search/neighbourhood.h"

#include <cstdlib>

namespace tilewright::tune {

Neighbourhood::Neighbourhood(const SearchTask& task) : task_(task) {
  std::uint64_t radix = 1;
  for (const SearchParameter& parameter : task.parameters) {
    radix_.push_back(radix);
    radix *= parameter.values.size();
  }
  by_code_.reserve(task.points.size());
  for (std::size_t i = 0; i < task.points.size(); ++i) by_code_.emplace(code(task.points[i].choices), i);
}

std::uint64_t Neighbourhood::code(const Choices& choices) const {
  std::uint64_t sum = 0;
  for (std::size_t i = 0; i < choices.size(); ++i) sum += radix_[i] * choices[i];
  return sum;
}

std::optional<std::size_t> Neighbourhood::find(const Choices& choices) const {
  const auto [first, last] = by_code_.equal_range(code(choices));
  for (auto each = first; each != last; ++each) {
    if (task_.points[each->second].choices == choices) return each->second;
  }
  return std::nullopt;
}

template <typename Wanted>
std::vector<std::size_t> Neighbourhood::neighbours(std::size_t point, const Wanted& is_wanted) const {
  std::vector<std::size_t> found;
  const Choices& own = task_.points[point].choices;
  Choices choices = own;
  for (std::size_t i = 0; i < choices.size(); ++i) {
    const SearchParameter& parameter = task_.parameters[i];
    for (std::size_t value = 0; value < parameter.values.size(); ++value) {
      if (value == own[i] || !is_wanted(parameter, own[i], value)) continue;
      choices[i] = static_cast<std::uint16_t>(value);
      if (const std::optional<std::size_t> neighbour = find(choices)) found.push_back(*neighbour);
    }
    choices[i] = own[i];
  }
  return found;
}

std::vector<std::size_t> Neighbourhood::differing_in_one(std::size_t point) const {
  return neighbours(point, [](const SearchParameter&, std::size_t, std::size_t) { return true; });
}

std::vector<std::size_t> Neighbourhood::adjacent(std::size_t point) const {
  return neighbours(point, [](const SearchParameter& parameter, std::size_t own, std::size_t value) {
    return !parameter.is_ordered || own + 1 == value || value + 1 == own;
  });
}

}  // namespace tilewright::tune
