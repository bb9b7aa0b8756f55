#pragma once

namespace tw {

// Of bytes: rows `stride` apart, of which boxes of 128 by box_rows are copied.
struct TensorMap {
  const unsigned char* data;
  long long columns, rows, stride;
  int box_rows;
};

}  // namespace tw
