// What only `run` takes.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>

namespace tilewright::tune {

struct RunOptions {
  enum class Listing : std::uint8_t { none, ptx, sass };

  std::optional<std::string> config{};  // "BLOCK=128,VEC=2"; none: the default candidate
  std::filesystem::path dump{};         // an .npz; empty: none
  Listing listing = Listing::none;      // of the kernel's code, in the place of a run
};

}  // namespace tilewright::tune
