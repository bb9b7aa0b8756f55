// gemm.x86-64-v4.cpu_direct.f32.tt.4x64: emitted by tilewright-codegen, do not edit.
// template: gemm/cpu_direct.cc.j2
// config: MR=4 NV=4 dtype=f32 layout=tt
// hash: c475d95edf0a9db150301fcf3f0584d3
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
  int copy;
};



#include "gemm/cpu_direct.h"
#include "gemm/cpu_epilogue.h"
#include "gemm/cpu_half.h"
#include "gemm/cpu_pack.h"

constexpr int MR = 4;  // lines of a full tile
constexpr int NV = 4;  // vectors of a full tile
constexpr int kWidth = NV * kLanes;
constexpr bool kSwapped = false;
constexpr bool kLinesTransposed = true;

static_assert(sizeof(Params) == sizeof(tw::DirectParams<Lane>), "the driver reads the op's parameter block");
static_assert(MR * NV + NV + 1 <= kRegisters, "sums, one step of the panel and one element of a line fit the vector registers");
static_assert(!kSwapped || MR <= kLanes, "a tile is transposed one vector of lines at a time");

// Few sums are computed in several parts: a sum that waits for its last term keeps no multiplier busy.
constexpr int parts_of(int rows, int vectors) { return rows * vectors <= 2 && MR * NV >= 8 ? 4 : rows * vectors <= 4 ? 2 : 1; }

enum class Last { whole, ragged, half };  // of a tile's vectors: all, some, or at most half of its elements exist

template <int rows, int vectors, Last last>
struct Sums {
  Vector vector[rows][vectors];  // but for the last ones where there are halves
  HalfVector half[rows];
};
template <int vectors, Last last>
constexpr int kWholeVectors = last == Last::half ? vectors - 1 : vectors;

// The products of one element of each line with one row of the panel.
template <int rows, int vectors, Last last>
[[gnu::always_inline]] static inline void add_products(Sums<rows, vectors, last>& sum, const Lane* lines, long long line_step,
                                                       const Lane* panel, Edge edge, Lane* copy) {
  constexpr int count = kWholeVectors<vectors, last>;
  Vector row[vectors];
#pragma GCC unroll 8
  for (int j = 0; j < count; ++j) {
    row[j] = last == Last::ragged && j + 1 == vectors ? load_edge(panel + j * kLanes, edge) : load(panel + j * kLanes);
    if (copy != nullptr) store(copy + j * kLanes, row[j]);
  }
  HalfVector half{};
  if constexpr (last == Last::half) half = load_half(panel + count * kLanes, edge);
#pragma GCC unroll 32
  for (int i = 0; i < rows; ++i) {
    const Lane* at = kLinesTransposed ? lines + i : lines + i * line_step;
    if constexpr (NV <= 2 || vectors == 1) {  // wider tiles would load more than they multiply
#pragma GCC unroll 8
      for (int j = 0; j < count; ++j) multiply_add_element(sum.vector[i][j], at, row[j]);
      if constexpr (last == Last::half) multiply_add_element(sum.half[i], at, half);
      continue;
    }
    const Vector element = broadcast(*at);
#pragma GCC unroll 8
    for (int j = 0; j < count; ++j) multiply_add(sum.vector[i][j], element, row[j]);
    if constexpr (last == Last::half) multiply_add(sum.half[i], lower_half(element), half);
  }
}

template <int rows, int vectors, Last last>
[[gnu::always_inline]] static inline void scale(Sums<rows, vectors, last>& sum, Lane alpha) {
#pragma GCC unroll 32
  for (int i = 0; i < rows; ++i) {
#pragma GCC unroll 8
    for (int j = 0; j < kWholeVectors<vectors, last>; ++j) sum.vector[i][j] *= alpha;
    if constexpr (last == Last::half) sum.half[i] *= alpha;
  }
}

