#pragma once

#include "common/ldmatrix.h"

namespace tw {

TW_DEVICE unsigned char* dynamic_shared() { return ::shared; }

}  // namespace tw
