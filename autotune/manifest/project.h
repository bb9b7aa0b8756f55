// What a user's project file (tilewright.toml) names, as codegen reads it (codegen/project.py has its words).
#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace tilewright::tune {

struct Project {
  std::vector<std::string> ops{};               // of the user's own
  std::vector<std::filesystem::path> places{};  // the files and folders that they are, as --templates takes them
  std::filesystem::path db{};
  std::filesystem::path generated{};
};

}  // namespace tilewright::tune
