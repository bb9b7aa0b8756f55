// Learns from the parameters of what was measured: after what won before, a few kernels that the model believes in and a few
// candidates that are spread out, each next one is that of which a Gaussian process expects most
// (search/gaussian/gaussian_search.h).
#include <algorithm>
#include <memory>

#include "search/gaussian/gaussian_search.h"
#include "search/promised_points.h"
#include "search/search_strategy.h"

namespace tilewright::tune {
namespace {

constexpr std::size_t kSpread = 3;  // of them at least are spread out, whatever is tried before
constexpr std::size_t kStart = 6;   // candidates before anything is learned

class Gaussian : public SearchStrategy {
 public:
  explicit Gaussian(const SearchTask& task)
      : search_(task, GaussianSearch::Predictions::ignored),
        promised_(search_.task(), search_.untried()),
        start_(std::max(kStart, promised_.size() + kSpread)) {}

  std::optional<std::size_t> propose() override {
    if (search_.untried().empty()) return std::nullopt;
    const std::size_t point = next();
    search_.take(point);
    promised_.note(point);
    return point;
  }

  std::optional<double> expected_gain() const override { return search_.expected_gain(); }
  void observe(const Observation& observation) override { search_.observe(observation); }

 private:
  std::size_t next() {
    if (const auto recorded = promised_.take_recorded(search_.untried())) return *recorded;
    if (predicted_ < PromisedPoints::kPredicted) {
      ++predicted_;
      if (const auto predicted = promised_.next_predicted(search_.untried())) return *predicted;
    }
    return search_.can_learn() && search_.known() >= start_ ? search_.most_promising() : search_.spread_out();
  }

  GaussianSearch search_;
  PromisedPoints promised_;
  std::size_t start_;          // known ones from which on something is learned
  std::size_t predicted_ = 0;  // proposals that were the model's
};

const StrategyRegistration kRegistration{"gaussian", "learns from parameters' values where the largest gain is expected",
                                         [](const SearchTask& task) { return std::make_unique<Gaussian>(task); }};

}  // namespace
}  // namespace tilewright::tune
