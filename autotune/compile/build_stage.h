// The compile stage of a run: a manifest's kernels and references through the cache, resources read, the useless ones named.
#pragma once

#include <cstddef>
#include <filesystem>
#include <string>
#include <vector>

#include "compile/compile_farm.h"
#include "manifest/manifest.h"
#include "system/progress.h"
#include "system/stop_signal.h"

namespace tilewright::tune {

struct BuildSettings {
  std::filesystem::path compile_program;
  std::filesystem::path cache;
  double compile_timeout_s = 120;
  int jobs = 0;                    // compilers at once; 0: one per core
  bool only_compile = false;       // by the compiler here, whatever was prebuilt
  bool only_linked = false;        // nothing: the kernels that this program links are all there are (why_none_compiles)
  std::filesystem::path handed{};  // a folder of images that another machine compiled for this run (handed_images.h); or empty
};

struct BuildResult {
  std::vector<CompiledUnit> kernels;     // by kernel; those that were neither wanted nor a reference have no image
  std::vector<CompiledUnit> references;  // by reference; those without a unit have no image
  std::vector<bool> usable;              // by kernel: compiled, and without spills
  std::string compiler;                  // its identity
  std::size_t count = 0;
  std::size_t from_cache = 0;
  std::size_t handed = 0;    // that another machine compiled for this run
  std::size_t compiled = 0;  // that a compiler was run for, whatever came of it
  std::size_t damaged = 0;   // in the cache, but not as they were written
  double seconds = 0;        // from the first unit to the last
  double cpu_seconds = 0;    // of all compilers
  bool stopped = false;
};

// Why neither a compiler for this arch nor anything prebuilt is here; empty: one is.
std::string why_none_compiles(const ArchSpec& arch, const BuildSettings& settings);

// `wanted[k]`: kernel k is needed, and whatever is a reference, if these are. `arch`: as CompileSettings::arch. Throws Error
// when there is neither a compiler nor anything prebuilt, or a reference fails.
BuildResult build_units(const Manifest& manifest, const std::vector<bool>& wanted, const std::string& arch,
                        bool with_references, const BuildSettings& settings, StopSignal& stop, Progress& progress);

// Where the images of a manifest are, or will be.
struct ImagePlaces {
  std::vector<std::filesystem::path> kernels{};     // by kernel; empty: there is none
  std::vector<std::filesystem::path> references{};  // by reference
};

// Those of a build that has ended.
ImagePlaces places_of(const BuildResult& build);
// Of one that compiles nothing.
ImagePlaces linked_places(const Manifest& manifest);
// Of one that goes on, by the compiler of its first part.
ImagePlaces places_of(const Manifest& manifest, const std::string& arch, const std::filesystem::path& cache,
                      const std::string& compiler);

}  // namespace tilewright::tune
