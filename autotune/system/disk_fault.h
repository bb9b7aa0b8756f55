// A disk that is full, read-only or gone, told from what was to be written there: neither a compiler nor a kernel is to blame
// for it.
#pragma once

#include <filesystem>
#include <string>
#include <system_error>

#include "tilewright/error.h"

namespace tilewright::tune {

struct DiskFault : Error {
  using Error::Error;
};

inline constexpr int kDiskFaultStatus = 3;  // exit status of a program that met one

// One that names the path, its disk's reason and the remedy.
DiskFault disk_fault(const std::filesystem::path& path, std::error_code reason);

// Writes into a new file of `folder`, and removes it. Throws DiskFault when that fails.
void require_room(const std::filesystem::path& folder);

// The line of a program's output that tells of a disk; empty when none does.
std::string line_about_disk(const std::string& output);

}  // namespace tilewright::tune
