// Gates in f64, independent of all kernels: what the references of grouped products are made of.
#pragma once

#include "gemm/reference_sums.h"

// Of products with a group's first matrix and its second one; `gate`: code of the attribute, 1 swiglu, 2 swiglu_clamped.
TW_HD double reference_gate(double first, double second, int gate) {
  if (gate == 1) return reference_activation(first, 3) * second;
  const double x = first > 7 ? 7 : first, y = second > 7 ? 7 : second < -7 ? -7 : second;
  return reference_activation(1.702 * x, 3) / 1.702 * (y + 1);
}
