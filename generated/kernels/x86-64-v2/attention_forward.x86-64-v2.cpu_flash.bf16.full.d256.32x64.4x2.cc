// attention_forward.x86-64-v2.cpu_flash.bf16.full.d256.32x64.4x2: emitted by tilewright-codegen, do not edit.
// template: attention_forward/cpu_flash.cc.j2
// config: HEAD=256 BM=32 BN=64 ROWS=4 NV=2 dtype=bf16 mask=full
// hash: 4baf17c7b1e127e9cbbb36f226a4273d
// O = softmax(mask(scale Q K^T)) V on a CPU, by the online softmax: a call takes BM queries of one head and goes through blocks of BN
// keys, whose K is packed with keys side by side and whose V as f32, so that both products are broadcasts times vectors.
struct Params {
  const void* Q;
  const void* K;
  const void* V;
  void* O;
  void* LSE;
  const void* bias;
  const void* alibi_slopes;
  const void* cu_seqlens_q;
  const void* cu_seqlens_k;
  void* workspace;
  long long B, Hq, Hkv, Sq, Sk, D, stride_qs, stride_qh, stride_qb, stride_ks, stride_kh, stride_kb, stride_vs, stride_vh, stride_vb, stride_os, stride_oh, stride_ob, stride_bias_q, stride_bias_h, stride_bias_b, total_q, total_k;
  float scale;
  float softcap;
  int window_left;
  int window_right;
  int alignment;
};

enum class Dtype { f32, f16, bf16 };
inline constexpr Dtype dtype = Dtype::bf16;
enum class Mask { full, causal, general };
inline constexpr Mask mask = Mask::full;
#include "gemm/cpu_vector_v2.h"
#include "attention_forward/cpu_math.h"
#include "attention_forward/problem.h"

using Element = tw::bf16;

constexpr int HEAD = 256;            // D is at most this
constexpr int BM = 32, BN = 64;  // queries of a call, keys of a block
constexpr int ROWS = 4;            // of sums in registers,
constexpr int NV = 2;                // and vectors in each

constexpr int kPaddedRows = (BM + ROWS - 1) / ROWS * ROWS;
constexpr float kMinusInfinity = -__builtin_inff();
static_assert(ROWS * NV + NV + 1 <= (kLanes == 16 ? 32 : 16), "sums, a row and a broadcast fit the vector registers");
static_assert(BN % (NV * kLanes) == 0 && HEAD % (NV * kLanes) == 0, "rows are whole vectors");

// sums[i][...] += a[i][k] * b[k][...] for all k < depth: ROWS rows and all columns of sums, up to `columns`.
template <int kAStride, int kStride>
static inline void add_product(const float* a, const float* b, float* sums, int depth, int columns) {
  for (int column = 0; column < columns; column += NV * kLanes) {
    Vector sum[ROWS][NV];
    for (int i = 0; i < ROWS; ++i) {
      for (int j = 0; j < NV; ++j) sum[i][j] = load(sums + i * kStride + column + j * kLanes);
    }
    for (int k = 0; k < depth; ++k) {
      Vector row[NV];
      for (int j = 0; j < NV; ++j) row[j] = load(b + k * kStride + column + j * kLanes);
      for (int i = 0; i < ROWS; ++i) {
        const Vector factor = broadcast(a[i * kAStride + k]);
        for (int j = 0; j < NV; ++j) multiply_add(sum[i][j], factor, row[j]);
      }
    }
    for (int i = 0; i < ROWS; ++i) {
      for (int j = 0; j < NV; ++j) store(sums + i * kStride + column + j * kLanes, sum[i][j]);
    }
  }
}

static inline float element(const void* tensor, long long at) { return tw::to_float(static_cast<const Element*>(tensor)[at]); }

static inline void store_element(Element* to, float value) {
  const unsigned bits = __builtin_bit_cast(unsigned, value);
  to->bits = static_cast<unsigned short>((bits + 0x7fff + ((bits >> 16) & 1)) >> 16);
}

static inline int smaller(int a, int b) { return a < b ? a : b; }

