// attention_decode.sm90a.fixed_kv.bf16_e4m3.mma.async.d256.r16.16x8.s2: emitted by tilewright-codegen, do not edit.
// template: attention_decode/split_kv/kernel.cu.j2
// config: HEAD=256 ROWS=16 BN=16 WARPS=8 STAGES=2 RESIDENT=1 MATH=mma LOADS=async dtype=bf16_e4m3
// hash: 23bd46af04392a6ac51c04efb2052ce0
// Attention of a few queries to a long cache. Rows of Q are packed: the queries of all heads that share a head of K and V make a
// tile, so that K and V are read once. The keys of each sequence are cut by themselves (parts.h), and a CTA takes a part: each
// warp streams blocks of BN keys of its own through its own stages of shared memory (cp.async) and waits for nobody, with
// FlashAttention's online softmax between two products (arXiv:2307.08691). A second kernel adds parts up, in their order
// (Flash-Decoding's combine step): a sequence has the same bits whatever is beside it.
#include "common/cp_async.h"
#include "common/cp_async_part.h"
#include "common/mma.h"
#include "attention_decode/parts.h"
#include "attention_decode/cache_product.h"
#include "attention_decode/work.h"
#include "attention_forward/exact_row.h"
#include "attention_forward/softmax.h"
#include "attention_forward/tile.h"
#include "attention_forward/tile_product.h"

struct Params {
  const void* Q;
  const void* K;
  const void* V;
  void* O;
  void* LSE;
  const void* page_table;
  const void* seqlens_k;
  const void* scale_k;
  const void* scale_v;
  void* workspace;
  long long B, Hq, Hkv, Sq, Sk, D, page_size, stride_table, stride_qs, stride_qh, stride_qb, stride_ks, stride_kh, stride_kb, stride_vs, stride_vh, stride_vb, stride_os, stride_oh, stride_ob, stride_scale_kb, stride_scale_kh, stride_scale_vb, stride_scale_vh;
  float scale;
  float softcap;
  int window_left;
  int window_right;
  int part_keys;
  long long parts, row_tiles, is_cut;
};

enum class Dtype { f32, f16, bf16, bf16_e4m3 };
inline constexpr Dtype dtype = Dtype::bf16_e4m3;
enum class KvCache { contiguous, paged };
using Element = tw::bf16;

constexpr int HEAD = 256;      // D is at most this
constexpr int ROWS = 16;      // of Q, in a tile
constexpr int BN = 16;          // keys of a warp's block
constexpr int WARPS = 8;    // of a CTA
constexpr int STAGES = 2;  // blocks of K and V of a warp in shared memory
constexpr bool kTensorCores = true;
constexpr bool kAsync = true;
constexpr bool kScalar = false;  // single elements, of any alignment

constexpr int kThreads = WARPS * 32;
constexpr int kStepKeys = WARPS * BN;
constexpr int kMTiles = ROWS / 16;
constexpr int kBlockBytes = BN * HEAD;
constexpr int kQueryBytes = ROWS * HEAD * 2;
constexpr bool kHoldsQ = kTensorCores && ROWS * HEAD <= 2048;  // fragments of Q stay in registers

static_assert(ROWS % 16 == 0 && BN % 16 == 0 && HEAD % 32 == 0, "tiles are made of 16 x 16 blocks");
static_assert(STAGES == 1 || kAsync, "only asynchronous copies run ahead");

using CacheElement = tw::e4m3;
using Product = tw::CacheProduct<Element, kMTiles, BN, HEAD, kHoldsQ>;
using Cursor = tw::PartCursor<kStepKeys, Params>;

extern __shared__ __align__(128) unsigned char shared[];
// In this order: Q, each warp's stages of K and V, its weights (CUDA cores only), sums on their way to another warp.
constexpr int kStagesAt = kQueryBytes;
constexpr int kWeightsAt = kStagesAt + WARPS * STAGES * 2 * kBlockBytes;
constexpr int kSumsAt = kWeightsAt + WARPS * Product::kWeightBytes;
// Behind them each warp's stages of scales: of BN keys, and of their values. What a row is computed in once more lies where
// nobody else works by then.
constexpr int kScalesAt = kSumsAt + (WARPS > 4 ? WARPS / 4 : 1) * 32 * 4 * kMTiles * (4 + HEAD / 2);
constexpr int kExactAt = 0;
static_assert(HEAD % 64 == 0 && kTensorCores, "rows of bytes are 64 long, and go through tensor cores");

