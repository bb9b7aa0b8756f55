#include "dispatch/forced_kernels.h"

#include <algorithm>
#include <string_view>

#include "files/nearest_names.h"
#include "tilewright/error.h"

namespace tilewright {
namespace {

constexpr std::string_view kFamilyPrefix = "family:";

}  // namespace

bool ForcedKernels::allows(const KernelEntry& kernel) const {
  return std::ranges::any_of(allowed, [&](const KernelEntry* each) { return each->id == kernel.id; });
}

Runtime ForcedKernels::forced(const KernelEntry& kernel, Runtime values) const {
  for (const auto& [name, value] : runtime) {
    for (std::size_t i = 0; i < kernel.runtime_names.size(); ++i) {
      if (name == kernel.runtime_names[i]) values[i] = value;
    }
  }
  return values;
}

ForcedKernels kernels_by_name(const KernelTable& table, std::uint16_t op, const std::string& name) {
  const bool is_family = name.starts_with(kFamilyPrefix);
  const std::string wanted = is_family ? name.substr(kFamilyPrefix.size()) : name;
  ForcedKernels found;
  std::vector<std::string_view> names;
  for (const KernelEntry& kernel : table.kernels) {
    if (kernel.op != op) continue;
    names.emplace_back(is_family ? kernel.family : kernel.id);
    if (wanted == names.back()) found.allowed.push_back(&kernel);
  }
  if (!found.allowed.empty()) return found;
  std::ranges::sort(names);
  names.erase(std::unique(names.begin(), names.end()), names.end());
  throw InvalidArgument("none of the " + std::to_string(names.size()) + " linked " + (is_family ? "families" : "kernels") +
                        " of " + table.ops[op].name + " is \"" + name + "\"; the nearest are " + nearest_names(wanted, names));
}

}  // namespace tilewright
