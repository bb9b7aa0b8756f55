// From shared memory to the tensor cores: what one warp holds of A and B for one mma step (32 bytes of depth), how it reads
// that from operand tiles, and how it multiplies. A unit includes common/mma.h or common/mma_sm75.h before this file.
#pragma once

#include "common/ldmatrix.h"
#include "common/types.h"
#include "gemm/accumulators.h"
#include "gemm/operand_tile.h"

namespace tw {

// With ldmatrix, lane l addresses row l % 8 of the 8x8 matrix l / 8; the matrices' order is that of the registers in mma.h.
template <typename Element, typename ATile, typename BTile, int WM, int WN>
struct Fragments {
  unsigned a[WM / 16][4];
  unsigned b[WN / 16][4];  // 16 columns: two registers for the first 8 of them, two for the others

  // Where this lane reads the first 16 rows, from `row` on, of step `step`. Matrices: rows 0-7 and 8-15 of the first half of
  // the depth, then of the second.
  static TW_DEVICE unsigned a_offset(int row, int step, int lane) {
    if constexpr (ATile::kWordwise) return ATile::offset(step * 8 + lane % 4, row / 4) + lane / 4 * 4;
    if constexpr (ATile::kIsDepthContiguous) return ATile::offset(row + lane % 16, step * 2 + lane / 16);
    return ATile::offset(step * 16 + lane / 16 * 8 + lane % 8, row / 8 + lane / 8 % 2);
  }

  // The same for 16 columns of B. Matrices: both halves of the depth of columns 0-7, then of columns 8-15.
  static TW_DEVICE unsigned b_offset(int column, int step, int lane) {
    if constexpr (BTile::kWordwise) return BTile::offset(step * 8 + lane % 4, column / 4) + lane / 4 * 4;
    if constexpr (BTile::kIsDepthContiguous) return BTile::offset(column + lane / 16 * 8 + lane % 8, step * 2 + lane / 8 % 2);
    return BTile::offset(step * 16 + lane / 8 % 2 * 8 + lane % 8, column / 8 + lane / 16);
  }

  // Reads the whole warp tile, `step` steps after the one that the addresses belong to.
  TW_DEVICE void load(unsigned a_address, unsigned b_address, int step) {
#pragma unroll
    for (int i = 0; i < WM / 16; ++i) load_block<ATile, true>(a[i], a_address, i, step);
#pragma unroll
    for (int i = 0; i < WN / 16; ++i) load_block<BTile, false>(b[i], b_address, i, step);
  }

  TW_DEVICE void multiply(Accumulators<WM / 16, WN / 8>& sum) {
#pragma unroll
    for (int i = 0; i < WM / 16 * 4; ++i) round_operand<Element>(a[i / 4][i % 4]);
#pragma unroll
    for (int i = 0; i < WN / 16 * 4; ++i) round_operand<Element>(b[i / 4][i % 4]);
#pragma unroll
    for (int i = 0; i < WM / 16; ++i) {
#pragma unroll
      for (int j = 0; j < WN / 8; ++j) mma<Element>(sum.block[i][j], a[i], b[j / 2][j % 2 * 2], b[j / 2][j % 2 * 2 + 1]);
    }
  }

 private:
  // The swizzle is an exclusive or, so moving along a row of the tile is one too: a tile begins at a multiple of its row, and a
  // block's or step's offset has no bit in common with where the warp begins.
  template <typename Tile, bool kIsA>
  static TW_DEVICE void load_block(unsigned (&r)[4], unsigned address, int block, int step) {
    if constexpr (Tile::kWordwise) {
#pragma unroll
      for (int i = 0; i < 4; ++i) {
        const int depth = step * 8 + (kIsA ? i / 2 : i % 2) * 4;
        const int span = block * 16 + (kIsA ? i % 2 : i / 2) * 8;
        r[i] = load_shared_word(address + depth * Tile::kPitchBytes + span * 4);
      }
    } else if constexpr (Tile::kIsDepthContiguous) {
      ldmatrix_x4(r, (address ^ (step * 32)) + block * 16 * Tile::kPitchBytes);
    } else {
      ldmatrix_x4_trans(r, (address ^ (block * 32)) + step * 16 * Tile::kPitchBytes);
    }
  }
};

}  // namespace tw
