// Which kernels may run for some problems because somebody said so, by a call or in a file: and with which run-time values.
// Made by the dispatcher and by the reader of override files; the ladder chooses among what is allowed.
#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "table/kernel_table.h"

namespace tilewright {

struct ForcedKernels {
  std::vector<const KernelEntry*> allowed{};                    // an entry is known by where its id lies
  std::vector<std::pair<std::string, std::int32_t>> runtime{};  // values that all of these take at launch

  bool allows(const KernelEntry& kernel) const;
  // With the values that are forced.
  Runtime forced(const KernelEntry& kernel, Runtime runtime) const;
};

// By an id, or all of a family by "family:NAME". Throws InvalidArgument, which names the nearest ones, when there is none.
ForcedKernels kernels_by_name(const KernelTable& table, std::uint16_t op, const std::string& name);

}  // namespace tilewright
