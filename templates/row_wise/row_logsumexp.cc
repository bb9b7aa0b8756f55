// Logarithm of the sum of exponentials of rows on CPUs.
// tw: use    row_logsumexp.cu: op, about, types, doc, check, shapes
// tw: use    row_blocks_cpu.h
#include "row_wise/exp_sum_cpu.h"

struct LogSumExp {
  static constexpr bool kMaps = false;
  const T* x;
  float* y;
  long long ldx;

  ExpSum fold(long long row, long long first, long long count) const { return exp_sum<LANES>(x + row * ldx + first, count, 1); }
  static ExpSum join(ExpSum a, ExpSum b) { return joined(a, b, 1); }
  void map(long long row, long long, long long, ExpSum all) const { y[row] = all.from + std::log(all.sum); }
};

void fold(const T* x, float* y, long long rows, long long cols, long long ldx, long long block, long long parts,
          long long height, float* partial, long long block_x) {
  fold_block(LogSumExp{x, y, ldx}, {rows, cols, block, parts, height, partial, block_x});
}

void finish(const T* x, float* y, long long rows, long long cols, long long ldx, long long block, long long parts,
            long long height, float* partial, long long block_x) {
  finish_rows(LogSumExp{x, y, ldx}, {rows, cols, block, parts, height, partial, block_x});
}
