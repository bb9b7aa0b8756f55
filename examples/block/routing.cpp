#include "routing.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <set>

namespace block {
namespace {

// The `count` best, of equals the first ones.
std::vector<std::size_t> best_of(std::span<const double> ranks, std::int64_t count) {
  std::vector<std::size_t> order(ranks.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) { return ranks[a] > ranks[b]; });
  order.resize(std::min(order.size(), static_cast<std::size_t>(count)));
  return order;
}

}  // namespace

std::vector<double> scores_of(const Model& model, std::span<const double> logits) {
  std::vector<double> scores(logits.begin(), logits.end());
  const double most = *std::max_element(logits.begin(), logits.end());
  double sum = 0;
  for (double& score : scores)
    sum += score = model.scores == Scores::sigmoid ? 1 / (1 + std::exp(-score)) : std::exp(score - most);
  if (model.scores == Scores::softmax)
    for (double& score : scores) score /= sum;
  return scores;
}

std::vector<std::int64_t> chosen_experts(const Model& model, std::span<const float> logits, std::span<const float> correction) {
  std::vector<double> ranks(logits.begin(), logits.end());
  if (!correction.empty()) {
    ranks = scores_of(model, ranks);
    for (std::size_t i = 0; i < ranks.size(); ++i) ranks[i] += correction[i];
  }
  // A group is as good as its two best together.
  const std::size_t in_group = ranks.size() / static_cast<std::size_t>(model.expert_groups);
  std::vector<double> of_groups;
  for (std::size_t begin = 0; begin < ranks.size(); begin += in_group) {
    const auto group = std::span(ranks).subspan(begin, in_group);
    double sum = 0;
    for (const std::size_t each : best_of(group, 2)) sum += group[each];
    of_groups.push_back(sum);
  }
  const std::vector<std::size_t> open = best_of(of_groups, model.top_groups);
  const std::set<std::size_t> is_open(open.begin(), open.end());
  std::vector<std::int64_t> chosen;
  for (const std::size_t each : best_of(ranks, model.experts)) {
    if (is_open.contains(each / in_group) && std::ssize(chosen) < model.top_k)
      chosen.push_back(static_cast<std::int64_t>(each));
  }
  return chosen;
}

}  // namespace block
