// Images that one machine compiled for a run on another: a folder laid out as a compile cache, with the prebuilt set that says
// by which compiler, and what does not compile. Written by a worker of a cluster that compiles, taken over by one that
// measures.
#pragma once

#include <filesystem>

#include "compile/prebuilt_set.h"

namespace tilewright::tune {

struct BuildResult;
struct Manifest;

struct HandedImages {
  std::filesystem::path folder;
  PrebuiltSet set;
};

// What a build came to, by unit; what was cancelled is not in it.
PrebuiltSet set_of(const Manifest& manifest, const BuildResult& build);
// Copies a build's images into `folder`, and writes the set there. Throws DiskFault.
void hand_over(const Manifest& manifest, const BuildResult& build, const std::filesystem::path& folder);

}  // namespace tilewright::tune
