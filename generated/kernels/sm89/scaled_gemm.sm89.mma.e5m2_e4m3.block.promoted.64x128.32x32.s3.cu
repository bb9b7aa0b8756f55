// scaled_gemm.sm89.mma.e5m2_e4m3.block.promoted.64x128.32x32.s3: emitted by tilewright-codegen, do not edit.
// template: scaled_gemm/mma.cu.j2
// config: BM=64 BN=128 WM=32 WN=32 STAGES=3 dtype=e5m2_e4m3 scaling=block accumulation=promoted
// hash: 05c38b80c53dc62356f9f0575d46574d
// C = (scale_a A) (scale_b B)^T + bias on tensor cores by mma.sync of 8-bit floats, fed by cp.async (sm89 and up). Each CTA
// computes a BM x BN tile of C: STAGES - 1 k tiles of 128, the length that has a scale, are under way to shared memory while warps
// multiply one. Tensor cores add up a k tile's products, and the sums of k tiles are added in f32, unless `fast` leaves that to
// them, too.
#include "common/cp_async.h"
#include "common/mma.h"
#include "common/mma_fp8.h"
#include "gemm/accumulators.h"
#include "gemm/fragments.h"
#include "gemm/operand_tile.h"
#include "scaled_gemm/store_columns.h"

struct Params {
  const void* A;
  const void* B;
  void* C;
  const void* scale_a;
  const void* scale_b;
  const void* bias;
  const void* scale_c;
  void* amax;
  void* workspace;
  long long M, N, K, lda, ldb, ldc, scale_a_row, scale_a_block, scale_b_row, scale_b_block;
  long long result_type;
};

enum class Dtype { e4m3, e4m3_e5m2, e5m2_e4m3 };
inline constexpr Dtype dtype = Dtype::e5m2_e4m3;
enum class DtypeC { bf16, f16, f32, e4m3 };
enum class Scaling { row, block, block_row };
inline constexpr Scaling scaling = Scaling::block;
enum class Accumulation { promoted, fast };
inline constexpr Accumulation accumulation = Accumulation::promoted;
using ElementA = tw::e5m2;
using ElementB = tw::e4m3;

constexpr int BM = 64, BN = 128, BK = 128;  // tile of C, and depth of a k tile
constexpr int WM = 32, WN = 32;            // what one warp multiplies: rows of A, columns of B
constexpr int STAGES = 3;                  // k tiles in shared memory
constexpr bool kHasBlocks = scaling != Scaling::row;
constexpr bool kPromotes = kHasBlocks || accumulation == Accumulation::promoted;
constexpr bool kHasColumns = scaling == Scaling::block_row;  // each column of C has a scale for each k tile
constexpr int kParts = 1, kBColumns = BN;
constexpr int kRowStep = 16, kOutColumns = WN;


using Sum = tw::Accumulators<WM / 16, WN / 8>;
constexpr int kOutPitch = kOutColumns + 8;  // of 16 rows of a warp's sums, on their way to C

// What belongs to a tile's rows and columns, in shared memory, at a multiple of 16 bytes: where k tiles don't have them, scales; bias.
struct Sides {
  float* all;

  TW_DEVICE const float* rows() const { return all; }
  TW_DEVICE const float* columns() const { return all + BM; }
  TW_DEVICE const float* bias() const { return all + BM + BN; }

  // By kFillers threads, of which this is number `thread`. Behind the last row and column that of the last.
  template <int kFillers>
  TW_DEVICE void fill(const Params& p, long long first_row, long long first_column, int thread) const {
    const auto* const a = static_cast<const float*>(p.scale_a);
    const auto* const b = static_cast<const float*>(p.scale_b);
    const int rows = static_cast<int>(p.M - first_row) - 1, columns = static_cast<int>(p.N - first_column) - 1;
    if constexpr (!kHasBlocks) {
#pragma unroll
      for (int i = thread; i < BM; i += kFillers) all[i] = a[(first_row + min(i, rows)) * p.scale_a_row];
    }
#pragma unroll
    for (int i = thread; i < BN; i += kFillers) {
      const long long column = first_column + min(i, columns);
      if constexpr (!kHasBlocks) all[BM + i] = b[column * p.scale_b_row];
      all[BM + BN + i] = tw::bias_of(p, static_cast<int>(column));
    }
  }

