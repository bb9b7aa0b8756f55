// Experts' rows weighted and summed up on CPUs.
// tw: use    moe_combine.cu: op, about, types, range, doc, inplace, given, data, check, shapes
// tw: where  k <= 64
// tw: launch grid = tokens
// tw: align  1
#include "row_wise/floats_cpu.h"

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
