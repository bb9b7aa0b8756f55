// The kernels of benchmark memory_paths, as its host code sees them: functions that enqueue one reading of a bf16 matrix.
#pragma once

#include <cuda_runtime_api.h>

#include <vector>

namespace tilewright::bench {

struct MemoryPath {
  const char* name;
  void (*enqueue)(const void* matrix, int rows, int row_bytes, cudaStream_t stream);
};

// For CTAs with `tile_rows` rows each: 32 or 48. The first one is what the others are compared with. Throws std::runtime_error.
std::vector<MemoryPath> memory_paths(int tile_rows);

}  // namespace tilewright::bench