// What a warp has accumulated: values relative to the bases, and this lane's part of the sums.
struct Sums {
  float o[kMTiles][HEAD / 8][4];
  tw::Softmax<kMTiles> softmax;

  template <typename Visit>
  TW_DEVICE void for_each(Visit visit) {
#pragma unroll
    for (int m = 0; m < kMTiles; ++m) {
#pragma unroll
      for (int half = 0; half < 2; ++half) {
        visit(softmax.base[m][half]);
        visit(softmax.sum[m][half]);
      }
#pragma unroll
      for (int n = 0; n < HEAD / 8; ++n) {
#pragma unroll
        for (int i = 0; i < 4; ++i) visit(o[m][n][i]);
      }
    }
  }
  static constexpr int kCount = kMTiles * (4 + HEAD / 2);
};

// What makes values relative to `base` values relative to the larger base of two.
TW_DEVICE float factor_of(float base, float larger, float scale) {
  return base == tw::minus_infinity() ? 0 : tw::exp2_of(__fmul_rn(base, scale) - __fmul_rn(larger, scale));
}

// Adds those of another warp, which lie at `from` as 32 lanes side by side.
TW_DEVICE void add_sums(Sums& sums, const float* from) {
#pragma unroll
  for (int m = 0; m < kMTiles; ++m) {
    const float* at = from + m * (4 + HEAD / 2) * 32;
    float mine[2], other[2];
#pragma unroll
    for (int half = 0; half < 2; ++half) {
      float& base = sums.softmax.base[m][half];
      const float other_base = at[half * 64], larger = fmaxf(base, other_base);
      mine[half] = factor_of(base, larger, sums.softmax.scale);
      other[half] = factor_of(other_base, larger, sums.softmax.scale);
      base = larger;
      sums.softmax.sum[m][half] = sums.softmax.sum[m][half] * mine[half] + at[half * 64 + 32] * other[half];
    }
    at += 4 * 32;
#pragma unroll
    for (int n = 0; n < HEAD / 8; ++n) {
#pragma unroll
      for (int i = 0; i < 4; ++i, at += 32) sums.o[m][n][i] = sums.o[m][n][i] * mine[i / 2] + *at * other[i / 2];
    }
  }
}

// The CTA's sums in warp 0.
TW_DEVICE void gather(Sums& sums, int warp, int lane) {
  constexpr int kBuffers = WARPS > 4 ? WARPS / 4 : 1;
  float* const memory = reinterpret_cast<float*>(shared + kSumsAt) + lane;
#pragma unroll 1
  for (int left = WARPS; left > 1;) {
    const int count = min(kBuffers, left / 2);
    left -= count;
    if (warp >= left && warp < left + count) {
      float* to = memory + (warp - left) * Sums::kCount * 32;
      sums.for_each([&](float x) {
        *to = x;
        to += 32;
      });
    }
    __syncthreads();
    if (warp < count) add_sums(sums, memory + warp * Sums::kCount * 32);
    __syncthreads();
  }
}
TW_DEVICE float scale_at(const void* scales, long long at) {
  return scales != nullptr ? __ldg(static_cast<const float*>(scales) + at) : 1;
}

// `of_keys`: of each key of the block; nullptr: `of_all`.
TW_DEVICE void scale_scores(float (&s)[kMTiles][BN / 8][4], const float* of_keys, float of_all, int lane) {
#pragma unroll
  for (int n = 0; n < BN / 8; ++n) {
#pragma unroll
    for (int i = 0; i < 2; ++i) {
      const float scale = of_keys != nullptr ? of_keys[n * 8 + lane % 4 * 2 + i] : of_all;
#pragma unroll
      for (int m = 0; m < kMTiles; ++m) {
        s[m][n][i] *= scale;
        s[m][n][2 + i] *= scale;
      }
    }
  }
}

TW_DEVICE void scale_values(float (&o)[kMTiles][HEAD / 8][4], float scale) {
#pragma unroll
  for (int m = 0; m < kMTiles; ++m) {
#pragma unroll
    for (int n = 0; n < HEAD / 8; ++n) {
#pragma unroll
      for (int i = 0; i < 4; ++i) o[m][n][i] *= scale;
    }
  }
}

