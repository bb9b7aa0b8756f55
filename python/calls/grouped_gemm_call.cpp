#include "calls/grouped_gemm_call.h"

#include <algorithm>
#include <array>
#include <string>

#include "calls/device_of.h"
#include "calls/heads.h"
#include "calls/named_values.h"
#include "calls/rows.h"
#include "calls/tensor_text.h"
#include "calls/type_mismatch.h"
#include "tilewright/grouped_gemm.h"

namespace tilewright::calls {
namespace {

std::int64_t parts_of(Gate gate) { return gate == Gate::none ? 1 : 2; }

// The matrices of all groups. Strides are in elements.
struct Matrices {
  std::int64_t groups, parts, depth, columns;
  std::int64_t of_group, of_part, of_row, of_column;
};

Matrices matrices(const DLTensor& b, Gate gate) {
  const std::int64_t parts = parts_of(gate);
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

// How each of the matrices lies: its rows, or its columns.
struct Stored {
  Layout layout;
  std::int64_t ldb;
};

Stored stored(const Matrices& of, const DLTensor& b) {
  const auto lies = [](std::int64_t inner, std::int64_t inner_stride, std::int64_t outer, std::int64_t outer_stride) {
    return (inner <= 1 || inner_stride == 1) && (outer <= 1 || outer_stride == 0 || outer_stride >= inner);
  };
  if (std::min({of.of_group, of.of_part, of.of_row, of.of_column}) >= 0) {
    if (lies(of.columns, of.of_column, of.depth, of.of_row)) {
      return {Layout::nn, of.depth <= 1 ? of.columns : of.of_row};
    }
    if (lies(of.depth, of.of_row, of.columns, of.of_column)) {
      return {Layout::nt, of.columns <= 1 ? of.depth : of.of_column};
    }
  }
  throw InvalidArgument("b has strides " + tuple_text(strides_of(b)) +
                        "; none may be negative, and of its last two axes one must have the stride 1 and the other one no "
                        "less than the length of that axis, or 0" +
                        kMakeContiguous);
}

Dtype dtype_of(const GroupedGemmOperands& of) {
  const std::optional<DataType> type = data_type_of(of.a->dtype);
  if (type != DataType::f32 && type != DataType::f16 && type != DataType::bf16) {
    throw TypeMismatch("a is " + type_text(of.a->dtype) + "; allowed are float32, float16 and bfloat16");
  }
  require_type("b", *of.b, of.a->dtype, "as a is");
  require_type("out", *of.out, of.a->dtype, "as a is");
  if (of.bias != nullptr) require_type("bias", *of.bias, of.a->dtype, "as a is");
  if (type == DataType::f32) return Dtype::f32;
  return type == DataType::f16 ? Dtype::f16 : Dtype::bf16;
}

void require_bias(const DLTensor& bias, const Matrices& of) {
  Shape shape;
  shape.add(of.groups);
  if (of.parts > 1 && bias.ndim == 3) shape.add(of.parts);
  shape.add(bias.ndim == 3 ? of.columns : of.parts * of.columns);
  require_shape("bias", bias, shape);
  require_dense("bias", bias);
}

}  // namespace

Gate gate_named(std::string_view word) {
  static constexpr std::array kWords{"none", "swiglu", "swiglu_clamped"};
  static constexpr std::array kValues{Gate::none, Gate::swiglu, Gate::swiglu_clamped};
  return kValues[place_of("gate", word, kWords)];
}

Shape grouped_gemm_output_shape(const DLTensor& a, const DLTensor& b, const DLTensor* row_index, Gate gate) {
  require_rows("a", a, "(rows, K)");
  const Matrices of = matrices(b, gate);
  if (of.depth != a.shape[1]) {
    throw InvalidArgument(has_shape("b", b) + "; its matrices must have " + std::to_string(a.shape[1]) +
                          " rows, as those of a, of shape " + tuple_text(shape_of(a)) + ", have elements");
  }
  if (row_index != nullptr && row_index->ndim != 1) {
    throw InvalidArgument(has_shape("row_index", *row_index) + "; it must be (M,)");
  }
  Shape shape;
  shape.add(row_index == nullptr ? a.shape[0] : row_index->shape[0]);
  shape.add(of.columns);
  return shape;
}

Call grouped_gemm_call(const GroupedGemmOperands& of) {
  const Shape shape = grouped_gemm_output_shape(*of.a, *of.b, of.row_index, of.gate);
  const Matrices b = matrices(*of.b, of.gate);
  require_one_device(std::array{NamedTensor{"a", of.a}, NamedTensor{"b", of.b}, NamedTensor{"offsets", of.offsets},
                                NamedTensor{"row_index", of.row_index}, NamedTensor{"bias", of.bias},
                                NamedTensor{"row_scale", of.row_scale}, NamedTensor{"out", of.out}});
  const Dtype dtype = dtype_of(of);
  require_shape("out", *of.out, shape);
  require_list("offsets", of.offsets, DataType::i32, "where groups end", b.groups);
  require_list("row_index", of.row_index, DataType::i32, "numbers of a's rows", shape.from_last(1));
  require_list("row_scale", of.row_scale, DataType::f32, "whatever a is", shape.from_last(1));
  if (of.bias != nullptr) require_bias(*of.bias, b);
  if (of.gate != Gate::none && of.activation != Activation::none) {
    throw InvalidArgument("activation is given beside a gate, which has its own; it must be None");
  }
  if (of.a->shape[0] == 0 && shape.from_last(1) > 0) {
    throw InvalidArgument(has_shape("a", *of.a) + ", and row_index has " + std::to_string(shape.from_last(1)) +
                          " numbers of its rows; it must have one at least");
  }
  const Stored lies = stored(b, *of.b);
  const Device& device = device_of(of.out->device);
  const GroupedGemmProblem problem{.dtype = dtype,
                                   .layout = lies.layout,
                                   .gate = of.gate,
                                   .G = b.groups,
                                   .M = shape.from_last(1),
                                   .N = b.columns,
                                   .K = b.depth,
                                   .rows_a = of.a->shape[0],
                                   .lda = row_stride("a", *of.a),
                                   .ldb = lies.ldb,
                                   .stride_part = b.parts == 1 ? kDense : b.of_part,
                                   .stride_b = b.groups <= 1 ? kDense : b.of_group,
                                   .ldc = row_stride("out", *of.out)};
  const auto data = [](const DLTensor* tensor) { return tensor == nullptr ? nullptr : data_of(*tensor); };
  const auto arguments_of = [&](std::int64_t) {
    return to_arguments(GroupedGemmArguments{.A = data(of.a),
                                             .B = data(of.b),
                                             .C = data(of.out),
                                             .offsets = data(of.offsets),
                                             .row_index = data(of.row_index),
                                             .bias = data(of.bias),
                                             .row_scale = data(of.row_scale),
                                             .activation = of.activation});
  };
  return repeated(to_problem(problem, device), device, 1, arguments_of);
}

}  // namespace tilewright::calls
