// One unit to compile, and what came of it. The same job describes a candidate in the tuner and a winner in the library's
// build.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "manifest/compiler_kind.h"

namespace tilewright::tune {

struct CompileJob {
  CompilerKind kind = CompilerKind::cxx;
  std::filesystem::path source{};
  std::vector<std::filesystem::path> include_dirs{};
  std::vector<std::string> flags{};
  std::string arch{};              // CUDA: sm_80, or compute_80:sm_90 for code of one architecture made to run on another
  std::filesystem::path output{};  // cubin; CPU: shared object, or object file when `object`
  std::filesystem::path log{};     // the compiler's messages (registers and spills for CUDA); empty: not kept
  bool object = false;
  double timeout_s = 120;
};

inline bool is_cross(const CompileJob& job) { return job.arch.find(':') != std::string::npos; }

struct CompileOutcome {
  bool ok = false;
  bool timed_out = false;
  std::string message{};  // first error line; empty when ok
  double seconds = 0;
};

}  // namespace tilewright::tune
