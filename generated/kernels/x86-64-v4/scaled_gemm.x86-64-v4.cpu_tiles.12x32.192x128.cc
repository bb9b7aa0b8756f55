// scaled_gemm.x86-64-v4.cpu_tiles.12x32.192x128: emitted by tilewright-codegen, do not edit.
// template: scaled_gemm/cpu_tiles.cc.j2
// config: MR=12 NV=2 BM=192 BN=128
// hash: fe7f87c7127d37b92deaf6cf9230dbb6
// C = (scale_a A) (scale_b B)^T + bias on a CPU, for every type and scaling. A call computes a block of C: rows of A and panels of
// B are converted to f32 and scaled as they are copied, 256 of K at a time, and multiplied in register tiles. Scales of rows of
// integers come behind the sums, which are exact: they are added up as whole numbers.
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
  long long types, result_type, scaling_code;
};

#include "scaled_gemm/cpu_panels.h"
#include "scaled_gemm/cpu_result.h"


constexpr int MR = 12;                  // rows of a full tile
constexpr int NV = 2;                  // vectors in a row of a tile
constexpr int BM = 192, BN = 128;  // the largest block of C
constexpr int NR = NV * kLanes;
constexpr int kBlock = 128;  // of K, and of N: what a scale of blocks is for
constexpr int kDepth = 2 * kBlock;

enum Types { kE4m3, kE4m3E5m2, kE5m2E4m3, kI8 };  // codes of the attributes dtype and scaling
enum Scalings { kByRow, kByBlock, kByBlockOfRow };

static_assert(MR <= kLanes, "a panel of A is packed one vector of rows at a time");
static_assert(MR * NV + NV + 1 <= 2 * kLanes, "sums, one row of B and one element of A fit the vector registers");
static_assert(BN % NR == 0, "a block of C has whole panels");

enum Numbers { kNumbersE4m3, kNumbersE5m2, kNumbersI8 };

// How sums of several depths are added up. kRunning: each product is added to what was there. Of integers a depth's sum is exact
// in f32; kWhole: it is added to whole numbers of 32 bits, which take the place of the floats; kPieces: to floats.
enum Adding { kRunning, kWhole, kPieces };
static_assert(kDepth <= 1024, "so many products of integers are exact in f32");

// A or B.
struct Operand {
  const unsigned char* codes;
  const float* scales;  // null: there are none
  long long leading, step, block_step;  // from a row to the next, from a row's scale to the next, from a block's of K
  long long rows_of_scale;
  Numbers numbers;
  const int* index = nullptr;  // of rows, which are then up to `last`; null: they are taken as they lie
  long long last = 0;

  long long place(long long row) const {
    if (index == nullptr) return row;
    return index[row] < 0 ? 0 : smaller(index[row], last);
  }
};

// Rows [row, row + rows) with rows <= kLanes, k in [first, first + depth), to `to`, where a step of k takes `step` floats.
static void pack(const Operand& of, long long row, int rows, long long first, long long depth, float* to, long long step) {
  for (long long k = 0; k < depth; k += kBlock) {
    const unsigned char* from[kLanes];
    float scale[kLanes];
    for (int i = 0; i < rows; ++i) {
      const long long place = of.place(row + i);
      from[i] = of.codes + place * of.leading + first + k;
      const long long at = place / of.rows_of_scale * of.step + (first + k) / kBlock * of.block_step;
      scale[i] = of.scales == nullptr ? 1.0f : of.scales[at];
    }
    const long long count = smaller(kBlock, depth - k);
    if (of.numbers == kNumbersE5m2) {
      turn_rows<E5m2>(from, scale, rows, count, to + k * step, step);
    } else if (of.numbers == kNumbersI8) {
      turn_rows<I8>(from, scale, rows, count, to + k * step, step);
    } else {
      turn_rows<E4m3>(from, scale, rows, count, to + k * step, step);
    }
  }
}

// sums[rows, NR] (+)= A[rows, depth] B[depth, NR], of panels of both.
template <int rows>
static void tile(const float* a, const float* b, long long depth, float* sums, bool is_first, Adding adding) {
  Vector sum[rows][NV];
#pragma GCC unroll 32
  for (int i = 0; i < rows; ++i) {
#pragma GCC unroll 8
    for (int j = 0; j < NV; ++j) {
      sum[i][j] = is_first || adding != kRunning ? Vector{} : load(sums + i * BN + j * kLanes);
    }
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
    for (int j = 0; j < NV; ++j) {
      float* const to = sums + i * BN + j * kLanes;
      Vector value = sum[i][j];
      if (adding == kPieces && !is_first) value += load(to);
      if (adding == kWhole) {
        const IntVector whole = __builtin_convertvector(value, IntVector);
        value = as_floats(is_first ? whole : whole + as_bits(load(to)));
      }
      store(to, value);
    }
  }
}

using Tile = void (*)(const float*, const float*, long long, float*, bool, Adding);
static constexpr Tile kTiles[] = {
    nullptr,
    tile<1>,
    tile<2>,
    tile<3>,
    tile<4>,
    tile<5>,
    tile<6>,
    tile<7>,
    tile<8>,
    tile<9>,
    tile<10>,
    tile<11>,
    tile<12>,
};

