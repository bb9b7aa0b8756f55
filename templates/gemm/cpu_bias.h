// The bias of a block of C, as drivers hand it to the units' epilogue. No system header: units include this.
#pragma once

namespace tw {

template <typename Element>
struct BiasOf {
  const Element* first;  // of the block's first row and column; null: there is none
  long long row_stride, column_stride;
};
using Bias = BiasOf<float>;

}  // namespace tw
