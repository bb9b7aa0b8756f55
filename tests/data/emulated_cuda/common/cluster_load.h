// Stands in for templates/common/cluster_load.h, which kernels without clusters don't use.
#pragma once

#include "common/types.h"

namespace tw {

TW_DEVICE float4 load_cluster_shared(unsigned, unsigned) {
  emulated::fail("a cluster of one CTA has no other to read from");
  return {};
}

}  // namespace tw
