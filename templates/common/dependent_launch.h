// Programmatic dependent launch (PTX ISA, griddepcontrol; sm90 and up). A kernel that is launched so may begin while the one
// before it in its stream still runs: once all CTAs of that one have let it, or have ended. Until it has waited it touches no
// memory that anyone writes.
#pragma once

#include "common/types.h"

namespace tw {

// How a kernel overlaps with its neighbours in the stream: run-time parameter `overlap`. Each does what those before it do,
// too. kReadsConstants is not tuned: the library puts it in the place of kLetsNextBegin for runs which promise that no kernel
// ahead writes the tensors that the family calls `constants`; threads may read those without waiting.
enum Overlap { kNoOverlap = 0, kBeginsEarly = 1, kLetsNextBegin = 2, kReadsConstants = 3 };

// Until the kernel before has ended and what it wrote is visible. For each thread that accesses global memory afterwards.
TW_DEVICE void wait_for_kernel_before() { asm volatile("griddepcontrol.wait;" ::: "memory"); }

// From now on the kernel behind may begin, where CTAs of this one leave it room.
TW_DEVICE void let_next_kernel_begin() { asm volatile("griddepcontrol.launch_dependents;" ::: "memory"); }

}  // namespace tw
