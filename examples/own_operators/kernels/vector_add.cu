// tw: op     vector_add(a: f32[n], b: f32[n]) -> c: f32[n]
// tw: tune   BLOCK = 64, 128, 256, 512; VEC = 1, 2, 4
// tw: where  BLOCK * VEC <= 1024
// tw: launch grid = ceil(n / (BLOCK * VEC)), block = BLOCK
// tw: check  c == a + b
// tw: shapes n = 1000, 1 << 20, 10_000_001
__global__ void vector_add(const float* a, const float* b, float* c, long long n) {
  for (int i = 0; i < VEC; ++i) {
    const long long index = (blockIdx.x * VEC + i) * (long long)BLOCK + threadIdx.x;
    if (index < n) c[index] = a[index] + b[index];
  }
}
