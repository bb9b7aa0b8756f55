// What holds for the whole process: threads, and what it finds of devices and kernels.
#pragma once

#include <nanobind/nanobind.h>

namespace tilewright::module {

void bind_process(nanobind::module_& module);

}  // namespace tilewright::module
