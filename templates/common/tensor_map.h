// A CUtensorMap as kernels see it: by its address only, in the parameter block (`const __grid_constant__ Params`). Included
// by the templates of families whose launch has tensor maps; the library encodes them.
#pragma once

namespace tw {

struct alignas(128) TensorMap {
  unsigned long long opaque[16];
};

}  // namespace tw
