#include "torch/tensor_types.h"

#include <array>

#include "tilewright/error.h"
#include "torch/stable_abi.h"

namespace tilewright::torch {
namespace {

using calls::DLDataType;

struct KnownType {
  const char* number_function;  // of libtorch
  DLDataType type;
  std::int32_t number;
};

constexpr std::uint8_t kUnknownCode = 255;
constexpr std::string_view kFunctionBefore = "aoti_torch_dtype_";  // the type's name

const auto& known_types() {
  static const auto types = [] {
    std::array all{KnownType{"aoti_torch_dtype_float32", {calls::kDLFloat, 32, 1}, -1},
                   KnownType{"aoti_torch_dtype_bfloat16", {calls::kDLBfloat, 16, 1}, -1},
                   KnownType{"aoti_torch_dtype_float16", {calls::kDLFloat, 16, 1}, -1},
                   KnownType{"aoti_torch_dtype_int32", {calls::kDLInt, 32, 1}, -1},
                   KnownType{"aoti_torch_dtype_int8", {calls::kDLInt, 8, 1}, -1},
                   KnownType{"aoti_torch_dtype_float8_e4m3fn", {calls::kDLFloat8_e4m3fn, 8, 1}, -1},
                   KnownType{"aoti_torch_dtype_float8_e5m2", {calls::kDLFloat8_e5m2, 8, 1}, -1},
                   KnownType{"aoti_torch_dtype_bool", {calls::kDLBool, 8, 1}, -1},
                   KnownType{"aoti_torch_dtype_float64", {calls::kDLFloat, 64, 1}, -1},
                   KnownType{"aoti_torch_dtype_int64", {calls::kDLInt, 64, 1}, -1},
                   KnownType{"aoti_torch_dtype_int16", {calls::kDLInt, 16, 1}, -1},
                   KnownType{"aoti_torch_dtype_uint8", {calls::kDLUInt, 8, 1}, -1},
                   KnownType{"aoti_torch_dtype_complex64", {calls::kDLComplex, 64, 1}, -1}};
    for (KnownType& each : all) {
      if (auto* number = reinterpret_cast<std::int32_t (*)()>(libtorch_function(each.number_function))) each.number = number();
    }
    return all;
  }();
  return types;
}

const KnownType& known_type(DLDataType type) {
  for (const KnownType& each : known_types()) {
    if (each.type == type && each.number >= 0) return each;
  }
  throw Error("the PyTorch in this process has no such data type");
}

}  // namespace

DLDataType dlpack_type(std::int32_t dtype) {
  for (const KnownType& each : known_types()) {
    if (each.number == dtype) return each.type;
  }
  return {kUnknownCode, 0, 1};
}

DLDataType dlpack_type(std::string_view name) {
  for (const KnownType& each : known_types()) {
    if (std::string_view(each.number_function).substr(kFunctionBefore.size()) == name) return each.type;
  }
  return {kUnknownCode, 0, 1};
}

std::int32_t torch_type(DLDataType type) { return known_type(type).number; }

const char* torch_type_name(DLDataType type) { return known_type(type).number_function + kFunctionBefore.size(); }

}  // namespace tilewright::torch
