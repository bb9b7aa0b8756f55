// Which candidate is worth measuring next, from the parameters of those that were measured: that of which the largest gain is
// expected for the seconds it costs, by a Gaussian process over parameters' values. Where a cost model predicts times the
// process learns what the model does not say, and the model counts for as much as it has been right. What fails counts as slow,
// and its neighbours as likely to fail. Strategies use it; with what a search begins is theirs to say. No setting is any
// problem's own: docs/log/search has how they were found, and on what.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "search/gaussian/gaussian_process.h"
#include "search/gaussian/parameter_distances.h"
#include "search/gaussian/prediction_prior.h"
#include "search/neighbourhood.h"
#include "search/random_numbers.h"
#include "search/search_strategy.h"
#include "search/untried_points.h"

namespace tilewright::tune {

class GaussianSearch {
 public:
  enum class Predictions : std::uint8_t { ignored, believed };

  GaussianSearch(const SearchTask& task, Predictions predictions);
  GaussianSearch(const GaussianSearch&) = delete;
  GaussianSearch& operator=(const GaussianSearch&) = delete;

  const SearchTask& task() const { return task_; }
  const UntriedPoints& untried() const { return untried_; }
  std::size_t known() const { return known_us_.size(); }
  double best_us() const { return best_us_; }  // 0: nothing was right yet
  // Something was right, and candidates have something in common.
  bool can_learn() const { return !task_.parameters.empty() && best_us_ > 0; }

  // A point that is proposed.
  void take(std::size_t point) { untried_.take(point); }
  void observe(const Observation& observation);

  // Of some random ones that which has the fewest others near its values, and is not at the ends of many parameters.
  std::size_t spread_out();
  // Requires can_learn(); one must be untried. `bar_us`: what somebody else has found, against which the gain counts that is
  // said to be expected; 0: nobody has.
  std::size_t most_promising(double bar_us = 0);
  // Of what that said last: see SearchStrategy.
  std::optional<double> expected_gain() const { return expected_gain_; }

 private:
  // Smaller is better: 0 for the best, towards 2 for what takes for ever; of what was measured, less what the model said
  // (`prior`), and of mean 0 and deviation 1.
  struct Targets {
    std::vector<double> values{};
    double mean = 0, deviation = 0;  // before
    PredictionPrior prior{};
  };
  Targets targets() const;
  double cost_of_start(std::size_t point) const;
  void draw_candidates();
  void add_neighbours();
  void add_candidate(std::size_t point);
  void note_votes(std::size_t index, std::size_t first);
  double log_cost(std::size_t point) const;

  const SearchTask task_;
  const bool has_predictions_;
  UntriedPoints untried_;
  Neighbourhood neighbourhood_;
  ParameterDistances distances_;
  GaussianProcess process_;
  RandomNumbers random_;
  std::vector<double> known_us_{};  // of process_.known(); 0: it failed
  double best_us_ = 0;
  std::optional<double> expected_gain_{};
  bool has_failed_ = false;
  std::size_t learned_ = 0;                      // known ones when the covariance was learned
  std::vector<bool> is_candidate_{};             // by point
  std::vector<double> votes_{}, right_votes_{};  // by candidate
  std::vector<std::size_t> expanded_{};          // whose neighbours are candidates
  double compile_s_ = 0, run_s_ = 0;             // of all that were observed
  std::size_t compiled_ = 0, run_ = 0;           // how many that were
};

}  // namespace tilewright::tune
