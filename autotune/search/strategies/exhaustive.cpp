// Every candidate in the manifest's order, which is best predicted first.
#include "search/search_strategy.h"

namespace tilewright::tune {
namespace {

class Exhaustive : public SearchStrategy {
 public:
  explicit Exhaustive(const SearchTask& task) : count_(task.points.size()), skipped_(task.default_point) {}

  std::optional<std::size_t> propose() override {
    if (next_ == skipped_) ++next_;
    return next_ < count_ ? std::optional(next_++) : std::nullopt;
  }
  void observe(const Observation&) override {}
  bool goes_on() const override { return true; }

 private:
  std::size_t count_, skipped_, next_ = 0;
};

const StrategyRegistration kRegistration{"exhaustive", "every candidate, best predicted first",
                                         [](const SearchTask& task) { return std::make_unique<Exhaustive>(task); }};

}  // namespace
}  // namespace tilewright::tune
