// row_masked_softmax.x86-64-v3.cpu.bf16.f16.LANES64: emitted by tilewright-codegen, do not edit.
// template: row_wise/row_masked_softmax.cc
// config: LANES=64 dtype=bf16 dtype_m=f16
// hash: 66be4ab4733fd8d18eec886b5eb33fdc
#include "common/numbers.h"
#include "row_wise/exp_sum_cpu.h"

struct Params {
  const void* x;
  const void* mask;
  void* y;
  void* workspace;
  long long batch, heads, queries, cols, ldx, ldm, ldh, ldb, ldy;
  float scale;
  int diagonal;
  int logarithm;
  long long rows, block, is_small, is_wide, parts, height, tw_count_6, tw_count_7;
};

#define TILEWRIGHT 1
#define T tw::Number<tw::bf16>
#define M tw::Number<tw::f16>
#define LANES 64
namespace {
#line 1 "row_masked_softmax.cc"
// Softmax of attention's scores on CPUs.
// tw: use    row_masked_softmax.cu: op, about, types, doc, inplace, range, check, case, shapes, let
// tw: use    row_blocks_cpu.h


struct MaskedSoftmax {
  static constexpr bool kMaps = true;
  const T* x;
  const M* mask;
  T* y;
  long long heads, queries, cols, ldx, ldb, ldh, ldm, ldy;
  float scale;
  int diagonal, logarithm;

  // Of `count` columns from `first` on those that the row's query sees.
  long long seen(long long row, long long first, long long count) const {
    return std::clamp(row % queries + diagonal + 1 - first, 0LL, count);
  }

  // Calls each(scores, column, number) for some columns at a time; nobody looks at others.
  template <typename Each>
  void for_scores(long long row, long long first, long long count, Each each) const {
    constexpr long long kScores = 1024;
    float scores[kScores];
    const long long head = row / queries, end = first + seen(row, first, count);
    const M* const added = mask == nullptr ? nullptr : mask + head / heads * ldb + head % heads * ldh + row % queries * ldm;
    for (long long column = first; column < end; column += kScores) {
      const long long number = std::min(kScores, end - column);
      const T* const in = x + row * ldx + column;
      if (added == nullptr) {
        map_columns(
            scores, number, false, [&](Floats x) { return scale * x; }, in);
      } else {
        map_columns(
            scores, number, false, [&](Floats x, Floats more) { return scale * x + more; }, in, added + column);
      }
      each(scores, column, number);
    }
  }

  ExpSum fold(long long row, long long first, long long count) const {
    ExpSum all = {-kLargest, 0};
    for_scores(row, first, count, [&](const float* scores, long long, long long number) {
      all = join(all, exp_sum<LANES>(scores, number, 1));
    });
    return all;
  }
  static ExpSum join(ExpSum a, ExpSum b) { return joined(a, b, 1); }
  void map(long long row, long long first, long long count, ExpSum all) const {
    T* const out = y + row * ldy;
    const float nothing = 0 * all.sum;  // no number where the sum is infinite
    const float factor = 1 / all.sum + nothing, log_sum = std::log(all.sum) + nothing;
    for_scores(row, first, count, [&](const float* scores, long long column, long long number) {
      if (logarithm != 0) {
        map_columns(
            out + column, number, false, [&](Floats z) { return z - all.from - log_sum; }, scores);
      } else {
        map_columns(
            out + column, number, false, [&](Floats z) { return powers<float>(z, 1, all.from) * factor; }, scores);
      }
    });
    const float unseen = logarithm != 0 ? -INFINITY - all.from - log_sum : 0 * factor;
    std::fill(out + first + seen(row, first, count), out + first + count, T(unseen));
  }
};

void fold(const T* x, const M* mask, T* y, long long rows, long long heads, long long queries, long long cols, long long ldx,
          long long ldb, long long ldh, long long ldm, long long ldy, float scale, int diagonal, int logarithm, long long block,
          long long parts, long long height, float* partial, long long block_x) {
  fold_block(MaskedSoftmax{x, mask, y, heads, queries, cols, ldx, ldb, ldh, ldm, ldy, scale, diagonal, logarithm},
             {rows, cols, block, parts, height, partial, block_x});
}

void finish(const T* x, const M* mask, T* y, long long rows, long long heads, long long queries, long long cols, long long ldx,
            long long ldb, long long ldh, long long ldm, long long ldy, float scale, int diagonal, int logarithm,
            long long block, long long parts, long long height, float* partial, long long block_x) {
  finish_rows(MaskedSoftmax{x, mask, y, heads, queries, cols, ldx, ldb, ldh, ldm, ldy, scale, diagonal, logarithm},
              {rows, cols, block, parts, height, partial, block_x});
}

}  // namespace
#line 2 "row_masked_softmax.cu"
extern "C" void tw_row_masked_softmax_x86_64_v3_cpu_bf16_f16_LANES64(const Params* tw_params, [[maybe_unused]] long long tw_x, [[maybe_unused]] long long tw_y, [[maybe_unused]] long long tw_z) { fold(static_cast<const tw::Number<tw::bf16>*>(tw_params->x), static_cast<const tw::Number<tw::f16>*>(tw_params->mask), static_cast<tw::Number<tw::bf16>*>(tw_params->y), static_cast<long long>(tw_params->rows), static_cast<long long>(tw_params->heads), static_cast<long long>(tw_params->queries), static_cast<long long>(tw_params->cols), static_cast<long long>(tw_params->ldx), static_cast<long long>(tw_params->ldb), static_cast<long long>(tw_params->ldh), static_cast<long long>(tw_params->ldm), static_cast<long long>(tw_params->ldy), static_cast<float>(tw_params->scale), static_cast<int>(tw_params->diagonal), static_cast<int>(tw_params->logarithm), static_cast<long long>(tw_params->block), static_cast<long long>(tw_params->parts), static_cast<long long>(tw_params->height), reinterpret_cast<float*>(static_cast<char*>(tw_params->workspace) + 0), static_cast<long long>(tw_x)); }
extern "C" void tw_row_masked_softmax_x86_64_v3_cpu_bf16_f16_LANES64_2(const Params* tw_params, [[maybe_unused]] long long tw_x, [[maybe_unused]] long long tw_y, [[maybe_unused]] long long tw_z) { finish(static_cast<const tw::Number<tw::bf16>*>(tw_params->x), static_cast<const tw::Number<tw::f16>*>(tw_params->mask), static_cast<tw::Number<tw::bf16>*>(tw_params->y), static_cast<long long>(tw_params->rows), static_cast<long long>(tw_params->heads), static_cast<long long>(tw_params->queries), static_cast<long long>(tw_params->cols), static_cast<long long>(tw_params->ldx), static_cast<long long>(tw_params->ldb), static_cast<long long>(tw_params->ldh), static_cast<long long>(tw_params->ldm), static_cast<long long>(tw_params->ldy), static_cast<float>(tw_params->scale), static_cast<int>(tw_params->diagonal), static_cast<int>(tw_params->logarithm), static_cast<long long>(tw_params->block), static_cast<long long>(tw_params->parts), static_cast<long long>(tw_params->height), reinterpret_cast<float*>(static_cast<char*>(tw_params->workspace) + 0), static_cast<long long>(tw_x)); }
