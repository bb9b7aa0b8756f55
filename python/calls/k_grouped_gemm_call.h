// Weight gradients of groups of rows: from views to the operator k_grouped_gemm. Nothing is copied.
#pragma once

#include <optional>
#include <string_view>

#include "calls/call.h"
#include "calls/dlpack.h"
#include "calls/shape.h"

namespace tilewright::calls {

struct KGroupedGemmOperands {
  const DLTensor* a;                    // (rows, M)
  const DLTensor* b;                    // (T, N)
  const DLTensor* offsets;              // (G,) int32, dense: where each group's rows of b end
  const DLTensor* out;                  // (G, M, N), of a's type or float32
  const DLTensor* row_index = nullptr;  // (T,) int32, dense: the row of a of each row of b; none: as they are
  bool accumulate = false;              // what is in out is added
};

// (G, M, N). Throws InvalidArgument where they don't fit.
Shape k_grouped_gemm_output_shape(const DLTensor& a, const DLTensor& b, const DLTensor& offsets);

// Of the result, by the word f32, f16 or bf16; none: a's. Throws InvalidArgument.
DLDataType k_grouped_gemm_output_type(const DLTensor& a, std::optional<std::string_view> word);

// Throws InvalidArgument, or TypeMismatch of data types, in a sentence that names the argument, what came and what is allowed.
Call k_grouped_gemm_call(const KGroupedGemmOperands& operands);

}  // namespace tilewright::calls