// Weights take the keys' scales, as shares of the largest one so far, `unit`: so they stay in an f16's range. What was added up
// before is in the same unit.
TW_DEVICE void scale_weights(float (&s)[kMTiles][BN / 8][4], float (&o)[kMTiles][HEAD / 8][4], float& unit, const float* of_keys,
                             int lane) {
  float largest = fabsf(of_keys[lane % BN]);
#pragma unroll
  for (int distance = 1; distance < 32; distance *= 2) largest = fmaxf(largest, __shfl_xor_sync(~0u, largest, distance));
  if (largest > unit) {
    if (unit != 0) scale_values(o, __fdividef(unit, largest));
    unit = largest;
  }
  const float inverse = unit != 0 ? __fdividef(1, unit) : 0;
  float shares[BN / 8][2];
#pragma unroll
  for (int n = 0; n < BN / 8; ++n) {
#pragma unroll
    for (int i = 0; i < 2; ++i) shares[n][i] = of_keys[n * 8 + lane % 4 * 2 + i] * inverse;
  }
#pragma unroll
  for (int m = 0; m < kMTiles; ++m) {
#pragma unroll
    for (int n = 0; n < BN / 8; ++n) {
#pragma unroll
      for (int i = 0; i < 4; ++i) s[m][n][i] *= shares[n][i % 2];
    }
  }
}

// Rows of Q and O of a tile.
struct TileRows {
  const Params& p;
  int group, first_row, rows;  // rows that exist from first_row on
  int batch, kv_head;

  TW_DEVICE TileRows(const Params& p, const tw::TileShape& shape, int batch, int tile)
      : p(p), group(shape.group), batch(batch), kv_head(tile / shape.row_tiles) {
    first_row = tile % shape.row_tiles * ROWS;
    rows = min(ROWS, shape.rows - first_row);
  }
  TW_DEVICE int query(int row) const { return (first_row + row) / group; }
  TW_DEVICE tw::Visible<false> visible() const { return tw::Keys<kStepKeys, Params>(p, batch).visible; }
  TW_DEVICE int head(int row) const { return kv_head * group + (first_row + row) % group; }
  TW_DEVICE const Element* q(int row) const {
    return static_cast<const Element*>(p.Q) + batch * p.stride_qb + query(row) * p.stride_qs + head(row) * p.stride_qh;
  }
  TW_DEVICE Element* o(int row) const {
    return static_cast<Element*>(p.O) + batch * p.stride_ob + query(row) * p.stride_os + head(row) * p.stride_oh;
  }
  TW_DEVICE float* lse(int row) const {
    return p.LSE != nullptr ? static_cast<float*>(p.LSE) + (batch * p.Hq + head(row)) * p.Sq + query(row) : nullptr;
  }
  TW_DEVICE void store_lse(int row, float base, float sum, float scale) const {
    if (float* const to = lse(row)) *to = tw::log_sum(base, sum, scale);
  }
};

// Of scores, capped ones too, to units of log2.
TW_DEVICE float log2_scale_of(const Params& p) { return tw::kLog2e * (p.softcap != 0 ? 1 : tw::scale_of(p)); }

// A row of Q with what it sees (attention_forward/exact_row.h).
struct ExactRow {
  const TileRows& tile;
  const Element* q;
  int first, end;
  int lane;
  float* values;  // of a key, by columns, each lane's its own

  TW_DEVICE float scale_of(const void* scales, long long stride_b, long long stride_h, int key) const {
    const Params& p = tile.p;
    if (scales == nullptr) return 1;
    long long outer = tile.batch;
    if (p.page_table != nullptr)
      outer = static_cast<const int*>(p.page_table)[tile.batch * p.stride_table + key / p.page_size];
    return static_cast<const float*>(scales)[outer * stride_b + tile.kv_head * stride_h];
  }
  TW_DEVICE const float* value(int key) const {
    const Params& p = tile.p;
    const CacheElement* const v = at(p.V, p.stride_vb, p.stride_vs, p.stride_vh, key);
    const float scale = scale_of(p.scale_v, p.stride_scale_vb, p.stride_scale_vh, key);
    for (int column = lane; column < p.D; column += 32) values[column] = tw::to_float(v[column]) * scale;
    return values;
  }

