// scaled_grouped_gemm.sm100f.mma.e4m3.block_row.promoted.swiglu.32x64.16x32.s3: emitted by tilewright-codegen, do not edit.
// template: scaled_grouped_gemm/mma.cu.j2
// config: BM=32 BN=64 WM=16 WN=32 STAGES=3 dtype=e4m3 scaling=block_row accumulation=promoted gate=swiglu
// hash: 0ff94c7a064b2ace5ec95d7a54bef7fd
// C[i] = row_scale[i] * act((scale_a A[row_index[i]]) (scale_b B[group of i])^T + bias) on tensor cores by mma.sync of 8-bit floats,
// fed by cp.async (sm89 and up). Each CTA computes a BM x BN tile of C, as scaled_gemm's kernels of mma.sync do. With a gate columns
// of both matrices lie in turns of 8 in the tile of B, so that each thread has the sums of both.
#include "common/cp_async.h"
#include "common/mma.h"
#include "common/mma_fp8.h"
#include "gemm/accumulators.h"
#include "gemm/fragments.h"
#include "gemm/operand_tile.h"
#include "grouped_gemm/groups.h"
#include "scaled_gemm/store_columns.h"
#include "scaled_grouped_gemm/epilogue.h"

struct Params {
  const void* A;
  const void* B;
  void* C;
  const void* scale_a;
  const void* scale_b;
  const void* offsets;
  const void* row_index;
  const void* bias;
  const void* row_scale;
  void* workspace;
  long long G, M, N, K, rows_a, parts, lda, ldb, stride_part, stride_b, ldc, scale_a_row, scale_a_block, scale_b_row, scale_b_block, scale_b_part, scale_b_group;
  int activation;
  long long result_type, row_tiles;
};

enum class Dtype { e4m3, e4m3_e5m2, e5m2_e4m3 };
inline constexpr Dtype dtype = Dtype::e4m3;
enum class DtypeC { bf16, f16 };
enum class Scaling { row, block, block_row };
inline constexpr Scaling scaling = Scaling::block_row;
enum class Accumulation { promoted, fast };
inline constexpr Accumulation accumulation = Accumulation::promoted;
enum class Gate { none, swiglu, swiglu_clamped };
inline constexpr Gate gate = Gate::swiglu;
using ElementA = tw::e4m3;
using ElementB = tw::e4m3;

constexpr int BM = 32, BN = 64, BK = 128;  // tile of C, and depth of a k tile
constexpr int WM = 16, WN = 32;            // what one warp multiplies: rows of A, columns of B
constexpr int STAGES = 3;                  // k tiles in shared memory
constexpr bool kHasBlocks = scaling != Scaling::row;
constexpr bool kPromotes = kHasBlocks || accumulation == Accumulation::promoted;
constexpr bool kHasColumns = scaling == Scaling::block_row;  // each column of C has a scale for each k tile
constexpr int kParts = gate == Gate::none ? 1 : 2, kBColumns = BN * kParts;
constexpr int kOutColumns = WN / kParts, kOutPitch = kOutColumns + 8;  // of 16 rows of a warp's sums, on their way to C

using Sum = tw::Accumulators<WM / 16, WN / 8>;

static_assert(!kHasBlocks || 128 % kOutColumns == 0, "a warp's columns are of one block of 128");

// A column of B's tile is column `column` of C, of matrix `part`.
struct Column {
  int part, column;
  TW_DEVICE explicit Column(int of_tile)
      : part(kParts == 1 ? 0 : of_tile / 8 % 2), column(kParts == 1 ? of_tile : of_tile / 16 * 8 + of_tile % 8) {}
};

// Where a lane's scales lie: of its two rows of each 16, and of its two columns of each 8 or of the warp's block of them. Rows and
// columns behind the last count as that: their sums are not stored.
struct Scales {
  const float* a;
  const float* b;  // of the group
  long long a_step, b_step, b_part;
  const int* rows_of_a;  // of the tile
  int row, last_row, column, last_column;

