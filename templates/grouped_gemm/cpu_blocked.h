// What a generated cpu_blocked unit and the driver grouped_gemm_blocked (cpu_blocked.cpp) know of each other: the parameter
// block, and the constant that the unit's symbol names. No system header: units include this.
#pragma once

namespace tw {

// The op's parameter block with this family's run-time parameters.
struct GroupedParams {
  const void* A;
  const void* B;
  void* C;
  const int* offsets;
  const int* row_index;
  const void* bias;
  const float* row_scale;
  void* workspace;
  long long G, M, N, K, rows_a, parts, lda, ldb, stride_part, stride_b, ldc;
  int activation;
  int mc, nc, kc;  // rows, columns and depth of an item's blocks: upper bounds, blocks are made equal
  int few;         // groups of fewer rows read their matrices where they lie, once; 1: none do
};

// Some rows of a group by some columns: what a thread computes at a time.
struct GroupedItem {
  long long group;
  long long first_row, rows;        // of C
  long long first_column, columns;  // the first one is a multiple of the kernel's `nr`
  bool is_few;                      // the group has fewer than p.few rows
};

struct GroupedKernel {
  int mr, nr;  // the largest tile
  // Of a thread that computes items of up to so many rows and columns: a multiple of 64.
  long long (*workspace_bytes)(const GroupedParams& p, long long rows, long long columns);
  // `workspace` is aligned to 64 bytes.
  void (*multiply)(const GroupedParams& p, const GroupedItem& item, void* workspace);
};

}  // namespace tw
