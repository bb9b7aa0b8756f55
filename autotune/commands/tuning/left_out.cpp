#include "commands/tuning/left_out.h"

#include <fmt/ranges.h>

namespace tilewright::tune {

void say_left_out(const Manifest& manifest, std::span<const std::string> patterns, Progress& progress) {
  if (manifest.left_out.empty()) return;
  const std::size_t count = manifest.left_out.size();
  progress.line(fmt::format("warning: {} of {} problems left out, for no kernel that matches --kernel {} serves {}: {}", count,
                            count + manifest.problems.size(), fmt::join(patterns, " "), count == 1 ? "it" : "them, the first",
                            manifest.left_out.front()));
}

}  // namespace tilewright::tune
