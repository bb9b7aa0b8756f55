// packed_gemm.x86-64-v3.cpu_packed.6x16: emitted by tilewright-codegen, do not edit.
// template: packed_gemm/cpu_packed.cc.j2
// config: MR=6
// hash: 8c28d99995ec85993407cf51729dc7b8
// Products with packed weights on a CPU, of every type of them: register tiles of some rows by some panels of 16 columns.
struct Params {
  const void* A;
  const void* B;
  void* C;
  const void* scale;
  const void* bias;
  void* workspace;
  long long M, N, K, lda, ldc;
  int activation;
  int kc;
  long long type;
};

#include "gemm/cpu_epilogue.h"
#include "gemm/cpu_pack.h"
#include "packed_gemm/cpu_packed.h"
#include "packed_gemm/cpu_weights.h"

constexpr int MR = 6;  // rows of the highest tile
constexpr int kMostPanels = 4;  // of a tile
constexpr int kVectors = tw::kPanelColumns / kLanes;  // of a panel's row

static_assert(sizeof(Params) == sizeof(tw::PackedParams), "the driver reads the op's parameter block");
static_assert(MR <= kLanes, "A is packed one vector of rows at a time");

// Sums, the panels' rows and an element of A are in the vector registers.
constexpr bool fits(int rows, int panels) { return rows * panels * kVectors + panels * kVectors + 1 <= 2 * kLanes; }
static_assert(fits(MR, 1), "sums, one row of B and one element of A fit the vector registers");

// Adds the products of a column of A with a row of each panel.
template <typename Weight, int rows, int panels>
[[gnu::always_inline]] static inline void add_products(Vector (&sum)[rows][panels * kVectors], const float* a, const Weight* b,
                                                       long long panel_step) {
  constexpr int kAhead = 512 / static_cast<int>(sizeof(Weight));  // elements that are fetched ahead
  Vector row[panels * kVectors];
#pragma GCC unroll 8
  for (int panel = 0; panel < panels; ++panel) {
    __builtin_prefetch(b + panel * panel_step + kAhead);
#pragma GCC unroll 2
    for (int j = 0; j < kVectors; ++j) row[panel * kVectors + j] = load_weights(b + panel * panel_step + j * kLanes);
  }
#pragma GCC unroll 32
  for (int i = 0; i < rows; ++i) {
    const Vector element = broadcast(a[i]);
#pragma GCC unroll 16
    for (int j = 0; j < panels * kVectors; ++j) multiply_add(sum[i][j], element, row[j]);
  }
}

template <typename Weight, int rows, int panels>
static void tile(const tw::PackedTile& t) {
  constexpr int kWidth = panels * kVectors;
  // By value: the compiler must assume that stores of floats change what `t` refers to.
  const long long k = t.k, panel_step = t.panel_step, ldc = t.ldc;
  const float* a = t.a;
  const Weight* b = static_cast<const Weight*>(t.b);
  float* c = t.c;
  Vector sum[rows][kWidth];
#pragma GCC unroll 32
  for (int i = 0; i < rows; ++i) {
#pragma GCC unroll 16
    for (int j = 0; j < kWidth; ++j) sum[i][j] = t.is_next ? load(c + i * ldc + j * kLanes) : Vector{};
  }
  if constexpr (rows * kWidth <= 8) {
#pragma GCC unroll 4
    for (long long p = 0; p < k; ++p, a += rows, b += tw::kPanelColumns) add_products<Weight, rows, panels>(sum, a, b, panel_step);
  } else {
    for (long long p = 0; p < k; ++p, a += rows, b += tw::kPanelColumns) add_products<Weight, rows, panels>(sum, a, b, panel_step);
  }
#pragma GCC unroll 32
  for (int i = 0; i < rows; ++i, c += ldc) {
#pragma GCC unroll 16
    for (int j = 0; j < kWidth; ++j) store(c + j * kLanes, sum[i][j]);
  }
}

static void pack_a(const float* a, long long lda, int rows, long long k, float* out) { transpose_block(a, lda, rows, k, out, rows); }

static void finish(float* c, long long ldc, long long rows, long long columns, const float* scale, tw::Bias bias, int activation) {
  for (long long i = 0; scale != nullptr && i < rows; ++i) {
    for (long long j = 0; j < columns; j += kLanes) {
      const long long count = columns - j;
      float* at = c + i * ldc + j;
      store_some(at, load_some(at, count) * load_some(scale + j, count), count);
    }
  }
  if (bias.first != nullptr || activation != 0) finish_block(c, ldc, rows, columns, bias, activation);
}

template <typename Weight, int rows, int panels>
constexpr tw::PackedKernel::Tile tile_of() {
  if constexpr (fits(rows, panels)) return tile<Weight, rows, panels>;
  return nullptr;
}

