// Rows of 8-bit floats as f32, times their scales, in the order in which register tiles read them. Everything is static, as in
// gemm/cpu_vector.h.
#pragma once

#include "grouped_gemm/cpu_panels.h"
#include "scaled_gemm/cpu_numbers.h"

// turn() of rows of codes, each times its scale.
template <typename Format>
static void turn_rows(const unsigned char* const* from, const float* scale, int rows, long long depth, float* to,
                      long long step) {
  turn([=](int i, long long k, int count) { return numbers<Format>(load_codes(from[i] + k, count)) * scale[i]; }, rows, depth,
       to, step);
}
