// The compilers that are here, by kind, each looked for once, when it is first asked for.
#pragma once

#include <map>
#include <string>

#include "compile/compile_job.h"

namespace tilewright::tune {

struct LocalCompiler {
  std::string identity{};  // empty: there is none
  std::string why_none{};
};

class LocalCompilers {
 public:
  const LocalCompiler& of(CompilerKind kind);

 private:
  std::map<CompilerKind, LocalCompiler> known_;
};

}  // namespace tilewright::tune
