// Boxes of 4-d tensors by the bulk tensor copy engine; see common/tma.h.
#pragma once

#include "common/tensor_map.h"
#include "common/types.h"

namespace tw {

TW_DEVICE void tma_load_4d(unsigned to, const TensorMap& map, int x, int y, int z, int w, unsigned barrier) {
  asm volatile(
      "cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" ::"r"(
          to),
      "l"(&map), "r"(barrier), "r"(x), "r"(y), "r"(z), "r"(w)
      : "memory");
}

}  // namespace tw
