// The points of a search that have not been proposed: a set from which a random one is drawn in constant time.
#pragma once

#include <cstddef>
#include <numeric>
#include <vector>

#include "search/random_numbers.h"
#include "search/search_strategy.h"

namespace tilewright::tune {

class UntriedPoints {
 public:
  // All but the default, which the tuner tries itself.
  explicit UntriedPoints(const SearchTask& task) : points_(task.points.size()), place_(task.points.size()) {
    std::iota(points_.begin(), points_.end(), std::size_t{0});
    place_ = points_;
    if (task.default_point < place_.size()) take(task.default_point);
  }

  bool empty() const { return points_.empty(); }
  std::size_t size() const { return points_.size(); }
  bool contains(std::size_t point) const { return place_[point] != kNoPoint; }
  const std::vector<std::size_t>& all() const { return points_; }
  // There must be one.
  std::size_t draw(RandomNumbers& random) const { return points_[random.below(points_.size())]; }

  void take(std::size_t point) {
    const std::size_t last = points_.back();
    points_[place_[point]] = last;
    place_[last] = place_[point];
    place_[point] = kNoPoint;
    points_.pop_back();
  }

 private:
  std::vector<std::size_t> points_;
  std::vector<std::size_t> place_;  // of each in points_; kNoPoint: it was tried
};

}  // namespace tilewright::tune
