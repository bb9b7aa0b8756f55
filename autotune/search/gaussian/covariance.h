// How alike the times of two candidates are expected to be, from how far apart their parameters are: a Matern function of 5/2
// for each parameter, and of these the mean (what each does alone), the mean of all products of two (what two do together) and
// the product of all (only near candidates are alike), in proportions that are learned. 1 for a candidate and itself.
#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "search/gaussian/parameter_distances.h"
#include "search/gaussian/point_columns.h"

namespace tilewright::tune {

// Natural logarithms of what is learned.
struct CovarianceShape {
  std::vector<double> lengths;  // by parameter: how far a value tells of another
  double alone = 0;             // weights, against the product of all
  double pairs = -0.7;
  double nugget = -6.9;  // what no parameter explains, of the variance
};

class Covariance {
 public:
  Covariance(const ParameterDistances& distances, const CovarianceShape& shape);

  // Of point `index` of `a` and those of `b` from `first` on, as many as `out` has room for; without the nugget.
  void values(const PointColumns& a, std::size_t index, const PointColumns& b, std::size_t first, std::span<float> out) const;
  float nugget() const { return nugget_; }

 private:
  std::vector<std::size_t> counts_;         // values of a parameter
  std::vector<std::vector<float>> tables_;  // values x values
  float alone_ = 0, pairs_ = 0, all_ = 1, nugget_ = 0;
};

}  // namespace tilewright::tune
