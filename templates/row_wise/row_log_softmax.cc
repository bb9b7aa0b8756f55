// Logarithm of the softmax of rows on CPUs.
// tw: use    row_log_softmax.cu: op, about, types, doc, inplace, check, shapes
// tw: use    row_blocks_cpu.h
#include "row_wise/exp_sum_cpu.h"

struct LogSoftmax {
  static constexpr bool kMaps = true;
  const T* x;
  T* y;
  long long ldx, ldy;
  float scale;
  bool streamed;

  ExpSum fold(long long row, long long first, long long count) const {
    return exp_sum<LANES>(x + row * ldx + first, count, scale);
  }
  ExpSum join(ExpSum a, ExpSum b) const { return joined(a, b, scale); }
  void map(long long row, long long first, long long count, ExpSum all) const {
    const float log_sum = std::log(all.sum) + 0 * all.sum;  // no number where the sum is infinite
    map_columns(
        y + row * ldy + first, count, streamed, [&](Floats x) { return scale * (x - all.from) - log_sum; },
        x + row * ldx + first);
  }
};

void fold(const T* x, T* y, long long rows, long long cols, long long ldx, long long ldy, float scale, long long block,
          long long parts, long long height, float* partial, long long block_x) {
  fold_block(LogSoftmax{x, y, ldx, ldy, scale, false}, {rows, cols, block, parts, height, partial, block_x});
}

void finish(const T* x, T* y, long long rows, long long cols, long long ldx, long long ldy, float scale, long long block,
            long long parts, long long height, float* partial, long long block_x) {
  finish_rows(LogSoftmax{x, y, ldx, ldy, scale, is_streamed<T>(rows, cols)},
              {rows, cols, block, parts, height, partial, block_x});
}
