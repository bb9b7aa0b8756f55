// Largest element of the rows of a matrix.
// tw: op     row_max(x: T[rows:ldx, cols]) -> y: f32[rows]
// tw: about  Largest elements of rows: y = max(x); NaN where a row has one
// tw: types  T = f32, f16, bf16
// tw: doc    x = Input
// tw: doc    y = The largest element of each row
// tw: doc    ldx = Elements from one row of x to the next
// tw: check  row_max_reference.h:row_max
// tw: shapes rows, cols = (32768, 1024), (8192, 4096), (4096, 32768), (1, 128_256)
// tw: use    row.h
#include "row_wise/row_input.h"

__global__ void __launch_bounds__(THREADS* ROWS, RESIDENT)
    row_max(const T* x, float* y, long long rows, int cols, long long ldx) {
  Row row(rows, cols);
  const Input input(row, x, ldx);
  for (; row.is_there(); row.next()) {
    const Line<const T> in = input.line(row);
    const Kept<T> kept = input.load(row);
    float max = minus_infinity();
    row.each(in, kept, [&](float(&values)[kPack], int valid, int) {
      fill_behind(values, valid, minus_infinity());
#pragma unroll
      for (int i = 0; i < kPack; ++i) max = larger(max, values[i]);
    });
    max = row.across(max, larger);
    if (row.is_first_thread()) y[row.number] = max;
  }
}
