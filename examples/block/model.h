// The sizes of a model's blocks, as the configuration that its authors published has them.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace block {

enum class Norm : std::uint8_t { rms, layer };  // layer: with a bias
// swiglu: silu(gate) * up. experts: that of those that a router chooses for a token, weighted and summed up.
enum class Feedforward : std::uint8_t { swiglu, gelu, experts };
enum class Scores : std::uint8_t { softmax, sigmoid };  // of experts, by their logits

struct Model {
  std::string name{};
  std::int64_t hidden = 0;
  std::int64_t heads = 0;
  std::int64_t kv_heads = 0;
  std::int64_t head_dim = 0;
  std::int64_t ffn = 0;   // of each expert, where there are such
  double rope_theta = 0;  // 0: positions are not turned into angles
  float eps = 0;
  Norm norm = Norm::rms;
  Feedforward feedforward = Feedforward::swiglu;
  bool has_head_norms = false;  // RMSNorm of the heads of Q and K
  bool has_biases = false;      // of all products
  std::int64_t experts = 0;
  std::int64_t top_k = 0;          // experts of a token
  std::int64_t shared_ffn = 0;     // of the expert that all tokens have; 0: there is none
  std::int64_t expert_groups = 1;  // only experts of the `top_groups` best of so many groups are chosen
  std::int64_t top_groups = 1;
  bool clamps = false;              // experts clamp what they multiply, as gpt-oss has it
  Scores scores = Scores::softmax;  // sigmoid: a correction is added where experts are chosen
  float expert_scale = 1;           // of their weights, which sum to 1 before

  std::int64_t q_width() const { return heads * head_dim; }
  std::int64_t kv_width() const { return kv_heads * head_dim; }
  std::int64_t qkv_width() const { return q_width() + 2 * kv_width(); }
  bool has_attention() const { return heads > 0; }
  bool has_experts() const { return feedforward == Feedforward::experts; }
  bool is_gated() const { return feedforward != Feedforward::gelu; }
  std::int64_t up_width() const { return is_gated() ? 2 * ffn : ffn; }  // gate and up by one product
};

// All that there are.
const std::vector<Model>& models();

// Throws std::invalid_argument, which lists the names, and where a model's attention is asked for that is not here. `is_tiny`:
// the same architecture in sizes for tests. `has_attention`: the whole block, else its second half alone.
Model find_model(const std::string& name, bool is_tiny, bool has_attention);

}  // namespace block
