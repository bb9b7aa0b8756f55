#include "check.h"

#include <cmath>

namespace block {

void Check::add(const std::vector<float>& before, const std::vector<float>& got, const std::vector<double>& exact) {
  for (std::size_t i = 0; i < exact.size(); ++i) {
    differences_ += (got[i] - exact[i]) * (got[i] - exact[i]);
    added_ += (exact[i] - before[i]) * (exact[i] - before[i]);
  }
  ++rows_;
}

double Check::error() const { return std::sqrt(differences_ / added_); }

}  // namespace block
