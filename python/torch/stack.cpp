#include "torch/stack.h"

#include <algorithm>
#include <bit>

#include "torch/tensor_types.h"

namespace tilewright::torch {

Tensor Stack::taken_tensor(StableValue value, Access access) const {
  if (is_described()) return Tensor(*reinterpret_cast<const Description*>(value));
  return Tensor(reinterpret_cast<TensorHandle>(value), access);
}

std::string Stack::taken_text(StableValue value) const {
  if (is_described()) return reinterpret_cast<const char*>(value);
  const StableAbi& abi = stable_abi();
  auto* handle = reinterpret_cast<StringHandle>(value);
  const char* text = "";
  const Status status = abi.torch_string_c_str(handle, &text);
  std::string result = status == 0 ? text : "";
  static_cast<void>(abi.torch_delete_string(handle));
  require_success(status, "read a text");
  return result;
}

std::optional<StableValue> Stack::optional() {
  auto* pointer = reinterpret_cast<StableValue*>(*next_++);
  if (pointer == nullptr) return std::nullopt;
  const StableValue value = *pointer;
  if (is_described()) return value;
  if (const StableAbi& abi = stable_abi(); abi.torch_delete_stable_ivalue != nullptr) {
    static_cast<void>(abi.torch_delete_stable_ivalue(pointer));
  } else {
    delete pointer;  // as versions before 2.13 say
  }
  return value;
}

std::optional<Tensor> Stack::optional_tensor(Access access) {
  const std::optional<StableValue> value = optional();
  if (!value) return std::nullopt;
  return taken_tensor(*value, access);
}

void Stack::give(Tensor result) {
  if (!is_described()) {
    values_[given_++] = reinterpret_cast<StableValue>(result.release());
    return;
  }
  const calls::DLTensor& view = result.view();
  Made& made = made_[given_++];
  made.rank = view.ndim;
  std::copy_n(view.shape, view.ndim, made.shape.begin());
  std::copy_n(view.strides, view.ndim, made.strides.begin());
  made.dtype = torch_type_name(view.dtype);
}

double Stack::real() { return std::bit_cast<double>(*next_++); }

std::optional<double> Stack::optional_real() {
  const std::optional<StableValue> value = optional();
  if (!value) return std::nullopt;
  return std::bit_cast<double>(*value);
}

std::string Stack::text() { return taken_text(*next_++); }

std::optional<std::string> Stack::optional_text() {
  const std::optional<StableValue> value = optional();
  if (!value) return std::nullopt;
  return taken_text(*value);
}

}  // namespace tilewright::torch
