// The sizes of a model's blocks, as the configuration that its authors published has them.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace block {

enum class Norm : std::uint8_t { rms, layer };           // layer: with a bias
enum class Feedforward : std::uint8_t { swiglu, gelu };  // swiglu: silu(gate) * up

struct Model {
  std::string name{};
  std::int64_t hidden = 0;
  std::int64_t heads = 0;
  std::int64_t kv_heads = 0;
  std::int64_t head_dim = 0;
  std::int64_t ffn = 0;
  double rope_theta = 0;  // 0: positions are not turned into angles
  float eps = 0;
  Norm norm = Norm::rms;
  Feedforward feedforward = Feedforward::swiglu;
  bool has_head_norms = false;  // RMSNorm of the heads of Q and K
  bool has_biases = false;      // of all products

  std::int64_t q_width() const { return heads * head_dim; }
  std::int64_t kv_width() const { return kv_heads * head_dim; }
  std::int64_t qkv_width() const { return q_width() + 2 * kv_width(); }
  bool is_gated() const { return feedforward == Feedforward::swiglu; }
  std::int64_t up_width() const { return is_gated() ? 2 * ffn : ffn; }  // gate and up by one product
};

// All that there are.
const std::vector<Model>& models();

// Throws std::invalid_argument, which lists the names. `is_tiny`: the same architecture in sizes for tests.
Model find_model(const std::string& name, bool is_tiny);

}  // namespace block
