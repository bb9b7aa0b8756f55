// tensor_argmax.x86-64-v4.cpu.f32.LANES64: emitted by tilewright-codegen, do not edit.
// template: row_wise/tensor_argmax.cc
// config: LANES=64 dtype=f32
// hash: f6b2de4b47109926a1c62598ad6d5265
#include "row_wise/tensor_cpu.h"

struct Params {
  const void* x;
  void* y;
  void* index;
  void* workspace;
  long long rows, cols, ldx;
  long long blocks;
};

#define TILEWRIGHT 1
#define T float
#define LANES 64
namespace {
#line 1 "tensor_argmax.cc"
// Largest element of a whole tensor, and its place, on CPUs.
// tw: use    tensor_argmax.cu: op, about, types, doc, check, shapes
// tw: workspace values: f32[blocks]; places: i32[2 * blocks]
// tw: use    tensor_cpu.h


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

}  // namespace
#line 2 "tensor_argmax.cu"
extern "C" void tw_tensor_argmax_x86_64_v4_cpu_f32_LANES64(const Params* tw_params, [[maybe_unused]] long long tw_x, [[maybe_unused]] long long tw_y, [[maybe_unused]] long long tw_z) { of_parts(static_cast<const float*>(tw_params->x), reinterpret_cast<float*>(static_cast<char*>(tw_params->workspace) + 0), reinterpret_cast<int*>(static_cast<char*>(tw_params->workspace) + (0 + (4LL * tw_params->blocks + 255) / 256 * 256)), static_cast<long long>(tw_params->rows), static_cast<long long>(tw_params->cols), static_cast<long long>(tw_params->ldx), static_cast<long long>(tw_params->blocks), static_cast<long long>(tw_x)); }
extern "C" void tw_tensor_argmax_x86_64_v4_cpu_f32_LANES64_2(const Params* tw_params, [[maybe_unused]] long long tw_x, [[maybe_unused]] long long tw_y, [[maybe_unused]] long long tw_z) { of_all(static_cast<float*>(tw_params->y), static_cast<int*>(tw_params->index), reinterpret_cast<float*>(static_cast<char*>(tw_params->workspace) + 0), reinterpret_cast<int*>(static_cast<char*>(tw_params->workspace) + (0 + (4LL * tw_params->blocks + 255) / 256 * 256)), static_cast<long long>(tw_params->blocks)); }
