// Place of the largest element of rows on CPUs.
// tw: use    row_argmax.cu: op, about, types, doc, check, shapes
// tw: use    row_cpu.h
#include "row_wise/row_cpu.h"

void row_argmax(const T* x, int* y, long long cols, long long ldx, long long block_x) {
  const T* const in = x + block_x * ldx;
  const float max = joined_of<LANES>(
      cols, -INFINITY, [&](long long i) { return float(in[i]); },
      [](float a, float b) { return a > b || a != a ? a : b; });  // or NaN
  long long i = 0;
  while (float(in[i]) != max && !(float(in[i]) != float(in[i]))) ++i;
  y[block_x] = static_cast<int>(i);
}
