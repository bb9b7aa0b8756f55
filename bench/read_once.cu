// The kernels of read_once.h.
#include <algorithm>

#include "read_once.h"

namespace tilewright::bench {
namespace {

template <int kThreads, int kLoads>
__global__ void __launch_bounds__(kThreads) read(const uint4* from, std::size_t words, unsigned* never) {
  constexpr std::size_t kStep = std::size_t{kThreads} * kLoads;
  unsigned all = 0;
  for (std::size_t step = blockIdx.x * kStep; step < words; step += gridDim.x * kStep) {
    uint4 word[kLoads];
#pragma unroll
    for (int i = 0; i < kLoads; ++i) {
      const std::size_t at = step + i * kThreads + threadIdx.x;
      word[i] = {1, 0, 0, 0};  // behind the end
      if (at < words) {
        asm volatile("ld.global.nc.L1::no_allocate.v4.u32 {%0, %1, %2, %3}, [%4];"
                     : "=r"(word[i].x), "=r"(word[i].y), "=r"(word[i].z), "=r"(word[i].w)
                     : "l"(from + at));
      }
    }
#pragma unroll
    for (int i = 0; i < kLoads; ++i) all |= word[i].x | word[i].y | word[i].z | word[i].w;
  }
  if (all == 0) *never = all;
}

__global__ void nothing() {}

// CTAs of `kernel` that the current device holds.
template <auto kKernel, int kThreads>
std::size_t resident_ctas() {
  int device = 0, multiprocessors = 0, each = 0;
  cudaGetDevice(&device);
  cudaDeviceGetAttribute(&multiprocessors, cudaDevAttrMultiProcessorCount, device);
  cudaOccupancyMaxActiveBlocksPerMultiprocessor(&each, kKernel, kThreads, 0);
  return static_cast<std::size_t>(multiprocessors) * each;
}

template <int kThreads, int kLoads, bool kResident>
void enqueue(const void* from, std::size_t bytes, unsigned* never, cudaStream_t stream) {
  constexpr auto kKernel = read<kThreads, kLoads>;
  constexpr std::size_t kStep = std::size_t{kThreads} * kLoads;
  const std::size_t words = bytes / sizeof(uint4);
  std::size_t ctas = (words + kStep - 1) / kStep;
  if (kResident) {
    static const std::size_t most = resident_ctas<kKernel, kThreads>();
    ctas = std::min(ctas, most);
  }
  kKernel<<<static_cast<unsigned>(ctas), kThreads, 0, stream>>>(static_cast<const uint4*>(from), words, never);
}

template <int kThreads, int... kLoads>
void add(std::vector<ReadOnce>& ways) {
  ((ways.push_back(enqueue<kThreads, kLoads, false>), ways.push_back(enqueue<kThreads, kLoads, true>)), ...);
}

}  // namespace

std::vector<ReadOnce> ways_to_read_once() {
  std::vector<ReadOnce> ways;
  add<128, 4, 8>(ways);
  add<256, 2, 4, 8>(ways);
  add<512, 2, 4, 8>(ways);
  add<1024, 2, 4>(ways);
  return ways;
}

void enqueue_nothing(cudaStream_t stream) { nothing<<<1, 32, 0, stream>>>(); }

}  // namespace tilewright::bench
