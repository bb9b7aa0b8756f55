// row_quantize.x86-64-v2.cpu.f32.i8.LANES32: emitted by tilewright-codegen, do not edit.
// template: row_wise/row_quantize.cc
// config: LANES=32 dtype=f32 dtype_q=i8
// hash: 5ad927c1d3a757392459c42b1b441c23
#include "common/bytes.h"
#include "common/bytes.h"
#include "row_wise/row_cpu.h"

struct Params {
  const void* x;
  void* residual;
  const void* weight;
  const void* bias;
  const void* static_scale;
  void* y;
  void* scale;
  void* workspace;
  long long rows, cols, ldx, ldr, ldy;
  int norm;
  float eps;
  float offset;
  float least_scale;
};

#define TILEWRIGHT 1
#define T float
#define Q tw::Number<tw::i8>
#define LANES 32
namespace {
#line 1 "row_quantize.cc"
// Rows to numbers of 8 bits on CPUs.
// tw: use    row_quantize.cu: op, about, types, doc, data, case, check, shapes
// tw: use    row_cpu.h



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

}  // namespace
#line 2 "row_quantize.cu"
extern "C" void tw_row_quantize_x86_64_v2_cpu_f32_i8_LANES32(const Params* tw_params, [[maybe_unused]] long long tw_x, [[maybe_unused]] long long tw_y, [[maybe_unused]] long long tw_z) { row_quantize(static_cast<const float*>(tw_params->x), static_cast<float*>(tw_params->residual), static_cast<const float*>(tw_params->weight), static_cast<const float*>(tw_params->bias), static_cast<const float*>(tw_params->static_scale), static_cast<tw::Number<tw::i8>*>(tw_params->y), static_cast<float*>(tw_params->scale), static_cast<long long>(tw_params->cols), static_cast<long long>(tw_params->ldx), static_cast<long long>(tw_params->ldr), static_cast<long long>(tw_params->ldy), static_cast<int>(tw_params->norm), static_cast<float>(tw_params->eps), static_cast<float>(tw_params->offset), static_cast<float>(tw_params->least_scale), static_cast<long long>(tw_x)); }
