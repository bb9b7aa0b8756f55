// tensor_reduce.x86-64-v4.cpu.f16.LANES64: emitted by tilewright-codegen, do not edit.
// template: row_wise/tensor_reduce.cc
// config: LANES=64 dtype=f16
// hash: 78eb18acb612b899911ffe8d67c29454
#include "common/numbers.h"
#include "row_wise/tensor_cpu.h"

struct Params {
  const void* x;
  void* y;
  void* workspace;
  long long rows, cols, ldx;
  int reduction;
  long long blocks;
};

#define TILEWRIGHT 1
#define T tw::Number<tw::f16>
#define LANES 64
namespace {
#line 1 "tensor_reduce.cc"
// Sum, mean, norm, maximum, logarithm of the sum of exponentials or scale of a whole tensor on CPUs.
// tw: use    tensor_reduce.cu: op, about, types, doc, case, check, shapes
// tw: workspace of_block: f32[2 * blocks]
// tw: use    tensor_cpu.h


enum Reduction { kSum, kMean, kNorm, kAmax, kLogSumExp, kScaleE4m3, kScaleI8 };
constexpr float kLeastScale = 1e-12f;  // of a tensor of zeros

inline bool is_maximum(int reduction) { return reduction == kAmax || reduction == kScaleE4m3 || reduction == kScaleI8; }

// Of logsumexp the sum of exponentials; of sums, of which there may be as many as pieces of 16384 elements, what f32 holds of
// them as `from`, and the rest as `sum`; of a maximum itself as `from`.
inline double value_of(ExpSum x) { return static_cast<double>(x.from) + x.sum; }

inline ExpSum joined(ExpSum a, ExpSum b, int reduction) {
  if (reduction == kLogSumExp) return joined(a, b, 1.0f);
  if (is_maximum(reduction)) return {b.from > a.from || b.from != b.from ? b.from : a.from, 0};
  const double both = value_of(a) + value_of(b);
  const auto most = static_cast<float>(both);
  return {most, std::abs(most) <= kLargest ? static_cast<float>(both - most) : 0};
}

inline ExpSum neutral(int reduction) { return {reduction == kAmax ? -INFINITY : reduction == kLogSumExp ? -kLargest : 0, 0}; }

inline ExpSum reduced(const T* in, long long count, int reduction) {
  if (reduction == kLogSumExp) return exp_sum<LANES>(in, count, 1);
  if (reduction == kAmax) return {highest_of<LANES>(in, count), 0};
  if (is_maximum(reduction)) {
    const auto magnitude = [](Floats x) { return floats(words(x) & 0x7fffffffu); };
    return {joined_of<LANES>(in, count, 0, magnitude, highest), 0};
  }
  if (reduction == kNorm) return {sum_of<LANES>(in, count, [](Floats x) { return x * x; }), 0};
  return {sum_of<LANES>(in, count, [](Floats x) { return x; }), 0};
}

void of_parts(const T* x, float* of_block, long long rows, long long cols, long long ldx, long long blocks, int reduction,
              long long block_x) {
  ExpSum all = neutral(reduction);
  for_pieces(x, rows, cols, ldx, blocks, block_x,
             [&](const T* in, long long count, long long) { all = joined(all, reduced(in, count, reduction), reduction); });
  std::memcpy(of_block + 2 * block_x, &all, sizeof all);
}

void of_all(float* y, const float* of_block, long long rows, long long cols, long long blocks, int reduction) {
  ExpSum all = neutral(reduction);
  for (long long i = 0; i < blocks; ++i) all = joined(all, read<ExpSum>(of_block + 2 * i), reduction);
  if (reduction == kMean) {
    *y = static_cast<float>(value_of(all) / (static_cast<double>(rows) * static_cast<double>(cols)));
  } else if (reduction == kNorm) {
    *y = static_cast<float>(std::sqrt(value_of(all)));
  } else if (reduction == kScaleE4m3 || reduction == kScaleI8) {
    const float scale = all.from / (reduction == kScaleE4m3 ? 448.0f : 127.0f);
    *y = scale < kLeastScale ? kLeastScale : scale;
  } else {
    *y = reduction == kLogSumExp ? all.from + std::log(all.sum) : all.from;
  }
}

}  // namespace
#line 2 "tensor_reduce.cu"
extern "C" void tw_tensor_reduce_x86_64_v4_cpu_f16_LANES64(const Params* tw_params, [[maybe_unused]] long long tw_x, [[maybe_unused]] long long tw_y, [[maybe_unused]] long long tw_z) { of_parts(static_cast<const tw::Number<tw::f16>*>(tw_params->x), reinterpret_cast<float*>(static_cast<char*>(tw_params->workspace) + 0), static_cast<long long>(tw_params->rows), static_cast<long long>(tw_params->cols), static_cast<long long>(tw_params->ldx), static_cast<long long>(tw_params->blocks), static_cast<int>(tw_params->reduction), static_cast<long long>(tw_x)); }
extern "C" void tw_tensor_reduce_x86_64_v4_cpu_f16_LANES64_2(const Params* tw_params, [[maybe_unused]] long long tw_x, [[maybe_unused]] long long tw_y, [[maybe_unused]] long long tw_z) { of_all(static_cast<float*>(tw_params->y), reinterpret_cast<float*>(static_cast<char*>(tw_params->workspace) + 0), static_cast<long long>(tw_params->rows), static_cast<long long>(tw_params->cols), static_cast<long long>(tw_params->blocks), static_cast<int>(tw_params->reduction)); }
