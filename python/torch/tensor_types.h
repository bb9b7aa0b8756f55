// PyTorch's data types and devices, whose numbers are its own affair, in DLPack's words and back.
#pragma once

#include <cstdint>
#include <string_view>

#include "calls/dlpack.h"

namespace tilewright::torch {

// A type that the library has no word for has the code 255.
calls::DLDataType dlpack_type(std::int32_t dtype);
// By PyTorch's name: float32.
calls::DLDataType dlpack_type(std::string_view name);
// Throw Error for a type that PyTorch has no word for.
std::int32_t torch_type(calls::DLDataType type);
const char* torch_type_name(calls::DLDataType type);

}  // namespace tilewright::torch
