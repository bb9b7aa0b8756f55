// Logarithm of the sum of exponentials of the rows of a matrix.
// tw: op     row_logsumexp(x: T[rows:ldx, cols]) -> y: f32[rows]
// tw: about  Of rows: y = log(sum(exp(x)))
// tw: types  T = f32, f16, bf16
// tw: doc    x = Input
// tw: doc    y = log(sum(exp(x))) of each row
// tw: doc    ldx = Elements from one row of x to the next
// tw: check  row_logsumexp_reference.h:row_logsumexp
// tw: shapes rows, cols = (32768, 1024), (8192, 4096), (4096, 32768), (1, 128_256)
// tw: use    row.h
#include "row_wise/softmax.h"

__global__ void __launch_bounds__(THREADS* ROWS, RESIDENT)
    row_logsumexp(const T* x, float* y, long long rows, int cols, long long ldx) {
  Row row(rows, cols);
  const Input input(row, x, ldx);
  for (; row.is_there(); row.next()) {
    const Line<const T> in = input.line(row);
    const Kept<T> kept = input.load(row);
    const ExpSum all = exp_sum(row, in, kept, 1);
    if (row.is_first_thread()) y[row.number] = all.max + logf(all.sum);
  }
}
