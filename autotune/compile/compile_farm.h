// Compiles many units at once, each in a tilewright-compile process of its own, through the cache. A unit that does not
// compile, or whose compiler crashes or hangs, is an outcome of that unit. Called by the tuner and by `check`; it never loads
// anything.
#pragma once

#include <filesystem>
#include <functional>
#include <span>
#include <string>
#include <vector>

#include "compile/compile_cache.h"
#include "compile/image_source.h"
#include "compile/invalidity.h"
#include "compile/resources.h"
#include "compile/toolchain.h"
#include "manifest/manifest.h"
#include "system/stop_signal.h"

namespace tilewright::tune {

struct CompileSettings {
  std::filesystem::path program;  // tilewright-compile
  std::vector<std::filesystem::path> include_dirs;
  std::string arch;  // CUDA: sm_80 or compute_80:sm_90
  ImageSource source;
  double timeout_s = 120;
  int jobs = 1;
};

struct CompiledUnit {
  Invalidity invalidity = Invalidity::none;  // compile or timeout, when it failed
  std::string message;
  CompileCache::Entry files;
  Resources resources;
  bool from_cache = false;
  bool handed = false;     // another machine compiled it for this run
  bool compiled = false;   // a compiler was run for it
  bool damaged = false;    // what the cache held was not what had been written
  bool cancelled = false;  // stopped before its turn came
  double seconds = 0;      // that the compiler needed, here or where it is from; 0: it did not run, or nobody says
  double ended_s = 0;      // Unix time when it had
  int worker = 0;          // which of the compilers at once, from 0
};

// In the order of `units`. `progress` is told how many are done, from the calling thread.
// Where the unit's image is, or will be. `text` is UnitText's hash of its source.
CompileCache::Entry place_of(const UnitSpec& unit, const std::string& text, const CompileCache& cache,
                             const CompileSettings& settings);

std::vector<CompiledUnit> compile_units(std::span<const UnitSpec* const> units, const CompileCache& cache,
                                        const CompileSettings& settings, StopSignal& stop,
                                        const std::function<void(std::size_t done)>& progress);

}  // namespace tilewright::tune
