// Tensors of which a kernel is told when it runs what type they are of: weights, which cost little beside rows, and would
// else double and triple the kernels.
#pragma once

#include "row_wise/floats_cpu.h"

namespace {

// Calls with(Element()). `dtype`: 0, 1, 2 are f32, f16, bf16, the order of the operators' `types` lines.
template <typename With>
inline void with_type(int dtype, With with) {
  if (dtype == 0) {
    with(float());
  } else if (dtype == 1) {
    with(F16());
  } else {
    with(Bf16());
  }
}

// From column `first` on; nullptr where there is none.
template <typename Element>
inline const Element* columns_from(long long first, const void* tensor) {
  return tensor == nullptr ? nullptr : static_cast<const Element*>(tensor) + first;
}

}  // namespace
