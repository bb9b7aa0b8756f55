// The reference of block_quantize: columns [col, col + cols) of a row of x / scale, not rounded but saturated, and with a
// block's first row the scales of its blocks that begin there, in f64.
#pragma once

#include "row_wise/reference.h"

TW_REFERENCE void block_quantize(const Params& p, long long row, long long col, int cols, double* out) {
  const long long block_row = row / p.block_rows, first_row = block_row * p.block_rows, across = (p.cols + 127) / 128;
  const long long height = p.rows - first_row < p.block_rows ? p.rows - first_row : p.block_rows;
  for (long long block = col / 128; block * 128 < col + cols; ++block) {
    const long long begin = block * 128, width = p.cols - begin < 128 ? p.cols - begin : 128;
    const double largest = max_of(height * width, [&](long long i) {
      const double value = element(p.x, (first_row + i / width) * p.ldx + begin + i % width, dtype);
      return value < 0 ? -value : value;
    });
    const double scale = largest / 448 < p.least_scale ? p.least_scale : largest / 448;
    for_each(static_cast<int>(width), [&](int i) {
      const long long column = begin + i;
      if (column < col || column >= col + cols) return;
      const double value = element(p.x, row * p.ldx + column, dtype) / scale;
      out[row * p.cols + column] = value > 448 ? 448 : value < -448 ? -448 : value;
    });
    if (row == first_row && begin >= col) {
      for_each(1, [&](int) { out[p.rows * p.cols + block_row * across + block] = scale; });
    }
  }
}
