// The dynamic shared memory of a CTA, as much as its launch says.
#pragma once

#include "common/types.h"

namespace tw {

extern __shared__ __align__(16) unsigned char dynamic_shared_bytes[];

TW_DEVICE unsigned char* dynamic_shared() { return dynamic_shared_bytes; }

}  // namespace tw
