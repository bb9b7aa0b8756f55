#include "torch/tensor.h"

#include <utility>

#include "tilewright/error.h"
#include "torch/dense_strides.h"
#include "torch/tensor_types.h"

namespace tilewright::torch {
namespace {

calls::DLDevice device_of(const StableAbi& abi, TensorHandle handle) {
  static const std::int32_t cuda = abi.aoti_torch_device_type_cuda(), cpu = abi.aoti_torch_device_type_cpu();
  std::int32_t type = 0, index = 0;
  require_success(abi.aoti_torch_get_device_type(handle, &type), "say a tensor's device");
  require_success(abi.aoti_torch_get_device_index(handle, &index), "say a tensor's device");
  if (type == cuda) return {calls::kDLCUDA, index};
  if (type == cpu) return {calls::kDLCPU, 0};
  throw InvalidArgument("a tensor is on a device that is neither the CPU nor a CUDA device");
}

}  // namespace

void Tensor::Delete::operator()(void* handle) const { static_cast<void>(stable_abi().aoti_torch_delete_tensor_object(handle)); }

Tensor::Tensor(TensorHandle handle, Access access) : handle_(handle) {
  const StableAbi& abi = stable_abi();
  std::int64_t rank = 0;
  std::int32_t dtype = 0;
  require_success(abi.aoti_torch_get_dim(handle, &rank), "say a tensor's axes");
  require_success(abi.aoti_torch_get_sizes(handle, &view_.shape), "say a tensor's shape");
  require_success(abi.aoti_torch_get_strides(handle, &view_.strides), "say a tensor's strides");
  require_success(abi.aoti_torch_get_dtype(handle, &dtype), "say a tensor's data type");
  if (access == Access::write) {
    require_success(abi.torch_get_mutable_data_ptr(handle, &view_.data), "say where a tensor is");
  } else {
    const void* data = nullptr;
    require_success(abi.torch_get_const_data_ptr(handle, &data), "say where a tensor is");
    view_.data = const_cast<void*>(data);  // DLPack has but one kind of pointer
  }
  view_.ndim = static_cast<std::int32_t>(rank);
  view_.dtype = dlpack_type(dtype);
  view_.device = device_of(abi, handle);
}

Tensor Tensor::empty(std::span<const std::int64_t> sizes, calls::DLDataType type, const Tensor& like,
                     std::span<const std::int64_t> strides) {
  const StableAbi& abi = stable_abi();
  const calls::DLDevice device = like.view().device;
  const bool is_cuda = device.device_type == calls::kDLCUDA;
  TensorHandle handle = nullptr;
  require_success(
      abi.aoti_torch_empty_strided(static_cast<std::int64_t>(sizes.size()), sizes.data(), strides.data(), torch_type(type),
                                   is_cuda ? abi.aoti_torch_device_type_cuda() : abi.aoti_torch_device_type_cpu(),
                                   device.device_id, &handle),
      "make a tensor for the result");
  return Tensor(handle, Access::write);
}

bool Tensor::make_dense(calls::DenseAlong along) {
  calls::Shape shape;
  for (std::int32_t i = 0; i < view_.ndim; ++i) shape.add(view_.shape[i]);
  Strides strides;
  if (along == calls::DenseAlong::rows) {
    strides = dense_strides(shape);
  } else {
    calls::Shape turned = shape;
    std::swap(turned.from_last(0), turned.from_last(1));
    strides = dense_strides(turned);
    std::swap(strides.from_last(0), strides.from_last(1));
  }
  Tensor copy = empty(shape, view_.dtype, *this, strides);
  require_success(stable_abi().aoti_torch_copy_(copy.handle_.get(), handle_.get(), 0), "copy a tensor");
  view_ = copy.view_;
  dense_ = std::move(copy.handle_);
  return true;
}

void Tensor::write_back() const {
  require_success(stable_abi().aoti_torch_copy_(handle_.get(), dense_.get(), 0), "copy a result to where it goes");
}

}  // namespace tilewright::torch
