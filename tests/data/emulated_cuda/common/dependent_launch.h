#pragma once

#include "common/types.h"

namespace tw {

enum Overlap { kNoOverlap = 0, kBeginsEarly = 1, kLetsNextBegin = 2, kReadsConstants = 3 };

TW_DEVICE void wait_for_kernel_before() {}
TW_DEVICE void let_next_kernel_begin() {}

}  // namespace tw
