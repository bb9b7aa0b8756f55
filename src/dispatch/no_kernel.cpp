#include "dispatch/no_kernel.h"

#include <algorithm>
#include <set>
#include <string_view>
#include <vector>

#include "launch/launch.h"

namespace tilewright {
namespace {

// Of the operator, those that run on the device.
std::vector<const KernelEntry*> kernels_here(const KernelTable& table, const Problem& problem, const Device& device) {
  std::vector<const KernelEntry*> found;
  for (const KernelEntry& kernel : table.kernels) {
    if (kernel.op == problem.op && kernel.is_linked() && compatible(table.archs[kernel.arch], device)) found.push_back(&kernel);
  }
  return found;
}

std::string archs_text(const KernelTable& table) {
  std::set<std::uint16_t> embedded;
  for (const KernelEntry& kernel : table.kernels) {
    if (kernel.is_linked()) embedded.insert(kernel.arch);
  }
  std::string text = "; linked archs:";
  for (const std::uint16_t arch : embedded) text += std::string(" ") + table.archs[arch].name;
  return embedded.empty() ? text + " none" : text;
}

// Of a CPU that runs no linked arch's code: what it would need for the one that asks for least.
std::string lacking_text(const KernelTable& table, const Device& device) {
  const ArchEntry* least = nullptr;
  for (const ArchEntry& arch : table.archs) {
    if (arch.kind != TargetKind::cpu || device.kind != TargetKind::cpu) continue;
    if (compatible(arch, device)) return "";
    if (least == nullptr || arch.rank < least->rank) least = &arch;
  }
  if (least == nullptr) return "";
  std::string text = std::string("; for ") + least->name + " the CPU lacks";
  for (const char* flag : least->cpu_flags) {
    if (*flag != '!' && std::ranges::count(device.cpu_flags, flag) == 0) text += std::string(" ") + flag;
  }
  return text;
}

// "dtype f32, f16": of an attribute the values that pass.
template <typename Passes>
std::string values_text(const NamedValues& attribute, Passes passes) {
  std::string text;
  for (std::size_t code = 0; code < attribute.values.size(); ++code) {
    if (passes(static_cast<std::uint8_t>(code))) text += (text.empty() ? " " : ", ") + std::string(attribute.values[code]);
  }
  return text.empty() ? text : attribute.name + text;
}

// Values of the attributes that kernels here serve: those that alone are other than asked, and where no single one will do all.
std::string served_text(const OpEntry& op, const Problem& problem, const std::vector<const KernelEntry*>& kernels) {
  const auto is_served = [&](const Problem& asked) {
    return std::ranges::any_of(kernels, [&](const KernelEntry* each) { return is_legal(each->attributes, {}, asked); });
  };
  if (kernels.empty() || is_served(problem)) return "";
  std::string alone, any;
  for (std::size_t i = 0; i < op.attributes.size(); ++i) {
    const auto append = [](std::string& text, const char* between, const std::string& more) {
      if (!more.empty()) text += (text.empty() ? "" : between) + more;
    };
    append(alone, ", or ", values_text(op.attributes[i], [&](std::uint8_t code) {
             Problem asked = problem;
             asked.attributes[i] = code;
             return is_served(asked);
           }));
    append(any, "; ", values_text(op.attributes[i], [&](std::uint8_t code) {
             return std::ranges::any_of(kernels, [&](const KernelEntry* each) {
               return each->attributes[i] == code || each->attributes[i] == kAnyAttribute;
             });
           }));
  }
  if (!alone.empty()) return "; with the rest of it valid here is " + alone;
  return "; valid here are " + any + ", not each with each";
}

// Where kernels compute what is asked, and none of them these sizes: why not the one that asks for least.
std::string refusal_text(const OpEntry& op, const Problem& problem, const Device& device,
                         const std::vector<const KernelEntry*>& kernels) {
  const KernelEntry* least = nullptr;
  for (const KernelEntry* kernel : kernels) {
    const bool serves = is_legal(kernel->attributes, {}, problem);
    if (serves && (least == nullptr || kernel->rules.size() <= least->rules.size())) least = kernel;
  }
  if (least == nullptr) return "";
  const Runtime& runtime = least->runtime_defaults;
  const std::uint32_t compute_units = compute_units_of(device, problem);
  std::string reason = why_illegal(*least, op, problem);
  if (reason.empty()) reason = why_not_computed(*least, op, problem, runtime, compute_units);
  if (!reason.empty()) return "; " + reason;
  return fits_grid(*least, problem, runtime, compute_units)
             ? ""
             : std::string("; the grid of ") + least->id + " would be larger than a device takes";
}

}  // namespace

std::string why_no_kernel(const KernelTable& table, const Problem& problem, const Device& device) {
  const OpEntry& op = table.ops[problem.op];
  const std::vector<const KernelEntry*> kernels = kernels_here(table, problem, device);
  return "no linked kernel for " + semantic_text(op, problem) + " " + shape_text(op, problem) + " on " + device.name + " (" +
         device.key + ")" + served_text(op, problem, kernels) + archs_text(table) + lacking_text(table, device) +
         refusal_text(op, problem, device, kernels);
}

}  // namespace tilewright
