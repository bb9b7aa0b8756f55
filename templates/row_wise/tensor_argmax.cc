// Largest element of a whole tensor, and its place, on CPUs.
// tw: use    tensor_argmax.cu: op, about, types, doc, check, shapes
// tw: workspace values: f32[blocks]; places: i32[2 * blocks]
// tw: use    tensor_cpu.h
#include "row_wise/tensor_cpu.h"

// Whether the value, of an element behind all others, is larger than the largest of those; `place` -1: there are none.
inline bool is_better(float value, float largest, long long place) {
  return place < 0 || (largest == largest && !(value <= largest));
}

void of_parts(const T* x, float* values, int* places, long long rows, long long cols, long long ldx, long long blocks,
              long long block_x) {
  float largest = -INFINITY;
  long long place = -1;
  for_pieces(x, rows, cols, ldx, blocks, block_x, [&](const T* in, long long count, long long index) {
    const float highest = highest_of<LANES>(in, count);
    if (is_better(highest, largest, place)) largest = highest, place = index + place_of(in, count, highest);
  });
  values[block_x] = largest;
  std::memcpy(places + 2 * block_x, &place, sizeof place);
}

void of_all(float* y, int* index, const float* values, const int* places, long long blocks) {
  float largest = -INFINITY;
  long long place = -1;
  for (long long i = 0; i < blocks; ++i) {
    const auto of_block = read<long long>(places + 2 * i);
    if (of_block >= 0 && is_better(values[i], largest, place)) largest = values[i], place = of_block;
  }
  *y = largest;
  std::memcpy(index, &place, sizeof place);
}
