// Scratch memory of CPU plans that are run without a workspace. Called by Plan.
#pragma once

#include <cstddef>

namespace tilewright {

// This thread's scratch, 256-byte aligned, kept until the thread ends. Allocates only when it has to grow: making a plan
// reserves what the plan needs on the thread that makes it; other threads grow theirs on their first run.
void* thread_scratch(std::size_t bytes);

}  // namespace tilewright
