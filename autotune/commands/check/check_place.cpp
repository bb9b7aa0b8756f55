#include "commands/check/check_place.h"

#include <fmt/format.h>

#include <cctype>

#include "tilewright/dispatch.h"

namespace tilewright::tune {

CheckPlace find_check_place(const Target& target) {
  if (target.present) return {target.device, target.arch.real_name};
  const Device* device = target.arch.kind == TargetKind::cuda ? any_cuda_device() : nullptr;
  if (device == nullptr) throw Error(fmt::format("cannot check {}: {}", target.arch.name, target.why_not));
  const bool is_for_one_family = std::isalpha(static_cast<unsigned char>(target.arch.virtual_name.back())) != 0;  // compute_90a
  if (device->major * 10 + device->minor < target.arch.major * 10 + target.arch.minor || is_for_one_family) {
    throw Error(fmt::format("cannot check {}: its code cannot be made to run on {}", target.arch.name, device->name));
  }
  return {*device, fmt::format("{}:sm_{}{}", target.arch.virtual_name, device->major, device->minor)};
}

}  // namespace tilewright::tune
