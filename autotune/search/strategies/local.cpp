// Walks downhill: from the best of a few random candidates to the first neighbour that is faster, in one parameter at a time,
// and when none is, anew from others. A plain search that is hard to beat where a space has few valleys.
#include <vector>

#include "search/known_times.h"
#include "search/neighbourhood.h"
#include "search/random_numbers.h"
#include "search/search_strategy.h"
#include "search/untried_points.h"

namespace tilewright::tune {
namespace {

constexpr int kStart = 12;  // random ones, of which the best is walked from

class Local : public SearchStrategy {
 public:
  explicit Local(const SearchTask& task)
      : task_(task), untried_(task_), neighbourhood_(task_), random_(task.seed), known_(task.points.size()) {}

  std::optional<std::size_t> propose() override {
    if (untried_.empty()) return std::nullopt;
    if (drawn_ == kStart && place_ != kNoPoint) {
      while (!neighbours_.empty()) {
        const std::size_t neighbour = neighbours_.back();
        neighbours_.pop_back();
        if (untried_.contains(neighbour)) return taken(neighbour);
      }
      drawn_ = 0;  // a valley's ground
      place_ = kNoPoint;
    }
    if (drawn_ < kStart) ++drawn_;
    return taken(untried_.draw(random_));
  }

  void observe(const Observation& observation) override {
    known_.observe(observation);
    if (observation.invalidity != Invalidity::none) return;
    if (place_ != kNoPoint && known_.us(place_) <= observation.median_us) return;
    place_ = observation.point;
    neighbours_ = neighbourhood_.differing_in_one(place_);
    random_.shuffle(neighbours_);
  }

 private:
  std::size_t taken(std::size_t point) {
    untried_.take(point);
    return point;
  }

  const SearchTask task_;
  UntriedPoints untried_;
  Neighbourhood neighbourhood_;
  RandomNumbers random_;
  KnownTimes known_;
  int drawn_ = 0;
  std::size_t place_ = kNoPoint;           // the fastest since the last start
  std::vector<std::size_t> neighbours_{};  // of it, those to come
};

const StrategyRegistration kRegistration{"local", "downhill in one parameter at a time, again from random places",
                                         [](const SearchTask& task) { return std::make_unique<Local>(task); }};

}  // namespace
}  // namespace tilewright::tune
