// row_norm.x86-64-v4.cpu.bf16.LANES32: emitted by tilewright-codegen, do not edit.
// template: row_wise/row_norm.cc
// config: LANES=32 dtype=bf16
// hash: 831daf0d6c532faddddd77da1454c2cd
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
#line 1 "row_norm.cc"
// Euclidean norm of rows on CPUs.
// tw: use    row_norm.cu: op, about, types, doc, check, shapes
// tw: use    row_cpu.h


void row_norm(const T* x, float* y, long long cols, long long ldx, long long block_x) {
  const T* const in = x + block_x * ldx;
  const float sum = sum_of<LANES>(cols, [&](long long i) { return in[i] * in[i]; });
  y[block_x] = std::sqrt(sum);
}

}  // namespace
#line 2 "row_norm.cu"
extern "C" void tw_row_norm_x86_64_v4_cpu_bf16_LANES32(const Params* tw_params, [[maybe_unused]] long long tw_x, [[maybe_unused]] long long tw_y, [[maybe_unused]] long long tw_z) { row_norm(static_cast<const tw::Number<tw::bf16>*>(tw_params->x), static_cast<float*>(tw_params->y), static_cast<long long>(tw_params->cols), static_cast<long long>(tw_params->ldx), static_cast<long long>(tw_x)); }
