// What RMSNorms on a CPU have in common: how what was normalized is written, with weights of any type.
#pragma once

#include "row_wise/any_type_cpu.h"
#include "row_wise/row_blocks_cpu.h"

namespace {

struct RmsNormWeight {
  const void* of_columns;
  int dtype;
  float eps, offset;

  // Of columns from `first` on, by the mean of the whole row's squares.
  template <typename T>
  void write_norm(const T* in, T* out, long long first, long long count, bool streamed, float mean_square) const {
    const float factor = 1 / std::sqrt(mean_square + eps);
    if (of_columns == nullptr) {
      map_columns(
          out, count, streamed, [&](Floats x) { return x * factor; }, in);
      return;
    }
    with_type(dtype, [&](auto element) {
      map_columns(
          out, count, streamed, [&](Floats x, Floats weight) { return x * factor * (offset + weight); }, in,
          columns_from<decltype(element)>(first, of_columns));
    });
  }
};

}  // namespace
