#include "search/gaussian/gaussian_process.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace tilewright::tune {
namespace {

// What is plausible before anything is measured: a logarithm's mean and standard deviation.
struct Prior {
  double mean, deviation;

  double penalty(double value) const { return (value - mean) * (value - mean) / (2 * deviation * deviation); }
};

constexpr Prior kLength{.mean = 0, .deviation = 0.4};  // of a parameter's whole length
constexpr Prior kAlone{.mean = 0, .deviation = 1};
constexpr Prior kPairs{.mean = -0.693, .deviation = 1};
constexpr Prior kNugget{.mean = -6.908, .deviation = 1.5};

double penalty(const CovarianceShape& shape) {
  double sum = kAlone.penalty(shape.alone) + kPairs.penalty(shape.pairs) + kNugget.penalty(shape.nugget);
  for (const double length : shape.lengths) sum += kLength.penalty(length);
  return sum;
}

// Some of the logarithms, a little or by much.
CovarianceShape changed(const CovarianceShape& shape, RandomNumbers& random) {
  CovarianceShape result = shape;
  const double step = 0.15 * std::exp(1.5 * random.uniform());
  const auto change = [&](double& value, const Prior& prior) {
    if (random.uniform() < 0.4) value += step * 2 * prior.deviation * random.normal();
  };
  for (double& length : result.lengths) change(length, kLength);
  change(result.alone, kAlone);
  change(result.pairs, kPairs);
  change(result.nugget, kNugget);
  return result;
}

// Factorises the symmetric count x count matrix, of which the upper triangle is read, into U^T U in place. False where it is
// not positive definite.
bool factorize_upper(std::vector<float>& matrix, std::size_t count) {
  for (std::size_t k = 0; k < count; ++k) {
    float* const pivot_row = &matrix[k * count];
    if (!(pivot_row[k] > 1e-7F)) return false;
    const float scale = 1 / std::sqrt(pivot_row[k]);
    for (std::size_t j = k; j < count; ++j) pivot_row[j] *= scale;
    for (std::size_t i = k + 1; i < count; ++i) {
      float* const row = &matrix[i * count];
      const float factor = pivot_row[i];
      for (std::size_t j = i; j < count; ++j) row[j] -= factor * pivot_row[j];
    }
  }
  return true;
}

}  // namespace

GaussianProcess::GaussianProcess(const ParameterDistances& distances)
    : distances_(distances),
      shape_{.lengths = std::vector<double>(distances.parameters(), kLength.mean),
             .alone = kAlone.mean,
             .pairs = kPairs.mean,
             .nugget = kNugget.mean},
      covariance_(distances, shape_) {}

// Minus the logarithm of the likelihood with the best amplitude (Rasmussen and Williams, (2.30)), and of the prior.
double GaussianProcess::unlikelihood(const CovarianceShape& shape, std::span<const double> values) const {
  const std::size_t count = known_.size();
  const Covariance covariance(distances_, shape);
  std::vector<float> matrix(count * count);
  for (std::size_t i = 0; i < count; ++i) {
    covariance.values(known_, i, known_, i, std::span(&matrix[i * count + i], count - i));
    matrix[i * count + i] += covariance.nugget();
  }
  if (!factorize_upper(matrix, count)) return std::numeric_limits<double>::infinity();
  std::vector<float> rest(values.begin(), values.end());
  double squares = 0;
  double log_determinant = 0;
  for (std::size_t k = 0; k < count; ++k) {
    const float* const row = &matrix[k * count];
    const float weight = rest[k] / row[k];
    for (std::size_t j = k + 1; j < count; ++j) rest[j] -= weight * row[j];
    squares += static_cast<double>(weight) * weight;
    log_determinant += std::log(row[k]);
  }
  const auto n = static_cast<double>(count);
  return n / 2 * std::log(squares / n + 1e-12) + log_determinant + penalty(shape);
}

