// What RMSNorms on a CPU have in common: how what was normalized is written.
#pragma once

#include "row_wise/row_blocks_cpu.h"

namespace {

// Of columns, by the mean of the whole row's squares.
template <typename T, typename W>
inline void write_rms_norm(const T* in, const W* weight, T* out, long long count, bool streamed, float mean_square, float eps,
                           float offset) {
  const float factor = 1 / std::sqrt(mean_square + eps);
  if (weight != nullptr) {
    map_columns(
        out, count, streamed, [&](Floats x, Floats weight) { return x * factor * (offset + weight); }, in, weight);
  } else {
    map_columns(
        out, count, streamed, [&](Floats x) { return x * factor; }, in);
  }
}

}  // namespace
