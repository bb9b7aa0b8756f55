// Sum of the rows of a matrix.
// tw: op     row_sum(x: T[rows:ldx, cols]) -> y: f32[rows]
// tw: about  Sums of rows: y = sum(x)
// tw: types  T = f32, f16, bf16
// tw: doc    x = Input
// tw: doc    y = Sum of each row
// tw: doc    ldx = Elements from one row of x to the next
// tw: check  row_sum_reference.h:row_sum within relative 1e-5, absolute 1e-3
// tw: shapes rows, cols = (32768, 1024), (8192, 4096), (4096, 32768), (1, 128_256)
// tw: use    row.h
#include "row_wise/row_input.h"

__global__ void __launch_bounds__(THREADS* ROWS, RESIDENT)
    row_sum(const T* x, float* y, long long rows, int cols, long long ldx) {
  Row row(rows, cols);
  const Input input(row, x, ldx);
  for (; row.is_there(); row.next()) {
    const Line<const T> in = input.line(row);
    const Kept<T> kept = input.load(row);
    float sum = 0;
    row.each(in, kept, [&](float(&values)[kPack], int, int) {
#pragma unroll
      for (int i = 0; i < kPack; ++i) sum += values[i];
    });
    sum = row.sum(sum);
    if (row.is_first_thread()) y[row.number] = sum;
  }
}
