// gemm.sm86.fma.tf32.tn.16x64x64.4x8x8.s3.wide: emitted by tilewright-codegen, do not edit.
// template: gemm/fma.cu.j2
// config: BM=16 BN=64 BK=64 TM=4 TN=8 SLICES=8 STAGES=3 WIDE=4 dtype=tf32 layout=tn
// hash: 01aeb514d0c66e33bfd4557023c2ed2a
// C = act(alpha * op(A) op(B) + beta * C + bias) on CUDA cores in f32, fed by cp.async (sm80 and up). Each CTA computes a BM x BN
// tile of C over its part of K, each thread TM x TN of it in registers: STAGES - 1 k tiles of A and B are under way to shared
// memory while threads multiply one, reading what the next depth needs while the current one is multiplied. Shared memory has
// both operands in rows along M and N (gemm/word_tile.h). Tails of M, N and K read as zeros.
#include "common/cp_async.h"
#include "common/cp_async_part.h"
#include "common/epilogue.h"
#include "common/ldmatrix.h"
#include "common/raster.h"
#include "gemm/accumulators.h"
#include "gemm/word_tile.h"

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
  int raster_group;
};

enum class Dtype { f32, tf32, f16, bf16 };
inline constexpr Dtype dtype = Dtype::tf32;
enum class Layout { nn, nt, tn, tt };
inline constexpr Layout layout = Layout::tn;
using Element = tw::tf32;

constexpr int BM = 16, BN = 64, BK = 64;  // tile of C, and depth of a k tile
constexpr int TM = 4, TN = 8;                // what one thread computes of it
constexpr int SLICES = 8;                      // groups of threads that share every k tile's depth
constexpr int STAGES = 3;                      // k tiles in shared memory
constexpr int WIDE = 4;                          // elements of an operand stored along M or N that are copied at once

using Tile = tw::ThreadTile<BM, BN, TM, TN>;
constexpr int kTileThreads = Tile::kThreads;
constexpr int kThreads = kTileThreads * SLICES;
using ATile = tw::WordTile<BM, BK, layout == Layout::nn || layout == Layout::nt, WIDE, kThreads>;
using BTile = tw::WordTile<BN, BK, layout == Layout::nt || layout == Layout::tt, WIDE, kThreads>;
constexpr int kStageBytes = ATile::kBytes + BTile::kBytes;
constexpr int kSteps = BK / SLICES;  // of depth, of one thread in a k tile

static_assert(sizeof(Element) == 4);
static_assert(kSteps >= 2 && kSteps % 2 == 0, "fragments are double-buffered: a thread has an even number of steps in a k tile");
static_assert(STAGES >= 2, "one k tile is loaded while another is multiplied");
static_assert(STAGES * kStageBytes >= (SLICES - 1) * BM * BN * 4, "the sum over slices fits the pipeline's shared memory");

extern __shared__ __align__(16) unsigned char shared[];

TW_DEVICE unsigned next_stage(unsigned stage) { return stage == (STAGES - 1) * kStageBytes ? 0 : stage + kStageBytes; }

// One operand on its way, seen by one thread.
template <typename Operand, bool kDepthContiguous>
struct Source {
  const Element* next;   // of the next copy's stored row, the first element that this thread takes
  long long pass;        // elements from one pass over stored rows to the next
  long long tile;        // from behind the last pass to the next k tile
  int row, column;       // of the shared tile, this thread's first
  int span_left;         // of M or N, counted from this thread's first row or column
  bool span_is_whole;    // the CTA's tile ends before M or N does

  // `matrix`: element (0, 0) of this batch; `total` = M or N, `first` = where this CTA's tile starts in it, `k` = first depth.
  TW_DEVICE Source(const void* matrix, long long batch_offset, long long leading, long long total, long long first, long long k)
      : row(Operand::row(threadIdx.x, 0)), column(Operand::column(threadIdx.x, 0)) {
    const long long first_row = (kDepthContiguous ? first : k) + row, first_column = (kDepthContiguous ? k : first) + column;
    next = static_cast<const Element*>(matrix) + batch_offset + first_row * leading + first_column;
    pass = Operand::kRowsPerPass * leading;
    tile = (kDepthContiguous ? BK : BK * leading) - Operand::kRowPasses * pass;
    const long long left = total - first;
    constexpr int kSpan = kDepthContiguous ? Operand::kStoredRows : Operand::kCopiesPerRow * Operand::kElements;
    span_is_whole = left >= kSpan;
    span_left = static_cast<int>(span_is_whole ? kSpan : left) - (kDepthContiguous ? row : column);
  }

