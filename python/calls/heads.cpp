#include "calls/heads.h"

#include <algorithm>
#include <cmath>
#include <string>

#include "calls/layout_mismatch.h"
#include "calls/tensor_text.h"
#include "calls/type_mismatch.h"

namespace tilewright::calls {
namespace {

constexpr std::int64_t kMostWindow = std::int64_t{1} << 30;

// Axis i of `tensor`, counted from its last, as an axis of `extent`.
Axis broadcast_axis(const char* name, const DLTensor& tensor, const Shape& shape, std::size_t i) {
  const std::int64_t extent = shape.from_last(i);
  const std::size_t rank = static_cast<std::size_t>(tensor.ndim);
  if (i >= rank) return {.extent = extent, .stride = 0};
  const std::size_t own = rank - 1 - i;
  if (tensor.shape[own] == extent) return {.extent = extent, .stride = tensor.strides[own]};
  if (tensor.shape[own] == 1) return {.extent = extent, .stride = 0};
  throw InvalidArgument(has_shape(name, tensor) + "; it must broadcast to " + tuple_text(shape));
}

// Of a mask, whose rows and heads may lie in any way but backwards.
void require_forward(const char* name, Axis axis, const char* what) {
  if (axis.extent <= 1 || axis.stride >= 0) return;
  throw InvalidArgument(std::string(name) + " has a stride of " + std::to_string(axis.stride) + " from one " + what +
                        " to the next; none may be negative" + kMakeContiguous);
}

std::int64_t stride_or_dense(Axis axis) { return axis.extent <= 1 ? kDense : axis.stride; }

void require_separate(const char* name, std::int64_t stride, std::int64_t elements, const char* axis) {
  if (stride == kDense || stride == 0 || stride >= elements) return;
  throw InvalidArgument(std::string(name) + " has a stride of " + std::to_string(stride) + " from one " + axis +
                        " to the next; it must be 0, or no less than the " + std::to_string(elements) + " elements of a row" +
                        kMakeContiguous);
}

}  // namespace

Heads strided_heads(const char* name, const DLTensor& tensor, const Shape& shape) {
  if (static_cast<std::size_t>(std::max(tensor.ndim, 0)) > shape.rank) {
    throw InvalidArgument(has_shape(name, tensor) + "; it must broadcast to " + tuple_text(shape));
  }
  const Axis elements = broadcast_axis(name, tensor, shape, 0);
  if (elements.extent > 1 && elements.stride != 1) {
    throw InvalidArgument(std::string(name) + " has a stride of " + std::to_string(elements.stride) +
                          " from one element of a row to the next; it must be 1" + kMakeContiguous);
  }
  require_forward(name, broadcast_axis(name, tensor, shape, 1), "row");
  require_forward(name, broadcast_axis(name, tensor, shape, 2), "head");
  Heads heads{.data = static_cast<char*>(data_of(tensor)),
              .element_bytes = tensor.dtype.bits / 8,
              .stride_head = stride_or_dense(broadcast_axis(name, tensor, shape, 2)),
              .stride_row = stride_or_dense(broadcast_axis(name, tensor, shape, 1))};
  for (std::size_t i = shape.rank; i-- > 3;) heads.leading.add(broadcast_axis(name, tensor, shape, i));
  return heads;
}

Heads separate_heads(const char* name, const DLTensor& tensor, const Shape& shape) {
  const Heads heads = strided_heads(name, tensor, shape);
  require_separate(name, heads.stride_row, shape.from_last(0), "row");
  require_separate(name, heads.stride_head, shape.from_last(0), "head");
  return heads;
}

Heads dense_heads(const DLTensor* tensor, const Shape& shape, std::int64_t elements) {
  Heads heads;
  if (tensor != nullptr) {
    heads.data = static_cast<char*>(data_of(*tensor));
    heads.element_bytes = tensor->dtype.bits / 8;
  }
  for (std::size_t i = 0; i + 3 < shape.rank; ++i) heads.leading.add({.extent = shape.extents[i], .stride = 0});
  for (std::size_t i = heads.leading.count; i-- > 0;) {
    heads.leading.axis[i].stride = elements;
    elements *= heads.leading.axis[i].extent;
  }
  return heads;
}

Shape with_last(Shape shape, std::int64_t heads, std::int64_t rows, std::int64_t elements) {
  shape.from_last(2) = heads;
  shape.from_last(1) = rows;
  shape.from_last(0) = elements;
  return shape;
}

Shape leading_and_last(std::span<const NamedHeads> tensors) {
  std::size_t rank = 3;
  for (const NamedHeads& each : tensors) {
    const std::size_t own = static_cast<std::size_t>(std::max(each.tensor->ndim, 0));
    if (own < 2 || own > kMostAxes) {
      throw InvalidArgument(has_shape(each.name, *each.tensor) + "; it must be (..., heads, rows, elements), of 2 to " +
                            std::to_string(kMostAxes) + " axes");
    }
    rank = std::max(rank, own);
  }
  Shape shape;
  while (shape.rank < rank) shape.add(1);
  for (const NamedHeads& each : tensors) {
    const std::size_t own = static_cast<std::size_t>(each.tensor->ndim);
    for (std::size_t i = 3; i < own; ++i) {
      const std::int64_t extent = each.tensor->shape[own - 1 - i];
      if (extent == shape.from_last(i) || extent == 1) continue;
      if (shape.from_last(i) != 1) {
        throw InvalidArgument(has_shape(each.name, *each.tensor) + ", " + tensors[0].name + " " +
                              tuple_text(shape_of(*tensors[0].tensor)) +
                              ": leading axes must be equal, or 1, which is broadcast");
      }
      shape.from_last(i) = extent;
    }
  }
  const DLTensor& first = *tensors[0].tensor;
  return with_last(shape, heads_in(first), rows_in(first), elements_in(first));
}

Shape as_output(const Shape& shape, std::initializer_list<const DLTensor*> inputs) {
  if (std::ranges::any_of(inputs, [](const DLTensor* each) { return each->ndim > 2; })) return shape;
  Shape result;
  result.add(shape.from_last(1));
  result.add(shape.from_last(0));
  return result;
}

std::int64_t heads_in(const DLTensor& tensor) { return tensor.ndim < 3 ? 1 : tensor.shape[tensor.ndim - 3]; }
std::int64_t rows_in(const DLTensor& tensor) { return tensor.shape[tensor.ndim - 2]; }
std::int64_t elements_in(const DLTensor& tensor) { return tensor.shape[tensor.ndim - 1]; }

std::int64_t key_heads(const DLTensor& q, const DLTensor& k, const DLTensor& v) {
  for (const NamedHeads& each : {NamedHeads{"k", &k}, NamedHeads{"v", &v}}) {
    if (elements_in(*each.tensor) == elements_in(q)) continue;
    throw InvalidArgument(has_shape(each.name, *each.tensor) + "; its rows must have " + std::to_string(elements_in(q)) +
                          " elements, as those of q");
  }
  if (rows_in(k) != rows_in(v)) {
    throw InvalidArgument(has_shape("v", v) + "; it must have " + std::to_string(rows_in(k)) + " rows, as k has");
  }
  const std::int64_t of_k = heads_in(k), of_v = heads_in(v);
  if (of_k != of_v && of_k != 1 && of_v != 1) {
    throw InvalidArgument(has_shape("v", v) + "; it must have " + std::to_string(of_k) + " heads, as k has, or 1");
  }
  return of_k == 1 ? of_v : of_k;
}

std::int64_t query_heads(const DLTensor& q, std::int64_t key_heads) {
  const std::int64_t heads = heads_in(q);
  if (heads == 1) return key_heads;
  if (key_heads > 0 && heads % key_heads == 0) return heads;
  throw InvalidArgument(has_shape("q", q) + "; its heads must be a multiple of the " + std::to_string(key_heads) +
                        " of k and v, or 1");
}

Dtype attention_dtype(const DLTensor& q, const DLTensor& k, const DLTensor& v, const DLTensor& out) {
  const std::optional<DataType> type = data_type_of(q.dtype);
  if (type != DataType::f32 && type != DataType::f16 && type != DataType::bf16) {
    throw TypeMismatch("q is " + type_text(q.dtype) + "; allowed are float32, float16 and bfloat16");
  }
  require_type("k", k, q.dtype, "as q is");
  require_type("v", v, q.dtype, "as q is");
  require_type("out", out, q.dtype, "as q is");
  if (type == DataType::f32) return Dtype::f32;
  return type == DataType::f16 ? Dtype::f16 : Dtype::bf16;
}

void require_type(const char* name, const DLTensor& tensor, DLDataType type, const char* why) {
  if (tensor.dtype == type) return;
  throw TypeMismatch(std::string(name) + " is " + type_text(tensor.dtype) + "; it must be " + type_text(type) + ", " + why);
}

void require_shape(const char* name, const DLTensor& tensor, std::span<const std::int64_t> shape) {
  if (std::ranges::equal(shape_of(tensor), shape)) return;
  throw InvalidArgument(has_shape(name, tensor) + "; it must be " + tuple_text(shape));
}

void require_dense(const char* name, const DLTensor& tensor) {
  std::int64_t stride = 1;
  for (std::int32_t i = tensor.ndim; i-- > 0;) {
    if (tensor.shape[i] > 1 && tensor.strides[i] != stride) {
      throw LayoutMismatch(tensor, std::string(name) + " has strides " + tuple_text(strides_of(tensor)) +
                                       "; its elements must lie one behind the other" + kMakeContiguous);
    }
    stride *= tensor.shape[i];
  }
}

void require_lse(const DLTensor* lse, const DLTensor& out) {
  if (lse == nullptr) return;
  require_type("lse", *lse, dlpack_type_of(DataType::f32), "whatever q is");
  require_shape("lse", *lse, shape_of(out).first(static_cast<std::size_t>(out.ndim) - 1));
  require_dense("lse", *lse);
}

float scale_argument(std::optional<float> scale) {
  if (!scale) return 0;
  if (*scale > 0 && std::isfinite(*scale)) return *scale;
  throw InvalidArgument("scale is " + std::to_string(*scale) + "; allowed are finite numbers above 0");
}

std::int32_t window_argument(const char* name, std::int64_t window) {
  if (-1 <= window && window <= kMostWindow) return static_cast<std::int32_t>(window);
  throw InvalidArgument(std::string(name) + " is " + std::to_string(window) + "; allowed are numbers from 0 to " +
                        std::to_string(kMostWindow) + ", and -1 for all");
}

}  // namespace tilewright::calls