extern "C" void tw_attention_forward_x86_64_v2_cpu_flash_bf16_full_d256_32x64_4x2(const Params* params, long long tile, long long head, long long batch) {
  const Params& p = *params;
  const tw::Sequence<mask == Mask::general, Params> sequence(p, static_cast<int>(head), static_cast<int>(batch));
  const int first_query = static_cast<int>(tile) * BM;
  const int rows = smaller(BM, sequence.queries - first_query), depth = static_cast<int>(p.D);
  if (rows <= 0) return;
  const tw::Visible<mask == Mask::full> visible(p, sequence.queries, sequence.keys, mask == Mask::causal);
  const bool is_modified = mask == Mask::general && (p.softcap != 0 || p.bias != nullptr || p.alibi_slopes != nullptr);
  const float scale = p.scale != 0 ? p.scale : 1 / __builtin_sqrtf(static_cast<float>(p.D));
  const float to_log2 = is_modified ? 1 : scale * tw::kLog2e;

  alignas(64) float q[kPaddedRows * HEAD], o[kPaddedRows * HEAD], k[HEAD * BN], v[BN * HEAD];
  alignas(64) float s[kPaddedRows * BN];
  float base[kPaddedRows], sum[kPaddedRows];  // the largest score so far, in units of log2
  for (int i = 0; i < kPaddedRows; ++i) {
    for (int d = 0; d < depth; ++d) {
      q[i * HEAD + d] = i < rows ? element(p.Q, sequence.q_at + (first_query + i) * p.stride_qs + d) : 0;
    }
    for (int d = 0; d < HEAD; ++d) o[i * HEAD + d] = 0;
    base[i] = kMinusInfinity;
    sum[i] = 0;
  }
  const int columns = (depth + NV * kLanes - 1) / (NV * kLanes) * (NV * kLanes);
  const int end_key = visible.end(first_query + rows - 1);
  for (int first_key = visible.first(first_query) / BN * BN; first_key < end_key; first_key += BN) {
    const int keys = smaller(BN, end_key - first_key);
    for (int j = 0; j < BN; ++j) {
      const long long k_row = sequence.k_at + (first_key + j) * p.stride_ks, v_row = sequence.v_at + (first_key + j) * p.stride_vs;
      for (int d = 0; d < depth; ++d) {
        k[d * BN + j] = j < keys ? element(p.K, k_row + d) : 0;
        v[j * HEAD + d] = j < keys ? element(p.V, v_row + d) : 0;
      }
    }
    for (int i = 0; i < kPaddedRows * BN; ++i) s[i] = 0;
    for (int i = 0; i < rows; i += ROWS) add_product<HEAD, BN>(q + i * HEAD, k, s + i * BN, depth, BN);
    for (int i = 0; i < rows; ++i) {
      float* const score = s + i * BN;
      const int query = first_query + i, begin = visible.first(query) - first_key, end = visible.end(query) - first_key;
      if (is_modified) {
        const long long bias = batch * p.stride_bias_b + head * p.stride_bias_h + query * p.stride_bias_q + first_key;
        const float slope = p.alibi_slopes != nullptr ? static_cast<const float*>(p.alibi_slopes)[head] : 0;
        for (int j = begin < 0 ? 0 : begin; j < end && j < keys; ++j) {
          float x = score[j] * scale;
          if (p.softcap != 0) x = p.softcap * __builtin_tanhf(x / p.softcap);
          if (p.bias != nullptr) x += element(p.bias, bias + j);
          const int distance = query + visible.offset - first_key - j;
          score[j] = (x - slope * static_cast<float>(distance < 0 ? -distance : distance)) * tw::kLog2e;
        }
      }
      for (int j = 0; j < begin && j < BN; ++j) score[j] = kMinusInfinity;
      for (int j = end < 0 ? 0 : end; j < BN; ++j) score[j] = kMinusInfinity;
      Vector most = load(score);
      for (int j = kLanes; j < BN; j += kLanes) most = load(score + j) > most ? load(score + j) : most;
      float now = largest_of(most) * to_log2;
      asm("" : "+x"(now));  // one rounding for all: a fused difference would weigh blocks differently
      now = now > base[i] ? now : base[i];
      const float shrink = now == kMinusInfinity ? 1 : exp2_of(broadcast(base[i] - now))[0];
      base[i] = now;
      if (now == kMinusInfinity) now = 0;  // nothing seen yet
      Vector added{};
      for (int j = 0; j < BN; j += kLanes) {
        const Vector weight = exp2_of(load(score + j) * to_log2 - now);
        store(score + j, weight);
        added += weight;
      }
      sum[i] = sum[i] * shrink + sum_of(added);
      for (int d = 0; d < columns; d += kLanes) store(o + i * HEAD + d, load(o + i * HEAD + d) * shrink);
    }
    for (int i = 0; i < rows; i += ROWS) add_product<BN, HEAD>(s + i * BN, v, o + i * HEAD, keys, columns);
  }
  for (int i = 0; i < rows; ++i) {
    Element* const to = static_cast<Element*>(p.O) + sequence.o_at + (first_query + i) * p.stride_os;
    const float factor = sum[i] > 0 ? 1 / sum[i] : 0;
    for (int d = 0; d < depth; ++d) store_element(to + d, o[i * HEAD + d] * factor);
    if (p.LSE != nullptr) {
      const float value = (base[i] + __builtin_log2f(sum[i])) * tw::kLn2;
      static_cast<float*>(p.LSE)[sequence.lse_at + first_query + i] = sum[i] > 0 ? value : kMinusInfinity;
    }
  }
}
