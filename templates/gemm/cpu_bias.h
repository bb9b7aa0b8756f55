// The bias of a block of C, as drivers hand it to the units' epilogue. No system header: units include this.
#pragma once

namespace tw {

struct Bias {
  const float* first;  // of the block's first row and column; null: there is none
  long long row_stride, column_stride;
};

}  // namespace tw
