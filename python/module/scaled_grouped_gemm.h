// tilewright.scaled_grouped_gemm.
#pragma once

#include <nanobind/nanobind.h>

namespace tilewright::module {

void bind_scaled_grouped_gemm(nanobind::module_& module);

}  // namespace tilewright::module
