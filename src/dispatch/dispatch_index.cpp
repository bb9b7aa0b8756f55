// Half-full open addressing with linear probing: an exact hit costs a hash and, mostly, one comparison.
#include "dispatch/dispatch_index.h"

#include <bit>

#include "table/problem_key.h"

namespace tilewright {

DispatchIndex::DispatchIndex(std::span<const OpEntry> ops, std::span<const TunedEntry> entries)
    : ops_(ops), entries_(entries), slots_(std::bit_ceil(2 * entries.size() + 1), 0) {
  for (std::uint32_t i = 0; i < entries.size(); ++i) {
    const TunedEntry& entry = entries[i];
    if (find(entry.device, entry.problem) != nullptr) continue;
    std::size_t slot = hash_key(entry.problem, ops[entry.problem.op].key_sizes, entry.device) & (slots_.size() - 1);
    while (slots_[slot] != 0) slot = (slot + 1) & (slots_.size() - 1);
    slots_[slot] = i + 1;
  }
}

const TunedEntry* DispatchIndex::find(std::uint16_t device, const Problem& problem) const {
  const int key_sizes = ops_[problem.op].key_sizes;
  const std::size_t mask = slots_.size() - 1;
  for (std::size_t slot = hash_key(problem, key_sizes, device) & mask; slots_[slot] != 0; slot = (slot + 1) & mask) {
    const TunedEntry& entry = entries_[slots_[slot] - 1];
    if (entry.device == device && same_key(entry.problem, problem, key_sizes)) return &entry;
  }
  return nullptr;
}

}  // namespace tilewright
