// Stands in for templates/common/cluster.h: each CTA is a cluster of its own.
#pragma once

#include "common/types.h"

namespace tw {

TW_DEVICE void cluster_sync() { emulated::fail("a cluster of one CTA has no barrier"); }
TW_DEVICE void cluster_sync_diverged() { cluster_sync(); }
TW_DEVICE unsigned cluster_rank() { return 0; }

}  // namespace tw
