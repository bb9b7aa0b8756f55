// One tensor of PyTorch, owned, and what python/calls see of it.
#pragma once

#include <memory>
#include <span>

#include "calls/dlpack.h"
#include "calls/layout_mismatch.h"
#include "torch/stable_abi.h"

namespace tilewright::torch {

enum class Access : std::uint8_t { read, write };

class Tensor {
 public:
  // Takes the handle over.
  Tensor(TensorHandle handle, Access access);

  // Not initialised, on the device of `like`.
  static Tensor empty(std::span<const std::int64_t> sizes, calls::DLDataType type, const Tensor& like,
                      std::span<const std::int64_t> strides);

  // Shape and strides are PyTorch's own memory, and live as long as the tensor.
  const calls::DLTensor& view() const { return view_; }
  // The view is then of a copy, dense along rows or columns. Always true, as of arrays whose library may have no way to make
  // one.
  bool make_dense(calls::DenseAlong along);
  // Behind the call: what the copy holds, to the tensor itself.
  void write_back() const;
  // The caller owns the result.
  TensorHandle release() { return handle_.release(); }

 private:
  struct Delete {
    void operator()(void* handle) const;
  };
  std::unique_ptr<void, Delete> handle_, dense_{};
  calls::DLTensor view_{};
};

}  // namespace tilewright::torch
