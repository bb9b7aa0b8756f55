// k_grouped_gemm.x86-64-v3.cpu_tiles.f32.6x16.192x128: emitted by tilewright-codegen, do not edit.
// template: k_grouped_gemm/cpu_tiles.cc.j2
// config: MR=6 NV=2 BM=192 BN=128 dtype=f32
// hash: 19b63e704b3f0f1e2f80dfbaf03f3c5b
// C[g] = beta * C[g] + A^T B over the rows of group g on a CPU. A call computes a block of a group's C: 256 rows at a time its
// columns of A and B are copied into panels as f32, and multiplied in register tiles.
struct Params {
  const void* A;
  const void* B;
  void* C;
  const void* offsets;
  const void* row_index;
  void* workspace;
  long long G, T, M, N, rows_a, lda, ldb, ldc, stride_c;
  float beta;
};

#include "grouped_gemm/cpu_panels.h"

using Element = tw::f32;
using Result = Element;

constexpr int MR = 6;                  // rows of a full tile
constexpr int NV = 2;                  // vectors in a row of a tile
constexpr int BM = 192, BN = 128;  // the largest block of C
constexpr int NR = NV * kLanes;
constexpr int kDepth = 256;

static_assert(MR <= kLanes, "a row of a panel of A is copied as one vector");
static_assert(MR * NV + NV + 1 <= 2 * kLanes, "sums, one row of B and one element of A fit the vector registers");
static_assert(BN % NR == 0, "a block of C has whole panels");

static const Element* row_of_a(const Params& p, long long row) {
  long long from = row;
  if (p.row_index != nullptr) {
    from = static_cast<const int*>(p.row_index)[row];
    from = from < 0 ? 0 : smaller(from, p.rows_a - 1);
  }
  return static_cast<const Element*>(p.A) + from * p.lda;
}

// sums[rows, NR] (+)= A[depth, rows]^T B[depth, NR], of panels of both.
template <int rows>
static void tile(const float* a, const float* b, long long depth, float* sums, bool is_first) {
  Vector sum[rows][NV];
#pragma GCC unroll 32
  for (int i = 0; i < rows; ++i) {
#pragma GCC unroll 8
    for (int j = 0; j < NV; ++j) sum[i][j] = is_first ? Vector{} : load(sums + i * BN + j * kLanes);
  }
#pragma GCC unroll 4
  for (long long k = 0; k < depth; ++k, a += MR, b += NR) {
    Vector row[NV];
#pragma GCC unroll 8
    for (int j = 0; j < NV; ++j) row[j] = load(b + j * kLanes);
#pragma GCC unroll 32
    for (int i = 0; i < rows; ++i) {
      const Vector element = broadcast(a[i]);
#pragma GCC unroll 8
      for (int j = 0; j < NV; ++j) multiply_add(sum[i][j], element, row[j]);
    }
  }
#pragma GCC unroll 32
  for (int i = 0; i < rows; ++i) {
#pragma GCC unroll 8
    for (int j = 0; j < NV; ++j) store(sums + i * BN + j * kLanes, sum[i][j]);
  }
}

using Tile = void (*)(const float*, const float*, long long, float*, bool);
static constexpr Tile kTiles[] = {
    nullptr,
    tile<1>,
    tile<2>,
    tile<3>,
    tile<4>,
    tile<5>,
    tile<6>,
};

// A tile of C, of its sums, while these are in the nearest cache.
static void finish(const Params& p, Result* c, long long rows, long long columns, const float* sums) {
  for (long long i = 0; i < rows; ++i, c += p.ldc, sums += BN) {
    for (long long j = 0; j < columns; j += kLanes) {
      Vector value = load(sums + j);
      if (p.beta != 0) value += p.beta * load_elements(c + j, columns - j);
      store_elements(c + j, value, columns - j);
    }
  }
}

// A block of C whose rows of A and B are [begin, end).
static void multiply(const Params& p, long long group, long long begin, long long end, long long first_row, long long rows,
                     long long first_column, long long columns) {
  // Rows of a panel that a vector writes behind its own are written again by who follows.
  alignas(64) float a[(BM + MR) * kDepth + kLanes];
  alignas(64) float b[NR * kDepth];
  alignas(64) float sums[BM * BN];
  Result* const c = static_cast<Result*>(p.C) + group * p.stride_c + first_row * p.ldc + first_column;
  const long long tiles = (rows + MR - 1) / MR;  // of equal height: a low last one would not keep the multipliers busy
  long long first = begin;
  do {  // once also where there is nothing to add up
    const long long depth = smaller(kDepth, end - first);
    for (long long t = 0; t < tiles; ++t) {
      const long long column = first_row + begin_of(rows, tiles, t);
      float* to = a + t * MR * kDepth;
      for (long long k = 0; k < depth; ++k, to += MR) store(to, load_elements(row_of_a(p, first + k) + column, p.M - column));
    }
    for (long long column = 0; column < columns; column += NR) {
      const Element* const from = static_cast<const Element*>(p.B) + first * p.ldb + first_column + column;
      pack_b<false, NR>(from, p.ldb, static_cast<int>(smaller(NR, columns - column)), depth, b);
      for (long long t = 0; t < tiles; ++t) {
        const long long row = begin_of(rows, tiles, t), height = begin_of(rows, tiles, t + 1) - row;
        float* const tile_sums = sums + row * BN + column;
        kTiles[height](a + t * MR * kDepth, b, depth, tile_sums, first == begin);
        if (first + kDepth >= end) finish(p, c + row * p.ldc + column, height, smaller(NR, columns - column), tile_sums);
      }
    }
    first += kDepth;
  } while (first < end);
}

extern "C" void tw_k_grouped_gemm_x86_64_v3_cpu_tiles_f32_6x16_192x128(const Params* params, long long x, long long y, long long z) {
  const Params& p = *params;
  const int* const offsets = static_cast<const int*>(p.offsets);
  long long begin = 0, end = 0;
  for (long long group = 0; group <= z; ++group) {
    begin = end;
    if (offsets[group] > end) end = smaller(offsets[group], p.T);
  }
  if (begin == end && p.beta == 1) return;
  const long long row_blocks = (p.M + BM - 1) / BM, first_column = x * BN;
  const long long first_row = begin_of(p.M, row_blocks, y), end_row = begin_of(p.M, row_blocks, y + 1);
  multiply(p, z, begin, end, first_row, end_row - first_row, first_column, smaller(BN, p.N - first_column));
}
