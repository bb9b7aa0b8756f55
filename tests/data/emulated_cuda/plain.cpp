// The kernels of a plain file (codegen/plain) as functions of a library that a test calls. UNIT: the rendered text; KERNELS:
// its kernels, in order, as a list.
#include "common/types.h"
#include "emulated_cuda.h"

unsigned char shared[1 << 18] __attribute__((aligned(1024)));  // dynamic
inline unsigned __cvta_generic_to_shared(const void* at) {
  return static_cast<unsigned>(static_cast<const unsigned char*>(at) - shared);
}

#undef __shared__
#define __shared__ static  // of all threads; one CTA runs after the other

inline float __expf(float x) { return std::exp(x); }
inline float __fdividef(float a, float b) { return a / b; }
inline float rsqrtf(float x) { return 1 / std::sqrt(x); }

#include UNIT

extern "C" void run_kernel(int number, const Params* params, const Index* grid, const Index* block) {
  void (*const kernels[])(Params) = {KERNELS};
  gridDim = *grid;
  emulated::readable = {{nullptr, reinterpret_cast<const unsigned char*>(~0ull)}};  // who calls guards its buffers
  blockDim = *block;
  const int threads = block->x * block->y * block->z;
  for (blockIdx.z = 0; blockIdx.z < grid->z; ++blockIdx.z) {
    for (blockIdx.y = 0; blockIdx.y < grid->y; ++blockIdx.y) {
      for (blockIdx.x = 0; blockIdx.x < grid->x; ++blockIdx.x)
        emulated::run_cta(
            threads, [&] { kernels[number](*params); }, blockIdx.x % 2 == 1);
    }
  }
}
