#include "calls/eight_bits.h"

#include <algorithm>
#include <array>
#include <string>

#include "calls/heads.h"
#include "calls/layout_mismatch.h"
#include "calls/named_values.h"
#include "calls/tensor_text.h"
#include "calls/type_mismatch.h"
#include "tilewright/error.h"

namespace tilewright::calls {

std::int64_t scale_blocks(std::int64_t length) { return (length + 127) / 128; }

Accumulation accumulation_named(std::string_view word) {
  static constexpr std::array kWords{"promoted", "fast"};
  static constexpr std::array kValues{Accumulation::promoted, Accumulation::fast};
  return kValues[place_of("accumulation", word, kWords)];
}

Dtype eight_bit_operands(const DLTensor& a, const DLTensor& b, bool has_integers) {
  const auto of_a = data_type_of(a.dtype), of_b = data_type_of(b.dtype);
  if (of_a == DataType::e4m3 && of_b == DataType::e4m3) return Dtype::e4m3;
  if (of_a == DataType::e4m3 && of_b == DataType::e5m2) return Dtype::e4m3_e5m2;
  if (of_a == DataType::e5m2 && of_b == DataType::e4m3) return Dtype::e5m2_e4m3;
  if (has_integers && of_a == DataType::i8 && of_b == DataType::i8) return Dtype::i8;
  throw TypeMismatch("a is " + type_text(a.dtype) + " and b " + type_text(b.dtype) +
                     "; allowed are float8_e4m3fn, and beside it one of float8_e5m2" +
                     (has_integers ? "; or int8 for both" : ""));
}

bool is_one_number(const DLTensor& tensor) {
  return std::ranges::all_of(shape_of(tensor), [](std::int64_t extent) { return extent == 1; });
}

bool is_matrix_of(const DLTensor& tensor, std::int64_t rows, std::int64_t columns) {
  return tensor.ndim == 2 && tensor.shape[0] == rows && tensor.shape[1] == columns;
}

std::int64_t scale_step(const DLTensor& tensor, std::int32_t axis) {
  return tensor.shape[axis] <= 1 ? 0 : tensor.strides[axis];
}

bool is_scale_of_rows(const DLTensor& scale, std::int64_t rows, std::int32_t axis, ScaleSteps& steps) {
  const bool is_list = scale.ndim == 1 && scale.shape[0] == rows;
  if (is_one_number(scale)) {
    steps = {0, 0};
    return true;
  }
  if (!is_list && !(axis == 0 ? is_matrix_of(scale, rows, 1) : is_matrix_of(scale, 1, rows))) return false;
  steps = {scale_step(scale, is_list ? 0 : axis), 0};
  return true;
}

void require_scale(const char* name, const DLTensor& scale, const char* why) {
  require_type(name, scale, dlpack_type_of(DataType::f32), why);
  bool is_forward = true;
  for (std::int32_t i = 0; i < scale.ndim; ++i) is_forward = is_forward && (scale.shape[i] <= 1 || scale.strides[i] >= 0);
  if (is_forward) return;
  throw LayoutMismatch(
      scale, std::string(name) + " has strides " + tuple_text(strides_of(scale)) + "; none may be negative" + kMakeContiguous);
}

}  // namespace tilewright::calls