  // What 8 of the tile's columns from `column` on, a multiple of 8, are scaled by, and their bias.
  struct Eight {
    float scale[8], bias[8];
    TW_DEVICE void apply(float (&values)[8]) const {
#pragma unroll
      for (int i = 0; i < 8; ++i) values[i] = kHasBlocks ? values[i] + bias[i] : values[i] * scale[i] + bias[i];
    }
  };
  TW_DEVICE Eight eight(int column) const {
    Eight all;
#pragma unroll
    for (int i = 0; i < 8; i += 4) {
      *reinterpret_cast<float4*>(all.scale + i) = *reinterpret_cast<const float4*>(columns() + column + i);
      *reinterpret_cast<float4*>(all.bias + i) = *reinterpret_cast<const float4*>(bias() + column + i);
    }
    return all;
  }
};

// 16 rows by kColumns of a warp's sums to shared memory, times the scales of the lane's two rows; the first of 16 is the tile's `row`.
template <int kColumns, int kPitch>
TW_DEVICE void put(const float (*sums)[4], Sides sides, int row, float* out, int lane) {
  float of_rows[2];
#pragma unroll
  for (int i = 0; i < 2; ++i) of_rows[i] = kHasBlocks ? 1.0f : sides.rows()[row + lane / 4 + i * 8];
#pragma unroll
  for (int j = 0; j < kColumns / 8; ++j) {
    float* const to = out + lane / 4 * kPitch + j * 8 + lane % 4 * 2;
    *reinterpret_cast<float2*>(to) = {sums[j][0] * of_rows[0], sums[j][1] * of_rows[0]};
    *reinterpret_cast<float2*>(to + 8 * kPitch) = {sums[j][2] * of_rows[1], sums[j][3] * of_rows[1]};
  }
}

// Whether rows of a tile's results go to C in chunks of 8, of 16 bits each, and nobody wants to know the largest.
TW_DEVICE bool go_in_chunks(const Params& p, int first_column) {
  const bool is_short = p.result_type == tw::kOfBf16 || p.result_type == tw::kOfF16;
  const bool is_aligned = p.ldc % 8 == 0 && reinterpret_cast<unsigned long long>(p.C) % 16 == 0;
  return is_short && is_aligned && p.amax == nullptr && (p.N % 8 == 0 || first_column + BN <= p.N);
}

// As store() below, of what goes in chunks: results are rounded before they go to shared memory, as many columns at a time as have room.
template <typename Result>
TW_DEVICE void store_chunks(const Sum& sum, const Params& p, Sides sides, long long first_row, int first_column, int row, int column,
                            float* out, int lane) {
  constexpr int kColumns = WN % (2 * kOutColumns) == 0 ? 2 * kOutColumns : kOutColumns;
  constexpr int kPitch = kColumns / 2 + 4;  // words: rows that are written at once lie in different banks
  constexpr int kLanes = kColumns / 8, kPasses = 16 * kLanes / 32;
  static_assert(kPitch <= kOutPitch, "they have room");
  unsigned* const words = reinterpret_cast<unsigned*>(out);
  unsigned* const own = words + lane / 4 * kPitch + lane % 4;
  const int own_row = lane / kLanes, own_column = lane % kLanes * 8;
#pragma unroll
  for (int first = 0; first < WN; first += kColumns) {
    const int chunk_column = first_column + column + first + own_column;
#pragma unroll
    for (int i = 0; i < WM / 16; ++i) {
      const int block_row = row + i * kRowStep;
      float of_rows[2];
#pragma unroll
      for (int j = 0; j < 2; ++j) of_rows[j] = kHasBlocks ? 1.0f : sides.rows()[block_row + lane / 4 + j * 8];
#pragma unroll
      for (int j = 0; j < kColumns / 8; ++j) {
        const int at = column + first + j * 8 + lane % 4 * 2;
        const float2 bias = *reinterpret_cast<const float2*>(sides.bias() + at);
        const float2 scale = kHasBlocks ? float2{1.0f, 1.0f} : *reinterpret_cast<const float2*>(sides.columns() + at);
        const float(&sums)[4] = sum.block[i][first / 8 + j];
#pragma unroll
        for (int v = 0; v < 2; ++v) {
          const float left = sums[2 * v] * of_rows[v] * scale.x + bias.x, right = sums[2 * v + 1] * of_rows[v] * scale.y + bias.y;
          own[v * 8 * kPitch + j * 4] = tw::pack_pair<Result>(left, right);
        }
      }
      __syncwarp();
      const long long to_row = first_row + block_row + own_row;
      Result* const to = static_cast<Result*>(p.C) + to_row * p.ldc + chunk_column;
#pragma unroll
      for (int pass = 0; pass < kPasses; ++pass) {
        const int r = pass * (32 / kLanes);
        if (to_row + r < p.M && chunk_column < p.N) {
          *reinterpret_cast<uint4*>(to + r * p.ldc) = *reinterpret_cast<const uint4*>(words + (own_row + r) * kPitch + own_column / 2);
        }
      }
      __syncwarp();
    }
  }
}

