// Vectors of f32 as a CPU has them in its registers, and elements of rows in them. Elements are taken a pack at a time, two
// vectors of them, in an order that depends on their type: those of bf16 with an even column are in one vector, which is a
// shift of what was loaded, and those with an odd one in the other.
#pragma once

#include <cstring>
#include <type_traits>
#if defined(__AVX__)
#include <immintrin.h>
#elif defined(__SSE2__)
#include <emmintrin.h>  // which is read in a fraction of the time
#endif

#include "common/numbers.h"

namespace {  // a unit's own: others are compiled for other CPUs

#if defined(__AVX512F__)
constexpr int kWidth = 16;
#elif defined(__AVX__)
constexpr int kWidth = 8;
#else
constexpr int kWidth = 4;
#endif
constexpr int kPack = 2 * kWidth;

using Floats [[gnu::vector_size(4 * kWidth)]] = float;
using Ints [[gnu::vector_size(4 * kWidth)]] = int;
using Words [[gnu::vector_size(4 * kWidth)]] = unsigned;
using Halves [[gnu::vector_size(2 * kWidth)]] = unsigned short;

struct Pack {
  Floats a, b;
};

using F16 = tw::Number<tw::f16>;
using Bf16 = tw::Number<tw::bf16>;

template <typename To, typename From>
inline To read(const From* from) {
  To to;
  std::memcpy(&to, from, sizeof to);
  return to;
}

inline Floats all(float x) { return Floats{} + x; }
inline Floats floats(Words bits) { return reinterpret_cast<Floats>(bits); }
inline Words words(Floats x) { return reinterpret_cast<Words>(x); }

// 0, 1, ...
inline Ints count_up() {
  Ints up;
  for (int i = 0; i < kWidth; ++i) up[i] = i;
  return up;
}

// Which of a pack's elements of type T its vectors have.
struct Columns {
  Ints a, b;
};

template <typename T>
inline Columns columns_of() {
  const Ints up = count_up();
  if constexpr (std::is_same_v<T, Bf16>) return {2 * up, 2 * up + 1};
  return {up, up + kWidth};
}

// a where it is the larger one, else b, so that a NaN in b stays and one in a is dropped.
inline Floats larger(Floats a, Floats b) {
#if defined(__AVX512F__)
  return _mm512_max_ps(a, b);
#elif defined(__AVX__)
  return _mm256_max_ps(a, b);
#elif defined(__SSE__)
  return _mm_max_ps(a, b);
#else
  return a > b ? a : b;
#endif
}

inline Floats smaller(Floats a, Floats b) {
#if defined(__AVX512F__)
  return _mm512_min_ps(a, b);
#elif defined(__AVX__)
  return _mm256_min_ps(a, b);
#elif defined(__SSE__)
  return _mm_min_ps(a, b);
#else
  return a < b ? a : b;
#endif
}

// The larger one, or a NaN if there is any.
inline Floats highest(Floats a, Floats b) { return b == b ? larger(b, a) : b; }

inline float largest_of(Floats x) {
  for (int half = kWidth / 2; half > 0; half /= 2) x = larger(x, __builtin_shuffle(x, count_up() ^ half));
  return x[0];
}

// Is there an element that is not 0?
inline bool any(Ints x) {
#if defined(__AVX512F__)
  return _mm512_test_epi32_mask(reinterpret_cast<__m512i>(x), reinterpret_cast<__m512i>(x)) != 0;
#elif defined(__AVX__)
  return _mm256_testz_si256(reinterpret_cast<__m256i>(x), reinterpret_cast<__m256i>(x)) == 0;
#else
  int all = 0;
  for (int i = 0; i < kWidth; ++i) all |= x[i];
  return all != 0;
#endif
}

inline Floats converted(Halves x) {  // of f16
#if defined(__AVX512F__)
  return _mm512_cvtph_ps(reinterpret_cast<__m256i>(x));
#elif defined(__F16C__)
  return _mm256_cvtph_ps(reinterpret_cast<__m128i>(x));
#else
  Floats to;
  for (int i = 0; i < kWidth; ++i) to[i] = tw::to_float(tw::f16{x[i]});
  return to;
#endif
}

inline Halves halves_of(Floats x) {
#if defined(__AVX512F__)
  return reinterpret_cast<Halves>(_mm512_cvtps_ph(x, _MM_FROUND_TO_NEAREST_INT | _MM_FROUND_NO_EXC));
#elif defined(__F16C__)
  return reinterpret_cast<Halves>(_mm256_cvtps_ph(x, _MM_FROUND_TO_NEAREST_INT | _MM_FROUND_NO_EXC));
#else
  Halves to;
  for (int i = 0; i < kWidth; ++i) to[i] = tw::f16_of(x[i]).bits;
  return to;
#endif
}

// To the nearest bf16, even of two, in the upper half; what is below is left over.
inline Words rounded_bits(Floats x) {
  const Words bits = words(x);
#if defined(__AVX512F__)
  const auto up = _mm512_test_epi32_mask(reinterpret_cast<__m512i>(bits), _mm512_set1_epi32(0x10000));
  const __m512i half = _mm512_add_epi32(reinterpret_cast<__m512i>(bits), _mm512_set1_epi32(0x7fff));
  const auto rounded = _mm512_mask_add_epi32(half, up, reinterpret_cast<__m512i>(bits), _mm512_set1_epi32(0x8000));
  return reinterpret_cast<Words>(_mm512_mask_or_epi32(rounded, _mm512_cmp_ps_mask(x, x, _CMP_UNORD_Q),
                                                      reinterpret_cast<__m512i>(bits), _mm512_set1_epi32(0x400000)));
#endif
  return x == x ? bits + 0x7fffu + ((bits >> 16) & 1u) : bits | 0x400000u;
}

// A pack from memory.
inline Pack load(const float* from) { return {read<Floats>(from), read<Floats>(from + kWidth)}; }
inline Pack load(const F16* from) { return {converted(read<Halves>(from)), converted(read<Halves>(from + kWidth))}; }
inline Pack load(const Bf16* from) {
  const auto both = read<Words>(from);
  return {floats(both << 16), floats(both & 0xffff0000u)};
}

inline void store(Pack x, float* to) { std::memcpy(to, &x, sizeof x); }
inline void store(Pack x, F16* to) {
  const Halves both[2] = {halves_of(x.a), halves_of(x.b)};
  std::memcpy(to, both, sizeof both);
}
inline void store(Pack x, Bf16* to) {
  const Words both = rounded_bits(x.a) >> 16 | (rounded_bits(x.b) & 0xffff0000u);
  std::memcpy(to, &both, sizeof both);
}

// Its first `count` elements alone.
template <typename T>
inline void store_some(Pack x, T* to, long long count) {
  T elements[kPack];
  store(x, elements);
  std::memcpy(to, elements, count * sizeof(T));
}

// Past the caches, to where a vector is aligned.
inline void stream(Words x, void* to) {
#if defined(__AVX512F__)
  _mm512_stream_si512(static_cast<__m512i*>(to), reinterpret_cast<__m512i>(x));
#elif defined(__AVX__)
  _mm256_stream_si256(static_cast<__m256i*>(to), reinterpret_cast<__m256i>(x));
#elif defined(__SSE2__)
  _mm_stream_si128(static_cast<__m128i*>(to), reinterpret_cast<__m128i>(x));
#else
  std::memcpy(to, &x, sizeof x);
#endif
}

template <typename T>
inline void stream(Pack x, T* to) {
  T elements[kPack];
  store(x, elements);
  const auto* const vectors = reinterpret_cast<const char*>(elements);
  for (unsigned i = 0; i < sizeof elements; i += sizeof(Words))
    stream(read<Words>(vectors + i), reinterpret_cast<char*>(to) + i);
}

// What was streamed is there for whoever sees what is written behind this.
inline void end_streams() {
#if defined(__SSE2__)
  _mm_sfence();
#endif
}

// A pack of another tensor's elements in the order of T.
template <typename T, typename Other>
inline Pack load_as(const Other* from) {
  const Pack pack = load(from);
  if constexpr (std::is_same_v<T, Bf16> && !std::is_same_v<Other, Bf16>) {
    const Columns columns = columns_of<T>();
    return {__builtin_shuffle(pack.a, pack.b, columns.a), __builtin_shuffle(pack.a, pack.b, columns.b)};
  } else if constexpr (!std::is_same_v<T, Bf16> && std::is_same_v<Other, Bf16>) {
    const Ints by_turns = count_up() / 2 + (count_up() & 1) * kWidth;
    return {__builtin_shuffle(pack.a, pack.b, by_turns), __builtin_shuffle(pack.a, pack.b, by_turns + kWidth / 2)};
  } else {
    return pack;
  }
}

// Its first `count` elements, and behind these the first one again: no value that is not there.
template <typename T, typename Other>
inline Pack load_some_as(const Other* from, long long count) {
  Other elements[kPack];
  for (auto& element : elements) element = *from;
  std::memcpy(elements, from, count * sizeof(Other));
  return load_as<T>(elements);
}

// 2^x, to f32's precision or that of 16 bits: a series (fitted to the least relative error) of what is behind the point, and
// the whole part goes where exponents are: two of them, a half each, for results below what exponents reach. For x up to 127,
// and of infinities and NaN.
template <typename T>
inline Floats power_of_two(Floats x) {
  const auto series = [](Floats f) {
    if constexpr (sizeof(T) < 4) return 1 + f * (0.69304484f + f * (0.24128021f + f * (0.052242465f + f * 0.01342669f)));
    const Floats rest = 0.24016444f + f * (0.055799913f + f * (0.009017029f + f * 0.0018671307f));
    return 1 + f * (0.6931513f + f * rest);
  };
#if defined(__AVX512F__)
  return _mm512_scalef_ps(series(_mm512_reduce_ps(x, _MM_FROUND_TO_NEG_INF | _MM_FROUND_NO_EXC)), x);
#else
  const Floats bounded = smaller(all(128), larger(all(-152), x));  // not NaN, which stays; 2^-152 is rounded to 0
  const Floats shifted = bounded - 0.5f + 12582912.0f;             // 1.5 * 2^23: rounds to a whole number
  const Ints whole = reinterpret_cast<Ints>(shifted) - 0x4b400000, half = whole >> 1;
  const auto power = [](Ints of) { return reinterpret_cast<Floats>((of + 127) << 23); };
  return series(bounded - (shifted - 12582912.0f)) * power(half) * power(whole - half);
#endif
}

constexpr float kLog2OfE = 1.44269504f;

}  // namespace
