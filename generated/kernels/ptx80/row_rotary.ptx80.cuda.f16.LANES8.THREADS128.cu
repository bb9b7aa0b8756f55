// row_rotary.ptx80.cuda.f16.LANES8.THREADS128: emitted by tilewright-codegen, do not edit.
// template: row_wise/row_rotary.cu
// config: LANES=8 THREADS=128 dtype=f16
// hash: 8c3c16ee7e42e19c923afc811014cb4b
#include "common/numbers.h"

struct Params {
  const void* q;
  const void* k;
  const void* v;
  const void* cos;
  const void* sin;
  const void* position;
  const void* slot;
  const void* q_weight;
  const void* k_weight;
  void* q_out;
  void* k_out;
  void* v_out;
  void* workspace;
  long long tokens, heads, dim, kv_heads, pairs, ldq, ldk, ldv, ldt, ldqo, ldko, ldvo;
  int pairing;
  float eps;
  float offset;
  long long ctas;
};

#define TILEWRIGHT 1
#define T tw::Number<tw::f16>
#define LANES 8
#define THREADS 128
#line 1 "row_rotary.cu"
// Rotary position embedding of queries and keys, and the way of keys and values into a cache: what stands between the product
// that makes them and attention.
// tw: op     row_rotary(q: T[tokens:ldq, heads * dim], k: T[tokens:ldk, kv_heads * dim], v: T[tokens:ldv, kv_heads * dim], \
//            cos?: f32[tokens:ldt, pairs], sin?: f32[tokens:ldt, pairs], position?: i32[tokens], slot?: i32[tokens], \
//            q_weight?: T[dim], k_weight?: T[dim], pairing: halves | interleaved, eps: f32 = 1e-6, offset: f32 = 0) \
//            -> q_out: T[tokens:ldqo, heads * dim], k_out: T[tokens:ldko, kv_heads * dim], \
//               v_out: T[tokens:ldvo, kv_heads * dim]
// tw: about  rotary embedding of queries and keys; keys and values into a cache
// tw: types  T = f32, f16, bf16
// tw: doc    dtype = Type of q, k, v, weights and results
// tw: doc    tokens = Tokens, each with a row of q, k and v; 0: there is nothing to do
// tw: doc    heads = Heads of q
// tw: doc    kv_heads = Heads of k and v; 0: q alone
// tw: doc    dim = Elements of a head
// tw: doc    pairs = Pairs of a head that are turned, half of the rotary dimension, at most dim / 2; what is behind them stays
// tw: doc    q = Queries; a part of a longer row where ldq is its length
// tw: doc    k = Keys
// tw: doc    v = Values, which are copied
// tw: doc    cos = Row p: cosines of the angles at position p, for every position; null: q and k are not turned
// tw: doc    sin = Sines likewise; null: q and k are not turned
// tw: doc    position = The row of cos and sin for each token, which is not checked; null: its number
// tw: doc    slot = The row of k_out and v_out for each token, as of a paged cache [pages, page_size, kv_heads, dim]: \
//            page * page_size + place. Below 0: neither is written; how many rows there are is not checked. Null: its number
// tw: doc    q_weight = Factors of a head's elements: each head x of q becomes \
//            x / sqrt(mean(x^2) + eps) * (offset + q_weight) before it is turned; null: it stays
// tw: doc    k_weight = Those of the heads of k likewise
// tw: doc    pairing = What makes a pair: halves, elements i and i + pairs (Llama, NeoX); interleaved, 2i and 2i + 1 (GPT-J)
// tw: doc    eps = Added to the mean of squares
// tw: doc    offset = Added to weights
// tw: doc    q_out = Result of q
// tw: doc    k_out = Result of k, rows as slot says
// tw: doc    v_out = v, rows as slot says
// tw: doc    ldq = Elements from one token's row of q to the next
// tw: doc    ldk = Elements from one token's row of k to the next
// tw: doc    ldv = Elements from one token's row of v to the next
// tw: doc    ldt = Elements from one position's row of cos and sin to the next
// tw: doc    ldqo = Elements from one token's row of q_out to the next
// tw: doc    ldko = Elements from one row of k_out to the next
// tw: doc    ldvo = Elements from one row of v_out to the next
// tw: data   position = permutation; slot = permutation
// tw: check  row_rotary_reference.h:row_rotary
// tw: inplace q_out = q
// tw: case   pairing = interleaved, offset = 1
// tw: shapes tokens, heads, dim, kv_heads, pairs = (1, 32, 128, 8, 64), (16, 32, 128, 8, 64), (4096, 32, 128, 8, 64)
// tw: tune   LANES = 4, 8, 16, 32; THREADS = 64, 128, 256
// tw: let    ctas = ceil((heads + 2 * kv_heads) / (THREADS // LANES))
// tw: launch grid = tokens * ctas, block = THREADS, overlap
// tw: default LANES, THREADS = (8, 128), (32, 128)
// tw: predict row_rotary.py:predicted_us
// tw: align  1
// tw: portable
// tw: batch  tokens = 16, 256, 8192
#include "common/numbers.h"
#include "row_wise/row_overlap.h"

