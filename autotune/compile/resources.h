// What a compiled kernel needs, read from what the compiler left: ptxas' log and the image's ELF sections. No GPU and no tool
// needed.
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>

namespace tilewright::tune {

struct Resources {
  int registers = 0;             // per thread; 0 for CPU code
  std::int64_t spill_bytes = 0;  // stores and loads that ptxas had to add; > 0 makes a candidate illegal
  std::int64_t smem_bytes = 0;   // static shared memory per CTA
  std::int64_t code_bytes = 0;   // sections .text*
};

// `log` is ptxas -v output (through NVRTC or nvcc); anything else in it is skipped.
Resources parse_ptxas_log(const std::string& log);
// Sum of the sections named .text* of an ELF64 file; 0 when it is not one.
std::int64_t code_bytes_of(const std::filesystem::path& image);

}  // namespace tilewright::tune
