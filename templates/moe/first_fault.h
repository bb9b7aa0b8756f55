// The first of a list's numbers that is wrong, found by one thread block and said in a status of four numbers.
#pragma once

struct Fault {
  int why;  // 0: none
  int number, limit;
};

// fault_at(i), of i below count. The status is written where it begins with 0, its first number last, so that who reads it from
// elsewhere finds the others there; meanwhile it is -1.
template <typename FaultAt>
__device__ __forceinline__ void report_first(long long count, int* status, FaultAt fault_at) {
  __shared__ unsigned long long first;
  const auto none = static_cast<unsigned long long>(count);
  if (threadIdx.x == 0) first = none;
  __syncthreads();
  unsigned long long own = none;
#pragma unroll 4
  for (long long i = threadIdx.x; i < count; i += THREADS) {
    const auto at = static_cast<unsigned long long>(i);
    if (fault_at(i).why != 0 && at < own) own = at;
  }
  if (own < none) atomicMin(&first, own);
  __syncthreads();
  if (own == none || own != first || atomicCAS(status, 0, -1) != 0) return;
  const Fault fault = fault_at(static_cast<long long>(own));
  status[1] = static_cast<int>(own < 0x7fffffffull ? own : 0x7fffffffull);
  status[2] = fault.number;
  status[3] = fault.limit;
  __threadfence_system();
  *static_cast<volatile int*>(status) = fault.why;
}
