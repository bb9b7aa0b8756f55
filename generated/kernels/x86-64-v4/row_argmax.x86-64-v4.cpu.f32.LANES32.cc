// row_argmax.x86-64-v4.cpu.f32.LANES32: emitted by tilewright-codegen, do not edit.
// template: row_wise/row_argmax.cc
// config: LANES=32 dtype=f32
// hash: 53b0a08bb4d5fa97308815c6fc2a2451
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
#line 1 "row_argmax.cc"
// Place of the largest element of rows on CPUs.
// tw: use    row_argmax.cu: op, about, types, doc, check, shapes
// tw: use    row_cpu.h


void row_argmax(const T* x, int* y, long long cols, long long ldx, long long block_x) {
  const T* const in = x + block_x * ldx;
  const float max = joined_of<LANES>(
      cols, -INFINITY, [&](long long i) { return float(in[i]); },
      [](float a, float b) { return a > b || a != a ? a : b; });  // or NaN
  long long i = 0;
  while (float(in[i]) != max && !(float(in[i]) != float(in[i]))) ++i;
  y[block_x] = static_cast<int>(i);
}

}  // namespace
#line 2 "row_argmax.cu"
extern "C" void tw_row_argmax_x86_64_v4_cpu_f32_LANES32(const Params* tw_params, [[maybe_unused]] long long tw_x, [[maybe_unused]] long long tw_y, [[maybe_unused]] long long tw_z) { row_argmax(static_cast<const float*>(tw_params->x), static_cast<int*>(tw_params->y), static_cast<long long>(tw_params->cols), static_cast<long long>(tw_params->ldx), static_cast<long long>(tw_x)); }
