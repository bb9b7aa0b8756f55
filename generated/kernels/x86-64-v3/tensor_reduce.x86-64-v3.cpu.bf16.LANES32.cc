// tensor_reduce.x86-64-v3.cpu.bf16.LANES32: emitted by tilewright-codegen, do not edit.
// template: row_wise/tensor_reduce.cc
// config: LANES=32 dtype=bf16
// hash: 5944796a381f82c7598f2ff1e95fbf54
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
#define T tw::Number<tw::bf16>
#define LANES 32
namespace {
#line 1 "tensor_reduce.cc"
// Sum, mean, norm, maximum or logarithm of the sum of exponentials of a whole tensor on CPUs.
// tw: use    tensor_reduce.cu: op, about, types, doc, case, check, shapes
// tw: workspace of_block: f32[2 * blocks]
// tw: use    tensor_cpu.h


enum Reduction { kSum, kMean, kNorm, kAmax, kLogSumExp };

// Of logsumexp the sum of exp(value - max); else the value alone, as its `max`.
inline ExpSum joined(ExpSum a, ExpSum b, int reduction) {
  if (reduction == kAmax) return {larger(a.max, b.max), 0};
  if (reduction != kLogSumExp) return {a.max + b.max, 0};
  const float max = std::max(a.max, b.max);
  return {max, a.sum * exp_of(a.max - max) + b.sum * exp_of(b.max - max)};
}

inline ExpSum neutral(int reduction) {
  return reduction == kAmax ? ExpSum{-INFINITY, 0} : reduction == kLogSumExp ? ExpSum{-kLargest, 0} : ExpSum{0, 0};
}

void of_parts(const T* x, float* of_block, long long rows, long long cols, long long ldx, long long blocks, int reduction,
              long long block_x) {
  ExpSum all = neutral(reduction);
  for_pieces(x, rows, cols, ldx, blocks, block_x, [&](const T* in, long long count, long long) {
    const auto value = [&](long long i) { return float(in[i]); };
    ExpSum piece = {};
    if (reduction == kAmax) {
      piece.max = joined_of<LANES>(count, -INFINITY, value, larger);
    } else if (reduction == kLogSumExp) {
      piece = exp_sum<LANES>(count, value);
    } else if (reduction == kNorm) {
      piece.max = sum_of<LANES>(count, [&](long long i) { return value(i) * value(i); });
    } else {
      piece.max = sum_of<LANES>(count, value);
    }
    all = joined(all, piece, reduction);
  });
  of_block[2 * block_x] = all.max, of_block[2 * block_x + 1] = all.sum;
}

void of_all(float* y, const float* of_block, long long rows, long long cols, long long blocks, int reduction) {
  ExpSum all = neutral(reduction);
  for (long long i = 0; i < blocks; ++i) all = joined(all, {of_block[2 * i], of_block[2 * i + 1]}, reduction);
  if (reduction == kMean) all.max = static_cast<float>(all.max / (static_cast<double>(rows) * static_cast<double>(cols)));
  *y = reduction == kNorm ? std::sqrt(all.max) : reduction == kLogSumExp ? all.max + std::log(all.sum) : all.max;
}

}  // namespace
#line 2 "tensor_reduce.cu"
extern "C" void tw_tensor_reduce_x86_64_v3_cpu_bf16_LANES32(const Params* tw_params, [[maybe_unused]] long long tw_x, [[maybe_unused]] long long tw_y, [[maybe_unused]] long long tw_z) { of_parts(static_cast<const tw::Number<tw::bf16>*>(tw_params->x), reinterpret_cast<float*>(static_cast<char*>(tw_params->workspace) + 0), static_cast<long long>(tw_params->rows), static_cast<long long>(tw_params->cols), static_cast<long long>(tw_params->ldx), static_cast<long long>(tw_params->blocks), static_cast<int>(tw_params->reduction), static_cast<long long>(tw_x)); }
extern "C" void tw_tensor_reduce_x86_64_v3_cpu_bf16_LANES32_2(const Params* tw_params, [[maybe_unused]] long long tw_x, [[maybe_unused]] long long tw_y, [[maybe_unused]] long long tw_z) { of_all(static_cast<float*>(tw_params->y), reinterpret_cast<float*>(static_cast<char*>(tw_params->workspace) + 0), static_cast<long long>(tw_params->rows), static_cast<long long>(tw_params->cols), static_cast<long long>(tw_params->blocks), static_cast<int>(tw_params->reduction)); }