// C[lines, panel] = sum + beta * C.
template <int rows, int vectors, Last last>
[[gnu::always_inline]] static inline void put(const Sums<rows, vectors, last>& sum, Lane* c, long long ldc, int edge_count, Edge edge,
                                              Lane beta) {
  constexpr int count = kWholeVectors<vectors, last>;
#pragma GCC unroll 32
  for (int i = 0; i < rows; ++i, c += ldc) {
#pragma GCC unroll 8
    for (int j = 0; j < count; ++j) {
      const bool partly = last == Last::ragged && j + 1 == vectors;
      Vector value = sum.vector[i][j];
      if (beta != 0.0f) value += beta * (partly ? load_edge(c + j * kLanes, edge) : load(c + j * kLanes));
      if (partly) {
        store_first(c + j * kLanes, value, edge_count);
      } else {
        store(c + j * kLanes, value);
      }
    }
    if constexpr (last == Last::half) {
      HalfVector value = sum.half[i];
      if (beta != 0.0f) value += beta * load_half(c + count * kLanes, edge);
      store_half(c + count * kLanes, value, edge);
    }
  }
}

template <int rows, int vectors, Last last, bool copying>
static void tiles(const tw::DirectTiles<Lane>& t) {
  // By value: the compiler must assume that stores of elements change what `t` refers to.
  const long long k = t.k, line_step = t.line_step, panel_step = t.panel_step, panel_next = t.panel_next, ldc = t.ldc;
  const long long advance = kLinesTransposed ? line_step : 1;
  const Lane alpha = t.alpha, beta = t.beta;
  const Edge edge = edge_of(t.edge);
  const Lane* first_line = t.lines;
  Lane* c = t.c;
  for (long long count = copying ? 1 : t.count; count > 0; --count) {
    const Lane* lines = first_line;
    const Lane* panel = t.panel;
    constexpr int parts = copying ? 1 : parts_of(rows, vectors);
    Sums<rows, vectors, last> sum[parts];
#pragma GCC unroll 4
    for (int part = 0; part < parts; ++part) {
#pragma GCC unroll 32
      for (int i = 0; i < rows; ++i) {
#pragma GCC unroll 8
        for (int j = 0; j < vectors; ++j) sum[part].vector[i][j] = Vector{};
        sum[part].half[i] = HalfVector{};
      }
    }
    if constexpr (copying) {
      Lane* copy = t.copy;
      for (long long p = 0; p < k; ++p, lines += advance, panel += panel_step, copy += kWidth) {
#pragma GCC unroll 8
        for (int j = 0; j < kWidth; j += kLineElements) __builtin_prefetch(panel + panel_next + j);
        add_products<rows, vectors, last>(sum[0], lines, line_step, panel, edge, copy);
      }
    } else {
      long long p = 0;
#pragma GCC unroll 4
      for (; p + parts <= k; p += parts) {
#pragma GCC unroll 4
        for (int part = 0; part < parts; ++part, lines += advance, panel += panel_step) {
          add_products<rows, vectors, last>(sum[part], lines, line_step, panel, edge, nullptr);
        }
      }
      if constexpr (parts > 1) {
        for (; p < k; ++p, lines += advance, panel += panel_step) {
          add_products<rows, vectors, last>(sum[0], lines, line_step, panel, edge, nullptr);
        }
      }
    }
#pragma GCC unroll 4
    for (int part = 1; part < parts; ++part) {
#pragma GCC unroll 32
      for (int i = 0; i < rows; ++i) {
#pragma GCC unroll 8
        for (int j = 0; j < kWholeVectors<vectors, last>; ++j) sum[0].vector[i][j] += sum[part].vector[i][j];
        if constexpr (last == Last::half) sum[0].half[i] += sum[part].half[i];
      }
    }
    if (alpha != 1.0f) scale(sum[0], alpha);
    put(sum[0], c, ldc, t.edge, edge, beta);
    first_line += kLinesTransposed ? rows : rows * line_step;
    c += kSwapped ? rows : rows * ldc;
  }
}
static void transpose(const Lane* in, long long step, int columns, long long k, Lane* out) {
  const int rest = static_cast<int>(k % kLanes);
  const Edge edge = edge_of(rest == 0 ? kLanes : rest);
  for (int j = 0; j < columns; j += kLanes, in += kLanes * step, out += kLanes) {
    const int count = columns - j < kLanes ? columns - j : kLanes;
    for (long long p = 0; p < k; p += kLanes) {
      const bool whole = p + kLanes <= k;
      Vector row[kLanes];
      if (whole && count == kLanes) {
#pragma GCC unroll 16
        for (int r = 0; r < kLanes; ++r) row[r] = load(in + r * step + p);
      } else {
#pragma GCC unroll 16
        for (int r = 0; r < kLanes; ++r) row[r] = r >= count ? Vector{} : whole ? load(in + r * step + p) : load_edge(in + r * step + p, edge);
      }
      if constexpr (kLanes > 8) exchange_quarters<8>(row);
      if constexpr (kLanes > 4) exchange_quarters<4>(row);
      exchange_quarters<2>(row);
      exchange_quarters<1>(row);
#pragma GCC unroll 16
      for (int r = 0; r < kLanes; ++r) {
        if (!whole && r >= rest) break;
        store(out + (p + r) * kWidth, row[r]);
      }
    }
  }
}
static constexpr tw::DirectKernel<Lane>::Tiles kWhole[] = {
    tiles<1, 1, Last::whole, false>,
    tiles<1, 2, Last::whole, false>,
    tiles<1, 3, Last::whole, false>,
    tiles<1, 4, Last::whole, false>,
    tiles<2, 1, Last::whole, false>,
    tiles<2, 2, Last::whole, false>,
    tiles<2, 3, Last::whole, false>,
    tiles<2, 4, Last::whole, false>,
    tiles<3, 1, Last::whole, false>,
    tiles<3, 2, Last::whole, false>,
    tiles<3, 3, Last::whole, false>,
    tiles<3, 4, Last::whole, false>,
    tiles<4, 1, Last::whole, false>,
    tiles<4, 2, Last::whole, false>,
    tiles<4, 3, Last::whole, false>,
    tiles<4, 4, Last::whole, false>,
};

