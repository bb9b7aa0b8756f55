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
  // Of a call that is only checked, nothing is the stack's to free: a tensor is a pointer to a Description, a text one to
  // characters, and an optional value one to it. `made` has room for all results.
  Stack(StableValue* descriptions, Made* made) : values_(descriptions), next_(descriptions), made_(made) {}

  Tensor tensor(Access access = Access::read) { return taken_tensor(*next_++, access); }
  std::optional<Tensor> optional_tensor(Access access = Access::read);
  double real();
  std::optional<double> optional_real();
  std::int64_t integer() { return static_cast<std::int64_t>(*next_++); }
  std::string text();
  std::optional<std::string> optional_text();

  // The next result, where the first argument was, and so on; all arguments must have been taken.
  void give(Tensor result);

 private:
  Tensor taken_tensor(StableValue value, Access access) const;
  std::string taken_text(StableValue value) const;
  // What the pointer of an optional argument holds, which is freed.
  std::optional<StableValue> optional();

  bool is_described() const { return made_ != nullptr; }

  StableValue* values_;
  StableValue* next_;
  Made* made_ = nullptr;
  std::size_t given_ = 0;
};

// nullptr where there is none.
inline const calls::DLTensor* view_of(const std::optional<Tensor>& tensor) { return tensor ? &tensor->view() : nullptr; }

}  // namespace tilewright::torch
