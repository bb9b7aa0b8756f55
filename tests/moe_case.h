// Layers of experts, with operands, an implementation in double precision that shares nothing with the library, and a
// comparison. Used by the tests of the layer, on the CPU and on GPUs.
#pragma once

#include <numeric>
#include <utility>

#include "attention_case.h"
#include "tilewright/moe.h"

namespace tilewright::test {

struct MoeCase {
  const char* name;
  MoeProblem problem;
  MoeArguments options{};  // pointers unused
  bool has_correction = false, has_biases = false, has_addend = false, is_in_place = false;
  std::int64_t favourite = -1;  // an expert that every token has first; -1: none
};

// Routers of models, experts without tokens, tokens without as many experts as they ask for, and sizes that no tile has.
inline std::vector<MoeCase> awkward_layers(Dtype dtype, int threads) {
  const auto sized = [&](std::int64_t tokens, std::int64_t hidden, std::int64_t inner, std::int64_t experts, std::int64_t k,
                         std::int64_t inner_shared = 0) {
    return MoeProblem{.dtype = dtype,
                      .tokens = tokens,
                      .hidden = hidden,
                      .inner = inner,
                      .experts = experts,
                      .k = k,
                      .inner_shared = inner_shared,
                      .threads = threads};
  };
  MoeProblem exact_router = sized(19, 40, 24, 8, 2);
  exact_router.dtype_logits = Dtype::f32;
  MoeProblem clamped = sized(23, 160, 24, 8, 4);
  clamped.gate = Gate::swiglu_clamped;
  return {
      {.name = "mixtral", .problem = sized(37, 64, 96, 8, 2)},
      {.name = "softmax of all", .problem = sized(21, 48, 32, 16, 4), .options = {.renormalize = 0}},
      {.name = "deepseek",
       .problem = sized(29, 56, 40, 32, 6, 48),
       .options = {.scoring = Scoring::sigmoid, .scale = 2.5f, .groups = 8, .top_groups = 3},
       .has_correction = true,
       .has_addend = true},
      {.name = "groups by their best",
       .problem = sized(17, 33, 17, 12, 3),
       .options = {.renormalize = 0, .scale = 16.0f, .groups = 4, .top_groups = 2, .group_score = GroupScore::best}},
      {.name = "biases", .problem = sized(23, 40, 24, 8, 4), .has_biases = true},
      {.name = "one of all", .problem = sized(50, 32, 32, 16, 1), .has_addend = true},
      {.name = "one expert has all", .problem = sized(70, 24, 16, 64, 1), .favourite = 11},
      {.name = "a token, most experts have none", .problem = sized(1, 64, 48, 128, 8), .has_addend = true, .is_in_place = true},
      {.name = "fewer experts than asked for", .problem = sized(9, 24, 40, 3, 5), .has_biases = true},
      {.name = "shared", .problem = sized(13, 72, 24, 8, 2, 33)},
      {.name = "shared, in place", .problem = sized(31, 48, 24, 8, 2, 64), .has_addend = true, .is_in_place = true},
      {.name = "odd", .problem = sized(15, 37, 21, 7, 3, 11), .has_biases = true, .has_addend = true},
      {.name = "a router of f32", .problem = exact_router},
      {.name = "gpt-oss", .problem = clamped, .has_biases = true},
      {.name = "no experts a token", .problem = sized(6, 32, 16, 4, 0), .has_addend = true},
      {.name = "nothing between", .problem = sized(6, 32, 0, 4, 2), .has_biases = true},
      {.name = "no tokens", .problem = sized(0, 32, 16, 4, 2)},
  };
}

class MoeOperands {
 public:
  explicit MoeOperands(const MoeCase& each, std::uint32_t seed) : case_(each), state_(seed) {
    const MoeProblem& p = each.problem;
    x = numbers(p.dtype, p.tokens * p.hidden, 1);
    logits = numbers(logits_dtype(), p.tokens * p.experts, 4);
    for (std::int64_t token = 0; each.favourite >= 0 && token < p.tokens; ++token)
      set_element(logits_dtype(), logits, token * p.experts + each.favourite, 8);
    correction = numbers(Dtype::f32, p.experts, 1);
    gate_up = numbers(p.dtype, p.experts * 2 * p.inner * p.hidden, 0.5f);
    down = numbers(p.dtype, p.experts * p.hidden * p.inner, 0.5f);
    gate_up_bias = numbers(p.dtype, p.experts * 2 * p.inner, 1);
    down_bias = numbers(p.dtype, p.experts * p.hidden, 1);
    shared_gate_up = numbers(p.dtype, 2 * p.inner_shared * p.hidden, 0.5f);
    shared_down = numbers(p.dtype, p.hidden * p.inner_shared, 0.5f);
    addend = numbers(p.dtype, p.tokens * p.hidden, 1);
  }

