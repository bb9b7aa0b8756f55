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

  Layer(const Model& model, Element element, Machine& machine, const Weights& host, const Sequences& sequences) {
    for (int i = 0; i < kWeights; ++i) {
      const auto bits = host.of(static_cast<Weight>(i));
      std::vector<float> numbers(bits.size());
      for (std::size_t at = 0; at < bits.size(); ++at) numbers[at] = from_bf16(bits[at]);
      weights[static_cast<std::size_t>(i)] = Memory(machine, stored(numbers, element));
    }
    const auto bytes = static_cast<std::size_t>(sequences.slots() * model.kv_width()) * bytes_of(element);
    keys = Memory(machine, bytes);
    values = Memory(machine, bytes);
  }

  // Null: the model has none.
  const void* weight(Weight which) const { return weights[static_cast<std::size_t>(which)].data(); }
};

}  // namespace block
