// Which compilers are used, found once by main: the C++ compiler for CPU units, NVRTC for CUDA units, nvcc for cross code only.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace tilewright::tune {

struct Toolchain {
  // Each a command: a program's name or path, perhaps one that runs it (ccache) before it, and arguments behind it.
  std::vector<std::string> cxx{"c++"};
  std::vector<std::string> nvcc{"nvcc"};
  std::filesystem::path nvrtc_folder{};  // where libnvrtc is looked for first; may be empty
  std::filesystem::path cuda_headers{};  // where those of its toolkit are looked for first; may be empty
};

// What CMake found when this was built; the variables TILEWRIGHT_CXX, TILEWRIGHT_NVCC, TILEWRIGHT_NVRTC_DIR and
// TILEWRIGHT_CUDA_INCLUDE_DIR win. Call from main. Throws Error for a variable that is no command.
Toolchain toolchain_from_environment();

}  // namespace tilewright::tune
