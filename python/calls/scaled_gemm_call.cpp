#include "calls/scaled_gemm_call.h"

#include <array>
#include <string>

#include "calls/device_of.h"
#include "calls/eight_bits.h"
#include "calls/heads.h"
#include "calls/layout_mismatch.h"
#include "calls/named_values.h"
#include "calls/rows.h"
#include "calls/tensor_text.h"
#include "calls/type_mismatch.h"
#include "tilewright/scaled_gemm.h"

namespace tilewright::calls {
namespace {

struct Scales {
  Scaling scaling;
  ScaleSteps a, b;
};

Scales scales_of(const ScaledGemmOperands& of, std::int64_t m, std::int64_t n, std::int64_t k) {
  const DLTensor &a = *of.scale_a, &b = *of.scale_b;
  Scales scales{Scaling::row, {}, {}};
  if (is_scale_of_rows(a, m, 0, scales.a) && is_scale_of_rows(b, n, 1, scales.b)) return scales;
  const std::int64_t blocks = scale_blocks(k);
  const bool is_of_blocks = is_matrix_of(b, blocks, scale_blocks(n));
  if (is_matrix_of(a, m, blocks) && (is_of_blocks || is_matrix_of(b, blocks, n))) {
    return {is_of_blocks ? Scaling::block : Scaling::block_row,
            {scale_step(a, 0), scale_step(a, 1)},
            {scale_step(b, 1), scale_step(b, 0)}};
  }
  const std::string rows = std::to_string(m), columns = std::to_string(n), of_k = std::to_string(blocks);
  throw InvalidArgument("scale_a has shape " + tuple_text(shape_of(a)) + " and scale_b " + tuple_text(shape_of(b)) +
                        "; allowed are one number or (" + rows + ", 1) beside one number or (1, " + columns + "), and (" +
                        rows + ", " + of_k + ") beside (" + of_k + ", " + std::to_string(scale_blocks(n)) + ") or (" + of_k +
                        ", " + columns + ")");
}

constexpr std::array kResultWords{"bf16", "f16", "f32", "e4m3"};
constexpr std::array kResultTypes{DataType::bf16, DataType::f16, DataType::f32, DataType::e4m3};
constexpr std::array kResults{DtypeC::bf16, DtypeC::f16, DtypeC::f32, DtypeC::e4m3};

DtypeC result_type(const DLTensor& out) {
  const auto type = data_type_of(out.dtype);
  for (std::size_t i = 0; i < kResultTypes.size(); ++i) {
    if (type == kResultTypes[i]) return kResults[i];
  }
  throw TypeMismatch("out is " + type_text(out.dtype) + "; allowed are bfloat16, float16, float32 and float8_e4m3fn");
}

// From a row to the next along `axis`, of rows whose elements are neighbours.
std::int64_t row_stride(const char* name, const DLTensor& tensor, std::int32_t axis, const char* what) {
  const std::int64_t rows = tensor.shape[axis], columns = tensor.shape[1 - axis];
  if (rows == 0) return columns;
  const std::int64_t stride = rows == 1 ? columns : tensor.strides[axis];
  if ((columns <= 1 || tensor.strides[1 - axis] == 1) && (stride == 0 || stride >= columns)) return stride;
  throw LayoutMismatch(tensor, std::string(name) + " has strides " + tuple_text(strides_of(tensor)) + "; " + what,
                       axis == 0 ? DenseAlong::rows : DenseAlong::columns);
}

void require_number(const char* name, const DLTensor* tensor) {
  if (tensor == nullptr) return;
  require_type(name, *tensor, dlpack_type_of(DataType::f32), "whatever the others are");
  if (!is_one_number(*tensor)) throw InvalidArgument(has_shape(name, *tensor) + "; it must be one number");
}

}  // namespace

DLDataType result_type_named(std::string_view word) {
  return dlpack_type_of(kResultTypes[place_of("out_dtype", word, kResultWords)]);
}

Shape scaled_gemm_output_shape(const DLTensor& a, const DLTensor& b) {
  if (a.ndim != 2) throw InvalidArgument(has_shape("a", a) + "; it must be (M, K)");
  if (b.ndim != 2) throw InvalidArgument(has_shape("b", b) + "; it must be (K, N)");
  if (b.shape[0] != a.shape[1]) {
    throw InvalidArgument(has_shape("b", b) + "; it must have " + std::to_string(a.shape[1]) +
                          " rows, as those of a, of shape " + tuple_text(shape_of(a)) + ", have elements");
  }
  Shape shape;
  shape.add(a.shape[0]);
  shape.add(b.shape[1]);
  return shape;
}

Call scaled_gemm_call(const ScaledGemmOperands& of) {
  const Shape shape = scaled_gemm_output_shape(*of.a, *of.b);
  const std::int64_t m = shape.from_last(1), n = shape.from_last(0), k = of.a->shape[1];
  require_one_device(std::array{NamedTensor{"a", of.a}, NamedTensor{"b", of.b}, NamedTensor{"scale_a", of.scale_a},
                                NamedTensor{"scale_b", of.scale_b}, NamedTensor{"bias", of.bias},
                                NamedTensor{"scale_c", of.scale_c}, NamedTensor{"out", of.out}});
  const Dtype dtype = eight_bit_operands(*of.a, *of.b, true);
  const DtypeC dtype_c = result_type(*of.out);
  require_shape("out", *of.out, shape);
  require_scale("scale_a", *of.scale_a, "whatever a is");
  require_scale("scale_b", *of.scale_b, "whatever b is");
  require_number("scale_c", of.scale_c);
  if (of.bias != nullptr) {
    const bool is_narrow = dtype_c == DtypeC::e4m3;
    require_type("bias", *of.bias, is_narrow ? dlpack_type_of(DataType::bf16) : of.out->dtype,
                 is_narrow ? "beside a result of 8 bits" : "as the result is");
    require_shape("bias", *of.bias, std::array{n});
    require_dense("bias", *of.bias);
  }
  if (of.scale_c != nullptr && dtype_c != DtypeC::e4m3) {
    throw InvalidArgument("scale_c is given, but the result is " + type_text(of.out->dtype) +
                          "; it is for results of float8_e4m3fn");
  }
  const Scales scales = scales_of(of, m, n, k);
  const Device& device = device_of(of.out->device);
  const ScaledGemmProblem problem{
      .dtype = dtype,
      .dtype_c = dtype_c,
      .scaling = scales.scaling,
      .accumulation = of.accumulation,
      .M = m,
      .N = n,
      .K = k,
      .lda = row_stride("a", *of.a, 0, "the last must be 1 and the first no less than the length of a row, or 0"),
      .ldb = row_stride("b", *of.b, 1,
                        "the first must be 1 and the last no less than the length of a column, or 0: b is weights of (N, K), "
                        "transposed"),
      .ldc = written_row_stride("out", *of.out),
      .scale_a_row = scales.a.row,
      .scale_a_block = scales.a.block,
      .scale_b_row = scales.b.row,
      .scale_b_block = scales.b.block};
  const auto data = [](const DLTensor* tensor) { return tensor == nullptr ? nullptr : data_of(*tensor); };
  const auto arguments_of = [&](std::int64_t) {
    return to_arguments(ScaledGemmArguments{.A = data(of.a),
                                            .B = data(of.b),
                                            .C = data(of.out),
                                            .scale_a = data(of.scale_a),
                                            .scale_b = data(of.scale_b),
                                            .bias = data(of.bias),
                                            .scale_c = data(of.scale_c)});
  };
  return repeated(to_problem(problem, device), device, 1, arguments_of);
}

}  // namespace tilewright::calls
