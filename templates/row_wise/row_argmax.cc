// Place of the largest element of rows on CPUs.
// tw: use    row_argmax.cu: op, about, types, range, doc, check, shapes
// tw: use    row_blocks_cpu.h
#include "row_wise/row_blocks_cpu.h"

struct Best {
  float value;  // NaN if there is any
  int block;    // the first one that has it, by its first column
};

struct Argmax {
  static constexpr bool kMaps = false;
  const T* x;
  int* y;
  long long ldx;

  Best fold(long long row, long long first, long long count) const {
    return {highest_of<LANES>(x + row * ldx + first, count), static_cast<int>(first)};
  }
  static Best join(Best a, Best b) { return b.value > a.value || (b.value != b.value && a.value == a.value) ? b : a; }
  void map(long long row, long long, long long count, Best all) const {
    y[row] = all.block + place_of(x + row * ldx + all.block, count - all.block, all.value);
  }
};

void fold(const T* x, int* y, long long rows, long long cols, long long ldx, long long block, long long parts, long long height,
          float* partial, long long block_x) {
  fold_block(Argmax{x, y, ldx}, {rows, cols, block, parts, height, partial, block_x});
}

void finish(const T* x, int* y, long long rows, long long cols, long long ldx, long long block, long long parts,
            long long height, float* partial, long long block_x) {
  finish_rows(Argmax{x, y, ldx}, {rows, cols, block, parts, height, partial, block_x});
}
