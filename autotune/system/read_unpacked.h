#pragma once

#include <filesystem>
#include <string>

namespace tilewright::tune {

// A whole file, unpacked where it is a gzip stream. Throws Error where it cannot be read or is damaged.
std::string read_unpacked(const std::filesystem::path& path);

}  // namespace tilewright::tune
