// The CPU of this machine: what it can do by CPUID, its names and caches from Linux' text files. Called by device.cpp, and by
// tests with a folder of their own.
#pragma once

#include <cstdint>
#include <filesystem>

#include "backend/cpu/cpuid.h"
#include "tilewright/device.h"

namespace tilewright {

// `root` holds proc/cpuinfo and sys/devices/system/cpu, or lacks them; `cores` is the number that this process may use.
Device read_cpu_device(const std::filesystem::path& root, std::uint32_t cores, const CpuidFacts& cpuid);

}  // namespace tilewright
