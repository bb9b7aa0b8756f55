// row_layernorm.x86-64-v4.cpu.f32.LANES64: emitted by tilewright-codegen, do not edit.
// template: row_wise/row_layernorm.cc
// config: LANES=64 dtype=f32
// hash: 68bebd60c8b7480d259e33f5d3af1a43
#include "common/numbers.h"
#include "row_wise/any_type_cpu.h"
#include "row_wise/row_blocks_cpu.h"

struct Params {
  const void* x;
  const void* weight;
  const void* bias;
  void* y;
  void* workspace;
  long long rows, cols, ldx, ldy;
  float eps;
  long long block, is_small, is_wide, parts, height, is_cut, dtype_w, tw_count_7;
};

#define TILEWRIGHT 1
#define T float
#define LANES 64
namespace {
#line 1 "row_layernorm.cc"
// LayerNorm of rows on CPUs.
// tw: use    row_layernorm.cu: op, about, types, doc, inplace, given, check, shapes
// tw: use    row_blocks_cpu.h
// tw: any    W



struct Moments {
  float count, from, mean, squares;  // the mean is `from` and `mean`, for f32 has too few bits for it; of what is off that
};

struct LayerNorm {
  static constexpr bool kMaps = true;
  const T* x;
  const void *weight, *bias;
  int dtype_w;
  T* y;
  long long ldx, ldy;
  float eps;
  bool streamed;

  Moments fold(long long row, long long first, long long count) const {
    const T* const in = x + row * ldx + first;
    const float from = sum_of<LANES>(in, count, [](Floats x) { return x; }) / count;
    const bool has_rest = sizeof(T) == sizeof(float);  // or what is rounded off is nothing beside elements' own steps
    const float mean = has_rest ? sum_of<LANES>(in, count, [&](Floats x) { return x - from; }) / count : 0;
    const auto square = [&](Floats x) { return (x - from - mean) * (x - from - mean); };
    return {static_cast<float>(count), from, mean, sum_of<LANES>(in, count, square)};
  }
  // Chan, Golub, LeVeque: what parts are off their own means, and what these are off each other.
  static Moments join(Moments a, Moments b) {
    const float count = a.count + b.count, share = b.count / count, apart = b.from - a.from + (b.mean - a.mean);
    return {count, a.from, a.mean + apart * share, a.squares + b.squares + apart * apart * a.count * share};
  }
  void map(long long row, long long first, long long count, Moments all) const {
    const float factor = 1 / std::sqrt(all.squares / all.count + eps);
    const auto write = [&](auto value, const auto*... of_columns) {
      map_columns(y + row * ldy + first, count, streamed, value, x + row * ldx + first, of_columns...);
    };
    const auto norm = [&](Floats x) { return (x - all.from - all.mean) * factor; };
    if (weight == nullptr && bias == nullptr) return write(norm);
    with_type(dtype_w, [&](auto element) {
      const auto* const weights = columns_from<decltype(element)>(first, weight);
      const auto* const biases = columns_from<decltype(element)>(first, bias);
      if (biases == nullptr) {
        write([&](Floats x, Floats weight) { return norm(x) * weight; }, weights);
      } else if (weights == nullptr) {
        write([&](Floats x, Floats bias) { return norm(x) + bias; }, biases);
      } else {
        write([&](Floats x, Floats weight, Floats bias) { return norm(x) * weight + bias; }, weights, biases);
      }
    });
  }
};

void fold(const T* x, const void* weight, const void* bias, int dtype_w, T* y, long long rows, long long cols, long long ldx,
          long long ldy, float eps, long long block, long long parts, long long height, float* partial, long long block_x) {
  fold_block(LayerNorm{x, weight, bias, dtype_w, y, ldx, ldy, eps, false}, {rows, cols, block, parts, height, partial, block_x});
}

void finish(const T* x, const void* weight, const void* bias, int dtype_w, T* y, long long rows, long long cols, long long ldx,
            long long ldy, float eps, long long block, long long parts, long long height, float* partial, long long block_x) {
  finish_rows(LayerNorm{x, weight, bias, dtype_w, y, ldx, ldy, eps, is_streamed<T>(rows, cols)},
              {rows, cols, block, parts, height, partial, block_x});
}

}  // namespace
#line 2 "row_layernorm.cu"
extern "C" void tw_row_layernorm_x86_64_v4_cpu_f32_LANES64(const Params* tw_params, [[maybe_unused]] long long tw_x, [[maybe_unused]] long long tw_y, [[maybe_unused]] long long tw_z) { fold(static_cast<const float*>(tw_params->x), static_cast<const void*>(tw_params->weight), static_cast<const void*>(tw_params->bias), static_cast<int>(tw_params->dtype_w), static_cast<float*>(tw_params->y), static_cast<long long>(tw_params->rows), static_cast<long long>(tw_params->cols), static_cast<long long>(tw_params->ldx), static_cast<long long>(tw_params->ldy), static_cast<float>(tw_params->eps), static_cast<long long>(tw_params->block), static_cast<long long>(tw_params->parts), static_cast<long long>(tw_params->height), reinterpret_cast<float*>(static_cast<char*>(tw_params->workspace) + 0), static_cast<long long>(tw_x)); }
extern "C" void tw_row_layernorm_x86_64_v4_cpu_f32_LANES64_2(const Params* tw_params, [[maybe_unused]] long long tw_x, [[maybe_unused]] long long tw_y, [[maybe_unused]] long long tw_z) { finish(static_cast<const float*>(tw_params->x), static_cast<const void*>(tw_params->weight), static_cast<const void*>(tw_params->bias), static_cast<int>(tw_params->dtype_w), static_cast<float*>(tw_params->y), static_cast<long long>(tw_params->rows), static_cast<long long>(tw_params->cols), static_cast<long long>(tw_params->ldx), static_cast<long long>(tw_params->ldy), static_cast<float>(tw_params->eps), static_cast<long long>(tw_params->block), static_cast<long long>(tw_params->parts), static_cast<long long>(tw_params->height), reinterpret_cast<float*>(static_cast<char*>(tw_params->workspace) + 0), static_cast<long long>(tw_x)); }
