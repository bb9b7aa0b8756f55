// Compiles a unit through the cache, for the library's build: what the tuner or another build has compiled is only copied.
// Called by tilewright-compile; the tuner looks into the cache itself, before it starts one.
#pragma once

#include "compile/compile_cache.h"
#include "compile/compile_job.h"
#include "compile/toolchain.h"

namespace tilewright::tune {

// As `compile`. Where the cache cannot be written to, it compiles as if there were none.
CompileOutcome compile_cached(const CompileJob& job, const CompileCache& cache, const Toolchain& toolchain);

}  // namespace tilewright::tune
