#pragma once

#include "common/types.h"

namespace tw {

TW_DEVICE void cp_async_commit() { emulated::commit(); }

template <int kPending>
TW_DEVICE void cp_async_wait() {
  emulated::wait(kPending);
}

}  // namespace tw
