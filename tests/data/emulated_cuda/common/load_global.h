#pragma once

#include "common/types.h"

namespace tw {

template <bool kConstant = true>
TW_DEVICE uint4 load_once(const void* global) {
  emulated::require_read(global, 16, 16);
  return *static_cast<const uint4*>(global);
}

template <bool kConstant = true>
TW_DEVICE uint4 load_cached(const void* global) {
  return load_once<kConstant>(global);
}

TW_DEVICE uint4 load_at_edge(const unsigned char* word, const unsigned char* begin, const unsigned char* end) {
  uint4 result{};
  for (int i = 0; i < 16; i += 2) {
    if (word + i < begin || word + i >= end) continue;
    emulated::require_read(word + i, 2, 2);
    std::memcpy(reinterpret_cast<unsigned char*>(&result) + i, word + i, 2);
  }
  return result;
}

}  // namespace tw