// Takes a warp's sums to C through its own shared memory: of the tile that begins at first_row and first_column, rows from `row` and
// columns from `column` on, 16 rows and kOutColumns at a time. A lane has 8 of these columns in several rows. What is done to them is
// written once, not for each part of the sums: so much code would have to come from L2 for every tile.
TW_DEVICE void store(const Sum& sum, const Params& p, Sides sides, long long first_row, int first_column, int row, int column, float* out,
                     int lane) {
  if (go_in_chunks(p, first_column)) {
    if (p.result_type == tw::kOfBf16) {
      store_chunks<tw::bf16>(sum, p, sides, first_row, first_column, row, column, out, lane);
    } else {
      store_chunks<tw::f16>(sum, p, sides, first_row, first_column, row, column, out, lane);
    }
    return;
  }
  constexpr int kLanes = kOutColumns / 8;  // that share a row
  constexpr int kBlocks = WM / 16, kParts = WN / kOutColumns * kBlocks;
  const int own_row = lane / kLanes, own_column = lane % kLanes * 8;
  const float scale = tw::scale_of_result(p);
  int most = 0;
#pragma unroll 1
  for (int part = 0; part < kParts; ++part) {
    const int block_row = row + part % kBlocks * kRowStep;
#pragma unroll
    for (int i = 0; i < kParts; ++i) {
      if (i == part) put<kOutColumns, kOutPitch>(&sum.block[i % kBlocks][i / kBlocks * (kOutColumns / 8)], sides, block_row, out, lane);
    }
    __syncwarp();
    const int own = column + part / kBlocks * kOutColumns + own_column, count = static_cast<int>(min(p.N - first_column - own, 8LL));
    const Sides::Eight eight = sides.eight(own);
#pragma unroll 1
    for (int r = own_row; r < 16; r += 32 / kLanes) {
      if (first_row + block_row + r >= p.M || count <= 0) break;
      const float4 low = *reinterpret_cast<const float4*>(out + r * kOutPitch + own_column);
      const float4 high = *reinterpret_cast<const float4*>(out + r * kOutPitch + own_column + 4);
      float values[8] = {low.x, low.y, low.z, low.w, high.x, high.y, high.z, high.w};
      eight.apply(values);
      tw::store_columns(p, values, first_row + block_row + r, first_column + own, count, scale, most);
    }
    __syncwarp();
  }
  tw::note_largest(p, most);
}
static_assert(!kHasBlocks || 128 % WN == 0, "a warp's columns are of one block of 128");

// Where a lane's scales lie: of its two rows of each 16, and of its two columns of each 8 or of the warp's block of them. Rows and
// columns behind the last count as that: their sums are not stored.
struct Scales {
  const float* a;
  const float* b;
  long long a_step, b_step;
  int row, column, last_row, last_column;

  TW_DEVICE Scales(const Params& p, long long warp_row, long long warp_column, int lane)
      : a(static_cast<const float*>(p.scale_a)),
        b(static_cast<const float*>(p.scale_b)),
        a_step(p.scale_a_row),
        b_step(p.scale_b_row),
        row(static_cast<int>(warp_row) + lane / 4),
        column(static_cast<int>(warp_column) + lane % 4 * 2),
        last_row(static_cast<int>(p.M) - 1),
        last_column(static_cast<int>(p.N) - 1) {}

