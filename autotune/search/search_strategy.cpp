#include "search/search_strategy.h"

#include <algorithm>
#include <utility>

#include "system/usage_error.h"

namespace tilewright::tune {
namespace {

// Filled by the registrations before main starts and only read after.
std::vector<StrategyInfo>& registry() {
  static std::vector<StrategyInfo> entries;
  return entries;
}

}  // namespace

StrategyRegistration::StrategyRegistration(std::string name, std::string description, StrategyFactory make) {
  registry().push_back({std::move(name), std::move(description), std::move(make)});
}

std::vector<StrategyInfo> strategies() {
  std::vector<StrategyInfo> sorted = registry();
  std::sort(sorted.begin(), sorted.end(), [](const auto& a, const auto& b) { return a.name < b.name; });
  return sorted;
}

std::unique_ptr<SearchStrategy> make_strategy(const std::string& name, const SearchTask& task) {
  std::string valid;
  for (const StrategyInfo& strategy : strategies()) {
    if (strategy.name == name) return strategy.make(task);
    valid += (valid.empty() ? "" : ", ") + strategy.name;
  }
  throw UsageError("unknown strategy '" + name + "', valid: " + valid);
}

}  // namespace tilewright::tune
