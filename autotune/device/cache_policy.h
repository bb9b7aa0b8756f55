// Which caches a timed launch finds, and what records call that: times of different policies are never compared. Chosen by
// --policy; a pure function of the device's kind, so that nobody needs a device to name it.
#pragma once

#include <cstdint>
#include <string>

#include "table/kernel_table.h"

namespace tilewright::tune {

// cold: operands lie in memory, as after other work of an application; warm: the last launch worked on them.
enum class CachePolicy : std::uint8_t { cold, warm };

// As in records: cache state / how it is reached / statistic.
inline std::string policy_name(TargetKind kind, CachePolicy policy) {
  if (policy == CachePolicy::warm) return "warm/median";
  return kind == TargetKind::cuda ? "cold-l2/rotating/median" : "cold-llc/rotating/median";
}

}  // namespace tilewright::tune
