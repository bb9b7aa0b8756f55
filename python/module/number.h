// Numbers among a call's arguments.
#pragma once

#include <nanobind/nanobind.h>
#include <nanobind/stl/string.h>

#include <string>
#include <type_traits>

#include "calls/type_mismatch.h"

namespace tilewright::module {

// Throws TypeMismatch where it is none.
template <typename Number>
Number number_of(const char* argument, nanobind::handle value) {
  Number number{};
  if (!nanobind::try_cast(value, number)) {
    if (std::is_integral_v<Number> && nanobind::isinstance<nanobind::int_>(value)) {
      throw calls::TypeMismatch(std::string(argument) + " is " + nanobind::cast<std::string>(nanobind::str(value)) +
                                "; it must be a number of " + std::to_string(8 * sizeof(Number)) + " bits");
    }
    throw calls::TypeMismatch(std::string(argument) + " must be " +
                              (std::is_integral_v<Number> ? "a whole number" : "a number") + ", and not a " +
                              nanobind::cast<std::string>(value.type().attr("__name__")));
  }
  return number;
}

}  // namespace tilewright::module
