// Products of groups of rows with a matrix each: from views with any strides to the operator grouped_gemm. Transposed views
// become layouts, expanded axes broadcasts, halves of columns a gate's two matrices; nothing is copied.
#pragma once

#include "calls/call.h"
#include "calls/dlpack.h"
#include "calls/shape.h"
#include "tilewright/enums.h"

namespace tilewright::calls {

struct GroupedGemmOperands {
  const DLTensor* a;                    // (rows, K)
  const DLTensor* b;                    // (G, K, N); with a gate (G, K, 2 N), the gate's columns first, or (G, 2, K, N)
  const DLTensor* offsets;              // (G,) int32, dense: where each group's rows end
  const DLTensor* out;                  // (M, N)
  const DLTensor* row_index = nullptr;  // (M,) int32, dense: the row of a of each row of the result; none: as they are
  const DLTensor* bias = nullptr;       // (G, N); with a gate (G, 2 N) or (G, 2, N); dense
  const DLTensor* row_scale = nullptr;  // (M,) float32, dense
  Gate gate = Gate::none;
  Activation activation = Activation::none;
};

// (M, N). Throws InvalidArgument where a, b and row_index (may be nullptr) don't fit.
Shape grouped_gemm_output_shape(const DLTensor& a, const DLTensor& b, const DLTensor* row_index, Gate gate);

// Throws InvalidArgument, or TypeMismatch of data types, in a sentence that names the argument, what came and what is allowed.
Call grouped_gemm_call(const GroupedGemmOperands& operands);

}  // namespace tilewright::calls
