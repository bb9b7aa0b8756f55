// Functions of nanobind as Python's own builtin ones are: inspect.signature, help, functools and pickle know these. A call
// goes on to nanobind's function, which reads the arguments, within some nanoseconds.
#pragma once

#include <nanobind/nanobind.h>

namespace tilewright::module {

// Puts one in the place of each function that the module has by now.
void make_builtins(nanobind::module_& module);

}  // namespace tilewright::module
