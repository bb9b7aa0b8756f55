#include "model.h"

#include <algorithm>
#include <stdexcept>

namespace block {

// https://huggingface.co/meta-llama/Meta-Llama-3-8B, Qwen/Qwen3-4B and openai-community/gpt2, config.json of each. GPT-2's own
// GELU is the approximation by tanh; the library's is the exact one, which PyTorch and this example's check then use, too.
// mistralai/Mixtral-8x7B-v0.1, Qwen/Qwen3-30B-A3B, deepseek-ai/DeepSeek-V3 and openai/gpt-oss-20b likewise. The last two have
// an attention that is not here (heads = 0).
const std::vector<Model>& models() {
  static const std::vector<Model> all = {
      {.name = "llama-3-8b",
       .hidden = 4096,
       .heads = 32,
       .kv_heads = 8,
       .head_dim = 128,
       .ffn = 14336,
       .rope_theta = 5e5,
       .eps = 1e-5f},
      {.name = "qwen3-4b",
       .hidden = 2560,
       .heads = 32,
       .kv_heads = 8,
       .head_dim = 128,
       .ffn = 9728,
       .rope_theta = 1e6,
       .eps = 1e-6f,
       .has_head_norms = true},
      {.name = "gpt2",
       .hidden = 768,
       .heads = 12,
       .kv_heads = 12,
       .head_dim = 64,
       .ffn = 3072,
       .eps = 1e-5f,
       .norm = Norm::layer,
       .feedforward = Feedforward::gelu,
       .has_biases = true},
      {.name = "mixtral-8x7b",
       .hidden = 4096,
       .heads = 32,
       .kv_heads = 8,
       .head_dim = 128,
       .ffn = 14336,
       .rope_theta = 1e6,
       .eps = 1e-5f,
       .feedforward = Feedforward::experts,
       .experts = 8,
       .top_k = 2},
      {.name = "qwen3-30b-a3b",
       .hidden = 2048,
       .heads = 32,
       .kv_heads = 4,
       .head_dim = 128,
       .ffn = 768,
       .rope_theta = 1e6,
       .eps = 1e-6f,
       .feedforward = Feedforward::experts,
       .has_head_norms = true,
       .experts = 128,
       .top_k = 8},
      {.name = "deepseek-v3",
       .hidden = 7168,
       .ffn = 2048,
       .eps = 1e-6f,
       .feedforward = Feedforward::experts,
       .experts = 256,
       .top_k = 8,
       .shared_ffn = 2048,
       .expert_groups = 8,
       .top_groups = 4,
       .scores = Scores::sigmoid,
       .expert_scale = 2.5f},
      {.name = "gpt-oss-20b",
       .hidden = 2880,
       .ffn = 2880,
       .eps = 1e-5f,
       .feedforward = Feedforward::experts,
       .has_biases = true,
       .experts = 32,
       .top_k = 4,
       .clamps = true},
  };
  return all;
}

namespace {

Model tiny_of(const Model& model) {
  Model tiny = model;
  const bool is_grouped = model.kv_heads < model.heads;
  tiny.name += "-tiny";
  tiny.hidden = 96, tiny.ffn = 160;
  if (model.has_attention()) tiny.heads = 4, tiny.kv_heads = is_grouped ? 2 : 4, tiny.head_dim = 32;
  if (!model.has_experts()) return tiny;
  tiny.ffn = 64, tiny.experts = std::min<std::int64_t>(model.experts, 16), tiny.top_k = std::min<std::int64_t>(model.top_k, 4);
  if (model.shared_ffn > 0) tiny.shared_ffn = 40;
  return tiny;
}

Model without_attention(Model model) {
  model.heads = model.kv_heads = model.head_dim = 0;
  model.rope_theta = 0;
  model.has_head_norms = false;
  return model;
}

}  // namespace

Model find_model(const std::string& name, bool is_tiny, bool has_attention) {
  std::string names;
  for (const Model& model : models()) {
    if (model.name != name) {
      names += (names.empty() ? "" : ", ") + model.name;
      continue;
    }
    if (has_attention && !model.has_attention())
      throw std::invalid_argument("--model: the attention of " + name + " is not here; --part feedforward runs its experts");
    const Model sized = is_tiny ? tiny_of(model) : model;
    return has_attention ? sized : without_attention(sized);
  }
  throw std::invalid_argument("--model: unknown model '" + name + "'; valid are " + names);
}

}  // namespace block
