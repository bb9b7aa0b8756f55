// attention_decode.x86-64-v4.cpu_decode.bf16_e4m3.d256.r4.32.v2: emitted by tilewright-codegen, do not edit.
// template: attention_decode/cpu_decode.cc.j2
// config: HEAD=256 ROWS=4 BN=32 NV=2 dtype=bf16_e4m3
// hash: 08a2e4dd008d545a6371e627af9b30aa
// Attention of a few queries to a long cache on a CPU. A call takes one head of K and V of one sequence: the queries of all heads
// that share it, ROWS at a time, go through blocks of BN keys with the online softmax; K and V are read as they lie.
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
};

enum class Dtype { f32, f16, bf16, bf16_e4m3 };
inline constexpr Dtype dtype = Dtype::bf16_e4m3;
enum class KvCache { contiguous, paged };
#include "attention_forward/cpu_math.h"
#include "attention_forward/problem.h"
#include "common/fp8.h"
#include "scaled_gemm/cpu_numbers.h"

using Element = tw::bf16;
using CacheElement = tw::e4m3;

constexpr int HEAD = 256;  // D is at most this
constexpr int ROWS = 4;  // of Q at a time
constexpr int BN = 32;      // keys of a block
constexpr int NV = 2;      // vectors of a row of V at a time

static_assert(BN % kLanes == 0 && HEAD % (NV * kLanes) == 0, "rows are whole vectors");

static inline float element(const void* tensor, long long at) { return tw::to_float(static_cast<const Element*>(tensor)[at]); }

static inline Vector load_vector(const CacheElement* from) {
  return numbers<E4m3>(load_codes(&from->bits));
}
// The first `count` elements, zeros behind them.
static inline Vector load_some(const CacheElement* from, int count) {
  if (count >= kLanes) return load_vector(from);
  Vector result{};
  for (int i = 0; i < count; ++i) result[i] = tw::to_float(from[i]);
  return result;
}

// By halves, as all lanes at once: a sum for each key is as much work as the products.
static inline float folded_sum(Vector x) {
  for (int step = kLanes / 2; step > 0; step /= 2) {
    IntVector other;
    for (int i = 0; i < kLanes; ++i) other[i] = i ^ step;
    x += __builtin_shuffle(x, other);
  }
  return x[0];
}

static inline int smaller(int a, int b) { return a < b ? a : b; }
static inline int larger(int a, int b) { return a > b ? a : b; }

struct Window {
  int window_left, window_right, alignment;
};
using Visible = tw::Visible<false>;

template <int kRows>
struct Rows {};  // how many rows a product has