  TW_DEVICE const CacheElement* at(const void* tensor, long long stride_b, long long stride_s, long long stride_h, int key) const {
    const Params& p = tile.p;
    long long outer = tile.batch, inner = key;
    if (p.page_table != nullptr) {
      outer = static_cast<const int*>(p.page_table)[tile.batch * p.stride_table + key / p.page_size];
      inner = key % p.page_size;
    }
    return static_cast<const CacheElement*>(tensor) + outer * stride_b + inner * stride_s + tile.kv_head * stride_h;
  }
  TW_DEVICE float score(int key) const {
    const Params& p = tile.p;
    const CacheElement* const k = at(p.K, p.stride_kb, p.stride_ks, p.stride_kh, key);
    const float k_scale = scale_of(p.scale_k, p.stride_scale_kb, p.stride_scale_kh, key);
    const float score = tw::dot_product(q, k, static_cast<int>(p.D)) * k_scale * tw::scale_of(p);
    return p.softcap != 0 ? p.softcap * tw::tanh_of(__fdividef(score, p.softcap)) : score;
  }
};

// By a warp, those of a tile's rows that `rows` has a bit for. Called, as combine is.
__device__ __noinline__ void store_exact_rows(const TileRows& tile, unsigned rows, int lane) {
  const tw::Visible<false> visible = tile.visible();
#pragma unroll 1
  for (; rows != 0; rows &= rows - 1) {
    const int row = __ffs(static_cast<int>(rows)) - 1, query = tile.query(row);
    if (row >= tile.rows) return;
    float* const values = reinterpret_cast<float*>(shared + kExactAt);
    const ExactRow exact{tile, tile.q(row), visible.first(query), visible.end(query), lane, values};
    tw::store_exact_row<float, HEAD>(exact, values + HEAD, tile.lse(row), static_cast<int>(tile.p.D), lane);
    for (int column = lane; column < tile.p.D; column += 32)
      tile.o(row)[column] = tw::from_float<Element>(values[HEAD + column]);
  }
}

TW_DEVICE void load_chunk_to_shared(unsigned to, const CacheElement* from, int columns) {
  tw::cp_async_16_or_zero(to, from, columns > 0);
}

// Q of a tile, by all threads, through registers: groups of asynchronous copies are counted.
TW_DEVICE void load_q(const TileRows& tile, int thread) {
  constexpr int kPairs = HEAD / 16;  // of chunks, which CacheProduct wants permuted
  const int columns = static_cast<int>(tile.p.D);
#pragma unroll
  for (int i = 0; i < (ROWS * kPairs + kThreads - 1) / kThreads; ++i) {
    const int index = i * kThreads + thread, row = index / kPairs, pair = index % kPairs;
    if (index >= ROWS * kPairs) break;
    const int exist = row < tile.rows ? columns - pair * 16 : 0;
    uint4 first{0, 0, 0, 0}, second{0, 0, 0, 0};
    if (exist > 0) {
      const Element* const from = tile.q(row) + pair * 16;
      first = *reinterpret_cast<const uint4*>(from);
      second = *reinterpret_cast<const uint4*>(from + 8);
    }
#pragma unroll
    for (int chunk = 0; chunk < 2; ++chunk) {
      tw::store_shared_16(tw::shared_address(shared) + tw::tile_offset<HEAD>(row, 2 * pair + chunk),
                          tw::permuted(first, second, chunk));
    }
  }
}

// A warp's blocks of K and V on their way to its stages. Lane i knows where row i of the block to come lies: the page table is
// read a block ahead.
struct Loader {
  static constexpr int kLanes = HEAD % 128 == 0 ? 8 : 4;  // neighbours along a row
  static constexpr int kRowsPerPass = 32 / kLanes;

  const Params& p;
  Cursor cursor;
  unsigned left;  // steps from the cursor's on
  int row_tiles, warp, lane, columns;
  int outer, inner;  // batch or page, and row in it, of row `lane`; outer < 0: does not exist

  TW_DEVICE Loader(const Params& p, const Cursor& cursor, unsigned left, int row_tiles, int warp, int lane)
      : p(p), cursor(cursor), left(left), row_tiles(row_tiles), warp(warp), lane(lane), columns(static_cast<int>(p.D)) {
    find_rows();
  }

