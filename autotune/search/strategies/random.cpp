// Every candidate in a random order that the seed decides: the yardstick that other strategies must beat.
#include <algorithm>
#include <numeric>
#include <random>

#include "search/search_strategy.h"

namespace tilewright::tune {
namespace {

class Random : public SearchStrategy {
 public:
  explicit Random(const SearchTask& task) : order_(task.points.size()) {
    std::iota(order_.begin(), order_.end(), std::size_t{0});
    std::erase(order_, task.default_point);
    std::mt19937_64 generator(task.seed);
    // Not std::shuffle, whose result differs between standard libraries.
    for (std::size_t i = order_.size(); i > 1; --i) std::swap(order_[i - 1], order_[generator() % i]);
  }

  std::optional<std::size_t> propose() override {
    return next_ < order_.size() ? std::optional(order_[next_++]) : std::nullopt;
  }
  void observe(const Observation&) override {}

 private:
  std::vector<std::size_t> order_;
  std::size_t next_ = 0;
};

const StrategyRegistration kRegistration{"random", "random order, fixed by --seed",
                                         [](const SearchTask& task) { return std::make_unique<Random>(task); }};

}  // namespace
}  // namespace tilewright::tune
