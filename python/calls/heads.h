// What both attention operators need of their arrays: (..., heads, rows, elements) as leading axes and the strides of heads and
// rows, and the checks of types, shapes and numbers that they share. Used by attention_call.cpp and attention_decode_call.cpp.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <optional>
#include <span>

#include "calls/dlpack.h"
#include "calls/folded_axes.h"
#include "calls/leading_axes.h"
#include "calls/shape.h"
#include "tilewright/enums.h"
#include "tilewright/problem.h"

namespace tilewright::calls {

// An array broadcast to a shape. An axis of at most one index has kDense for its stride.
struct Heads {
  char* data = nullptr;  // nullptr: the array was not given
  std::int64_t element_bytes = 0;
  Axes leading{};
  std::int64_t stride_head = kDense, stride_row = kDense;

  std::int64_t stride_batch(const LeadingAxes& all) const { return all.batch() <= 1 ? kDense : all.stride(leading); }
  char* at(const LeadingAxes& all, std::int64_t repetition) const {
    return data == nullptr ? nullptr : data + all.offset(leading, repetition) * element_bytes;
  }
};

// `tensor` broadcast to (..., heads, rows, elements). Throws InvalidArgument where it does not broadcast to it, and where the
// elements of a row are not neighbours.
Heads strided_heads(const char* name, const DLTensor& tensor, const Shape& shape);
// The same, and rows and heads must not reach into each other.
Heads separate_heads(const char* name, const DLTensor& tensor, const Shape& shape);

// A dense array of `elements` for each index of the leading axes of (..., heads, rows, elements); nullptr: none.
Heads dense_heads(const DLTensor* tensor, const Shape& shape, std::int64_t elements);
// (..., heads, rows, elements) with others in the place of the last three.
Shape with_last(Shape shape, std::int64_t heads, std::int64_t rows, std::int64_t elements);

// The leading axes of those tensors together, broadcast, and (heads, rows, elements) of the first. Throws InvalidArgument where
// they don't broadcast, and where one has fewer than two axes or too many.
struct NamedHeads {
  const char* name;
  const DLTensor* tensor;
};
Shape leading_and_last(std::span<const NamedHeads> tensors);
// That shape as the result has it: without an axis of heads where none of `inputs` has one.
Shape as_output(const Shape& shape, std::initializer_list<const DLTensor*> inputs);

// Extents of the last three axes; an array of two has one head.
std::int64_t heads_in(const DLTensor& tensor);
std::int64_t rows_in(const DLTensor& tensor);
std::int64_t elements_in(const DLTensor& tensor);
// Heads of k and v together: 1 is broadcast. Throws InvalidArgument unless k and v are (..., H, S, E) of one S, and E is q's.
std::int64_t key_heads(const DLTensor& q, const DLTensor& k, const DLTensor& v);
// Heads of q, 1 being broadcast. Throws InvalidArgument unless they are a multiple of those of k and v.
std::int64_t query_heads(const DLTensor& q, std::int64_t key_heads);

// That of q, which the others must have. Throws TypeMismatch.
Dtype attention_dtype(const DLTensor& q, const DLTensor& k, const DLTensor& v, const DLTensor& out);
void require_type(const char* name, const DLTensor& tensor, DLDataType type, const char* why);
void require_shape(const char* name, const DLTensor& tensor, std::span<const std::int64_t> shape);
// Throws InvalidArgument unless its elements lie one behind the other.
void require_dense(const char* name, const DLTensor& tensor);

// Throws unless `lse` (may be nullptr) is float32, dense and of out's shape less its last axis.
void require_lse(const DLTensor* lse, const DLTensor& out);

// As the operators take them. Throw InvalidArgument.
float scale_argument(std::optional<float> scale);
std::int32_t window_argument(const char* name, std::int64_t window);

}  // namespace tilewright::calls
