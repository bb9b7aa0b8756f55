// Reads recorded search spaces: results in the T4 format, Kernel Tuner's cache files, and journals of this tuner; each also
// packed by gzip. What a file is, its text says.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "replay/recorded_space.h"

namespace tilewright::tune {

// Spaces of a file: one, or of a journal one for each problem that has at least two candidates. Of entries with the same
// configuration the first counts. Throws Error, naming the file, where it holds none.
std::vector<RecordedSpace> read_spaces(const std::filesystem::path& path);
// Of a text; `name` is how messages call it, and the space.
std::vector<RecordedSpace> parse_spaces(std::string_view text, const std::string& name);

}  // namespace tilewright::tune
