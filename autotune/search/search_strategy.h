// In which order candidates are tried. A strategy is one file in strategies/ (or named by
// -DTILEWRIGHT_EXTRA_STRATEGIES=file.cpp): it implements SearchStrategy and registers itself with a StrategyRegistration. The
// tuner asks for one candidate at a time and reports what became of it; time limits, racing and the final are the tuner's
// business.
//
//   class Alphabetical : public SearchStrategy { ... };
//   const StrategyRegistration kRegistration{"alphabetical", "by kernel name",
//       [](const SearchTask& task) { return std::make_unique<Alphabetical>(task); }};
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "compile/invalidity.h"
#include "measure/evaluation.h"
#include "search/search_parameter.h"
#include "tilewright/problem.h"

namespace tilewright::tune {

// What a strategy knows about one candidate.
struct SearchPoint {
  std::size_t kernel = 0;  // points with the same kernel differ in run-time parameters only
  std::string family;
  std::array<std::int32_t, kMaxRuntime> runtime{};
  double predicted_us = 0;  // 0: nobody predicts
  bool recorded = false;    // as Candidate's
  Choices choices{};        // of the task's parameters
  bool is_compiled = true;  // its image is at hand: to try it costs nothing but its run
};

inline constexpr std::size_t kNoPoint = SIZE_MAX;

struct SearchTask {
  std::vector<SearchPoint> points;
  std::size_t default_point = 0;  // measured by the tuner before anything else, and observed like any other; kNoPoint: none is
  std::uint64_t seed = 0;
  std::vector<SearchParameter> parameters{};  // empty: what points have in common is not known
};

struct Observation {
  std::size_t point = 0;
  Invalidity invalidity = Invalidity::none;
  double median_us = 0;                    // only when valid; of a candidate that racing stopped it is the time so far
  const Evaluation* evaluation = nullptr;  // all that was measured, or why nothing was; null: a replay knows no more
  double compile_s = 0;                    // that its compiler needed for this run; 0: the image was there
  double run_s = 0;                        // that the device was held for it
  bool is_shared = false;                  // another candidate with the same image and launch was measured: this one is like it
};

class SearchStrategy {
 public:
  virtual ~SearchStrategy() = default;
  // The next point to try, each at most once; nothing when done.
  virtual std::optional<std::size_t> propose() = 0;
  // What became of it; also of points that were not proposed: the default, what is launched today, what is like another one.
  virtual void observe(const Observation& observation) = 0;
  // By how much the point that was proposed last is expected to be faster than the best so far: a share of its time. Nothing:
  // the strategy does not know, and the tuner ends a search that was long in vain.
  virtual std::optional<double> expected_gain() const { return std::nullopt; }
  // Whether the search goes on to the last point, however long nothing better was found.
  virtual bool goes_on() const { return false; }
};

using StrategyFactory = std::function<std::unique_ptr<SearchStrategy>(const SearchTask&)>;

struct StrategyInfo {
  std::string name;
  std::string description;
  StrategyFactory make;
};

struct StrategyRegistration {
  StrategyRegistration(std::string name, std::string description, StrategyFactory make);
};

// Sorted by name.
std::vector<StrategyInfo> strategies();
// Throws Error, listing the valid names, when there is none of that name.
std::unique_ptr<SearchStrategy> make_strategy(const std::string& name, const SearchTask& task);

}  // namespace tilewright::tune
