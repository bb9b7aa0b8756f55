#pragma once

#include "common/ldmatrix.h"

namespace tw {

TW_DEVICE void cp_async_16_or_zero(unsigned shared_address, const void* global, bool exists) {
  emulated::copy_later(::shared + shared_address, global, exists ? 16 : 0, 16);
}
TW_DEVICE void cp_async_16(unsigned shared_address, const void* global) { cp_async_16_or_zero(shared_address, global, true); }

TW_DEVICE void cp_async_commit() { emulated::commit(); }

template <int kPending>
TW_DEVICE void cp_async_wait() {
  emulated::wait(kPending);
}

}  // namespace tw