  // All inputs, which a test may lay anywhere, and in their order the addresses that it gives back.
  std::vector<const std::vector<unsigned char>*> inputs() const {
    return {&x, &logits, &correction, &gate_up, &down, &gate_up_bias, &down_bias, &shared_gate_up, &shared_down, &addend};
  }
  MoeArguments arguments(const std::vector<void*>& at, void* y) const {
    MoeArguments given = case_.options;
    given.x = at[0], given.logits = at[1], given.gate_up = at[3], given.down = at[4], given.y = y;
    if (case_.has_correction) given.correction = at[2];
    if (case_.has_biases) given.gate_up_bias = at[5], given.down_bias = at[6];
    if (case_.problem.inner_shared > 0) given.shared_gate_up = at[7], given.shared_down = at[8];
    if (case_.has_addend) given.addend = case_.is_in_place ? y : at[9];
    return given;
  }

  // What is wrong with y; empty when nothing is.
  std::string difference(const std::vector<unsigned char>& y) const {
    const MoeProblem& p = case_.problem;
    for (std::int64_t token = 0; token < p.tokens; ++token) {
      std::vector<double> want(index(p.hidden)), most(index(p.hidden));
      for (std::int64_t i = 0; i < p.hidden && case_.has_addend; ++i)
        add(want, most, i, 1, element_value(p.dtype, addend, token * p.hidden + i));
      if (p.inner_shared > 0) add_expert(token, 0, p.inner_shared, shared_gate_up, shared_down, false, 1, want, most);
      for (const auto& [expert, weight] : route(token))
        add_expert(token, expert, p.inner, gate_up, down, case_.has_biases, weight, want, most);
      for (std::int64_t i = 0; i < p.hidden; ++i) {
        const double got = element_value(p.dtype, y, token * p.hidden + i);
        // A handful of roundings, of what is summed up.
        const double unit = p.dtype == Dtype::f32 ? 0x1p-20 : p.dtype == Dtype::f16 ? 0x1p-9 : 0x1p-6;
        if (agree(got, want[index(i)], unit * most[index(i)])) continue;
        return std::string(case_.name) + ": y[" + std::to_string(token) + "][" + std::to_string(i) + "] is " +
               std::to_string(got) + ", not " + std::to_string(want[index(i)]);
      }
    }
    return "";
  }

  std::vector<unsigned char> x, logits, correction, gate_up, down, gate_up_bias, down_bias, shared_gate_up, shared_down, addend;

 private:
  static std::size_t index(std::int64_t i) { return static_cast<std::size_t>(i); }
  Dtype logits_dtype() const { return case_.problem.dtype_logits.value_or(case_.problem.dtype); }

  // In [-most, most], as the type holds them.
  std::vector<unsigned char> numbers(Dtype dtype, std::int64_t count, float most) {
    std::vector<unsigned char> data(index(count) * bytes_of(dtype));
    for (std::int64_t i = 0; i < count; ++i) {
      state_ = state_ * 1664525u + 1013904223u;
      set_element(dtype, data, i, most * (static_cast<float>(state_ >> 8) * 0x1p-23f - 1));
    }
    return data;
  }

  static void add(std::vector<double>& want, std::vector<double>& most, std::int64_t i, double weight, double value) {
    want[index(i)] += weight * value;
    most[index(i)] += std::abs(weight * value);
  }

  double product(std::int64_t token, const std::vector<unsigned char>& matrix, std::int64_t row) const {
    const MoeProblem& p = case_.problem;
    double sum = 0;
    for (std::int64_t i = 0; i < p.hidden; ++i)
      sum += element_value(p.dtype, x, token * p.hidden + i) * element_value(p.dtype, matrix, row * p.hidden + i);
    return sum;
  }

