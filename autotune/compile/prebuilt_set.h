// The units that `prebuild` compiled for an arch, and by which compiler: CACHE/prebuilt/ARCH.json. With it a machine that has
// no compiler, or another one, finds the images: their keys hold the compiler's identity. Written by prebuild, read by the
// compile stage. It names no paths: where an image lies follows from its key.
#pragma once

#include <filesystem>
#include <map>
#include <optional>
#include <string>

namespace tilewright::tune {

struct PrebuiltSet {
  std::string arch;
  std::string compiler;                      // its identity
  std::map<std::string, std::string> units;  // by the unit's hash: why there is no image, or empty when there is one
  std::map<std::string, double> seconds{};   // of those that were compiled for this set: what the compiler needed
};

std::filesystem::path prebuilt_path(const std::filesystem::path& cache, const std::string& arch);

// Nothing when there is none. `fault` gets a sentence when there is one that cannot be used, which then counts as none.
std::optional<PrebuiltSet> read_prebuilt_set(const std::filesystem::path& cache, const std::string& arch, std::string& fault);

// Adds to what is there when that came from the same compiler, else takes its place. Several may write at once. Throws Error.
void write_prebuilt_set(const std::filesystem::path& cache, const PrebuiltSet& set);

}  // namespace tilewright::tune
