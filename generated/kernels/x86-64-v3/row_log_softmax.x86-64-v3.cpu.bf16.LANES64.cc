// row_log_softmax.x86-64-v3.cpu.bf16.LANES64: emitted by tilewright-codegen, do not edit.
// template: row_wise/row_log_softmax.cc
// config: LANES=64 dtype=bf16
// hash: 1833e2f551ba2600d2382280f8d40c9f
#include "common/numbers.h"
#include "row_wise/exp_sum_cpu.h"

struct Params {
  const void* x;
  void* y;
  void* workspace;
  long long rows, cols, ldx, ldy;
  float scale;
  long long block, is_small, is_wide, parts, height, tw_count_5, tw_count_6;
};

#define TILEWRIGHT 1
#define T tw::Number<tw::bf16>
#define LANES 64
namespace {
#line 1 "row_log_softmax.cc"
// Logarithm of the softmax of rows on CPUs.
// tw: use    row_log_softmax.cu: op, about, types, doc, inplace, check, shapes
// tw: use    row_blocks_cpu.h


struct LogSoftmax {
  static constexpr bool kMaps = true;
  const T* x;
  T* y;
  long long ldx, ldy;
  float scale;
  bool streamed;

  ExpSum fold(long long row, long long first, long long count) const {
    return exp_sum<LANES>(x + row * ldx + first, count, scale);
  }
  ExpSum join(ExpSum a, ExpSum b) const { return joined(a, b, scale); }
  void map(long long row, long long first, long long count, ExpSum all) const {
    const float log_sum = std::log(all.sum) + 0 * all.sum;  // no number where the sum is infinite
    map_columns(
        y + row * ldy + first, count, streamed, [&](Floats x) { return scale * (x - all.from) - log_sum; },
        x + row * ldx + first);
  }
};

void fold(const T* x, T* y, long long rows, long long cols, long long ldx, long long ldy, float scale, long long block,
          long long parts, long long height, float* partial, long long block_x) {
  fold_block(LogSoftmax{x, y, ldx, ldy, scale, false}, {rows, cols, block, parts, height, partial, block_x});
}

void finish(const T* x, T* y, long long rows, long long cols, long long ldx, long long ldy, float scale, long long block,
            long long parts, long long height, float* partial, long long block_x) {
  finish_rows(LogSoftmax{x, y, ldx, ldy, scale, is_streamed<T>(rows, cols)},
              {rows, cols, block, parts, height, partial, block_x});
}

}  // namespace
#line 2 "row_log_softmax.cu"
extern "C" void tw_row_log_softmax_x86_64_v3_cpu_bf16_LANES64(const Params* tw_params, [[maybe_unused]] long long tw_x, [[maybe_unused]] long long tw_y, [[maybe_unused]] long long tw_z) { fold(static_cast<const tw::Number<tw::bf16>*>(tw_params->x), static_cast<tw::Number<tw::bf16>*>(tw_params->y), static_cast<long long>(tw_params->rows), static_cast<long long>(tw_params->cols), static_cast<long long>(tw_params->ldx), static_cast<long long>(tw_params->ldy), static_cast<float>(tw_params->scale), static_cast<long long>(tw_params->block), static_cast<long long>(tw_params->parts), static_cast<long long>(tw_params->height), reinterpret_cast<float*>(static_cast<char*>(tw_params->workspace) + 0), static_cast<long long>(tw_x)); }
extern "C" void tw_row_log_softmax_x86_64_v3_cpu_bf16_LANES64_2(const Params* tw_params, [[maybe_unused]] long long tw_x, [[maybe_unused]] long long tw_y, [[maybe_unused]] long long tw_z) { finish(static_cast<const tw::Number<tw::bf16>*>(tw_params->x), static_cast<tw::Number<tw::bf16>*>(tw_params->y), static_cast<long long>(tw_params->rows), static_cast<long long>(tw_params->cols), static_cast<long long>(tw_params->ldx), static_cast<long long>(tw_params->ldy), static_cast<float>(tw_params->scale), static_cast<long long>(tw_params->block), static_cast<long long>(tw_params->parts), static_cast<long long>(tw_params->height), reinterpret_cast<float*>(static_cast<char*>(tw_params->workspace) + 0), static_cast<long long>(tw_x)); }
