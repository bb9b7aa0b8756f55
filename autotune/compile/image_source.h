// Where a run's images come from: compiled here, or prebuilt elsewhere by a compiler that need not be here. One compiler makes
// all images of a run, and records name it. Decided by the compile stage before anything is compiled.
#pragma once

#include <filesystem>
#include <optional>
#include <span>
#include <string>

#include "compile/handed_images.h"
#include "compile/prebuilt_set.h"
#include "manifest/manifest.h"

namespace tilewright::tune {

struct ImageSource {
  std::string compiler;                   // identity; part of every key
  bool can_compile = true;                // false: what is not in the cache cannot be had
  bool is_linked = false;                 // images are the kernels that this program links, and there are no references
  std::optional<PrebuiltSet> prebuilt{};  // when it is of this compiler
  std::optional<HandedImages> handed{};   // when they are of this compiler
  std::string note{};                     // what the user should know; may be empty
};

// `local` is the compiler here, or nothing when `why_no_compiler`. A set that covers all `units` is used even where another
// compiler is: whoever prebuilt wants nothing compiled. Throws Error when there is neither a compiler nor a set.
ImageSource choose_image_source(const std::optional<std::string>& local, const std::string& why_no_compiler,
                                const std::optional<PrebuiltSet>& prebuilt, std::span<const UnitSpec* const> units);

}  // namespace tilewright::tune
