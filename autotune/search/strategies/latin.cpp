// Spreads out: of some random candidates always that whose values were tried least, so that after as many candidates as a
// parameter has values each of them was tried about once, as in a Latin hypercube. Learns nothing; a start for whoever does.
#include <vector>

#include "search/random_numbers.h"
#include "search/search_strategy.h"
#include "search/untried_points.h"

namespace tilewright::tune {
namespace {

constexpr int kChoices = 60;

class Latin : public SearchStrategy {
 public:
  explicit Latin(const SearchTask& task) : task_(task), untried_(task_), random_(task.seed) {
    for (const SearchParameter& parameter : task.parameters) {
      uses_.emplace_back(parameter.values.size(), 0.0);
      counts_.emplace_back(parameter.values.size(), 0.0);
    }
    for (const SearchPoint& point : task.points) {
      for (std::size_t i = 0; i < point.choices.size(); ++i) ++counts_[i][point.choices[i]];
    }
  }

  std::optional<std::size_t> propose() override {
    if (untried_.empty()) return std::nullopt;
    std::size_t best = untried_.draw(random_);
    for (int i = 1; i < kChoices; ++i) {
      const std::size_t point = untried_.draw(random_);
      if (uses_of(point) < uses_of(best)) best = point;
    }
    untried_.take(best);
    return best;
  }

  void observe(const Observation& observation) override {
    const Choices& choices = task_.points[observation.point].choices;
    for (std::size_t i = 0; i < choices.size(); ++i) ++uses_[i][choices[i]];
  }

 private:
  // Of its values, each against how many candidates have it.
  double uses_of(std::size_t point) const {
    double sum = 0;
    const Choices& choices = task_.points[point].choices;
    for (std::size_t i = 0; i < choices.size(); ++i)
      sum += uses_[i][choices[i]] / counts_[i][choices[i]] * static_cast<double>(task_.points.size());
    return sum;
  }

  const SearchTask task_;
  UntriedPoints untried_;
  RandomNumbers random_;
  std::vector<std::vector<double>> uses_{}, counts_{};  // by parameter and value
};

const StrategyRegistration kRegistration{"latin", "spread out: values that were tried least",
                                         [](const SearchTask& task) { return std::make_unique<Latin>(task); }};

}  // namespace
}  // namespace tilewright::tune
