// What won before comes first, then the best predicted, and the prediction learns: a cost model ranks well within a family but
// is off by a factor between families, so each family's predictions are multiplied by the median of measured/predicted seen so
// far in that family. Every fourth proposal goes to the best prediction of a kernel that has not been tried at all, so that a
// run-time parameter's many values don't crowd out the other kernels.
#include <algorithm>
#include <map>
#include <set>

#include "search_strategy.h"
#include "statistics.h"

namespace tilewright::tune {
namespace {

class Model : public SearchStrategy {
 public:
  explicit Model(const SearchTask& task) : points_(task.points), tried_(task.points.size(), false) {
    if (!points_.empty()) tried_[task.default_point] = true;
  }

  std::optional<std::size_t> propose() override {
    const bool only_new_kernels = ++proposals_ % 4 == 0;
    std::optional<std::size_t> best = best_untried(only_new_kernels);
    if (!best) best = best_untried(false);
    if (best) {
      tried_[*best] = true;
      kernels_.insert(points_[*best].kernel);
    }
    return best;
  }

  void observe(const Observation& observation) override {
    const SearchPoint& point = points_[observation.point];
    kernels_.insert(point.kernel);
    if (observation.invalidity == Invalidity::none && point.predicted_us > 0) {
      ratios_[point.family].push_back(observation.median_us / point.predicted_us);
    }
  }

 private:
  double corrected_us(const SearchPoint& point) const {
    const auto found = ratios_.find(point.family);
    return point.predicted_us * (found == ratios_.end() ? 1 : summarize(found->second).median);
  }

  std::optional<std::size_t> best_untried(bool only_new_kernels) const {
    std::optional<std::size_t> best;
    double best_us = 0;
    for (std::size_t i = 0; i < points_.size(); ++i) {
      if (tried_[i] || (only_new_kernels && kernels_.contains(points_[i].kernel))) continue;
      const double us = points_[i].recorded ? 0 : corrected_us(points_[i]);
      if (!best || us < best_us) {
        best = i;
        best_us = us;
      }
    }
    return best;
  }

  std::vector<SearchPoint> points_;
  std::vector<bool> tried_;
  std::set<std::size_t> kernels_;
  std::map<std::string, std::vector<double>> ratios_;
  int proposals_ = 0;
};

const StrategyRegistration kRegistration{"model", "what won before, then the best predicted, corrected by what was measured",
                                         [](const SearchTask& task) { return std::make_unique<Model>(task); }};

}  // namespace
}  // namespace tilewright::tune
