// Memory of a device to files and back, as it lies there. What crosses to Python, and what people ask for, goes this way.
#pragma once

#include <cstddef>
#include <filesystem>

#include "device/device_backend.h"

namespace tilewright::tune {

// Both throw Error that names the file.
void write_raw(const std::filesystem::path& file, const void* memory, std::size_t bytes, DeviceBackend& backend);
// All of `memory`, which the file must hold.
void read_raw(const std::filesystem::path& file, const DeviceMemory& memory, DeviceBackend& backend);

}  // namespace tilewright::tune
