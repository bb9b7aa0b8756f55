// Products of groups of rows of 8-bit floats with a matrix each, with scales: from views with any strides to the operator
// scaled_grouped_gemm. What has a scale of its own is told by the scales' shapes; nothing is copied.
#pragma once

#include <string_view>

#include "calls/call.h"
#include "calls/dlpack.h"
#include "calls/shape.h"
#include "tilewright/enums.h"

namespace tilewright::calls {

struct ScaledGroupedGemmOperands {
  const DLTensor* a;        // (rows, K), its rows dense
  const DLTensor* b;        // (G, K, N), columns dense; with a gate (G, K, 2 N), the gate's columns first, or (G, 2, K, N)
  const DLTensor* scale_a;  // one number, (rows,) or (rows, 1), or (rows, ceil(K / 128)); float32
  // One number, one a group, (G, N) or (G, 1, N), or (G, ceil(K / 128), ceil(N / 128) or N); with a gate 2 N, or an axis of 2
  // behind G, as b has; float32.
  const DLTensor* scale_b;
  const DLTensor* offsets;              // (G,) int32, dense: where each group's rows end
  const DLTensor* out;                  // (M, N)
  const DLTensor* row_index = nullptr;  // (M,) int32, dense: the row of a of each row of the result; none: as they are
  const DLTensor* bias = nullptr;       // (G, N); with a gate (G, 2 N) or (G, 2, N); dense
  const DLTensor* row_scale = nullptr;  // (M,) float32, dense
  Gate gate = Gate::none;
  Activation activation = Activation::none;
  Accumulation accumulation = Accumulation::promoted;
};

DLDataType grouped_result_type_named(std::string_view word);  // bf16, f16

// (M, N). Throws InvalidArgument where a, b and row_index (may be nullptr) don't fit.
Shape scaled_grouped_gemm_output_shape(const DLTensor& a, const DLTensor& b, const DLTensor* row_index, Gate gate);

// Throws InvalidArgument, or TypeMismatch of data types, in a sentence that names the argument, what came and what is allowed.
Call scaled_grouped_gemm_call(const ScaledGroupedGemmOperands& operands);

}  // namespace tilewright::calls
