// Kernels as an older source tree renders them and as this one does: are their images the same? Compiles both through the cache
// where their texts differ; it runs nothing.
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <span>
#include <string>
#include <vector>

#include "compile/compile_cache.h"
#include "manifest/emitted_units.h"
#include "system/stop_signal.h"

namespace tilewright::tune {

struct ImagePair {
  EmittedUnit before, after;
  std::string compiler;  // its identity: what compiles here
};

struct ImageVerdict {
  enum class State : std::uint8_t { same_text, same_image, differs, fails, undecided } state = State::undecided;
  std::string why{};  // when it differs, or does not compile
};

struct ImageComparison {
  std::vector<ImageVerdict> verdicts{};  // of each pair; undecided: stopped before its turn
  std::size_t compiled = 0;
  std::size_t from_cache = 0;
  bool stopped = false;
};

struct ComparisonSettings {
  std::filesystem::path program;  // tilewright-compile
  std::filesystem::path cache;
  double timeout_s = 120;
  int jobs = 1;
};

// `progress` is told how many images of how many there are, from the calling thread. Throws Error when nothing can be compiled.
ImageComparison compare_images(std::span<const ImagePair> pairs, const ComparisonSettings& settings, StopSignal& stop,
                               const std::function<void(std::size_t done, std::size_t all)>& progress);

}  // namespace tilewright::tune
