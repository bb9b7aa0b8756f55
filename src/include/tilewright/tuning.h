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

}  // namespace tilewright

#endif
