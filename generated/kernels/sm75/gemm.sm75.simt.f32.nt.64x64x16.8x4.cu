// gemm.sm75.simt.f32.nt.64x64x16.8x4: emitted by tilewright-codegen, do not edit.
// template: gemm/simt.cu.j2
// config: BM=64 BN=64 BK=16 TM=8 TN=4 dtype=f32 layout=nt
// hash: 31b6524ec09a68a14578e3b3eb861c54
// C = act(alpha * op(A) op(B) + beta * C + bias) on CUDA cores: the kernel that every arch has and that is legal for every
// size, stride and alignment. Each CTA computes a BM x BN tile of C over its part of K, each thread TM x TN of it in registers;
// elements are loaded one by one, converted to f32, and kept transposed in shared memory, double-buffered through registers.
#include "common/epilogue.h"
#include "common/raster.h"
#include "gemm/accumulators.h"

struct Params {
  const void* A;
  const void* B;
  void* C;
  const void* bias;
  void* workspace;
  long long M, N, K, batch, lda, ldb, ldc, stride_a, stride_b, stride_c, stride_bias, bias_row_stride, bias_column_stride;
  float alpha;
  float beta;
  int activation;
  int split_k;
};

enum class Dtype { f32, tf32, f16, bf16 };
inline constexpr Dtype dtype = Dtype::f32;
enum class Layout { nn, nt, tn, tt };
inline constexpr Layout layout = Layout::nt;
using Element = tw::f32;

constexpr int BM = 64, BN = 64, BK = 16;  // tile of C, and depth of a k tile
constexpr int TM = 8, TN = 4;                // what one thread computes of it

constexpr int kThreads = BM / TM * (BN / TN);
constexpr int kVector = 4;  // neighbours that a thread computes: one 16-byte load from shared memory
constexpr int kPad = 4;     // floats; spreads the transposed stores over the banks, keeps rows 16-byte aligned
constexpr int kBandRows = 8;
constexpr int kMinCtas = kThreads == 256 ? 2 : 384 / kThreads;  // per SM: leaves a thread 128 or 168 registers

static_assert(BM % TM == 0 && BN % TN == 0, "thread tiles divide the CTA tile");
static_assert(TM % kVector == 0 && TN % kVector == 0, "a thread tile is made of 4 x 4 blocks");
static_assert(BM * BK % kThreads == 0 && BN * BK % kThreads == 0, "every thread loads the same number of elements");

// One operand's way from global to shared memory: kSpan rows of A or columns of B, BK deep, neighbouring threads taking
// neighbours in memory. A thread's elements lie kStep apart: along M or N if K is contiguous, else along K.
template <int kSpan, bool kDepthContiguous>
struct Operand {
  static constexpr int kCount = kSpan * BK / kThreads;
  static constexpr int kStep = kThreads / (kDepthContiguous ? BK : kSpan);
  static_assert(kThreads % (kDepthContiguous ? BK : kSpan) == 0, "all threads together take whole rows of what is stored");
  using Tile = float[BK][kSpan + kPad];

  int span = kDepthContiguous ? threadIdx.x / BK : threadIdx.x % kSpan;   // of this thread's first element in the tile
  int depth = kDepthContiguous ? threadIdx.x % BK : threadIdx.x / kSpan;
  const Element* next;     // to be loaded
  long long leading;       // from one stored row to the next
  int span_left;           // rows of A or columns of B from the tile's start on, at most kSpan
  float element[kCount];

  // `total`: M or N, and where the tile begins in it; `k`: where this CTA's part of K begins.
  TW_DEVICE Operand(const Element* matrix, long long leading, long long total, long long first, long long k)
      : leading(leading), span_left(static_cast<int>(total - first < kSpan ? total - first : kSpan)) {
    next = matrix + (kDepthContiguous ? (first + span) * leading + k + depth : (k + depth) * leading + first + span);
  }

  // `depth_left`: of K, from this k tile on.
  TW_DEVICE void load(long long depth_left) {
#pragma unroll
    for (int i = 0; i < kCount; ++i) {
      const bool inside = kDepthContiguous ? span + i * kStep < span_left && depth < depth_left
                                           : span < span_left && depth + i * kStep < depth_left;
      element[i] = inside ? tw::to_float(*next) : 0.0f;
      next += kStep * leading;
    }
    next += (kDepthContiguous ? BK : BK * leading) - kCount * kStep * leading;
  }

  TW_DEVICE void store(Tile& tile) const {
#pragma unroll
    for (int i = 0; i < kCount; ++i) {
      tile[depth + (kDepthContiguous ? 0 : i * kStep)][span + (kDepthContiguous ? i * kStep : 0)] = element[i];
    }
  }
};
using A = Operand<BM, layout == Layout::nn || layout == Layout::nt>;
using B = Operand<BN, layout == Layout::nt || layout == Layout::tt>;

