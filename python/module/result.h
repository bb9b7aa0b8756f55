// What a call writes: the array that the caller gives, or a new one.
#pragma once

#include <nanobind/nanobind.h>

#include <optional>
#include <string>

#include "calls/shape.h"
#include "module/array.h"
#include "module/new_array.h"
#include "tilewright/error.h"

namespace tilewright::module {

class Result {
 public:
  // `make_shape` says the shape of a new array, which is of the library, the type (or `type`) and on the device of `like`.
  template <typename MakeShape>
  Result(nanobind::handle given, const char* name, const Array& like, const MakeShape& make_shape, CallStream& stream,
         std::optional<calls::DLDataType> type = std::nullopt)
      : object_(given.is_none()
                    ? new_array(like.producer(), make_shape(), type.value_or(like.tensor().dtype), like.tensor().device)
                    : nanobind::borrow(given)),
        array_(object_, name, stream),
        is_given_(!given.is_none()) {
    if (is_given_ && array_.is_read_only()) {
      throw InvalidArgument(std::string(name) + " is read-only; it must be an array that can be written");
    }
  }

  // To be called once it is written.
  void note_written() const {
    if (is_given_) array_.producer().note_written(object_);
  }

  const calls::DLTensor& tensor() const { return array_.tensor(); }
  Array& array() { return array_; }
  const nanobind::object& object() const { return object_; }

 private:
  nanobind::object object_;
  Array array_;
  bool is_given_;
};

// An array that need not be given.
class OptionalArray {
 public:
  OptionalArray(nanobind::handle given, const char* name, CallStream& stream) {
    if (!given.is_none()) array_.emplace(given, name, stream);
  }
  const calls::DLTensor* tensor() const { return array_ ? &array_->tensor() : nullptr; }
  Array* array() { return array_ ? &*array_ : nullptr; }

 private:
  std::optional<Array> array_;
};

}  // namespace tilewright::module
