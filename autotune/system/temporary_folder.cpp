#include "system/temporary_folder.h"

#include <fmt/format.h>
#include <stdlib.h>

#include <cerrno>
#include <string>

#include "tilewright/dispatch.h"

namespace tilewright::tune {

namespace fs = std::filesystem;

TemporaryFolder::TemporaryFolder(const fs::path& parent) {
  std::error_code fault;
  fs::create_directories(parent, fault);
  std::string name = (parent / "tilewright-XXXXXX").string();
  if (!fault && ::mkdtemp(name.data()) == nullptr) fault = {errno, std::generic_category()};
  if (fault) throw Error(fmt::format("cannot create a folder in {}: {}", parent.string(), fault.message()));
  path_ = name;
}

}  // namespace tilewright::tune
