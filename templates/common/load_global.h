// 16 aligned bytes of global memory to registers (PTX ISA, ld.global and ld.global.nc). Whatever of the same 128 bytes is not
// in L2 yet comes there too. kConstant: nobody writes it while this kernel runs, not even the kernel before while this one
// waits for it (common/dependent_launch.h).
#pragma once

#include "common/types.h"

namespace tw {

// What nobody reads again leaves L1 to others. Loads keep their order in the program: the first ones are to be under way first.
template <bool kConstant = true>
TW_DEVICE uint4 load_once(const void* global) {
  uint4 r;
  if constexpr (kConstant) {
    asm volatile("ld.global.nc.L1::no_allocate.L2::128B.v4.u32 {%0, %1, %2, %3}, [%4];"
                 : "=r"(r.x), "=r"(r.y), "=r"(r.z), "=r"(r.w)
                 : "l"(global));
  } else {
    asm volatile("ld.global.L1::no_allocate.L2::128B.v4.u32 {%0, %1, %2, %3}, [%4];"
                 : "=r"(r.x), "=r"(r.y), "=r"(r.z), "=r"(r.w)
                 : "l"(global));
  }
  return r;
}

// The same for what will be read again, by this thread or its neighbours; in any order, if it is constant.
template <bool kConstant = true>
TW_DEVICE uint4 load_cached(const void* global) {
  uint4 r;
  if constexpr (kConstant) {
    asm("ld.global.nc.L2::128B.v4.u32 {%0, %1, %2, %3}, [%4];" : "=r"(r.x), "=r"(r.y), "=r"(r.z), "=r"(r.w) : "l"(global));
  } else {
    asm volatile("ld.global.L2::128B.v4.u32 {%0, %1, %2, %3}, [%4];"
                 : "=r"(r.x), "=r"(r.y), "=r"(r.z), "=r"(r.w)
                 : "l"(global));
  }
  return r;
}

// An aligned word of 16-bit elements, of which only those in [begin, end) may be read: zeros for the others. Not constant.
TW_DEVICE uint4 load_at_edge(const unsigned char* word, const unsigned char* begin, const unsigned char* end) {
  if (word >= begin && word + 16 <= end) return load_once<false>(word);
  unsigned pairs[4] = {};
#pragma unroll
  for (int i = 0; i < 8; ++i) {
    const unsigned char* const element = word + i * 2;
    if (element >= begin && element < end) {
      pairs[i / 2] |= static_cast<unsigned>(*reinterpret_cast<const unsigned short*>(element)) << (i % 2 * 16);
    }
  }
  return {pairs[0], pairs[1], pairs[2], pairs[3]};
}

}  // namespace tw
