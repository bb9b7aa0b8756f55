#include "torch/tensor.h"

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>

#include "calls/tensor_text.h"
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

calls::DLDevice device_of(const Description& description) {
  const std::string_view type = description.device_type;
  const auto index = static_cast<std::int32_t>(description.device_index);
  if (type == "cpu") return {calls::kDLCPU, 0};
  return {type == "cuda" ? calls::kDLCUDA : calls::kNowhere, index};
}

// More than the calls can look at.
void require_few_axes(std::int64_t rank) {
  if (rank <= static_cast<std::int64_t>(calls::kMostAxes)) return;
  throw InvalidArgument("a tensor has " + std::to_string(rank) + " axes; allowed are up to " +
                        std::to_string(calls::kMostAxes));
}

void* data_of_described(std::span<const std::int64_t> sizes) {
  return std::ranges::find(sizes, 0) != sizes.end() ? nullptr : calls::described_data();
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
  require_few_axes(rank);
}

Tensor::Tensor(const Description& description) {
  require_few_axes(description.rank);
  view_ = {.data = data_of_described({description.shape, static_cast<std::size_t>(description.rank)}),
           .device = device_of(description),
           .ndim = static_cast<std::int32_t>(description.rank),
           .dtype = dlpack_type(description.dtype),
           .shape = description.shape,
           .strides = description.strides,
           .byte_offset = 0};
}

Tensor Tensor::described(std::span<const std::int64_t> sizes, std::span<const std::int64_t> strides) {
  Tensor result;
  result.extents_ = std::make_unique<Extents>();
  for (const std::int64_t each : sizes) result.extents_->shape.add(each);
  for (const std::int64_t each : strides) result.extents_->strides.add(each);
  result.view_.data = data_of_described(sizes);
  result.view_.ndim = static_cast<std::int32_t>(sizes.size());
  result.view_.shape = result.extents_->shape.extents.data();
  result.view_.strides = result.extents_->strides.extents.data();
  return result;
}

Tensor Tensor::empty(std::span<const std::int64_t> sizes, calls::DLDataType type, const Tensor& like,
                     std::span<const std::int64_t> strides) {
  const calls::DLDevice device = like.view().device;
  if (like.is_described()) {
    Tensor result = described(sizes, strides);
    result.view_.dtype = type;
    result.view_.device = device;
    return result;
  }
  const StableAbi& abi = stable_abi();
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
  if (!is_described()) {
    require_success(stable_abi().aoti_torch_copy_(copy.handle_.get(), handle_.get(), 0), "copy a tensor");
  }
  view_ = copy.view_;
  dense_ = std::move(copy.handle_);
  extents_ = std::move(copy.extents_);
  return true;
}

void Tensor::write_back() const {
  if (is_described()) return;
  require_success(stable_abi().aoti_torch_copy_(handle_.get(), dense_.get(), 0), "copy a result to where it goes");
}

}  // namespace tilewright::torch
