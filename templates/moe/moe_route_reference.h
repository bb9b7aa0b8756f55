// The reference of moe_route: a token's experts and their weights, in f64.
#pragma once

#include "row_wise/reference.h"

// Infinity stands for a NaN, and the largest number of f64 for infinity.
TW_REFERENCE double order_of(double value) {
  return value != value ? infinity() : value == infinity() ? 1.7976931348623157e308 : value;
}

// The place of the largest value(i) of those from `begin` to `end` that may be taken, the first one; -1: there is none.
template <typename Value, typename MayTake>
TW_REFERENCE long long best_of(long long begin, long long end, Value value, MayTake may_take) {
  const auto order = [&](long long i) { return may_take(begin + i) ? order_of(value(begin + i)) : -infinity(); };
  const double most = max_of(end - begin, order);
  const double negative = max_of(
      end - begin, [&](long long i) { return may_take(begin + i) && order(i) == most ? -1.0 * (begin + i) : -infinity(); });
  return negative == -infinity() ? -1 : static_cast<long long>(-negative);
}

TW_REFERENCE void moe_route(const Params& p, long long row, long long, int, double* out) {
  const auto logit = [&](long long i) { return element(p.logits, row * p.ldl + i, dtype); };
  const double most = p.scoring == 0 ? max_of(p.experts, logit) : 0;
  const double all = p.scoring == 0 ? sum_of(p.experts, [&](long long i) { return exp_of(logit(i) - most); }) : 1;
  const auto score = [&](long long i) { return p.scoring == 0 ? exp_of(logit(i) - most) / all : 1 / (1 + exp_of(-logit(i))); };
  const auto* const bias = static_cast<const float*>(p.bias);
  const auto biased = [&](long long i) { return bias != nullptr ? score(i) + bias[i] : score(i); };
  const auto value = [&](long long i) { return bias != nullptr ? biased(i) : logit(i); };

  const long long length = (p.experts + p.groups - 1) / p.groups, groups = (p.experts + length - 1) / length;
  double of_group[32];
  for (long long group = 0; group < groups; ++group) {
    const long long begin = group * length, end = begin + length < p.experts ? begin + length : p.experts;
    const long long first = best_of(begin, end, biased, [](long long) { return true; });
    const long long second = best_of(begin, end, biased, [&](long long i) { return i != first; });
    of_group[group] = biased(first) + (second >= 0 && p.group_score == 0 ? biased(second) : 0);
  }
  const auto is_of_best_group = [&](long long i) {
    if (p.groups == 1) return true;
    int better = 0;
    for (long long other = 0; other < groups; ++other) {
      const double a = order_of(of_group[other]), b = order_of(of_group[i / length]);
      better += a > b || (a == b && other < i / length) ? 1 : 0;
    }
    return better < p.top_groups;
  };

  long long chosen[32];
  double sum = 0;
  for (int place = 0; place < p.k && place < 32; ++place) {
    chosen[place] = best_of(0, p.experts, value, [&](long long i) {
      bool is_left = is_of_best_group(i);
      for (int before = 0; before < place; ++before) is_left = is_left && chosen[before] != i;
      return is_left;
    });
    if (chosen[place] >= 0) sum += score(chosen[place]);
  }
  for (int place = 0; place < p.k && place < 32; ++place) {
#ifdef __CUDACC__
    if (threadIdx.x != 0) continue;
#endif
    const double weight = chosen[place] < 0 ? 0 : score(chosen[place]) / (p.renormalize != 0 ? sum + 1e-20 : 1);
    out[row * p.k + place] = static_cast<double>(chosen[place]);
    out[p.tokens * p.k + row * p.k + place] = weight * p.scale;
  }
}
