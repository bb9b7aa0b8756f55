#include "calls/tensor_text.h"

#include <array>
#include <utility>

#include "calls/described.h"

namespace tilewright::calls {
namespace {

struct NamedType {
  DataType type;
  DLDataType dlpack;
  const char* name;  // NumPy's
};

constexpr std::uint8_t code_of(DataType type) {
  switch (type) {
    case DataType::bf16:
      return kDLBfloat;
    case DataType::i32:
    case DataType::i8:
      return kDLInt;
    case DataType::e4m3:
      return kDLFloat8_e4m3fn;
    case DataType::e5m2:
      return kDLFloat8_e5m2;
    default:
      return kDLFloat;
  }
}

#define TILEWRIGHT_NAMED_TYPE(type, bits, exponent, fraction, encoding, overflow, nan, guard, poison, map, numpy, ...) \
  NamedType{DataType::type, {code_of(DataType::type), bits, 1}, numpy},
constexpr std::array kTypes{TILEWRIGHT_DATA_TYPES(TILEWRIGHT_NAMED_TYPE)};
#undef TILEWRIGHT_NAMED_TYPE

}  // namespace

std::optional<DataType> data_type_of(DLDataType type) {
  for (const NamedType& each : kTypes) {
    if (each.dlpack == type) return each.type;
  }
  return std::nullopt;
}

DLDataType dlpack_type_of(DataType type) { return kTypes[static_cast<std::size_t>(type)].dlpack; }

std::string type_text(DLDataType type) {
  if (const std::optional<DataType> known = data_type_of(type)) return kTypes[static_cast<std::size_t>(*known)].name;
  const char* kind = "a type of DLPack code ";
  switch (type.code) {
    case kDLInt:
      kind = "int";
      break;
    case kDLUInt:
      kind = "uint";
      break;
    case kDLFloat:
      kind = "float";
      break;
    case kDLComplex:
      kind = "complex";
      break;
    case kDLBool:
      return "bool";
    default:
      return kind + std::to_string(type.code) + " of " + std::to_string(type.bits) + " bits";
  }
  return kind + std::to_string(type.bits) + (type.lanes == 1 ? "" : "x" + std::to_string(type.lanes));
}

std::string device_text(DLDevice device) {
  if (device.device_type == kNowhere) return "meta";
  switch (device.device_type) {
    case kDLCPU:
      return "cpu";
    case kDLCUDAHost:
      return "cpu (pinned)";
    case kDLCUDA:
    case kDLCUDAManaged:
      return "cuda:" + std::to_string(device.device_id);
  }
  return "a device of DLPack type " + std::to_string(device.device_type);
}

std::string tuple_text(std::span<const std::int64_t> numbers) {
  std::string text = "(";
  for (const std::int64_t number : numbers) text += (text.size() > 1 ? ", " : "") + std::to_string(number);
  return text + (numbers.size() == 1 ? ",)" : ")");
}

std::string has_shape(const char* name, const DLTensor& tensor) {
  return std::string(name) + " has shape " + tuple_text(shape_of(tensor));
}

}  // namespace tilewright::calls
