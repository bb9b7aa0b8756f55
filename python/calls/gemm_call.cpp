#include "calls/gemm_call.h"

#include <algorithm>
#include <string>

#include "calls/device_of.h"
#include "calls/folded_axes.h"
#include "calls/heads.h"
#include "calls/layout_mismatch.h"
#include "calls/leading_axes.h"
#include "calls/tensor_text.h"
#include "calls/type_mismatch.h"
#include "tilewright/gemm.h"

namespace tilewright::calls {
namespace {

// One operand as [batch, rows, cols]; leading axes are not folded yet.
struct Matrices {
  const char* name;
  const DLTensor* array;
  char* data;
  std::int64_t element_bytes;
  Axes leading{};
  Axis rows{}, cols{};

  void transpose() { std::swap(rows, cols); }
};

// How a matrix lies: its elements, or those of its transpose, are neighbours in a row.
struct Stored {
  bool is_transposed = false;
  std::int64_t leading_dimension = 0;
};

std::string shape_text(const DLTensor& tensor) { return tuple_text(shape_of(tensor)); }

void require_matrix(const char* name, const DLTensor& tensor, const char* allowed) {
  if (tensor.ndim < 2) {
    throw InvalidArgument(std::string(name) + " has shape " + shape_text(tensor) +
                          "; it must have two axes or more: " + allowed);
  }
  if (static_cast<std::size_t>(tensor.ndim) > kMostAxes) {
    throw InvalidArgument(std::string(name) + " has " + std::to_string(tensor.ndim) + " axes; allowed are up to " +
                          std::to_string(kMostAxes));
  }
}

// Leading axes of a and b broadcast as NumPy's do.
Shape leading_shape(const DLTensor& a, const DLTensor& b) {
  const int rank = std::max(a.ndim, b.ndim);
  Shape shape;
  while (shape.rank < static_cast<std::size_t>(rank) - 2) shape.add(1);
  for (const DLTensor* tensor : {&a, &b}) {
    for (int i = 0; i < tensor->ndim - 2; ++i) {
      const int axis = rank - tensor->ndim + i;
      std::int64_t& extent = shape.extents[static_cast<std::size_t>(axis)];
      if (tensor->shape[i] == extent || tensor->shape[i] == 1) continue;
      if (extent != 1) {
        throw InvalidArgument("a has shape " + shape_text(a) + " and b " + shape_text(b) +
                              ": leading axes must be equal, or 1, which is broadcast");
      }
      extent = tensor->shape[i];
    }
  }
  return shape;
}

// `tensor` broadcast to `shape`, the last two axes of which are rows and columns.
Matrices matrices(const char* name, const DLTensor& tensor, const Shape& shape) {
  const std::size_t rank = static_cast<std::size_t>(tensor.ndim);
  const auto refuse = [&] {
    throw InvalidArgument(std::string(name) + " has shape " + shape_text(tensor) + "; it must broadcast to " +
                          tuple_text(shape));
  };
  if (rank > shape.rank) refuse();
  Matrices result{
      .name = name, .array = &tensor, .data = static_cast<char*>(data_of(tensor)), .element_bytes = tensor.dtype.bits / 8};
  for (std::size_t i = 0; i < shape.rank; ++i) {
    Axis axis{.extent = shape.extents[i], .stride = 0};
    if (i + rank >= shape.rank) {
      const std::size_t own = i + rank - shape.rank;
      if (tensor.shape[own] == shape.extents[i]) {
        axis.stride = tensor.strides[own];
      } else if (tensor.shape[own] != 1) {
        refuse();
      }
    }
    if (i + 2 == shape.rank) {
      result.rows = axis;
    } else if (i + 1 == shape.rank) {
      result.cols = axis;
    } else {
      result.leading.add(axis);
    }
  }
  return result;
}

bool is_neighbouring(Axis axis) { return axis.extent <= 1 || axis.stride == 1; }
bool steps_over(Axis outer, Axis inner) { return outer.extent <= 1 || outer.stride == 0 || outer.stride >= inner.extent; }
std::int64_t leading_dimension(Axis outer, Axis inner) { return outer.extent <= 1 ? inner.extent : outer.stride; }

// `is_written`: no two elements may be in one place.
Stored stored(const Matrices& of, bool is_written = false) {
  const auto may_step = [&](Axis outer, Axis inner) {
    return steps_over(outer, inner) && !(is_written && outer.extent > 1 && inner.extent > 0 && outer.stride == 0);
  };
  if (is_neighbouring(of.cols) && may_step(of.rows, of.cols)) return {false, leading_dimension(of.rows, of.cols)};
  if (is_neighbouring(of.rows) && may_step(of.cols, of.rows)) return {true, leading_dimension(of.cols, of.rows)};
  throw LayoutMismatch(
      *of.array, std::string(of.name) + " has strides (..., " + std::to_string(of.rows.stride) + ", " +
                     std::to_string(of.cols.stride) +
                     ") of its last two axes; one of them must be 1 and the other no less than the length of that axis" +
                     (is_written ? "" : ", or 0") + ". Make it contiguous first: numpy.ascontiguousarray(x), x.contiguous()");
}

// A bias may lie in any way but backwards.
void require_forward(const Matrices& of) {
  if (std::min(of.rows.stride, of.cols.stride) >= 0) return;
  throw LayoutMismatch(*of.array, std::string(of.name) + " has strides (..., " + std::to_string(of.rows.stride) + ", " +
                                      std::to_string(of.cols.stride) +
                                      ") of its last two axes; none may be negative. Make it contiguous "
                                      "first: numpy.ascontiguousarray(x)");
}

// Leading axes as further rows: one large product in the place of a batch of small ones that share b.
bool fold_rows(Matrices& of) {
  Axes all = of.leading;
  all.add(of.rows);
  const std::optional<Axis> rows = folded(all);
  if (!rows) return false;
  of.leading = {};
  of.rows = *rows;
  return true;
}

bool is_shared(const Matrices& of) {
  return std::all_of(of.leading.axis.begin(), of.leading.axis.begin() + static_cast<std::ptrdiff_t>(of.leading.count),
                     [](Axis each) { return each.extent == 1 || each.stride == 0; });
}

Dtype dtype_of(const GemmOperands& of) {
  const std::optional<DataType> in = data_type_of(of.a->dtype);
  const bool is_half = in == DataType::f16 || in == DataType::bf16;
  if (in != DataType::f32 && in != DataType::f64 && !is_half) {
    throw TypeMismatch("a is " + type_text(of.a->dtype) + "; allowed are float32, float64, float16 and bfloat16");
  }
  if (const auto where = of.a->device.device_type; in == DataType::f64 && (where == kDLCUDA || where == kDLCUDAManaged)) {
    throw TypeMismatch("a is float64 on " + device_text(of.a->device) +
                       ", and products of float64 are the CPU's only: convert to float32, or move the arrays to the CPU");
  }
  require_type("b", *of.b, of.a->dtype, "as a is");
  const bool is_f32_out = in != DataType::f64 && data_type_of(of.out->dtype) == DataType::f32;
  if (!is_f32_out) require_type("out", *of.out, of.a->dtype, is_half ? "as a is, or float32" : "as a is");
  if (of.bias != nullptr) require_type("bias", *of.bias, of.out->dtype, "as out is");
  if (in == DataType::f32) return of.precision;
  if (of.precision != Dtype::f32) throw InvalidArgument("precision is of products of float32; a is " + type_text(of.a->dtype));
  if (in == DataType::f64) return Dtype::f64;
  if (in == DataType::f16) return is_f32_out ? Dtype::f16_f32 : Dtype::f16;
  return is_f32_out ? Dtype::bf16_f32 : Dtype::bf16;
}

Layout layout_of(Stored a, Stored b) {
  if (a.is_transposed) return b.is_transposed ? Layout::tt : Layout::tn;
  return b.is_transposed ? Layout::nt : Layout::nn;
}

}  // namespace

Shape gemm_output_shape(const DLTensor& a, const DLTensor& b) {
  require_matrix("a", a, "(..., M, K)");
  require_matrix("b", b, "(..., K, N)");
  const std::int64_t depth = a.shape[a.ndim - 1];
  if (b.shape[b.ndim - 2] != depth) {
    throw InvalidArgument("b has shape " + shape_text(b) + "; a, of shape " + shape_text(a) + ", has rows of " +
                          std::to_string(depth) + ", so b must be (..., " + std::to_string(depth) + ", N)");
  }
  Shape shape = leading_shape(a, b);
  shape.add(a.shape[a.ndim - 2]);
  shape.add(b.shape[b.ndim - 1]);
  return shape;
}

Call gemm_call(const GemmOperands& of) {
  const Shape shape = gemm_output_shape(*of.a, *of.b);
  require_matrix("out", *of.out, "(..., M, N)");
  require_one_device(
      std::array{NamedTensor{"a", of.a}, NamedTensor{"b", of.b}, NamedTensor{"bias", of.bias}, NamedTensor{"out", of.out}});
  const Dtype dtype = dtype_of(of);
  if (!std::ranges::equal(shape_of(*of.out), std::span<const std::int64_t>(shape))) {
    throw InvalidArgument("out has shape " + shape_text(*of.out) + "; it must have that of a @ b, " + tuple_text(shape));
  }

  const std::int64_t depth = of.a->shape[of.a->ndim - 1];
  const auto with = [&](std::int64_t rows, std::int64_t cols) {
    Shape result = shape;
    result.from_last(1) = rows;
    result.from_last(0) = cols;
    return result;
  };
  Matrices a = matrices("a", *of.a, with(shape.from_last(1), depth));
  Matrices b = matrices("b", *of.b, with(depth, shape.from_last(0)));
  Matrices out = matrices("out", *of.out, shape);
  Matrices bias = of.bias != nullptr ? matrices("bias", *of.bias, shape) : out;

  if (of.bias != nullptr) require_forward(bias);

  if (is_shared(b)) {
    Matrices rows_of_a = a, rows_of_out = out, rows_of_bias = bias;
    if (fold_rows(rows_of_a) && fold_rows(rows_of_out) && fold_rows(rows_of_bias)) {
      a = rows_of_a, out = rows_of_out, bias = rows_of_bias, b.leading = {};
    }
  }
  if (stored(out, true).is_transposed) {  // then its transpose is computed: B^T A^T
    std::swap(a, b);
    for (Matrices* each : {&a, &b, &out, &bias}) each->transpose();
  }
  const Stored stored_a = stored(a), stored_b = stored(b);
  const LeadingAxes leading(std::array<const Axes*, 4>{&out.leading, &a.leading, &b.leading, &bias.leading});
  GemmProblem problem{.dtype = dtype,
                      .layout = layout_of(stored_a, stored_b),
                      .M = out.rows.extent,
                      .N = out.cols.extent,
                      .K = a.cols.extent,
                      .batch = leading.batch(),
                      .lda = stored_a.leading_dimension,
                      .ldb = stored_b.leading_dimension,
                      .ldc = stored(out, true).leading_dimension};
  if (problem.batch > 1) {
    problem.stride_a = leading.stride(a.leading);
    problem.stride_b = leading.stride(b.leading);
    problem.stride_c = leading.stride(out.leading);
  }
  if (of.bias != nullptr) {
    problem.stride_bias = leading.stride(bias.leading);
    problem.bias_row_stride = bias.rows.stride;
    problem.bias_column_stride = bias.cols.stride;
  }
  const auto arguments_of = [&](std::int64_t repetition) {
    const auto at = [&](const Matrices& each) {
      return each.data + leading.offset(each.leading, repetition) * each.element_bytes;
    };
    return to_arguments({.A = at(a),
                         .B = at(b),
                         .C = at(out),
                         .bias = of.bias != nullptr ? at(bias) : nullptr,
                         .alpha = of.alpha,
                         .beta = of.beta,
                         .activation = of.activation});
  };
  const Device& device = device_of(of.out->device);
  return repeated(to_problem(problem, device), device, leading.repetitions(), arguments_of);
}

}  // namespace tilewright::calls
