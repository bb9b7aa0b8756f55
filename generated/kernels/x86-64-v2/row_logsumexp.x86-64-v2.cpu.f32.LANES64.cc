// row_logsumexp.x86-64-v2.cpu.f32.LANES64: emitted by tilewright-codegen, do not edit.
// template: row_wise/row_logsumexp.cc
// config: LANES=64 dtype=f32
// hash: 0dd13612db66b045f91f5b2ba22425f1
#include "row_wise/exp_sum_cpu.h"

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
#line 1 "row_logsumexp.cc"
// Logarithm of the sum of exponentials of rows on CPUs.
// tw: use    row_logsumexp.cu: op, about, types, doc, check, shapes
// tw: use    row_blocks_cpu.h


struct LogSumExp {
  static constexpr bool kMaps = false;
  const T* x;
  float* y;
  long long ldx;

  ExpSum fold(long long row, long long first, long long count) const { return exp_sum<LANES>(x + row * ldx + first, count, 1); }
  static ExpSum join(ExpSum a, ExpSum b) { return joined(a, b, 1); }
  void map(long long row, long long, long long, ExpSum all) const { y[row] = all.from + std::log(all.sum); }
};

void fold(const T* x, float* y, long long rows, long long cols, long long ldx, long long block, long long parts,
          long long height, float* partial, long long block_x) {
  fold_block(LogSumExp{x, y, ldx}, {rows, cols, block, parts, height, partial, block_x});
}

void finish(const T* x, float* y, long long rows, long long cols, long long ldx, long long block, long long parts,
            long long height, float* partial, long long block_x) {
  finish_rows(LogSumExp{x, y, ldx}, {rows, cols, block, parts, height, partial, block_x});
}

}  // namespace
#line 2 "row_logsumexp.cu"
extern "C" void tw_row_logsumexp_x86_64_v2_cpu_f32_LANES64(const Params* tw_params, [[maybe_unused]] long long tw_x, [[maybe_unused]] long long tw_y, [[maybe_unused]] long long tw_z) { fold(static_cast<const float*>(tw_params->x), static_cast<float*>(tw_params->y), static_cast<long long>(tw_params->rows), static_cast<long long>(tw_params->cols), static_cast<long long>(tw_params->ldx), static_cast<long long>(tw_params->block), static_cast<long long>(tw_params->parts), static_cast<long long>(tw_params->height), reinterpret_cast<float*>(static_cast<char*>(tw_params->workspace) + 0), static_cast<long long>(tw_x)); }
extern "C" void tw_row_logsumexp_x86_64_v2_cpu_f32_LANES64_2(const Params* tw_params, [[maybe_unused]] long long tw_x, [[maybe_unused]] long long tw_y, [[maybe_unused]] long long tw_z) { finish(static_cast<const float*>(tw_params->x), static_cast<float*>(tw_params->y), static_cast<long long>(tw_params->rows), static_cast<long long>(tw_params->cols), static_cast<long long>(tw_params->ldx), static_cast<long long>(tw_params->block), static_cast<long long>(tw_params->parts), static_cast<long long>(tw_params->height), reinterpret_cast<float*>(static_cast<char*>(tw_params->workspace) + 0), static_cast<long long>(tw_x)); }
