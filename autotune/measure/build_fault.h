// Why a kernel that was compiled cannot be tried, in the words of an outcome. For whoever tells it: the summary, T4 files, the
// optimiser of `serve`.
#pragma once

#include "compile/compile_farm.h"
#include "measure/evaluation.h"

namespace tilewright::tune {

// Of a unit that is not usable: the compiler refused it, or it spills.
Evaluation build_fault(const CompiledUnit& unit);

}  // namespace tilewright::tune
