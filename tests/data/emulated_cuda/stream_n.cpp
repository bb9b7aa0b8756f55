// Runs a rendered kernel of GEMM's family stream_n at sizes around its tile. UNIT, KERNEL: the kernel's text and symbol;
// SMEM_BYTES: what its launch gives it.
#define SHARED sums
#include "gemm_cases.h"

float sums[1 << 16] __attribute__((aligned(1024)));
static_assert(WARPS * ROWS * kPitch * sizeof(float) == SMEM_BYTES, "the launch gives as much as the kernel has");

int main() {
  constexpr int kDepth = kStepDepth * WARPS;
  const Case cases[] = {
      {1, 29, 2 * kDepth + 5, 1, 0, 1, true, 1, 0},
      {ROWS, kColumns, kDepth, 1, 0, 1, false, 1, 0},
      {ROWS + 1, 2 * kColumns + 1, 3 * kDepth - 1, 1, 3, 1, true, 1, 1},   // tails of all sizes, two tiles of A
      {ROWS - 1, kColumns - 1, kDepth * AHEAD + 17, 2, 1, 3, true, 1, 1},  // splits of K
      {2, 9, 3, 3, 0, 1, false, 2, 1},
      {1, 1, 1, 1, 0, 1, true, 1, 1},
      {3, 5, 0, 1, 0, 1, true, 1, 1},
      {ROWS, 64, 40, 1, 0, 1, true, 0, 1},  // alpha 0: nothing is read
      {5, 100, 33, 1, 0, 2, false, 1, 0},
  };
  bool all_right = true;
  for (const long long offset : {0, 1, 7}) {
    const Tiling tiling{ROWS, kColumns, ROWS * kLoaded, 1, offset};
    for (const Case& each : cases) {
      all_right = is_right(each, tiling, false) && is_right(each, tiling, true) && all_right;
    }
  }
  return all_right ? 0 : 1;
}
