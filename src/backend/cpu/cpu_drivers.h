// The drivers of CPU families that this library holds, by the name that a manifest gives: <op>_<name> for the file
// templates/<op>/cpu_<name>.cpp. Called by the tuner; generated/table.cpp refers to the same drivers.
#pragma once

#include <string_view>

#include "table/kernel_table.h"

namespace tilewright {

// nullptr when there is none.
const CpuDriver* find_cpu_driver(std::string_view name);

}  // namespace tilewright
