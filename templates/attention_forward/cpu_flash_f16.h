// What cpu_flash_words.h has for f32 and bf16, of f16: multiplied as f32. Everything is static, as in gemm/cpu_vector.h.
#pragma once

#include "attention_forward/cpu_flash_words.h"

static bool copy_queries(const tw::f16* from, int depth, unsigned* to) {
  for (int d = 0; d < depth; ++d) {
    const float value = tw::to_float(from[d]);
    __builtin_memcpy(to + d, &value, sizeof value);
  }
  return false;
}

template <int BN>
static bool pack_keys(const tw::f16* k, long long stride, int keys, int depth, unsigned* to) {
  pack_b<true, BN>(k, stride, keys, depth, reinterpret_cast<float*>(to));
  return false;
}

template <int HEAD>
static bool pack_values(const tw::f16* v, long long stride, int keys, int depth, unsigned* to) {
  for (int j = 0; j < keys; ++j, v += stride, to += HEAD) {
    for (int d = 0; d < HEAD; d += kLanes) {
      store(reinterpret_cast<float*>(to) + d, d < depth ? load_elements(v + d, depth - d) : Vector{});
    }
  }
  return false;
}
