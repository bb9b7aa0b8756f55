// Learns from the parameters of what was measured: after a few candidates that are spread out, each next one is that of which
// the largest improvement is expected, by a Gaussian process over parameters' values (search/gaussian/). What fails counts as
// slow, and its neighbours as likely to fail. No setting is any problem's own: docs/log/search has how they were found, and on
// what.
#include <algorithm>
#include <cmath>
#include <set>
#include <utility>
#include <vector>

#include "search/gaussian/gaussian_process.h"
#include "search/neighbourhood.h"
#include "search/random_numbers.h"
#include "search/search_strategy.h"
#include "search/untried_points.h"

namespace tilewright::tune {
namespace {

constexpr std::size_t kSpread = 3;         // of them at least are spread out, whatever is tried before
constexpr std::size_t kPredicted = 3;      // kernels that the model believes in, tried before
constexpr std::size_t kStart = 6;          // candidates before anything is learned
constexpr int kStartChoices = 60;          // random ones, of which each of them is the best
constexpr std::size_t kCandidates = 1000;  // random ones that are looked at, besides neighbours of the best
constexpr std::size_t kBest = 5;           // whose neighbours these are
constexpr int kFirstProposals = 40;        // of a covariance
constexpr int kProposals = 20;

// The logarithm of how much a normal variable of mean -z and deviation 1 is expected to be below 0, where it is.
double log_improvement(double z) {
  constexpr double kFar = -6;
  const double log_density = -z * z / 2 - 0.9189385332046727;
  if (z < kFar) return log_density - 2 * std::log(-z);  // to a few percent
  return std::log(std::exp(log_density) + z * std::erfc(-z * M_SQRT1_2) / 2);
}

class Gaussian : public SearchStrategy {
 public:
  explicit Gaussian(const SearchTask& task)
      : task_(task), untried_(task_), neighbourhood_(task_), distances_(task_), process_(distances_), random_(task.seed) {
    note_promised();
  }

  std::optional<std::size_t> propose() override {
    if (untried_.empty()) return std::nullopt;
    const std::size_t point = next();
    untried_.take(point);
    return point;
  }

  std::optional<double> expected_gain() const override { return expected_gain_; }

  void observe(const Observation& observation) override {
    const bool is_right = observation.invalidity == Invalidity::none;
    known_us_.push_back(is_right ? observation.median_us : 0);
    process_.add(observation.point);
    if (!is_right) {
      has_failed_ = true;
    } else if (best_us_ == 0 || observation.median_us < best_us_) {
      best_us_ = observation.median_us;
    }
    note_votes(process_.known().size() - 1, 0);
  }

 private:
  // What won before, and the best predicted of a few kernels; to be taken from the end.
  void note_promised() {
    std::vector<std::size_t> predicted;
    for (std::size_t i = 0; i < task_.points.size(); ++i) {
      if (!untried_.contains(i)) continue;
      if (task_.points[i].recorded) promised_.push_back(i);
      if (!task_.points[i].recorded && task_.points[i].predicted_us > 0) predicted.push_back(i);
    }
    std::ranges::stable_sort(predicted, {}, [this](std::size_t point) { return task_.points[point].predicted_us; });
    std::set<std::size_t> kernels;
    for (const std::size_t point : predicted) {
      if (kernels.size() == kPredicted) break;
      if (kernels.insert(task_.points[point].kernel).second) promised_.push_back(point);
    }
    std::ranges::reverse(promised_);
    start_ = std::max(kStart, promised_.size() + kSpread);
  }

  std::size_t next() {
    if (!promised_.empty()) {
      const std::size_t point = promised_.back();
      promised_.pop_back();
      return point;
    }
    const bool is_blind = task_.parameters.empty() || known_us_.size() < start_ || best_us_ == 0;
    return is_blind ? spread_out() : most_promising();
  }

  // Of some random ones that which has the fewest others near its values, and is not at the ends of many parameters.
  std::size_t spread_out() {
    std::size_t best = untried_.draw(random_);
    double best_cost = cost_of_start(best);
    for (int i = 1; i < kStartChoices; ++i) {
      const std::size_t point = untried_.draw(random_);
      const double cost = cost_of_start(point);
      if (cost >= best_cost) continue;
      best = point;
      best_cost = cost;
    }
    return best;
  }

  double cost_of_start(std::size_t point) const {
    constexpr float kNear = 0.25F;
    double cost = 0;
    const PointColumns& known = process_.known();
    for (std::size_t i = 0; i < distances_.parameters(); ++i) {
      const std::size_t value = distances_.choice(i, point);
      const double from_middle = distances_.from_middle(i, value);
      cost += 4 * from_middle * from_middle;
      const float* const row = distances_.row(i, value);
      for (std::size_t k = 0; k < known.size(); ++k) cost += row[known.choices[i][k]] < kNear ? 1 : 0;
    }
    return cost;
  }

