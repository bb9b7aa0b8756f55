// Adds two vectors: c = a + b.
// tw: op     vector_add(a: f32[n], b: f32[n]) -> c: f32[n]
// tw: tune   BLOCK = 64, 128, 256, 512; VEC = 1, 2, 4
// tw: launch grid = ceil(n / (BLOCK * VEC)), block = BLOCK
// tw: check  c == a + b
// tw: shapes n = 1000, 1 << 20, 10_000_001

struct alignas(4 * VEC) Pack { float at[VEC]; };

__global__ void vector_add(const float* a, const float* b, float* c, long long n) {
  const long long first = VEC * (blockIdx.x * (long long)BLOCK + threadIdx.x);
  if (first + VEC <= n) {  // VEC elements by one load, for pointers are aligned to 16 bytes
    const Pack x = *(const Pack*)(a + first), y = *(const Pack*)(b + first);
    Pack sum;
    for (int i = 0; i < VEC; ++i) sum.at[i] = x.at[i] + y.at[i];
    *(Pack*)(c + first) = sum;
  } else {
    for (long long i = first; i < n; ++i) c[i] = a[i] + b[i];
  }
}
