#include "manifest/linked_kernels.h"

#include <algorithm>
#include <optional>
#include <string_view>

#include "launch/launch.h"

namespace tilewright::tune {
namespace {

constexpr std::string_view kMark = "linked:";

bool has_code(const KernelEntry& kernel) { return kernel.cpu_symbol != nullptr || !kernel.image.empty(); }

const KernelEntry* kernel_of(std::string_view hash) {
  const auto kernels = linked_table().kernels;
  const auto found =
      std::ranges::find_if(kernels, [&](const KernelEntry& each) { return each.hash == hash && has_code(each); });
  return found == kernels.end() ? nullptr : &*found;
}

std::optional<std::size_t> legal_kernel(const Manifest& manifest, const ProblemSpec& problem) {
  std::optional<std::size_t> found;
  for (std::size_t k = 0; k < manifest.kernels.size(); ++k) {
    const KernelSpec& kernel = manifest.kernels[k];
    if (!kernel.provided.provider.empty() || !is_legal(kernel.attributes, kernel.rules, problem.problem)) continue;
    if (kernel_of(kernel.unit.hash) == nullptr) continue;
    if (kernel.is_default) return k;
    if (!found) found = k;
  }
  return found;
}

void compare_with_linked(Manifest& manifest, ProblemSpec& problem) {
  const ReferenceSpec& reference = manifest.references[problem.reference];
  if (!reference.unit) return;
  const std::optional<std::size_t> kernel = legal_kernel(manifest, problem);
  if (!kernel) return;  // and none is tried
  const ReferenceSpec linked{.hash = reference.hash, .unit = {}, .kernel = kernel};
  const auto same = std::ranges::find_if(
      manifest.references, [&](const ReferenceSpec& each) { return each.hash == linked.hash && each.kernel == linked.kernel; });
  problem.reference = static_cast<std::size_t>(same - manifest.references.begin());
  if (same == manifest.references.end()) manifest.references.push_back(linked);
}

}  // namespace

std::vector<std::string> linked_kernels(const std::string& op, const std::string& arch) {
  std::vector<std::string> ids;
  const KernelTable& table = linked_table();
  for (const KernelEntry& each : table.kernels) {
    if (has_code(each) && op == table.ops[each.op].name && arch == table.archs[each.arch].name) ids.emplace_back(each.id);
  }
  return ids;
}

bool are_any_linked(const std::string& arch) {
  const KernelTable& table = linked_table();
  return std::ranges::any_of(table.kernels,
                             [&](const KernelEntry& each) { return has_code(each) && arch == table.archs[each.arch].name; });
}

std::filesystem::path linked_image(const UnitSpec& unit) {
  return kernel_of(unit.hash) == nullptr ? std::filesystem::path() : std::filesystem::path(std::string(kMark) + unit.hash);
}

const KernelEntry* linked_kernel(const std::filesystem::path& image) {
  const std::string_view text = image.native();
  return text.starts_with(kMark) ? kernel_of(text.substr(kMark.size())) : nullptr;
}

bool are_linked(std::span<const std::filesystem::path> images) {
  return std::ranges::any_of(images, [](const std::filesystem::path& each) { return each.native().starts_with(kMark); });
}

void compare_with_linked(Manifest& manifest) {
  for (ProblemSpec& problem : manifest.problems) compare_with_linked(manifest, problem);
  for (ProblemSpec& edge : manifest.edges) compare_with_linked(manifest, edge);
  // No reference is compiled; those that are left are nobody's.
  for (ReferenceSpec& reference : manifest.references) {
    if (reference.unit) reference = {.hash = reference.hash, .unit = {}, .kernel = 0};
  }
}

}  // namespace tilewright::tune
