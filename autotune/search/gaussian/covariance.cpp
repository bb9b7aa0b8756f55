#include "search/gaussian/covariance.h"

#include <algorithm>
#include <cmath>

namespace tilewright::tune {
namespace {

// Rasmussen and Williams, Gaussian Processes for Machine Learning, (4.17).
float matern(double distance_by_length) {
  const double scaled = std::sqrt(5.0) * distance_by_length;
  return static_cast<float>((1 + scaled + scaled * scaled / 3) * std::exp(-scaled));
}

}  // namespace

Covariance::Covariance(const ParameterDistances& distances, const CovarianceShape& shape)
    : nugget_(static_cast<float>(std::exp(shape.nugget))) {
  const std::size_t parameters = distances.parameters();
  for (std::size_t i = 0; i < parameters; ++i) {
    const std::size_t count = distances.values(i);
    const double length = std::exp(shape.lengths[i]);
    std::vector<float>& table = tables_.emplace_back(count * count);
    for (std::size_t a = 0; a < count; ++a)
      std::transform(distances.row(i, a), distances.row(i, a) + count, &table[a * count],
                     [length](float distance) { return matern(distance / length); });
    counts_.push_back(count);
  }
  const double alone = parameters > 1 ? std::exp(shape.alone) : 0;
  const double pairs = parameters > 2 ? std::exp(shape.pairs) : 0;
  const double sum = alone + pairs + 1;
  all_ = static_cast<float>(1 / sum);
  if (parameters > 1) alone_ = static_cast<float>(alone / sum / static_cast<double>(parameters));
  // The sum over all pairs is half of what (sum of values)^2 has beyond the sum of squares.
  if (parameters > 2) pairs_ = static_cast<float>(pairs / sum / static_cast<double>(parameters * (parameters - 1)));
}

void Covariance::values(const PointColumns& a, std::size_t index, const PointColumns& b, std::size_t first,
                        std::span<float> out) const {
  constexpr std::size_t kBlock = 256;
  float sums[kBlock], squares[kBlock], products[kBlock];
  for (std::size_t begin = 0; begin < out.size(); begin += kBlock) {
    const std::size_t count = std::min(kBlock, out.size() - begin);
    std::fill_n(sums, count, 0.F);
    std::fill_n(squares, count, 0.F);
    std::fill_n(products, count, 1.F);
    for (std::size_t i = 0; i < tables_.size(); ++i) {
      const float* const row = &tables_[i][a.choices[i][index] * counts_[i]];
      const std::uint16_t* const choices = &b.choices[i][first + begin];
      for (std::size_t c = 0; c < count; ++c) {
        const float value = row[choices[c]];
        sums[c] += value;
        squares[c] += value * value;
        products[c] *= value;
      }
    }
    for (std::size_t c = 0; c < count; ++c)
      out[begin + c] = alone_ * sums[c] + pairs_ * (sums[c] * sums[c] - squares[c]) + all_ * products[c];
  }
}

}  // namespace tilewright::tune
