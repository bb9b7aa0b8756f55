// my_operator: z = alpha * x + y, to be changed line by line. Lines that begin with "tw" say what the operator is; the rest is
// C++. docs/how/own-kernel.md has all the words.
//
// Its name, its arguments with their types and shapes, its results. Scalars have a default.
// tw: op     my_operator(x: T[n], y: T[n], alpha: f32 = 2) -> z: T[n]
// What T may be; each has kernels and records of its own. Without this line: f32 in the place of T.
// tw: types  T = f32, bf16
// What is tried. Each name is a macro in the function.
// tw: tune   BLOCK = 1024, 4096, 16384
// How often it is called: for each point of the grid, by as many threads as a call may use.
// tw: launch grid = ceil(n / BLOCK)
// What is right, in NumPy and f64: every candidate must agree before it is timed.
// tw: check  z == alpha * x + y
// For which sizes it is tuned: those that you run.
// tw: shapes n = 1000, 1 << 20
#include <algorithm>

// Parameters are bound by name: tensors, scalars and sizes, those that the function wants, in any order; block_x is the point.
void my_operator(const T* x, const T* y, T* z, float alpha, long long n, long long block_x) {
  const long long end = std::min<long long>(n, (block_x + 1) * BLOCK);
  for (long long i = block_x * BLOCK; i < end; ++i) z[i] = alpha * float(x[i]) + float(y[i]);
}
