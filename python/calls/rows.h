// Matrices of rows whose elements are neighbours, and lists of a number for each row or group: what products of groups take.
#pragma once

#include <cstdint>

#include "calls/dlpack.h"
#include "data_types.h"

namespace tilewright::calls {

// Each throws InvalidArgument, or TypeMismatch of data types, in a sentence that names the argument.

// `allowed` says which two axes it has.
void require_rows(const char* name, const DLTensor& tensor, const char* allowed);

// From a row to the next, of rows whose elements are neighbours.
std::int64_t row_stride(const char* name, const DLTensor& tensor);
// Of what is written: no two of its rows may be the same.
std::int64_t written_row_stride(const char* name, const DLTensor& tensor);

// A dense array of one number for each of something; nullptr: it is not given.
void require_list(const char* name, const DLTensor* list, DataType type, const char* what, std::int64_t count);

}  // namespace tilewright::calls
