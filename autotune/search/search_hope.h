// When a search that knows what it expects is no longer worth its seconds: told of each candidate, asked by the tuner, and by
// whoever replays one.
#pragma once

#include <optional>

namespace tilewright::tune {

class SearchHope {
 public:
  // Of a run's time: a search that would save less is not gone on with.
  static constexpr double kWorthwhile = 0.02;
  // So many candidates in a row, of which too little was expected, and which were no better, end a search: one says little, for
  // what is expected changes with each that is learned.
  static constexpr int kPatience = 8;

  // A candidate was tried. `gain`: what had been expected of it, a share of the best time; `cost_s`: what one takes, to compile
  // where it must be and to measure; `share_s`: the time of the whole search. Too little is what would save less than is
  // worthwhile if all of that were spent at this price.
  void note(std::optional<double> gain, double share_s, double cost_s, bool was_better) {
    const bool is_too_little = gain && *gain * share_s < kWorthwhile * cost_s;
    lost_ = is_too_little && !was_better ? lost_ + 1 : 0;
  }
  bool is_lost() const { return lost_ >= kPatience; }

 private:
  int lost_ = 0;
};

}  // namespace tilewright::tune
