// scaled_grouped_gemm.x86-64-v2.cpu_tiles.5x16.192x128: emitted by tilewright-codegen, do not edit.
// template: scaled_grouped_gemm/cpu_tiles.cc.j2
// config: MR=5 NV=2 BM=192 BN=128
// hash: 82c21b0b8cf0de9f76a0735a9d810b63
// C[i] = row_scale[i] * act((scale_a A[row_index[i]]) (scale_b B[group of i])^T + bias) on a CPU, for every type, scaling and gate. A
// call computes some rows of a group by some columns: rows of A and panels of B are converted to f32 and scaled as they are copied,
// 256 of K at a time, and multiplied in register tiles.
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
  long long types, result_type, scaling_code, gate_code, row_tiles;
};

#include "gemm/cpu_vector_v2.h"
#include "grouped_gemm/cpu_gate.h"
#include "scaled_gemm/cpu_panels.h"
#include "scaled_gemm/cpu_result.h"


constexpr int MR = 5;                  // rows of a full tile
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
// Some rows of a group; none where `rows` is 0.
struct Rows {
  long long group, first, rows;
};

// The groups' pieces of up to BM rows stand in one row, those of a group of equal height: the one at place `number`.
static Rows rows_at(const Params& p, long long number) {
  const int* const offsets = static_cast<const int*>(p.offsets);
  long long begin = 0;
  for (long long group = 0; group < p.G; ++group) {
    const long long end = offsets[group] > begin ? smaller(offsets[group], p.M) : begin, pieces = (end - begin + BM - 1) / BM;
    if (number < pieces) {
      const long long first = begin_of(end - begin, pieces, number);
      return {group, begin + first, begin_of(end - begin, pieces, number + 1) - first};
    }
    number -= pieces;
    begin = end;
  }
  return {0, 0, 0};
}

// `count` columns of row `row` of C from `column` on: of sums, and with a gate those of the second matrix.
static void finish(const Params& p, long long group, long long row, long long column, long long count, const float* sums, const float* others) {
  const int type = static_cast<int>(p.result_type), gate = static_cast<int>(p.gate_code);
  const long long bias = group * p.parts * p.N + column, at = row * p.ldc + column;
  for (long long j = 0; j < count; j += kLanes) {
    const long long left = count - j;
    Vector value = load(sums + j);
    if (p.bias != nullptr) value += load_bias(p.bias, type, bias + j, left);
    if (gate == kNoGate) {
      value = activate(value, p.activation);
    } else {
      Vector other = load(others + j);
      if (p.bias != nullptr) other += load_bias(p.bias, type, bias + p.N + j, left);
      value = gated(value, other, gate);
    }
    if (p.row_scale != nullptr) value *= static_cast<const float*>(p.row_scale)[row];
    store_result(p.C, type, at + j, value, left);
  }
}

extern "C" void tw_scaled_grouped_gemm_x86_64_v2_cpu_tiles_5x16_192x128(const Params* params, long long x, long long y, long long) {
  const Params& p = *params;
  const Rows rows = rows_at(p, y);
  if (rows.rows == 0) return;
  const long long first_column = x * BN, columns = smaller(BN, p.N - first_column);
  const bool has_blocks = p.scaling_code != kByRow;
  const Operand of_a{static_cast<const unsigned char*>(p.A), static_cast<const float*>(p.scale_a), p.lda, p.scale_a_row,
                     has_blocks ? p.scale_a_block : 0, 1, p.types == kE5m2E4m3 ? kNumbersE5m2 : kNumbersE4m3, static_cast<const int*>(p.row_index), p.rows_a - 1};
  Operand of_b[2];
  for (int part = 0; part < 2; ++part) {
    of_b[part] = {static_cast<const unsigned char*>(p.B) + rows.group * p.stride_b + part * p.stride_part,
                  static_cast<const float*>(p.scale_b) + rows.group * p.scale_b_group + part * p.scale_b_part, p.ldb, p.scale_b_row,
                  has_blocks ? p.scale_b_block : 0, p.scaling_code == kByBlock ? kBlock : 1, p.types == kE4m3E5m2 ? kNumbersE5m2 : kNumbersE4m3};
  }
  alignas(64) float sums[2][BM * BN];
  add_up(of_a, rows.first, rows.rows, of_b, p.gate_code == kNoGate ? 1 : 2, first_column, columns, p.K, sums[0], kRunning);
  for (long long i = 0; i < rows.rows; ++i) {
    finish(p, rows.group, rows.first + i, first_column, columns, sums[0] + i * BN, sums[1] + i * BN);
  }
}
