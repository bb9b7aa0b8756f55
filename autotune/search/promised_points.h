// With what a search begins that knows something beforehand: what won before, and what a cost model believes in. Of winners
// that are alike the first one stands for the others, which a search that learns finds from there if it is any good: three of
// one corner of the space draw it there whatever is elsewhere. A model's best few are alike, too, where it sees no difference:
// so of those that it thinks nearly as good as its best each next one is the one with the most values that none before it had.
#pragma once

#include <algorithm>
#include <cstddef>
#include <optional>
#include <set>
#include <utility>
#include <vector>

#include "search/search_strategy.h"
#include "search/untried_points.h"

namespace tilewright::tune {

class PromisedPoints {
 public:
  static constexpr std::size_t kPredicted = 3;  // so many count as promised

  // `task` must outlive this.
  PromisedPoints(const SearchTask& task, const UntriedPoints& untried) : task_(task) {
    std::set<std::size_t> kernels;
    for (std::size_t i = 0; i < task.points.size(); ++i) {
      if (!untried.contains(i)) continue;
      const SearchPoint& point = task.points[i];
      if (point.recorded && !has_like(i)) recorded_.push_back(i);
      if (point.recorded || point.predicted_us <= 0) continue;
      predicted_.push_back(i);
      kernels.insert(point.kernel);
    }
    std::ranges::stable_sort(predicted_, {}, [&](std::size_t point) { return task.points[point].predicted_us; });
    promised_ = recorded_.size() + std::min(kPredicted, kernels.size());
    std::ranges::reverse(recorded_);
    if (task.default_point < task.points.size()) note(task.default_point);
  }

  bool has_recorded() const { return !recorded_.empty(); }
  std::size_t size() const { return promised_; }

  // The next one of those that nobody tried.
  std::optional<std::size_t> take_recorded(const UntriedPoints& untried) {
    while (!recorded_.empty()) {
      const std::size_t point = recorded_.back();
      recorded_.pop_back();
      if (untried.contains(point)) return point;
    }
    return std::nullopt;
  }

  // The model's best comes first. Nothing: nobody predicts, or what is left is like what was tried.
  std::optional<std::size_t> next_predicted(const UntriedPoints& untried) const {
    if (!predicted_.empty() && untried.contains(predicted_.front())) return predicted_.front();
    std::optional<std::size_t> chosen, other_kernel;
    std::size_t most = 0;
    double best_us = 0;
    for (const std::size_t i : predicted_) {
      const SearchPoint& point = task_.points[i];
      if (best_us == 0) best_us = point.predicted_us;
      if (!untried.contains(i)) continue;
      const bool is_new_kernel = !kernels_.contains(point.kernel);
      if (point.predicted_us > (1 + kNearlyAsGood) * best_us) {
        if (chosen || other_kernel) break;
        if (is_new_kernel) other_kernel = i;
        continue;
      }
      const std::size_t fresh = new_values(point) + (is_new_kernel ? 1 : 0);
      if (fresh <= most) continue;
      chosen = i;
      most = fresh;
    }
    return chosen ? chosen : other_kernel;
  }

  // What was proposed, by whatever reason.
  void note(std::size_t point) {
    kernels_.insert(task_.points[point].kernel);
    const Choices& choices = task_.points[point].choices;
    for (std::size_t i = 0; i < choices.size(); ++i) values_.emplace(i, choices[i]);
  }

 private:
  static constexpr double kNearlyAsGood = 0.05;  // of the best predicted time

  std::size_t new_values(const SearchPoint& point) const {
    std::size_t count = 0;
    for (std::size_t i = 0; i < point.choices.size(); ++i) count += values_.contains({i, point.choices[i]}) ? 0 : 1;
    return count;
  }

  // Whether one of those that are here already differs from it in the value of one parameter at most.
  bool has_like(std::size_t point) const {
    constexpr std::ptrdiff_t kFew = 1;
    if (std::ssize(task_.parameters) <= kFew) return false;
    const Choices& own = task_.points[point].choices;
    return std::ranges::any_of(recorded_, [&](std::size_t other) {
      const Choices& its = task_.points[other].choices;
      std::ptrdiff_t differing = 0;
      for (std::size_t i = 0; i < own.size(); ++i) differing += own[i] == its[i] ? 0 : 1;
      return differing <= kFew;
    });
  }

  const SearchTask& task_;
  std::vector<std::size_t> recorded_{};   // to be taken from the end
  std::vector<std::size_t> predicted_{};  // the best first
  std::size_t promised_ = 0;
  std::set<std::size_t> kernels_{};                           // that were tried
  std::set<std::pair<std::size_t, std::uint16_t>> values_{};  // likewise: a parameter and a choice of it
};

}  // namespace tilewright::tune
