// row_add_rmsnorm.x86-64-v3.cpu.f32.LANES64: emitted by tilewright-codegen, do not edit.
// template: row_wise/row_add_rmsnorm.cc
// config: LANES=64 dtype=f32
// hash: 66ac508742a04c3f4a75437090c8083e
#include "common/numbers.h"
#include "row_wise/rms_norm_cpu.h"
#include "row_wise/summed_rows_cpu.h"

struct Params {
  const void* x;
  void* residual;
  const void* weight;
  void* y;
  void* sum;
  void* workspace;
  long long rows, cols, ldx, ldr, ldy, lds;
  float eps;
  float offset;
  long long block, is_small, is_wide, parts, height, dtype_w, tw_count_6, tw_count_7;
};

#define TILEWRIGHT 1
#define T float
#define LANES 64
namespace {
#line 1 "row_add_rmsnorm.cc"
// A sum and the RMSNorm of its rows on CPUs.
// tw: use    row_add_rmsnorm.cu: op, about, types, doc, inplace, given, check, shapes
// tw: use    row_blocks_cpu.h
// tw: any    W



struct AddRmsNorm {
  static constexpr bool kMaps = true;
  SummedRows<T> sums;
  RmsNormWeight weight;
  T* y;
  long long cols, ldy;
  bool streamed;

  float fold(long long row, long long first, long long count) const {
    return sum_of<LANES>(sums.added(row, first, count), count, [](Floats x) { return x * x; });
  }
  static float join(float a, float b) { return a + b; }
  void map(long long row, long long first, long long count, float squares) const {
    weight.write_norm(sums.at(row, first), y + row * ldy + first, first, count, streamed, squares / cols);
  }
};

void fold(const T* x, T* residual, const void* weight, int dtype_w, T* y, T* sum, long long rows, long long cols, long long ldx,
          long long ldr, long long ldy, long long lds, float eps, float offset, long long block, long long parts,
          long long height, float* partial, long long block_x) {
  fold_block(AddRmsNorm{{x, ldx, residual, ldr, sum, lds}, {weight, dtype_w, eps, offset}, y, cols, ldy, false},
             {rows, cols, block, parts, height, partial, block_x});
}

void finish(const T* x, T* residual, const void* weight, int dtype_w, T* y, T* sum, long long rows, long long cols,
            long long ldx, long long ldr, long long ldy, long long lds, float eps, float offset, long long block,
            long long parts, long long height, float* partial, long long block_x) {
  const bool streamed = is_streamed<T>(rows, cols);
  finish_rows(AddRmsNorm{{x, ldx, residual, ldr, sum, lds}, {weight, dtype_w, eps, offset}, y, cols, ldy, streamed},
              {rows, cols, block, parts, height, partial, block_x});
}

}  // namespace
#line 2 "row_add_rmsnorm.cu"
extern "C" void tw_row_add_rmsnorm_x86_64_v3_cpu_f32_LANES64(const Params* tw_params, [[maybe_unused]] long long tw_x, [[maybe_unused]] long long tw_y, [[maybe_unused]] long long tw_z) { fold(static_cast<const float*>(tw_params->x), static_cast<float*>(tw_params->residual), static_cast<const void*>(tw_params->weight), static_cast<int>(tw_params->dtype_w), static_cast<float*>(tw_params->y), static_cast<float*>(tw_params->sum), static_cast<long long>(tw_params->rows), static_cast<long long>(tw_params->cols), static_cast<long long>(tw_params->ldx), static_cast<long long>(tw_params->ldr), static_cast<long long>(tw_params->ldy), static_cast<long long>(tw_params->lds), static_cast<float>(tw_params->eps), static_cast<float>(tw_params->offset), static_cast<long long>(tw_params->block), static_cast<long long>(tw_params->parts), static_cast<long long>(tw_params->height), reinterpret_cast<float*>(static_cast<char*>(tw_params->workspace) + 0), static_cast<long long>(tw_x)); }
extern "C" void tw_row_add_rmsnorm_x86_64_v3_cpu_f32_LANES64_2(const Params* tw_params, [[maybe_unused]] long long tw_x, [[maybe_unused]] long long tw_y, [[maybe_unused]] long long tw_z) { finish(static_cast<const float*>(tw_params->x), static_cast<float*>(tw_params->residual), static_cast<const void*>(tw_params->weight), static_cast<int>(tw_params->dtype_w), static_cast<float*>(tw_params->y), static_cast<float*>(tw_params->sum), static_cast<long long>(tw_params->rows), static_cast<long long>(tw_params->cols), static_cast<long long>(tw_params->ldx), static_cast<long long>(tw_params->ldr), static_cast<long long>(tw_params->ldy), static_cast<long long>(tw_params->lds), static_cast<float>(tw_params->eps), static_cast<float>(tw_params->offset), static_cast<long long>(tw_params->block), static_cast<long long>(tw_params->parts), static_cast<long long>(tw_params->height), reinterpret_cast<float*>(static_cast<char*>(tw_params->workspace) + 0), static_cast<long long>(tw_x)); }
