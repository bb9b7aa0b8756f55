// What a program that has itself tuned needs: which problems it has, and records put to use while it runs. All functions are
// thread-safe.
#pragma once

#include "tilewright/cxx20.h"
#if TILEWRIGHT_HAS_CXX20

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

#include "tilewright/error.h"

namespace tilewright {

// From now on each problem that a plan is made or looked up for in this process, by whichever thread, is a line of `file`,
// once, as TILEWRIGHT_RECORD (read at first use) has it for a whole process: `autotune --shapes FILE` tunes them. There may be
// several recordings at a time; returns this one's number, for end_recording. Either makes plans anew that were cached before,
// and is nothing for a loop. Throws Error when the file can't be written.
std::uint64_t begin_recording(const std::filesystem::path& file);
// Throws InvalidArgument when it is not under way.
void end_recording(std::uint64_t recording);

// load_layer of the user's layer (tilewright/dispatch.h), whose warnings are returned in `misses`: a sentence for each line of
// the folder that does not count.
struct LoadedRecords {
  int entries = 0;
  std::vector<std::string> misses{};
};
LoadedRecords load_records(const std::filesystem::path& folder);

// Takes up kernels of a shared library that tilewright_add_winners (CMake) or Python's tilewright.build_ops built of what won
// when built-in operators were tuned: from the next plan on they are as those that are linked, and records that name them
// count. Returns how many are new. The library stays loaded. A program that links Tilewright statically can't. At first use the
// library takes up those of the folder that TILEWRIGHT_KERNELS names. Throws Error where the file can't be loaded, has none,
// or was built for another version or installation.
int load_kernels(const std::filesystem::path& file);

}  // namespace tilewright

#endif
