// Runs a rendered kernel of GEMM's family mma_unaligned at sizes around its tile, with operands and rows that begin anywhere.
// UNIT, KERNEL: the kernel's text and symbol; SMEM_BYTES: what its launch gives it.
#define SHARED shared
#include "gemm_cases.h"

unsigned char shared[1 << 18] __attribute__((aligned(1024)));
static_assert(kSharedBytes == SMEM_BYTES, "the launch gives as much as the kernel has");

int main() {
  const Case cases[] = {
      {BM + 1, BN - 1, 2 * BK + 1, 1, 0, 1, true, 1, 0},  // tails of all sizes
      {BM - 3, BN + 5, BK - 7, 1, 2, 1, true, -1, 1},
      {BM, BN, BK, 1, 0, 1, false, 1, 0},              // whole tiles
      {2 * BM, BN + 2, 3 * BK, 1, 0, 1, false, 2, 0},  // pairs of C
      {1, 1, 1, 1, 0, 1, true, 1, 1},
      {1, BN + 1, BK + 9, 1, 0, 1, false, 1, 0},  // rows of A's transpose are one element long
      {3, 5, 0, 1, 0, 1, true, 1, 1},
      {BM, 64, 40, 1, 1, 1, true, 0, 1},                      // alpha 0: nothing is read
      {17, 19, 23, 3, 1, 1, true, 1, 1},                      // products that begin anywhere
      {BM - 1, 2 * BN - 1, 4 * BK + 3, 2, 1, 3, true, 1, 1},  // splits of K
      {5, 9, 2 * BK, 1, 0, 4, false, 1, 0},                   // some of which are empty
      {9, 14, 3 * BK - 1, 1, 0, 2, true, 0.5f, 2},
  };
  bool all_right = true;
  for (const long long offset : {0, 1, 6}) {
    const Tiling tiling{BM, BN, BM * BN, offset == 0 ? 8 : 1, offset};
    for (const Case& each : cases) {
      all_right = is_right(each, tiling, false) && is_right(each, tiling, true) && all_right;
    }
  }
  return all_right ? 0 : 1;
}
