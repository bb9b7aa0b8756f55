// How far what a block adds to the residual stream is from what it should add.
#pragma once

#include <cstdint>
#include <vector>

namespace block {

class Check {
 public:
  // `before`: the stream that went in; `got` and `exact`: what came out, and what should have.
  void add(const std::vector<float>& before, const std::vector<float>& got, const std::vector<double>& exact);

  // Root mean squares: of the differences, as a share of what is added.
  double error() const;
  std::int64_t rows() const { return rows_; }
  // `most`: such an error is still one of rounding. NaN is none.
  bool is_right(double most) const { return rows_ > 0 && error() <= most; }

 private:
  double differences_ = 0, added_ = 0;  // sums of squares
  std::int64_t rows_ = 0;
};

}  // namespace block
