// All that decides how the candidates of one manifest are measured, by value and by path: what a worker process is told first.
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

#include "manifest/provided_candidates.h"
#include "measure/evaluator.h"
#include "table/kernel_table.h"

namespace tilewright::tune {

struct MeasuringSetup {
  std::filesystem::path manifest{};  // where it lies
  TargetKind kind = TargetKind::cpu;
  int ordinal = 0;                                        // of the CUDA device
  std::vector<std::filesystem::path> kernel_images{};     // by kernel; empty: there is none
  std::vector<std::filesystem::path> reference_images{};  // by reference
  std::filesystem::path external{};                       // where files of references in Python go; empty: there are none
  std::string providers{};                                // as TILEWRIGHT_PROVIDERS names them
  std::vector<ProvidedCandidate> provided{};              // what add_provided adds to the manifest
  SamplingRules rules{};
  std::uint64_t seed = 1;  // of the data
};

// Of this machine. Throws DeviceLost when it is not there.
const Device& device_of(const MeasuringSetup& setup);

}  // namespace tilewright::tune