void GaussianProcess::learn(std::span<const double> values, int proposals, RandomNumbers& random) {
  double best = unlikelihood(shape_, values);
  for (int i = 0; i < proposals; ++i) {
    const CovarianceShape proposal = changed(shape_, random);
    const double found = unlikelihood(proposal, values);
    if (found >= best) continue;
    best = found;
    shape_ = proposal;
  }
  covariance_ = Covariance(distances_, shape_);
  factorize();
  candidates_ = {};
  rows_.clear();
  explained_.clear();
  solved_ = 0;
}

void GaussianProcess::factorize() {
  factor_.clear();
  while (factor_.size() < known_.size()) extend_factor();
}

// One row more.
void GaussianProcess::extend_factor() {
  const std::size_t count = factor_.size();
  std::vector<float> row(count + 1);
  covariance_.values(known_, count, known_, 0, row);
  row[count] += covariance_.nugget();
  for (std::size_t j = 0; j < count; ++j) {
    const std::vector<float>& other = factor_[j];
    float sum = row[j];
    for (std::size_t i = 0; i < j; ++i) sum -= row[i] * other[i];
    row[j] = sum / other[j];
    row[count] -= row[j] * row[j];
  }
  row[count] = std::sqrt(std::max(row[count], covariance_.nugget() / 2));
  factor_.push_back(std::move(row));
}

void GaussianProcess::add(std::size_t point) { known_.add(distances_, point); }

void GaussianProcess::add_candidate(std::size_t point) { candidates_.add(distances_, point); }

void GaussianProcess::extend_rows(std::size_t known, std::size_t first) {
  const std::size_t count = candidates_.size();
  std::vector<float>& row = rows_[known];
  row.resize(count);
  covariance_.values(known_, known, candidates_, first, std::span(row).subspan(first));
  const std::vector<float>& factor = factor_[known];
  for (std::size_t j = 0; j < known; ++j) {
    const float weight = factor[j];
    const float* const other = rows_[j].data();
    for (std::size_t c = first; c < count; ++c) row[c] -= weight * other[c];
  }
  const float scale = 1 / factor[known];
  for (std::size_t c = first; c < count; ++c) {
    row[c] *= scale;
    explained_[c] += row[c] * row[c];
  }
}

// What was added since the last time, to those known or to the candidates.
void GaussianProcess::catch_up() {
  while (factor_.size() < known_.size()) extend_factor();
  explained_.resize(candidates_.size(), 0);
  if (solved_ < candidates_.size()) {
    for (std::size_t i = 0; i < rows_.size(); ++i) extend_rows(i, solved_);
    solved_ = candidates_.size();
  }
  while (rows_.size() < known_.size()) {
    rows_.emplace_back();
    extend_rows(rows_.size() - 1, 0);
  }
}

GaussianProcess::Expectation GaussianProcess::expect(std::span<const double> values) {
  catch_up();
  Expectation result{.means = std::vector<float>(candidates_.size(), 0), .variances = {}};
  std::vector<float> weights;
  double squares = 0;
  for (std::size_t i = 0; i < values.size(); ++i) {
    auto rest = static_cast<float>(values[i]);
    for (std::size_t j = 0; j < i; ++j) rest -= factor_[i][j] * weights[j];
    const float weight = rest / factor_[i][i];
    weights.push_back(weight);
    squares += static_cast<double>(weight) * weight;
    const float* const row = rows_[i].data();
    for (std::size_t c = 0; c < result.means.size(); ++c) result.means[c] += weight * row[c];
  }
  result.scale = std::sqrt(squares / static_cast<double>(std::max<std::size_t>(values.size(), 1)) + 1e-12);
  result.variances.resize(candidates_.size());
  std::ranges::transform(explained_, result.variances.begin(), [](float explained) { return std::max(1 - explained, 1e-9F); });
  return result;
}

}  // namespace tilewright::tune
