// The arrays of one call of Python, of which those that no kernel takes as they lie are copied (calls/dense_copies.h).
#pragma once

#include <initializer_list>

#include "calls/dense_copies.h"
#include "module/array.h"
#include "module/intent.h"

namespace tilewright::module {

class Copying {
 public:
  // Optional ones may be nullptr.
  Copying(std::initializer_list<Array*> read, std::initializer_list<Array*> written) {
    for (Array* each : read) add(each, false);
    for (Array* each : written) add(each, true);
  }

  void add(Array* array, bool is_written) {
    if (array == nullptr) return;
    is_written ? copies_.write(array->tensor(), *array) : copies_.read(array->tensor(), *array);
  }
  template <typename Make>
  calls::Call call(const Make& make) {
    return copies_.made(make);
  }
  void complete(const calls::Call& call, void* stream) {
    if (module::complete(call, stream)) copies_.write_back();
  }

 private:
  calls::DenseCopies<Array> copies_;
};

}  // namespace tilewright::module
