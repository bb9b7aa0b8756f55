// What a layer has of its own: weights, and the cache of its keys and values.
#pragma once

#include <array>

#include "memory.h"
#include "numbers.h"
#include "sequences.h"
#include "weights.h"

namespace block {

struct Layer {
  std::array<Memory, kWeights> weights;
  Memory keys, values;  // [pages, kPageSize, kv_heads, head_dim]
  Memory logits;        // f32 [rows, experts], of the router in the step before: by them its experts are known

  // `rows`: tokens of a step, at the most.
  Layer(const Model& model, Element element, Machine& machine, const Weights& host, const Sequences& sequences,
        std::int64_t rows) {
    for (int i = 0; i < kWeights; ++i) {
      const Weight weight = static_cast<Weight>(i);
      weights[static_cast<std::size_t>(i)] = Memory(machine, stored(host.of(weight), is_f32(weight) ? Element::f32 : element));
    }
    logits = Memory(machine, static_cast<std::size_t>(rows * model.experts) * sizeof(float));
    const auto bytes = static_cast<std::size_t>(sequences.slots() * model.kv_width()) * bytes_of(element);
    keys = Memory(machine, bytes);
    values = Memory(machine, bytes);
  }

  // Null: the model has none.
  const void* weight(Weight which) const { return weights[static_cast<std::size_t>(which)].data(); }
};

}  // namespace block
