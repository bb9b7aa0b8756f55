// What the command line says.
#pragma once

#include <cstdint>
#include <string>

namespace block {

struct Options {
  std::string model = "llama-3-8b";
  std::string device{};  // empty: the first GPU, else the CPU
  std::string weights{};
  std::string part = "all";
  std::int64_t seed = 1;
  std::int64_t batch = 1;
  std::int64_t context = 1024;
  std::int64_t prefill = 0;
  std::int64_t steps = 32;
  std::int64_t layers = 1;
  std::int64_t repeats = 5;
  std::int64_t threads = 0;
  bool is_tiny = false;
  bool is_check = false;
  bool is_json = false;
  bool is_help = false;

  bool has_attention() const { return part == "all"; }
};

extern const char* const kUsage;

// Throws std::invalid_argument with one sentence.
Options parse(int count, const char* const* words);

}  // namespace block
