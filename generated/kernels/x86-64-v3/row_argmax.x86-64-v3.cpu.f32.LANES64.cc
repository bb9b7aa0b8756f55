// row_argmax.x86-64-v3.cpu.f32.LANES64: emitted by tilewright-codegen, do not edit.
// template: row_wise/row_argmax.cc
// config: LANES=64 dtype=f32
// hash: f440ee5ed1747ea3e3fff652298b0b96
#include "row_wise/row_blocks_cpu.h"

struct Params {
  const void* x;
  void* y;
  void* workspace;
  long long rows, cols, ldx;
  long long block, is_small, is_wide, parts, height, tw_count_5, tw_count_6;
};

#define TILEWRIGHT 1
#define T float
#define LANES 64
namespace {
#line 1 "row_argmax.cc"
// Place of the largest element of rows on CPUs.
// tw: use    row_argmax.cu: op, about, types, range, doc, check, shapes
// tw: use    row_blocks_cpu.h


struct Best {
  float value;  // NaN if there is any
  int block;    // the first one that has it, by its first column
};

struct Argmax {
  static constexpr bool kMaps = false;
  const T* x;
  int* y;
  long long ldx;

  Best fold(long long row, long long first, long long count) const {
    return {highest_of<LANES>(x + row * ldx + first, count), static_cast<int>(first)};
  }
  static Best join(Best a, Best b) { return b.value > a.value || (b.value != b.value && a.value == a.value) ? b : a; }
  void map(long long row, long long, long long count, Best all) const {
    y[row] = all.block + place_of(x + row * ldx + all.block, count - all.block, all.value);
  }
};

void fold(const T* x, int* y, long long rows, long long cols, long long ldx, long long block, long long parts, long long height,
          float* partial, long long block_x) {
  fold_block(Argmax{x, y, ldx}, {rows, cols, block, parts, height, partial, block_x});
}

void finish(const T* x, int* y, long long rows, long long cols, long long ldx, long long block, long long parts,
            long long height, float* partial, long long block_x) {
  finish_rows(Argmax{x, y, ldx}, {rows, cols, block, parts, height, partial, block_x});
}

}  // namespace
#line 2 "row_argmax.cu"
extern "C" void tw_row_argmax_x86_64_v3_cpu_f32_LANES64(const Params* tw_params, [[maybe_unused]] long long tw_x, [[maybe_unused]] long long tw_y, [[maybe_unused]] long long tw_z) { fold(static_cast<const float*>(tw_params->x), static_cast<int*>(tw_params->y), static_cast<long long>(tw_params->rows), static_cast<long long>(tw_params->cols), static_cast<long long>(tw_params->ldx), static_cast<long long>(tw_params->block), static_cast<long long>(tw_params->parts), static_cast<long long>(tw_params->height), reinterpret_cast<float*>(static_cast<char*>(tw_params->workspace) + 0), static_cast<long long>(tw_x)); }
extern "C" void tw_row_argmax_x86_64_v3_cpu_f32_LANES64_2(const Params* tw_params, [[maybe_unused]] long long tw_x, [[maybe_unused]] long long tw_y, [[maybe_unused]] long long tw_z) { finish(static_cast<const float*>(tw_params->x), static_cast<int*>(tw_params->y), static_cast<long long>(tw_params->rows), static_cast<long long>(tw_params->cols), static_cast<long long>(tw_params->ldx), static_cast<long long>(tw_params->block), static_cast<long long>(tw_params->parts), static_cast<long long>(tw_params->height), reinterpret_cast<float*>(static_cast<char*>(tw_params->workspace) + 0), static_cast<long long>(tw_x)); }