  // Smaller is better: 0 for the best, towards 2 for what takes for ever. Differences among good ones count most, and how slow
  // a slow one is hardly matters. What failed is as bad as the worst that did not. Of mean 0 and deviation 1.
  struct Targets {
    std::vector<double> values{};
    double deviation = 0;  // before
  };
  Targets targets() const {
    std::vector<double> values;
    double worst = 0;
    for (const double us : known_us_) {
      values.push_back(us > 0 ? 2 * (1 - std::sqrt(best_us_ / us)) : -1);
      worst = std::max(worst, values.back());
    }
    double sum = 0, squares = 0;
    for (double& value : values) {
      if (value < 0) value = worst;
      sum += value;
    }
    const double mean = sum / static_cast<double>(values.size());
    for (const double value : values) squares += (value - mean) * (value - mean);
    const double deviation = std::sqrt(squares / static_cast<double>(values.size())) + 1e-9;
    for (double& value : values) value = (value - mean) / deviation;
    return {.values = std::move(values), .deviation = deviation};
  }

  std::size_t most_promising() {
    const Targets known_targets = targets();
    const std::vector<double>& values = known_targets.values;
    const std::size_t known = known_us_.size();
    if (learned_ == 0 || known >= learned_ + std::min<std::size_t>(25, (learned_ + 3) / 4)) {
      process_.learn(values, learned_ == 0 ? kFirstProposals : kProposals, random_);
      learned_ = known;
      draw_candidates();
    }
    add_neighbours();
    const GaussianProcess::Expectation expected = process_.expect(values);
    const double best = *std::ranges::min_element(values);
    const std::vector<std::size_t>& points = process_.candidates().points;
    std::size_t chosen = untried_.all().front();
    double chosen_gain = -INFINITY;
    for (std::size_t c = 0; c < points.size(); ++c) {
      if (!untried_.contains(points[c])) continue;
      const double deviation = expected.scale * std::sqrt(expected.variances[c]);
      double gain = std::log(deviation) + log_improvement((best - expected.means[c]) / deviation);
      if (has_failed_) gain += std::log((0.5 + right_votes_[c]) / (1 + votes_[c]));
      if (gain <= chosen_gain) continue;
      chosen = points[c];
      chosen_gain = gain;
    }
    expected_gain_ = std::exp(chosen_gain) * known_targets.deviation;  // near the best a target is a share of its time
    return chosen;
  }

  void draw_candidates() {
    is_candidate_.assign(task_.points.size(), false);
    votes_.clear();
    right_votes_.clear();
    expanded_.clear();
    std::vector<std::size_t> all = untried_.all();
    for (std::size_t i = 0; i < all.size() && i < kCandidates; ++i) {
      std::swap(all[i], all[i + random_.below(all.size() - i)]);
      add_candidate(all[i]);
    }
  }

  void add_neighbours() {
    std::vector<std::size_t> order;
    for (std::size_t i = 0; i < known_us_.size(); ++i) {
      if (known_us_[i] > 0) order.push_back(i);
    }
    const std::size_t count = std::min(kBest, order.size());
    std::partial_sort(order.begin(), order.begin() + static_cast<std::ptrdiff_t>(count), order.end(),
                      [&](std::size_t a, std::size_t b) { return known_us_[a] < known_us_[b]; });
    for (std::size_t i = 0; i < count; ++i) {
      const std::size_t point = process_.known().points[order[i]];
      if (std::ranges::count(expanded_, point) > 0) continue;
      expanded_.push_back(point);
      for (const std::size_t neighbour : neighbourhood_.differing_in_one(point)) {
        if (untried_.contains(neighbour) && !is_candidate_[neighbour]) add_candidate(neighbour);
      }
    }
  }

  void add_candidate(std::size_t point) {
    is_candidate_[point] = true;
    process_.add_candidate(point);
    votes_.push_back(0);
    right_votes_.push_back(0);
    for (std::size_t i = 0; i < known_us_.size(); ++i) note_votes(i, votes_.size() - 1);
  }

  // Known point `index` says of the candidates from `first` on whether what is near it is right.
  void note_votes(std::size_t index, std::size_t first) {
    const PointColumns& known = process_.known();
    const PointColumns& candidates = process_.candidates();
    for (std::size_t c = first; c < votes_.size(); ++c) {
      float squares = 0;
      for (std::size_t i = 0; i < distances_.parameters(); ++i) {
        const float distance = distances_.row(i, known.choices[i][index])[candidates.choices[i][c]];
        squares += distance * distance;
      }
      const double weight = std::exp(-4 * squares);
      votes_[c] += weight;
      if (known_us_[index] > 0) right_votes_[c] += weight;
    }
  }

  const SearchTask task_;
  UntriedPoints untried_;
  Neighbourhood neighbourhood_;
  ParameterDistances distances_;
  GaussianProcess process_;
  RandomNumbers random_;
  std::vector<double> known_us_{};  // of process_.known(); 0: it failed
  double best_us_ = 0;
  std::vector<std::size_t> promised_{};
  std::size_t start_ = kStart;  // known ones from which on something is learned
  std::optional<double> expected_gain_{};
  bool has_failed_ = false;
  std::size_t learned_ = 0;                      // known ones when the covariance was learned
  std::vector<bool> is_candidate_{};             // by point
  std::vector<double> votes_{}, right_votes_{};  // by candidate
  std::vector<std::size_t> expanded_{};          // whose neighbours are candidates
};

const StrategyRegistration kRegistration{"gaussian", "learns from parameters' values where the largest gain is expected",
                                         [](const SearchTask& task) { return std::make_unique<Gaussian>(task); }};

}  // namespace
}  // namespace tilewright::tune
