// grouped_gemm.x86-64-v2.cpu_blocked.f32.nt.none.5x16: emitted by tilewright-codegen, do not edit.
// template: grouped_gemm/cpu_blocked.cc.j2
// config: MR=5 NV=2 IN_PLACE=1 dtype=f32 layout=nt gate=none
// hash: 751845b809c45446502b420ce59d8cee
// C[i] = row_scale[i] * act(A[row_index[i]] op(B[group of i]) + bias) on a CPU. A call computes some rows of a group by some
// columns: rows of A are gathered into panels, panels of the group's matrix copied and multiplied in register tiles. Of a group of
// few rows the matrix is read where it lies, once. All is converted to f32 on the way.
struct Params {
  const void* A;
  const void* B;
  void* C;
  const void* offsets;
  const void* row_index;
  const void* bias;
  const void* row_scale;
  void* workspace;
  long long G, M, N, K, rows_a, parts, lda, ldb, stride_part, stride_b, ldc;
  int activation;
  int mc;
  int nc;
  int kc;
  int few;
};

enum class Dtype { f32, f16, bf16 };
inline constexpr Dtype dtype = Dtype::f32;
enum class Layout { nt, nn };
inline constexpr Layout layout = Layout::nt;
enum class Gate { none, swiglu, swiglu_clamped };
inline constexpr Gate gate = Gate::none;
#include "gemm/cpu_vector_v2.h"
#include "grouped_gemm/cpu_blocked.h"
#include "grouped_gemm/cpu_gate.h"
#include "grouped_gemm/cpu_panels.h"
#include "grouped_gemm/cpu_stream_nt.h"

using Element = tw::f32;
using Block = tw::GroupedParams;
using Item = tw::GroupedItem;

constexpr int MR = 5;  // rows of a full tile
constexpr int NV = 2;  // vectors in a row of a tile
constexpr bool IN_PLACE = true;  // matrices of groups of few rows are read where they lie
constexpr int NR = NV * kLanes;
constexpr int kParts = gate == Gate::none ? 1 : 2;
constexpr bool kIsTransposed = layout == Layout::nt;  // B's rows are C's columns

static_assert(sizeof(Params) == sizeof(Block), "the driver reads the op's parameter block");
static_assert(MR <= kLanes, "a panel of A is packed one vector of rows at a time");
static_assert(MR * NV + NV + 1 <= 2 * kLanes, "sums, one row of B and one element of A fit the vector registers");

// Blocks of equal depth, one where there is nothing to add up. Where few rows are all that a matrix is read for, its own rows are
// read as whole as caches allow: short pieces are not foreseen by the hardware.
static long long blocks_of_k(const Block& p, bool is_few) {
  const long long deepest = is_few ? 4096 : p.kc;
  return p.K <= deepest ? 1 : (p.K + deepest - 1) / deepest;
}

// What an item's parts of the workspace are long, in floats.
struct Parts {
  long long depth;                                 // of a block, at most
  long long a, b;                                  // rows of A; a panel of B
  long long width;                                 // from a row of sums to the next
  long long sums;                                  // of one part
  Parts(const Block& p, long long rows, long long columns, bool is_few) {
    const long long blocks = blocks_of_k(p, is_few);
    depth = up((p.K + blocks - 1) / blocks, kLanes);
    a = up(up(rows, MR) * depth + kLanes, 16);
    b = NR * depth;
    width = is_few || blocks > 1 ? up(columns, NR) : NR;  // sums of one panel after the other, where none is needed again
    sums = rows * width;
  }
  long long floats() const { return a + b + kParts * sums; }
};

static long long workspace_bytes(const Block& p, long long rows, long long columns) {
  const long long most = Parts(p, rows, columns, false).floats(), few = Parts(p, smaller(rows, p.few), columns, true).floats();
  return up(4 * (most > few ? most : few), 64);
}

static const Element* row_of_a(const Block& p, long long row) {
  long long from = row;
  if (p.row_index != nullptr) {
    from = p.row_index[row] < p.rows_a ? p.row_index[row] : p.rows_a - 1;
    if (from < 0) from = 0;
  }
  return static_cast<const Element*>(p.A) + from * p.lda;
}

// sums[rows, NR] (+)= A[rows, depth] B[depth, NR], of panels of both.
template <int rows>
static void tile(const float* a, const float* b, long long depth, float* sums, long long width, bool is_first) {
  Vector sum[rows][NV];
#pragma GCC unroll 32
  for (int i = 0; i < rows; ++i) {
#pragma GCC unroll 8
    for (int j = 0; j < NV; ++j) sum[i][j] = is_first ? Vector{} : load(sums + i * width + j * kLanes);
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
    for (int j = 0; j < NV; ++j) store(sums + i * width + j * kLanes, sum[i][j]);
  }
}

using Tile = void (*)(const float*, const float*, long long, float*, long long, bool);
static constexpr Tile kTiles[] = {
    nullptr,
    tile<1>,
    tile<2>,
    tile<3>,
    tile<4>,
    tile<5>,
};

