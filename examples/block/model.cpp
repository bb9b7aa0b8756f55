#include "model.h"

#include <stdexcept>

namespace block {

// https://huggingface.co/meta-llama/Meta-Llama-3-8B, Qwen/Qwen3-4B and openai-community/gpt2, config.json of each. GPT-2's own
// GELU is the approximation by tanh; the library's is the exact one, which PyTorch and this example's check then use, too.
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
  };
  return all;
}

Model find_model(const std::string& name, bool is_tiny) {
  std::string names;
  for (const Model& model : models()) {
    if (model.name != name) {
      names += (names.empty() ? "" : ", ") + model.name;
      continue;
    }
    if (!is_tiny) return model;
    Model tiny = model;
    const bool is_grouped = model.kv_heads < model.heads;
    tiny.name += "-tiny";
    tiny.hidden = 96, tiny.heads = 4, tiny.kv_heads = is_grouped ? 2 : 4, tiny.head_dim = 32, tiny.ffn = 160;
    return tiny;
  }
  throw std::invalid_argument("--model: unknown model '" + name + "'; valid are " + names);
}

}  // namespace block
