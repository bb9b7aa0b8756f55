#pragma once

#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

namespace tilewright::tune {

// A whole file; empty where it can't be read.
inline std::string read_bytes(const std::filesystem::path& path) {
  std::ifstream stream(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(stream), {}};
}

}  // namespace tilewright::tune
