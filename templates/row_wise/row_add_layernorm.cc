// A sum and the LayerNorm of its rows on CPUs.
// tw: use    row_add_layernorm.cu: op, about, types, doc, inplace, case, given, any, check, shapes
// tw: use    row_blocks_cpu.h
#include "row_wise/layer_norm_cpu.h"
#include "row_wise/summed_rows_cpu.h"

struct AddLayerNorm {
  static constexpr bool kMaps = true;
  SummedRows<T> sums;
  LayerNormWeights weights;
  T* y;
  long long ldy;
  bool streamed;

  Moments fold(long long row, long long first, long long count) const {
    return moments_of<LANES>(sums.added(row, first, count), count);
  }
  static Moments join(Moments a, Moments b) { return joined(a, b); }
  void map(long long row, long long first, long long count, Moments all) const {
    weights.write_norm(sums.at(row, first), y + row * ldy + first, first, count, streamed, all, weights.factor_of(all));
  }
};

void fold(const T* x, T* residual, const void* weight, const void* bias, int dtype_w, T* y, T* sum, long long rows,
          long long cols, long long ldx, long long ldr, long long ldy, long long lds, float eps, float offset, long long block,
          long long parts, long long height, float* partial, long long block_x) {
  fold_block(AddLayerNorm{{x, ldx, residual, ldr, sum, lds}, {weight, bias, dtype_w, eps, offset}, y, ldy, false},
             {rows, cols, block, parts, height, partial, block_x});
}

void finish(const T* x, T* residual, const void* weight, const void* bias, int dtype_w, T* y, T* sum, long long rows,
            long long cols, long long ldx, long long ldr, long long ldy, long long lds, float eps, float offset,
            long long block, long long parts, long long height, float* partial, long long block_x) {
  const bool streamed = is_streamed<T>(rows, cols);
  finish_rows(AddLayerNorm{{x, ldx, residual, ldr, sum, lds}, {weight, bias, dtype_w, eps, offset}, y, ldy, streamed},
              {rows, cols, block, parts, height, partial, block_x});
}