  TW_DEVICE void find_rows() {
    const int key = cursor.keys.first + (cursor.step * WARPS + warp) * BN + lane % BN;
    outer = -1;
    if (left == 0 || key >= cursor.keys.end) return;
    outer = cursor.batch;
    inner = key;
    if (p.page_table != nullptr) {
      const unsigned page_size = static_cast<unsigned>(p.page_size), page = static_cast<unsigned>(key) / page_size;
      outer = __ldg(static_cast<const int*>(p.page_table) + cursor.batch * p.stride_table + page);
      inner = static_cast<int>(key - page * page_size);
    }
  }

  // The block at the cursor, which moves on. Beyond the last one nothing is loaded.
  // `scales`: where the keys' own go, and behind them those of their values; nullptr: they have none.
  TW_DEVICE void load(unsigned k_tile, unsigned v_tile, float* scales) {
    if (left == 0) return;
    const int kv_head = cursor.tile / row_tiles;
    const CacheElement* const k = static_cast<const CacheElement*>(p.K) + kv_head * p.stride_kh + lane % kLanes * 16;
    const CacheElement* const v = static_cast<const CacheElement*>(p.V) + kv_head * p.stride_vh + lane % kLanes * 16;
    const int chunks_left = columns - lane % kLanes * 16;
    const auto load_tile = [&](const CacheElement* from, long long stride_b, long long stride_s, unsigned tile) {
#pragma unroll
      for (int pass = 0; pass < BN; pass += kRowsPerPass) {
        const int row = pass + lane / kLanes;
        const int row_outer = __shfl_sync(~0u, outer, row), row_inner = __shfl_sync(~0u, inner, row);
        const CacheElement* const at = from + (row_outer < 0 ? 0 : row_outer * stride_b + row_inner * stride_s);
#pragma unroll
        for (int part = 0; part < HEAD / 16; part += kLanes) {
          load_chunk_to_shared(tile + tw::tile_offset<HEAD / 2>(row, part + lane % kLanes), at + part * 16,
                               row_outer < 0 ? 0 : chunks_left - part * 16);
        }
      }
    };
    load_tile(k, p.stride_kb, p.stride_ks, k_tile);
    load_tile(v, p.stride_vb, p.stride_vs, v_tile);
    if (scales != nullptr && lane < BN) {
      load_scale(scales + lane, p.scale_k, p.stride_scale_kb, kv_head * p.stride_scale_kh);
      load_scale(scales + BN + lane, p.scale_v, p.stride_scale_vb, kv_head * p.stride_scale_vh);
    }
    --left;
    cursor.advance();
    find_rows();
  }
  // Of the block's row `lane`, 0 where it does not exist.
  TW_DEVICE void load_scale(float* to, const void* scales, long long stride, long long head_at) const {
    if (scales == nullptr) {
      *to = 1;
      return;
    }
    const float* const from = static_cast<const float*>(scales) + head_at + (outer < 0 ? 0 : outer * stride);
    tw::cp_async_words<1>(tw::shared_address(to), from, outer < 0 ? 0 : 1);
  }
};

// What a part comes to for a row (b, h, i): HEAD values, and behind those of all rows base and sum.
struct Part {
  float* values;
  float2* scalars;

  TW_DEVICE Part(const Params& p, long long row, int part)
      : values(static_cast<float*>(p.workspace) + (row * p.parts + part) * HEAD),
        scalars(reinterpret_cast<float2*>(static_cast<float*>(p.workspace) + p.B * p.Hq * p.Sq * p.parts * HEAD) +
                row * p.parts + part) {}
};

TW_DEVICE void store_part(Sums& sums, const Params& p, const TileRows& tile, int part_number, int lane) {
#pragma unroll
  for (int m = 0; m < kMTiles; ++m) {
#pragma unroll
    for (int half = 0; half < 2; ++half) {
      const int row = m * 16 + half * 8 + lane / 4;
      const float sum = tw::row_sum(sums.softmax.sum[m][half]);
      if (row >= tile.rows) continue;
      const Part part(p, (tile.batch * p.Hq + tile.head(row)) * p.Sq + tile.query(row), part_number);
#pragma unroll
      for (int n = 0; n < HEAD / 8; ++n) {
        *reinterpret_cast<float2*>(part.values + n / 2 * 16 + lane % 4 * 4 + n % 2 * 2) = float2{sums.o[m][n / 2 * 2][2 * half + n % 2], sums.o[m][n / 2 * 2 + 1][2 * half + n % 2]};
      }
      if (lane % 4 == 0) *part.scalars = float2{sums.softmax.base[m][half], sum};
    }
  }
}

