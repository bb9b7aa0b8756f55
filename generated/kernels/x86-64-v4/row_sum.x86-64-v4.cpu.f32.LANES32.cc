// row_sum.x86-64-v4.cpu.f32.LANES32: emitted by tilewright-codegen, do not edit.
// template: row_wise/row_sum.cc
// config: LANES=32 dtype=f32
// hash: 4a01d1697cfffc69f65a48b7ab6e4f9f
#include "row_wise/row_cpu.h"

struct Params {
  const void* x;
  void* y;
  void* workspace;
  long long rows, cols, ldx;
};

#define TILEWRIGHT 1
#define T float
#define LANES 32
namespace {
#line 1 "row_sum.cc"
// Sum of rows on CPUs.
// tw: use    row_sum.cu: op, about, types, doc, check, shapes
// tw: use    row_cpu.h


void row_sum(const T* x, float* y, long long cols, long long ldx, long long block_x) {
  const T* const in = x + block_x * ldx;
  const float sum = sum_of<LANES>(cols, [&](long long i) { return float(in[i]); });
  y[block_x] = sum;
}

}  // namespace
#line 2 "row_sum.cu"
extern "C" void tw_row_sum_x86_64_v4_cpu_f32_LANES32(const Params* tw_params, [[maybe_unused]] long long tw_x, [[maybe_unused]] long long tw_y, [[maybe_unused]] long long tw_z) { row_sum(static_cast<const float*>(tw_params->x), static_cast<float*>(tw_params->y), static_cast<long long>(tw_params->cols), static_cast<long long>(tw_params->ldx), static_cast<long long>(tw_x)); }
