// The tensors of a call in memory: where each lies, and its elements as f64.
#pragma once

#include <vector>

#include "tensor_view.h"

namespace tilewright::calls {

struct Operands {
  std::vector<TensorView> views;
  std::vector<std::byte*> pointers;

  double at(std::size_t tensor, std::int64_t offset) const {
    const Element element = views[tensor].element;
    return read_element(element, pointers[tensor] + offset * static_cast<std::int64_t>(bytes_of(element)));
  }
  void set(std::size_t tensor, std::int64_t offset, double value) const {
    const Element element = views[tensor].element;
    write_element(element, pointers[tensor] + offset * static_cast<std::int64_t>(bytes_of(element)), value);
  }
};

}  // namespace tilewright::calls
