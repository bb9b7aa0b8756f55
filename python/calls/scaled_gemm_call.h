// Products of 8-bit floats or integers with scales: from views with any strides to the operator scaled_gemm. What has a scale
// of its own is told by the scales' shapes; nothing is copied.
#pragma once

#include <string_view>

#include "calls/call.h"
#include "calls/dlpack.h"
#include "calls/shape.h"
#include "tilewright/enums.h"

namespace tilewright::calls {

struct ScaledGemmOperands {
  const DLTensor* a;                  // (M, K), its rows dense
  const DLTensor* b;                  // (K, N), its columns dense: weights (N, K), transposed
  const DLTensor* scale_a;            // one number, (M,) or (M, 1), or (M, ceil(K / 128)); float32
  const DLTensor* scale_b;            // one number, (N,) or (1, N), or (ceil(K / 128), ceil(N / 128) or N); float32
  const DLTensor* out;                // (M, N)
  const DLTensor* bias = nullptr;     // (N,), dense
  const DLTensor* scale_c = nullptr;  // one number, float32
  Accumulation accumulation = Accumulation::promoted;
};

DLDataType result_type_named(std::string_view word);  // bf16, f16, f32, e4m3

// (M, N). Throws InvalidArgument where a and b don't fit.
Shape scaled_gemm_output_shape(const DLTensor& a, const DLTensor& b);

// Throws InvalidArgument, or TypeMismatch of data types, in a sentence that names the argument, what came and what is allowed.
Call scaled_gemm_call(const ScaledGemmOperands& operands);

}  // namespace tilewright::calls
