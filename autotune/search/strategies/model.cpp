// What won before comes first, then the best predicted, and the prediction learns: a cost model ranks well within a family but
// is off by a factor between families, so each family's predictions are multiplied by the median of measured/predicted seen so
// far in that family. Every fourth proposal goes to a family of which nothing has been timed, which a model that is wrong about
// all of it would put behind everything else, and when there is none to a kernel that has not been tried at all, so that a
// run-time parameter's many values don't crowd out the other kernels.
#include <algorithm>
#include <map>
#include <set>

#include "device/statistics.h"
#include "search/search_strategy.h"

namespace tilewright::tune {
namespace {

class Model : public SearchStrategy {
 public:
  explicit Model(const SearchTask& task) : points_(task.points), tried_(task.points.size(), false) {
    if (task.default_point < points_.size()) tried_[task.default_point] = true;
  }

  std::optional<std::size_t> propose() override {
    std::optional<std::size_t> best = best_untried([](const SearchPoint&) { return true; });
    if (!best) return best;
    if (!points_[*best].recorded && ++proposals_ % 4 == 0) {
      auto other = best_untried([this](const SearchPoint& point) { return is_unknown(point.family); });
      if (!other) other = best_untried([this](const SearchPoint& point) { return !kernels_.contains(point.kernel); });
      if (other) best = other;
    }
    tried_[*best] = true;
    kernels_.insert(points_[*best].kernel);
    ++proposed_[points_[*best].family];
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
  // Nothing of it has been timed yet, which is given up after two failures.
  bool is_unknown(const std::string& family) const {
    const auto proposed = proposed_.find(family);
    return !ratios_.contains(family) && (proposed == proposed_.end() || proposed->second < 2);
  }

  double corrected_us(const SearchPoint& point) const {
    const auto found = ratios_.find(point.family);
    return point.predicted_us * (found == ratios_.end() ? 1 : summarize(found->second).median);
  }

  template <typename Wanted>
  std::optional<std::size_t> best_untried(const Wanted& is_wanted) const {
    std::optional<std::size_t> best;
    double best_us = 0;
    for (std::size_t i = 0; i < points_.size(); ++i) {
      if (tried_[i] || !is_wanted(points_[i])) continue;
      const double us = points_[i].recorded ? -1 : corrected_us(points_[i]);
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
  std::map<std::string, int> proposed_;
  int proposals_ = 0;
};

const StrategyRegistration kRegistration{"model", "what won before, then the best predicted, corrected by what was measured",
                                         [](const SearchTask& task) { return std::make_unique<Model>(task); }};

}  // namespace
}  // namespace tilewright::tune
