// row_quantize.x86-64-v3.cpu.bf16.i8.LANES64: emitted by tilewright-codegen, do not edit.
// template: row_wise/row_quantize.cc
// config: LANES=64 dtype=bf16 dtype_q=i8
// hash: 15a5f7ce805c6f58418400fc9d0fa5c5
#include "common/bytes.h"
#include "common/bytes.h"
#include "row_wise/layer_norm_cpu.h"
#include "row_wise/summed_rows_cpu.h"

struct Params {
  const void* x;
  void* residual;
  const void* weight;
  const void* bias;
  const void* static_scale;
  void* y;
  void* scale;
  void* workspace;
  long long rows, cols, ldx, ldr, ldy;
  int norm;
  float eps;
  float offset;
  float least_scale;
  long long block, is_small, is_wide, parts, height, dtype_w, tw_count_6, tw_count_7;
};

#define TILEWRIGHT 1
#define T tw::Number<tw::bf16>
#define Q tw::Number<tw::i8>
#define LANES 64
namespace {
#line 1 "row_quantize.cc"
// Rows to numbers of 8 bits on CPUs.
// tw: use    row_quantize.cu: op, about, types, doc, any, data, case, check, shapes
// tw: use    row_blocks_cpu.h: tune, let, default, align
// tw: workspace partial: f32[4, rows * parts * min(1, parts - 1)]
// tw: workspace most: f32[rows * parts * min(1, parts - 1)]
// tw: launch fold: grid = rows * parts * min(1, parts - 1)
// tw: launch find_most: grid = rows * parts * min(1, parts - 1)
// tw: launch finish: grid = ceil(rows / height) * parts




template <typename Element>
constexpr float kMost = 127;  // of y
template <>
constexpr float kMost<tw::Number<tw::e4m3>> = 448;

enum Norm { kNone, kRmsNorm, kLayerNorm };

// The larger one, or a NaN if there is any.
inline float larger_of(float a, float b) { return a > b || a != a ? a : b; }

struct Quantize {
  static constexpr bool kMaps = true;
  SummedRows<T> sums;  // or x alone, where there is no residual
  long long cols;
  int norm;
  LayerNormWeights weights;
  const float* static_scale;
  Q* y;
  float* scale;
  long long ldy, parts;
  float least_scale;
  const float* most;  // magnitude of z in each block, where rows are cut

  const T* at(long long row, long long first) const {
    return sums.residual != nullptr ? sums.at(row, first) : sums.x + row * sums.ldx + first;
  }
  Moments fold(long long row, long long first, long long count) const {
    const T* const in = sums.residual != nullptr ? sums.added(row, first, count) : at(row, first);
    if (norm == kLayerNorm) return moments_of<LANES>(in, count);
    return {float(count), 0, 0, norm == kRmsNorm ? sum_of<LANES>(in, count, [](Floats x) { return x * x; }) : 0};
  }
  static Moments join(Moments a, Moments b) { return joined(a, b); }

