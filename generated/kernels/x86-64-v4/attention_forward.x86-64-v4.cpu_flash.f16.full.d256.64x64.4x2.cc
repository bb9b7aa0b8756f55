// attention_forward.x86-64-v4.cpu_flash.f16.full.d256.64x64.4x2: emitted by tilewright-codegen, do not edit.
// template: attention_forward/cpu_flash.cc.j2
// config: HEAD=256 BM=64 BN=64 ROWS=4 NV=2 dtype=f16 mask=full
// hash: 4ab30b8c8a90c6b045cf3376fe478de7
// O = softmax(mask(scale Q K^T)) V on a CPU, by the online softmax: a tile takes BM queries of one head and goes through blocks of BN
// keys, whose K is packed with keys side by side and whose V with columns so, so that both products are broadcasts times vectors.
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
inline constexpr Dtype dtype = Dtype::f16;
enum class Mask { full, causal, general };
inline constexpr Mask mask = Mask::full;
#include "attention_forward/cpu_f16.h"
#include "attention_forward/cpu_flash.h"
#include "attention_forward/cpu_flash_words.h"
#include "attention_forward/cpu_flash_f16.h"
#include "attention_forward/cpu_math.h"
#include "attention_forward/problem.h"

using Element = tw::f16;

constexpr int HEAD = 256;            // D is at most this
constexpr int BM = 64, BN = 64;  // queries of a tile, keys of a block
constexpr int ROWS = 4;            // of sums in registers,
constexpr int NV = 2;                // and vectors in each

constexpr int kPaddedRows = (BM + ROWS - 1) / ROWS * ROWS;
static_assert(ROWS * NV + NV + 1 <= (kLanes == 16 ? 32 : 16), "sums, a row and a broadcast fit the vector registers");
static_assert(BN % (NV * kLanes) == 0 && HEAD % (NV * kLanes) == 0, "rows are whole vectors");
static_assert(BN % (kPerWord * kLanes) == 0, "weights are whole vectors of words");

// What a tile needs beside the operands: too much for the stack of a small thread.
struct Workspace {
  alignas(64) float o[kPaddedRows * HEAD], s[kPaddedRows * BN];
  alignas(64) unsigned q[kPaddedRows * HEAD / kPerWord], k[HEAD * BN / kPerWord], v[BN * HEAD / kPerWord];
};

constexpr int kRun = 1 << 30;
static inline float element(const void* tensor, long long at) { return tw::to_float(static_cast<const Element*>(tensor)[at]); }

static inline int least(int a, int b) { return a < b ? a : b; }
static inline int most(int a, int b) { return a > b ? a : b; }

template <int count>
struct Count {
  static constexpr int value = count;
};

template <int kRows, bool is_exact>
static inline void add_scores(const unsigned* q, const unsigned* k, float* scores, int depth) {
  add_product<kRows, NV, HEAD / kPerWord, BN, kRun, true, is_exact>(q, k, scores, words_of(depth), BN);
}
template <int kRows, bool is_exact>
static inline void add_values(const unsigned* weights, const unsigned* v, float* o, int words, int columns) {
  add_product<kRows, NV, BN / kPerWord, HEAD, kRun, false, is_exact>(weights, v, o, words, columns);
}

static long long tiles_of_head(const Params& p) { return (p.Sq + BM - 1) / BM; }
static long long tiles(const void* params) {
  const Params& p = *static_cast<const Params*>(params);
  return tiles_of_head(p) * p.Hq * p.B;
}

