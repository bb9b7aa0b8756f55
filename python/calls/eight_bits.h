// Operands of 8-bit floats or integers and their scales: what products of them share. Each throws InvalidArgument, or
// TypeMismatch of data types, in a sentence that names the argument.
#pragma once

#include <cstdint>
#include <string_view>

#include "calls/dlpack.h"
#include "tilewright/enums.h"

namespace tilewright::calls {

// Of a length that have a scale of their own.
std::int64_t scale_blocks(std::int64_t length);

Accumulation accumulation_named(std::string_view word);  // promoted, fast

// `has_integers`: both may be of i8.
Dtype eight_bit_operands(const DLTensor& a, const DLTensor& b, bool has_integers);

bool is_one_number(const DLTensor& tensor);
bool is_matrix_of(const DLTensor& tensor, std::int64_t rows, std::int64_t columns);

// From one index of an axis to the next; 0 where there is one.
std::int64_t scale_step(const DLTensor& tensor, std::int32_t axis);

struct ScaleSteps {
  std::int64_t row, block;
};

// Of scales of rows, given as a list, or as a matrix whose axis `axis` they lie along. False: they are no such.
bool is_scale_of_rows(const DLTensor& scale, std::int64_t rows, std::int32_t axis, ScaleSteps& steps);

// float32, of no stride below 0.
void require_scale(const char* name, const DLTensor& scale, const char* why);

}  // namespace tilewright::calls
