// moe_route.sm90a.cuda.f16.MOST128.WARPS2: emitted by tilewright-codegen, do not edit.
// template: moe/moe_route.cu
// config: MOST=128 WARPS=2 dtype=f16
// hash: 649d53634d380c55e2b0f466ca3bd5a9
#include "common/numbers.h"

struct Params {
  const void* logits;
  const void* bias;
  void* ids;
  void* weights;
  void* workspace;
  long long tokens, experts, k, ldl, ldi, ldw;
  int scoring;
  int renormalize;
  float scale;
  int groups;
  int top_groups;
  int group_score;
  long long tw_always;
};

#define TILEWRIGHT 1
#define T tw::Number<tw::f16>
#define MOST 128
#define WARPS 2
#line 1 "moe_route.cu"
// The router of a mixture of experts: which experts each token goes to, and with what weights. A warp has a token, each lane
// every 32nd expert in its registers; the best of them are found one after the other (sorted_list.h has their order).
// tw: op     moe_route(logits: T[tokens:ldl, experts], bias?: f32[experts], scoring: softmax | sigmoid, renormalize: i32 = 1, \
//            scale: f32 = 1, groups: i32 = 1, top_groups: i32 = 1, group_score: best_two | best) \
//            -> ids: i32[tokens:ldi, k], weights: f32[tokens:ldw, k]
// tw: about  The k best experts of each token by a router's logits, and their weights
// tw: types  T = f32, f16, bf16
// tw: range  experts = 1, 1024; k = 0, 32; renormalize = 0, 1; groups = 1, 32; top_groups = 1, 32
// tw: doc    logits = What the router's product gives
// tw: doc    bias = Added to scores where experts are chosen, and not to weights (DeepSeek-V3's correction); null: \
//            they are chosen by their logits
// tw: doc    ids = Experts, the best first, a NaN before all; of equals the lower one; -1 where there are fewer than k
// tw: doc    weights = Their weights; 0 where there is no expert
// tw: doc    tokens = Rows of logits; 0: there is nothing to do
// tw: doc    experts = Experts
// tw: doc    k = Experts of a token
// tw: doc    ldl = Elements from one row of logits to the next
// tw: doc    ldi = Elements from one row of ids to the next
// tw: doc    ldw = Elements from one row of weights to the next
// tw: doc    scoring = What scores are: softmax, of all logits of the token; sigmoid, 1 / (1 + exp(-logit))
// tw: doc    renormalize = 1: weights are scores / (sum of those that are chosen + 1e-20); 0: they are scores
// tw: doc    scale = Factor of all weights
// tw: doc    groups = Experts are in so many groups of ceil(experts / groups), in order; the last ones may have fewer, or none
// tw: doc    top_groups = Only experts of so many groups, those with the best scores, are chosen; of equals the lower group
// tw: doc    group_score = Of a group: best_two, the sum of its two best (DeepSeek-V3); best, its best. Of scores + bias
// tw: case   scoring = sigmoid, groups = 4, top_groups = 2, scale = 2.5
// tw: case   renormalize = 0, groups = 3, top_groups = 2, group_score = best
// tw: data   bias = moe_data.py:bias
// tw: check  moe_route_reference.h:moe_route
// tw: shapes tokens, experts, k = (1, 256, 8), (128, 128, 8), (4096, 256, 8), (16384, 32, 4)
// tw: tune   MOST = 64, 128, 256, 512, 1024; WARPS = 1, 2, 4, 8
// tw: where  experts <= MOST and k <= 32
// tw: try    MOST == 64 or 2 * experts > MOST
// tw: launch grid = ceil(tokens / WARPS), block = 32 * WARPS, overlap
// tw: default MOST, WARPS = (256, 4), (1024, 4)
// tw: predict moe_model.py:route_us
// tw: align  1
// tw: portable
// tw: batch  tokens = 16, 256, 8192
#include "row_wise/row_overlap.h"
#include "row_wise/sorted_list.h"

