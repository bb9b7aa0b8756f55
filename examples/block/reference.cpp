#include "reference.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

#include "numbers.h"
#include "routing.h"

namespace block {
namespace {

void add(std::vector<double>& x, const std::vector<double>& y) {
  for (std::size_t i = 0; i < x.size(); ++i) x[i] += y[i];
}

double silu(double x) { return x / (1 + std::exp(-x)); }
double gelu(double x) { return x / 2 * (1 + std::erf(x / std::numbers::sqrt2)); }

}  // namespace

Reference::Reference(const Model& model, const Weights& weights, int layers)
    : model_(model), weights_(weights), caches_(static_cast<std::size_t>(layers)) {}

double Reference::number(Weight weight, std::int64_t i) const {
  return from_bf16(weights_.of(weight)[static_cast<std::size_t>(i)]);
}

void Reference::remember(const std::vector<float>& key, const std::vector<float>& value) {
  for (Cache& cache : caches_) {
    cache.keys.emplace_back(key.begin(), key.end());
    cache.values.emplace_back(value.begin(), value.end());
  }
}

std::vector<double> Reference::run(std::vector<double> x, const std::vector<std::span<const float>>& logits) {
  for (std::size_t layer = 0; layer < caches_.size(); ++layer) {
    if (model_.has_attention()) add(x, attention(x, caches_[layer]));
    const Row normed_x = normed(x, Weight::norm_2, Weight::norm_2_bias);
    add(x, model_.has_experts() ? experts(normed_x, logits.at(layer)) : feedforward(normed_x));
  }
  return x;
}

// Of the next token, with the keys and values of those before it.
Reference::Row Reference::attention(const Row& x, Cache& cache) const {
  const auto position = static_cast<std::int64_t>(cache.keys.size());
  const Row qkv = product(normed(x, Weight::norm_1, Weight::norm_1_bias), Weight::qkv, Weight::qkv_bias);
  const auto k = qkv.begin() + model_.q_width(), v = k + model_.kv_width();
  Row queries(qkv.begin(), k), keys(k, v);
  prepare_heads(queries, Weight::q_norm, position);
  prepare_heads(keys, Weight::k_norm, position);
  cache.keys.push_back(std::move(keys));
  cache.values.emplace_back(v, qkv.end());
  return product(attended(queries, cache), Weight::output, Weight::output_bias);
}

Reference::Row Reference::normed(const Row& x, Weight weight, Weight bias) const {
  const auto count = static_cast<double>(x.size());
  double mean = 0, squares = 0;
  if (model_.norm == Norm::layer)
    for (const double each : x) mean += each / count;
  for (const double each : x) squares += (each - mean) * (each - mean) / count;
  Row y(x.size());
  for (std::size_t i = 0; i < x.size(); ++i) {
    const auto at = static_cast<std::int64_t>(i);
    y[i] = (x[i] - mean) / std::sqrt(squares + model_.eps) * number(weight, at);
    if (model_.norm == Norm::layer) y[i] += number(bias, at);
  }
  return y;
}

Reference::Row Reference::product(const Row& x, Weight weight, Weight bias) const {
  const auto matrix = weights_.of(weight), added = weights_.of(bias);
  Row y(matrix.size() / x.size());
  for (std::size_t row = 0; row < y.size(); ++row) {
    double sum = added.empty() ? 0 : from_bf16(added[row]);
    for (std::size_t i = 0; i < x.size(); ++i) sum += x[i] * from_bf16(matrix[row * x.size() + i]);
    y[row] = sum;
  }
  return y;
}

// Each head's norm, and its rotation by the position: elements i and i + head_dim / 2 are a complex number.
void Reference::prepare_heads(Row& x, Weight norm, std::int64_t position) const {
  const std::int64_t dim = model_.head_dim;
  for (auto head = x.begin(); head != x.end(); head += dim) {
    if (model_.has_head_norms) {
      double squares = 0;
      for (std::int64_t i = 0; i < dim; ++i) squares += head[i] * head[i] / static_cast<double>(dim);
      for (std::int64_t i = 0; i < dim; ++i) head[i] *= number(norm, i) / std::sqrt(squares + model_.eps);
    }
    if (model_.rope_theta == 0) continue;
    for (std::int64_t i = 0; i < dim / 2; ++i) {
      const double frequency = std::pow(model_.rope_theta, -2.0 * static_cast<double>(i) / static_cast<double>(dim));
      const double angle = static_cast<double>(position) * frequency;
      const double re = head[i], im = head[i + dim / 2];
      head[i] = re * std::cos(angle) - im * std::sin(angle);
      head[i + dim / 2] = re * std::sin(angle) + im * std::cos(angle);
    }
  }
}

Reference::Row Reference::attended(const Row& q, const Cache& cache) const {
  const std::int64_t dim = model_.head_dim;
  Row result(q.size());
  for (std::int64_t head = 0; head < model_.heads; ++head) {
    const std::int64_t of_kv = head / (model_.heads / model_.kv_heads) * dim;
    Row scores;
    for (const Row& key : cache.keys) {
      double score = 0;
      for (std::int64_t i = 0; i < dim; ++i)
        score += q[static_cast<std::size_t>(head * dim + i)] * key[static_cast<std::size_t>(of_kv + i)];
      scores.push_back(score / std::sqrt(static_cast<double>(dim)));
    }
    const double most = *std::max_element(scores.begin(), scores.end());
    double sum = 0;
    for (double& score : scores) sum += score = std::exp(score - most);
    for (std::size_t token = 0; token < scores.size(); ++token)
      for (std::int64_t i = 0; i < dim; ++i)
        result[static_cast<std::size_t>(head * dim + i)] +=
            scores[token] / sum * cache.values[token][static_cast<std::size_t>(of_kv + i)];
  }
  return result;
}

Reference::Row Reference::feedforward(const Row& x) const {
  Row up = product(x, Weight::up, Weight::up_bias);
  Row hidden(static_cast<std::size_t>(model_.ffn));
  for (std::size_t i = 0; i < hidden.size(); ++i)
    hidden[i] = model_.is_gated() ? silu(up[i]) * up[hidden.size() + i] : gelu(up[i]);
  return product(hidden, Weight::down, Weight::down_bias);
}

void Reference::add_expert(Row& y, const Row& x, double factor, std::int64_t expert, std::int64_t inner, Weight up,
                           Weight down) const {
  const bool has_biases = model_.has_biases && up == Weight::experts_up;
  const auto hidden = static_cast<std::int64_t>(x.size());
  const auto dot = [&](Weight weight, std::int64_t row, const Row& with) {
    const auto length = static_cast<std::int64_t>(with.size());
    double sum = 0;
    for (std::int64_t i = 0; i < length; ++i) sum += number(weight, row * length + i) * with[static_cast<std::size_t>(i)];
    return sum;
  };
  Row between;
  for (std::int64_t i = 0; i < inner; ++i) {
    const std::int64_t of_gate = 2 * expert * inner + i, of_up = of_gate + inner;
    double gate = dot(up, of_gate, x), by = dot(up, of_up, x);
    if (has_biases) gate += number(Weight::experts_up_bias, of_gate), by += number(Weight::experts_up_bias, of_up);
    if (model_.clamps) gate = std::min(gate, 7.0), by = std::clamp(by, -7.0, 7.0) + 1;
    between.push_back(model_.clamps ? silu(1.702 * gate) / 1.702 * by : silu(gate) * by);
  }
  for (std::int64_t i = 0; i < hidden; ++i) {
    double sum = dot(down, expert * hidden + i, between);
    if (has_biases) sum += number(Weight::experts_down_bias, expert * hidden + i);
    y[static_cast<std::size_t>(i)] += factor * sum;
  }
}

Reference::Row Reference::experts(const Row& x, std::span<const float> logits) const {
  std::vector<float> correction;
  for (const std::uint16_t bits : weights_.of(Weight::router_correction)) correction.push_back(from_bf16(bits));
  const Row scores = scores_of(model_, product(x, Weight::router, Weight::router_bias));
  const std::vector<std::int64_t> chosen = chosen_experts(model_, logits, correction);
  double sum = 0;
  for (const std::int64_t each : chosen) sum += scores[static_cast<std::size_t>(each)];
  Row y(x.size());
  for (const std::int64_t each : chosen)
    add_expert(y, x, model_.expert_scale * scores[static_cast<std::size_t>(each)] / sum, each, model_.ffn, Weight::experts_up,
               Weight::experts_down);
  if (model_.shared_ffn > 0) add_expert(y, x, 1, 0, model_.shared_ffn, Weight::shared_up, Weight::shared_down);
  return y;
}

}  // namespace block
