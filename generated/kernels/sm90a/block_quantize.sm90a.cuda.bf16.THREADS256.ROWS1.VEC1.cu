// block_quantize.sm90a.cuda.bf16.THREADS256.ROWS1.VEC1: emitted by tilewright-codegen, do not edit.
// template: row_wise/block_quantize.cu
// config: THREADS=256 ROWS=1 VEC=1 dtype=bf16
// hash: 33f7e711f91c8ba97d0ea43a90f08477
#include "common/numbers.h"

struct Params {
  const void* x;
  void* y;
  void* scale;
  void* workspace;
  long long rows, cols, block_rows, ldx, ldy, scale_block, scale_row;
  float least_scale;
  long long blocks;
};

#define TILEWRIGHT 1
#define T tw::Number<tw::bf16>
#define THREADS 256
#define ROWS 1
#define VEC 1
#line 1 "block_quantize.cu"
// Blocks of 128 columns to numbers of 8 bits, each block with a factor of its own: what scaled_gemm multiplies with scaling block
// or block_row. THREADS threads have a block, which they read twice: for its largest magnitude, and from a cache for its codes.
// tw: op     block_quantize(x: T[rows:ldx, cols], least_scale: f32 = 1e-12) -> y: e4m3[rows:ldy, cols], \
//            scale: f32[ceil(rows / block_rows):scale_row, ceil(cols / 128):scale_block]
// tw: about  y = x / scale of 8 bits, with a scale for each block of block_rows rows and 128 columns
// tw: types  T = f32, f16, bf16
// tw: range  block_rows = 1
// tw: doc    x = Input
// tw: doc    y = x / scale: x is nearly scale * y. It saturates, and is the nearest number, even of two; NaN stays
// tw: doc    scale = Factor of each block: the largest magnitude in it / 448, not less than least_scale
// tw: doc    least_scale = What a block of zeros has in the place of 0, so that its y is 0 and no NaN
// tw: doc    rows = Rows; 0: there is nothing to do
// tw: doc    cols = Elements of a row; 0: there is nothing to do
// tw: doc    block_rows = Rows of a block: 1 for activations, 128 for weights; the last block has what is left
// tw: doc    ldx = Elements from one row of x to the next
// tw: doc    ldy = Elements from one row of y to the next
// tw: doc    scale_row = Elements from a block's scale to that of the next rows
// tw: doc    scale_block = Elements from a block's scale to that of the next 128 columns
// tw: check  block_quantize_reference.h:block_quantize
// tw: shapes rows, cols, block_rows = (4096, 7168, 1), (64, 4096, 1), (4096, 7168, 128)
// tw: tune   THREADS = 32, 256, 512; ROWS = 1, 4, 8; VEC = 1, 4
// tw: where  ROWS == 1 or THREADS == 32
// tw: where  THREADS > 32 or ROWS > 1
// tw: where  cols % VEC == 0 and ldx % VEC == 0 and ldy % VEC == 0
// tw: where  rows <= 1 << 30 and cols <= 1 << 30
// tw: let    blocks = ceil(rows / block_rows) * ceil(cols / 128)
// tw: launch grid = ceil(blocks / ROWS), block = (THREADS, ROWS)
// tw: default THREADS, ROWS, VEC = (32, 8, 4), (32, 8, 1), (256, 1, 4), (256, 1, 1)
// tw: portable
// tw: batch  rows = 16, 256, 8192
#include "common/numbers.h"

constexpr int kColumns = 128;  // of a block
constexpr float kMost = 448;   // of y

struct alignas(VEC * sizeof(T)) Elements {
  T at[VEC];
};
struct alignas(VEC) Codes {
  unsigned char at[VEC];
};

__device__ __forceinline__ unsigned char code_of(float x) {
#if defined(__CUDA_ARCH__) && __CUDA_ARCH__ >= 890
  unsigned short pair;
  asm("cvt.rn.satfinite.e4m3x2.f32 %0, %1, %2;" : "=h"(pair) : "f"(0.0f), "f"(x));
  return static_cast<unsigned char>(pair);
#else
  return tw::to_e4m3(x).bits;
#endif
}

__device__ __forceinline__ float larger(float a, float b) { return a > b || a != a ? a : b; }  // or NaN

// Of all threads of a block of x.
__device__ __forceinline__ float largest_of(float value) {
#pragma unroll
  for (int bits = 16; bits > 0; bits /= 2) value = larger(value, __shfl_xor_sync(~0u, value, bits));
  if constexpr (THREADS > 32) {
    __shared__ float of_warp[THREADS / 32];
    if (threadIdx.x % 32 == 0) of_warp[threadIdx.x / 32] = value;
    __syncthreads();
#pragma unroll
    for (int i = 0; i < THREADS / 32; ++i) value = larger(value, of_warp[i]);
  }
  return value;
}

__device__ __forceinline__ void block_quantize
(const T* x, tw::Number<tw::e4m3>* y, float* scale, int rows, int cols, int block_rows, long long ldx, long long ldy,
                   long long scale_row, long long scale_block, float least_scale, long long blocks) {
  const long long number = static_cast<long long>(blockIdx.x) * ROWS + threadIdx.y;
  if (number >= blocks) return;
  const int across = (cols + kColumns - 1) / kColumns, column = static_cast<int>(number % across) * kColumns;
  const long long block_row = number / across, row = block_row * block_rows;
  const int height = static_cast<int>(min(static_cast<long long>(block_rows), rows - row));
  const int packs = min(kColumns, cols - column) / VEC;  // of a row
  const T* const from = x + row * ldx + column;
  tw::Number<tw::e4m3>* const to = y + row * ldy + column;

  float most = 0;
#pragma unroll 4
  for (int i = threadIdx.x; i < height * packs; i += THREADS) {
    const Elements pack = *reinterpret_cast<const Elements*>(from + i / packs * ldx + i % packs * VEC);
#pragma unroll
    for (int j = 0; j < VEC; ++j) most = larger(most, fabsf(pack.at[j]));
  }
  const float unit = larger(largest_of(most) * (1 / kMost), least_scale), inverse = 1 / unit;
  if (threadIdx.x == 0) scale[block_row * scale_row + number % across * scale_block] = unit;
#pragma unroll 4
  for (int i = threadIdx.x; i < height * packs; i += THREADS) {
    const Elements pack = *reinterpret_cast<const Elements*>(from + i / packs * ldx + i % packs * VEC);
    Codes codes;
#pragma unroll
    for (int j = 0; j < VEC; ++j) codes.at[j] = code_of(pack.at[j] * inverse);
    *reinterpret_cast<Codes*>(to + i / packs * ldy + i % packs * VEC) = codes;
  }
}

#line 3 "block_quantize.cu"
extern "C" __global__ void __launch_bounds__(THREADS * ROWS) tw_block_quantize_sm90a_cuda_bf16_THREADS256_ROWS1_VEC1(const Params tw_params) { block_quantize(static_cast<const tw::Number<tw::bf16>*>(tw_params.x), static_cast<tw::Number<tw::e4m3>*>(tw_params.y), static_cast<float*>(tw_params.scale), static_cast<int>(tw_params.rows), static_cast<int>(tw_params.cols), static_cast<int>(tw_params.block_rows), static_cast<long long>(tw_params.ldx), static_cast<long long>(tw_params.ldy), static_cast<long long>(tw_params.scale_row), static_cast<long long>(tw_params.scale_block), static_cast<float>(tw_params.least_scale), static_cast<long long>(tw_params.blocks)); }
