#include "compile/toolchain.h"

#include <fmt/format.h>

#include <cstdlib>

#include "system/command_words.h"
#include "tilewright/error.h"

namespace tilewright::tune {
namespace {

// Of an environment variable; empty when it is not set.
std::string text_of(const char* variable) {
  const char* value = std::getenv(variable);
  return value != nullptr ? value : "";
}

std::string built_with_or(const char* built_with, const char* fallback) {
  std::error_code fault;
  return *built_with != '\0' && std::filesystem::exists(built_with, fault) ? built_with : fallback;
}

std::vector<std::string> command(const char* variable, const char* built_with, const char* fallback) {
  const std::string text = text_of(variable);
  if (text.find_first_not_of(" \t\r\n") == std::string::npos) return {built_with_or(built_with, fallback)};
  std::error_code fault;
  if (std::filesystem::is_regular_file(text, fault)) return {text};  // its path may have blanks
  if (const auto words = command_words(text)) return *words;
  throw Error(fmt::format("{} is {}: a quote is not closed", variable, text));
}

}  // namespace

Toolchain toolchain_from_environment() {
  const std::string nvrtc_folder = text_of("TILEWRIGHT_NVRTC_DIR");
  return Toolchain{
      .cxx = command("TILEWRIGHT_CXX", TILEWRIGHT_BUILT_WITH_CXX, "c++"),
      .nvcc = command("TILEWRIGHT_NVCC", TILEWRIGHT_BUILT_WITH_NVCC, "nvcc"),
      .nvrtc_folder = nvrtc_folder.empty() ? built_with_or(TILEWRIGHT_BUILT_WITH_NVRTC_DIR, "") : nvrtc_folder,
      .cuda_headers = text_of("TILEWRIGHT_CUDA_INCLUDE_DIR"),
  };
}

}  // namespace tilewright::tune
