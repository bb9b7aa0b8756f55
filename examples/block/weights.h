// The weights of a block: random ones of a seed, kept in a file so that runs, and PyTorch's, have the same. Matrices are
// [out, in], row-major, as PyTorch's Linear has them.
#pragma once

#include <cstdint>
#include <filesystem>
#include <span>
#include <string>
#include <vector>

#include "model.h"

namespace block {

// Of a tensor; absent where a model has none.
enum class Weight : std::uint8_t {
  norm_1,
  norm_1_bias,
  qkv,
  qkv_bias,
  q_norm,
  k_norm,
  output,
  output_bias,
  norm_2,
  norm_2_bias,
  up,
  up_bias,
  down,
  down_bias,
  router,
  router_bias,
  router_correction,
  experts_up,  // of each the gate, then the projection up
  experts_up_bias,
  experts_down,
  experts_down_bias,
  shared_up,
  shared_down,
};
inline constexpr int kWeights = 23;

// Numbers in f32 on every machine, whatever matrices are: what is added to logits and scores of experts.
inline bool is_f32(Weight weight) { return weight == Weight::router_bias || weight == Weight::router_correction; }

class Weights {
 public:
  // What `file` holds; it is written where it is not there, and with an empty name nothing is. Throws std::runtime_error when
  // it is of another model or seed, and when it can't be read or written.
  Weights(const Model& model, std::uint64_t seed, const std::filesystem::path& file);

  // bf16; empty: the model has none.
  std::span<const std::uint16_t> of(Weight weight) const;
  std::int64_t elements() const { return static_cast<std::int64_t>(values_.size()); }
  // Of the matrices and biases of all experts that tokens choose.
  std::int64_t elements_of_experts() const;

 private:
  std::vector<std::uint16_t> values_;
  std::int64_t begin_[kWeights + 1] = {};
};

}  // namespace block
