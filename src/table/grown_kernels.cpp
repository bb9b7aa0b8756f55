#include "table/grown_kernels.h"

#include <algorithm>
#include <cstdint>
#include <string>
#include <string_view>
#include <unordered_map>

#include "tilewright/error.h"

namespace tilewright {
namespace {

bool same_names(std::span<const char* const> a, std::span<const char* const> b) {
  return std::ranges::equal(a, b, [](const char* one, const char* other) { return std::string_view(one) == other; });
}

bool is_declared_alike(const OpEntry& a, const OpEntry& b) {
  return a.key_sizes == b.key_sizes && same_names(a.sizes, b.sizes) && same_names(a.tensors, b.tensors) &&
         a.scalars.size() == b.scalars.size() &&
         std::ranges::equal(a.attributes, b.attributes, [](const NamedValues& one, const NamedValues& other) {
           return std::string_view(one.name) == other.name && same_names(one.values, other.values);
         });
}

template <typename Entry>
std::uint16_t place_of(std::span<const Entry> entries, const Entry& wanted, const char* what) {
  const auto found =
      std::ranges::find_if(entries, [&](const Entry& each) { return std::string_view(each.name) == wanted.name; });
  if (found == entries.end()) throw Error(std::string("kernels are of ") + what + " " + wanted.name + ", which is not linked");
  return static_cast<std::uint16_t>(found - entries.begin());
}

}  // namespace

GrownKernels grown_kernels(const KernelTable& table, const KernelTable& more) {
  GrownKernels result{.kernels{table.kernels.begin(), table.kernels.end()}};
  std::unordered_map<std::string_view, std::size_t> places;
  for (std::size_t i = 0; i < result.kernels.size(); ++i) places.emplace(result.kernels[i].id, i);
  for (KernelEntry kernel : more.kernels) {
    const OpEntry& op = more.ops[kernel.op];
    kernel.op = place_of(table.ops, op, "an operator");
    if (!is_declared_alike(table.ops[kernel.op], op))
      throw Error(std::string("kernels are of another ") + op.name + " than the one that is linked; build them again");
    kernel.arch = place_of(table.archs, more.archs[kernel.arch], "an arch");
    kernel.is_default = false;
    if (!kernel.is_linked()) continue;
    const auto [place, is_new] = places.try_emplace(kernel.id, result.kernels.size());
    if (is_new) {
      result.kernels.push_back(kernel);
      ++result.added;
      continue;
    }
    KernelEntry& own = result.kernels[place->second];
    if (own.is_linked() || std::string_view(own.hash) != kernel.hash) continue;
    kernel.id = own.id;  // by which others know it
    kernel.is_default = own.is_default;
    own = kernel;
    ++result.added;
  }
  if (result.kernels.size() > UINT16_MAX)
    throw Error("there would be more kernels than the " + std::to_string(UINT16_MAX) + " that can be numbered");
  return result;
}

}  // namespace tilewright
