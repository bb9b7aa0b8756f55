// What is expected of candidates that were not measured, from those that were: a Gaussian process whose covariance is learned
// from the same measurements, by the most likely one of those that are plausible beforehand. One measurement more costs a row
// of a triangular matrix; everything is worked out again only when the covariance is learned anew. It knows numbers only: what
// they mean is its user's (strategies/gaussian.cpp).
#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "search/gaussian/covariance.h"
#include "search/gaussian/parameter_distances.h"
#include "search/gaussian/point_columns.h"
#include "search/random_numbers.h"

namespace tilewright::tune {

class GaussianProcess {
 public:
  // `distances` must outlive this.
  explicit GaussianProcess(const ParameterDistances& distances);

  // One more point whose value is known.
  void add(std::size_t point);
  // Learns the covariance from all of them, by `proposals` random changes of which the better ones stay, and forgets the
  // candidates. `values`: of mean 0 and standard deviation 1.
  void learn(std::span<const double> values, int proposals, RandomNumbers& random);
  // A point of which something is expected from now on.
  void add_candidate(std::size_t point);

  const PointColumns& known() const { return known_; }
  const PointColumns& candidates() const { return candidates_; }

  struct Expectation {
    std::vector<float> means{}, variances{};  // of the candidates; a variance is a share of `scale` squared
    double scale = 1;
  };
  // Also of candidates that are known by now.
  Expectation expect(std::span<const double> values);

 private:
  double unlikelihood(const CovarianceShape& shape, std::span<const double> values) const;
  void factorize();
  void extend_factor();
  // Solves for the candidates from `first` on.
  void extend_rows(std::size_t known, std::size_t first);
  void catch_up();

  const ParameterDistances& distances_;
  CovarianceShape shape_;
  Covariance covariance_;
  PointColumns known_{}, candidates_{};
  std::vector<std::vector<float>> factor_{};  // of the covariance of what is known: rows of a lower triangle
  std::vector<std::vector<float>> rows_{};    // factor^-1 times the covariance with the candidates: known x candidates
  std::vector<float> explained_{};            // of the candidates' variance
  std::size_t solved_ = 0;                    // candidates whose rows there are
};

}  // namespace tilewright::tune
