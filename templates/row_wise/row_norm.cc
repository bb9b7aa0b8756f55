// Euclidean norm of rows on CPUs.
// tw: use    row_norm.cu: op, about, types, doc, check, shapes
// tw: use    row_blocks_cpu.h
#include "row_wise/row_blocks_cpu.h"

struct Norm {
  static constexpr bool kMaps = false;
  const T* x;
  float* y;
  long long ldx;

  float fold(long long row, long long first, long long count) const {
    return sum_of<LANES>(x + row * ldx + first, count, [](Floats x) { return x * x; });
  }
  static float join(float a, float b) { return a + b; }
  void map(long long row, long long, long long, float all) const { y[row] = std::sqrt(all); }
};

void fold(const T* x, float* y, long long rows, long long cols, long long ldx, long long block, long long parts,
          long long height, float* partial, long long block_x) {
  fold_block(Norm{x, y, ldx}, {rows, cols, block, parts, height, partial, block_x});
}

void finish(const T* x, float* y, long long rows, long long cols, long long ldx, long long block, long long parts,
            long long height, float* partial, long long block_x) {
  finish_rows(Norm{x, y, ldx}, {rows, cols, block, parts, height, partial, block_x});
}