  // Of number i of the lane's rows.
  TW_DEVICE float of_row(int i) const { return a[min(row + i / 2 * kRowStep + i % 2 * 8, last_row) * a_step]; }
  TW_DEVICE float of_column(int i) const { return b[min(column + i, last_column) * b_step]; }
  TW_DEVICE float of_columns(int) const { return b[min(column, last_column) / 128 * b_step]; }
};


constexpr int kThreads = BM / WM * (kBColumns / WN) * 32;
using ATile = tw::OperandTile<ElementA, BM, BK, true, kThreads>;
using BTile = tw::OperandTile<ElementB, kBColumns, BK, true, kThreads>;
constexpr int kStageBytes = ATile::kBytes + BTile::kBytes;
constexpr int kSteps = BK / ATile::kDepthPerStep;
using Fragments = tw::Fragments<ElementA, ATile, BTile, WM, WN>;

static_assert(BM % WM == 0 && kBColumns % WN == 0, "warp tiles divide the CTA tile");
static_assert(WM % 16 == 0 && WN % 16 == 0 && kSteps % 2 == 0, "a warp tile is made of 16 x 16 blocks, and has pairs of steps");
static_assert(STAGES * kStageBytes >= kThreads / 32 * 16 * kOutPitch * 4, "sums fit the pipeline's shared memory");

extern __shared__ __align__(1024) unsigned char shared[];

// Asks for a k tile: each thread for its chunks of an operand. `place_of`: from a row of the tile to where it begins in `codes`, and
// below 0 where there is none.
template <typename Tile, typename PlaceOf>
TW_DEVICE void load(unsigned to, const void* codes, const PlaceOf& place_of, long long depth, long long end) {
  const int thread = static_cast<int>(threadIdx.x);
  const unsigned char* const all = static_cast<const unsigned char*>(codes);
#pragma unroll
  for (int pass = 0; pass < Tile::kPasses; ++pass) {
    const int row = thread / Tile::kChunksPerRow + pass * Tile::kRowsPerPass, chunk = thread % Tile::kChunksPerRow;
    if (row >= Tile::kRows) break;
    const long long place = place_of(row), k = depth + chunk * Tile::kElementsPerChunk;
    const bool exists = place >= 0 && k < end;
    tw::cp_async_16_or_zero(to + Tile::offset(row, chunk), exists ? all + place + k : all, exists);
  }
}

// Of one k tile.
struct Factors {
  float of_rows[WM / 8];
  float of_columns[kHasColumns ? WN / 4 : kParts];

  TW_DEVICE void load(const Scales& scales) {
#pragma unroll
    for (int i = 0; i < WM / 8; ++i) of_rows[i] = scales.of_row(i);
#pragma unroll
    for (int i = 0; i < (kHasColumns ? WN / 4 : kParts); ++i) {
      of_columns[i] = kHasColumns ? scales.of_column(i / 2 * 8 + i % 2) : scales.of_columns(i);
    }
  }

  // Where only a warp's block of columns has a scale its rows have all.
  TW_DEVICE void join() {
#pragma unroll
    for (int i = 0; i < WM / 8; ++i) {
      if constexpr (!kHasColumns && kParts == 1) of_rows[i] *= of_columns[0];
    }
  }
};

TW_DEVICE void promote(Sum& sum, const Sum& part, const Factors& factors) {
#pragma unroll
  for (int i = 0; i < WM / 16; ++i) {
#pragma unroll
    for (int j = 0; j < WN / 8; ++j) {
#pragma unroll
      for (int v = 0; v < 4; ++v) {
        float value = part.block[i][j][v];
        if constexpr (kHasColumns) value *= factors.of_columns[j * 2 + v % 2];
        if constexpr (kHasBlocks && !kHasColumns && kParts == 2) value *= factors.of_columns[j % 2];
        if constexpr (kHasBlocks) value *= factors.of_rows[i * 2 + v / 2];
        sum.block[i][j][v] += value;
      }
    }
  }
}

TW_DEVICE void multiply(Sum& sum, Fragments& fragments) {
#pragma unroll
  for (int i = 0; i < WM / 16; ++i) {
#pragma unroll
    for (int j = 0; j < WN / 8; ++j) {
      tw::mma_fp8<ElementA, ElementB>(sum.block[i][j], fragments.a[i], fragments.b[j / 2][j % 2 * 2], fragments.b[j / 2][j % 2 * 2 + 1]);
    }
  }
}

