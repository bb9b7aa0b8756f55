// tw: op     vector_add(a: f32[n], b: f32[n]) -> c: f32[n]
// tw: tune   BLOCK = 1024, 4096, 16384
// tw: launch grid = ceil(n / BLOCK)
// tw: check  c == a + b
// tw: shapes n = 1000, 1 << 20
void vector_add(const float* a, const float* b, float* c, long long n, long long block_x) {
  for (long long i = block_x * BLOCK; i < (block_x + 1) * BLOCK && i < n; ++i) c[i] = a[i] + b[i];
}
