#include "calls/scaled_grouped_gemm_call.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string>

#include "calls/device_of.h"
#include "calls/eight_bits.h"
#include "calls/group_matrices.h"
#include "calls/heads.h"
#include "calls/layout_mismatch.h"
#include "calls/named_values.h"
#include "calls/rows.h"
#include "calls/tensor_text.h"
#include "calls/type_mismatch.h"
#include "tilewright/scaled_grouped_gemm.h"

namespace tilewright::calls {
namespace {

// From a group's scales to the next one's, from one matrix's to the other's, and within those.
struct StepsOfB {
  std::int64_t group, part, row, block;
};

struct Scales {
  Scaling scaling;
  ScaleSteps a;
  StepsOfB b;
};

bool has_shape(const DLTensor& tensor, std::initializer_list<std::int64_t> shape) {
  return std::ranges::equal(shape_of(tensor), shape);
}

// Where columns of both matrices stand side by side along `axis`, `columns` of each.
StepsOfB side_by_side(const DLTensor& scale, std::int32_t axis, std::int64_t columns, std::int64_t block) {
  const std::int64_t row = scale_step(scale, axis);
  return {scale_step(scale, 0), columns * row, row, block};
}

std::optional<StepsOfB> steps_of_rows(const DLTensor& scale, const GroupMatrices& b) {
  const std::int64_t all = b.parts * b.columns;
  if (is_one_number(scale)) return StepsOfB{0, 0, 0, 0};
  if (has_shape(scale, {b.groups}) || has_shape(scale, {b.groups, 1, 1})) return StepsOfB{scale_step(scale, 0), 0, 0, 0};
  if (has_shape(scale, {b.groups, all})) return side_by_side(scale, 1, b.columns, 0);
  if (has_shape(scale, {b.groups, 1, all})) return side_by_side(scale, 2, b.columns, 0);
  const bool has_parts = b.parts == 2 && scale.ndim >= 3;
  if (has_parts && has_shape(scale, {b.groups, b.parts, b.columns}))
    return StepsOfB{scale_step(scale, 0), scale_step(scale, 1), scale_step(scale, 2), 0};
  if (has_parts && has_shape(scale, {b.groups, b.parts, 1, b.columns}))
    return StepsOfB{scale_step(scale, 0), scale_step(scale, 1), scale_step(scale, 3), 0};
  return std::nullopt;
}

// Of blocks of K, and of `columns` along N: with block of 128 of them.
std::optional<StepsOfB> steps_of_blocks(const DLTensor& scale, const GroupMatrices& b, std::int64_t columns) {
  const std::int64_t blocks = scale_blocks(b.depth);
  // 128 columns of two matrices side by side have one scale where they are of one matrix.
  const bool are_side_by_side = b.parts == 1 || columns == b.columns || b.columns % 128 == 0;
  if (are_side_by_side && has_shape(scale, {b.groups, blocks, b.parts * columns}))
    return side_by_side(scale, 2, columns, scale_step(scale, 1));
  if (b.parts == 2 && has_shape(scale, {b.groups, b.parts, blocks, columns}))
    return StepsOfB{scale_step(scale, 0), scale_step(scale, 1), scale_step(scale, 3), scale_step(scale, 2)};
  return std::nullopt;
}

Scales scales_of(const ScaledGroupedGemmOperands& of, std::int64_t rows, const GroupMatrices& b) {
  const DLTensor &scale_a = *of.scale_a, &scale_b = *of.scale_b;
  const std::int64_t blocks = scale_blocks(b.depth), blocks_of_n = scale_blocks(b.columns);
  ScaleSteps a{};
  if (is_scale_of_rows(scale_a, rows, 0, a)) {
    if (const auto steps = steps_of_rows(scale_b, b)) return {Scaling::row, a, *steps};
  }
  if (is_matrix_of(scale_a, rows, blocks)) {
    a = {scale_step(scale_a, 0), scale_step(scale_a, 1)};
    if (const auto steps = steps_of_blocks(scale_b, b, b.columns)) return {Scaling::block_row, a, *steps};
    if (const auto steps = steps_of_blocks(scale_b, b, blocks_of_n)) return {Scaling::block, a, *steps};
  }
  const std::string groups = "(" + std::to_string(b.groups) + ", ", parts = b.parts == 2 ? groups + "2, " : groups;
  const std::string of_rows = std::to_string(rows), columns = std::to_string(b.columns), of_k = std::to_string(blocks);
  throw InvalidArgument("scale_a has shape " + tuple_text(shape_of(scale_a)) + " and scale_b " + tuple_text(shape_of(scale_b)) +
                        "; allowed are one number or (" + of_rows + ", 1) beside one number, (" + std::to_string(b.groups) +
                        ",) or " + parts + columns + "), and (" + of_rows + ", " + of_k + ") beside " + parts + of_k + ", " +
                        std::to_string(blocks_of_n) + ") or " + parts + of_k + ", " + columns + ")");
}

constexpr std::array kResultWords{"bf16", "f16"};
constexpr std::array kResultTypes{DataType::bf16, DataType::f16};

DtypeC result_type(const DLTensor& out) {
  const auto type = data_type_of(out.dtype);
  if (type == DataType::bf16) return DtypeC::bf16;
  if (type == DataType::f16) return DtypeC::f16;
  throw TypeMismatch("out is " + type_text(out.dtype) + "; allowed are bfloat16 and float16");
}

std::int64_t leading(const GroupMatrices& of, const DLTensor& b) {
  if (const auto stride = of.leading(Layout::nt)) return *stride;
  throw LayoutMismatch(
      b,
      "b has strides " + tuple_text(strides_of(b)) +
          "; none may be negative, the last but one must be 1 and the last no less than the length of a column, "
          "or 0: b is weights of (G, N, K), transposed",
      DenseAlong::columns);
}

}  // namespace

DLDataType grouped_result_type_named(std::string_view word) {
  return dlpack_type_of(kResultTypes[place_of("out_dtype", word, kResultWords)]);
}

Shape scaled_grouped_gemm_output_shape(const DLTensor& a, const DLTensor& b, const DLTensor* row_index, Gate gate) {
  require_rows("a", a, "(rows, K)");
  return grouped_output_shape(a, b, group_matrices(b, gate), row_index);
}

Call scaled_grouped_gemm_call(const ScaledGroupedGemmOperands& of) {
  const Shape shape = scaled_grouped_gemm_output_shape(*of.a, *of.b, of.row_index, of.gate);
  const GroupMatrices b = group_matrices(*of.b, of.gate);
  require_one_device(std::array{NamedTensor{"a", of.a}, NamedTensor{"b", of.b}, NamedTensor{"scale_a", of.scale_a},
                                NamedTensor{"scale_b", of.scale_b}, NamedTensor{"offsets", of.offsets},
                                NamedTensor{"row_index", of.row_index}, NamedTensor{"bias", of.bias},
                                NamedTensor{"row_scale", of.row_scale}, NamedTensor{"out", of.out}});
  const Dtype dtype = eight_bit_operands(*of.a, *of.b, false);
  const DtypeC dtype_c = result_type(*of.out);
  require_shape("out", *of.out, shape);
  require_scale("scale_a", *of.scale_a, "whatever a is");
  require_scale("scale_b", *of.scale_b, "whatever b is");
  require_group_lists(*of.a, of.offsets, of.row_index, of.row_scale, b.groups, shape.from_last(1));
  if (of.bias != nullptr) {
    require_type("bias", *of.bias, of.out->dtype, "as the result is");
    require_group_bias(*of.bias, b);
  }
  require_no_activation_beside(of.gate, of.activation);
  const Scales scales = scales_of(of, of.a->shape[0], b);
  const Device& device = device_of(of.out->device);
  const ScaledGroupedGemmProblem problem{.dtype = dtype,
                                         .dtype_c = dtype_c,
                                         .scaling = scales.scaling,
                                         .accumulation = of.accumulation,
                                         .gate = of.gate,
                                         .G = b.groups,
                                         .M = shape.from_last(1),
                                         .N = b.columns,
                                         .K = b.depth,
                                         .rows_a = of.a->shape[0],
                                         .lda = row_stride("a", *of.a),
                                         .ldb = leading(b, *of.b),
                                         .stride_part = b.parts == 1 ? kDense : b.of_part,
                                         .stride_b = b.groups <= 1 ? kDense : b.of_group,
                                         .ldc = written_row_stride("out", *of.out),
                                         .scale_a_row = scales.a.row,
                                         .scale_a_block = scales.a.block,
                                         .scale_b_row = scales.b.row,
                                         .scale_b_block = scales.b.block,
                                         .scale_b_part = scales.b.part,
                                         .scale_b_group = scales.b.group};
  const auto data = [](const DLTensor* tensor) { return tensor == nullptr ? nullptr : data_of(*tensor); };
  const auto arguments_of = [&](std::int64_t) {
    return to_arguments(ScaledGroupedGemmArguments{.A = data(of.a),
                                                   .B = data(of.b),
                                                   .C = data(of.out),
                                                   .scale_a = data(of.scale_a),
                                                   .scale_b = data(of.scale_b),
                                                   .offsets = data(of.offsets),
                                                   .row_index = data(of.row_index),
                                                   .bias = data(of.bias),
                                                   .row_scale = data(of.row_scale),
                                                   .activation = of.activation});
  };
  return repeated(to_problem(problem, device), device, 1, arguments_of);
}

}  // namespace tilewright::calls
