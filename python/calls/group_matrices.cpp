#include "calls/group_matrices.h"

#include <algorithm>
#include <array>
#include <string>

#include "calls/heads.h"
#include "calls/named_values.h"
#include "calls/rows.h"
#include "calls/tensor_text.h"
#include "tilewright/error.h"

namespace tilewright::calls {

std::optional<std::int64_t> GroupMatrices::leading(Layout layout) const {
  if (std::min({of_group, of_part, of_row, of_column}) < 0) return std::nullopt;
  const bool is_along_n = layout == Layout::nn;
  const std::int64_t inner = is_along_n ? columns : depth, outer = is_along_n ? depth : columns;
  const std::int64_t inner_stride = is_along_n ? of_column : of_row, outer_stride = is_along_n ? of_row : of_column;
  if (groups == 0 || inner == 0 || outer == 0) return inner;
  if (outer > 1 && outer_stride != 0 && outer_stride < inner) return std::nullopt;
  if (inner > 1 && inner_stride != 1) return std::nullopt;
  return outer <= 1 ? inner : outer_stride;
}

Gate gate_named(std::string_view word) {
  static constexpr std::array kWords{"none", "swiglu", "swiglu_clamped"};
  static constexpr std::array kValues{Gate::none, Gate::swiglu, Gate::swiglu_clamped};
  return kValues[place_of("gate", word, kWords)];
}

GroupMatrices group_matrices(const DLTensor& b, Gate gate) {
  const std::int64_t parts = gate == Gate::none ? 1 : 2;
  if (b.ndim == 4 && gate != Gate::none && b.shape[1] == parts) {
    return {b.shape[0], parts, b.shape[2], b.shape[3], b.strides[0], b.strides[1], b.strides[2], b.strides[3]};
  }
  if (b.ndim == 3 && b.shape[2] % parts == 0) {
    const std::int64_t columns = b.shape[2] / parts;
    return {b.shape[0], parts, b.shape[1], columns, b.strides[0], columns * b.strides[2], b.strides[1], b.strides[2]};
  }
  throw InvalidArgument(has_shape("b", b) + (gate == Gate::none ? "; it must be (G, K, N)"
                                                                : "; with a gate it must be (G, K, 2 N) or (G, 2, K, N)"));
}

Shape grouped_output_shape(const DLTensor& a, const DLTensor& b, const GroupMatrices& of_b, const DLTensor* row_index) {
  if (of_b.depth != a.shape[1]) {
    throw InvalidArgument(has_shape("b", b) + "; its matrices must have " + std::to_string(a.shape[1]) +
                          " rows, as those of a, of shape " + tuple_text(shape_of(a)) + ", have elements");
  }
  if (row_index != nullptr && row_index->ndim != 1) {
    throw InvalidArgument(has_shape("row_index", *row_index) + "; it must be (M,)");
  }
  Shape shape;
  shape.add(row_index == nullptr ? a.shape[0] : row_index->shape[0]);
  shape.add(of_b.columns);
  return shape;
}

void require_group_bias(const DLTensor& bias, const GroupMatrices& of) {
  Shape shape;
  shape.add(of.groups);
  if (of.parts > 1 && bias.ndim == 3) shape.add(of.parts);
  shape.add(bias.ndim == 3 ? of.columns : of.parts * of.columns);
  require_shape("bias", bias, shape);
  require_dense("bias", bias);
}

void require_group_lists(const DLTensor& a, const DLTensor* offsets, const DLTensor* row_index, const DLTensor* row_scale,
                         std::int64_t groups, std::int64_t rows) {
  require_list("offsets", offsets, DataType::i32, "where groups end", groups);
  require_list("row_index", row_index, DataType::i32, "numbers of a's rows", rows);
  require_list("row_scale", row_scale, DataType::f32, "whatever a is", rows);
  if (a.shape[0] == 0 && rows > 0) {
    throw InvalidArgument(has_shape("a", a) + ", and row_index has " + std::to_string(rows) +
                          " numbers of its rows; it must have one at least");
  }
}

void require_no_activation_beside(Gate gate, Activation activation) {
  if (gate == Gate::none || activation == Activation::none) return;
  throw InvalidArgument("activation is given beside a gate, which has its own; it must be None");
}

}  // namespace tilewright::calls
