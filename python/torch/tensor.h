// One tensor of PyTorch, owned, and what python/calls see of it; or one that is only described, and never computed with.
#pragma once

#include <memory>
#include <span>

#include "calls/described.h"
#include "calls/dlpack.h"
#include "calls/layout_mismatch.h"
#include "calls/shape.h"
#include "torch/description.h"
#include "torch/stable_abi.h"

namespace tilewright::torch {

enum class Access : std::uint8_t { read, write };

class Tensor {
 public:
  // Takes the handle over.
  Tensor(TensorHandle handle, Access access);
  // Shape and strides stay the caller's.
  explicit Tensor(const Description& description);

  // Not initialised, on the device of `like`; only described where that is.
  static Tensor empty(std::span<const std::int64_t> sizes, calls::DLDataType type, const Tensor& like,
                      std::span<const std::int64_t> strides);

  // Shape and strides are PyTorch's own memory, and live as long as the tensor.
  const calls::DLTensor& view() const { return view_; }
  bool is_described() const { return handle_ == nullptr; }
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
  struct Extents {
    calls::Shape shape, strides;
  };
  Tensor() = default;
  static Tensor described(std::span<const std::int64_t> sizes, std::span<const std::int64_t> strides);

  std::unique_ptr<void, Delete> handle_{}, dense_{};
  std::unique_ptr<Extents> extents_{};  // of one that is only described, where they are nobody else's
  calls::DLTensor view_{};
};

}  // namespace tilewright::torch
