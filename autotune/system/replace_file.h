// A file that is there whole or not at all: written beside its place, then renamed. Readers see the old one or the new one.
#pragma once

#include <filesystem>
#include <string>
#include <system_error>

namespace tilewright::tune {

// Returns what went wrong; then the file is as it was. Its folder must be there.
std::error_code replace_file(const std::filesystem::path& path, const std::string& text);

}  // namespace tilewright::tune
