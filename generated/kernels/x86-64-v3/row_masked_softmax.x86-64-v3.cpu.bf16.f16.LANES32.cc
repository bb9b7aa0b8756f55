// row_masked_softmax.x86-64-v3.cpu.bf16.f16.LANES32: emitted by tilewright-codegen, do not edit.
// template: row_wise/row_masked_softmax.cc
// config: LANES=32 dtype=bf16 dtype_m=f16
// hash: 2f9b52188fdce858cf604611c8be76b5
#include "common/numbers.h"
#include "row_wise/row_cpu.h"

struct Params {
  const void* x;
  const void* mask;
  void* y;
  void* workspace;
  long long batch, heads, queries, cols, ldx, ldm, ldh, ldb, ldy;
  float scale;
  int diagonal;
  int logarithm;
  long long rows;
};

#define TILEWRIGHT 1
#define T tw::Number<tw::bf16>
#define M tw::Number<tw::f16>
#define LANES 32
namespace {
#line 1 "row_masked_softmax.cc"
// Softmax of attention's scores on CPUs.
// tw: use    row_masked_softmax.cu: op, about, types, doc, inplace, check, case, shapes, let
// tw: use    row_cpu.h


void row_masked_softmax(const T* x, const M* mask, T* y, long long heads, long long queries, long long cols, long long ldx,
                        long long ldb, long long ldh, long long ldm, long long ldy, float scale, int diagonal, int logarithm,
                        long long block_x) {
  const long long head = block_x / queries, query = block_x % queries;
  const T* const in = x + block_x * ldx;
  const M* const added = mask == nullptr ? nullptr : mask + head / heads * ldb + head % heads * ldh + query * ldm;
  T* const out = y + block_x * ldy;
  const long long seen = std::clamp(query + diagonal + 1, 0LL, cols);
  const auto write = [&](auto value) {
    const ExpSum all = exp_sum<LANES>(seen, value);
    const float nothing = 0 * all.sum;  // no number where the sum is infinite
    const float factor = 1 / all.sum + nothing, log_sum = std::log(all.sum) + nothing;
    if (logarithm != 0) {
      for (long long i = 0; i < seen; ++i) out[i] = value(i) - all.max - log_sum;
      std::fill(out + seen, out + cols, T(-INFINITY - all.max - log_sum));
    } else {
      for (long long i = 0; i < seen; ++i) out[i] = exp_of(value(i) - all.max) * factor;
      std::fill(out + seen, out + cols, T(0 * factor));
    }
  };
  if (added == nullptr) {
    write([&](long long i) { return scale * in[i]; });
  } else {
    write([&](long long i) { return scale * in[i] + added[i]; });
  }
}

}  // namespace
#line 2 "row_masked_softmax.cu"
extern "C" void tw_row_masked_softmax_x86_64_v3_cpu_bf16_f16_LANES32(const Params* tw_params, [[maybe_unused]] long long tw_x, [[maybe_unused]] long long tw_y, [[maybe_unused]] long long tw_z) { row_masked_softmax(static_cast<const tw::Number<tw::bf16>*>(tw_params->x), static_cast<const tw::Number<tw::f16>*>(tw_params->mask), static_cast<tw::Number<tw::bf16>*>(tw_params->y), static_cast<long long>(tw_params->heads), static_cast<long long>(tw_params->queries), static_cast<long long>(tw_params->cols), static_cast<long long>(tw_params->ldx), static_cast<long long>(tw_params->ldb), static_cast<long long>(tw_params->ldh), static_cast<long long>(tw_params->ldm), static_cast<long long>(tw_params->ldy), static_cast<float>(tw_params->scale), static_cast<int>(tw_params->diagonal), static_cast<int>(tw_params->logarithm), static_cast<long long>(tw_x)); }
