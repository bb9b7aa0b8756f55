#include "compile/local_compilers.h"

#include "compile/compiler.h"
#include "tilewright/dispatch.h"

namespace tilewright::tune {

const LocalCompiler& LocalCompilers::of(CompilerKind kind) {
  const auto [place, is_new] = known_.try_emplace(kind);
  if (is_new) {
    try {
      place->second.identity = compiler_identity(kind, false, toolchain_from_environment());
    } catch (const Error& missing) {
      place->second.why_none = missing.what();
    }
  }
  return place->second;
}

}  // namespace tilewright::tune
