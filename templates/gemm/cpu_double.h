// Exponentials of CPU units in f64, for activations and soft caps: rounded to f32 they are within 1 unit in the last place for
// every argument, subnormal and infinite ones included, where series in f32 lose what the result's small difference is made of.
// Everything is static, as in gemm/cpu_vector.h. The series are fits of least relative error (Lawson's iteration).
#pragma once

#include "gemm/cpu_vector.h"

// Half the lanes of a Vector, in a register.
typedef double DoubleVector __attribute__((vector_size(4 * kLanes)));
typedef long long LongVector __attribute__((vector_size(4 * kLanes)));
typedef float HalfVector __attribute__((vector_size(2 * kLanes)));

// function(x) of each lane, computed in f64.
template <typename Function>
static inline Vector in_double(Vector x, Function function) {
  HalfVector halves[2];
  __builtin_memcpy(halves, &x, sizeof x);
  for (HalfVector& half : halves)
    half = __builtin_convertvector(function(__builtin_convertvector(half, DoubleVector)), HalfVector);
  __builtin_memcpy(&x, halves, sizeof x);
  return x;
}

// e^x = power * (1 + rest), |rest| < 1/2 and of full relative accuracy (2^-26), for |x| <= 708.
struct Exponential {
  DoubleVector power, rest;
};
static inline Exponential exponential_parts(DoubleVector x) {
  constexpr double kRounder = 6755399441055744.0;  // 1.5 * 2^52: adding it rounds to an integer, held in the low mantissa bits
  const DoubleVector shifted = x * 1.4426950408889634 + kRounder;
  const DoubleVector r = x - (shifted - kRounder) * 0.6931471805599453;
  DoubleVector sum = r * 1.388887147666e-3 + 8.369075704075e-3;  // (e^r - 1) / r, |r| <= ln(2) / 2
  sum = sum * r + 4.166713641616e-2;
  sum = sum * r + 1.666650615552e-1;
  sum = sum * r + 4.999999812361e-1;
  sum = sum * r + 1.000000010634;
  const LongVector exponent = (reinterpret_cast<LongVector>(shifted) + 1023) << 52;
  return {reinterpret_cast<DoubleVector>(exponent), sum * r};
}

// e^x: infinity beyond what f64 holds, at least e^-708, which is 0 in f32.
static inline DoubleVector exponential(DoubleVector x) {
  const Exponential e = exponential_parts(x < -708.0 ? DoubleVector{} - 708.0 : x);
  return x > 709.0 ? DoubleVector{} + __builtin_inf() : e.power + e.power * e.rest;
}

static inline DoubleVector hyperbolic_tangent(DoubleVector x) {
  DoubleVector twice = 2 * x;
  twice = twice < -60.0 ? DoubleVector{} - 60.0 : twice > 60.0 ? DoubleVector{} + 60.0 : twice;
  const Exponential e = exponential_parts(twice);
  const DoubleVector less_one = e.power * e.rest + (e.power - 1.0);  // e^2x - 1, without the cancellation near 0
  return less_one / (less_one + 2.0);
}

// Phi(-z), the normal distribution's tail, for z >= 0: e^(-z^2 / 2) / 2 times erfcx(z / sqrt(2)), a series in 1 / (1 + 0.3 z /
// sqrt(2)).
static inline DoubleVector normal_tail(DoubleVector z) {
  const DoubleVector t = 1.0 / (1.0 + 0.21213203435596426 * z);
  DoubleVector sum = t * -0.1295558542441 + 0.4857362107914;
  sum = sum * t - 0.5126674778596;
  sum = sum * t + 0.5482100220167;
  sum = sum * t - 0.09502717527699;
  sum = sum * t + 0.2151065850994;
  sum = sum * t + 0.1482864827193;
  sum = sum * t + 0.1707237703941;
  sum = sum * t + 0.169187416723;
  const DoubleVector half_square = 0.5 * z * z;
  const Exponential e = exponential_parts(half_square > 708.0 ? DoubleVector{} - 708.0 : -half_square);
  return 0.5 * t * sum * (e.power + e.power * e.rest);
}
