#include "search/gaussian/gaussian_search.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace tilewright::tune {
namespace {

constexpr int kStartChoices = 60;          // random ones, of which each that is spread out is the best
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

bool has_predictions(const SearchTask& task) {
  return std::ranges::any_of(task.points, [](const SearchPoint& point) { return point.predicted_us > 0; });
}

}  // namespace

GaussianSearch::GaussianSearch(const SearchTask& task, Predictions predictions)
    : task_(task),
      has_predictions_(predictions == Predictions::believed && has_predictions(task)),
      untried_(task_),
      neighbourhood_(task_),
      distances_(task_),
      process_(distances_),
      random_(task.seed) {}

// Also of a point that nobody proposed: what the tuner tries itself, or knows from another.
void GaussianSearch::observe(const Observation& observation) {
  if (untried_.contains(observation.point)) untried_.take(observation.point);
  const bool is_right = observation.invalidity == Invalidity::none;
  known_us_.push_back(is_right ? observation.median_us : 0);
  process_.add(observation.point);
  if (!is_right) {
    has_failed_ = true;
  } else if (best_us_ == 0 || observation.median_us < best_us_) {
    best_us_ = observation.median_us;
  }
  if (observation.compile_s > 0) {
    compile_s_ += observation.compile_s;
    ++compiled_;
  }
  if (observation.run_s > 0) {
    run_s_ += observation.run_s;
    ++run_;
  }
  note_votes(process_.known().size() - 1, 0);
}

std::size_t GaussianSearch::spread_out() {
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

double GaussianSearch::cost_of_start(std::size_t point) const {
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

// What failed is as bad as the worst that did not.
GaussianSearch::Targets GaussianSearch::targets() const {
  Targets result;
  if (has_predictions_) result.prior = PredictionPrior(task_, process_.known().points, known_us_);
  std::vector<double>& values = result.values;
  double worst = 0;
  for (const double us : known_us_) {
    if (us > 0) worst = std::max(worst, PredictionPrior::target_of(us, best_us_));
  }
  double sum = 0, squares = 0;
  for (std::size_t i = 0; i < known_us_.size(); ++i) {
    const double target = known_us_[i] > 0 ? PredictionPrior::target_of(known_us_[i], best_us_) : worst;
    values.push_back(target - result.prior.target(task_.points[process_.known().points[i]]));
    sum += values.back();
  }
  result.mean = sum / static_cast<double>(values.size());
  for (const double value : values) squares += (value - result.mean) * (value - result.mean);
  result.deviation = std::sqrt(squares / static_cast<double>(values.size())) + 1e-9;
  for (double& value : values) value = (value - result.mean) / result.deviation;
  return result;
}

std::size_t GaussianSearch::most_promising(double bar_us) {
  const Targets known_targets = targets();
  const auto& [values, mean, deviation, prior] = known_targets;
  const std::size_t known = known_us_.size();
  if (learned_ == 0 || known >= learned_ + std::min<std::size_t>(25, (learned_ + 3) / 4)) {
    process_.learn(values, learned_ == 0 ? kFirstProposals : kProposals, random_);
    learned_ = known;
    draw_candidates();
  }
  add_neighbours();
  const GaussianProcess::Expectation expected = process_.expect(values);
  const std::vector<std::size_t>& points = process_.candidates().points;
  std::size_t chosen = untried_.all().front();
  const double bar = bar_us > 0 ? PredictionPrior::target_of(std::min(bar_us, best_us_), best_us_) / deviation : 0;
  double chosen_gain = -INFINITY, chosen_worth = -INFINITY;
  for (std::size_t c = 0; c < points.size(); ++c) {
    if (!untried_.contains(points[c])) continue;
    // The best one's target is 0.
    const double best = -(prior.target(task_.points[points[c]]) + mean) / deviation;
    const double spread = expected.scale * std::sqrt(expected.variances[c]);
    const double log_chance = std::log(spread) + (has_failed_ ? std::log((0.5 + right_votes_[c]) / (1 + votes_[c])) : 0);
    const double worth = log_chance + log_improvement((best - expected.means[c]) / spread) - log_cost(points[c]);
    if (worth <= chosen_worth) continue;
    chosen = points[c];
    chosen_gain = log_chance + log_improvement((best + bar - expected.means[c]) / spread);
    chosen_worth = worth;
  }
  expected_gain_ = std::exp(chosen_gain) * deviation;  // near the best a target is a share of its time
  return chosen;
}

// Of the seconds that it is expected to cost, where some have to be compiled yet and some have not.
double GaussianSearch::log_cost(std::size_t point) const {
  if (compiled_ == 0 || run_ == 0) return 0;
  const double run_s = run_s_ / static_cast<double>(run_);
  return std::log(run_s + (task_.points[point].is_compiled ? 0 : compile_s_ / static_cast<double>(compiled_)));
}

void GaussianSearch::draw_candidates() {
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

void GaussianSearch::add_neighbours() {
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

void GaussianSearch::add_candidate(std::size_t point) {
  is_candidate_[point] = true;
  process_.add_candidate(point);
  votes_.push_back(0);
  right_votes_.push_back(0);
  for (std::size_t i = 0; i < known_us_.size(); ++i) note_votes(i, votes_.size() - 1);
}

// Known point `index` says of the candidates from `first` on whether what is near it is right.
void GaussianSearch::note_votes(std::size_t index, std::size_t first) {
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

}  // namespace tilewright::tune
