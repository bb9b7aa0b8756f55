// The one compile module: the program tilewright-compile (used by the library's build and, as a child process per unit, by the
// tuner) calls it, so that what was measured and what is shipped come from the same compiler with the same flags.
#pragma once

#include <string>

#include "compile/compile_job.h"
#include "compile/toolchain.h"

namespace tilewright::tune {

// Compiles in this process (CUDA) or a child (C++, cross code). The output file appears whole or not at all.
// A unit that does not compile is an outcome; a missing compiler or an unreadable source throws Error, a disk that cannot
// be written DiskFault.
CompileOutcome compile(const CompileJob& job, const Toolchain& toolchain);

// Name and version of what `compile` would use; part of every cache key. Throws Error when it is missing.
std::string compiler_identity(CompilerKind kind, bool cross, const Toolchain& toolchain);

}  // namespace tilewright::tune
