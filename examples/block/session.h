// A run of the program: layers, caches, and what is done with them, in order: prefill(), decode().
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <vector>

#include "block.h"
#include "layer.h"
#include "machine.h"
#include "model.h"
#include "options.h"
#include "phase_result.h"
#include "reference.h"
#include "sequences.h"
#include "weights.h"

namespace block {

class Session {
 public:
  Session(const Model& model, const Options& options, Machine& machine);

  PhaseResult prefill();
  PhaseResult decode();
  Element element() const { return element_; }

 private:
  std::vector<float> numbers_of(std::uint64_t kind, std::int64_t sequence, std::int64_t position, std::int64_t count) const;
  // The residual stream that tokens begin with.
  std::vector<float> inputs(std::int64_t position, std::int64_t tokens) const;
  void fill_caches();
  void check(const Block& block, const std::vector<float>& before, std::int64_t tokens, Check& found);
  void run(const Block& block);
  std::vector<OperatorTime> times_of_operators(const Block& block, const void* state);
  std::vector<std::vector<float>> logits_of_layers(std::int64_t rows) const;
  std::int64_t chosen_experts_of_layers(std::int64_t rows) const;
  double bytes_of_step(std::int64_t keys, double experts) const;
  double flops_of(std::int64_t tokens, std::int64_t first) const;
  double median_us(const std::function<void()>& work);

  const Model model_;
  const Options options_;
  Machine& machine_;
  const Element element_;
  const Weights weights_;
  const Sequences sequences_;
  std::vector<Layer> layers_;
  std::vector<Reference> references_;  // of the sequences; none unless results are checked
};

}  // namespace block
