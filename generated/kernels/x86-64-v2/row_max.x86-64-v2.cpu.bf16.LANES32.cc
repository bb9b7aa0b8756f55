// row_max.x86-64-v2.cpu.bf16.LANES32: emitted by tilewright-codegen, do not edit.
// template: row_wise/row_max.cc
// config: LANES=32 dtype=bf16
// hash: 6938e61e405c8f4925843047996621af
#include "common/numbers.h"
#include "row_wise/row_cpu.h"

struct Params {
  const void* x;
  void* y;
  void* workspace;
  long long rows, cols, ldx;
};

#define TILEWRIGHT 1
#define T tw::Number<tw::bf16>
#define LANES 32
namespace {
#line 1 "row_max.cc"
// Largest element of rows on CPUs.
// tw: use    row_max.cu: op, about, types, doc, check, shapes
// tw: use    row_cpu.h


void row_max(const T* x, float* y, long long cols, long long ldx, long long block_x) {
  const T* const in = x + block_x * ldx;
  y[block_x] = joined_of<LANES>(
      cols, -INFINITY, [&](long long i) { return float(in[i]); },
      [](float a, float b) { return a > b || a != a ? a : b; });  // or NaN
}

}  // namespace
#line 2 "row_max.cu"
extern "C" void tw_row_max_x86_64_v2_cpu_bf16_LANES32(const Params* tw_params, [[maybe_unused]] long long tw_x, [[maybe_unused]] long long tw_y, [[maybe_unused]] long long tw_z) { row_max(static_cast<const tw::Number<tw::bf16>*>(tw_params->x), static_cast<float*>(tw_params->y), static_cast<long long>(tw_params->cols), static_cast<long long>(tw_params->ldx), static_cast<long long>(tw_x)); }
