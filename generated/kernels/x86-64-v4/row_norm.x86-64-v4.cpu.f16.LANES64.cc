// row_norm.x86-64-v4.cpu.f16.LANES64: emitted by tilewright-codegen, do not edit.
// template: row_wise/row_norm.cc
// config: LANES=64 dtype=f16
// hash: ed58cfbdac7adcc0644f2cb1d8c724bb
#include "common/numbers.h"
#include "row_wise/row_blocks_cpu.h"

struct Params {
  const void* x;
  void* y;
  void* workspace;
  long long rows, cols, ldx;
  long long block, is_small, is_wide, parts, height, tw_count_5, tw_count_6;
};

#define TILEWRIGHT 1
#define T tw::Number<tw::f16>
#define LANES 64
namespace {
#line 1 "row_norm.cc"
// Euclidean norm of rows on CPUs.
// tw: use    row_norm.cu: op, about, types, doc, check, shapes
// tw: use    row_blocks_cpu.h


struct Norm {
  static constexpr bool kMaps = false;
  const T* x;
  float* y;
  long long ldx;

  float fold(long long row, long long first, long long count) const {
    return sum_of<LANES>(x + row * ldx + first, count, [](Floats x) { return x * x; });
  }
  static float join(float a, float b) { return a + b; }
  void map(long long row, long long, long long, float all) const { y[row] = std::sqrt(all); }
};

void fold(const T* x, float* y, long long rows, long long cols, long long ldx, long long block, long long parts,
          long long height, float* partial, long long block_x) {
  fold_block(Norm{x, y, ldx}, {rows, cols, block, parts, height, partial, block_x});
}

void finish(const T* x, float* y, long long rows, long long cols, long long ldx, long long block, long long parts,
            long long height, float* partial, long long block_x) {
  finish_rows(Norm{x, y, ldx}, {rows, cols, block, parts, height, partial, block_x});
}

}  // namespace
#line 2 "row_norm.cu"
extern "C" void tw_row_norm_x86_64_v4_cpu_f16_LANES64(const Params* tw_params, [[maybe_unused]] long long tw_x, [[maybe_unused]] long long tw_y, [[maybe_unused]] long long tw_z) { fold(static_cast<const tw::Number<tw::f16>*>(tw_params->x), static_cast<float*>(tw_params->y), static_cast<long long>(tw_params->rows), static_cast<long long>(tw_params->cols), static_cast<long long>(tw_params->ldx), static_cast<long long>(tw_params->block), static_cast<long long>(tw_params->parts), static_cast<long long>(tw_params->height), reinterpret_cast<float*>(static_cast<char*>(tw_params->workspace) + 0), static_cast<long long>(tw_x)); }
extern "C" void tw_row_norm_x86_64_v4_cpu_f16_LANES64_2(const Params* tw_params, [[maybe_unused]] long long tw_x, [[maybe_unused]] long long tw_y, [[maybe_unused]] long long tw_z) { finish(static_cast<const tw::Number<tw::f16>*>(tw_params->x), static_cast<float*>(tw_params->y), static_cast<long long>(tw_params->rows), static_cast<long long>(tw_params->cols), static_cast<long long>(tw_params->ldx), static_cast<long long>(tw_params->block), static_cast<long long>(tw_params->parts), static_cast<long long>(tw_params->height), reinterpret_cast<float*>(static_cast<char*>(tw_params->workspace) + 0), static_cast<long long>(tw_x)); }
