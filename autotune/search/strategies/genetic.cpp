// A genetic search that stays where its parents are: a child has the values that two good candidates share, the others from
// either of them, and now and then a neighbour's; so where both are in a valley the child is, too. A child that a space does
// not know, or that was tried, becomes a neighbour of its own or of its better parent.
#include <algorithm>
#include <vector>

#include "search/known_times.h"
#include "search/neighbourhood.h"
#include "search/random_numbers.h"
#include "search/reachable.h"
#include "search/search_strategy.h"
#include "search/untried_points.h"

namespace tilewright::tune {
namespace {

constexpr std::size_t kPopulation = 12;
constexpr double kMutation = 0.3;  // of children, in one parameter
constexpr int kAttempts = 20;

class Genetic : public SearchStrategy {
 public:
  explicit Genetic(const SearchTask& task)
      : task_(task), untried_(task_), neighbourhood_(task_), random_(task.seed), known_(task.points.size()) {}

  std::optional<std::size_t> propose() override {
    if (untried_.empty()) return std::nullopt;
    std::optional<std::size_t> next;
    for (int i = 0; i < kAttempts && !next && population_.size() == kPopulation; ++i) next = child();
    if (!next) next = untried_.draw(random_);
    untried_.take(*next);
    return next;
  }

  void observe(const Observation& observation) override {
    known_.observe(observation);
    if (observation.invalidity != Invalidity::none) return;
    const auto place =
        std::ranges::upper_bound(population_, observation.median_us, {}, [&](std::size_t point) { return known_.us(point); });
    population_.insert(place, observation.point);
    if (population_.size() > kPopulation) population_.pop_back();
  }

 private:
  std::optional<std::size_t> child() {
    const std::size_t mother = parent(), father = parent();
    Choices choices = task_.points[mother].choices;
    for (std::size_t i = 0; i < choices.size(); ++i) {
      if (random_.uniform() < 0.5) choices[i] = task_.points[father].choices[i];
    }
    if (random_.uniform() < kMutation && !choices.empty()) {
      const std::size_t i = random_.below(choices.size());
      choices[i] = static_cast<std::uint16_t>(random_.below(task_.parameters[i].values.size()));
    }
    return reachable(choices, known_.us(mother) <= known_.us(father) ? mother : father, neighbourhood_, untried_, random_);
  }

  // The better one of two.
  std::size_t parent() { return population_[std::min(random_.below(kPopulation), random_.below(kPopulation))]; }

  const SearchTask task_;
  UntriedPoints untried_;
  Neighbourhood neighbourhood_;
  RandomNumbers random_;
  KnownTimes known_;
  std::vector<std::size_t> population_{};  // the best so far, best first
};

const StrategyRegistration kRegistration{"genetic", "children of the best, with what their parents share",
                                         [](const SearchTask& task) { return std::make_unique<Genetic>(task); }};

}  // namespace
}  // namespace tilewright::tune
