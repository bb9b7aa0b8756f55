// What the last thread block to come does: it has what all of them have written. So a result that needs all is made without a
// second launch, and in an order that does not depend on who came last.
#pragma once

// Whether this CTA is the last of `count` to come here; then what the others wrote before is visible to all of its threads.
// `arrived` is zero before the first of them, and behind the last one. All threads call it.
__device__ __forceinline__ bool is_last_cta(int* arrived, unsigned count) {
  __shared__ bool is_last;
  __threadfence();
  __syncthreads();
  if (threadIdx.x + threadIdx.y == 0) is_last = atomicInc(reinterpret_cast<unsigned*>(arrived), count - 1) == count - 1;
  __syncthreads();
  __threadfence();
  return is_last;
}