static constexpr tw::PackedKernel::Tile kTiles[] = {
    tile_of<float, 1, 1>(),
    tile_of<float, 1, 2>(),
    tile_of<float, 1, 3>(),
    tile_of<float, 1, 4>(),
    tile_of<float, 2, 1>(),
    tile_of<float, 2, 2>(),
    tile_of<float, 2, 3>(),
    tile_of<float, 2, 4>(),
    tile_of<float, 3, 1>(),
    tile_of<float, 3, 2>(),
    tile_of<float, 3, 3>(),
    tile_of<float, 3, 4>(),
    tile_of<float, 4, 1>(),
    tile_of<float, 4, 2>(),
    tile_of<float, 4, 3>(),
    tile_of<float, 4, 4>(),
    tile_of<float, 5, 1>(),
    tile_of<float, 5, 2>(),
    tile_of<float, 5, 3>(),
    tile_of<float, 5, 4>(),
    tile_of<float, 6, 1>(),
    tile_of<float, 6, 2>(),
    tile_of<float, 6, 3>(),
    tile_of<float, 6, 4>(),
    tile_of<Bf16Weight, 1, 1>(),
    tile_of<Bf16Weight, 1, 2>(),
    tile_of<Bf16Weight, 1, 3>(),
    tile_of<Bf16Weight, 1, 4>(),
    tile_of<Bf16Weight, 2, 1>(),
    tile_of<Bf16Weight, 2, 2>(),
    tile_of<Bf16Weight, 2, 3>(),
    tile_of<Bf16Weight, 2, 4>(),
    tile_of<Bf16Weight, 3, 1>(),
    tile_of<Bf16Weight, 3, 2>(),
    tile_of<Bf16Weight, 3, 3>(),
    tile_of<Bf16Weight, 3, 4>(),
    tile_of<Bf16Weight, 4, 1>(),
    tile_of<Bf16Weight, 4, 2>(),
    tile_of<Bf16Weight, 4, 3>(),
    tile_of<Bf16Weight, 4, 4>(),
    tile_of<Bf16Weight, 5, 1>(),
    tile_of<Bf16Weight, 5, 2>(),
    tile_of<Bf16Weight, 5, 3>(),
    tile_of<Bf16Weight, 5, 4>(),
    tile_of<Bf16Weight, 6, 1>(),
    tile_of<Bf16Weight, 6, 2>(),
    tile_of<Bf16Weight, 6, 3>(),
    tile_of<Bf16Weight, 6, 4>(),
    tile_of<F16Weight, 1, 1>(),
    tile_of<F16Weight, 1, 2>(),
    tile_of<F16Weight, 1, 3>(),
    tile_of<F16Weight, 1, 4>(),
    tile_of<F16Weight, 2, 1>(),
    tile_of<F16Weight, 2, 2>(),
    tile_of<F16Weight, 2, 3>(),
    tile_of<F16Weight, 2, 4>(),
    tile_of<F16Weight, 3, 1>(),
    tile_of<F16Weight, 3, 2>(),
    tile_of<F16Weight, 3, 3>(),
    tile_of<F16Weight, 3, 4>(),
    tile_of<F16Weight, 4, 1>(),
    tile_of<F16Weight, 4, 2>(),
    tile_of<F16Weight, 4, 3>(),
    tile_of<F16Weight, 4, 4>(),
    tile_of<F16Weight, 5, 1>(),
    tile_of<F16Weight, 5, 2>(),
    tile_of<F16Weight, 5, 3>(),
    tile_of<F16Weight, 5, 4>(),
    tile_of<F16Weight, 6, 1>(),
    tile_of<F16Weight, 6, 2>(),
    tile_of<F16Weight, 6, 3>(),
    tile_of<F16Weight, 6, 4>(),
    tile_of<I8Weight, 1, 1>(),
    tile_of<I8Weight, 1, 2>(),
    tile_of<I8Weight, 1, 3>(),
    tile_of<I8Weight, 1, 4>(),
    tile_of<I8Weight, 2, 1>(),
    tile_of<I8Weight, 2, 2>(),
    tile_of<I8Weight, 2, 3>(),
    tile_of<I8Weight, 2, 4>(),
    tile_of<I8Weight, 3, 1>(),
    tile_of<I8Weight, 3, 2>(),
    tile_of<I8Weight, 3, 3>(),
    tile_of<I8Weight, 3, 4>(),
    tile_of<I8Weight, 4, 1>(),
    tile_of<I8Weight, 4, 2>(),
    tile_of<I8Weight, 4, 3>(),
    tile_of<I8Weight, 4, 4>(),
    tile_of<I8Weight, 5, 1>(),
    tile_of<I8Weight, 5, 2>(),
    tile_of<I8Weight, 5, 3>(),
    tile_of<I8Weight, 5, 4>(),
    tile_of<I8Weight, 6, 1>(),
    tile_of<I8Weight, 6, 2>(),
    tile_of<I8Weight, 6, 3>(),
    tile_of<I8Weight, 6, 4>(),
};

extern "C" const tw::PackedKernel tw_packed_gemm_x86_64_v3_cpu_packed_6x16;
const tw::PackedKernel tw_packed_gemm_x86_64_v3_cpu_packed_6x16 = {MR, kMostPanels, kTiles, pack_a, finish};
