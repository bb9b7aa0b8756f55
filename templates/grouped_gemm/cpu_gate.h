// What the products with a group's first matrix let of those with its second one pass, on CPUs. Everything is static, as in
// gemm/cpu_vector.h.
#pragma once

#include "gemm/cpu_epilogue.h"

enum GateCode { kNoGate, kSwiglu, kSwigluClamped };  // codes of the attribute gate

// As gpt-oss has them (gpt_oss/torch/model.py, swiglu).
constexpr float kGateLimit = 7.0f, kGateSlope = 1.702f;

static inline Vector gated(Vector first, Vector second, int gate) {
  if (gate != kSwigluClamped) return activate(first, 3) * second;
  first = first > kGateLimit ? Vector{} + kGateLimit : first;  // NaN stays NaN
  second = second > kGateLimit ? Vector{} + kGateLimit : second;
  second = second < -kGateLimit ? Vector{} - kGateLimit : second;
  // In f64: the lowest numbers of f32 times the slope are none of it.
  constexpr double kSlope = kGateSlope;
  const Vector passed = in_double(first, [](DoubleVector x) { return x / (1.0 + exponential(x * -kSlope)); });
  return passed * (second + 1.0f);
}
