// One kernel table out of several: operators, kernels and records of the second and further ones behind those of the first,
// archs and devices of the same name once. Entries are copied; what they point to is not, and must outlive this.
#pragma once

#include <cstdint>
#include <vector>

#include "table/kernel_table.h"

namespace tilewright {

class JoinedTable {
 public:
  explicit JoinedTable(const KernelTable& first);

  // Returns the number of its first operator. Throws Error, and changes nothing, where an operator of that name is there
  // already, and where there are more entries than a table numbers.
  std::uint16_t add(const KernelTable& table);

  // Holds as long as nothing else is added.
  KernelTable table() const;

 private:
  std::uint16_t arch_of(const ArchEntry& arch);
  std::uint16_t device_of(TunedDevice device);
  void require_new(const KernelTable& table) const;

  const char* generator_;
  std::vector<OpEntry> ops_;
  std::vector<ArchEntry> archs_;
  std::vector<TunedDevice> devices_;
  std::vector<KernelEntry> kernels_;
  std::vector<TunedEntry> tuned_;
};

}  // namespace tilewright
