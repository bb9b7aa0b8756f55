// Which compilers are used, found once by main: the C++ compiler for CPU units, NVRTC for CUDA units, nvcc for cross code only.
#pragma once

#include <filesystem>
#include <string>

namespace tilewright::tune {

struct Toolchain {
  std::string cxx = "c++";               // program name or path
  std::string nvcc = "nvcc";             // program name or path
  std::filesystem::path nvrtc_folder{};  // where libnvrtc is looked for first; may be empty
};

// What CMake found when this was built; the variables TILEWRIGHT_CXX, TILEWRIGHT_NVCC and TILEWRIGHT_NVRTC_DIR win. Call from
// main.
Toolchain toolchain_from_environment();

}  // namespace tilewright::tune
