// Where a user's own records lie: what the library reads before those of the site and those that are linked, and where an
// installed tuner, which has no tree to write to, puts what it finds.
#pragma once

#include <cstdlib>
#include <filesystem>
#include <string>

namespace tilewright {

// $TILEWRIGHT_DB, else tilewright/ of $XDG_DATA_HOME, else of ~/.local/share; empty where none of them is set.
inline std::filesystem::path user_folder() {
  const auto environment = [](const char* name) {
    const char* value = std::getenv(name);
    return std::string(value != nullptr ? value : "");
  };
  if (std::string folder = environment("TILEWRIGHT_DB"); !folder.empty()) return folder;
  if (const std::string folder = environment("XDG_DATA_HOME"); !folder.empty()) return folder + "/tilewright";
  if (const std::string home = environment("HOME"); !home.empty()) return home + "/.local/share/tilewright";
  return {};
}

}  // namespace tilewright
