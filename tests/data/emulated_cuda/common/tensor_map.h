#pragma once

namespace tw {

// Of bytes: rows `stride` apart, of which boxes of 128 by box_rows are copied, and matrices of rows.
struct TensorMap {
  const unsigned char* data;
  long long columns, rows, stride;
  int box_rows;
  int element_bytes = 1;  // of what a box's first column is counted in
  long long matrices = 1, matrix_stride = 0;
};

}  // namespace tw
