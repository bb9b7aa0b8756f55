// A keyword of Python as text.
#pragma once

#include <nanobind/nanobind.h>

#include <string>
#include <string_view>

#include "calls/type_mismatch.h"

namespace tilewright::module {

// `argument` is what the caller calls it. Throws TypeMismatch where it is no str.
inline std::string_view text_of(const char* argument, nanobind::handle object) {
  Py_ssize_t length = 0;
  if (!PyUnicode_Check(object.ptr())) throw calls::TypeMismatch(std::string(argument) + " must be a str");
  const char* text = PyUnicode_AsUTF8AndSize(object.ptr(), &length);
  if (text == nullptr) throw nanobind::python_error();
  return {text, static_cast<std::size_t>(length)};
}

}  // namespace tilewright::module