// Four values of a row from column `column` on.
TW_DEVICE void store_values(Element* to, const float4& x, int column, int columns) {
  const unsigned low = tw::packed<Element>(x.x, x.y), high = tw::packed<Element>(x.z, x.w);
  if constexpr (kScalar) {
    const unsigned pairs[2] = {low, high};
#pragma unroll
    for (int i = 0; i < 4; ++i) {
      if (column + i < columns) to[column + i].bits = static_cast<unsigned short>(pairs[i / 2] >> (i % 2 * 16));
    }
  } else if (column < columns) {
    *reinterpret_cast<uint2*>(to + column) = uint2{low, high};
  }
}

// A tile that the CTA had to itself, from warp 0's registers.
TW_DEVICE void store_whole(Sums& sums, const TileRows& tile, int lane) {
  const int columns = static_cast<int>(tile.p.D);
  sums.softmax.finish<HEAD>(sums.o);
  unsigned again = 0;  // found while storing: before, all values would have to wait
#pragma unroll
  for (int m = 0; m < kMTiles; ++m) {
#pragma unroll
    for (int half = 0; half < 2; ++half) {
      const int row = m * 16 + half * 8 + lane / 4;
      if (row >= tile.rows) continue;
      Element* const to = tile.o(row);
      float all = 0;
#pragma unroll
      for (int n = 0; n < HEAD / 8; ++n) {
        const int column = n / 2 * 16 + lane % 4 * 4 + n % 2 * 2;
        all += fabsf(sums.o[m][n / 2 * 2][2 * half + n % 2]) + fabsf(sums.o[m][n / 2 * 2 + 1][2 * half + n % 2]);
        const unsigned pair = tw::packed<Element>(sums.o[m][n / 2 * 2][2 * half + n % 2], sums.o[m][n / 2 * 2 + 1][2 * half + n % 2]);
        if constexpr (kScalar) {
          if (column < columns) to[column].bits = static_cast<unsigned short>(pair);
          if (column + 1 < columns) to[column + 1].bits = static_cast<unsigned short>(pair >> 16);
        } else if (column < columns) {
          *reinterpret_cast<unsigned*>(to + column) = pair;
        }
      }
      if (tw::is_to_repeat(all, sums.softmax.base[m][half], sums.softmax.scale)) again |= 1u << row;
      if (lane % 4 == 0) tile.store_lse(row, sums.softmax.base[m][half], sums.softmax.sum[m][half], sums.softmax.scale);
    }
  }
  again = tw::bits_of_warp(again);
  __syncwarp();
  if (again != 0) store_exact_rows(tile, again, lane);
}

