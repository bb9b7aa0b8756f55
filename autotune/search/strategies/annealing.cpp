// Simulated annealing: from a candidate to a random neighbour, also to a slower one, the less likely the slower it is and the
// longer the search goes on. Nothing is tried twice: a neighbour that is known is walked over without asking again.
#include <cmath>
#include <vector>

#include "search/known_times.h"
#include "search/neighbourhood.h"
#include "search/random_numbers.h"
#include "search/search_strategy.h"
#include "search/untried_points.h"

namespace tilewright::tune {
namespace {

constexpr double kHot = 0.3;        // in shares of the time: at first a candidate that is 30 % slower is often walked to
constexpr double kCold = 0.01;      // at last
constexpr double kCooling = 0.98;   // a candidate
constexpr std::size_t kStart = 12;  // random ones, of which the best is walked from
constexpr int kSteps = 50;          // over known ones, before a random one is tried instead

class Annealing : public SearchStrategy {
 public:
  explicit Annealing(const SearchTask& task)
      : task_(task), untried_(task_), neighbourhood_(task_), random_(task.seed), known_(task.points.size()) {}

  std::optional<std::size_t> propose() override {
    if (untried_.empty()) return std::nullopt;
    std::size_t next = untried_.draw(random_);
    const bool is_start = known_.right().size() < kStart;
    for (int step = 0; !is_start && step < kSteps; ++step) {
      const std::vector<std::size_t> neighbours = neighbourhood_.differing_in_one(place_);
      if (neighbours.empty()) break;
      const std::size_t neighbour = neighbours[random_.below(neighbours.size())];
      if (untried_.contains(neighbour)) {
        next = neighbour;
        break;
      }
      if (known_.is_known(neighbour)) walk_to(neighbour);
    }
    untried_.take(next);
    return next;
  }

  void observe(const Observation& observation) override {
    const bool is_best = known_.observe(observation);
    if (known_.right().size() <= kStart) {
      if (is_best) place_ = observation.point;
      return;
    }
    walk_to(observation.point);
    temperature_ = std::max(kCold, temperature_ * kCooling);
  }

 private:
  void walk_to(std::size_t point) {
    const double us = known_.us(point);
    if (!std::isfinite(us)) return;
    const bool is_taken = random_.uniform() < std::exp((1 - us / known_.us(place_)) / temperature_);
    if (is_taken) place_ = point;
  }

  const SearchTask task_;
  UntriedPoints untried_;
  Neighbourhood neighbourhood_;
  RandomNumbers random_;
  KnownTimes known_;
  double temperature_ = kHot;
  std::size_t place_ = kNoPoint;
};

const StrategyRegistration kRegistration{"annealing", "random neighbours, slower ones ever less often",
                                         [](const SearchTask& task) { return std::make_unique<Annealing>(task); }};

}  // namespace
}  // namespace tilewright::tune
