// Boxes of tensors on their way to L2 only (PTX ISA, cp.async.bulk.prefetch.tensor, sm90): whoever reads them next needn't wait
// for memory.
#pragma once

#include "common/tma.h"

namespace tw {

TW_DEVICE void tma_to_l2(const TensorMap& map, BoxOrigin from) {
  asm volatile("cp.async.bulk.prefetch.tensor.3d.L2.global [%0, {%1, %2, %3}];" ::"l"(&map), "r"(from.x), "r"(from.y),
               "r"(from.z)
               : "memory");
}

}  // namespace tw
