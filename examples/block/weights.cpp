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
  switch (weight) {
    case Weight::norm_1:
    case Weight::norm_2:
      return factors;
    case Weight::norm_1_bias:
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
      return {m.hidden, m.q_width()};
    case Weight::output_bias:
      return bias(m.hidden);
    case Weight::up:
      return {m.up_width(), m.hidden};
    case Weight::up_bias:
      return bias(m.up_width());
    case Weight::down:
      return {m.hidden, m.ffn};
    case Weight::down_bias:
      return bias(m.hidden);
  }
  return none;
}

constexpr const char* kBegin = "tilewright block 1, ";

// Of which seed and model a file is: its first line.
std::string title(const Model& m, std::uint64_t seed) {
  std::string text = std::string(kBegin) + "bf16, " + m.name;
  for (const std::int64_t size : {m.hidden, m.heads, m.kv_heads, m.head_dim, m.ffn}) text += " " + std::to_string(size);
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

std::span<const std::uint16_t> Weights::of(Weight weight) const {
  const auto i = static_cast<std::size_t>(weight);
  return std::span(values_).subspan(static_cast<std::size_t>(begin_[i]), static_cast<std::size_t>(begin_[i + 1] - begin_[i]));
}

}  // namespace block