  // Calls each(z, column, number) for some columns at a time.
  template <typename Each>
  void for_normed(long long row, long long first, long long count, Moments all, Each each) const {
    constexpr long long kNumbers = 1024;
    float z[kNumbers];
    const float factor = norm == kNone ? 1 : weights.factor_of(all);
    for (long long column = first; column < first + count; column += kNumbers) {
      const long long number = std::min(kNumbers, first + count - column);
      weights.write_norm(at(row, column), z, column, number, false, all, factor);
      each(z, column, number);
    }
  }
  float most_of(long long row, long long first, long long count, Moments all) const {
    float result = 0;
    for_normed(row, first, count, all, [&](const float* z, long long, long long number) {
      const auto magnitude = [](Floats x) { return floats(words(x) & 0x7fffffffu); };
      result = larger_of(result, joined_of<LANES>(z, number, 0, magnitude, highest));
    });
    return result;
  }
  float most_of_row(long long row, Moments all) const {
    if (parts == 1) return most_of(row, 0, cols, all);
    float result = 0;
    for (long long i = 0; i < parts; ++i) result = larger_of(result, most[row * parts + i]);
    return result;
  }
  void map(long long row, long long first, long long count, Moments all) const {
    const float unit = static_scale != nullptr ? *static_scale : larger_of(least_scale, most_of_row(row, all) / kMost<Q>);
    const float inverse = 1 / unit;
    if (first == 0) scale[row] = unit;
    for_normed(row, first, count, all, [&](const float* z, long long column, long long number) {
      Q* const out = y + row * ldy + column;
      for (long long i = 0; i < number; ++i) {
        const float code = z[i] * inverse;
        out[i] = code < -kMost<Q> ? -kMost<Q> : code;
      }
    });
  }
};

void fold(const T* x, T* residual, long long cols, long long ldx, long long ldr, int norm, long long block, long long parts,
          float* partial, long long block_x) {
  fold_block(Quantize{.sums = {x, ldx, residual, ldr, nullptr, 0}, .cols = cols, .norm = norm},
             {0, cols, block, parts, 1, partial, block_x});
}

void find_most(const T* x, T* residual, const void* weight, const void* bias, int dtype_w, const float* static_scale,
               long long cols, long long ldx, long long ldr, int norm, float eps, float offset, long long block,
               long long parts, float* partial, float* most, long long block_x) {
  if (static_scale != nullptr) return;
  const Share share = {0, cols, block, parts, 1, partial, block_x};
  const LayerNormWeights weights = {weight, bias, dtype_w, eps, offset};
  const Quantize op = {.sums = {x, ldx, residual, ldr, nullptr, 0}, .cols = cols, .norm = norm, .weights = weights};
  most[block_x] = op.most_of(share.row(), share.first(), share.count(), all_of_blocks(op, share));
}

void finish(const T* x, T* residual, const void* weight, const void* bias, int dtype_w, const float* static_scale, Q* y,
            float* scale, long long rows, long long cols, long long ldx, long long ldr, long long ldy, int norm, float eps,
            float offset, float least_scale, long long block, long long parts, long long height, float* partial,
            const float* most, long long block_x) {
  const LayerNormWeights weights = {weight, bias, dtype_w, eps, offset};
  const SummedRows<T> sums = {x, ldx, residual, ldr, nullptr, 0};
  finish_rows(Quantize{sums, cols, norm, weights, static_scale, y, scale, ldy, parts, least_scale, most},
              {rows, cols, block, parts, height, partial, block_x});
}

}  // namespace
#line 2 "row_quantize.cu"
extern "C" void tw_row_quantize_x86_64_v3_cpu_bf16_i8_LANES64(const Params* tw_params, [[maybe_unused]] long long tw_x, [[maybe_unused]] long long tw_y, [[maybe_unused]] long long tw_z) { fold(static_cast<const tw::Number<tw::bf16>*>(tw_params->x), static_cast<tw::Number<tw::bf16>*>(tw_params->residual), static_cast<long long>(tw_params->cols), static_cast<long long>(tw_params->ldx), static_cast<long long>(tw_params->ldr), static_cast<int>(tw_params->norm), static_cast<long long>(tw_params->block), static_cast<long long>(tw_params->parts), reinterpret_cast<float*>(static_cast<char*>(tw_params->workspace) + 0), static_cast<long long>(tw_x)); }
extern "C" void tw_row_quantize_x86_64_v3_cpu_bf16_i8_LANES64_2(const Params* tw_params, [[maybe_unused]] long long tw_x, [[maybe_unused]] long long tw_y, [[maybe_unused]] long long tw_z) { find_most(static_cast<const tw::Number<tw::bf16>*>(tw_params->x), static_cast<tw::Number<tw::bf16>*>(tw_params->residual), static_cast<const void*>(tw_params->weight), static_cast<const void*>(tw_params->bias), static_cast<int>(tw_params->dtype_w), static_cast<const float*>(tw_params->static_scale), static_cast<long long>(tw_params->cols), static_cast<long long>(tw_params->ldx), static_cast<long long>(tw_params->ldr), static_cast<int>(tw_params->norm), static_cast<float>(tw_params->eps), static_cast<float>(tw_params->offset), static_cast<long long>(tw_params->block), static_cast<long long>(tw_params->parts), reinterpret_cast<float*>(static_cast<char*>(tw_params->workspace) + 0), reinterpret_cast<float*>(static_cast<char*>(tw_params->workspace) + (0 + (16LL * tw_params->rows * tw_params->parts * tw_params->tw_count_6 + 255) / 256 * 256)), static_cast<long long>(tw_x)); }
extern "C" void tw_row_quantize_x86_64_v3_cpu_bf16_i8_LANES64_3(const Params* tw_params, [[maybe_unused]] long long tw_x, [[maybe_unused]] long long tw_y, [[maybe_unused]] long long tw_z) { finish(static_cast<const tw::Number<tw::bf16>*>(tw_params->x), static_cast<tw::Number<tw::bf16>*>(tw_params->residual), static_cast<const void*>(tw_params->weight), static_cast<const void*>(tw_params->bias), static_cast<int>(tw_params->dtype_w), static_cast<const float*>(tw_params->static_scale), static_cast<tw::Number<tw::i8>*>(tw_params->y), static_cast<float*>(tw_params->scale), static_cast<long long>(tw_params->rows), static_cast<long long>(tw_params->cols), static_cast<long long>(tw_params->ldx), static_cast<long long>(tw_params->ldr), static_cast<long long>(tw_params->ldy), static_cast<int>(tw_params->norm), static_cast<float>(tw_params->eps), static_cast<float>(tw_params->offset), static_cast<float>(tw_params->least_scale), static_cast<long long>(tw_params->block), static_cast<long long>(tw_params->parts), static_cast<long long>(tw_params->height), reinterpret_cast<float*>(static_cast<char*>(tw_params->workspace) + 0), reinterpret_cast<float*>(static_cast<char*>(tw_params->workspace) + (0 + (16LL * tw_params->rows * tw_params->parts * tw_params->tw_count_6 + 255) / 256 * 256)), static_cast<long long>(tw_x)); }
