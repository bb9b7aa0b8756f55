// What both attention operators need of their arrays: (..., heads, rows, elements) as the strides of a batch, of heads and of
// rows, and the checks of types, shapes and numbers that they share. Used by attention_call.cpp and attention_decode_call.cpp.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <optional>
#include <span>

#include "calls/dlpack.h"
#include "calls/shape.h"
#include "tilewright/enums.h"
#include "tilewright/problem.h"

namespace tilewright::calls {

// An array broadcast to a shape, its leading axes as one batch. An axis of at most one index has kDense for its stride.
struct Heads {
  void* data = nullptr;
  std::int64_t stride_batch = kDense, stride_head = kDense, stride_row = kDense;
};

// `tensor` broadcast to (..., heads, rows, elements). Throws InvalidArgument where it does not broadcast to it, where the
// elements of a row are not neighbours, and where no single stride steps through the leading axes.
Heads strided_heads(const char* name, const DLTensor& tensor, const Shape& shape);
// The same, and rows and heads must not reach into each other.
Heads separate_heads(const char* name, const DLTensor& tensor, const Shape& shape);

// How many there are in the leading axes of (..., heads, rows, elements).
std::int64_t batch_of(const Shape& shape);
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
