// What a search was told so far, by point.
#pragma once

#include <cstddef>
#include <limits>
#include <vector>

#include "search/search_strategy.h"

namespace tilewright::tune {

class KnownTimes {
 public:
  explicit KnownTimes(std::size_t points) : us_(points, 0) {}

  // Whether it is the best so far.
  bool observe(const Observation& observation) {
    const bool is_right = observation.invalidity == Invalidity::none;
    us_[observation.point] = is_right ? observation.median_us : kFailed;
    if (is_right) right_.push_back(observation.point);
    if (!is_right || (best_ != kNoPoint && us_[best_] <= observation.median_us)) return false;
    best_ = observation.point;
    return true;
  }

  // Of a point that was observed; infinite where it failed.
  double us(std::size_t point) const { return us_[point]; }
  bool is_known(std::size_t point) const { return us_[point] != 0; }
  // kNoPoint: nothing was right yet.
  std::size_t best() const { return best_; }
  // Those that were right, in the order in which they were observed.
  const std::vector<std::size_t>& right() const { return right_; }

 private:
  static constexpr double kFailed = std::numeric_limits<double>::infinity();
  std::vector<double> us_;  // 0: not known
  std::vector<std::size_t> right_{};
  std::size_t best_ = kNoPoint;
};

}  // namespace tilewright::tune
