#include "weights.h"

#include <cmath>
#include <fstream>
#include <stdexcept>

#include "numbers.h"

namespace block {
namespace {

struct Shape {
  std::int64_t rows = 0, cols = 0;  // a vector is one row; no rows: absent
  float mean = 0;
};

Shape shape_of(const Model& m, Weight weight) {
  const Shape none, vector{1, m.hidden, 0}, factors{1, m.hidden, 1}, head{1, m.head_dim, 1};
  const auto bias = [&](std::int64_t cols) { return m.has_biases ? Shape{1, cols, 0} : none; };
  const bool is_dense = !m.has_experts();
  const auto of_experts = [&](Shape of_one) { return is_dense ? none : Shape{m.experts * of_one.rows, of_one.cols}; };
  const auto expert_bias = [&](std::int64_t cols) { return is_dense ? none : bias(m.experts * cols); };
  switch (weight) {
    case Weight::norm_1:
      return m.has_attention() ? factors : none;
    case Weight::norm_2:
      return factors;
    case Weight::norm_1_bias:
      return m.norm == Norm::layer && m.has_attention() ? vector : none;
    case Weight::norm_2_bias:
      return m.norm == Norm::layer ? vector : none;
    case Weight::qkv:
      return {m.qkv_width(), m.hidden};
    case Weight::qkv_bias:
      return bias(m.qkv_width());
    case Weight::q_norm:
    case Weight::k_norm:
      return m.has_head_norms ? head : none;
    case Weight::output:
      return m.has_attention() ? Shape{m.hidden, m.q_width()} : none;
    case Weight::output_bias:
      return m.has_attention() ? bias(m.hidden) : none;
    case Weight::up:
      return is_dense ? Shape{m.up_width(), m.hidden} : none;
    case Weight::up_bias:
      return is_dense ? bias(m.up_width()) : none;
    case Weight::down:
      return is_dense ? Shape{m.hidden, m.ffn} : none;
    case Weight::down_bias:
      return is_dense ? bias(m.hidden) : none;
    case Weight::router:
      return of_experts({1, m.hidden});
    case Weight::router_bias:
      return expert_bias(1);
    case Weight::router_correction:
      return m.scores == Scores::sigmoid ? Shape{1, m.experts, 0} : none;
    case Weight::experts_up:
      return of_experts({m.up_width(), m.hidden});
    case Weight::experts_up_bias:
      return expert_bias(m.up_width());
    case Weight::experts_down:
      return of_experts({m.hidden, m.ffn});
    case Weight::experts_down_bias:
      return expert_bias(m.hidden);
    case Weight::shared_up:
      return {2 * m.shared_ffn, m.hidden};
    case Weight::shared_down:
      return m.shared_ffn > 0 ? Shape{m.hidden, m.shared_ffn} : none;
  }
  return none;
}

constexpr const char* kBegin = "tilewright block 1, ";

// Of which seed and model a file is: its first line.
std::string title(const Model& m, std::uint64_t seed) {
  std::string text = std::string(kBegin) + "bf16, " + m.name;
  for (const std::int64_t size : {m.hidden, m.heads, m.kv_heads, m.head_dim, m.ffn}) text += " " + std::to_string(size);
  for (const std::int64_t size : {m.experts, m.shared_ffn})
    if (m.has_experts()) text += " " + std::to_string(size);
  return text + ", seed " + std::to_string(seed);
}

}  // namespace

Weights::Weights(const Model& model, std::uint64_t seed, const std::filesystem::path& file) {
  for (int i = 0; i < kWeights; ++i) {
    const Shape shape = shape_of(model, static_cast<Weight>(i));
    begin_[i + 1] = begin_[i] + shape.rows * shape.cols;
  }
  values_.resize(static_cast<std::size_t>(begin_[kWeights]));
  const auto bytes = static_cast<std::streamsize>(values_.size() * 2);
  if (!file.empty() && std::filesystem::exists(file)) {
    std::ifstream in(file, std::ios::binary);
    std::string line;
    if (!in) throw std::runtime_error("--weights: can't read " + file.string());
    if (!std::getline(in, line) || !line.starts_with(kBegin))
      throw std::runtime_error("--weights: " + file.string() +
                               " has no weights that block wrote: name a file that is not there, and it is written");
    if (line != title(model, seed))
      throw std::runtime_error("--weights: " + file.string() + " is of '" + line + "', not of '" + title(model, seed) +
                               "': name another file, or delete it");
    if (!in.read(reinterpret_cast<char*>(values_.data()), bytes))
      throw std::runtime_error("--weights: " + file.string() + " is cut short: delete it, and it is written anew");
    return;
  }
  Random random(seed);
  for (int i = 0; i < kWeights; ++i) {
    const Shape shape = shape_of(model, static_cast<Weight>(i));
    // A product's results then are about as large as its operand; vectors differ from their mean by up to a quarter.
    const float most = shape.rows > 1 ? std::sqrt(3.0f / static_cast<float>(shape.cols)) : 0.25f;
    for (std::int64_t at = begin_[i]; at < begin_[i + 1]; ++at)
      values_[static_cast<std::size_t>(at)] = to_bf16(shape.mean + most * random.uniform());
  }
  if (file.empty()) return;
  std::ofstream out(file, std::ios::binary);
  out << title(model, seed) << '\n';
  out.write(reinterpret_cast<const char*>(values_.data()), bytes);
  if (!out.flush()) throw std::runtime_error("--weights: can't write " + file.string());
}

std::int64_t Weights::elements_of_experts() const {
  std::int64_t sum = 0;
  for (const Weight each : {Weight::experts_up, Weight::experts_up_bias, Weight::experts_down, Weight::experts_down_bias})
    sum += static_cast<std::int64_t>(of(each).size());
  return sum;
}

std::span<const std::uint16_t> Weights::of(Weight weight) const {
  const auto i = static_cast<std::size_t>(weight);
  return std::span(values_).subspan(static_cast<std::size_t>(begin_[i]), static_cast<std::size_t>(begin_[i + 1] - begin_[i]));
}

}  // namespace block
