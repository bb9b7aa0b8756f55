// LayerNorm of rows on CPUs.
// tw: use    row_layernorm.cu: op, about, types, doc, inplace, given, check, shapes
// tw: use    row_blocks_cpu.h
// tw: any    W
#include "row_wise/any_type_cpu.h"
#include "row_wise/row_blocks_cpu.h"

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