extern "C" __global__ void __launch_bounds__(kThreads, 1) tw_attention_decode_sm90a_fixed_kv_bf16_e4m3_mma_async_d256_r16_16x8_s2(const __grid_constant__ Params p) {
  const int thread = static_cast<int>(threadIdx.x), lane = thread % 32, warp = thread / 32;
  const tw::TileShape shape(p, ROWS);
  const int tiles = static_cast<int>(p.Hkv) * shape.row_tiles;
  Cursor cursor(p, tiles, blockIdx.x);
  if (cursor.part >= cursor.parts) return;
  unsigned at = cursor.step;
  const unsigned end = cursor.end;

  const unsigned memory = tw::shared_address(shared);
  const unsigned k_tiles = memory + kStagesAt + warp * STAGES * 2 * kBlockBytes, v_tiles = k_tiles + STAGES * kBlockBytes;
  Loader loader(p, cursor, end - at, shape.row_tiles, warp, lane);
  const bool is_by_page =
      (p.scale_k != nullptr && p.stride_scale_kb != 0) || (p.scale_v != nullptr && p.stride_scale_vb != 0);
  const auto scales_of = [&](int stage) {
    float* const all = reinterpret_cast<float*>(shared + kScalesAt);
    return is_by_page ? all + (warp * STAGES + stage) * 2 * BN : nullptr;
  };
  if constexpr (kAsync) {
#pragma unroll
    for (int stage = 0; stage < STAGES - 1; ++stage) {
      loader.load(k_tiles + stage * kBlockBytes, v_tiles + stage * kBlockBytes, scales_of(stage));
      tw::cp_async_commit();
    }
  }

  Product product(memory, memory + kWeightsAt + warp * Product::kWeightBytes, lane);
  const bool is_capped = p.softcap != 0;
  const float scale = log2_scale_of(p), to_cap = is_capped ? __fdividef(tw::scale_of(p), p.softcap) : 0;
  int stage = 0;

  {
    const TileRows tile(p, shape, cursor.batch, cursor.tile);
    constexpr unsigned tile_begin = 0;
    const unsigned tile_end = cursor.keys.steps;
    const tw::Visible<false> visible = cursor.keys.visible;
    const int first_key = cursor.keys.first;
    load_q(tile, thread);
    __syncthreads();
    product.hold_q();
    Sums sums{{}, tw::Softmax<kMTiles>(scale)};
    const float k_scale = scale_at(p.scale_k, tile.kv_head * p.stride_scale_kh);
    float v_scale = is_by_page ? 0 : scale_at(p.scale_v, tile.kv_head * p.stride_scale_vh);
    const int all_from = visible.first(tile.query(tile.rows - 1)), all_to = visible.end(tile.query(0));

#pragma unroll 1
    for (; at < min(end, tile_end); ++at) {
      tw::cp_async_wait<(STAGES > 1 ? STAGES - 2 : 0)>();
      __syncwarp();  // the block has arrived for all lanes, and all are through with the one before
      const int free_stage = stage == 0 ? STAGES - 1 : stage - 1;
      loader.load(k_tiles + free_stage * kBlockBytes, v_tiles + free_stage * kBlockBytes, scales_of(free_stage));
      tw::cp_async_commit();
      const int block_key = first_key + (static_cast<int>(at - tile_begin) * WARPS + warp) * BN;
      float s[kMTiles][BN / 8][4];
      product.scores(s, k_tiles + stage * kBlockBytes);
      scale_scores(s, scales_of(stage), k_scale, lane);
      if (is_capped) {
#pragma unroll
        for (int m = 0; m < kMTiles; ++m) {
#pragma unroll
          for (int n = 0; n < BN / 8; ++n) {
#pragma unroll
            for (int i = 0; i < 4; ++i) {
              s[m][n][i] = p.softcap * tw::tanh_of(s[m][n][i] * to_cap);
            }
          }
        }
      }
      if (block_key + BN > all_to || block_key < all_from) {
        // What each row sees is worked out here: kept, it takes registers from all blocks. Rows that do not exist see what the
        // last one does.
        const tw::Visible<false> seen = tile.visible();
#pragma unroll
        for (int m = 0; m < kMTiles; ++m) {
#pragma unroll
          for (int half = 0; half < 2; ++half) {
            const int query = tile.query(min(m * 16 + half * 8 + lane / 4, tile.rows - 1));
            const int see_from = seen.first(query), see_to = seen.end(query);
#pragma unroll
            for (int n = 0; n < BN / 8; ++n) {
#pragma unroll
              for (int i = 0; i < 2; ++i) {
                const int key = block_key + n * 8 + lane % 4 * 2 + i;
                if (key < see_from || key >= see_to) s[m][n][2 * half + i] = tw::minus_infinity();
              }
            }
          }
        }
      }
      float shrink[kMTiles][2];
      sums.softmax.weigh<BN>(s, shrink);
      sums.softmax.rescale<HEAD>(sums.o, shrink);
      if (is_by_page) scale_weights(s, sums.o, v_scale, scales_of(stage) + BN, lane);
      product.add_values(sums.o, s, v_tiles + stage * kBlockBytes);
      stage = stage == STAGES - 1 ? 0 : stage + 1;
      cursor.advance();
    }

    scale_values(sums.o, v_scale);
    gather(sums, warp, lane);  // all warps are through with Q
    if (warp != 0) return;
    if (cursor.parts == 1) {
      store_whole(sums, tile, lane);
    } else {
      store_part(sums, p, tile, cursor.part, lane);
    }
  }
}

