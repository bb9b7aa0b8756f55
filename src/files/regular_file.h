// Files that a user names to be read: what is no regular file is refused before it is opened, for a pipe waits for who writes
// it, a device may never end, and a folder has no lines. For the library, layers and the tuner.
#pragma once

#include <filesystem>
#include <system_error>

namespace tilewright {

// What it is instead; "" where it is a file, or where opening it says what is wrong.
inline const char* why_no_file(const std::filesystem::path& path) {
  std::error_code fault;
  const std::filesystem::file_status status = std::filesystem::status(path, fault);
  if (fault || !std::filesystem::exists(status) || std::filesystem::is_regular_file(status)) return "";
  return std::filesystem::is_directory(status) ? "it is a folder, not a file" : "it is a pipe or a device, not a file";
}

}  // namespace tilewright
