// Worst predicted first. The smallest strategy there is: it shows (and tests) that a strategy is one file, anywhere:
//   cmake -DTILEWRIGHT_EXTRA_STRATEGIES=/path/to/backwards.cpp
#include "search/search_strategy.h"

namespace {

using namespace tilewright::tune;

class Backwards : public SearchStrategy {
 public:
  explicit Backwards(const SearchTask& task) : next_(task.points.size()), skipped_(task.default_point) {}

  std::optional<std::size_t> propose() override {
    if (next_ > 0 && next_ - 1 == skipped_) --next_;
    if (next_ == 0) return std::nullopt;
    return --next_;
  }
  void observe(const Observation&) override {}

 private:
  std::size_t next_, skipped_;
};

const StrategyRegistration kRegistration{"backwards", "worst predicted first",
                                         [](const SearchTask& task) { return std::make_unique<Backwards>(task); }};

}  // namespace
