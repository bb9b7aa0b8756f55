// A sum and the RMSNorm of its rows on CPUs.
// tw: use    row_add_rmsnorm.cu: op, about, types, doc, inplace, given, check, shapes
// tw: use    row_blocks_cpu.h
// tw: any    W
#include "row_wise/rms_norm_cpu.h"

struct AddRmsNorm {
  static constexpr bool kMaps = true;
  const T* x;
  T* residual;
  RmsNormWeight weight;
  T* y;
  long long cols, ldx, ldr, ldy;
  bool streamed;

  float fold(long long row, long long first, long long count) const {
    T* const sum = residual + row * ldr + first;
    map_columns(
        sum, count, false, [](Floats x, Floats sum) { return x + sum; }, x + row * ldx + first, sum);
    return sum_of<LANES>(sum, count, [](Floats x) { return x * x; });
  }
  static float join(float a, float b) { return a + b; }
  void map(long long row, long long first, long long count, float squares) const {
    weight.write_norm(residual + row * ldr + first, y + row * ldy + first, first, count, streamed, squares / cols);
  }
};

void fold(const T* x, T* residual, const void* weight, int dtype_w, T* y, long long rows, long long cols, long long ldx,
          long long ldr, long long ldy, float eps, float offset, long long block, long long parts, long long height,
          float* partial, long long block_x) {
  fold_block(AddRmsNorm{x, residual, {weight, dtype_w, eps, offset}, y, cols, ldx, ldr, ldy, false},
             {rows, cols, block, parts, height, partial, block_x});
}

void finish(const T* x, T* residual, const void* weight, int dtype_w, T* y, long long rows, long long cols, long long ldx,
            long long ldr, long long ldy, float eps, float offset, long long block, long long parts, long long height,
            float* partial, long long block_x) {
  finish_rows(AddRmsNorm{x, residual, {weight, dtype_w, eps, offset}, y, cols, ldx, ldr, ldy, is_streamed<T>(rows, cols)},
              {rows, cols, block, parts, height, partial, block_x});
}
