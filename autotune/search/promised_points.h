// With what a search begins that knows something beforehand: what won before, and the best predicted of a few kernels. Of
// winners that are alike the first one stands for the others, which a search that learns finds from there if it is any good:
// three of one corner of the space draw it there whatever is elsewhere.
#pragma once

#include <algorithm>
#include <cstddef>
#include <optional>
#include <set>
#include <vector>

#include "search/search_strategy.h"
#include "search/untried_points.h"

namespace tilewright::tune {

class PromisedPoints {
 public:
  static constexpr std::size_t kPredicted = 3;  // kernels that the model believes in

  PromisedPoints(const SearchTask& task, const UntriedPoints& untried) {
    std::vector<std::size_t> predicted;
    for (std::size_t i = 0; i < task.points.size(); ++i) {
      if (!untried.contains(i)) continue;
      const SearchPoint& point = task.points[i];
      if (point.recorded && !has_like(task, i)) recorded_.push_back(i);
      if (!point.recorded && point.predicted_us > 0) predicted.push_back(i);
    }
    std::ranges::stable_sort(predicted, {}, [&](std::size_t point) { return task.points[point].predicted_us; });
    std::set<std::size_t> kernels;
    for (const std::size_t point : predicted) {
      if (kernels.size() == kPredicted) break;
      if (kernels.insert(task.points[point].kernel).second) predicted_.push_back(point);
    }
    std::ranges::reverse(recorded_);
    std::ranges::reverse(predicted_);
  }

  bool has_recorded() const { return !recorded_.empty(); }
  std::size_t size() const { return recorded_.size() + predicted_.size(); }

  // The next one of those that nobody tried.
  std::optional<std::size_t> take_recorded(const UntriedPoints& untried) { return take(recorded_, untried); }
  std::optional<std::size_t> take_predicted(const UntriedPoints& untried) { return take(predicted_, untried); }

 private:
  static std::optional<std::size_t> take(std::vector<std::size_t>& points, const UntriedPoints& untried) {
    while (!points.empty()) {
      const std::size_t point = points.back();
      points.pop_back();
      if (untried.contains(point)) return point;
    }
    return std::nullopt;
  }

  // Whether one of those that are here already differs from it in the value of one parameter at most.
  bool has_like(const SearchTask& task, std::size_t point) const {
    constexpr std::ptrdiff_t kFew = 1;
    if (std::ssize(task.parameters) <= kFew) return false;
    const Choices& own = task.points[point].choices;
    return std::ranges::any_of(recorded_, [&](std::size_t other) {
      const Choices& its = task.points[other].choices;
      std::ptrdiff_t differing = 0;
      for (std::size_t i = 0; i < own.size(); ++i) differing += own[i] == its[i] ? 0 : 1;
      return differing <= kFew;
    });
  }

  std::vector<std::size_t> recorded_{}, predicted_{};  // to be taken from the end
};

}  // namespace tilewright::tune
