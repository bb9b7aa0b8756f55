#include "calls/rows.h"

#include <array>
#include <string>

#include "calls/heads.h"
#include "calls/layout_mismatch.h"
#include "calls/tensor_text.h"
#include "tilewright/error.h"

namespace tilewright::calls {
namespace {

bool has_dense_rows(const DLTensor& matrix) { return matrix.shape[1] <= 1 || matrix.strides[1] == 1; }
std::int64_t step(const DLTensor& matrix) { return matrix.shape[0] <= 1 ? matrix.shape[1] : matrix.strides[0]; }

[[noreturn]] void refuse_strides(const char* name, const DLTensor& tensor, const char* or_else) {
  throw LayoutMismatch(tensor, std::string(name) + " has strides " + tuple_text(strides_of(tensor)) +
                                   "; the last must be 1 and the first no less than the length of a row" + or_else +
                                   kMakeContiguous);
}

}  // namespace

void require_rows(const char* name, const DLTensor& tensor, const char* allowed) {
  if (tensor.ndim != 2) throw InvalidArgument(has_shape(name, tensor) + "; it must be " + allowed);
}

std::int64_t row_stride(const char* name, const DLTensor& tensor) {
  const std::int64_t stride = step(tensor);
  if (has_dense_rows(tensor) && (stride == 0 || stride >= tensor.shape[1])) return stride;
  refuse_strides(name, tensor, ", or 0");
}

std::int64_t written_row_stride(const char* name, const DLTensor& tensor) {
  const std::int64_t stride = step(tensor);
  if (has_dense_rows(tensor) && stride >= tensor.shape[1]) return stride;
  refuse_strides(name, tensor, "");
}

void require_list(const char* name, const DLTensor* list, DataType type, const char* what, std::int64_t count) {
  if (list == nullptr) return;
  require_type(name, *list, dlpack_type_of(type), what);
  require_shape(name, *list, std::array{count});
  require_dense(name, *list);
}

}  // namespace tilewright::calls
