// tilewright.gemm.
#pragma once

#include <nanobind/nanobind.h>

namespace tilewright::module {

void bind_gemm(nanobind::module_& module);

}  // namespace tilewright::module
