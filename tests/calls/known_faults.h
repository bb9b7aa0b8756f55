// Kinds of calls that the library is known to get wrong: they are not made, or their results not looked at, until it does not.
#pragma once

namespace tilewright::calls {

// Of kernels of CPUs: special values, activations, masks and what they hide, alpha 0, rows of B that are one (ldb 0).
inline constexpr bool kValuesAreRight = false;
// gemm has the sizes stride_bias, bias_row_stride and bias_column_stride.
inline constexpr bool kBiasHasStrides = false;

}  // namespace tilewright::calls
