// What stands between the layers of most language models: adds x to the residual stream and normalizes its rows,
// y = residual / sqrt(mean(residual^2) + eps) * weight, in one kernel.
// tw: op     add_rmsnorm(x: T[rows, cols], residual: inout T[rows, cols], weight: T[cols], eps: f32 = 1e-6) \
//            -> y: T[rows, cols]
// tw: types  T = f16, bf16, f32
// tw: tune   BLOCK = 64, 128, 256, 512, 1024; VEC = 1, 4, 8; KEEP = 1, 2, 4
// tw: where  VEC * bytes(T) <= 16 and cols % VEC == 0
// tw: launch grid = rows, block = BLOCK
// tw: check  residual == x + residual;
//            y == (x + residual) / np.sqrt(((x + residual) ** 2).mean(axis=1)[:, None] + eps) * weight
// tw: metric GB/s = 4 * rows * cols * bytes(T)
// tw: shapes rows, cols = (1, 4096), (64, 8192), (8192, 4096)

struct alignas(VEC * sizeof(T)) Pack { T at[VEC]; };

__device__ Pack added(Pack sum, Pack other, float& squares) {
  for (int i = 0; i < VEC; ++i) {
    const float value = sum.at[i] + other.at[i];
    squares += value * value;
    sum.at[i] = value;
  }
  return sum;
}

__device__ Pack normalized(Pack pack, Pack weight, float factor) {
  for (int i = 0; i < VEC; ++i) pack.at[i] = pack.at[i] * factor * weight.at[i];
  return pack;
}

__device__ float sum_of_block(float sum) {
  __shared__ float of_warp[32];
  for (int lane = 16; lane > 0; lane /= 2) sum += __shfl_xor_sync(~0u, sum, lane);
  if (threadIdx.x % 32 == 0) of_warp[threadIdx.x / 32] = sum;
  __syncthreads();
  sum = of_warp[threadIdx.x % (BLOCK / 32)];
  for (int lane = BLOCK / 64; lane > 0; lane /= 2) sum += __shfl_xor_sync(~0u, sum, lane);
  return sum;
}

// A row is of one thread block. Each thread keeps the first KEEP packs of its sums in registers, and reads others again.
__global__ void add_rmsnorm(const T* x, T* residual, const T* weight, T* y, int cols, float eps) {
  const Pack *in = (const Pack*)(x + blockIdx.x * (long long)cols), *scale = (const Pack*)weight;
  Pack *stream = (Pack*)(residual + blockIdx.x * (long long)cols), *out = (Pack*)(y + blockIdx.x * (long long)cols);
  Pack kept[KEEP];
  const int packs = cols / VEC;
  float squares = 0;
#pragma unroll
  for (int i = 0; i < KEEP; ++i) {
    const int at = threadIdx.x + i * BLOCK;
    if (at < packs) stream[at] = kept[i] = added(in[at], stream[at], squares);
  }
  for (int at = threadIdx.x + KEEP * BLOCK; at < packs; at += BLOCK) stream[at] = added(in[at], stream[at], squares);
  const float factor = rsqrtf(sum_of_block(squares) / cols + eps);
#pragma unroll
  for (int i = 0; i < KEEP; ++i) {
    const int at = threadIdx.x + i * BLOCK;
    if (at < packs) out[at] = normalized(kept[i], scale[at], factor);
  }
  for (int at = threadIdx.x + KEEP * BLOCK; at < packs; at += BLOCK)
    out[at] = normalized(stream[at], scale[at], factor);
}
