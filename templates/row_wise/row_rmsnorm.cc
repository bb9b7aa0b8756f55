// RMSNorm of rows on CPUs.
// tw: use    row_rmsnorm.cu: op, about, types, where, doc, inplace, given, check, shapes
// tw: use    row_blocks_cpu.h
#include "row_wise/rms_norm_cpu.h"

struct RmsNorm {
  static constexpr bool kMaps = true;
  const T* x;
  const W* weight;
  T* y;
  long long cols, ldx, ldy;
  float eps, offset;
  bool streamed;

  float fold(long long row, long long first, long long count) const {
    return sum_of<LANES>(x + row * ldx + first, count, [](Floats x) { return x * x; });
  }
  static float join(float a, float b) { return a + b; }
  void map(long long row, long long first, long long count, float squares) const {
    const W* const weights = weight == nullptr ? nullptr : weight + first;
    write_rms_norm(x + row * ldx + first, weights, y + row * ldy + first, count, streamed, squares / cols, eps, offset);
  }
};

void fold(const T* x, const W* weight, T* y, long long rows, long long cols, long long ldx, long long ldy, float eps,
          float offset, long long block, long long parts, long long height, float* partial, long long block_x) {
  fold_block(RmsNorm{x, weight, y, cols, ldx, ldy, eps, offset, false}, {rows, cols, block, parts, height, partial, block_x});
}

void finish(const T* x, const W* weight, T* y, long long rows, long long cols, long long ldx, long long ldy, float eps,
            float offset, long long block, long long parts, long long height, float* partial, long long block_x) {
  finish_rows(RmsNorm{x, weight, y, cols, ldx, ldy, eps, offset, is_streamed<T>(rows, cols)},
              {rows, cols, block, parts, height, partial, block_x});
}
