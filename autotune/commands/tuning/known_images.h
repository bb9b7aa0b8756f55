// What the compile stage found out about a manifest's kernels that their search should know: what compiling took, what failed
// and why, and which kernels have the same machine code and are launched alike, so that to measure one is to measure the
// others.
#pragma once

#include <vector>

#include "compile/build_stage.h"
#include "manifest/manifest.h"
#include "search/known_image.h"

namespace tilewright::tune {

// By kernel. Only cubins are compared: in a shared object the name of a kernel moves everything.
std::vector<KnownImage> known_images(const Manifest& manifest, const BuildResult& build);

}  // namespace tilewright::tune