enum Scoring { kSoftmax, kSigmoid };
enum GroupScore { kBestTwo, kBest };

constexpr int kOfLane = MOST / 32;  // experts

// join() of the values of all lanes, which all have it.
template <typename Value, typename Join>
__device__ __forceinline__ Value joined_of_warp(Value value, Join join) {
#pragma unroll
  for (int distance = 16; distance > 0; distance /= 2) value = join(value, __shfl_xor_sync(~0u, value, distance));
  return value;
}

__device__ __forceinline__ float sum_of_warp(float value) {
  return joined_of_warp(value, [](float a, float b) { return a + b; });
}

__device__ __forceinline__ Key largest_of_warp(Key key) {
  const auto order = static_cast<unsigned>(key >> 32), low = static_cast<unsigned>(key);
#if defined(__CUDA_ARCH__) && __CUDA_ARCH__ >= 800
  const unsigned most = __reduce_max_sync(~0u, order);
  return static_cast<Key>(most) << 32 | __reduce_max_sync(~0u, order == most ? low : 0);
#else
  const auto larger = [](unsigned a, unsigned b) { return a > b ? a : b; };
  const unsigned most = joined_of_warp(order, larger);
  return static_cast<Key>(most) << 32 | joined_of_warp(order == most ? low : 0, larger);
#endif
}

// A number as one that orders it, larger than 0, which is less than all.
__device__ __forceinline__ unsigned order_of(float value) { return static_cast<unsigned>(key_of(value, 0) >> 32); }
__device__ __forceinline__ float value_of(unsigned order) { return value_of(static_cast<Key>(order) << 32); }

// Of a token.
struct Scores {
  int scoring;
  float most, sum;

  __device__ __forceinline__ float operator()(float logit) const {
    return scoring == kSoftmax ? expf(logit - most) / sum : 1 / (1 + expf(-logit));
  }
};

// The two largest, 0 where there are fewer.
struct Two {
  unsigned first = 0, second = 0;

  __device__ __forceinline__ void add(unsigned order) {
    second = max(second, min(first, order));
    first = max(first, order);
  }
  __device__ __forceinline__ void join_warp() {
#pragma unroll
    for (int distance = 16; distance > 0; distance /= 2) {
      const unsigned other = __shfl_xor_sync(~0u, first, distance), behind = __shfl_xor_sync(~0u, second, distance);
      second = max(max(second, behind), min(first, other));
      first = max(first, other);
    }
  }
};

// Bit g: group g is one of the best. `order_at(i)`: that of expert i of the lane.
template <typename OrderAt>
__device__ __forceinline__ unsigned best_groups(int experts, int length, int groups, int top_groups, int group_score, int lane,
                                                OrderAt order_at) {
  unsigned of_group = 0;  // number `lane`
#pragma unroll 1
  for (int group = 0; group < groups; ++group) {
    const int begin = group * length, end = min(begin + length, experts);
    Two best;
#pragma unroll
    for (int i = 0; i < kOfLane; ++i)
      if (begin <= 32 * i + lane && 32 * i + lane < end) best.add(order_at(i));
    best.join_warp();
    const bool has_two = best.second != 0 && group_score == kBestTwo;
    const float score = value_of(best.first) + (has_two ? value_of(best.second) : 0);
    if (lane == group && best.first != 0) of_group = order_of(score);
  }
  int rank = 0;
#pragma unroll 1
  for (int group = 0; group < groups; ++group) {
    const unsigned other = __shfl_sync(~0u, of_group, group);
    rank += other > of_group || (other == of_group && group < lane) ? 1 : 0;
  }
  return __ballot_sync(~0u, of_group != 0 && rank < top_groups);
}

