// What is wrong with a call that nanobind refused, in a sentence that names the argument, what came and what is allowed. Used
// by builtins.cpp; nanobind's own says which types there are.
#pragma once

#include <nanobind/nanobind.h>

#include <string>
#include <string_view>
#include <vector>

namespace tilewright::module {

struct Parameter {
  std::string name, type;  // as nanobind writes it: object, bool, str | os.PathLike
  bool is_keyword_only = false, is_required = false, is_variadic = false;
};

// Of "a: object, *, beta: float = \0", nanobind's.
std::vector<Parameter> parameters_of(std::string_view signature);

// "": nobody knows what is wrong.
std::string fault_of_call(const std::string& function, const std::vector<Parameter>& parameters, PyObject* const* arguments,
                          Py_ssize_t positional, PyObject* names);

}  // namespace tilewright::module
