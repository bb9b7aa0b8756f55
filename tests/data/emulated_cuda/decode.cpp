// attention_decode's kernels as a library that a test calls, as plain.cpp does it: with what their headers call besides.
#include <cmath>

#include "emulated_cuda.h"

#define __noinline__

template <typename T>
inline T __ldg(const T* from) {
  return *from;
}
template <typename T>
inline void __stcg(T* to, T value) {
  *to = value;
}
inline unsigned atomicOr(unsigned* bits, unsigned more) {
  const unsigned before = *bits;
  *bits |= more;
  return before;
}
inline unsigned __byte_perm(unsigned low, unsigned high, unsigned places) {
  unsigned result = 0;
  for (int i = 0; i < 4; ++i) {
    const unsigned place = places >> i * 4 & 7;
    result |= ((place < 4 ? low : high) >> place % 4 * 8 & 0xff) << i * 8;
  }
  return result;
}
inline float __fmul_rn(float a, float b) { return a * b; }

#include "plain.cpp"
