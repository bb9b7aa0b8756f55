// The reference of row_rotary: columns [col, col + cols) of a token's row of q, and what corresponds to them of k and v, in
// f64.
#pragma once

#include "row_wise/reference.h"

// Element `column` of a row of heads, normalized if they have weights.
TW_REFERENCE double normalized(const Params& p, const void* x, const void* weight, long long row, long long column) {
  const double value = element(x, row + column, dtype);
  if (weight == nullptr) return value;
  double squares = 0;
  for (long long i = 0; i < p.dim; ++i) {
    const double each = element(x, row + column / p.dim * p.dim + i, dtype);
    squares += each * each;
  }
  return value / sqrt_of(squares / p.dim + p.eps) * (p.offset + element(weight, column % p.dim, dtype));
}

// The same, turned.
TW_REFERENCE double turned(const Params& p, const void* x, const void* weight, long long row, long long column,
                           long long token) {
  const long long pairs = p.pairs < p.dim / 2 ? p.pairs : p.dim / 2, place = column % p.dim;
  const double value = normalized(p, x, weight, row, column);
  if (place >= 2 * pairs || p.cos == nullptr || p.sin == nullptr) return value;
  const long long pair = p.pairing != 0 ? place / 2 : place % pairs, apart = p.pairing != 0 ? 1 : pairs;
  const bool is_first = p.pairing != 0 ? place % 2 == 0 : place < pairs;
  const double other = normalized(p, x, weight, row, is_first ? column + apart : column - apart);
  const long long position = p.position != nullptr ? static_cast<const int*>(p.position)[token] : token;
  const double cosine = static_cast<const float*>(p.cos)[position * p.ldt + pair];
  const double sine = static_cast<const float*>(p.sin)[position * p.ldt + pair];
  return is_first ? value * cosine - other * sine : value * cosine + other * sine;
}

TW_REFERENCE void row_rotary(const Params& p, long long token, long long col, int cols, double* out) {
  const long long q_cols = p.heads * p.dim, kv_cols = p.kv_heads * p.dim;
  for_each(cols, [&](int i) { out[token * q_cols + col + i] = turned(p, p.q, p.q_weight, token * p.ldq, col + i, token); });
  const long long slot = p.slot != nullptr ? static_cast<const int*>(p.slot)[token] : token;
  double *const k_out = out + p.tokens * q_cols, *const v_out = k_out + p.tokens * kv_cols;
  if (slot < 0) return;
  for (long long begin = col; begin < kv_cols; begin += q_cols) {  // k and v may have more heads than q
    const long long left = kv_cols - begin;
    for_each(static_cast<int>(left < cols ? left : cols), [&](int i) {
      k_out[slot * kv_cols + begin + i] = turned(p, p.k, p.k_weight, token * p.ldk, begin + i, token);
      v_out[slot * kv_cols + begin + i] = element(p.v, token * p.ldv + begin + i, dtype);
    });
  }
}
