// The arguments of one call of an operator, taken one after the other, in the order of its schema; then its result.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "torch/stable_abi.h"
#include "torch/tensor.h"

namespace tilewright::torch {

// Every argument must be taken: what is not is not freed.
class Stack {
 public:
  explicit Stack(StableValue* values) : values_(values), next_(values) {}

  Tensor tensor(Access access = Access::read) { return Tensor(reinterpret_cast<TensorHandle>(*next_++), access); }
  std::optional<Tensor> optional_tensor(Access access = Access::read);
  double real();
  std::optional<double> optional_real();
  std::int64_t integer() { return static_cast<std::int64_t>(*next_++); }
  std::string text();
  std::optional<std::string> optional_text();

  // The next result, where the first argument was, and so on; all arguments must have been taken.
  void give(Tensor result) { values_[given_++] = reinterpret_cast<StableValue>(result.release()); }

 private:
  // What the pointer of an optional argument holds, which is freed.
  std::optional<StableValue> optional();

  StableValue* values_;
  StableValue* next_;
  std::size_t given_ = 0;
};

// nullptr where there is none.
inline const calls::DLTensor* view_of(const std::optional<Tensor>& tensor) { return tensor ? &tensor->view() : nullptr; }

}  // namespace tilewright::torch
