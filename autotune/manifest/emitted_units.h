// The kernels of a generated/ folder as `codegen emit` writes it, of this tree or of an older one: their sources and what the
// compiler needs. Read from sources.cmake, which names them all; templates are none of its business.
#pragma once

#include <filesystem>
#include <map>
#include <string>
#include <vector>

#include "manifest/manifest.h"

namespace tilewright::tune {

struct EmittedUnit {
  std::string arch{};  // sm90a
  std::string real{};  // sm_90a; empty on CPUs
  UnitSpec unit;
  std::vector<std::filesystem::path> include_dirs{};  // absolute
};

// By the kernel's id. `templates`: of the tree that emitted them. Throws Error.
std::map<std::string, EmittedUnit> read_emitted_units(const std::filesystem::path& folder,
                                                      const std::filesystem::path& templates);

}  // namespace tilewright::tune
