// The CPU of this machine, read from Linux' text files. Called by device.cpp, and by tests with a folder of their own.
#pragma once

#include <cstdint>
#include <filesystem>

#include "tilewright/device.h"

namespace tilewright {

// `root` holds proc/cpuinfo and sys/devices/system/cpu; `cores` is the number that this process may use.
Device read_cpu_device(const std::filesystem::path& root, std::uint32_t cores);

// As many as sched_getaffinity allows.
std::uint32_t usable_cores();

}  // namespace tilewright
