#include "table/joined_table.h"

#include <algorithm>
#include <string>
#include <string_view>

#include "tilewright/error.h"

namespace tilewright {
namespace {

// The index of the first that is alike, behind the last where there is none yet.
template <typename Entry, typename IsAlike>
std::uint16_t find_or_add(std::vector<Entry>& entries, const Entry& entry, IsAlike&& is_alike) {
  const auto found = std::ranges::find_if(entries, is_alike);
  const auto index = static_cast<std::uint16_t>(found - entries.begin());
  if (found == entries.end()) entries.push_back(entry);
  return index;
}

}  // namespace

JoinedTable::JoinedTable(const KernelTable& first)
    : generator_(first.generator),
      ops_(first.ops.begin(), first.ops.end()),
      archs_(first.archs.begin(), first.archs.end()),
      devices_(first.devices.begin(), first.devices.end()),
      kernels_(first.kernels.begin(), first.kernels.end()),
      tuned_(first.tuned.begin(), first.tuned.end()) {}

std::uint16_t JoinedTable::add(const KernelTable& table) {
  require_new(table);
  const auto first_op = static_cast<std::uint16_t>(ops_.size());
  const auto first_kernel = static_cast<std::uint16_t>(kernels_.size());
  ops_.insert(ops_.end(), table.ops.begin(), table.ops.end());
  for (KernelEntry kernel : table.kernels) {
    kernel.op = static_cast<std::uint16_t>(kernel.op + first_op);
    kernel.arch = arch_of(table.archs[kernel.arch]);
    kernels_.push_back(kernel);
  }
  std::vector<std::uint16_t> devices;
  for (TunedDevice device : table.devices) {
    device.arch = arch_of(table.archs[device.arch]);
    devices.push_back(device_of(device));
  }
  for (TunedEntry entry : table.tuned) {
    entry.device = devices[entry.device];
    entry.kernel = static_cast<std::uint16_t>(entry.kernel + first_kernel);
    entry.problem.op = static_cast<std::uint16_t>(entry.problem.op + first_op);
    tuned_.push_back(entry);
  }
  return first_op;
}

std::uint16_t JoinedTable::arch_of(const ArchEntry& arch) {
  return find_or_add(archs_, arch, [&](const ArchEntry& each) { return std::string_view(each.name) == arch.name; });
}

std::uint16_t JoinedTable::device_of(TunedDevice device) {
  return find_or_add(devices_, device, [&](const TunedDevice& each) {
    return std::string_view(each.key) == device.key && each.arch == device.arch;
  });
}

void JoinedTable::require_new(const KernelTable& table) const {
  for (const OpEntry& op : table.ops) {
    if (std::ranges::any_of(ops_, [&](const OpEntry& each) { return std::string_view(each.name) == op.name; }))
      throw Error(std::string("two linked tables have an operator ") + op.name + "; rename one");
  }
  for (const std::size_t count : {kernels_.size() + table.kernels.size(), devices_.size() + table.devices.size()}) {
    if (count > UINT16_MAX)
      throw Error("the linked tables have more kernels or devices than the " + std::to_string(UINT16_MAX) +
                  " that can be numbered");
  }
}

KernelTable JoinedTable::table() const {
  return {.generator = generator_, .ops = ops_, .archs = archs_, .devices = devices_, .kernels = kernels_, .tuned = tuned_};
}

}  // namespace tilewright
