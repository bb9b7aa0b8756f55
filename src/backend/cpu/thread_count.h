// How many CPUs and threads there are for this process. Called by device.cpp, the dispatcher and the thread pool.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

namespace tilewright {

// CPUs that the calling thread may use: those of its mask, or as many as the control group grants the time of, if fewer.
std::uint32_t usable_cores();

// The arithmetic of default_threads(), in its order: what set_threads said (0: nothing), both variables (nullptr: not set) and
// usable_cores(). What is wrong with the first variable, which then counts as not set, goes to `complaint`.
int choose_threads(int set, const char* own_variable, const char* openmp_variable, std::uint32_t cores, std::string& complaint);

// default_threads() as it was at most 128 calls of this thread ago: asking the system takes longer than ten such calls.
int recent_default_threads();

}  // namespace tilewright
