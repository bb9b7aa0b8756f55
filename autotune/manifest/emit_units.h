// Has a source tree, this one or an older one, render the kernels that records name: by its own `codegen emit`, on a database
// of these records alone. `db restamp` compares what two trees make of them.
#pragma once

#include <filesystem>
#include <map>
#include <string>
#include <vector>

#include "manifest/codegen_settings.h"
#include "manifest/emitted_units.h"

namespace tilewright::tune {

// One line of a record file, and where it belongs.
struct PlacedLine {
  std::string device_key;
  std::string op;
  std::string policy;
  std::string text;
};

// By the kernel's id; the default kernels of every arch are among them. A record that does not hold in `tree` is left out.
// `folder` is there and empty: sources lie in it afterwards. Throws Error.
std::map<std::string, EmittedUnit> emit_units(const CodegenSettings& tree, const std::vector<PlacedLine>& lines,
                                              const std::filesystem::path& folder);

}  // namespace tilewright::tune