// sums[part][rows, columns], rows BN apart: of rows of A and of B `first_row` and `first_column` on, of each of `parts` matrices B.
static void add_up(const Operand& of_a, long long first_row, long long rows, const Operand* of_b, int parts, long long first_column,
                   long long columns, long long whole_depth, float* sums, Adding adding) {
  // Rows of A that a vector writes behind its own are written again by who follows.
  alignas(64) float a[(BM + MR) * kDepth + kLanes];
  alignas(64) float b[NR * kDepth];
  const long long tiles = (rows + MR - 1) / MR;  // of equal height: a low last one would not keep the multipliers busy
  long long first = 0;
  do {  // once also where there is nothing to add up
    const long long depth = smaller(kDepth, whole_depth - first);
    for (long long t = 0; t < tiles; ++t) {
      const long long row = begin_of(rows, tiles, t), end = begin_of(rows, tiles, t + 1);
      pack(of_a, first_row + row, static_cast<int>(end - row), first, depth, a + t * MR * kDepth, MR);
    }
    for (int part = 0; part < parts; ++part) {
      for (long long column = 0; column < columns; column += NR) {
        for (int j = 0; j < NR; j += kLanes) {
          const long long left = columns - column - j;
          const int count = static_cast<int>(left < 0 ? 0 : smaller(kLanes, left));
          pack(of_b[part], first_column + column + j, count, first, depth, b + j, NR);
        }
        for (long long t = 0; t < tiles; ++t) {
          const long long row = begin_of(rows, tiles, t), end = begin_of(rows, tiles, t + 1);
          kTiles[end - row](a + t * MR * kDepth, b, depth, sums + part * BM * BN + row * BN + column, first == 0, adding);
        }
      }
    }
    first += kDepth;
  } while (first < whole_depth);
}
constexpr long long kExactDepth = 131072;  // from which on sums of integers may be more than 32 bits

// What sums are before they are scaled, and by what; of a whole row of a block by `of_row`.
struct Scaling {
  bool is_whole = false;             // whole numbers in the place of floats
  const float* of_columns = nullptr;  // null: sums are scaled already
  float of_row = 1.0f;

  Vector operator()(Vector sum, long long column) const {
    if (is_whole) sum = __builtin_convertvector(as_bits(sum), Vector);
    return of_columns == nullptr ? sum : sum * (of_row * load(of_columns + column));
  }
};

// `count` of a row of C from `at` on.
static void finish(const Params& p, long long at, long long column, long long count, const float* sums, const Scaling& scaling,
                   float scale, IntVector& most) {
  const int type = static_cast<int>(p.result_type);
  for (long long j = 0; j < count; j += kLanes) {
    const long long left = count - j;
    Vector value = scaling(load(sums + j), j);
    if (p.bias != nullptr) value += load_bias(p.bias, type, column + j, left);
    if (p.amax != nullptr) {
      IntVector magnitude = as_bits(value) & 0x7fffffff;
      for (long long i = left; i < kLanes; ++i) magnitude[i] = 0;
      most = most < magnitude ? magnitude : most;
    }
    if (p.scale_c != nullptr) value *= scale;
    store_result(p.C, type, at + j, value, left);
  }
}

static void multiply(const Params& p, long long first_row, long long rows, long long first_column, long long columns) {
  alignas(64) float sums[BM * BN];
  const bool has_blocks = p.scaling_code != kByRow, is_behind = p.types == kI8 && !has_blocks;
  const float* const scale_a = static_cast<const float*>(p.scale_a);
  const float* const scale_b = static_cast<const float*>(p.scale_b);
  const Numbers usual = p.types == kI8 ? kNumbersI8 : kNumbersE4m3;
  const Operand of_a{static_cast<const unsigned char*>(p.A), is_behind ? nullptr : scale_a, p.lda, p.scale_a_row,
                     has_blocks ? p.scale_a_block : 0, 1, p.types == kE5m2E4m3 ? kNumbersE5m2 : usual};
  const Operand of_b{static_cast<const unsigned char*>(p.B), is_behind ? nullptr : scale_b, p.ldb, p.scale_b_row,
                     has_blocks ? p.scale_b_block : 0, p.scaling_code == kByBlock ? kBlock : 1, p.types == kE4m3E5m2 ? kNumbersE5m2 : usual};
  const Adding adding = !is_behind ? kRunning : p.K < kExactDepth ? kWhole : kPieces;
  add_up(of_a, first_row, rows, &of_b, 1, first_column, columns, p.K, sums, adding);

  alignas(64) float of_columns[BN];
  for (long long j = 0; j < BN && is_behind; ++j) of_columns[j] = j < columns ? scale_b[(first_column + j) * p.scale_b_row] : 0.0f;
  Scaling scaling{adding == kWhole, is_behind ? of_columns : nullptr};

  const float scale = p.scale_c == nullptr ? 1.0f : *static_cast<const float*>(p.scale_c);
  IntVector most{};
  for (long long i = 0; i < rows; ++i) {
    if (is_behind) scaling.of_row = scale_a[(first_row + i) * p.scale_a_row];
    finish(p, (first_row + i) * p.ldc + first_column, first_column, columns, sums + i * BN, scaling, scale, most);
  }
  if (p.amax == nullptr) return;
  int largest = 0;
  for (int lane = 0; lane < kLanes; ++lane) largest = most[lane] > largest ? most[lane] : largest;
  note_largest(p.amax, largest);
}

extern "C" void tw_scaled_gemm_x86_64_v4_cpu_tiles_12x32_192x128(const Params* params, long long x, long long y, long long) {
  const Params& p = *params;
  const long long row_blocks = (p.M + BM - 1) / BM, first_column = x * BN;
  const long long first_row = begin_of(p.M, row_blocks, y), end = begin_of(p.M, row_blocks, y + 1);
  multiply(p, first_row, end - first_row, first_column, smaller(BN, p.N - first_column));
}
