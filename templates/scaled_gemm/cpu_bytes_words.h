// Words of 32 bits of several 8-bit integers that follow each other along K, and sums of their products in whole numbers of 32
// bits: by AVX-512 VNNI of four, else, as numbers of 16 bits, of two. Everything is static, as in gemm/cpu_vector.h.
#pragma once

#include "grouped_gemm/cpu_panels.h"
#include "scaled_gemm/cpu_bytes.h"

// Whether panels hold B's numbers as they are, for AMX; else as this CPU's multiply_add_words takes them.
#if defined(__AMX_INT8__)
constexpr bool kAreSigned = true;
#else
constexpr bool kAreSigned = false;
#endif

typedef short Shorts __attribute__((vector_size(4 * kLanes)));

static inline IntVector load_words(const void* from) {
  typedef int Unaligned __attribute__((vector_size(4 * kLanes), aligned(1), may_alias));
  return *static_cast<const Unaligned*>(from);
}
static inline void store_words(int* to, IntVector words) {
  store(reinterpret_cast<float*>(to), reinterpret_cast<Vector>(words));
}
static inline IntVector broadcast_word(unsigned word) { return IntVector{} + static_cast<int>(word); }

#if defined(__AVX512VNNI__)
constexpr int kPerWord = 4;

// vpdpbusd multiplies unsigned numbers by signed ones (Intel, "Software Developer's Manual", volume 2C): B's are 128 more than
// they are, so that sums are 128 times those of A's rows too large. They wrap around, and are right in the end.
static inline IntVector of_b(IntVector words) { return words ^ static_cast<int>(0x80808080u); }
static inline void multiply_add_words(IntVector& sum, IntVector b, IntVector a) {
  asm("vpdpbusd %2, %1, %0" : "+v"(sum) : "v"(b), "v"(a));
}
// For what B's numbers are too large by: a sum with words of a row of A.
static inline void take_excess(IntVector& sum, IntVector a) { multiply_add_words(sum, IntVector{} + 0x01010101, a); }
static inline IntVector without_excess(IntVector sum) { return sum * -128; }
#else
constexpr int kPerWord = 2;

static inline IntVector of_b(IntVector words) { return words; }
static inline void multiply_add_words(IntVector& sum, IntVector b, IntVector a) {
#if defined(__AVX512BW__)
  sum += __builtin_ia32_pmaddwd512_mask(reinterpret_cast<Shorts>(b), reinterpret_cast<Shorts>(a), IntVector{}, 0xffff);
#else
  sum += __builtin_ia32_pmaddwd256(reinterpret_cast<Shorts>(b), reinterpret_cast<Shorts>(a));
#endif
}
static inline void take_excess(IntVector&, IntVector) {}
static inline IntVector without_excess(IntVector sum) { return sum; }
#endif

constexpr int kPerVector = kPerWord * kLanes;  // numbers of one row in a vector of words

typedef signed char SignedBytes __attribute__((vector_size(kPerVector)));
typedef signed char UnalignedBytes __attribute__((vector_size(kPerVector), aligned(1), may_alias));

static inline IntVector words_of(SignedBytes bytes) {
#if defined(__AVX512VNNI__)
  return reinterpret_cast<IntVector>(bytes);
#else
  return reinterpret_cast<IntVector>(__builtin_convertvector(bytes, Shorts));
#endif
}
[[gnu::always_inline]] static inline IntVector words_along(const signed char* row) {
  return words_of(*reinterpret_cast<const UnalignedBytes*>(row));
}

// The first `left` numbers; zeros behind them.
[[gnu::always_inline]] static inline IntVector words_along(const signed char* row, long long left) {
  if (left >= kPerVector) return words_along(row);
#if defined(__AVX512VNNI__)
  typedef char Chars __attribute__((vector_size(kPerVector)));
  return reinterpret_cast<IntVector>(
      __builtin_ia32_loaddquqi512_mask(reinterpret_cast<const char*>(row), Chars{}, (1ull << left) - 1));
#else
  SignedBytes bytes{};
  __builtin_memcpy(&bytes, row, static_cast<unsigned long>(left));
  return words_of(bytes);
#endif
}

// Sums of a block of K to where sums are.
[[gnu::always_inline]] static inline void add_sums(int* to, IntVector sum, tw::BytesAdding adding) {
  if (adding.are_floats) {
    Vector value = __builtin_convertvector(sum, Vector);
    if (!adding.is_first) value += load(reinterpret_cast<const float*>(to));
    store(reinterpret_cast<float*>(to), value);
  } else {
    store_words(to, adding.is_first ? sum : sum + load_words(to));
  }
}
