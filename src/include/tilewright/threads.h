// On how many threads CPU problems run that name no number, and whose threads these are. All functions may be called at any
// time, from any thread.
#pragma once

#include "tilewright/cxx20.h"
#if TILEWRIGHT_HAS_CXX20

namespace tilewright {

// The first of these that is given: set_threads, the environment's TILEWRIGHT_NUM_THREADS, its OMP_NUM_THREADS (but no more
// than the next), the CPUs that the calling thread may use now, or as many as its control group grants the time of, rounded up,
// where these are fewer. The environment is read once.
int default_threads();

// For problems from now on; plans that were made keep theirs. 0: as if it had not been called. Throws InvalidArgument when
// `threads` is negative or above 65535.
void set_threads(int threads);

// The application's own threads: calls task(context, index) for each index in [0, count), on any threads, in any order, at the
// same time or one after the other, and returns when all calls have returned. Throws nothing. The thread that calls it, and any
// other, may call this library meanwhile, as a pool's do that take other work while they wait.
using ParallelFor = void (*)(void* user, int count, void (*task)(void* context, int index), void* context);

// From now on `function` spreads the work of CPU kernels, and the library starts no threads; nullptr: the library's own
// threads. However many of the calls run at the same time share the work.
void set_parallel_for(ParallelFor function, void* user = nullptr);

}  // namespace tilewright

#endif
