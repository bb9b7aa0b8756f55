// row_rmsnorm.x86-64-v3.cpu.f16.LANES64: emitted by tilewright-codegen, do not edit.
// template: row_wise/row_rmsnorm.cc
// config: LANES=64 dtype=f16
// hash: ce0b92700a414274fae1f373f3478791
#include "common/numbers.h"
#include "row_wise/rms_norm_cpu.h"

struct Params {
  const void* x;
  const void* weight;
  void* y;
  void* workspace;
  long long rows, cols, ldx, ldy;
  float eps;
  float offset;
  long long block, is_small, is_wide, parts, height, dtype_w, tw_count_6, tw_count_7;
};

#define TILEWRIGHT 1
#define T tw::Number<tw::f16>
#define LANES 64
namespace {
#line 1 "row_rmsnorm.cc"
// RMSNorm of rows on CPUs.
// tw: use    row_rmsnorm.cu: op, about, types, doc, inplace, given, check, shapes
// tw: use    row_blocks_cpu.h
// tw: any    W


struct RmsNorm {
  static constexpr bool kMaps = true;
  const T* x;
  RmsNormWeight weight;
  T* y;
  long long cols, ldx, ldy;
  bool streamed;

  float fold(long long row, long long first, long long count) const {
    return sum_of<LANES>(x + row * ldx + first, count, [](Floats x) { return x * x; });
  }
  static float join(float a, float b) { return a + b; }
  void map(long long row, long long first, long long count, float squares) const {
    weight.write_norm(x + row * ldx + first, y + row * ldy + first, first, count, streamed, squares / cols);
  }
};

void fold(const T* x, const void* weight, int dtype_w, T* y, long long rows, long long cols, long long ldx, long long ldy,
          float eps, float offset, long long block, long long parts, long long height, float* partial, long long block_x) {
  fold_block(RmsNorm{x, {weight, dtype_w, eps, offset}, y, cols, ldx, ldy, false},
             {rows, cols, block, parts, height, partial, block_x});
}

void finish(const T* x, const void* weight, int dtype_w, T* y, long long rows, long long cols, long long ldx, long long ldy,
            float eps, float offset, long long block, long long parts, long long height, float* partial, long long block_x) {
  finish_rows(RmsNorm{x, {weight, dtype_w, eps, offset}, y, cols, ldx, ldy, is_streamed<T>(rows, cols)},
              {rows, cols, block, parts, height, partial, block_x});
}

}  // namespace
#line 2 "row_rmsnorm.cu"
extern "C" void tw_row_rmsnorm_x86_64_v3_cpu_f16_LANES64(const Params* tw_params, [[maybe_unused]] long long tw_x, [[maybe_unused]] long long tw_y, [[maybe_unused]] long long tw_z) { fold(static_cast<const tw::Number<tw::f16>*>(tw_params->x), static_cast<const void*>(tw_params->weight), static_cast<int>(tw_params->dtype_w), static_cast<tw::Number<tw::f16>*>(tw_params->y), static_cast<long long>(tw_params->rows), static_cast<long long>(tw_params->cols), static_cast<long long>(tw_params->ldx), static_cast<long long>(tw_params->ldy), static_cast<float>(tw_params->eps), static_cast<float>(tw_params->offset), static_cast<long long>(tw_params->block), static_cast<long long>(tw_params->parts), static_cast<long long>(tw_params->height), reinterpret_cast<float*>(static_cast<char*>(tw_params->workspace) + 0), static_cast<long long>(tw_x)); }
extern "C" void tw_row_rmsnorm_x86_64_v3_cpu_f16_LANES64_2(const Params* tw_params, [[maybe_unused]] long long tw_x, [[maybe_unused]] long long tw_y, [[maybe_unused]] long long tw_z) { finish(static_cast<const tw::Number<tw::f16>*>(tw_params->x), static_cast<const void*>(tw_params->weight), static_cast<int>(tw_params->dtype_w), static_cast<tw::Number<tw::f16>*>(tw_params->y), static_cast<long long>(tw_params->rows), static_cast<long long>(tw_params->cols), static_cast<long long>(tw_params->ldx), static_cast<long long>(tw_params->ldy), static_cast<float>(tw_params->eps), static_cast<float>(tw_params->offset), static_cast<long long>(tw_params->block), static_cast<long long>(tw_params->parts), static_cast<long long>(tw_params->height), reinterpret_cast<float*>(static_cast<char*>(tw_params->workspace) + 0), static_cast<long long>(tw_x)); }