// C's rows first_row on, from column `column` of the item on: of sums, and with a gate those of the second matrix.
static void finish(const Block& p, const Item& item, long long first_row, long long rows, long long column, long long columns, const float* sums,
                   const float* others, long long width) {
  column += item.first_column;
  const Element* const bias = p.bias == nullptr ? nullptr : static_cast<const Element*>(p.bias) + item.group * p.parts * p.N + column;
  for (long long i = 0; i < rows; ++i, sums += width, others += width) {
    const long long row = item.first_row + first_row + i;
    Element* const c = static_cast<Element*>(p.C) + row * p.ldc + column;
    for (long long j = 0; j < columns; j += kLanes) {
      Vector value = load(sums + j);
      if (bias != nullptr) value += load_elements(bias + j, columns - j);
      if constexpr (kParts == 2) {
        Vector other = load(others + j);
        if (bias != nullptr) other += load_elements(bias + p.N + j, columns - j);
        value = gated(value, other, static_cast<int>(gate));
      } else {
        value = activate(value, p.activation);
      }
      if (p.row_scale != nullptr) value *= p.row_scale[row];
      store_elements(c + j, value, columns - j);
    }
  }
}

static const Element* matrix_at(const Block& p, const Item& item, int part, long long k, long long column) {
  column += item.first_column;
  const long long at = kIsTransposed ? column * p.ldb + k : k * p.ldb + column;
  return static_cast<const Element*>(p.B) + item.group * p.stride_b + part * p.stride_part + at;
}

static void multiply_few(const Block& p, const Item& item, float* workspace) {
  const Parts layout(p, item.rows, item.columns, true);
  float* const a = workspace;
  float* const sums = a + layout.a + layout.b;
  for (long long i = 0; i < kParts * layout.sums; i += kLanes) store(sums + i, Vector{});
  const long long blocks = blocks_of_k(p, true);
  for (long long block = 0; block < blocks; ++block) {
    const long long first = begin_of(p.K, blocks, block), depth = begin_of(p.K, blocks, block + 1) - first;
    for (long long i = 0; i < item.rows; ++i) {
      const Element* const row = row_of_a(p, item.first_row + i) + first;
      for (long long k = 0; k < depth; k += kLanes) store(a + i * layout.depth + k, load_elements(row + k, depth - k));
    }
    for (int part = 0; part < kParts; ++part) {
      stream(a, layout.depth, item.rows, matrix_at(p, item, part, first, 0), p.ldb, depth, item.columns, sums + part * layout.sums, layout.width);
    }
  }
  finish(p, item, 0, item.rows, 0, item.columns, sums, sums + (kParts - 1) * layout.sums, layout.width);
}

static void multiply(const Block& p, const Item& item, void* workspace) {
  if (IN_PLACE && item.is_few) return multiply_few(p, item, static_cast<float*>(workspace));
  const Parts layout(p, item.rows, item.columns, false);
  float* const a = static_cast<float*>(workspace);
  float* const b = a + layout.a;
  float* const sums = b + layout.b;
  const long long blocks = blocks_of_k(p, false), tiles = (item.rows + MR - 1) / MR;
  for (long long block = 0; block < blocks; ++block) {
    const long long first = begin_of(p.K, blocks, block), depth = begin_of(p.K, blocks, block + 1) - first;
    // Tiles of equal height: a low last one would not keep the multipliers busy.
    for (long long t = 0; t < tiles; ++t) {
      const long long row = begin_of(item.rows, tiles, t);
      const int height = static_cast<int>(begin_of(item.rows, tiles, t + 1) - row);
      const Element* rows[kLanes];
      for (int i = 0; i < height; ++i) rows[i] = row_of_a(p, item.first_row + row + i) + first;
      turn_rows(rows, height, depth, a + t * MR * depth, MR);
    }
    for (long long column = 0; column < item.columns; column += NR) {
      const int columns = static_cast<int>(smaller(NR, item.columns - column));
      float* const panel_sums = sums + (blocks > 1 ? column : 0);
      for (int part = 0; part < kParts; ++part) {
        pack_b<kIsTransposed, NR>(matrix_at(p, item, part, first, column), p.ldb, columns, depth, b);
        for (long long t = 0; t < tiles; ++t) {
          const long long row = begin_of(item.rows, tiles, t), height = begin_of(item.rows, tiles, t + 1) - row;
          float* const tile_sums = panel_sums + row * layout.width;
          kTiles[height](a + t * MR * depth, b, depth, tile_sums + part * layout.sums, layout.width, block == 0);
          if (block + 1 == blocks && part + 1 == kParts) {
            finish(p, item, row, height, column, columns, tile_sums, tile_sums + (kParts - 1) * layout.sums, layout.width);
          }
        }
      }
    }
  }
}

extern "C" const tw::GroupedKernel tw_grouped_gemm_x86_64_v2_cpu_blocked_f32_nt_none_5x16;
const tw::GroupedKernel tw_grouped_gemm_x86_64_v2_cpu_blocked_f32_nt_none_5x16 = {MR, NR, workspace_bytes, multiply};
