// Adds two vectors on CPUs. Beside vector_add.cu it is the same operator: tune both, and calls find the right one.
// tw: op     vector_add(a: f32[n], b: f32[n]) -> c: f32[n]
// tw: tune   BLOCK = 1024, 4096, 16384, 65536
// tw: launch grid = ceil(n / BLOCK)
// tw: check  c == a + b
// tw: shapes n = 1000, 1 << 20, 10_000_001
#include <algorithm>

// Called once for each block, from as many threads as a call may use. The compiler vectorizes the loop.
void vector_add(const float* a, const float* b, float* c, long long n, long long block_x) {
  const long long end = std::min<long long>(n, (block_x + 1) * BLOCK);
  for (long long i = block_x * BLOCK; i < end; ++i) c[i] = a[i] + b[i];
}
