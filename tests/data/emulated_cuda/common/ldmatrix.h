#pragma once

#include "common/types.h"

extern unsigned char shared[];

namespace tw {

TW_DEVICE unsigned shared_address(const void* pointer) {
  return static_cast<unsigned>(static_cast<const unsigned char*>(pointer) - ::shared);
}

}  // namespace tw
