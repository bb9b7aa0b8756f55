#include "compile/toolchain.h"

#include <cstdlib>

namespace tilewright::tune {

Toolchain toolchain_from_environment() {
  const auto choose = [](const char* variable, const char* built_with, const char* fallback) -> std::string {
    if (const char* value = std::getenv(variable); value != nullptr && *value != '\0') return value;
    std::error_code fault;
    return *built_with != '\0' && std::filesystem::exists(built_with, fault) ? built_with : fallback;
  };
  return Toolchain{
      .cxx = choose("TILEWRIGHT_CXX", TILEWRIGHT_BUILT_WITH_CXX, "c++"),
      .nvcc = choose("TILEWRIGHT_NVCC", TILEWRIGHT_BUILT_WITH_NVCC, "nvcc"),
      .nvrtc_folder = choose("TILEWRIGHT_NVRTC_DIR", TILEWRIGHT_BUILT_WITH_NVRTC_DIR, ""),
  };
}

}  // namespace tilewright::tune
