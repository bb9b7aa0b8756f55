// RMSNorm of rows on CPUs.
// tw: use    row_rmsnorm.cu: op, about, types, doc, inplace, given, check, shapes
// tw: use    row_blocks_cpu.h
// tw: any    W
#include "row_wise/rms_norm_cpu.h"

struct RmsNorm {
  static constexpr bool kMaps = true;
  const T* x;
  RmsNormWeight weight;
  T* y;
  long long cols, ldx, ldy;
  bool streamed;

  float fold(long long row, long long first, long long count) const {
    return sum_of<LANES>(x + row * ldx + first, count, [](Floats x) { return x * x; });
  }
  static float join(float a, float b) { return a + b; }
  void map(long long row, long long first, long long count, float squares) const {
    weight.write_norm(x + row * ldx + first, y + row * ldy + first, first, count, streamed, squares / cols);
  }
};

void fold(const T* x, const void* weight, int dtype_w, T* y, long long rows, long long cols, long long ldx, long long ldy,
          float eps, float offset, long long block, long long parts, long long height, float* partial, long long block_x) {
  fold_block(RmsNorm{x, {weight, dtype_w, eps, offset}, y, cols, ldx, ldy, false},
             {rows, cols, block, parts, height, partial, block_x});
}

void finish(const T* x, const void* weight, int dtype_w, T* y, long long rows, long long cols, long long ldx, long long ldy,
            float eps, float offset, long long block, long long parts, long long height, float* partial, long long block_x) {
  finish_rows(RmsNorm{x, {weight, dtype_w, eps, offset}, y, cols, ldx, ldy, is_streamed<T>(rows, cols)},
              {rows, cols, block, parts, height, partial, block_x});
}
