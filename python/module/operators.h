// tilewright.ops: every operator of the process, by its declaration.
#pragma once

#include <nanobind/nanobind.h>

namespace tilewright::module {

void bind_operators(nanobind::module_& module);

}  // namespace tilewright::module
