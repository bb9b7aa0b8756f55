// Softmax of the rows of a matrix, whose rows may be further apart than they are long.
// tw: op     softmax(x: T[rows:ldx, cols]) -> y: T[rows:ldy, cols]
// tw: types  T = f32, f16, bf16
// tw: tune   THREADS = 32, 128, 256, 512, 1024; ROWS = 1, 4; VEC = 1, 4, 8; KEEP = 1, 2, 4
// tw: where  VEC * bytes(T) <= 16 and (ROWS == 1 or THREADS == 32)
// tw: where  cols % VEC == 0 and ldx % VEC == 0 and ldy % VEC == 0
// tw: launch grid = ceil(rows / ROWS), block = (THREADS, ROWS)
// tw: check  y == np.exp(x - x.max(axis=1)[:, None]) / np.exp(x - x.max(axis=1)[:, None]).sum(axis=1)[:, None]
// tw: shapes rows, cols = (4096, 1000), (4096, 4096), (8, 100_003)

struct alignas(VEC * sizeof(T)) Pack { T at[VEC]; };

struct Sum { float max, sum; };  // of exp(value - max), so that nothing overflows
__device__ constexpr Sum kNothing = {-3.40282347e38f, 0};  // not -infinity, which less itself is no number

__device__ Sum joined(Sum a, Sum b) {
  const float max = fmaxf(a.max, b.max);
  return {max, a.sum * __expf(a.max - max) + b.sum * __expf(b.max - max)};
}

__device__ Sum with(Sum all, const Pack& pack) {
  Sum own = kNothing;
  for (int i = 0; i < VEC; ++i) own.max = fmaxf(own.max, pack.at[i]);
  for (int i = 0; i < VEC; ++i) own.sum += __expf(pack.at[i] - own.max);
  return joined(all, own);
}

__device__ Sum across_lanes(Sum sum, int lanes) {
  for (int i = lanes / 2; i > 0; i /= 2)
    sum = joined(sum, {__shfl_xor_sync(~0u, sum.max, i), __shfl_xor_sync(~0u, sum.sum, i)});
  return sum;
}

__device__ Pack softmax_of(Pack pack, Sum row) {
  for (int i = 0; i < VEC; ++i) pack.at[i] = __expf(pack.at[i] - row.max) * (1 / row.sum);
  return pack;
}

// A row is of THREADS threads. Each keeps the first KEEP packs in registers, and reads what is behind twice.
__global__ void softmax(const T* x, T* y, int rows, int cols, long long ldx, long long ldy) {
  const long long row = blockIdx.x * ROWS + threadIdx.y;
  if (row >= rows) return;  // whole warps; with more than one of them there is one row
  const Pack* in = (const Pack*)(x + row * ldx);
  Pack *out = (Pack*)(y + row * ldy), kept[KEEP];
  const int first = threadIdx.x, packs = cols / VEC;
#pragma unroll
  for (int i = 0; i < KEEP; ++i)
    if (first + i * THREADS < packs) kept[i] = in[first + i * THREADS];
  Sum sum = kNothing;
#pragma unroll
  for (int i = 0; i < KEEP; ++i)
    if (first + i * THREADS < packs) sum = with(sum, kept[i]);
  for (int i = first + KEEP * THREADS; i < packs; i += THREADS) sum = with(sum, in[i]);
  sum = across_lanes(sum, 32);
  if (THREADS > 32) {
    __shared__ Sum of_warp[THREADS / 32];
    if (first % 32 == 0) of_warp[first / 32] = sum;
    __syncthreads();
    sum = across_lanes(of_warp[first % (THREADS / 32)], THREADS / 32);
  }
#pragma unroll
  for (int i = 0; i < KEEP; ++i)
    if (first + i * THREADS < packs) out[first + i * THREADS] = softmax_of(kept[i], sum);
  for (int i = first + KEEP * THREADS; i < packs; i += THREADS) out[i] = softmax_of(in[i], sum);
}
