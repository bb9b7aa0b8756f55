// Tensors of which nothing is known but what they are: of fake tensors, whose calls are made and checked, and never run.
#pragma once

#include <cstdint>

#include "calls/dlpack.h"

namespace tilewright::calls {

// Of a device that is not here, or none: kernels are looked for on no device.
inline constexpr auto kNowhere = static_cast<DLDeviceType>(0);

// Where no memory is; the next fourteen are far from it, so that no two tensors of a call overlap.
inline void* described_data() {
  static thread_local std::uintptr_t count = 0;
  return reinterpret_cast<void*>((1 + count++ % 15) << 60);
}

inline bool is_described(const DLTensor& tensor) { return reinterpret_cast<std::uintptr_t>(tensor.data) >> 60 != 0; }

}  // namespace tilewright::calls
