// Softmax of attention's scores on CPUs.
// tw: use    row_masked_softmax.cu: op, about, types, doc, inplace, check, case, shapes, let
// tw: use    row_cpu.h
#include "row_wise/row_cpu.h"

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
