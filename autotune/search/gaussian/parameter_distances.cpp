#include "search/gaussian/parameter_distances.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace tilewright::tune {
namespace {

// Where the values of a parameter lie: along it, and in how even they are.
struct Places {
  std::vector<double> along;
  std::vector<double> evenness;
};

constexpr int kMostHalvings = 5;  // that are told apart

bool is_whole(double value) { return value == std::floor(value) && value >= 1 && value <= 1e15; }

void scale(std::vector<double>& values) {
  const auto [low, high] = std::ranges::minmax(values);
  for (double& value : values) value = high > low ? (value - low) / (high - low) : 0;
}

// Sizes act by their ratios, but a list of values was chosen by somebody who meant its steps: so the mean of both. A switch,
// and what can be 0, has no ratios.
std::vector<double> places_along(const std::vector<double>& values) {
  std::vector<double> along = values;
  const bool has_ratios = values.size() > 2 && values.front() > 0;
  if (has_ratios) std::ranges::transform(along, along.begin(), [](double value) { return std::log2(value); });
  scale(along);
  if (!has_ratios) return along;
  for (std::size_t i = 0; i < along.size(); ++i)
    along[i] = (along[i] + static_cast<double>(i) / static_cast<double>(along.size() - 1)) / 2;
  return along;
}

// A block of 48 behaves unlike both 32 and 64, and like 80: how often a size can be halved says what it divides. Of powers of
// two the size says the same already.
std::vector<double> evenness_of(const std::vector<double>& values) {
  std::vector<double> evenness(values.size(), 0);
  const bool says_more = std::ranges::all_of(values, is_whole) && std::ranges::any_of(values, [](double value) {
                           return !std::has_single_bit(static_cast<std::uint64_t>(value));
                         });
  if (!says_more) return evenness;
  std::ranges::transform(values, evenness.begin(), [](double value) {
    return std::min(kMostHalvings, std::countr_zero(static_cast<std::uint64_t>(value)));
  });
  scale(evenness);
  return evenness;
}

// values x values. Words are all equally far from each other, and so is a value from none.
std::vector<float> table_of(const SearchParameter& parameter) {
  constexpr double kEvenness = 0.6;  // of it, against a parameter's whole length
  std::vector<double> numbers = parameter.values;
  if (std::isnan(numbers.back())) numbers.pop_back();
  const Places places{.along = places_along(numbers), .evenness = evenness_of(numbers)};
  const std::size_t count = parameter.values.size();
  std::vector<float> table(count * count, 1);
  for (std::size_t a = 0; a < count; ++a) {
    for (std::size_t b = 0; b < numbers.size(); ++b) {
      if (a >= numbers.size() || !parameter.is_ordered) continue;
      table[a * count + b] = static_cast<float>(
          std::hypot(places.along[a] - places.along[b], kEvenness * (places.evenness[a] - places.evenness[b])));
    }
    table[a * count + a] = 0;
  }
  return table;
}

std::vector<float> middle_of(const SearchParameter& parameter) {
  std::vector<double> numbers = parameter.values;
  if (std::isnan(numbers.back())) numbers.pop_back();
  std::vector<float> distances(parameter.values.size(), 0.5F);
  if (!parameter.is_ordered) return distances;
  const std::vector<double> along = places_along(numbers);
  for (std::size_t i = 0; i < along.size(); ++i) distances[i] = static_cast<float>(std::abs(along[i] - 0.5));
  return distances;
}

}  // namespace

ParameterDistances::ParameterDistances(const SearchTask& task) {
  for (std::size_t i = 0; i < task.parameters.size(); ++i) {
    counts_.push_back(task.parameters[i].values.size());
    tables_.push_back(table_of(task.parameters[i]));
    from_middle_.push_back(middle_of(task.parameters[i]));
    std::vector<std::uint16_t>& choices = choices_.emplace_back();
    choices.reserve(task.points.size());
    for (const SearchPoint& point : task.points) choices.push_back(point.choices[i]);
  }
}

}  // namespace tilewright::tune