  // Starts this thread's copies of passes [begin, end) of a k tile to the shared tile at `to`. kWhole: all of it exists.
  template <bool kWhole>
  TW_DEVICE void copy(unsigned to, int begin, int end, int depth_left) {
    to += Operand::place(row, column) * 4;
#pragma unroll
    for (int i = begin; i < end; ++i) {
      const int row_behind = i * Operand::kRowsPerPass;
      if (Operand::kRowsCoverPasses || row + row_behind < Operand::kStoredRows) {
#pragma unroll
        for (int run = 0; run < Operand::kRunsPerRow; ++run) {
          const int column_behind = run * Operand::kRun;
          const unsigned at = to + Operand::place(row_behind, column_behind) * 4;
          if constexpr (kWhole) {
            tw::cp_async_words<Operand::kElements>(at, next + column_behind);
          } else {
            const bool row_exists = row_behind < (kDepthContiguous ? span_left : depth_left - row);
            const int columns_left = kDepthContiguous ? depth_left - column - column_behind : span_left;
            const int count = row_exists ? min(max(columns_left, 0), Operand::kElements) : 0;
            tw::cp_async_words<Operand::kElements>(at, next + column_behind, count);
          }
        }
      }
      next += pass;
    }
    if (end == Operand::kRowPasses) next += tile;
  }
};

// What loads k tiles: where the next one comes from and which stage it goes to.
struct Loader {
  Source<ATile, layout == Layout::nn || layout == Layout::nt> a;
  Source<BTile, layout == Layout::nt || layout == Layout::tt> b;
  int depth_left;      // of this CTA's part of K, from the next k tile on
  unsigned stage = 0;  // in bytes

  // Starts the copies of part `part` of `parts` of the next k tile; past the last k tile, none.
  template <bool kWhole>
  TW_DEVICE void load_part(unsigned pipeline, int part, int parts) {
    if (!kWhole && depth_left <= 0) return;
    const unsigned to = pipeline + stage;
    a.template copy<kWhole>(to, ATile::kRowPasses * part / parts, ATile::kRowPasses * (part + 1) / parts, depth_left);
    b.template copy<kWhole>(to + ATile::kBytes, BTile::kRowPasses * part / parts, BTile::kRowPasses * (part + 1) / parts, depth_left);
  }

  // One group per k tile, empty ones included, so that a wait can count them.
  TW_DEVICE void commit() {
    tw::cp_async_commit();
    depth_left -= BK;
    stage = next_stage(stage);
  }
};

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

// kCount values from shared memory, the first of them at byte `at`: as many at once as are neighbours.
template <int kCount, int kVector, int kApart>
TW_DEVICE void load_values(float (&values)[kCount], unsigned at) {
  struct alignas(4 * kVector) Vector {
    float value[kVector];
  };
#pragma unroll
  for (int i = 0; i < kCount; i += kVector) {
    const Vector v = *reinterpret_cast<const Vector*>(shared + at + i / kVector * kApart * 4);
#pragma unroll
    for (int j = 0; j < kVector; ++j) values[i + j] = v.value[j];
  }
}

// What a thread multiplies at one depth.
struct Fragments {
  float a[TM], b[TN];

  // `a_at`, `b_at`: bytes in shared memory, of what it reads at its first depth.
  TW_DEVICE void load(unsigned a_at, unsigned b_at, int step) {
    load_values<TM, Tile::kRowVector, Tile::kLaneRows * Tile::kRowVector>(a, a_at + step * ATile::kPitch * 4);
    load_values<TN, Tile::kColumnVector, Tile::kLaneColumns * Tile::kColumnVector>(b, b_at + step * BTile::kPitch * 4);
  }

  // To and fro: what two multiplications in a row share stays at the multiplier.
  TW_DEVICE void multiply(Sum& sum) const {
#pragma unroll
    for (int m = 0; m < TM; ++m) {
#pragma unroll
      for (int i = 0; i < TN; ++i) {
        const int n = m % 2 == 0 ? i : TN - 1 - i;
        sum.value[m][n] = fmaf(a[m], b[n], sum.value[m][n]);
      }
    }
  }
};

// Multiplies the k tile of stage `stage` while the next ones are on their way; its first fragments are there already.
template <bool kWhole>
TW_DEVICE void multiply_k_tile(Sum& sum, Fragments (&fragments)[2], Loader& loader, unsigned& stage, unsigned pipeline, unsigned a_at,
                               unsigned b_at) {
#pragma unroll
  for (int step = 0; step < kSteps; ++step) {
    if (step == kSteps - 1) {
      // All threads have read this k tile, and the next one has arrived.
      tw::cp_async_wait<STAGES - 2>();
      __syncthreads();
      stage = next_stage(stage);
    }
    const int next = (step + 1) % kSteps;
    fragments[next % 2].load(a_at + stage, b_at + stage, next);
    // Spread over the steps; at once where copies are looked at one by one.
    constexpr int kParts = kWhole ? kSteps - 1 : 1;
    if (step < kParts) loader.load_part<kWhole>(pipeline, step, kParts);
    if (step == kSteps - 2) loader.commit();
    fragments[step % 2].multiply(sum);
  }
}