constexpr int kPack = 16 / sizeof(T);  // elements of T by one load

template <typename Element, int kCount>
struct alignas(kCount * sizeof(Element)) Pack {
  Element at[kCount];
};

__device__ __forceinline__ bool is_aligned(const void* pointer, long long stride_bytes) {
  return (reinterpret_cast<unsigned long long>(pointer) | stride_bytes) % 16 == 0;
}

// kCount numbers, by loads of 16 bytes where they lie so.
template <int kCount, typename Element>
__device__ __forceinline__ void load(float (&values)[kCount], const Element* from, bool aligned) {
  constexpr int kOfLoad = 16 / sizeof(Element);
  if constexpr (kCount % kOfLoad == 0) {
    if (aligned) {
#pragma unroll
      for (int i = 0; i < kCount; i += kOfLoad) {
        const auto pack = *reinterpret_cast<const Pack<Element, kOfLoad>*>(from + i);
#pragma unroll
        for (int j = 0; j < kOfLoad; ++j) values[i + j] = pack.at[j];
      }
      return;
    }
  }
#pragma unroll
  for (int i = 0; i < kCount; ++i) values[i] = from[i];
}

template <int kCount>
__device__ __forceinline__ void store(T* to, const float (&values)[kCount], bool aligned) {
  if constexpr (kCount == kPack) {
    if (aligned) {
      Pack<T, kPack> pack;
#pragma unroll
      for (int i = 0; i < kPack; ++i) pack.at[i] = values[i];
      *reinterpret_cast<Pack<T, kPack>*>(to) = pack;
      return;
    }
  }
#pragma unroll
  for (int i = 0; i < kCount; ++i) to[i] = values[i];
}

// Where the halves of a unit begin. Of those that are not turned the last one's second half may be behind the head's end.
struct Halves {
  int first, second;
};

// The head that LANES threads share. Each has units of it, 2 x kCount elements that become each other's: it reads all of a unit
// before it writes it, so that the result may lie where the head does.
struct Head {
  const T* from;
  T* to;
  const T* weight;
  const float *cos, *sin;
  int dim, pairs;
  bool interleaved, aligned, table_aligned;

  __device__ __forceinline__ static int lane() { return static_cast<int>(threadIdx.x % LANES); }

  template <int kCount>
  __device__ __forceinline__ int units() const {
    return pairs / kCount + (dim - 2 * pairs + 2 * kCount - 1) / (2 * kCount);
  }
  template <int kCount>
  __device__ __forceinline__ Halves halves(int unit) const {
    const bool apart = unit < pairs / kCount && !interleaved;
    const int first = apart ? unit * kCount : 2 * unit * kCount;
    return {first, first + (apart ? pairs : kCount)};
  }

  template <int kCount>
  __device__ __forceinline__ float squares() const {
    float sum = 0;
    for (int unit = lane(); unit < units<kCount>(); unit += LANES) {
      const Halves at = halves<kCount>(unit);
      float first[kCount], second[kCount] = {};
      load(first, from + at.first, aligned);
      if (at.second < dim) load(second, from + at.second, aligned);
#pragma unroll
      for (int i = 0; i < kCount; ++i) sum = fmaf(first[i], first[i], fmaf(second[i], second[i], sum));
    }
    return sum;
  }

  template <int kCount>
  __device__ __forceinline__ void load_half(float (&values)[kCount], int at, float factor, float offset) const {
    load(values, from + at, aligned);
    if (weight == nullptr) return;
    float weights[kCount];
    load(weights, weight + at, aligned);
#pragma unroll
    for (int i = 0; i < kCount; ++i) values[i] = values[i] * factor * (offset + weights[i]);
  }

  template <int kCount>
  __device__ __forceinline__ void write(float factor, float offset) const {
    for (int unit = lane(); unit < units<kCount>(); unit += LANES) {
      const Halves at = halves<kCount>(unit);
      float values[2][kCount];
      load_half(values[0], at.first, factor, offset);
      if (at.second < dim) load_half(values[1], at.second, factor, offset);
      if (unit < pairs / kCount) turn(values, unit * kCount);
      store(to + at.first, values[0], aligned);
      if (at.second < dim) store(to + at.second, values[1], aligned);
    }
  }

 private:
  template <int kCount>
  __device__ __forceinline__ void turn(float (&values)[2][kCount], int pair) const {
    float cosines[kCount], sines[kCount];
    load(cosines, cos + pair, table_aligned);
    load(sines, sin + pair, table_aligned);
#pragma unroll
    for (int i = 0; i < kCount; ++i) {
      // Halves have pair i in place i of each; where pairs are interleaved it is elements 2 i and 2 i + 1 of both together.
      float& first = interleaved ? values[2 * i / kCount][2 * i % kCount] : values[0][i];
      float& second = interleaved ? values[(2 * i + 1) / kCount][(2 * i + 1) % kCount] : values[1][i];
      const float x = first, y = second;
      first = x * cosines[i] - y * sines[i];
      second = y * cosines[i] + x * sines[i];
    }
  }
};

