// Wolves around their leaders: a candidate moves towards the three best ones, parameter by parameter, takes a step of its own,
// and never where anybody was. When that finds nothing better for long, more parameters move, and by chance. After Kernel
// Tuner's documentation of adaptive tabu grey wolves, its best at small budgets.
#include <algorithm>
#include <array>
#include <vector>

#include "search/known_times.h"
#include "search/neighbourhood.h"
#include "search/random_numbers.h"
#include "search/reachable.h"
#include "search/search_strategy.h"
#include "search/untried_points.h"

namespace tilewright::tune {
namespace {

constexpr std::size_t kPack = 8;
constexpr int kAttempts = 20;
constexpr double kCalm = 0.05, kRestless = 0.3;  // of parameters that move by chance
constexpr int kPatience = 20;                    // candidates in vain until a pack is as restless as can be

class TabuWolves : public SearchStrategy {
 public:
  explicit TabuWolves(const SearchTask& task)
      : task_(task), untried_(task_), neighbourhood_(task_), random_(task.seed), known_(task.points.size()) {}

  std::optional<std::size_t> propose() override {
    if (untried_.empty()) return std::nullopt;
    std::optional<std::size_t> next;
    for (int i = 0; i < kAttempts && !next && pack_.size() == kPack; ++i) next = move();
    if (!next) next = untried_.draw(random_);
    untried_.take(*next);
    return next;
  }

  void observe(const Observation& observation) override {
    in_vain_ = known_.observe(observation) ? 0 : in_vain_ + 1;
    if (observation.invalidity != Invalidity::none) return;
    const auto place =
        std::ranges::upper_bound(pack_, observation.median_us, {}, [&](std::size_t point) { return known_.us(point); });
    pack_.insert(place, observation.point);
    if (pack_.size() > kPack) pack_.pop_back();
  }

 private:
  std::optional<std::size_t> move() {
    const double restlessness = kCalm + (kRestless - kCalm) * std::min(1.0, in_vain_ / static_cast<double>(kPatience));
    const std::size_t wolf = pack_[random_.below(kPack)];
    Choices choices = task_.points[wolf].choices;
    for (std::size_t i = 0; i < choices.size(); ++i) {
      // The first leader counts for half of what all three do.
      constexpr std::array<std::size_t, 4> kWhom{0, 0, 1, 2};
      if (random_.uniform() < 0.6) choices[i] = task_.points[pack_[kWhom[random_.below(kWhom.size())]]].choices[i];
      if (random_.uniform() < restlessness)
        choices[i] = static_cast<std::uint16_t>(random_.below(task_.parameters[i].values.size()));
    }
    return reachable(choices, pack_.front(), neighbourhood_, untried_, random_);
  }

  const SearchTask task_;
  UntriedPoints untried_;
  Neighbourhood neighbourhood_;
  RandomNumbers random_;
  KnownTimes known_;
  std::vector<std::size_t> pack_{};  // the best so far, best first
  int in_vain_ = 0;                  // candidates since the last that was the best
};

const StrategyRegistration kRegistration{"tabu_wolves", "towards the three best, never where it was, restless in vain",
                                         [](const SearchTask& task) { return std::make_unique<TabuWolves>(task); }};

}  // namespace
}  // namespace tilewright::tune
