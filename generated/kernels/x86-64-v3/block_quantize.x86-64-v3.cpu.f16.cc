// block_quantize.x86-64-v3.cpu.f16: emitted by tilewright-codegen, do not edit.
// template: row_wise/block_quantize.cc
// config: dtype=f16
// hash: 7dde01eb60da64a8d0b31a39ea8094e5
#include "common/bytes.h"
#include <algorithm>
#include "row_wise/floats_cpu.h"

struct Params {
  const void* x;
  void* y;
  void* scale;
  void* workspace;
  long long rows, cols, block_rows, ldx, ldy, scale_block, scale_row;
  float least_scale;
  long long tw_count_0;
};

#define TILEWRIGHT 1
#define T tw::Number<tw::f16>
namespace {
#line 1 "block_quantize.cc"
// Blocks of 128 columns to numbers of 8 bits on CPUs. A call has all blocks of some rows.
// tw: use    block_quantize.cu: op, about, types, range, doc, check, shapes, batch
// tw: launch grid = ceil(rows / block_rows)
// tw: align  1




constexpr long long kColumns = 128;  // of a block
constexpr float kMost = 448;         // of y

// The larger one, or a NaN if there is any.
inline float larger_of(float a, float b) { return a > b || a != a ? a : b; }

void block_quantize(const T* x, tw::Number<tw::e4m3>* y, float* scale, long long rows, long long cols, long long block_rows,
                    long long ldx, long long ldy, long long scale_row, long long scale_block, float least_scale,
                    long long block_x) {
  const long long first = block_x * block_rows, end = std::min(rows, first + block_rows);
  for (long long column = 0; column < cols; column += kColumns) {
    const long long count = std::min(kColumns, cols - column);
    float most = 0;
    for (long long row = first; row < end; ++row) {
      const T* const from = x + row * ldx + column;
      Floats of_row{};
      long long i = 0;
      for (; i + kPack <= count; i += kPack) {
        const Pack pack = load(from + i);
        of_row = highest(of_row, floats(words(pack.a) & 0x7fffffffu));
        of_row = highest(of_row, floats(words(pack.b) & 0x7fffffffu));
      }
      for (int lane = 0; lane < kWidth; ++lane) most = larger_of(most, of_row[lane]);
      for (; i < count; ++i) most = larger_of(most, std::abs(static_cast<float>(from[i])));
    }
    const float unit = larger_of(most * (1 / kMost), least_scale), inverse = 1 / unit;
    scale[block_x * scale_row + column / kColumns * scale_block] = unit;
    for (long long row = first; row < end; ++row) {
      const T* const from = x + row * ldx + column;
      tw::Number<tw::e4m3>* const to = y + row * ldy + column;
      for (long long i = 0; i < count; ++i) to[i] = static_cast<float>(from[i]) * inverse;
    }
  }
}

}  // namespace
#line 3 "block_quantize.cu"
extern "C" void tw_block_quantize_x86_64_v3_cpu_f16(const Params* tw_params, [[maybe_unused]] long long tw_x, [[maybe_unused]] long long tw_y, [[maybe_unused]] long long tw_z) { block_quantize(static_cast<const tw::Number<tw::f16>*>(tw_params->x), static_cast<tw::Number<tw::e4m3>*>(tw_params->y), static_cast<float*>(tw_params->scale), static_cast<long long>(tw_params->rows), static_cast<long long>(tw_params->cols), static_cast<long long>(tw_params->block_rows), static_cast<long long>(tw_params->ldx), static_cast<long long>(tw_params->ldy), static_cast<long long>(tw_params->scale_row), static_cast<long long>(tw_params->scale_block), static_cast<float>(tw_params->least_scale), static_cast<long long>(tw_x)); }
