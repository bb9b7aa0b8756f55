// A sum and the RMSNorm of its rows on CPUs.
// tw: use    row_add_rmsnorm.cu: op, about, types, doc, inplace, given, check, shapes
// tw: use    row_blocks_cpu.h
// tw: any    W
#include "row_wise/rms_norm_cpu.h"
#include "row_wise/summed_rows_cpu.h"

struct AddRmsNorm {
  static constexpr bool kMaps = true;
  SummedRows<T> sums;
  RmsNormWeight weight;
  T* y;
  long long cols, ldy;
  bool streamed;

  float fold(long long row, long long first, long long count) const {
    return sum_of<LANES>(sums.added(row, first, count), count, [](Floats x) { return x * x; });
  }
  static float join(float a, float b) { return a + b; }
  void map(long long row, long long first, long long count, float squares) const {
    weight.write_norm(sums.at(row, first), y + row * ldy + first, first, count, streamed, squares / cols);
  }
};

void fold(const T* x, T* residual, const void* weight, int dtype_w, T* y, T* sum, long long rows, long long cols, long long ldx,
          long long ldr, long long ldy, long long lds, float eps, float offset, long long block, long long parts,
          long long height, float* partial, long long block_x) {
  fold_block(AddRmsNorm{{x, ldx, residual, ldr, sum, lds}, {weight, dtype_w, eps, offset}, y, cols, ldy, false},
             {rows, cols, block, parts, height, partial, block_x});
}

void finish(const T* x, T* residual, const void* weight, int dtype_w, T* y, T* sum, long long rows, long long cols,
            long long ldx, long long ldr, long long ldy, long long lds, float eps, float offset, long long block,
            long long parts, long long height, float* partial, long long block_x) {
  const bool streamed = is_streamed<T>(rows, cols);
  finish_rows(AddRmsNorm{{x, ldx, residual, ldr, sum, lds}, {weight, dtype_w, eps, offset}, y, cols, ldy, streamed},
              {rows, cols, block, parts, height, partial, block_x});
}
