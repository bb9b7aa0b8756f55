// attention_forward.x86-64-v4.cpu_flash.f32.causal.d256.32x64.4x2: emitted by tilewright-codegen, do not edit.
// template: attention_forward/cpu_flash.cc.j2
// config: HEAD=256 BM=32 BN=64 ROWS=4 NV=2 dtype=f32 mask=causal
// hash: 098b8e9dda018559c3d5c3e35e486a50
// O = softmax(mask(scale Q K^T)) V on a CPU, by the online softmax: a tile takes BM queries of one head and goes through blocks of BN
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
inline constexpr Dtype dtype = Dtype::f32;
enum class Mask { full, causal, general };
inline constexpr Mask mask = Mask::causal;
#include "attention_forward/cpu_flash.h"
#include "attention_forward/cpu_math.h"
#include "attention_forward/problem.h"

using Element = tw::f32;

constexpr int HEAD = 256;            // D is at most this
constexpr int BM = 32, BN = 64;  // queries of a tile, keys of a block
constexpr int ROWS = 4;            // of sums in registers,
constexpr int NV = 2;                // and vectors in each

constexpr int kPaddedRows = (BM + ROWS - 1) / ROWS * ROWS;
static_assert(ROWS * NV + NV + 1 <= (kLanes == 16 ? 32 : 16), "sums, a row and a broadcast fit the vector registers");
static_assert(BN % (NV * kLanes) == 0 && HEAD % (NV * kLanes) == 0, "rows are whole vectors");

// What a tile needs beside the operands: too much for the stack of a small thread.
struct Workspace {
  alignas(64) float q[kPaddedRows * HEAD], o[kPaddedRows * HEAD], k[HEAD * BN], v[BN * HEAD], s[kPaddedRows * BN];
};

// sums[i][...] += a[i][k] * b[k][...] for all k < depth: kRows rows and all columns of sums, up to `columns`.
template <int kRows, int kAStride, int kStride>
static inline void add_product(const float* a, const float* b, float* sums, int depth, int columns) {
  for (int column = 0; column < columns; column += NV * kLanes) {
    Vector sum[kRows][NV];
    // In many short sums, of kRun products, so that a long one is no less exact. It costs some time, and is done where it matters.
    constexpr int kRun = 32;
    for (int run = 0; run < depth; run += kRun) {
      const int end = run + kRun < depth ? run + kRun : depth;
      for (int i = 0; i < kRows; ++i) {
        for (int j = 0; j < NV; ++j) sum[i][j] = Vector{};
      }
      for (int k = run; k < end; ++k) {
        Vector row[NV];
        for (int j = 0; j < NV; ++j) row[j] = load(b + k * kStride + column + j * kLanes);
        for (int i = 0; i < kRows; ++i) {
          const Vector factor = broadcast(a[i * kAStride + k]);
          for (int j = 0; j < NV; ++j) multiply_add(sum[i][j], factor, row[j]);
        }
      }
      for (int i = 0; i < kRows; ++i) {
        for (int j = 0; j < NV; ++j) {
          float* const to = sums + i * kStride + column + j * kLanes;
          store(to, load(to) + sum[i][j]);
        }
      }
    }
  }
}

static inline float element(const void* tensor, long long at) { return tw::to_float(static_cast<const Element*>(tensor)[at]); }

static inline int smaller(int a, int b) { return a < b ? a : b; }

static inline int larger(int a, int b) { return a > b ? a : b; }

static long long tiles_of_head(const Params& p) { return (p.Sq + BM - 1) / BM; }
static long long tiles(const void* params) {
  const Params& p = *static_cast<const Params*>(params);
  return tiles_of_head(p) * p.Hq * p.B;
}

