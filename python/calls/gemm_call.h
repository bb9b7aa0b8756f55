// Matrix products of arrays: from views with any strides to the operator gemm. Transposed views become layouts, expanded
// dimensions broadcasts, leading dimensions a batch or more rows; nothing is copied.
#pragma once

#include "calls/call.h"
#include "calls/dlpack.h"
#include "calls/shape.h"
#include "tilewright/enums.h"

namespace tilewright::calls {

struct GemmOperands {
  const DLTensor* a;             // (..., M, K)
  const DLTensor* b;             // (..., K, N)
  const DLTensor* bias;          // broadcasts to out's shape; nullptr: none
  const DLTensor* out;           // (..., M, N)
  Dtype precision = Dtype::f32;  // of float32: f32, tf32, tf32x3
  Activation activation = Activation::none;
  double alpha = 1, beta = 0;
};

// The shape of a @ b, where leading dimensions broadcast. Throws InvalidArgument where a and b don't fit.
Shape gemm_output_shape(const DLTensor& a, const DLTensor& b);

// Throws InvalidArgument, or TypeMismatch of data types, in a sentence that names the argument, what came and what is allowed.
Call gemm_call(const GemmOperands& operands);

}  // namespace tilewright::calls
