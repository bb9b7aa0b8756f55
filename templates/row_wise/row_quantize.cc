// Rows to numbers of 8 bits on CPUs.
// tw: use    row_quantize.cu: op, about, types, doc, data, case, check, shapes
// tw: use    row_cpu.h
#include "common/bytes.h"
#include "row_wise/row_cpu.h"

template <typename Element>
constexpr float kMost = 127;  // of y
template <>
constexpr float kMost<tw::Number<tw::e4m3>> = 448;

inline float larger(float a, float b) { return a > b || a != a ? a : b; }  // NaN, if there is one

void row_quantize(const T* x, T* residual, const T* weight, const T* bias, const float* static_scale, Q* y, float* scale,
                  long long cols, long long ldx, long long ldr, long long ldy, int norm, float eps, float offset,
                  float least_scale, long long block_x) {
  const T* in = x + block_x * ldx;
  if (residual != nullptr) {
    T* const sum = residual + block_x * ldr;
    for (long long i = 0; i < cols; ++i) sum[i] = in[i] + sum[i];
    in = sum;
  }
  const float mean = norm == 2 ? sum_of<LANES>(cols, [&](long long i) { return float(in[i]); }) / cols : 0;
  const auto square = [&](long long i) { return (in[i] - mean) * (in[i] - mean); };
  const float factor = norm != 0 ? 1 / std::sqrt(sum_of<LANES>(cols, square) / cols + eps) : 1;
  const auto value = [&](long long i) {
    const float z = (in[i] - mean) * factor;
    return (weight != nullptr ? z * (offset + weight[i]) : z) + (bias != nullptr ? float(bias[i]) : 0);
  };
  float unit = static_scale != nullptr ? *static_scale : 0;
  if (static_scale == nullptr) {
    const auto magnitude = [&](long long i) { return std::abs(value(i)); };
    unit = larger(joined_of<LANES>(cols, 0, magnitude, larger) / kMost<Q>, least_scale);
  }
  scale[block_x] = unit;
  const float inverse = 1 / unit;
  Q* const out = y + block_x * ldy;
  for (long long i = 0; i < cols; ++i) {
    const float code = value(i) * inverse;
    out[i] = code < -kMost<Q> ? -kMost<Q> : code;
  }
}
