// One of several names, as keywords of operators take them.
#pragma once

#include <nanobind/nanobind.h>

#include <cstdint>
#include <span>
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

// The place of `name` among `allowed`. Throws InvalidArgument, which lists these.
inline std::uint8_t choice(const char* argument, std::string_view name, std::span<const char* const> allowed) {
  std::string names;
  for (std::size_t i = 0; i < allowed.size(); ++i) {
    if (name == allowed[i]) return static_cast<std::uint8_t>(i);
    names += (names.empty() ? "" : ", ") + std::string(allowed[i]);
  }
  throw InvalidArgument(std::string(argument) + " is \"" + std::string(name) + "\"; allowed are " + names);
}

}  // namespace tilewright::module