  void add_expert(std::int64_t token, std::int64_t expert, std::int64_t inner, const std::vector<unsigned char>& up_matrix,
                  const std::vector<unsigned char>& down_matrix, bool has_biases, double weight, std::vector<double>& want,
                  std::vector<double>& most) const {
    const MoeProblem& p = case_.problem;
    const auto bias = [&](const std::vector<unsigned char>& of, std::int64_t i) {
      return has_biases ? element_value(p.dtype, of, i) : 0.0;
    };
    std::vector<double> between(index(inner)), around(index(inner));
    for (std::int64_t j = 0; j < inner; ++j) {
      const std::int64_t gate_row = expert * 2 * inner + j, up_row = gate_row + inner;
      const double gate = product(token, up_matrix, gate_row) + bias(gate_up_bias, gate_row);
      const double up = product(token, up_matrix, up_row) + bias(gate_up_bias, up_row);
      between[index(j)] = gate / (1 + std::exp(-gate)) * up;
      if (p.gate == Gate::swiglu_clamped) {
        const double most_of_gate = std::min(gate, 7.0);
        between[index(j)] = most_of_gate / (1 + std::exp(-1.702 * most_of_gate)) * (std::clamp(up, -7.0, 7.0) + 1);
      }
      around[index(j)] = (1 + std::abs(gate)) * (1 + std::abs(up));
    }
    for (std::int64_t i = 0; i < p.hidden; ++i) {
      double sum = bias(down_bias, expert * p.hidden + i), size = std::abs(sum);
      for (std::int64_t j = 0; j < inner; ++j) {
        const double factor = element_value(p.dtype, down_matrix, (expert * p.hidden + i) * inner + j);
        sum += factor * between[index(j)];
        size += std::abs(factor) * around[index(j)];
      }
      want[index(i)] += weight * sum;
      most[index(i)] += std::abs(weight) * size;
    }
  }

  // Experts of a token with their weights.
  std::vector<std::pair<std::int64_t, double>> route(std::int64_t token) const {
    const MoeProblem& p = case_.problem;
    const MoeArguments& options = case_.options;
    std::vector<double> scores(index(p.experts)), ranks(scores.size());
    double sum = 0;
    for (std::int64_t e = 0; e < p.experts; ++e) {
      const double logit = element_value(logits_dtype(), logits, token * p.experts + e);
      ranks[index(e)] = logit;
      scores[index(e)] = options.scoring == Scoring::softmax ? std::exp(logit) : 1 / (1 + std::exp(-logit));
      sum += scores[index(e)];
    }
    if (options.scoring == Scoring::softmax)
      for (double& score : scores) score /= sum;
    if (case_.has_correction)
      for (std::int64_t e = 0; e < p.experts; ++e)
        ranks[index(e)] = scores[index(e)] + element_value(Dtype::f32, correction, e);
    std::vector<std::int64_t> order(scores.size());
    std::iota(order.begin(), order.end(), 0);
    std::ranges::stable_sort(order, [&](std::int64_t a, std::int64_t b) { return ranks[index(a)] > ranks[index(b)]; });
    const std::vector<bool> is_open = open_groups(ranks, order);
    const std::int64_t in_group = (p.experts + options.groups - 1) / options.groups;
    std::vector<std::pair<std::int64_t, double>> chosen;
    for (const std::int64_t expert : order)
      if (is_open[index(expert / in_group)] && std::ssize(chosen) < p.k) chosen.emplace_back(expert, scores[index(expert)]);
    double of_chosen = 1e-20;
    for (const auto& each : chosen) of_chosen += each.second;
    for (auto& each : chosen) each.second *= options.scale / (options.renormalize != 0 ? of_chosen : 1.0);
    return chosen;
  }

  std::vector<bool> open_groups(const std::vector<double>& ranks, const std::vector<std::int64_t>& order) const {
    const MoeArguments& options = case_.options;
    const std::int64_t in_group = (case_.problem.experts + options.groups - 1) / options.groups;
    std::vector<double> sums(index(options.groups));
    std::vector<int> counts(sums.size());
    for (const std::int64_t expert : order) {
      const std::size_t group = index(expert / in_group);
      if (counts[group]++ < (options.group_score == GroupScore::best ? 1 : 2)) sums[group] += ranks[index(expert)];
    }
    std::vector<std::size_t> groups(sums.size());
    std::iota(groups.begin(), groups.end(), std::size_t{0});
    std::ranges::stable_sort(groups, [&](std::size_t a, std::size_t b) { return sums[a] > sums[b]; });
    std::vector<bool> is_open(sums.size());
    for (std::size_t i = 0; i < groups.size() && std::cmp_less(i, options.top_groups); ++i) is_open[groups[i]] = true;
    return is_open;
  }

  const MoeCase case_;
  std::uint32_t state_;
};

}  // namespace tilewright::test
