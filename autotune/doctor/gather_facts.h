// The doctor's eyes: looks at this machine and fills in the facts. It judges nothing and leaves nothing behind.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "device/target.h"
#include "doctor/machine_facts.h"

namespace tilewright::tune {

// brief: a fifth of a second, as before a tuning run; no compiler is tried, and those that the target does not need are left
// out.
enum class Thoroughness : std::uint8_t { brief, full };

// What a run would use, and where it would write.
struct Places {
  std::filesystem::path root;  // the source tree
  std::string python;          // the generator's interpreter
  std::filesystem::path compile_program;
  std::filesystem::path db;
  std::filesystem::path cache;
  std::filesystem::path work;
  std::filesystem::path generated;  // empty: nothing is emitted
  std::filesystem::path temporary;
  std::filesystem::path locks;  // where all users of the machine find those of the devices
};

// `target`: nothing when `fault` says why it is not known. `archs`: the descriptors among which each device has its best.
MachineFacts gather_facts(const Places& places, const std::optional<Target>& target, const std::string& fault,
                          const std::vector<ArchSpec>& archs, Thoroughness thoroughness);

}  // namespace tilewright::tune
