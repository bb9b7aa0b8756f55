// Exact matches: from (device, problem) to a tuned entry in one probe of a flat table. Built once per layer of records by
// Dispatcher and then only read. It ranks nothing and checks no legality.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "table/kernel_table.h"

namespace tilewright {

class DispatchIndex {
 public:
  // `entries` must outlive the index. Of two entries with the same key the first counts.
  DispatchIndex(std::span<const OpEntry> ops, std::span<const TunedEntry> entries);

  // The entry of `device` (an index in the layer's devices) for the same semantic key and key sizes; nullptr if none.
  const TunedEntry* find(std::uint16_t device, const Problem& problem) const;

 private:
  std::span<const OpEntry> ops_;
  std::span<const TunedEntry> entries_;
  std::vector<std::uint32_t> slots_;  // index in entries_ plus one; 0: empty. Open addressing, a power of two in size
};

}  // namespace tilewright
