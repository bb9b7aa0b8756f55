// Softmax of the rows of a matrix.
// tw: op     row_softmax(x: T[rows:ldx, cols], scale: f32 = 1) -> y: T[rows:ldy, cols]
// tw: about  y = softmax of the rows of scale * x
// tw: types  T = f32, f16, bf16
// tw: doc    x = Input
// tw: doc    y = exp(scale * x) / sum(exp(scale * x)), of each row
// tw: doc    scale = Factor of x
// tw: doc    ldx = Elements from one row of x to the next
// tw: doc    ldy = Elements from one row of y to the next
// tw: inplace y = x
// tw: check  row_softmax_reference.h:row_softmax
// tw: shapes rows, cols = (32768, 1024), (8192, 4096), (4096, 32768), (1, 128_256)
// tw: use    row.h
#include "row_wise/softmax.h"

__global__ void __launch_bounds__(THREADS* ROWS, RESIDENT)
    row_softmax(const T* x, T* y, long long rows, int cols, long long ldx, long long ldy, float scale) {
  Row row(rows, cols);
  const Input input(row, x, ldx);
  for (; row.is_there(); row.next()) {
    const Line<const T> in = input.line(row);
    const Kept<T> kept = input.load(row);
    const ExpSum all = exp_sum(row, in, kept, scale);
    const float factor = 1 / all.sum + 0 * all.sum;  // no number where the sum is infinite
    row.map(in, kept, Line<T>(y + row.number * ldy), [&](float(&values)[kPack]) {
#pragma unroll
      for (float& value : values) value = power_of(value * scale - all.max) * factor;
    });
  }
}
