// What cpu_flash multiplies: words of 32 bits, of two numbers of bf16 that follow each other along the sum where the CPU
// multiplies pairs, else of one number as f32. Everything is static, as in gemm/cpu_vector.h.
#pragma once

#include "gemm/cpu_pairs_tile.h"

constexpr int words_of(int numbers) { return (numbers + kPerWord - 1) / kPerWord; }

// Whether a row has numbers that products of pairs take for 0.
[[maybe_unused]] static bool is_row_exact(const unsigned* row, int words) {
  LeastMagnitude least;
  for (int word = 0; word < words; word += kLanes) {
    least.add(load_elements(reinterpret_cast<const float*>(row) + word, words - word));
  }
  return kPerWord == 2 && least.lanes() != 0;
}

// A row of Q. Returns whether it has numbers that products of pairs take for 0.
static bool copy_queries(const float* from, int depth, unsigned* to) {
  __builtin_memcpy(to, from, sizeof(float) * static_cast<unsigned long>(depth));
  return false;
}
static bool copy_queries(const tw::bf16* from, int depth, unsigned* to) {
  if constexpr (kPerWord == 2) {
    to[words_of(depth) - 1] = 0;
    __builtin_memcpy(to, from, sizeof(tw::bf16) * static_cast<unsigned long>(depth));
  } else {
    for (int d = 0; d < depth; ++d) {
      const float value = tw::to_float(from[d]);
      __builtin_memcpy(to + d, &value, sizeof value);
    }
  }
  return is_row_exact(to, words_of(depth));
}

// to[word * BN + j] = a word of K's row j, zeros behind the last row; and likewise what follows.
template <int BN>
static bool pack_keys(const float* k, long long stride, int keys, int depth, unsigned* to) {
  pack_b<true, BN>(k, stride, keys, depth, reinterpret_cast<float*>(to));
  return false;
}
template <int BN>
static bool pack_keys(const tw::bf16* k, long long stride, int keys, int depth, unsigned* to) {
  const tw::PairsLines lines{.first = reinterpret_cast<const unsigned short*>(k),
                             .leading = stride,
                             .along_k = true,
                             .lines = keys,
                             .k = depth,
                             .words = words_of(depth)};
  unsigned found = 0;
  for (int line = 0; line < BN; line += kLanes) found |= pack_lines(lines, line, to, BN);
  return found != 0;
}

// to[word * HEAD + d] = V's column d of the word's rows, zeros behind the last row and column.
template <int HEAD>
static bool pack_values(const float* v, long long stride, int keys, int depth, unsigned* to) {
  for (int j = 0; j < keys; ++j, v += stride, to += HEAD) {
    for (int d = 0; d < HEAD; d += kLanes) {
      store(reinterpret_cast<float*>(to) + d, d < depth ? load_elements(v + d, depth - d) : Vector{});
    }
  }
  return false;
}
template <int HEAD>
static bool pack_values(const tw::bf16* v, long long stride, int keys, int depth, unsigned* to) {
  const tw::PairsLines lines{.first = reinterpret_cast<const unsigned short*>(v),
                             .leading = stride,
                             .along_k = false,
                             .lines = depth,
                             .k = keys,
                             .words = words_of(keys)};
  unsigned found = 0;
  for (int line = 0; line < HEAD; line += kLanes) found |= pack_lines(lines, line, to, HEAD);
  return found != 0;
}

// Weights of a row, in their place or beside it, as words.
template <int BN>
static void pack_weights([[maybe_unused]] const float* weights, [[maybe_unused]] unsigned* to) {
#if defined(__AVX512BF16__)
  for (int j = 0; j < BN; j += 2 * kLanes) {
    Vector words;
    asm("vcvtne2ps2bf16 %1, %2, %0" : "=v"(words) : "v"(load(weights + j)), "v"(load(weights + j + kLanes)));
    store(reinterpret_cast<float*>(to) + j / 2, words);
  }
#endif
}

// sum += a's word times b's, by multiply-adds of f32 where `is_exact`.
template <bool is_exact>
[[gnu::always_inline]] static inline void add_words(Vector& sum, Vector a, Vector b) {
#if defined(__AVX512BF16__)
  if constexpr (is_exact) {
    multiply_add(sum, upper_halves(a), upper_halves(b));
    multiply_add(sum, lower_halves(a), lower_halves(b));
    return;
  }
#endif
  multiply_add_words(sum, a, b);
}

// sums[i][...] = or += a[i][word] * b[word][...] for all word < words: kRows rows and all columns of sums, up to `columns`.
// Sums are of at most kRun words each, which are then added: a long one is no less exact than a short one.
template <int kRows, int NV, int kAStride, int kStride, int kRun, bool is_first, bool is_exact>
[[gnu::noinline]] static void add_product(const unsigned* a, const unsigned* b, float* sums, int words, int columns) {
  constexpr bool is_in_runs = kRun < (1 << 30);
  for (int column = 0; column < columns; column += NV * kLanes) {
    for (int run = 0; run < words; run += kRun) {
      const int end = words - run > kRun ? run + kRun : words;
      float* const to = sums + column;
      Vector sum[kRows][NV];
#pragma GCC unroll 32
      for (int i = 0; i < kRows; ++i) {
#pragma GCC unroll 8
        for (int j = 0; j < NV; ++j) sum[i][j] = is_in_runs || is_first ? Vector{} : load(to + i * kStride + j * kLanes);
      }
      for (int word = run; word < end; ++word) {
        Vector row[NV];
#pragma GCC unroll 8
        for (int j = 0; j < NV; ++j) row[j] = load(reinterpret_cast<const float*>(b) + word * kStride + column + j * kLanes);
#pragma GCC unroll 32
        for (int i = 0; i < kRows; ++i) {
          const Vector factor = broadcast_word(a + i * kAStride + word);
#pragma GCC unroll 8
          for (int j = 0; j < NV; ++j) add_words<is_exact>(sum[i][j], factor, row[j]);
        }
      }
#pragma GCC unroll 32
      for (int i = 0; i < kRows; ++i) {
#pragma GCC unroll 8
        for (int j = 0; j < NV; ++j) {
          float* const each = to + i * kStride + j * kLanes;
          store(each, is_in_runs && !(is_first && run == 0) ? load(each) + sum[i][j] : sum[i][j]);
        }
      }
    }
  }
}

// sums[...] += weight * number `j` of b's words.
template <int kStride>
static inline void add_number(float weight, const unsigned* b, int j, float* sums, int columns) {
  for (int column = 0; column < columns; column += kLanes) {
    Vector value = load(reinterpret_cast<const float*>(b) + j / kPerWord * kStride + column);
#if defined(__AVX512BF16__)
    value = j % 2 == 0 ? lower_halves(value) : upper_halves(value);
#endif
    store(sums + column, load(sums + column) + weight * value);
  }
}
