// Adds up a vector in two kernels: as many partial sums as keep the device busy, then their sum. The order of additions is
// always the same, so the result is, too.
// tw: op     sum(x: T[n]) -> total: f32[1]
// tw: types  T = f32, f16, bf16
// tw: tune   BLOCK = 128, 256, 512, 1024; VEC = 1, 4, 8
// tw: where  VEC * bytes(T) <= 16
// tw: runtime PER_UNIT = 1, 2, 4, 8
// tw: let    blocks = max(1, min(ceil(n / (BLOCK * VEC)), PER_UNIT * units))
// tw: workspace partial: f32[blocks]
// tw: launch partial_sums: grid = blocks, block = BLOCK
// tw: launch total_of: grid = 1, block = BLOCK
// tw: check  total == x.sum()
// tw: data   x = small_int
// tw: shapes n = 1000, 1 << 20, 100_000_001

struct alignas(VEC * sizeof(T)) Pack { T at[VEC]; };

// The sum over all threads of the block; thread 0 has it.
__device__ float sum_of_block(float sum) {
  __shared__ float of_warp[32];
  for (int lane = 16; lane > 0; lane /= 2) sum += __shfl_down_sync(~0u, sum, lane);
  if (threadIdx.x % 32 == 0) of_warp[threadIdx.x / 32] = sum;
  __syncthreads();
  sum = threadIdx.x < BLOCK / 32 ? of_warp[threadIdx.x] : 0;
  for (int lane = 16; lane > 0; lane /= 2) sum += __shfl_down_sync(~0u, sum, lane);
  return sum;
}

__global__ void partial_sums(const T* x, float* partial, long long n, long long blocks) {
  const long long packs = n / VEC, step = blocks * BLOCK, first = blockIdx.x * (long long)BLOCK + threadIdx.x;
  float sum[VEC] = {};  // so that additions need not wait for each other
#pragma unroll 4
  for (long long i = first; i < packs; i += step) {
    const Pack pack = ((const Pack*)x)[i];
    for (int j = 0; j < VEC; ++j) sum[j] += pack.at[j];
  }
  if (first < n % VEC) sum[0] += x[packs * VEC + first];
  for (int j = 1; j < VEC; ++j) sum[0] += sum[j];
  const float all = sum_of_block(sum[0]);
  if (threadIdx.x == 0) partial[blockIdx.x] = all;
}

__global__ void total_of(const float* partial, float* total, long long blocks) {
  float sum = 0;
  for (long long i = threadIdx.x; i < blocks; i += BLOCK) sum += partial[i];
  sum = sum_of_block(sum);
  if (threadIdx.x == 0) *total = sum;
}
