// What tilewright.tuning needs of the library in this process: records put to use, and problems recorded.
#pragma once

#include <nanobind/nanobind.h>

namespace tilewright::module {

void bind_records(nanobind::module_& module);

}  // namespace tilewright::module
