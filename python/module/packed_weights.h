// tilewright.pack, tilewright.read_packed and the weights that they make.
#pragma once

#include <nanobind/nanobind.h>

namespace tilewright::module {

void bind_packed_weights(nanobind::module_& module);

}  // namespace tilewright::module
