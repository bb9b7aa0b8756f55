// LayerNorm of rows on CPUs.
// tw: use    row_layernorm.cu: op, about, types, doc, inplace, case, given, check, shapes
// tw: use    row_blocks_cpu.h
// tw: any    W
#include "row_wise/layer_norm_cpu.h"

struct LayerNorm {
  static constexpr bool kMaps = true;
  const T* x;
  LayerNormWeights weights;
  T* y;
  long long ldx, ldy;
  bool streamed;

  Moments fold(long long row, long long first, long long count) const {
    return moments_of<LANES>(x + row * ldx + first, count);
  }
  static Moments join(Moments a, Moments b) { return joined(a, b); }
  void map(long long row, long long first, long long count, Moments all) const {
    weights.write_norm(x + row * ldx + first, y + row * ldy + first, first, count, streamed, all, weights.factor_of(all));
  }
};

void fold(const T* x, const void* weight, const void* bias, int dtype_w, T* y, long long rows, long long cols, long long ldx,
          long long ldy, float eps, float offset, long long block, long long parts, long long height, float* partial,
          long long block_x) {
  fold_block(LayerNorm{x, {weight, bias, dtype_w, eps, offset}, y, ldx, ldy, false},
             {rows, cols, block, parts, height, partial, block_x});
}

void finish(const T* x, const void* weight, const void* bias, int dtype_w, T* y, long long rows, long long cols, long long ldx,
            long long ldy, float eps, float offset, long long block, long long parts, long long height, float* partial,
            long long block_x) {
  finish_rows(LayerNorm{x, {weight, bias, dtype_w, eps, offset}, y, ldx, ldy, is_streamed<T>(rows, cols)},
              {rows, cols, block, parts, height, partial, block_x});
}
