// moe_route.x86-64-v2.cpu.f16: emitted by tilewright-codegen, do not edit.
// template: moe/moe_route.cc
// config: dtype=f16
// hash: a20532d5dcda942b98c6b8519c759d95
#include "common/numbers.h"
#include <algorithm>
#include <cmath>

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
};

#define TILEWRIGHT 1
#define T tw::Number<tw::f16>
namespace {
#line 1 "moe_route.cc"
// The router of a mixture of experts on CPUs.
// tw: use    moe_route.cu: op, about, types, range, doc, case, data, check, shapes
// tw: where  experts <= 1024 and k <= 32
// tw: launch grid = tokens
// tw: align  1



enum Scoring { kSoftmax, kSigmoid };
enum GroupScore { kBestTwo, kBest };

constexpr int kMostExperts = 1024, kMostChosen = 32, kMostGroups = 32;
constexpr int kAtOnce = 16;  // experts, in vectors

struct Scores {
  int scoring;
  float most, sum;

  float operator()(float logit) const {
    return scoring == kSoftmax ? std::exp(logit - most) / sum : 1 / (1 + std::exp(-logit));
  }
};

// Whether a number is better than one that comes before it: a NaN is better than all.
inline bool is_better(float a, float b) { return a != a ? b == b : a > b; }

// The best `count` of what was offered, in order, of equals the first.
struct Best {
  float values[kMostChosen];
  int places[kMostChosen];
  int wanted, count = 0;

  explicit Best(int wanted) : wanted(wanted) {}

  void offer(float value, int place) {
    if (count == wanted && (count == 0 || !is_better(value, values[count - 1]))) return;
    int at = count < wanted ? count++ : count - 1;
    for (; at > 0 && is_better(value, values[at - 1]); --at) values[at] = values[at - 1], places[at] = places[at - 1];
    values[at] = value, places[at] = place;
  }

  // Of some at a time few are better than the last one so far.
  void offer_all(const float* all, int begin, int end) {
    for (; begin < end; begin += kAtOnce) {
      const int number = std::min(kAtOnce, end - begin);
      if (number == kAtOnce && count == wanted && count > 0) {
        const float last = values[count - 1];
        int is_any = 0;
        for (int i = 0; i < kAtOnce; ++i) is_any |= all[begin + i] <= last ? 0 : 1;
        if (is_any == 0) continue;
      }
      for (int i = begin; i < begin + number; ++i) offer(all[i], i);
    }
  }
};

void moe_route(const T* logits, const float* bias, int* ids, float* weights, int experts, int k, long long ldl, long long ldi,
               long long ldw, int scoring, int renormalize, float scale, int groups, int top_groups, int group_score,
               long long block_x) {
  const T* const row = logits + block_x * ldl;
  float of_expert[kMostExperts];
  for (int i = 0; i < experts; ++i) of_expert[i] = row[i];

  Scores score = {scoring, 0, 1};
  if (scoring == kSoftmax) {
    float most[kAtOnce];
    std::fill_n(most, kAtOnce, -INFINITY);
    for (int i = experts; i < kMostExperts && i % kAtOnce != 0; ++i) of_expert[i] = -INFINITY;
    for (int i = 0; i < experts; i += kAtOnce)
      for (int j = 0; j < kAtOnce; ++j) most[j] = of_expert[i + j] > most[j] ? of_expert[i + j] : most[j];
    score.most = *std::max_element(most, most + kAtOnce);
    if (renormalize == 0 || bias != nullptr || groups > 1) {  // else the sum of the chosen ones takes its place
      score.sum = 0;
      for (int i = 0; i < experts; ++i) score.sum += std::exp(of_expert[i] - score.most);
    }
  }
  for (int i = 0; bias != nullptr && i < experts; ++i) of_expert[i] = score(of_expert[i]) + bias[i];

  const int length = (experts + groups - 1) / groups;
  const auto end_of = [&](int group) { return std::min((group + 1) * length, experts); };
  Best best_groups(groups > 1 ? std::min(top_groups, kMostGroups) : 1);
  for (int group = 0; group < groups && group * length < experts; ++group) {
    Best best(group_score == kBestTwo ? 2 : 1);
    for (int i = group * length; i < end_of(group) && groups > 1; ++i)
      best.offer(bias != nullptr ? of_expert[i] : score(of_expert[i]), i);
    float sum = 0;
    for (int i = 0; i < best.count; ++i) sum += best.values[i];
    best_groups.offer(sum, group);
  }

  Best chosen(k);
  std::sort(best_groups.places, best_groups.places + best_groups.count);
  for (int i = 0; i < best_groups.count; ++i) {
    const int group = best_groups.places[i];
    chosen.offer_all(of_expert, group * length, end_of(group));
  }
  float of_chosen[kMostChosen], sum = 0;
  for (int i = 0; i < chosen.count; ++i) sum += of_chosen[i] = score(row[chosen.places[i]]);
  for (int i = 0; i < k; ++i) {
    const bool is_there = i < chosen.count;
    const float weight = is_there ? renormalize != 0 ? of_chosen[i] / (sum + 1e-20f) : of_chosen[i] : 0;
    ids[block_x * ldi + i] = is_there ? chosen.places[i] : -1;
    weights[block_x * ldw + i] = is_there ? weight * scale : 0;
  }
}

}  // namespace
#line 3 "moe_route.cu"
extern "C" void tw_moe_route_x86_64_v2_cpu_f16(const Params* tw_params, [[maybe_unused]] long long tw_x, [[maybe_unused]] long long tw_y, [[maybe_unused]] long long tw_z) { moe_route(static_cast<const tw::Number<tw::f16>*>(tw_params->logits), static_cast<const float*>(tw_params->bias), static_cast<int*>(tw_params->ids), static_cast<float*>(tw_params->weights), static_cast<int>(tw_params->experts), static_cast<int>(tw_params->k), static_cast<long long>(tw_params->ldl), static_cast<long long>(tw_params->ldi), static_cast<long long>(tw_params->ldw), static_cast<int>(tw_params->scoring), static_cast<int>(tw_params->renormalize), static_cast<float>(tw_params->scale), static_cast<int>(tw_params->groups), static_cast<int>(tw_params->top_groups), static_cast<int>(tw_params->group_score), static_cast<long long>(tw_x)); }
