// Where a user's own records lie: what the library reads before those of the site and those that are linked, and where an
// installed tuner, which has no tree to write to, puts what it finds.
#pragma once

#include <cstdlib>
#include <filesystem>
#include <string>

namespace tilewright {

// tilewright/ of $XDG_DATA_HOME, else of ~/.local/share; empty where neither is set.
inline std::filesystem::path user_data_folder() {
  const auto environment = [](const char* name) {
    const char* value = std::getenv(name);
    return std::string(value != nullptr ? value : "");
  };
  if (const std::string folder = environment("XDG_DATA_HOME"); !folder.empty()) return folder + "/tilewright";
  if (const std::string home = environment("HOME"); !home.empty()) return home + "/.local/share/tilewright";
  return {};
}

// Where Python's package puts kernels that it builds of what won. Never a part of $TILEWRIGHT_DB, which anyone may have
// written.
inline std::filesystem::path user_kernel_folder() {
  const std::filesystem::path folder = user_data_folder();
  return folder.empty() ? folder : folder / "kernels";
}

// Where `db pull` puts records of others, apart from the user's own, which win over them.
inline std::filesystem::path shared_folder() {
  const std::filesystem::path folder = user_data_folder();
  return folder.empty() ? folder : folder / "shared";
}

// $TILEWRIGHT_DB, else tilewright/ of $XDG_DATA_HOME, else of ~/.local/share; empty where none of them is set.
inline std::filesystem::path user_folder() {
  if (const char* folder = std::getenv("TILEWRIGHT_DB"); folder != nullptr && *folder != '\0') return folder;
  return user_data_folder();
}

}  // namespace tilewright
