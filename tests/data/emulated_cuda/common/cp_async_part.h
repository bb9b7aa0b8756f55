#pragma once

#include "common/ldmatrix.h"

namespace tw {

template <int kElements>
TW_DEVICE void cp_async_words(unsigned shared_address, const void* global, int count = kElements) {
  emulated::copy_later(::shared + shared_address, global, count * 4, kElements * 4);
}

}  // namespace tw