// `heads_now`: of q, k and v, one behind the other, those that this CTA has; a token has `ctas` CTAs.
__device__ __forceinline__ void row_rotary
(const T* q, const T* k, const T* v, const float* cos, const float* sin, const int* position, const int* slot,
               const T* q_weight, const T* k_weight, T* q_out, T* k_out, T* v_out, int heads, int kv_heads, int dim, int pairs,
               long long ldq, long long ldk, long long ldv, long long ldt, long long ldqo, long long ldko, long long ldvo,
               int pairing, float eps, float offset, int ctas) {
  begin_overlapped();
  const long long token = blockIdx.x / ctas;
  const int number = static_cast<int>(blockIdx.x % ctas * (THREADS / LANES) + threadIdx.x / LANES);
  const long long row = slot != nullptr ? slot[token] : token, angle = position != nullptr ? position[token] : token;
  const bool is_q = number < heads, is_k = !is_q && number < heads + kv_heads;
  const bool turns = cos != nullptr && sin != nullptr && (is_q || is_k);
  const bool stays = is_q && q_out == q && !turns && q_weight == nullptr;  // in place
  const bool exists = number < heads + 2 * kv_heads && (is_q || row >= 0) && !stays;
  const int of_tensor = is_q ? number : is_k ? number - heads : number - heads - kv_heads;

  Head head;
  head.dim = exists ? dim : 0;
  head.pairs = exists && turns ? min(pairs, dim / 2) : 0;
  head.from = (is_q ? q + token * ldq : is_k ? k + token * ldk : v + token * ldv) + of_tensor * static_cast<long long>(dim);
  head.to = (is_q   ? q_out + token * ldqo
             : is_k ? k_out + row * ldko
                    : v_out + row * ldvo) +
            of_tensor * static_cast<long long>(dim);
  head.weight = is_q ? q_weight : is_k ? k_weight : nullptr;
  head.cos = cos + angle * ldt;
  head.sin = sin + angle * ldt;
  head.interleaved = pairing != 0;
  head.aligned = is_aligned(head.from, 0) && is_aligned(head.to, 0) && is_aligned(head.weight, 0);
  head.table_aligned = is_aligned(cos, ldt * 4) && is_aligned(sin, 0);

  // Which elements a thread has depends on the sizes alone, so that a head's result has the same bits wherever it lies.
  const bool in_packs = dim % kPack == 0 && head.pairs % kPack == 0;
  float factor = 1;
  if (q_weight != nullptr || k_weight != nullptr) {  // of all threads: they wait for each other
    float squares = head.weight == nullptr ? 0 : in_packs ? head.squares<kPack>() : head.squares<1>();
#pragma unroll
    for (int lanes = LANES / 2; lanes > 0; lanes /= 2) squares += __shfl_xor_sync(~0u, squares, lanes);
    factor = rsqrtf(squares / dim + eps);
  }
  in_packs ? head.write<kPack>(factor, offset) : head.write<1>(factor, offset);
}

#line 3 "row_rotary.cu"
extern "C" __global__ void __launch_bounds__(THREADS, 1024 / THREADS) tw_row_rotary_ptx80_cuda_f16_LANES8_THREADS128(const Params tw_params) { row_rotary(static_cast<const tw::Number<tw::f16>*>(tw_params.q), static_cast<const tw::Number<tw::f16>*>(tw_params.k), static_cast<const tw::Number<tw::f16>*>(tw_params.v), static_cast<const float*>(tw_params.cos), static_cast<const float*>(tw_params.sin), static_cast<const int*>(tw_params.position), static_cast<const int*>(tw_params.slot), static_cast<const tw::Number<tw::f16>*>(tw_params.q_weight), static_cast<const tw::Number<tw::f16>*>(tw_params.k_weight), static_cast<tw::Number<tw::f16>*>(tw_params.q_out), static_cast<tw::Number<tw::f16>*>(tw_params.k_out), static_cast<tw::Number<tw::f16>*>(tw_params.v_out), static_cast<int>(tw_params.heads), static_cast<int>(tw_params.kv_heads), static_cast<int>(tw_params.dim), static_cast<int>(tw_params.pairs), static_cast<long long>(tw_params.ldq), static_cast<long long>(tw_params.ldk), static_cast<long long>(tw_params.ldv), static_cast<long long>(tw_params.ldt), static_cast<long long>(tw_params.ldqo), static_cast<long long>(tw_params.ldko), static_cast<long long>(tw_params.ldvo), static_cast<int>(tw_params.pairing), static_cast<float>(tw_params.eps), static_cast<float>(tw_params.offset), static_cast<int>(tw_params.ctas)); }