extern "C" __global__ void __launch_bounds__(kThreads, 1) tw_gemm_sm86_fma_tf32_tn_16x64x64_4x8x8_s3_wide(const __grid_constant__ Params p) {
  const int slice = static_cast<int>(threadIdx.x) / kTileThreads;
  const int thread = static_cast<int>(threadIdx.x) % kTileThreads;
  const int tile_row = Tile::first_row(thread), tile_column = Tile::first_column(thread);

  const int tile_rows = static_cast<int>((p.M + BM - 1) / BM);
  const int tile_columns = static_cast<int>((p.N + BN - 1) / BN);
  const tw::TileCoordinate tile = tw::raster(blockIdx.x, tile_rows, tile_columns, p.raster_group);
  const long long first_row = static_cast<long long>(tile.row) * BM, first_column = static_cast<long long>(tile.column) * BN;
  const long long batch = blockIdx.z;

  // Splits need a counter for every output tile; where there are not enough, split 0 does all.
  const bool can_split = static_cast<long long>(gridDim.x) * gridDim.z <= tw::kCounters;
  const tw::DepthRange depth = tw::depth_range(p, BK, blockIdx.y, can_split ? gridDim.y : 1);
  if (!can_split && blockIdx.y > 0) return;

  const unsigned pipeline = tw::shared_address(shared);
  Loader loader{{p.A, batch * p.stride_a, p.lda, p.M, first_row, depth.first},
                {p.B, batch * p.stride_b, p.ldb, p.N, first_column, depth.first},
                static_cast<int>(depth.count)};
#pragma unroll 1
  for (int i = 0; i < STAGES - 1; ++i) {
    loader.load_part<false>(pipeline, 0, 1);
    loader.commit();
  }
  tw::cp_async_wait<STAGES - 2>();
  __syncthreads();

  Sum sum;
  Fragments fragments[2];  // of this depth and the next
  const unsigned a_at = (slice * kSteps * ATile::kPitch + tile_row) * 4;
  const unsigned b_at = (slice * kSteps * BTile::kPitch + tile_column) * 4 + ATile::kBytes;
  fragments[0].load(a_at, b_at, 0);
  unsigned stage = 0;
  // k tiles all of which exist; the others, and those that were loaded but not multiplied.
  const bool is_whole = loader.a.span_is_whole && loader.b.span_is_whole;
#pragma unroll 1
  while (loader.depth_left >= BK && is_whole) {
    multiply_k_tile<true>(sum, fragments, loader, stage, pipeline, a_at, b_at);
  }
#pragma unroll 1
  while (loader.depth_left > -(STAGES - 1) * BK) {  // the loader is STAGES - 1 k tiles ahead
    multiply_k_tile<false>(sum, fragments, loader, stage, pipeline, a_at, b_at);
  }

  __syncthreads();  // shared memory changes hands: from the pipeline to the sum over slices
  tw::reduce_slices<SLICES, kTileThreads>(sum, reinterpret_cast<float4*>(shared), slice, thread);
  if (can_split && gridDim.y > 1) {
    const long long counter = batch * gridDim.x + blockIdx.x;
    if (!tw::reduce_splits<kTileThreads>(sum, p.workspace, counter, thread, slice == 0)) return;
  }
  if (slice > 0) return;
  constexpr int kVector = Tile::kColumnVector;
  using Epilogue = tw::EpilogueVector<Element, kVector>;
  const bool vector = Epilogue::aligned(p);
  Element* const c = static_cast<Element*>(p.C) + batch * p.stride_c;
#pragma unroll 1
  for (int m = 0; m < TM; ++m) {
    // Always row 0, with the others moved up afterwards: registers can't be indexed, and unrolling would copy the epilogue.
    const long long row = first_row + tile_row + Tile::row_behind(m);
#pragma unroll
    for (int n = 0; n < TN; n += kVector) {
      const long long column = first_column + tile_column + Tile::column_behind(n);
      float values[kVector];
#pragma unroll
      for (int i = 0; i < kVector; ++i) values[i] = sum.value[0][n + i];
      if (row < p.M && column < p.N) Epilogue::store(p, c + row * p.ldc, batch, row, column, vector, values);
    }
#pragma unroll
    for (int next = 1; next < TM; ++next) {
#pragma unroll
      for (int n = 0; n < TN; ++n) sum.value[next - 1][n] = sum.value[next][n];
    }
  }
}