extern "C" void tw_attention_decode_x86_64_v4_cpu_decode_bf16_e4m3_d256_r4_32_v2(const Params* params, long long kv_head, long long batch, long long) {
  const Params& p = *params;
  const int keys = p.seqlens_k != nullptr ? static_cast<const int*>(p.seqlens_k)[batch] : static_cast<int>(p.Sk);
  const int group = static_cast<int>(p.Hq / p.Hkv), all_rows = group * static_cast<int>(p.Sq), depth = static_cast<int>(p.D);
  const Visible visible(Window{p.window_left, p.window_right, 0}, static_cast<int>(p.Sq), keys, false);
  const float scale = p.scale != 0 ? p.scale : 1 / __builtin_sqrtf(static_cast<float>(p.D));
  const float unit = p.softcap != 0 ? 1 : scale;  // of what is kept of scores
  const float to_log2 = unit * tw::kLog2e;
  const auto row_of = [&](const void* tensor, long long stride_b, long long stride_s, long long stride_h, int key) {
    long long outer = batch, inner = key;
    if (p.page_table != nullptr) {
      outer = static_cast<const int*>(p.page_table)[batch * p.stride_table + key / p.page_size];
      inner = key % p.page_size;
    }
    return static_cast<const CacheElement*>(tensor) + outer * stride_b + inner * stride_s + kv_head * stride_h;
  };
  const auto scale_of = [&](const void* scales, long long stride_b, long long stride_h, int key) {
    if (scales == nullptr) return 1.0f;
    const long long outer =
        p.page_table != nullptr ? static_cast<const int*>(p.page_table)[batch * p.stride_table + key / p.page_size] : batch;
    return static_cast<const float*>(scales)[outer * stride_b + kv_head * stride_h];
  };

  for (int first_row = 0; first_row < all_rows; first_row += ROWS) {
    const int rows = smaller(ROWS, all_rows - first_row);
    alignas(64) float q[ROWS][HEAD], o[ROWS][HEAD] = {}, s[ROWS][BN];
    float largest[ROWS], sum[ROWS];  // score so far, and sum of weights
    for (int i = 0; i < ROWS; ++i) {
      const int row = first_row + smaller(i, rows - 1), query = row / group, head = static_cast<int>(kv_head) * group + row % group;
      for (int d = 0; d < HEAD; ++d) {
        q[i][d] = d < depth ? element(p.Q, batch * p.stride_qb + query * p.stride_qs + head * p.stride_qh + d) : 0;
      }
      largest[i] = kMinusInfinity;
      sum[i] = 0;
    }
    const int end_key = visible.end((first_row + rows - 1) / group);
    for (int first_key = visible.first(first_row / group); first_key < end_key; first_key += BN) {
      const int count = smaller(BN, end_key - first_key);
      for (int j = 0; j < count; ++j) {
        const CacheElement* const k = row_of(p.K, p.stride_kb, p.stride_ks, p.stride_kh, first_key + j);
        Vector products[ROWS] = {};
        for (int d = 0; d < depth; d += kLanes) {
          const Vector k_part = load_some(k + d, depth - d);
          for (int i = 0; i < ROWS; ++i) multiply_add(products[i], k_part, load(&q[i][d]));
        }
        const float k_scale = scale_of(p.scale_k, p.stride_scale_kb, p.stride_scale_kh, first_key + j);
        for (int i = 0; i < ROWS; ++i) s[i][j] = folded_sum(products[i]) * k_scale;
      }
      // The keys of the block that a row sees: [begin_of(row), end_of(row)), empty where the first is not below the second.
      const auto begin_of = [&](int row) { return larger(0, visible.first((first_row + row) / group) - first_key); };
      const auto end_of = [&](int row) { return smaller(count, visible.end((first_row + row) / group) - first_key); };
      for (int i = 0; i < rows; ++i) {
        if (p.softcap != 0) {
          for (int j = 0; j < BN; j += kLanes) store(&s[i][j], soft_cap(load(&s[i][j]) * scale, p.softcap));
        }
        for (int j = 0; j < begin_of(i) && j < BN; ++j) s[i][j] = kMinusInfinity;
        for (int j = larger(0, end_of(i)); j < BN; ++j) s[i][j] = kMinusInfinity;
        const float shrink = weigh<BN>(s[i], to_log2, largest[i], sum[i]);
        for (int d = 0; d < depth; d += kLanes) store(&o[i][d], load(&o[i][d]) * shrink);
      }
      for (int j = 0; j < count; ++j) {
        const float v_scale = scale_of(p.scale_v, p.stride_scale_vb, p.stride_scale_vh, first_key + j);
        for (int i = 0; i < rows; ++i) s[i][j] *= v_scale;
      }
      // What a row does not see is left out, not weighed by 0: it may hold NaN. Both bounds rise with the row.
      const auto add_values = [&]<int kRows>(Rows<kRows>, int row, int from, int to) {
        for (int column = 0; from < to && column < depth; column += NV * kLanes) {
          Vector values[kRows][NV];
          for (int i = 0; i < kRows; ++i) {
            for (int n = 0; n < NV; ++n) values[i][n] = load(&o[row + i][column + n * kLanes]);
          }
          for (int j = from; j < to; ++j) {
            const CacheElement* const v = row_of(p.V, p.stride_vb, p.stride_vs, p.stride_vh, first_key + j) + column;
            for (int n = 0; n < NV; ++n) {
              const Vector v_part = load_some(v + n * kLanes, depth - column - n * kLanes);
              for (int i = 0; i < kRows; ++i) multiply_add(values[i][n], broadcast(s[row + i][j]), v_part);
            }
          }
          for (int i = 0; i < kRows; ++i) {
            for (int n = 0; n < NV; ++n) store(&o[row + i][column + n * kLanes], values[i][n]);
          }
        }
      };
      const int begin = begin_of(rows - 1), end = end_of(0);  // all rows see these
      add_values(Rows<ROWS>{}, 0, begin, end);
      if (begin == 0 && end == count) continue;
      for (int row = 0; row < rows; ++row) {
        const int middle = begin < end ? begin : end_of(row);
        add_values(Rows<1>{}, row, begin_of(row), middle);
        if (begin < end) add_values(Rows<1>{}, row, end, end_of(row));
      }
    }
    for (int i = 0; i < rows; ++i) {
      const int query = (first_row + i) / group, head = static_cast<int>(kv_head) * group + (first_row + i) % group;
      Element* const to = static_cast<Element*>(p.O) + batch * p.stride_ob + query * p.stride_os + head * p.stride_oh;
      const float factor = 1 / sum[i];
      for (int d = 0; d < depth; ++d) store_element(to + d, sum[i] == 0 ? 0 : o[i][d] * factor);
      if (p.LSE != nullptr) {
        static_cast<float*>(p.LSE)[(batch * p.Hq + head) * p.Sq + query] = log_sum(largest[i] * unit, sum[i]);
      }
    }
  }
}
