// Reading memory once, and nothing else: the floor of whatever has to read as much, such as a GEMM with few rows its weights.
// Host code sees functions that enqueue it; benchmarks take the fastest. And doing nothing: the floor of a launch.
#pragma once

#include <cuda_runtime_api.h>

#include <cstddef>
#include <vector>

namespace tilewright::bench {

// Enqueues one reading of `bytes` bytes, rounded down to a multiple of 16, from 16-byte aligned device memory. `never` is not
// written, unless all that a thread reads is zero.
using ReadOnce = void (*)(const void* from, std::size_t bytes, unsigned* never, cudaStream_t stream);

// By 16-byte loads past L1: CTAs of 128 to 1024 threads, 2 to 8 loads of each thread under way, one step each or as many CTAs
// as the device holds.
std::vector<ReadOnce> ways_to_read_once();

// Enqueues a kernel that does nothing: in a row, what each launch takes that waits for the end of the one ahead.
void enqueue_nothing(cudaStream_t stream);

}  // namespace tilewright::bench
