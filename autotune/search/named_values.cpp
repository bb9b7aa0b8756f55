#include "search/named_values.h"

#include <algorithm>
#include <limits>
#include <map>
#include <nlohmann/json.hpp>
#include <optional>
#include <set>

namespace tilewright::tune {
namespace {

using Value = std::variant<double, std::string>;
using Column = std::vector<std::optional<Value>>;  // of one parameter, by point

// In the order in which their names are first met.
std::vector<std::pair<std::string, Column>> columns_of(std::span<const NamedValues> configurations) {
  std::vector<std::pair<std::string, Column>> columns;
  std::map<std::string, std::size_t> index;
  for (std::size_t i = 0; i < configurations.size(); ++i) {
    for (const auto& [name, value] : configurations[i]) {
      const auto [found, is_new] = index.emplace(name, columns.size());
      if (is_new) columns.emplace_back(name, Column(configurations.size()));
      columns[found->second].second[i] = value;
    }
  }
  return columns;
}

// Sorted, numbers before words, and nothing behind all.
struct Before {
  bool operator()(const std::optional<Value>& a, const std::optional<Value>& b) const {
    return a && b ? *a < *b : a.has_value() && !b.has_value();
  }
};

}  // namespace

NamedValues named_values(const nlohmann::ordered_json& configuration) {
  NamedValues values;
  for (const auto& [name, value] : configuration.items()) {
    if (value.is_boolean()) {
      values.emplace_back(name, value.get<bool>() ? 1.0 : 0.0);
    } else if (value.is_number()) {
      values.emplace_back(name, value.get<double>());
    } else {
      values.emplace_back(name, value.is_string() ? value.get<std::string>() : value.dump());
    }
  }
  return values;
}

void set_parameters(SearchTask& task, std::span<const NamedValues> configurations) {
  for (const auto& [name, column] : columns_of(configurations)) {
    const std::set<std::optional<Value>, Before> distinct(column.begin(), column.end());
    if (distinct.size() < 2) continue;
    SearchParameter parameter{.name = name, .values = {}};
    std::map<std::optional<Value>, std::uint16_t, Before> choice_of;
    for (const std::optional<Value>& value : distinct) choice_of.emplace(value, static_cast<std::uint16_t>(choice_of.size()));
    parameter.is_ordered = std::ranges::all_of(
        distinct, [](const std::optional<Value>& value) { return !value || std::holds_alternative<double>(*value); });
    for (const auto& [value, choice] : choice_of) {
      parameter.values.push_back(!value                 ? std::numeric_limits<double>::quiet_NaN()
                                 : parameter.is_ordered ? std::get<double>(*value)
                                                        : choice);
    }
    for (std::size_t i = 0; i < column.size(); ++i) task.points[i].choices.push_back(choice_of.at(column[i]));
    task.parameters.push_back(std::move(parameter));
  }
}

}  // namespace tilewright::tune
