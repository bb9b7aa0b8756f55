// The kernels of benchmark memory_paths (memory_paths.cpp). CTAs have kRows rows each and walk along them.
#include <cuda_runtime_api.h>

#include <stdexcept>
#include <string>

#include "memory_paths.h"

namespace tilewright::bench {
namespace {

constexpr int kRunBytes = 256;  // of each row, at once
constexpr int kStages = 8;
constexpr int kThreads = 256;
constexpr int kLanes = kRunBytes / 16;
constexpr int kRowsAtOnce = kThreads / kLanes;

extern __shared__ __align__(128) unsigned char shared[];

__device__ unsigned address_of(const void* pointer) { return static_cast<unsigned>(__cvta_generic_to_shared(pointer)); }

template <bool kByL1>
__device__ uint4 load(const void* from) {
  uint4 r;
  if constexpr (kByL1) {
    asm volatile("ld.global.nc.v4.u32 {%0, %1, %2, %3}, [%4];" : "=r"(r.x), "=r"(r.y), "=r"(r.z), "=r"(r.w) : "l"(from));
  } else {
    asm volatile("ld.global.nc.L1::no_allocate.v4.u32 {%0, %1, %2, %3}, [%4];"
                 : "=r"(r.x), "=r"(r.y), "=r"(r.z), "=r"(r.w)
                 : "l"(from));
  }
  return r;
}

// Where this thread's part of a run begins: in memory, and in a stage.
struct Place {
  const unsigned char* from;
  unsigned to;
  template <int kRows>
  static __device__ Place of(const unsigned char* matrix, long long row_bytes) {
    const int row = threadIdx.x / kLanes, chunk = threadIdx.x % kLanes;
    return {matrix + (static_cast<long long>(blockIdx.x) * kRows + row) * row_bytes + chunk * 16,
            address_of(shared) + row * kRunBytes + chunk * 16};
  }
};

template <int kRows, bool kByL1>
__global__ void __launch_bounds__(kThreads) by_registers(const unsigned char* matrix, int row_bytes) {
  constexpr int kPasses = kRows / kRowsAtOnce, kAhead = 16 / kPasses;
  const Place place = Place::of<kRows>(matrix, row_bytes);
  const int runs = row_bytes / kRunBytes;
  uint4 words[kAhead][kPasses];
  const auto ask = [&](uint4(&word)[kPasses], int run) {
    if (run >= runs) return;
#pragma unroll
    for (int i = 0; i < kPasses; ++i)
      word[i] = load<kByL1>(place.from + static_cast<long long>(run) * kRunBytes +
                            i * kRowsAtOnce * static_cast<long long>(row_bytes));
  };
#pragma unroll
  for (int i = 0; i < kAhead; ++i) ask(words[i], i);
#pragma unroll 1
  for (int run = 0; run < runs; run += kAhead) {
#pragma unroll
    for (int i = 0; i < kAhead; ++i) {
      if (run + i >= runs) return;
#pragma unroll
      for (int j = 0; j < kPasses; ++j) {
        asm volatile("st.shared.v4.u32 [%0], {%1, %2, %3, %4};" ::"r"(place.to + (i % 2 * kRows + j * kRowsAtOnce) * kRunBytes),
                     "r"(words[i][j].x), "r"(words[i][j].y), "r"(words[i][j].z), "r"(words[i][j].w)
                     : "memory");
      }
      ask(words[i], run + i + kAhead);
    }
  }
}

template <int kRows>
__global__ void __launch_bounds__(kThreads) by_cp_async(const unsigned char* matrix, int row_bytes) {
  const Place place = Place::of<kRows>(matrix, row_bytes);
  const int runs = row_bytes / kRunBytes;
  const auto ask = [&](int run) {
    for (int i = 0; i < (run < runs ? kRows / kRowsAtOnce : 0); ++i) {
      asm volatile(
          "cp.async.cg.shared.global [%0], [%1], 16;" ::"r"(place.to + (run % kStages * kRows + i * kRowsAtOnce) * kRunBytes),
          "l"(place.from + static_cast<long long>(run) * kRunBytes + i * kRowsAtOnce * static_cast<long long>(row_bytes))
          : "memory");
    }
    asm volatile("cp.async.commit_group;" ::: "memory");
  };
  for (int run = 0; run < kStages - 1; ++run) ask(run);
  for (int run = 0; run < runs; ++run) {
    asm volatile("cp.async.wait_group %0;" ::"n"(kStages - 2) : "memory");
    __syncthreads();
    ask(run + kStages - 1);
  }
}

// One thread asks, and waits for what it asked for a round of stages ago.
template <int kRows>
__global__ void __launch_bounds__(32) by_bulk_copy(const unsigned char* matrix, int row_bytes) {
  constexpr unsigned kBytes = kRows * kRunBytes;
  const unsigned stages = address_of(shared), barriers = stages + kStages * kBytes;
  const unsigned char* const from = matrix + static_cast<long long>(blockIdx.x) * kRows * row_bytes;
  const int runs = row_bytes / kRunBytes;
  if (threadIdx.x > 0) return;
  for (int i = 0; i < kStages; ++i) asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" ::"r"(barriers + i * 8) : "memory");
  asm volatile("fence.mbarrier_init.release.cluster;" ::: "memory");
  for (int run = 0; run < runs + kStages; ++run) {
    const unsigned barrier = barriers + run % kStages * 8, parity = (run / kStages + 1) & 1;
    for (unsigned done = run < kStages; done == 0;) {
      asm volatile(
          "{\n\t.reg .pred done;\n\tmbarrier.try_wait.parity.shared::cta.b64 done, [%1], %2;\n\tselp.u32 %0, 1, 0, done;\n\t}"
          : "=r"(done)
          : "r"(barrier), "r"(parity)
          : "memory");
    }
    if (run >= runs) continue;
    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], %1;" ::"r"(barrier), "r"(kBytes) : "memory");
    asm volatile("cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1], %2, [%3];" ::"r"(
                     stages + run % kStages * kBytes),
                 "l"(from + static_cast<long long>(run) * kBytes), "r"(kBytes), "r"(barrier)
                 : "memory");
  }
}

template <int kRows>
constexpr int kSharedBytes = kStages*(kRows* kRunBytes + 8);

template <auto kKernel, int kRows, int kCtaThreads>
MemoryPath tiled(const char* name) {
  if (cudaFuncSetAttribute(kKernel, cudaFuncAttributeMaxDynamicSharedMemorySize, kSharedBytes<kRows>) != cudaSuccess) {
    throw std::runtime_error(std::string(name) + " does not run on this device: " + cudaGetErrorString(cudaGetLastError()));
  }
  return {name, [](const void* matrix, int rows, int row_bytes, cudaStream_t stream) {
            void (*const kernel)(const unsigned char*, int) = kKernel;
            kernel<<<rows / kRows, kCtaThreads, (kSharedBytes<kRows>), stream>>>(static_cast<const unsigned char*>(matrix),
                                                                                 row_bytes);
          }};
}

template <int kRows>
std::vector<MemoryPath> paths() {
  return {tiled<by_registers<kRows, false>, kRows, kThreads>("registers"),
          tiled<by_registers<kRows, true>, kRows, kThreads>("by_l1"), tiled<by_cp_async<kRows>, kRows, kThreads>("cp_async"),
          tiled<by_bulk_copy<kRows>, kRows, 32>("bulk_copy")};
}

}  // namespace

std::vector<MemoryPath> memory_paths(int tile_rows) { return tile_rows == 32 ? paths<32>() : paths<48>(); }

}  // namespace tilewright::bench
