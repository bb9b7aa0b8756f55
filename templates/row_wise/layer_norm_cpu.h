// What LayerNorms on a CPU have in common: mean and variance of blocks of columns, how they are joined, and how what was
// normalized is written, with weights of any type.
#pragma once

#include "row_wise/any_type_cpu.h"
#include "row_wise/row_blocks_cpu.h"

namespace {

struct Moments {
  float count, from, mean, squares;  // the mean is `from` and `mean`, for f32 has too few bits for it; of what is off that
};

template <int kLanes, typename T>
inline Moments moments_of(const T* in, long long count) {
  const float from = sum_of<kLanes>(in, count, [](Floats x) { return x; }) / count;
  const bool has_rest = sizeof(T) == sizeof(float);  // or what is rounded off is nothing beside elements' own steps
  const float mean = has_rest ? sum_of<kLanes>(in, count, [&](Floats x) { return x - from; }) / count : 0;
  const auto square = [&](Floats x) { return (x - from - mean) * (x - from - mean); };
  return {static_cast<float>(count), from, mean, sum_of<kLanes>(in, count, square)};
}

// Chan, Golub, LeVeque: what parts are off their own means, and what these are off each other.
inline Moments joined(Moments a, Moments b) {
  const float count = a.count + b.count, share = b.count / count, apart = b.from - a.from + (b.mean - a.mean);
  return {count, a.from, a.mean + apart * share, a.squares + b.squares + apart * apart * a.count * share};
}

struct LayerNormWeights {
  const void *weight, *bias;
  int dtype;
  float eps, offset;

  // By the whole row's moments.
  float factor_of(Moments all) const { return 1 / std::sqrt(all.squares / all.count + eps); }

  // Of columns from `first` on.
  template <typename T, typename Out>
  void write_norm(const T* in, Out* out, long long first, long long count, bool streamed, Moments all, float factor) const {
    const auto norm = [&](Floats x) { return (x - all.from - all.mean) * factor; };
    const auto write = [&](auto value, const auto*... of_columns) {
      map_columns(out, count, streamed, value, in, of_columns...);
    };
    if (weight == nullptr && bias == nullptr) return write(norm);
    with_type(dtype, [&](auto element) {
      const auto* const weights = columns_from<decltype(element)>(first, weight);
      const auto* const biases = columns_from<decltype(element)>(first, bias);
      if (biases == nullptr) {
        write([&](Floats x, Floats weight) { return norm(x) * (offset + weight); }, weights);
      } else if (weights == nullptr) {
        write([&](Floats x, Floats bias) { return norm(x) + bias; }, biases);
      } else {
        write([&](Floats x, Floats weight, Floats bias) { return norm(x) * (offset + weight) + bias; }, weights, biases);
      }
    });
  }
};

}  // namespace