static void attend(const void* params, long long index, void* workspace) {
  const Params& p = *static_cast<const Params*>(params);
  const long long head = index / tiles_of_head(p) % p.Hq, batch = index / tiles_of_head(p) / p.Hq;
  const tw::Sequence<mask == Mask::general, Params> sequence(p, static_cast<int>(head), static_cast<int>(batch));
  const int first_query = static_cast<int>(index % tiles_of_head(p)) * BM;
  const int rows = smaller(BM, sequence.queries - first_query), depth = static_cast<int>(p.D);
  if (rows <= 0) return;
  const tw::Visible<mask == Mask::full> visible(p, sequence.queries, sequence.keys, mask == Mask::causal);
  const bool is_biased = mask == Mask::general && (p.bias != nullptr || p.alibi_slopes != nullptr);
  const bool is_modified = is_biased || (mask == Mask::general && p.softcap != 0);
  const float scale = p.scale != 0 ? p.scale : 1 / __builtin_sqrtf(static_cast<float>(p.D));
  const float unit = is_modified ? 1 : scale;  // of what is kept of scores: differences are multiplied by it, as the lowest
  const float to_log2 = unit * tw::kLog2e;     // finite scores themselves would become infinite

  auto& [q, o, k, v, s] = *static_cast<Workspace*>(workspace);
  float largest[kPaddedRows], sum[kPaddedRows];  // score so far, and sum of weights
  for (int i = 0; i < kPaddedRows; ++i) {
    for (int d = 0; d < depth; ++d) {
      q[i * HEAD + d] = i < rows ? element(p.Q, sequence.q_at + (first_query + i) * p.stride_qs + d) : 0;
    }
    for (int d = 0; d < HEAD; ++d) o[i * HEAD + d] = 0;
    largest[i] = kMinusInfinity;
    sum[i] = 0;
  }
  const int columns = (depth + NV * kLanes - 1) / (NV * kLanes) * (NV * kLanes);
  const int end_key = visible.end(first_query + rows - 1);
  for (int first_key = visible.first(first_query) / BN * BN; first_key < end_key; first_key += BN) {
    const int keys = smaller(BN, end_key - first_key);
    // The keys of the block that a row sees: [begin_of(row), end_of(row)), empty where the first is not below the second.
    const auto begin_of = [&](int row) { return larger(0, visible.first(first_query + row) - first_key); };
    const auto end_of = [&](int row) { return smaller(keys, visible.end(first_query + row) - first_key); };
    for (int j = 0; j < BN; ++j) {
      const long long k_row = sequence.k_at + (first_key + j) * p.stride_ks, v_row = sequence.v_at + (first_key + j) * p.stride_vs;
      for (int d = 0; d < depth; ++d) {
        k[d * BN + j] = j < keys ? element(p.K, k_row + d) : 0;
        v[j * HEAD + d] = j < keys ? element(p.V, v_row + d) : 0;
      }
    }
    for (int i = 0; i < kPaddedRows * BN; ++i) s[i] = 0;
    for (int i = 0; i < rows; i += ROWS) add_product<ROWS, HEAD, BN>(q + i * HEAD, k, s + i * BN, depth, BN);
    for (int i = 0; i < rows; ++i) {
      float* const score = s + i * BN;
      if (is_modified) {
        for (int j = 0; j < BN; j += kLanes) {
          const Vector scaled = load(score + j) * scale;
          store(score + j, p.softcap != 0 ? soft_cap(scaled, p.softcap) : scaled);
        }
      }
      if (is_biased) {
        const int query = first_query + i;
        const long long bias = batch * p.stride_bias_b + head * p.stride_bias_h + query * p.stride_bias_q + first_key;
        const float slope = p.alibi_slopes != nullptr ? static_cast<const float*>(p.alibi_slopes)[head] : 0;
        for (int j = begin_of(i); j < end_of(i); ++j) {
          if (p.bias != nullptr) score[j] += element(p.bias, bias + j);
          const int distance = query + visible.offset - first_key - j;
          score[j] -= slope * static_cast<float>(distance < 0 ? -distance : distance);
        }
      }
      for (int j = 0; j < begin_of(i) && j < BN; ++j) score[j] = kMinusInfinity;
      for (int j = larger(0, end_of(i)); j < BN; ++j) score[j] = kMinusInfinity;
      const float shrink = weigh<BN>(score, to_log2, largest[i], sum[i]);
      for (int d = 0; d < columns; d += kLanes) store(o + i * HEAD + d, load(o + i * HEAD + d) * shrink);
    }
    for (int i = 0; i < rows; i += ROWS) {
      // What a row does not see is left out, not weighed by 0: it may hold NaN. Both bounds rise with the row.
      const int last = smaller(i + ROWS, rows) - 1, begin = begin_of(last), end = end_of(i);
      const bool has_common = begin < end;
      if (has_common) {
        add_product<ROWS, BN, HEAD>(s + i * BN + begin, v + begin * HEAD, o + i * HEAD, end - begin, columns);
        if (mask == Mask::full || (begin == 0 && end == keys)) continue;
      }
      for (int row = i; row <= last; ++row) {
        const auto add_keys = [&](int from, int to) {
          if (from < to) add_product<1, BN, HEAD>(s + row * BN + from, v + from * HEAD, o + row * HEAD, to - from, columns);
        };
        add_keys(begin_of(row), has_common ? begin : end_of(row));
        if (has_common) add_keys(end, end_of(row));
      }
    }
  }
  for (int i = 0; i < rows; ++i) {
    Element* const to = static_cast<Element*>(p.O) + sequence.o_at + (first_query + i) * p.stride_os;
    const float factor = 1 / sum[i];
    for (int d = 0; d < depth; ++d) store_element(to + d, sum[i] == 0 ? 0 : o[i * HEAD + d] * factor);
    if (p.LSE != nullptr) {
      static_cast<float*>(p.LSE)[sequence.lse_at + first_query + i] = log_sum(largest[i] * unit, sum[i]);
    }
  }
}

extern "C" const tw::FlashKernel tw_attention_forward_x86_64_v4_cpu_flash_f32_causal_d256_32x64_4x2;
const tw::FlashKernel tw_attention_forward_x86_64_v4_cpu_flash_f32_causal_d256_32x64_4x2 = {sizeof(Workspace), tiles, attend};
