// moe_combine.x86-64-v2.cpu.f16: emitted by tilewright-codegen, do not edit.
// template: moe/moe_combine.cc
// config: dtype=f16
// hash: 7ab11955f24c2b099ca555ab2154311c
#include "common/numbers.h"
#include "row_wise/floats_cpu.h"

struct Params {
  const void* rows;
  const void* position;
  const void* weights;
  const void* addend;
  void* y;
  void* workspace;
  long long tokens, k, cols, ldr, ldp, ldw, lda, ldy;
};

#define TILEWRIGHT 1
#define T tw::Number<tw::f16>
namespace {
#line 1 "moe_combine.cc"
// Experts' rows weighted and summed up on CPUs.
// tw: use    moe_combine.cu: op, about, types, range, doc, inplace, given, data, check, shapes
// tw: where  k <= 64
// tw: launch grid = tokens
// tw: align  1


constexpr int kMostRows = 64;

void moe_combine(const T* rows, const int* position, const float* weights, const T* addend, T* y, long long tokens, int k,
                 long long cols, long long ldr, long long ldp, long long ldw, long long lda, long long ldy, long long block_x) {
  const T* from[kMostRows];
  float factors[kMostRows];
  int count = 0;
  for (int i = 0; i < k; ++i) {
    const int row = position[block_x * ldp + i];
    if (row < 0 || row >= tokens * k) continue;
    from[count] = rows + row * ldr;
    factors[count++] = weights != nullptr ? weights[block_x * ldw + i] : 1;
  }
  const T* const begin = addend != nullptr ? addend + block_x * lda : nullptr;
  T* const to = y + block_x * ldy;
  long long i = 0;
  for (; i + kPack <= cols; i += kPack) {
    Pack sum = begin != nullptr ? load(begin + i) : Pack{};
    for (int j = 0; j < count; ++j) {
      const Pack pack = load(from[j] + i);
      sum.a += factors[j] * pack.a;
      sum.b += factors[j] * pack.b;
    }
    store(sum, to + i);
  }
  for (; i < cols; ++i) {
    float sum = begin != nullptr ? static_cast<float>(begin[i]) : 0;
    for (int j = 0; j < count; ++j) sum += factors[j] * from[j][i];
    to[i] = sum;
  }
}

}  // namespace
#line 3 "moe_combine.cu"
extern "C" void tw_moe_combine_x86_64_v2_cpu_f16(const Params* tw_params, [[maybe_unused]] long long tw_x, [[maybe_unused]] long long tw_y, [[maybe_unused]] long long tw_z) { moe_combine(static_cast<const tw::Number<tw::f16>*>(tw_params->rows), static_cast<const int*>(tw_params->position), static_cast<const float*>(tw_params->weights), static_cast<const tw::Number<tw::f16>*>(tw_params->addend), static_cast<tw::Number<tw::f16>*>(tw_params->y), static_cast<long long>(tw_params->tokens), static_cast<int>(tw_params->k), static_cast<long long>(tw_params->cols), static_cast<long long>(tw_params->ldr), static_cast<long long>(tw_params->ldp), static_cast<long long>(tw_params->ldw), static_cast<long long>(tw_params->lda), static_cast<long long>(tw_params->ldy), static_cast<long long>(tw_x)); }
