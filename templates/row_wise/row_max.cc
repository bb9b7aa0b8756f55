// Largest element of rows on CPUs.
// tw: use    row_max.cu: op, about, types, doc, check, shapes
// tw: use    row_blocks_cpu.h
#include "row_wise/row_blocks_cpu.h"

struct Max {
  static constexpr bool kMaps = false;
  const T* x;
  float* y;
  long long ldx;

  float fold(long long row, long long first, long long count) const { return highest_of<LANES>(x + row * ldx + first, count); }
  static float join(float a, float b) { return b > a || b != b ? b : a; }
  void map(long long row, long long, long long, float all) const { y[row] = all; }
};

void fold(const T* x, float* y, long long rows, long long cols, long long ldx, long long block, long long parts,
          long long height, float* partial, long long block_x) {
  fold_block(Max{x, y, ldx}, {rows, cols, block, parts, height, partial, block_x});
}

void finish(const T* x, float* y, long long rows, long long cols, long long ldx, long long block, long long parts,
            long long height, float* partial, long long block_x) {
  finish_rows(Max{x, y, ldx}, {rows, cols, block, parts, height, partial, block_x});
}