__device__ __forceinline__ void moe_route
(const T* logits, const float* bias, int* ids, float* weights, long long tokens, int experts, int k, long long ldl,
              long long ldi, long long ldw, int scoring, int renormalize, float scale, int groups, int top_groups,
              int group_score) {
  begin_overlapped();
  const int lane = static_cast<int>(threadIdx.x % 32);
  const long long token = blockIdx.x * static_cast<long long>(WARPS) + threadIdx.x / 32;
  if (token >= tokens) return;
  const T* const row = logits + token * ldl;
  float of_lane[kOfLane];
#pragma unroll
  for (int i = 0; i < kOfLane; ++i)
    of_lane[i] = 32 * i + lane < experts ? static_cast<float>(row[32 * i + lane]) : __uint_as_float(0xff800000u);

  Scores score = {scoring, 0, 1};
  if (scoring == kSoftmax) {
    float most = of_lane[0];
#pragma unroll
    for (int i = 1; i < kOfLane; ++i) most = fmaxf(most, of_lane[i]);
    score.most = joined_of_warp(most, [](float a, float b) { return fmaxf(a, b); });
    if (renormalize == 0 || bias != nullptr || groups > 1) {  // else the sum of the chosen ones takes its place
      float sum = 0;
#pragma unroll
      for (int i = 0; i < kOfLane; ++i)
        if (32 * i + lane < experts) sum += expf(of_lane[i] - score.most);
      score.sum = sum_of_warp(sum);
    }
  }

  unsigned order[kOfLane];  // 0: cannot be chosen
#pragma unroll
  for (int i = 0; i < kOfLane; ++i) {
    const int expert = 32 * i + lane;
    order[i] = 0;
    if (expert < experts) order[i] = order_of(bias != nullptr ? score(of_lane[i]) + bias[expert] : of_lane[i]);
  }
  if (groups > 1) {
    const int length = (experts + groups - 1) / groups;
    const unsigned best = best_groups(experts, length, groups, top_groups, group_score, lane,
                                      [&](int i) { return bias != nullptr ? order[i] : order_of(score(of_lane[i])); });
#pragma unroll
    for (int i = 0; i < kOfLane; ++i)
      if ((best >> min((32 * i + lane) / length, 31) & 1) == 0) order[i] = 0;
  }

  int chosen = -1;  // number `lane`
  unsigned best = 0;
  int place = 0;
  const auto find_best = [&] {
    best = 0;
#pragma unroll
    for (int i = 0; i < kOfLane; ++i)
      if (order[i] > best) best = order[i], place = i;
  };
  find_best();
#pragma unroll 1
  for (int round = 0; round < k; ++round) {
    const Key key = best != 0 ? static_cast<Key>(best) << 32 | ~static_cast<unsigned>(32 * place + lane) : 0;
    const Key largest = largest_of_warp(key);
    if (largest == 0) break;
    if (lane == round) chosen = column_of(largest);
    if (key != largest) continue;
#pragma unroll
    for (int i = 0; i < kOfLane; ++i)
      if (i == place) order[i] = 0;
    find_best();
  }

  float weight = chosen >= 0 ? score(row[chosen]) : 0;
  if (renormalize != 0) weight /= sum_of_warp(weight) + 1e-20f;
  if (lane >= k) return;
  ids[token * ldi + lane] = chosen;
  weights[token * ldw + lane] = chosen >= 0 ? weight * scale : 0;
}

#line 3 "moe_route.cu"
extern "C" __global__ void __launch_bounds__(32 * WARPS) tw_moe_route_sm90a_cuda_f16_MOST128_WARPS2(const Params tw_params) { moe_route(static_cast<const tw::Number<tw::f16>*>(tw_params.logits), static_cast<const float*>(tw_params.bias), static_cast<int*>(tw_params.ids), static_cast<float*>(tw_params.weights), static_cast<long long>(tw_params.tokens), static_cast<int>(tw_params.experts), static_cast<int>(tw_params.k), static_cast<long long>(tw_params.ldl), static_cast<long long>(tw_params.ldi), static_cast<long long>(tw_params.ldw), static_cast<int>(tw_params.scoring), static_cast<int>(tw_params.renormalize), static_cast<float>(tw_params.scale), static_cast<int>(tw_params.groups), static_cast<int>(tw_params.top_groups), static_cast<int>(tw_params.group_score)); }
