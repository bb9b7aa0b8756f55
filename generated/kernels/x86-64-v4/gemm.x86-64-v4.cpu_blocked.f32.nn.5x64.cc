// gemm.x86-64-v4.cpu_blocked.f32.nn.5x64: emitted by tilewright-codegen, do not edit.
// template: gemm/cpu_blocked.cc.j2
// config: MR=5 NV=4 dtype=f32 layout=nn
// hash: 0e0b1879c875ed13d3042da97d4594e9
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
  int kc;
  int mc;
  int nc;
  int pack_a;
  int pack_b;
  int split_n;
};

#include "gemm/cpu_blocked.h"
#include "gemm/cpu_epilogue.h"
#include "gemm/cpu_pack.h"

constexpr int MR = 5;  // rows of a full tile
constexpr int NV = 4;  // vectors in a row of a tile
constexpr int NR = NV * kLanes;
constexpr bool kTransposedA = false;
constexpr bool kTransposedB = false;

static_assert(sizeof(Params) == sizeof(tw::BlockedParams), "the driver reads the op's parameter block");
static_assert(MR <= kLanes, "a panel of A is packed one vector of rows at a time");
static_assert(MR * NV + NV + 1 <= 2 * kLanes, "sums, one row of B and one element of A fit the vector registers");

// Adds the products of `rows` elements of a column of A with one row of B.
template <int rows, bool by_row>
[[gnu::always_inline]] static inline void add_products(Vector (&sum)[rows][NV], const float* a, long long a_step, const Vector (&b_row)[NV]) {
#pragma GCC unroll 32
  for (int i = 0; i < rows; ++i) {
    const Vector a_element = broadcast(by_row ? a[i * a_step] : a[i]);
#pragma GCC unroll 8
    for (int j = 0; j < NV; ++j) multiply_add(sum[i][j], a_element, b_row[j]);
  }
}

template <int rows, bool by_row>
static void tile(const tw::BlockedTile& t) {
  // By value: the compiler must assume that stores of floats change what `t` refers to.
  const long long k = t.k, a_step = t.a_step, a_advance = by_row ? 1 : t.a_step, b_step = t.b_step, b_next = t.b_next, ldc = t.ldc;
  const float* a = t.a;
  const float* b = t.b;
  float* b_copy = t.b_copy;
  float* c = t.c;
  const float alpha = t.alpha, beta = t.beta;
  Vector sum[rows][NV];
#pragma GCC unroll 32
  for (int i = 0; i < rows; ++i) {
#pragma GCC unroll 8
    for (int j = 0; j < NR; j += 16) __builtin_prefetch(c + i * ldc + j, 1);
#pragma GCC unroll 8
    for (int j = 0; j < NV; ++j) sum[i][j] = Vector{};
  }
  if (b_next == 0) {
#pragma GCC unroll 4
    for (long long p = 0; p < k; ++p, a += a_advance, b += b_step) {
      Vector b_row[NV];
#pragma GCC unroll 8
      for (int j = 0; j < NV; ++j) b_row[j] = load(b + j * kLanes);
      add_products<rows, by_row>(sum, a, a_step, b_row);
    }
  } else {
    for (long long p = 0; p < k; ++p, a += a_advance, b += b_step) {
      Vector b_row[NV];
#pragma GCC unroll 8
      for (int j = 0; j < NV; ++j) b_row[j] = load(b + j * kLanes);
#pragma GCC unroll 8
      for (int j = 0; j < NR; j += 16) __builtin_prefetch(b + b_next + j);
      if (b_copy != nullptr) {
#pragma GCC unroll 8
        for (int j = 0; j < NV; ++j) store(b_copy + j * kLanes, b_row[j]);
        b_copy += NR;
      }
      add_products<rows, by_row>(sum, a, a_step, b_row);
    }
  }
  if (beta == 0.0f) {
#pragma GCC unroll 32
    for (int i = 0; i < rows; ++i, c += ldc) {
#pragma GCC unroll 8
      for (int j = 0; j < NV; ++j) store(c + j * kLanes, alpha * sum[i][j]);
    }
  } else {
#pragma GCC unroll 32
    for (int i = 0; i < rows; ++i, c += ldc) {
#pragma GCC unroll 8
      for (int j = 0; j < NV; ++j) store(c + j * kLanes, alpha * sum[i][j] + beta * load(c + j * kLanes));
    }
  }
}

static void add_columns(const float* sums, int rows, int columns, float* c, long long ldc, float beta) {
  for (int i = 0; i < rows; ++i, c += ldc) {
    for (int j = 0; j < columns; ++j) c[j] = sums[i * NR + j] + (beta == 0.0f ? 0.0f : beta * c[j]);
  }
}

static void pack_a(const float* a, long long lda, int rows, long long k, float* panel) {
  if constexpr (kTransposedA) {
    copy_block(a, lda, k, rows, rows, panel, MR);
  } else {
    transpose_block(a, lda, rows, k, panel, MR);
  }
}

static void pack_b(const float* b, long long ldb, int columns, long long k, float* panel) {
  if constexpr (kTransposedB) {
    for (int j = 0; j < NR; j += kLanes) {
      const int rows = columns - j < kLanes ? (columns > j ? columns - j : 0) : kLanes;
      transpose_block(b + j * ldb, ldb, rows, k, panel + j, NR);
    }
  } else {
    copy_block(b, ldb, k, columns, NR, panel, NR);
  }
}

static constexpr tw::BlockedKernel::Tile kTilesByColumn[] = {
    nullptr,
    tile<1, false>,
    tile<2, false>,
    tile<3, false>,
    tile<4, false>,
    tile<5, false>,
};
static constexpr tw::BlockedKernel::Tile kTilesByRow[] = {
    nullptr,
    tile<1, true>,
    tile<2, true>,
    tile<3, true>,
    tile<4, true>,
    tile<5, true>,
};
extern "C" const tw::BlockedKernel tw_gemm_x86_64_v4_cpu_blocked_f32_nn_5x64;
const tw::BlockedKernel tw_gemm_x86_64_v4_cpu_blocked_f32_nn_5x64 = {
    MR, NR, kLanes, kTransposedA, kTransposedB, kTilesByColumn, kTilesByRow,
    pack_a, pack_b, add_columns, finish_block,
};