static void attend(const void* params, long long index, void* workspace) {
  const Params& p = *static_cast<const Params*>(params);
  const long long head = index / tiles_of_head(p) % p.Hq, batch = index / tiles_of_head(p) / p.Hq;
  const tw::Sequence<mask == Mask::general, Params> sequence(p, static_cast<int>(head), static_cast<int>(batch));
  // The last ones first: with a causal mask they take longest.
  const int first_query = static_cast<int>(tiles_of_head(p) - 1 - index % tiles_of_head(p)) * BM;
  const int rows = least(BM, sequence.queries - first_query), depth = static_cast<int>(p.D);
  if (rows <= 0) return;
  const tw::Visible<mask == Mask::full> visible(p, sequence.queries, sequence.keys, mask == Mask::causal);
  const bool is_biased = mask == Mask::general && (p.bias != nullptr || p.alibi_slopes != nullptr);
  const bool is_modified = is_biased || (mask == Mask::general && p.softcap != 0);
  const float scale = p.scale != 0 ? p.scale : 1 / __builtin_sqrtf(static_cast<float>(p.D));
  const float unit = is_modified ? 1 : scale;  // of what is kept of scores: differences are multiplied by it, as the lowest
  const float to_log2 = unit * tw::kLog2e;     // finite scores themselves would become infinite

  auto& [o, s, q, k, v] = *static_cast<Workspace*>(workspace);
  unsigned* const weights = reinterpret_cast<unsigned*>(s);
  float largest[kPaddedRows], sum[kPaddedRows];  // score so far, and sum of weights
  bool is_q_exact = false;
  for (int i = 0; i < kPaddedRows; ++i) {
    unsigned* const row = q + i * (HEAD / kPerWord);
    if (i < rows) {
      const Element* const from = static_cast<const Element*>(p.Q) + sequence.q_at + (first_query + i) * p.stride_qs;
      is_q_exact = copy_queries(from, depth, row) || is_q_exact;
    } else {
      for (int word = 0; word < words_of(depth); ++word) row[word] = 0;
    }
    for (int d = 0; d < HEAD; ++d) o[i * HEAD + d] = 0;
    largest[i] = kMinusInfinity;
    sum[i] = 0;
  }
  const int columns = (depth + NV * kLanes - 1) / (NV * kLanes) * (NV * kLanes);
  const int end_key = visible.end(first_query + rows - 1);
  for (int first_key = visible.first(first_query) / BN * BN; first_key < end_key; first_key += BN) {
    const int keys = least(BN, end_key - first_key);
    // The keys of the block that a row sees: [begin_of(row), end_of(row)), empty where the first is not below the second.
    const auto begin_of = [&](int row) { return most(0, visible.first(first_query + row) - first_key); };
    const auto end_of = [&](int row) { return least(keys, visible.end(first_query + row) - first_key); };
    const Element* const k_at = static_cast<const Element*>(p.K) + sequence.k_at + first_key * p.stride_ks;
    const Element* const v_at = static_cast<const Element*>(p.V) + sequence.v_at + first_key * p.stride_vs;
    [[maybe_unused]] const bool are_scores_exact = pack_keys<BN>(k_at, p.stride_ks, keys, depth, k) || is_q_exact;
    [[maybe_unused]] const bool are_values_exact = pack_values<HEAD>(v_at, p.stride_vs, keys, depth, v);
    for (int i = 0; i < rows; i += ROWS) {
      const unsigned* const queries = q + i * (HEAD / kPerWord);
      add_scores<ROWS, false>(queries, k, s + i * BN, depth);
    }
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
      for (int j = most(0, end_of(i)); j < BN; ++j) score[j] = kMinusInfinity;
      const float shrink = weigh<BN>(score, to_log2, largest[i], sum[i]);
      if (shrink != 1) {
        for (int d = 0; d < columns; d += kLanes) store(o + i * HEAD + d, load(o + i * HEAD + d) * shrink);
      }
      pack_weights<BN>(score, weights + i * (BN / kPerWord));
    }
    // Words of keys from `begin` to `end`, all of whose numbers are seen or behind the last one.
    const auto first_word = [](int begin) { return words_of(begin); };
    const auto last_word = [keys](int end) { return end == keys ? words_of(end) : end / kPerWord; };
    const auto add = [&](auto row_count, int row, int from, int to) {
      const unsigned* const of = weights + row * (BN / kPerWord) + from;
      float* const sums = o + row * HEAD;
      add_values<row_count.value, false>(of, v + from * HEAD, sums, to - from, columns);
    };
    for (int i = 0; i < rows; i += ROWS) {
      // What a row does not see is left out, not weighed by 0: it may hold NaN. Both bounds rise with the row.
      const int last = least(i + ROWS, rows) - 1, begin = first_word(begin_of(last)), end = last_word(end_of(i));
      const bool has_common = begin < end;
      if (has_common) {
        add(Count<ROWS>{}, i, begin, end);
        if (mask == Mask::full || (begin == 0 && end == words_of(keys))) continue;
      }
      for (int row = i; row <= last; ++row) {
        const auto add_keys = [&](int from, int to) {
          if (from >= to) return;
          const int begin_word = first_word(from), end_word = last_word(to);
          if (begin_word < end_word) add(Count<1>{}, row, begin_word, end_word);
          for (int j = from; j < to; ++j) {
            if (j / kPerWord >= begin_word && j / kPerWord < end_word) continue;
            add_number<HEAD>(s[row * BN + j], v, j, o + row * HEAD, columns);
          }
        };
        add_keys(begin_of(row), has_common ? begin * kPerWord : end_of(row));
        if (has_common) add_keys(end * kPerWord, end_of(row));
      }
    }
  }
  for (int i = 0; i < rows; ++i) {
    Element* const to = static_cast<Element*>(p.O) + sequence.o_at + (first_query + i) * p.stride_os;
    const float factor = 1 / sum[i];
    for (int d = 0; d < depth; d += kLanes) {
      store_elements(to + d, sum[i] == 0 ? Vector{} : load(o + i * HEAD + d) * factor, depth - d);
    }
    if (p.LSE != nullptr) {
      static_cast<float*>(p.LSE)[sequence.lse_at + first_query + i] = log_sum(largest[i] * unit, sum[i]);
    }
  }
}

extern "C" const tw::FlashKernel tw_attention_forward_x86_64_v4_cpu_flash_f16_full_d256_64x64_4x2;
const tw::FlashKernel tw_attention_forward_x86_64_v4_cpu_flash_f16_full_d256_64x64_4x2 = {sizeof(Workspace), tiles, attend};
