// tilewright.plan and tilewright.explain.
#pragma once

#include <nanobind/nanobind.h>

namespace tilewright::module {

void bind_plans(nanobind::module_& module);

}  // namespace tilewright::module
