// argv to Options. The only file of the tuner that includes CLI11.
#pragma once

#include <optional>
#include <variant>

#include "commands/options.h"

namespace tilewright::tune {

// What the environment decides; read once, by main.
struct Environment {
  std::filesystem::path executable_folder;  // tilewright-compile is there too
  std::filesystem::path root;               // $TILEWRIGHT_ROOT; empty: the source tree that this was built from
  std::filesystem::path cache_home;         // $XDG_CACHE_HOME, else $HOME/.cache; may be empty
  std::filesystem::path records;            // of this user: user_folder() of the library
  std::filesystem::path shared;             // what this user pulled: shared_folder() of the library; may be empty
  std::string virtual_environment;          // $VIRTUAL_ENV, a folder with a Python of its own; may be empty
  std::filesystem::path temporary;          // $TMPDIR where that is a folder, else /tmp
  std::filesystem::path locks = "/tmp";     // $TILEWRIGHT_LOCKS: where all users find the devices' locks, whatever their TMPDIR
  std::string providers;                    // $TILEWRIGHT_PROVIDERS
  std::string project;                      // $TILEWRIGHT_PROJECT: a project file, or none; empty: see find_project
};

// The options, or the exit status when there is nothing more to do (help, version, or an error that was reported).
std::variant<Options, int> parse_command_line(int argc, char** argv, const Environment& environment);

// "90", "90s", "10m", "1h", "3m30s" to seconds; nothing when it is none of these, not positive or more than a year.
std::optional<double> parse_duration(const std::string& text);

}  // namespace tilewright::tune
