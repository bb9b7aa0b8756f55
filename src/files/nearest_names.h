// Which few of many names one that is not among them may have meant: for messages that would otherwise list hundreds.
#pragma once

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tilewright {

// Characters to insert, remove or replace (Levenshtein).
inline std::size_t edit_distance(std::string_view a, std::string_view b) {
  std::vector<std::size_t> row(b.size() + 1);
  for (std::size_t j = 0; j <= b.size(); ++j) row[j] = j;
  for (std::size_t i = 1; i <= a.size(); ++i) {
    std::size_t diagonal = std::exchange(row[0], i);
    for (std::size_t j = 1; j <= b.size(); ++j) {
      const std::size_t replaced = diagonal + (a[i - 1] != b[j - 1] ? 1 : 0);
      diagonal = std::exchange(row[j], std::min({replaced, row[j] + 1, row[j - 1] + 1}));
    }
  }
  return row.back();
}

// At most `count` of the names, the nearest first, apart by commas.
inline std::string nearest_names(std::string_view name, const std::vector<std::string_view>& names, std::size_t count = 3) {
  std::vector<std::pair<std::size_t, std::string_view>> by_distance;
  for (const std::string_view each : names) by_distance.emplace_back(edit_distance(name, each), each);
  std::ranges::sort(by_distance);
  std::string text;
  for (std::size_t i = 0; i < std::min(count, by_distance.size()); ++i) {
    text += (i == 0 ? "" : ", ") + std::string(by_distance[i].second);
  }
  return text;
}

}  // namespace tilewright
