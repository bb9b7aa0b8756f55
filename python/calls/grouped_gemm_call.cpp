#include "calls/grouped_gemm_call.h"

#include <array>
#include <string>

#include "calls/device_of.h"
#include "calls/group_matrices.h"
#include "calls/heads.h"
#include "calls/layout_mismatch.h"
#include "calls/named_values.h"
#include "calls/rows.h"
#include "calls/tensor_text.h"
#include "calls/type_mismatch.h"
#include "tilewright/grouped_gemm.h"

namespace tilewright::calls {
namespace {

// How each of the matrices lies: its rows, or its columns.
struct Stored {
  Layout layout;
  std::int64_t ldb;
};

Stored stored(const GroupMatrices& of, const DLTensor& b) {
  for (const Layout layout : {Layout::nn, Layout::nt}) {
    if (const auto leading = of.leading(layout)) return {layout, *leading};
  }
  throw LayoutMismatch(b,
                       "b has strides " + tuple_text(strides_of(b)) +
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

}  // namespace

Shape grouped_gemm_output_shape(const DLTensor& a, const DLTensor& b, const DLTensor* row_index, Gate gate) {
  require_rows("a", a, "(rows, K)");
  return grouped_output_shape(a, b, group_matrices(b, gate), row_index);
}

Call grouped_gemm_call(const GroupedGemmOperands& of) {
  const Shape shape = grouped_gemm_output_shape(*of.a, *of.b, of.row_index, of.gate);
  const GroupMatrices b = group_matrices(*of.b, of.gate);
  require_one_device(std::array{NamedTensor{"a", of.a}, NamedTensor{"b", of.b}, NamedTensor{"offsets", of.offsets},
                                NamedTensor{"row_index", of.row_index}, NamedTensor{"bias", of.bias},
                                NamedTensor{"row_scale", of.row_scale}, NamedTensor{"out", of.out}});
  const Dtype dtype = dtype_of(of);
  require_shape("out", *of.out, shape);
  require_group_lists(*of.a, of.offsets, of.row_index, of.row_scale, b.groups, shape.from_last(1));
  if (of.bias != nullptr) require_group_bias(*of.bias, b);
  require_no_activation_beside(of.gate, of.activation);
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
                                   .ldc = written_row_stride("out", *of.out)};
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
