#include "calls/k_grouped_gemm_call.h"

#include <array>
#include <string>

#include "calls/device_of.h"
#include "calls/heads.h"
#include "calls/layout_mismatch.h"
#include "calls/named_values.h"
#include "calls/rows.h"
#include "calls/tensor_text.h"
#include "calls/type_mismatch.h"
#include "tilewright/k_grouped_gemm.h"

namespace tilewright::calls {
namespace {

Dtype dtype_of(const KGroupedGemmOperands& of) {
  const std::optional<DataType> type = data_type_of(of.a->dtype), result = data_type_of(of.out->dtype);
  if (type != DataType::f32 && type != DataType::f16 && type != DataType::bf16) {
    throw TypeMismatch("a is " + type_text(of.a->dtype) + "; allowed are float32, float16 and bfloat16");
  }
  require_type("b", *of.b, of.a->dtype, "as a is");
  if (type == DataType::f32) require_type("out", *of.out, of.a->dtype, "as a is");
  if (result != type && result != DataType::f32) {
    throw TypeMismatch("out is " + type_text(of.out->dtype) + "; allowed are " + type_text(of.a->dtype) +
                       ", as a is, and float32");
  }
  if (type == DataType::f32) return Dtype::f32;
  if (type == DataType::f16) return result == type ? Dtype::f16 : Dtype::f16_f32;
  return result == type ? Dtype::bf16 : Dtype::bf16_f32;
}

void require_matrices(const DLTensor& out) {
  const auto apart = [&out](int axis, std::int64_t least) { return out.shape[axis] <= 1 || out.strides[axis] >= least; };
  const std::int64_t columns = out.shape[2];
  if ((columns <= 1 || out.strides[2] == 1) && apart(1, columns) && apart(0, 0)) return;
  throw LayoutMismatch(out, "out has strides " + tuple_text(strides_of(out)) +
                                "; the last must be 1, that of rows no less than the length of a row, and none negative" +
                                kMakeContiguous);
}

}  // namespace

Shape k_grouped_gemm_output_shape(const DLTensor& a, const DLTensor& b, const DLTensor& offsets) {
  require_rows("a", a, "(rows, M)");
  require_rows("b", b, "(T, N)");
  if (offsets.ndim != 1) throw InvalidArgument(has_shape("offsets", offsets) + "; it must be (G,)");
  Shape shape;
  shape.add(offsets.shape[0]);
  shape.add(a.shape[1]);
  shape.add(b.shape[1]);
  return shape;
}

DLDataType k_grouped_gemm_output_type(const DLTensor& a, std::optional<std::string_view> word) {
  if (!word) return a.dtype;
  static constexpr std::array kWords{"f32", "f16", "bf16"};
  static constexpr std::array kTypes{DataType::f32, DataType::f16, DataType::bf16};
  const DLDataType type = dlpack_type_of(kTypes[place_of("out_dtype", *word, kWords)]);
  if (data_type_of(type) != DataType::f32 && data_type_of(type) != data_type_of(a.dtype)) {
    throw InvalidArgument("out_dtype is \"" + std::string(*word) + "\"; beside a of " + type_text(a.dtype) +
                          " allowed are that and f32");
  }
  return type;
}

Call k_grouped_gemm_call(const KGroupedGemmOperands& of) {
  const Shape shape = k_grouped_gemm_output_shape(*of.a, *of.b, *of.offsets);
  require_one_device(std::array{NamedTensor{"a", of.a}, NamedTensor{"b", of.b}, NamedTensor{"offsets", of.offsets},
                                NamedTensor{"row_index", of.row_index}, NamedTensor{"out", of.out}});
  const Dtype dtype = dtype_of(of);
  require_shape("out", *of.out, shape);
  const std::int64_t rows = of.b->shape[0], rows_of_a = of.a->shape[0];
  require_list("offsets", of.offsets, DataType::i32, "where groups end", shape.from_last(2));
  require_list("row_index", of.row_index, DataType::i32, "numbers of a's rows", rows);
  if (of.row_index == nullptr && rows_of_a != rows) {
    throw InvalidArgument(has_shape("a", *of.a) + "; it must have " + std::to_string(rows) + " rows, as b, of shape " +
                          tuple_text(shape_of(*of.b)) + ", has");
  }
  if (rows_of_a == 0 && rows > 0) {
    throw InvalidArgument(has_shape("a", *of.a) + ", and row_index has " + std::to_string(rows) +
                          " numbers of its rows; it must have one at least");
  }
  require_matrices(*of.out);
  const Device& device = device_of(of.out->device);
  const KGroupedGemmProblem problem{.dtype = dtype,
                                    .G = shape.from_last(2),
                                    .T = rows,
                                    .M = shape.from_last(1),
                                    .N = shape.from_last(0),
                                    .rows_a = rows_of_a,
                                    .lda = row_stride("a", *of.a),
                                    .ldb = row_stride("b", *of.b),
                                    .ldc = shape.from_last(1) <= 1 ? kDense : of.out->strides[1],
                                    .stride_c = shape.from_last(2) <= 1 ? kDense : of.out->strides[0]};
  const auto arguments_of = [&](std::int64_t) {
    return to_arguments(KGroupedGemmArguments{.A = data_of(*of.a),
                                              .B = data_of(*of.b),
                                              .C = data_of(*of.out),
                                              .offsets = data_of(*of.offsets),
                                              .row_index = of.row_index == nullptr ? nullptr : data_of(*of.row_index),
                                              .beta = of.accumulate ? 1.0f : 0.0f});
  };
  return repeated(to_problem(problem, device), device, 1, arguments_of);
}

}  // namespace tilewright::calls
