// row_layernorm.x86-64-v4.cpu.f32.LANES64: emitted by tilewright-codegen, do not edit.
// template: row_wise/row_layernorm.cc
// config: LANES=64 dtype=f32
// hash: 4bfd21fae9afd2db9ecdc93222ea26dd
#include "common/numbers.h"
#include "row_wise/layer_norm_cpu.h"

struct Params {
  const void* x;
  const void* weight;
  const void* bias;
  void* y;
  void* workspace;
  long long rows, cols, ldx, ldy;
  float eps;
  float offset;
  long long block, is_small, is_wide, parts, height, dtype_w, tw_count_6, tw_count_7;
};

#define TILEWRIGHT 1
#define T float
#define LANES 64
namespace {
#line 1 "row_layernorm.cc"
// LayerNorm of rows on CPUs.
// tw: use    row_layernorm.cu: op, about, types, doc, inplace, case, given, check, shapes
// tw: use    row_blocks_cpu.h
// tw: any    W


struct LayerNorm {
  static constexpr bool kMaps = true;
  const T* x;
  LayerNormWeights weights;
  T* y;
  long long ldx, ldy;
  bool streamed;

  Moments fold(long long row, long long first, long long count) const {
    return moments_of<LANES>(x + row * ldx + first, count);
  }
  static Moments join(Moments a, Moments b) { return joined(a, b); }
  void map(long long row, long long first, long long count, Moments all) const {
    weights.write_norm(x + row * ldx + first, y + row * ldy + first, first, count, streamed, all, weights.factor_of(all));
  }
};

void fold(const T* x, const void* weight, const void* bias, int dtype_w, T* y, long long rows, long long cols, long long ldx,
          long long ldy, float eps, float offset, long long block, long long parts, long long height, float* partial,
          long long block_x) {
  fold_block(LayerNorm{x, {weight, bias, dtype_w, eps, offset}, y, ldx, ldy, false},
             {rows, cols, block, parts, height, partial, block_x});
}

void finish(const T* x, const void* weight, const void* bias, int dtype_w, T* y, long long rows, long long cols, long long ldx,
            long long ldy, float eps, float offset, long long block, long long parts, long long height, float* partial,
            long long block_x) {
  finish_rows(LayerNorm{x, {weight, bias, dtype_w, eps, offset}, y, ldx, ldy, is_streamed<T>(rows, cols)},
              {rows, cols, block, parts, height, partial, block_x});
}

}  // namespace
#line 2 "row_layernorm.cu"
extern "C" void tw_row_layernorm_x86_64_v4_cpu_f32_LANES64(const Params* tw_params, [[maybe_unused]] long long tw_x, [[maybe_unused]] long long tw_y, [[maybe_unused]] long long tw_z) { fold(static_cast<const float*>(tw_params->x), static_cast<const void*>(tw_params->weight), static_cast<const void*>(tw_params->bias), static_cast<int>(tw_params->dtype_w), static_cast<float*>(tw_params->y), static_cast<long long>(tw_params->rows), static_cast<long long>(tw_params->cols), static_cast<long long>(tw_params->ldx), static_cast<long long>(tw_params->ldy), static_cast<float>(tw_params->eps), static_cast<float>(tw_params->offset), static_cast<long long>(tw_params->block), static_cast<long long>(tw_params->parts), static_cast<long long>(tw_params->height), reinterpret_cast<float*>(static_cast<char*>(tw_params->workspace) + 0), static_cast<long long>(tw_x)); }
extern "C" void tw_row_layernorm_x86_64_v4_cpu_f32_LANES64_2(const Params* tw_params, [[maybe_unused]] long long tw_x, [[maybe_unused]] long long tw_y, [[maybe_unused]] long long tw_z) { finish(static_cast<const float*>(tw_params->x), static_cast<const void*>(tw_params->weight), static_cast<const void*>(tw_params->bias), static_cast<int>(tw_params->dtype_w), static_cast<float*>(tw_params->y), static_cast<long long>(tw_params->rows), static_cast<long long>(tw_params->cols), static_cast<long long>(tw_params->ldx), static_cast<long long>(tw_params->ldy), static_cast<float>(tw_params->eps), static_cast<float>(tw_params->offset), static_cast<long long>(tw_params->block), static_cast<long long>(tw_params->parts), static_cast<long long>(tw_params->height), reinterpret_cast<float*>(static_cast<char*>(tw_params->workspace) + 0), static_cast<long long>(tw_x)); }