static constexpr tw::DirectKernel<Lane>::Tiles kRagged[] = {
    tiles<1, 1, Last::ragged, false>,
    tiles<1, 2, Last::ragged, false>,
    tiles<1, 3, Last::ragged, false>,
    tiles<1, 4, Last::ragged, false>,
    tiles<2, 1, Last::ragged, false>,
    tiles<2, 2, Last::ragged, false>,
    tiles<2, 3, Last::ragged, false>,
    tiles<2, 4, Last::ragged, false>,
    tiles<3, 1, Last::ragged, false>,
    tiles<3, 2, Last::ragged, false>,
    tiles<3, 3, Last::ragged, false>,
    tiles<3, 4, Last::ragged, false>,
    tiles<4, 1, Last::ragged, false>,
    tiles<4, 2, Last::ragged, false>,
    tiles<4, 3, Last::ragged, false>,
    tiles<4, 4, Last::ragged, false>,
};

static constexpr tw::DirectKernel<Lane>::Tiles kHalf[] = {
    tiles<1, 1, Last::half, false>,
    tiles<1, 2, Last::half, false>,
    tiles<1, 3, Last::half, false>,
    tiles<1, 4, Last::half, false>,
    tiles<2, 1, Last::half, false>,
    tiles<2, 2, Last::half, false>,
    tiles<2, 3, Last::half, false>,
    tiles<2, 4, Last::half, false>,
    tiles<3, 1, Last::half, false>,
    tiles<3, 2, Last::half, false>,
    tiles<3, 3, Last::half, false>,
    tiles<3, 4, Last::half, false>,
    tiles<4, 1, Last::half, false>,
    tiles<4, 2, Last::half, false>,
    tiles<4, 3, Last::half, false>,
    tiles<4, 4, Last::half, false>,
};

extern "C" const tw::DirectKernel<Lane> tw_gemm_x86_64_v4_cpu_direct_f32_tt_4x64;
const tw::DirectKernel<Lane> tw_gemm_x86_64_v4_cpu_direct_f32_tt_4x64 = {
    MR, NV, kLanes, kSwapped, kLinesTransposed, true,
    kWhole, kRagged, kHalf, nullptr, transpose, finish_block,
};