  TW_DEVICE float of_row(int i) const { return a[rows_of_a[min(row + i / 2 * 16 + i % 2 * 8, last_row)] * a_step]; }
  // Of B's tile, counted from the lane's first one.
  TW_DEVICE float of_column(int i) const {
    const Column of(i);
    return b[of.part * b_part + min(column + of.column, last_column) * b_step];
  }
  TW_DEVICE float of_columns(int part) const { return b[part * b_part + min(column, last_column) / 128 * b_step]; }
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
// Takes a warp's sums to C, rows from `row` and columns from `column` on, 16 rows at a time through its own shared memory.
TW_DEVICE void store(Sum& sum, const Params& p, const Scales& scales, const tw::RowTile& rows, int row, int column, float* out, int lane) {
#pragma unroll
  for (int i = 0; i < WM / 16; ++i, row += 16) {
    if (row >= rows.end) break;
#pragma unroll
    for (int j = 0; j < WN / 8; j += kParts) {
      float values[4], others[4];
#pragma unroll
      for (int v = 0; v < 4; ++v) {
        values[v] = sum.block[i][j][v];
        others[v] = sum.block[i][j + kParts - 1][v];
        if constexpr (!kHasBlocks) {
          values[v] = values[v] * scales.of_row(i * 2 + v / 2) * scales.of_column(j * 8 + v % 2);
          if constexpr (kParts == 2) others[v] = others[v] * scales.of_row(i * 2 + v / 2) * scales.of_column(j * 8 + 8 + v % 2);
        }
        const int own_column = column + j / kParts * 8 + lane % 4 * 2 + v % 2;
        if (p.bias == nullptr || own_column >= p.N) continue;
        values[v] += tw::bias_at(p, rows.group, 0, own_column);
        if constexpr (kParts == 2) others[v] += tw::bias_at(p, rows.group, 1, own_column);
      }
      if constexpr (kParts == 2) tw::apply_gate<tw::bf16, static_cast<int>(gate)>(values, others);
      float* const to = out + lane / 4 * kOutPitch + j / kParts * 8 + lane % 4 * 2;
      *reinterpret_cast<float2*>(to) = {values[0], values[1]};
      *reinterpret_cast<float2*>(to + 8 * kOutPitch) = {values[2], values[3]};
    }
    __syncwarp();
#pragma unroll 1
    for (int chunk = lane; chunk < 16 * kOutColumns / 8; chunk += 32) {
      const int r = chunk / (kOutColumns / 8), c = chunk % (kOutColumns / 8) * 8;
      if (row + r >= rows.end || column + c >= p.N) continue;
      const float4 low = *reinterpret_cast<const float4*>(out + r * kOutPitch + c);
      const float4 high = *reinterpret_cast<const float4*>(out + r * kOutPitch + c + 4);
      float values[8] = {low.x, low.y, low.z, low.w, high.x, high.y, high.z, high.w};
      if constexpr (kParts == 1) tw::activate_result(p, values);
      int largest = 0;  // which nobody wants to know
      tw::store_columns(p, values, row + r, column + c, static_cast<int>(min(8LL, p.N - column - c)), tw::scale_of(p, row + r), largest);
    }
    __syncwarp();
  }
}

extern "C" __global__ void __launch_bounds__(kThreads, 1) tw_scaled_grouped_gemm_sm100f_mma_e4m3_block_row_promoted_swiglu_32x64_16x32_s3(const __grid_constant__ Params p) {
  __shared__ int rows_of_a[BM];
  const int lane = static_cast<int>(threadIdx.x) % 32, warp = static_cast<int>(threadIdx.x) / 32;
  const int warp_row = warp / (kBColumns / WN) * WM, warp_column = warp % (kBColumns / WN) * WN;
  const int columns = static_cast<int>((p.N + BN - 1) / BN);
  const int first_column = static_cast<int>(blockIdx.x % columns) * BN;
  const tw::RowTile rows = tw::row_tile(p, static_cast<int>(blockIdx.x / columns), BM);
  if (rows.first >= rows.end) return;
  const int count = min(BM, rows.end - rows.first);
  for (int i = static_cast<int>(threadIdx.x); i < count; i += kThreads) rows_of_a[i] = static_cast<int>(tw::row_of_a(p, rows.first + i));
  __syncthreads();

  const unsigned char* const b = static_cast<const unsigned char*>(p.B) + rows.group * p.stride_b;
  const auto place_of_a = [&](int row) { return row < count ? rows_of_a[row] * p.lda : -1LL; };
  const auto place_of_b = [&](int row) {
    const Column of(row);
    const long long column = first_column + of.column;
    return column < p.N ? of.part * p.stride_part + column * p.ldb : -1LL;
  };
  const auto load_tile = [&](unsigned to, long long depth) {
    load<ATile>(to, p.A, place_of_a, depth, p.K);
    load<BTile>(to + ATile::kBytes, b, place_of_b, depth, p.K);
  };
  const int warp_first = first_column + warp_column / kParts;  // of C
  const Scales scales{static_cast<const float*>(p.scale_a),
                      static_cast<const float*>(p.scale_b) + rows.group * p.scale_b_group,
                      p.scale_a_row,
                      p.scale_b_row,
                      p.scale_b_part,
                      rows_of_a,
                      warp_row + lane / 4,
                      count - 1,
                      warp_first + lane % 4 * 2,
                      static_cast<int>(p.N) - 1};
  Sum sum;
  add_up(sum, p, scales, load_tile, warp_row, warp_column, lane);
  float* const out = reinterpret_cast<float*>(shared) + warp * 16 * kOutPitch;
  store(sum, p, scales, rows, rows.first + warp_row, warp_first, out, lane);
}
