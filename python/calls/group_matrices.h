// The matrices of groups, one or with a gate two of each: what products of groups of rows take, seen as (G, K, N), as
// (G, K, 2 N), the gate's columns first, or as (G, 2, K, N). Each throws InvalidArgument in a sentence that names the argument.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "calls/dlpack.h"
#include "calls/shape.h"
#include "tilewright/enums.h"

namespace tilewright::calls {

// Strides are in elements.
struct GroupMatrices {
  std::int64_t groups, parts, depth, columns;
  std::int64_t of_group, of_part, of_row, of_column;

  // From a stored row to the next, of rows along N (nn) or along K (nt); none: they do not lie so.
  std::optional<std::int64_t> leading(Layout layout) const;
};

Gate gate_named(std::string_view word);  // none, swiglu, swiglu_clamped

GroupMatrices group_matrices(const DLTensor& b, Gate gate);

// (M, N): rows of `a`, or as many as `row_index` (may be nullptr) has numbers, of the matrices' columns.
Shape grouped_output_shape(const DLTensor& a, const DLTensor& b, const GroupMatrices& of_b, const DLTensor* row_index);

// (G, N); with a gate (G, 2 N) or (G, 2, N); dense.
void require_group_bias(const DLTensor& bias, const GroupMatrices& of);

// That there are such lists for groups and rows, and rows of `a` for `row_index`.
void require_group_lists(const DLTensor& a, const DLTensor* offsets, const DLTensor* row_index, const DLTensor* row_scale,
                         std::int64_t groups, std::int64_t rows);

void require_no_activation_beside(Gate gate, Activation activation);

}  // namespace tilewright::calls
