// The doctor's eyes: looks at this machine and fills in the facts. It judges nothing and leaves nothing behind.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "commands/options.h"
#include "device/target.h"
#include "doctor/machine_facts.h"

namespace tilewright::tune {

// brief: a fifth of a second, as before a tuning run; no compiler is tried, and those that the target does not need are left
// out.
enum class Thoroughness : std::uint8_t { brief, full };

// `target`: nothing when `fault` says why it is not known. `gpus_without_arch`: ordinals that no descriptor serves.
MachineFacts gather_facts(const Options& options, const std::optional<Target>& target, const std::string& fault,
                          const std::vector<int>& gpus_without_arch, Thoroughness thoroughness);

}  // namespace tilewright::tune
