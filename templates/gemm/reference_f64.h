// The reference of products of f64, in x86's long double, whose significand has 64 bits: 11 more than the results that it
// judges. Included by reference.h, on hosts only.
#pragma once

inline constexpr long long kReferenceDepth = 512;  // of A's row, in L1

// What is declared in src/table/wide_scalar.h.
inline double reference_factor(float nearest, int low, int high) {
  const unsigned long long beyond =
      static_cast<unsigned long long>(static_cast<unsigned>(high)) << 32 | static_cast<unsigned>(low);
  return __builtin_bit_cast(double, __builtin_bit_cast(unsigned long long, static_cast<double>(nearest)) ^ beyond);
}

inline long double reference_activation(long double x, int activation) {
  if (activation == 2) return 0.5L * x * __builtin_erfcl(x * -0.707106781186547524400844362104849039L);
  if (activation == 3) return x / (1.0L + __builtin_expl(-x));
  return activation == 1 && x < 0 ? 0.0L : x;
}

// The sums of one row of A with `cols` columns of B, an element of each `step` behind the one before.
inline void reference_sums(const double* a, long long a_step, const double* b, long long b_column, long long b_step,
                           long long depth, int cols, long double* sums) {
  constexpr int kParts = 4;
  for (int j = 0; j < cols; ++j) sums[j] = 0;
  for (long long first = 0; first < depth; first += kReferenceDepth) {
    const long long count = depth - first < kReferenceDepth ? depth - first : kReferenceDepth;
    long double row[kReferenceDepth];
    for (long long k = 0; k < count; ++k) row[k] = a[(first + k) * a_step];
    for (int j = 0; j < cols; ++j) {
      const double* column = b + j * b_column + first * b_step;
      long double parts[kParts] = {};
      long long k = 0;
      for (; k + kParts <= count; k += kParts) {
        for (int i = 0; i < kParts; ++i) parts[i] += row[k + i] * column[(k + i) * b_step];
      }
      for (; k < count; ++k) parts[0] += row[k] * column[k * b_step];
      sums[j] += (parts[0] + parts[1]) + (parts[2] + parts[3]);
    }
  }
}

// As reference().
inline void reference_f64(const Params& p, long long row, long long col, int cols, double* out) {
  out += row * p.N + col;
  const long long batch = row / p.M;
  row %= p.M;
  const double alpha = reference_factor(p.alpha, p.alpha_low, p.alpha_high),
               beta = reference_factor(p.beta, p.beta_low, p.beta_high);
  const double* a = static_cast<const double*>(p.A) + batch * p.stride_a;
  const double* b = static_cast<const double*>(p.B) + batch * p.stride_b;
  const double* c = static_cast<const double*>(p.C) + batch * p.stride_c + row * p.ldc + col;
  const double* bias = static_cast<const double*>(p.bias);
  const long long bias_at = batch * p.stride_bias + row * p.bias_row_stride;
  long double sums[kReferenceColumns] = {};
  if (alpha != 0) {  // else A and B are not read
    const long long b_column = kBDepthContiguous ? p.ldb : 1;
    reference_sums(a + row * (kADepthContiguous ? p.lda : 1), kADepthContiguous ? 1 : p.lda, b + col * b_column, b_column,
                   kBDepthContiguous ? 1 : p.ldb, p.K, cols, sums);
  }
  for (int j = 0; j < cols; ++j) {
    long double x = alpha != 0 ? alpha * sums[j] : 0;
    if (beta != 0) x += static_cast<long double>(beta) * c[j];
    if (bias != nullptr) x += bias[bias_at + (col + j) * p.bias_column_stride];
    out[j] = static_cast<double>(reference_activation(x, p.activation));
  }
}
