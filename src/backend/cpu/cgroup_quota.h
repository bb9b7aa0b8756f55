// How much CPU time the control groups of this process grant it. Called by thread_count.cpp and by the tuner's doctor, and by
// tests with a folder of their own.
#pragma once

#include <filesystem>
#include <optional>

namespace tilewright {

// In CPUs, as 1.5; the least of the process's group and all above it that can be seen, of version 1 or 2. None: no limit.
// `root` holds proc/self/cgroup and sys/fs/cgroup.
std::optional<double> cgroup_quota_cores(const std::filesystem::path& root = "/");

}  // namespace tilewright
