// The begin of a kernel that is launched with `overlap`.
#pragma once

#include "common/dependent_launch.h"

// Before any access to memory: the kernel ahead has ended behind it, and the next one may begin, for which it waits likewise.
__device__ __forceinline__ void begin_overlapped() {
#if defined(__CUDA_ARCH__) && __CUDA_ARCH__ >= 900
  tw::let_next_kernel_begin();
  tw::wait_for_kernel_before();
#endif
}
