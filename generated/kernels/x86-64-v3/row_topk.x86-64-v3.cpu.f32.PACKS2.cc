// row_topk.x86-64-v3.cpu.f32.PACKS2: emitted by tilewright-codegen, do not edit.
// template: row_wise/row_topk.cc
// config: PACKS=2 dtype=f32
// hash: 7891f52b0b237091a81fde20355a0b56
#include "row_wise/row_blocks_cpu.h"

struct Params {
  const void* x;
  void* values;
  void* indices;
  void* workspace;
  long long rows, cols, k, ldx, ldv, ldi;
  long long block, is_small, is_wide, parts, height, tw_count_5;
};

#define TILEWRIGHT 1
#define T float
#define PACKS 2
namespace {
#line 1 "row_topk.cc"
// The largest elements of rows on CPUs.
// tw: use    row_topk.cu: op, about, types, range, doc, check, shapes
// tw: use    row_blocks_cpu.h: let
// tw: where  k <= 64
// tw: tune   PACKS = 1, 2, 4
// tw: workspace best: i32[128, rows * parts * min(1, parts - 1)]
// tw: launch of_block: grid = rows * parts * min(1, parts - 1)
// tw: launch of_row: grid = rows
// tw: default PACKS = 2
// tw: align  1


constexpr int kMost = 64;  // of a row

struct Element {
  float value;
  int column;
};

// Whether an element, of a column behind all others, comes before one of them.
inline bool is_before(float value, Element other) { return value != value ? other.value == other.value : other.value < value; }

// The k largest of what was offered, in the columns' order, so far.
struct Best {
  Element elements[kMost];
  long long k, count = 0;

  explicit Best(long long k) : k(k) {}

  // What none that is less, or equal, comes before; NaN while all are wanted.
  float least() const { return count < k ? __builtin_nanf("") : elements[k - 1].value; }

  void offer(float value, int column) {
    if (count == k && !is_before(value, elements[k - 1])) return;
    long long place = count < k ? count++ : k - 1;
    for (; place > 0 && is_before(value, elements[place - 1]); --place) elements[place] = elements[place - 1];
    elements[place] = {value, column};
  }

  // Of some packs at a time few hold what is larger than the least so far.
  void offer_all(const T* in, long long first, long long end) {
    constexpr int kColumns = PACKS * kPack;
    long long i = first;
    for (; i + kColumns <= end; i += kColumns) {
      const float bound = least();
      Ints is_less = ~Ints{};
      for (int j = 0; j < PACKS; ++j) {
        const Pack pack = load(in + i + j * kPack);
        is_less &= (pack.a <= bound) & (pack.b <= bound);
      }
      for (int j = 0; any(~is_less) && j < kColumns; ++j) offer(in[i + j], static_cast<int>(i + j));
    }
    for (; i < end; ++i) offer(in[i], static_cast<int>(i));
  }
};

inline Element* list_of(int* best, long long index) { return reinterpret_cast<Element*>(best) + index * kMost; }

void of_block(const T* x, long long cols, long long k, long long ldx, long long block, long long parts, int* best,
              long long block_x) {
  if (k < 1) return;
  const Share share = {0, cols, block, parts, 1, nullptr, block_x};
  Best found(k);
  found.offer_all(x + share.row() * ldx, share.first(), share.first() + share.count());
  if (found.count < k) found.elements[found.count] = {0, -1};
  std::memcpy(list_of(best, block_x), found.elements, sizeof found.elements);
}

void of_row(const T* x, T* values, int* indices, long long cols, long long k, long long ldx, long long ldv, long long ldi,
            long long parts, int* best, long long block_x) {
  if (k < 1) return;
  const T* const in = x + block_x * ldx;
  Best found(k);
  if (parts == 1) found.offer_all(in, 0, cols);
  for (long long part = 0; parts > 1 && part < parts; ++part) {
    const Element* const list = list_of(best, block_x * parts + part);
    for (long long i = 0; i < k && list[i].column >= 0; ++i) found.offer(list[i].value, list[i].column);
  }
  for (long long place = 0; place < k; ++place) {
    const bool is_there = place < found.count;
    values[block_x * ldv + place] = is_there ? in[found.elements[place].column] : T(-INFINITY);
    indices[block_x * ldi + place] = is_there ? found.elements[place].column : -1;
  }
}

}  // namespace
#line 4 "row_topk.cu"
extern "C" void tw_row_topk_x86_64_v3_cpu_f32_PACKS2(const Params* tw_params, [[maybe_unused]] long long tw_x, [[maybe_unused]] long long tw_y, [[maybe_unused]] long long tw_z) { of_block(static_cast<const float*>(tw_params->x), static_cast<long long>(tw_params->cols), static_cast<long long>(tw_params->k), static_cast<long long>(tw_params->ldx), static_cast<long long>(tw_params->block), static_cast<long long>(tw_params->parts), reinterpret_cast<int*>(static_cast<char*>(tw_params->workspace) + 0), static_cast<long long>(tw_x)); }
extern "C" void tw_row_topk_x86_64_v3_cpu_f32_PACKS2_2(const Params* tw_params, [[maybe_unused]] long long tw_x, [[maybe_unused]] long long tw_y, [[maybe_unused]] long long tw_z) { of_row(static_cast<const float*>(tw_params->x), static_cast<float*>(tw_params->values), static_cast<int*>(tw_params->indices), static_cast<long long>(tw_params->cols), static_cast<long long>(tw_params->k), static_cast<long long>(tw_params->ldx), static_cast<long long>(tw_params->ldv), static_cast<long long>(tw_params->ldi), static_cast<long long>(tw_params->parts), reinterpret_cast<int*>(static_cast<char*>(tw_params->workspace) + 0), static_cast<long long>(tw_x)); }
