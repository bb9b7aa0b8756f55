// Tensors in the words of error messages, as NumPy and PyTorch write them: float32, (2, 3), cuda:0. Also which of the library's
// data types a tensor's elements are.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>

#include "calls/dlpack.h"
#include "data_types.h"

namespace tilewright::calls {

std::optional<DataType> data_type_of(DLDataType type);
DLDataType dlpack_type_of(DataType type);

std::string type_text(DLDataType type);
std::string device_text(DLDevice device);
// (2, 3); of one number (2,).
std::string tuple_text(std::span<const std::int64_t> numbers);
// "a has shape (2, 3)"
std::string has_shape(const char* name, const DLTensor& tensor);
// How sentences on strides end.
inline constexpr const char* kMakeContiguous = "; make it contiguous first: numpy.ascontiguousarray(x), x.contiguous()";

inline std::span<const std::int64_t> shape_of(const DLTensor& tensor) {
  return {tensor.shape, static_cast<std::size_t>(tensor.ndim)};
}
inline std::span<const std::int64_t> strides_of(const DLTensor& tensor) {
  return {tensor.strides, static_cast<std::size_t>(tensor.ndim)};
}
inline void* data_of(const DLTensor& tensor) { return static_cast<char*>(tensor.data) + tensor.byte_offset; }

}  // namespace tilewright::calls