// Row `i` of a thread's TM (column of its TN) in the CTA tile of kSpan: groups of kVector neighbours, the groups of all threads
// side by side, so that a warp reads shared memory without bank conflicts.
template <int kSpan, int kOwn>
TW_DEVICE int place(int thread, int i) {
  return i / kVector * (kSpan / kOwn * kVector) + thread * kVector + i % kVector;
}

struct Sum {
  static constexpr int kBlocks = TM * TN / 4;
  float value[TM][TN] = {};

  TW_DEVICE float4 get(int i) const {
    const float* v = &value[i * 4 / TN][i * 4 % TN];
    return {v[0], v[1], v[2], v[3]};
  }
  TW_DEVICE void add(int i, float4 other) {
    float* v = &value[i * 4 / TN][i * 4 % TN];
    v[0] += other.x;
    v[1] += other.y;
    v[2] += other.z;
    v[3] += other.w;
  }
  TW_DEVICE void clear() {
#pragma unroll
    for (int i = 0; i < TM * TN; ++i) value[i / TN][i % TN] = 0.0f;
  }
};

extern "C" __global__ void __launch_bounds__(kThreads, kMinCtas) tw_gemm_sm75_simt_f32_nt_64x64x16_8x4(const __grid_constant__ Params p) {
  __shared__ alignas(16) typename A::Tile a_tiles[2];
  __shared__ alignas(16) typename B::Tile b_tiles[2];
  const int thread_row = threadIdx.x / (BN / TN);
  const int thread_column = threadIdx.x % (BN / TN);

  const int tile_rows = static_cast<int>((p.M + BM - 1) / BM);
  const int tile_columns = static_cast<int>((p.N + BN - 1) / BN);
  const tw::TileCoordinate tile = tw::raster(blockIdx.x, tile_rows, tile_columns, kBandRows);
  const long long first_row = static_cast<long long>(tile.row) * BM;
  const long long first_column = static_cast<long long>(tile.column) * BN;

  // Splits need a counter for every output tile; where there are not enough, split 0 does all.
  const bool can_split = gridDim.x * p.batch <= tw::kCounters;
  const tw::DepthRange depth = tw::depth_range(p, BK, blockIdx.y, can_split ? gridDim.y : 1);
  if (!can_split && blockIdx.y > 0) return;

  for (long long batch = blockIdx.z; batch < p.batch; batch += gridDim.z) {
    A a(static_cast<const Element*>(p.A) + batch * p.stride_a, p.lda, p.M, first_row, depth.first);
    B b(static_cast<const Element*>(p.B) + batch * p.stride_b, p.ldb, p.N, first_column, depth.first);
    Sum sum;
    int stage = 0;
    a.load(depth.count);
    b.load(depth.count);
#pragma unroll 1
    for (long long left = depth.count; left > 0; left -= BK, stage ^= 1) {
      a.store(a_tiles[stage]);
      b.store(b_tiles[stage]);
      __syncthreads();
      a.load(left - BK);
      b.load(left - BK);
#pragma unroll 2
      for (int i = 0; i < BK; ++i) {
        float a_values[TM], b_values[TN];
#pragma unroll
        for (int m = 0; m < TM; m += kVector) {
          *reinterpret_cast<float4*>(a_values + m) =
              *reinterpret_cast<const float4*>(&a_tiles[stage][i][place<BM, TM>(thread_row, m)]);
        }
#pragma unroll
        for (int n = 0; n < TN; n += kVector) {
          *reinterpret_cast<float4*>(b_values + n) =
              *reinterpret_cast<const float4*>(&b_tiles[stage][i][place<BN, TN>(thread_column, n)]);
        }
#pragma unroll
        for (int m = 0; m < TM; ++m) {
#pragma unroll
          for (int n = 0; n < TN; ++n) sum.value[m][n] += a_values[m] * b_values[n];
        }
      }
    }
    __syncthreads();

    if (can_split && gridDim.y > 1) {
      const long long counter = batch * gridDim.x + blockIdx.x;
      if (!tw::reduce_splits<kThreads>(sum, p.workspace, counter, threadIdx.x, true)) continue;
    }
    using Epilogue = tw::EpilogueVector<Element, kVector>;
    const bool vector = Epilogue::aligned(p);
    Element* c = static_cast<Element*>(p.C) + batch * p.stride_c;
#pragma unroll 1
    for (int m = 0; m < TM; ++m) {
      // Always row 0, with the others moved up afterwards: registers can't be indexed, and unrolling would copy the epilogue.
      const long long row = first_row + place<BM, TM>(thread_row, m);
#pragma unroll
      for (int n = 0; n < TN; n += kVector) {
        const long long column = first_column + place<BN, TN>(thread_column, n);
        float values[kVector] = {sum.value[0][n], sum.value[0][n + 1], sum.value[0][n + 2], sum.value[0][n + 3]};
        if (row < p.M && column < p.N) Epilogue::store(p, c + row * p.ldc, batch, row, column, vector, values);
      }
#pragma unroll
      for (int next = 1; next < TM; ++next) {
#pragma unroll
        for (int n = 0; n < TN; ++n) sum.value[next - 1][n] = sum.value[next][n];
      }
    }
  }
}
