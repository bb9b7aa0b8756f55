// gemm.x86-64-v2.cpu_blocked.f64.nn.5x8: emitted by tilewright-codegen, do not edit.
// template: gemm/cpu_blocked.cc.j2
// config: MR=5 NV=2 dtype=f64 layout=nn
// hash: 67d98b56c2604a64c3dea3303edbd5fc
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
  int alpha_low;
  int alpha_high;
  int beta_low;
  int beta_high;
  int kc;
  int mc;
  int nc;
  int pack_a;
  int pack_b;
  int split_n;
};

#define TW_F64
#include "gemm/cpu_blocked.h"
#include "gemm/cpu_epilogue.h"
#include "gemm/cpu_pack.h"

constexpr int MR = 5;  // rows of a full tile
constexpr int NV = 2;  // vectors in a row of a tile
constexpr int NR = NV * kLanes;
constexpr bool kTransposedA = false;
constexpr bool kTransposedB = false;

static_assert(sizeof(Params) == sizeof(tw::BlockedParams<Lane>), "the driver reads the op's parameter block");
static_assert(MR * NV + NV + 1 <= kRegisters, "sums, one row of B and one element of A fit the vector registers");

// Adds the products of `rows` elements of a column of A with one row of B.
template <int rows, int vectors, bool by_row>
[[gnu::always_inline]] static inline void add_products(Vector (&sum)[rows][vectors], const Lane* a, long long a_step, const Vector (&b_row)[vectors]) {
#pragma GCC unroll 32
  for (int i = 0; i < rows; ++i) {
    const Vector a_element = broadcast(by_row ? a[i * a_step] : a[i]);
#pragma GCC unroll 8
    for (int j = 0; j < vectors; ++j) multiply_add(sum[i][j], a_element, b_row[j]);
  }
}

// `ragged`: a tile at C's right edge, of whose last vector only some columns exist. Its panel is a copy.
template <int rows, int vectors, bool by_row, bool ragged>
static void tile(const tw::BlockedTile<Lane>& t) {
  // By value: the compiler must assume that stores of elements change what `t` refers to.
  const long long k = t.k, a_step = t.a_step, a_advance = by_row ? 1 : t.a_step, b_step = t.b_step, b_next = t.b_next, ldc = t.ldc;
  const Lane* a = t.a;
  const Lane* b = t.b;
  Lane* b_copy = t.b_copy;
  Lane* c = t.c;
  const Lane alpha = t.alpha, beta = t.beta;
  const int edge_count = t.edge;
  const Edge edge = edge_of(edge_count);
  Vector sum[rows][vectors];
#pragma GCC unroll 32
  for (int i = 0; i < rows; ++i) {
#pragma GCC unroll 8
    for (int j = 0; j < vectors * kLanes; j += kLineElements) __builtin_prefetch(c + i * ldc + j, 1);
#pragma GCC unroll 8
    for (int j = 0; j < vectors; ++j) sum[i][j] = Vector{};
  }
  if (ragged || b_next == 0) {
#pragma GCC unroll 4
    for (long long p = 0; p < k; ++p, a += a_advance, b += b_step) {
      Vector b_row[vectors];
#pragma GCC unroll 8
      for (int j = 0; j < vectors; ++j) b_row[j] = load(b + j * kLanes);
      add_products<rows, vectors, by_row>(sum, a, a_step, b_row);
    }
  } else {
    for (long long p = 0; p < k; ++p, a += a_advance, b += b_step) {
      Vector b_row[vectors];
#pragma GCC unroll 8
      for (int j = 0; j < vectors; ++j) b_row[j] = load(b + j * kLanes);
#pragma GCC unroll 8
      for (int j = 0; j < vectors * kLanes; j += kLineElements) __builtin_prefetch(b + b_next + j);
      if (b_copy != nullptr) {
#pragma GCC unroll 8
        for (int j = 0; j < vectors; ++j) store(b_copy + j * kLanes, b_row[j]);
        b_copy += NR;
      }
      add_products<rows, vectors, by_row>(sum, a, a_step, b_row);
    }
  }
#pragma GCC unroll 32
  for (int i = 0; i < rows; ++i, c += ldc) {
#pragma GCC unroll 8
    for (int j = 0; j < vectors; ++j) {
      const bool partly = ragged && j + 1 == vectors;
      Vector value = alpha * sum[i][j];
      if (beta != 0.0f) value += beta * (partly ? load_edge(c + j * kLanes, edge) : load(c + j * kLanes));
      if (partly) {
        store_first(c + j * kLanes, value, edge_count);
      } else {
        store(c + j * kLanes, value);
      }
    }
  }
}

static void pack_a(const Lane* a, long long lda, int rows, long long k, Lane* panel) {
  if constexpr (kTransposedA) {
    copy_block(a, lda, k, rows, panel, MR);
  } else if constexpr (MR <= kLanes) {
    transpose_block(a, lda, rows, k, panel, MR);
  } else {
    // From the last vector of rows to the first: what one writes beyond its rows belongs to those before it.
    for (int i = (rows - 1) / kLanes * kLanes; i >= 0; i -= kLanes) {
      transpose_block(a + i * lda, lda, rows - i < kLanes ? rows - i : kLanes, k, panel + i, MR);
    }
  }
}

static void pack_b(const Lane* b, long long ldb, int columns, long long k, Lane* panel) {
  if constexpr (kTransposedB) {
    for (int j = 0; j < columns; j += kLanes) {
      transpose_block(b + j * ldb, ldb, columns - j < kLanes ? columns - j : kLanes, k, panel + j, NR);
    }
  } else {
    copy_block(b, ldb, k, columns, panel, NR);
  }
}

static constexpr tw::BlockedKernel<Lane>::Tile kTilesByColumn[] = {
    nullptr,
    tile<1, NV, false, false>,
    tile<2, NV, false, false>,
    tile<3, NV, false, false>,
    tile<4, NV, false, false>,
    tile<5, NV, false, false>,
};
static constexpr tw::BlockedKernel<Lane>::Tile kEdgesByColumn[] = {
    tile<1, 1, false, true>,
    tile<1, 2, false, true>,
    tile<2, 1, false, true>,
    tile<2, 2, false, true>,
    tile<3, 1, false, true>,
    tile<3, 2, false, true>,
    tile<4, 1, false, true>,
    tile<4, 2, false, true>,
    tile<5, 1, false, true>,
    tile<5, 2, false, true>,
};

static constexpr tw::BlockedKernel<Lane>::Tile kTilesByRow[] = {
    nullptr,
    tile<1, NV, true, false>,
    tile<2, NV, true, false>,
    tile<3, NV, true, false>,
    tile<4, NV, true, false>,
    tile<5, NV, true, false>,
};
static constexpr tw::BlockedKernel<Lane>::Tile kEdgesByRow[] = {
    tile<1, 1, true, true>,
    tile<1, 2, true, true>,
    tile<2, 1, true, true>,
    tile<2, 2, true, true>,
    tile<3, 1, true, true>,
    tile<3, 2, true, true>,
    tile<4, 1, true, true>,
    tile<4, 2, true, true>,
    tile<5, 1, true, true>,
    tile<5, 2, true, true>,
};

extern "C" const tw::BlockedKernel<Lane> tw_gemm_x86_64_v2_cpu_blocked_f64_nn_5x8;
const tw::BlockedKernel<Lane> tw_gemm_x86_64_v2_cpu_blocked_f64_nn_5x8 = {
    MR, NR, kLanes, kTransposedA, kTransposedB, kTilesByColumn, kTilesByRow,
    kEdgesByColumn, kEdgesByRow, pack_a, pack_b, finish_block,
};
