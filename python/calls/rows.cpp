#include "calls/rows.h"

#include <array>
#include <string>

#include "calls/heads.h"
#include "calls/layout_mismatch.h"
#include "calls/tensor_text.h"
#include "tilewright/error.h"

namespace tilewright::calls {

void require_rows(const char* name, const DLTensor& tensor, const char* allowed) {
  if (tensor.ndim != 2) throw InvalidArgument(has_shape(name, tensor) + "; it must be " + allowed);
}

std::int64_t row_stride(const char* name, const DLTensor& tensor) {
  const std::int64_t columns = tensor.shape[1], stride = tensor.shape[0] <= 1 ? columns : tensor.strides[0];
  if ((columns <= 1 || tensor.strides[1] == 1) && (stride == 0 || stride >= columns)) return stride;
  throw LayoutMismatch(tensor, std::string(name) + " has strides " + tuple_text(strides_of(tensor)) +
                                   "; the last must be 1 and the first no less than the length of a row, or 0" +
                                   kMakeContiguous);
}

void require_list(const char* name, const DLTensor* list, DataType type, const char* what, std::int64_t count) {
  if (list == nullptr) return;
  require_type(name, *list, dlpack_type_of(type), what);
  require_shape(name, *list, std::array{count});
  require_dense(name, *list);
}

}  // namespace tilewright::calls
