// The same block in f64, token by token, as its definition has it: what the check holds results against. It shares nothing with
// the library but the weights' numbers.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "model.h"
#include "weights.h"

namespace block {

class Reference {
 public:
  // Of one sequence. `weights` must outlive it.
  Reference(const Model& model, const Weights& weights, int layers);

  // A token that is in the caches of all layers from the beginning.
  void remember(const std::vector<float>& key, const std::vector<float>& value);

  // The next token through all layers. `logits`: of each layer's router, as they were, by which experts are chosen, for two may
  // be nearly as good; what they weigh is computed here. Empty: the model has no experts.
  std::vector<double> run(std::vector<double> x, const std::vector<std::span<const float>>& logits = {});

 private:
  using Row = std::vector<double>;
  struct Cache {
    std::vector<Row> keys, values;  // a row a token, all heads
  };

  Row normed(const Row& x, Weight weight, Weight bias) const;
  // weights x + bias
  Row product(const Row& x, Weight weight, Weight bias) const;
  void prepare_heads(Row& x, Weight norm, std::int64_t position) const;
  Row attention(const Row& x, Cache& cache) const;
  Row attended(const Row& q, const Cache& cache) const;
  Row feedforward(const Row& x) const;
  Row experts(const Row& x, std::span<const float> logits) const;
  // y += factor * expert(x), of the matrices of many of them.
  void add_expert(Row& y, const Row& x, double factor, std::int64_t expert, std::int64_t inner, Weight up, Weight down) const;
  double number(Weight weight, std::int64_t i) const;

  const Model model_;
  const Weights& weights_;
  std::vector<Cache> caches_;  // of the layers
};

}  // namespace block