// Adds up a warp's part of a tile, whose k tiles `load_tile` asks for.
template <typename LoadTile>
TW_DEVICE void add_up(Sum& sum, const Params& p, Scales scales, const LoadTile& load_tile, int warp_row, int warp_column, int lane) {
  const unsigned pipeline = tw::shared_address(shared);
#pragma unroll 1
  for (int stage = 0; stage < STAGES - 1; ++stage) {
    if (stage * BK < p.K) load_tile(pipeline + stage * kStageBytes, stage * BK);
    tw::cp_async_commit();  // a group for each k tile, empty ones included, so that a wait can count them
  }
  const unsigned a_address = pipeline + Fragments::a_offset(warp_row, 0, lane);
  const unsigned b_address = pipeline + ATile::kBytes + Fragments::b_offset(warp_column, 0, lane);
  unsigned stage = 0, free_stage = (STAGES - 1) * kStageBytes;  // which is multiplied, and which was before
#pragma unroll 1
  for (long long depth = 0; depth < p.K; depth += BK) {
    Factors factors;
    if constexpr (kHasBlocks) {
      factors.load(scales);
      scales.a += p.scale_a_block;
      scales.b += p.scale_b_block;
    }
    tw::cp_async_wait<STAGES - 2>();
    __syncthreads();  // this k tile has arrived, and all warps have read the one before
    const long long next = depth + (STAGES - 1) * BK;
    if (next < p.K) load_tile(pipeline + free_stage, next);
    tw::cp_async_commit();
    Sum own;
    Sum& part = kPromotes ? own : sum;
    Fragments fragments[2];
    fragments[0].load(a_address + stage, b_address + stage, 0);
#pragma unroll
    for (int step = 0; step < kSteps; ++step) {
      if (step + 1 < kSteps) fragments[(step + 1) % 2].load(a_address + stage, b_address + stage, step + 1);
      multiply(part, fragments[step % 2]);
    }
    if constexpr (kHasBlocks) factors.join();
    if constexpr (kPromotes) promote(sum, part, factors);
    free_stage = stage;
    stage = stage == (STAGES - 1) * kStageBytes ? 0 : stage + kStageBytes;
  }
  tw::cp_async_wait<0>();
  __syncthreads();  // shared memory changes hands: from the pipeline to the sums
}
extern "C" __global__ void __launch_bounds__(kThreads, 1) tw_scaled_gemm_sm89_mma_e5m2_e4m3_block_promoted_64x128_32x32_s3(const __grid_constant__ Params p) {
  const int lane = static_cast<int>(threadIdx.x) % 32, warp = static_cast<int>(threadIdx.x) / 32;
  const int warp_row = warp / (BN / WN) * WM, warp_column = warp % (BN / WN) * WN;
  const int columns = static_cast<int>((p.N + BN - 1) / BN);
  const long long first_row = static_cast<long long>(blockIdx.x / columns) * BM;
  const int first_column = static_cast<int>(blockIdx.x % columns) * BN;

  const Sides sides{reinterpret_cast<float*>(shared + STAGES * kStageBytes)};
  sides.fill<kThreads>(p, first_row, first_column, static_cast<int>(threadIdx.x));  // others read it behind the barriers below
  const auto row_of_a = [&](int row) { return first_row + row < p.M ? (first_row + row) * p.lda : -1LL; };
  const auto row_of_b = [&](int row) { return first_column + row < p.N ? (first_column + row) * p.ldb : -1LL; };
  const auto load_tile = [&](unsigned to, long long depth) {
    load<ATile>(to, p.A, row_of_a, depth, p.K);
    load<BTile>(to + ATile::kBytes, p.B, row_of_b, depth, p.K);
  };
  Sum sum;
  const Scales scales(p, first_row + warp_row, first_column + warp_column, lane);
  add_up(sum, p, scales, load_tile, warp_row, warp_column, lane);
  float* const out = reinterpret_cast<float*>(shared) + warp * 16 * kOutPitch;
  store(sum, p, sides, first_row, first_column, warp_row, warp_column, out, lane);
}