constexpr int kCombineThreads = 256;
constexpr int kVectors = HEAD / 4;                      // of a row's values
constexpr int kRuns = kCombineThreads / kVectors;       // of parts, each added up by other threads

// A row's values so far, relative to a base.
struct RowSums {
  float base = tw::minus_infinity(), sum = 0;
  float4 o{0, 0, 0, 0};

  TW_DEVICE void add(float other_base, float other_sum, const float4& values, float scale) {
    const float larger = fmaxf(base, other_base), mine = factor_of(base, larger, scale),
                other = factor_of(other_base, larger, scale);
    base = larger;
    sum = sum * mine + other_sum * other;
    o.x = o.x * mine + values.x * other;
    o.y = o.y * mine + values.y * other;
    o.z = o.z * mine + values.z * other;
    o.w = o.w * mine + values.w * other;
  }
};

// A CTA for each row (b, h, i) of O. The parts are cut into as many runs as it has threads for; what each comes to meets in
// shared memory. All of that depends on how many parts there are, and on nothing else.
extern "C" __global__ void __launch_bounds__(kCombineThreads) tw_attention_decode_sm90a_fixed_kv_bf16_e4m3_mma_async_d256_r16_16x8_s2_2(const __grid_constant__ Params p) {
  constexpr int kAtOnce = 4;
  const long long row_of_all = blockIdx.x;
  const int query = static_cast<int>(row_of_all % p.Sq), head = static_cast<int>(row_of_all / p.Sq % p.Hq),
            batch = static_cast<int>(row_of_all / p.Sq / p.Hq);
  const int parts = tw::Parts<kStepKeys, Params>(p, tw::Keys<kStepKeys, Params>(p, batch)).parts;
  if (parts == 1) return;  // O is there
  const int thread = static_cast<int>(threadIdx.x), vector = thread % kVectors, run = thread / kVectors;
  const float scale = log2_scale_of(p);
  const int parts_per_run = (parts + kRuns - 1) / kRuns, end = min(parts, (run + 1) * parts_per_run);
  RowSums row_sums;
  if (run < kRuns) {
#pragma unroll 1
    for (int first = run * parts_per_run; first < end; first += kAtOnce) {
      float4 values[kAtOnce];
      float2 scalars[kAtOnce];
#pragma unroll
      for (int i = 0; i < kAtOnce; ++i) {
        const Part part(p, row_of_all, min(first + i, end - 1));
        values[i] = reinterpret_cast<const float4*>(part.values)[vector];
        scalars[i] = *part.scalars;
      }
#pragma unroll
      for (int i = 0; i < kAtOnce; ++i) {
        if (first + i < end) row_sums.add(scalars[i].x, scalars[i].y, values[i], scale);
      }
    }
  }
  float4* const run_values = reinterpret_cast<float4*>(shared);
  float2* const run_scalars = reinterpret_cast<float2*>(run_values + kRuns * kVectors);
  if (run > 0 && run < kRuns) {
    run_values[run * kVectors + vector] = row_sums.o;
    if (vector == 0) run_scalars[run] = float2{row_sums.base, row_sums.sum};
  }
  __syncthreads();
  const tw::TileShape shape(p, ROWS);
  const int kv_head = head / shape.group, row_of_head = query * shape.group + head % shape.group;
  const TileRows tile(p, shape, batch, kv_head * shape.row_tiles + row_of_head / ROWS);
  const int row = row_of_head % ROWS;
  bool is_again = false;
  if (run == 0) {
#pragma unroll 1
    for (int i = 1; i < kRuns; ++i) {
      row_sums.add(run_scalars[i].x, run_scalars[i].y, run_values[i * kVectors + vector], scale);
    }
    const float factor = row_sums.base != tw::minus_infinity() ? __fdividef(1, row_sums.sum) : 0;
    const float4& o = row_sums.o;
    store_values(tile.o(row), {o.x * factor, o.y * factor, o.z * factor, o.w * factor}, vector * 4, static_cast<int>(p.D));
    is_again = tw::is_to_repeat(fabsf(o.x) + fabsf(o.y) + fabsf(o.z) + fabsf(o.w), row_sums.base, scale);
    if (vector == 0) tile.store_lse(row, row_sums.base, row_sums.sum, scale);
  }
  if (__syncthreads_or(is_again) != 0 && thread < 32) store_exact_rows(tile, 1u << row, thread);
}
