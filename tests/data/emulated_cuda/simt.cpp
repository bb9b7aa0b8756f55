// Runs a rendered kernel of GEMM's family simt at sizes around its tile. UNIT, KERNEL: the kernel's text and symbol; its shared
// memory is its own (SMEM_BYTES is 0).
#define SHARED shared
unsigned char shared[1];
#include "gemm_cases.h"

static_assert(SMEM_BYTES == 0, "shared memory is static");

int main() {
  const Case cases[] = {
      {BM + 1, BN - 1, 3 * BK + 1, 1, 0, 1, true, 1, 0},   // tails of all sizes
      {2 * BM, 2 * BN, 20 * BK, 1, 0, 1, false, 1, 0},     // whole tiles
      {BM, BN + 1, 15 * BK - 1, 2, 1, 1, true, 2, 1},      // rows of C that no vector may be stored to
      {BM - 1, 40, 4 * BK, 1, 4, 1, true, 0, 1},           // alpha 0: nothing is read
      {BM + 3, BN + 2, 20 * BK + 3, 2, 1, 3, true, 1, 1},  // splits of K
      {3, 5, 0, 1, 0, 1, true, 1, 1},
  };
  bool all_right = true;
  for (const long long offset : {0, 1}) {
    const Tiling tiling{BM, BN, BM * BN, 1, offset};
    for (const Case& each : cases) {
      all_right = is_right(each, tiling, false) && is_right(each, tiling, true) && all_right;
    }
  }
  return all_right ? 0 : 1;
}
