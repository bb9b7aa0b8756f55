// A transformer block as the library's operators, each with a plan that is made once: of a number of tokens of each sequence
// (prefill), or of one (decode). It reads and writes the residual stream of its tokens, `state`, and allocates nothing when it
// runs.
#pragma once

#include <tilewright/moe.h>
#include <tilewright/ops.h>

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "layer.h"
#include "machine.h"
#include "memory.h"
#include "model.h"
#include "sequences.h"

namespace block {

class Block {
 public:
  // `tokens` of each sequence at a time: more than one are its first ones. `sequences` and `machine` must outlive the block.
  Block(const Model& model, Element element, Machine& machine, const Sequences& sequences, std::int64_t tokens, int threads);

  // One operator of the block, or the experts, which are some of them behind one call.
  struct Operator {
    std::string name;
    std::vector<std::shared_ptr<const tilewright::Plan>> plans;  // what there is to tell of
    std::size_t workspace_bytes, zeroed_bytes;
    std::function<void(const Layer&, void* workspace)> run;
    void* workspace = nullptr;
  };
  const std::vector<Operator>& operators() const { return operators_; }

  // Enqueues the whole block, or one operator of it.
  void run(const Layer& layer) const;
  void run(const Layer& layer, const Operator& one) const;

  // What a step begins with, as it lies in `state`: the tokens' rows of the residual stream, sequence by sequence, the first of
  // them at a position.
  std::vector<unsigned char> state_of(const std::vector<float>& rows, std::int64_t position) const;
  // Where the next step's is to be put, and where its result lies, the residual stream first.
  void* state() const { return state_.data(); }
  std::size_t state_bytes() const { return state_.bytes(); }
  std::size_t stream_bytes() const { return static_cast<std::size_t>(rows() * model_.hidden) * bytes_of(element_); }
  std::int64_t rows() const { return sequences_.batch() * tokens_; }

 private:
  using Arguments = std::function<tilewright::Arguments(const Layer&)>;

  Memory rows_of(std::int64_t width);
  void add(std::string name, std::shared_ptr<const tilewright::Plan> plan, Arguments arguments);
  void add_norm(const std::string& name, Weight weight, Weight bias);
  void add_product(const std::string& name, const void* a, Weight weight, Weight bias, void* c, std::int64_t cols,
                   std::int64_t length, bool is_added = false, tilewright::Activation activation = {});
  void add_rotary();
  void add_rotation(const Memory* keys, const Memory* values);
  void add_copy_to_cache(const void* keys, const void* values, std::int64_t distance);
  void add_attention();
  void add_feedforward();
  void add_router();
  void add_experts();
  void share_workspace();

  const std::int32_t* positions() const { return static_cast<const std::int32_t*>(state_.at(positions_at_)); }
  const std::int32_t* slots() const { return positions() + rows(); }
  const std::int32_t* lengths() const { return slots() + rows(); }
  bool is_prefill() const { return tokens_ > 1; }
  bool has_angles() const { return model_.rope_theta != 0; }
  // A part of the rows of QKV.
  const void* part_of_qkv(std::int64_t column) const { return qkv_.at(static_cast<std::size_t>(column) * bytes_of(element_)); }

  const Model model_;
  const Element element_;
  Machine& machine_;
  const Sequences& sequences_;
  const std::int64_t tokens_;
  const int threads_;
  std::size_t positions_at_ = 0;  // bytes, of `state`
  Memory state_, normed_, qkv_, k_, v_, attended_, up_, hidden_, workspace_;
  std::vector<Operator> operators_;
};

}  // namespace block
