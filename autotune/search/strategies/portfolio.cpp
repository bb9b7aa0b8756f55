// The default, which has no settings: begins with what won before and with a few kernels that the cost model believes in and
// that differ (search/promised_points.h), then goes on with what a Gaussian process expects most of, for which the model counts
// as far as it proves right (search/gaussian/gaussian_search.h). Where nobody predicts it spreads its first candidates out.
// Every fourth proposal goes to a family of which nothing was timed, which a model that is wrong about all of it would put
// behind everything else. Winners of elsewhere draw a search to where they are, and may be wrong here. So two searches take
// turns: one that follows them, again at once where it found something better, else at every third turn and not for long; and
// one that never heard of them, until it has found something better than all: from then on all that is known counts. It says
// what it expects of the next candidate, by which the tuner ends a search that is no longer worth its seconds.
#include <algorithm>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "device/statistics.h"
#include "search/gaussian/gaussian_search.h"
#include "search/promised_points.h"
#include "search/search_strategy.h"

namespace tilewright::tune {
namespace {

constexpr std::size_t kAfterPromised = 3;  // candidates that nobody promised, before anything is learned
constexpr std::size_t kLearnsFrom = 6;     // candidates, at least
constexpr int kOtherFamilyEvery = 4;       // proposals
constexpr int kFollowedEvery = 3;          // turns
constexpr int kFollowed = 8;               // candidates in a row that are no better, of those that follow what won before

class Portfolio : public SearchStrategy {
 public:
  explicit Portfolio(const SearchTask& task)
      : search_(task, GaussianSearch::Predictions::believed),
        promised_(search_.task(), search_.untried()),
        start_(std::max(kLearnsFrom, promised_.size() + kAfterPromised)),
        is_followed_(task.points.size(), false) {
    if (promised_.has_recorded()) own_.emplace(search_.task(), GaussianSearch::Predictions::believed);
  }

  std::optional<std::size_t> propose() override {
    if (search_.untried().empty()) return std::nullopt;
    const std::size_t point = next();
    ++proposed_[search_.task().points[point].family];
    search_.take(point);
    promised_.note(point);
    if (own_) own_->take(point);
    return point;
  }

  std::optional<double> expected_gain() const override { return expected_gain_; }

  void observe(const Observation& observation) override {
    const double before_us = search_.best_us();
    search_.observe(observation);
    if (observation.invalidity == Invalidity::none) ++timed_[search_.task().points[observation.point].family];
    if (is_followed_[observation.point]) {
      in_vain_ = search_.best_us() < (1 - kResolution) * before_us ? 0 : in_vain_ + 1;
    } else if (own_) {
      own_->observe(observation);
      if (own_->best_us() > 0 && own_->best_us() <= search_.best_us()) is_own_best_ = true;
    }
  }

 private:
  std::size_t next() {
    if (const auto recorded = promised_.take_recorded(search_.untried())) return followed(*recorded);
    if (++proposals_ % kOtherFamilyEvery == 0) {
      const auto other = best_predicted([this](const SearchPoint& point) { return is_unknown(point.family); });
      if (other) return *other;
    }
    if (!search_.can_learn() || search_.known() < start_) return unlearned(search_);
    if (own_ && is_own_best_) own_.reset();
    if (!own_) return expecting(search_, 0);
    if (++turns_ % kFollowedEvery == 0 ? in_vain_ < kFollowed : in_vain_ == 0) return followed(expecting(search_, 0));
    if (!own_->can_learn() || own_->known() < kLearnsFrom) return unlearned(*own_);
    return expecting(*own_, search_.best_us());
  }

  std::size_t expecting(GaussianSearch& search, double bar_us) {
    const std::size_t point = search.most_promising(bar_us);
    expected_gain_ = search.expected_gain();
    return point;
  }

  std::size_t followed(std::size_t point) {
    is_followed_[point] = true;
    return point;
  }

  std::size_t unlearned(GaussianSearch& search) {
    if (const auto believed = promised_.next_predicted(search_.untried())) return *believed;
    const auto predicted = best_predicted([](const SearchPoint&) { return true; });
    return predicted ? *predicted : search.spread_out();
  }

  // Nothing of it has been timed yet, which is given up after two failures.
  bool is_unknown(const std::string& family) const {
    const auto proposed = proposed_.find(family);
    return !timed_.contains(family) && (proposed == proposed_.end() || proposed->second < 2);
  }

  template <typename Wanted>
  std::optional<std::size_t> best_predicted(const Wanted& is_wanted) const {
    std::optional<std::size_t> best;
    const std::vector<SearchPoint>& points = search_.task().points;
    for (const std::size_t i : search_.untried().all()) {
      if (points[i].predicted_us <= 0 || !is_wanted(points[i])) continue;
      if (!best || points[i].predicted_us < points[*best].predicted_us) best = i;
    }
    return best;
  }

  GaussianSearch search_;
  PromisedPoints promised_;
  std::size_t start_;  // known ones from which on something is learned
  std::map<std::string, int> proposed_{}, timed_{};
  int proposals_ = 0;
  std::optional<double> expected_gain_{};
  std::vector<bool> is_followed_;        // by point: it won before, or was found by following that
  int in_vain_ = 0;                      // of these, since the last one that was better beyond noise
  std::optional<GaussianSearch> own_{};  // that never heard of them; none where nothing won before, or not any more
  bool is_own_best_ = false;
  int turns_ = 0;
};

const StrategyRegistration kRegistration{"portfolio",
                                         "what won before, what the model believes in, then what is expected to gain most",
                                         [](const SearchTask& task) { return std::make_unique<Portfolio>(task); }};

}  // namespace
}  // namespace tilewright::tune
