// row_topk.x86-64-v4.cpu.bf16.PACKS2: emitted by tilewright-codegen, do not edit.
// template: row_wise/row_topk.cc
// config: PACKS=2 dtype=bf16
// hash: f7cf61bb7d8c96a49340a289eb7f33a5
#include "common/numbers.h"
#include "row_wise/floats_cpu.h"

struct Params {
  const void* x;
  void* values;
  void* indices;
  void* workspace;
  long long rows, cols, k, ldx, ldv, ldi;
};

#define TILEWRIGHT 1
#define T tw::Number<tw::bf16>
#define PACKS 2
namespace {
#line 1 "row_topk.cc"
// The largest elements of rows on CPUs.
// tw: use    row_topk.cu: op, about, types, doc, check, shapes
// tw: where  k <= 64
// tw: tune   PACKS = 1, 2, 4
// tw: launch grid = rows
// tw: default PACKS = 2
// tw: align  bytes(T)


struct Element {
  float value;
  int column;
};

// Whether an element, of a column behind all others, comes before one of them.
inline bool is_before(float value, Element other) { return value != value ? other.value == other.value : other.value < value; }

void row_topk(const T* x, T* values, int* indices, long long cols, long long k, long long ldx, long long ldv, long long ldi,
              long long block_x) {
  if (k < 1) return;
  const T* const in = x + block_x * ldx;
  Element best[64];
  long long count = 0;
  const auto offer = [&](float value, long long column) {
    if (count == k && !is_before(value, best[k - 1])) return;
    long long place = count < k ? count++ : k - 1;
    for (; place > 0 && is_before(value, best[place - 1]); --place) best[place] = best[place - 1];
    best[place] = {value, static_cast<int>(column)};
  };
  // Of some packs at a time few hold what is larger than the least so far: NaN while all are wanted.
  constexpr int kColumns = PACKS * kPack;
  long long i = 0;
  for (; i + kColumns <= cols; i += kColumns) {
    const float least = count < k ? __builtin_nanf("") : best[k - 1].value;
    Ints is_less = ~Ints{};
    for (int j = 0; j < PACKS; ++j) {
      const Pack pack = load(in + i + j * kPack);
      is_less &= (pack.a <= least) & (pack.b <= least);
    }
    for (int j = 0; any(~is_less) && j < kColumns; ++j) offer(in[i + j], i + j);
  }
  for (; i < cols; ++i) offer(in[i], i);
  for (long long place = 0; place < k; ++place) {
    values[block_x * ldv + place] = place < count ? in[best[place].column] : T(-__builtin_inff());
    indices[block_x * ldi + place] = place < count ? best[place].column : -1;
  }
}

}  // namespace
#line 4 "row_topk.cu"
extern "C" void tw_row_topk_x86_64_v4_cpu_bf16_PACKS2(const Params* tw_params, [[maybe_unused]] long long tw_x, [[maybe_unused]] long long tw_y, [[maybe_unused]] long long tw_z) { row_topk(static_cast<const tw::Number<tw::bf16>*>(tw_params->x), static_cast<tw::Number<tw::bf16>*>(tw_params->values), static_cast<int*>(tw_params->indices), static_cast<long long>(tw_params->cols), static_cast<long long>(tw_params->k), static_cast<long long>(tw_params->ldx), static_cast<long long>(tw_params->ldv), static_cast<long long>(tw_params->ldi), static_cast<long long>(tw_x)); }
