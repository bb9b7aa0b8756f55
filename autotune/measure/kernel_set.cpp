#include "measure/kernel_set.h"

#include <fmt/format.h>

#include <algorithm>
#include <fstream>
#include <iterator>
#include <utility>

#include "backend/cpu/cpu_drivers.h"
#include "launch/launch.h"
#include "manifest/linked_kernels.h"
#include "providers/provided_kernel.h"
#include "system/shared_object.h"
#include "tilewright/dispatch.h"

namespace tilewright::tune {

const char* const* KernelSet::keep(const std::vector<std::string>& texts) {
  std::vector<const char*>& list = pointer_lists_.emplace_back();
  for (const std::string& text : texts) list.push_back(text.c_str());
  return list.data();
}

KernelEntry KernelSet::make_entry(const KernelSpec& kernel) {
  const CpuDriver* driver = kernel.driver.empty() ? nullptr : find_cpu_driver(kernel.driver);
  if (!kernel.driver.empty() && driver == nullptr) {
    throw Error(
        fmt::format("kernel {} needs the CPU driver '{}', which this build does not hold: its source is <op>/cpu_*.cpp; "
                    "configure with -DTILEWRIGHT_TEMPLATES including the op's folder",
                    kernel.id, kernel.driver));
  }
  return KernelEntry{.id = kernel.id.c_str(),
                     .family = kernel.family.c_str(),
                     .config = kernel.config_line.c_str(),
                     .hash = kernel.unit.hash.c_str(),
                     .symbol = kernel.unit.symbol.c_str(),
                     .kind = archs_[0].kind,
                     .op = 0,
                     .arch = 0,
                     .attributes = kernel.attributes,
                     .launch = kernel.launch,
                     .rules = kernel.rules,
                     .pointer_alignment = kernel.pointer_alignment,
                     .runtime_names = {keep(kernel.runtime_names), kernel.runtime_names.size()},
                     .runtime_defaults = kernel.runtime_defaults,
                     .is_default = kernel.is_default,
                     .model = {},
                     .image = {},
                     .cpu_symbol = nullptr,
                     .cpu_driver = driver,
                     .tensor_maps = kernel.tensor_maps,
                     .tensors_left_out = kernel.tensors_left_out,
                     .sizes_left_out = kernel.sizes_left_out,
                     .scalars_left_out = kernel.scalars_left_out};
}

KernelSet::KernelSet(const Manifest& manifest, const Device& device, Providers providers)
    : manifest_(manifest), device_(device), providers_(std::move(providers)) {
  const OpSpec& op = manifest.op;
  for (const AttributeSpec& attribute : op.attributes) {
    attributes_.push_back({attribute.name.c_str(), {keep(attribute.values), attribute.values.size()}});
  }
  for (const ScalarSpec& scalar : op.scalars) scalars_.push_back({scalar.name.c_str(), scalar.is_float});
  for (const TensorSpec& tensor : op.tensors) tensors_.push_back(tensor.name.c_str());
  ops_.push_back({.name = op.name.c_str(),
                  .attributes = attributes_,
                  .sizes = {keep(op.sizes), op.sizes.size()},
                  .key_sizes = static_cast<std::uint8_t>(op.key_sizes),
                  .scalars = scalars_,
                  .tensors = tensors_});
  const ArchSpec& arch = manifest.arch;
  const bool is_cuda = arch.kind == TargetKind::cuda;
  minor_ = {static_cast<std::uint8_t>(device.minor)};
  archs_.push_back({.name = arch.name.c_str(),
                    .kind = arch.kind,
                    .major = static_cast<std::uint8_t>(is_cuda ? device.major : 0),
                    .minor = static_cast<std::uint8_t>(is_cuda ? device.minor : 0),
                    .minors = minor_,
                    .rank = static_cast<std::uint16_t>(arch.rank),
                    .cpu_flags = {keep(arch.cpu_flags), arch.cpu_flags.size()}});
  for (const KernelSpec& kernel : manifest.kernels) entries_.push_back(make_entry(kernel));
  for (const ReferenceSpec& reference : manifest.references) {
    KernelEntry entry{};
    entry.id = entry.family = "reference";
    entry.symbol = reference.unit ? reference.unit->symbol.c_str() : "";
    entry.hash = reference.hash.c_str();
    entry.kind = arch.kind;
    references_.push_back(entry);
  }
  kernel_images_.resize(entries_.size());
  reference_images_.resize(references_.size());
  loaded_.resize(entries_.size());
  table_ = {
      .generator = manifest.generator.c_str(), .ops = ops_, .archs = archs_, .devices = {}, .kernels = entries_, .tuned = {}};
}

KernelSet::~KernelSet() = default;

void KernelSet::load_image(KernelEntry& entry, const std::filesystem::path& image) {
  if (image.empty()) throw Error(fmt::format("{} was not compiled", entry.id));
  if (const KernelEntry* linked = linked_kernel(image); linked != nullptr) {
    entry.cpu_symbol = linked->cpu_symbol;
    entry.cpu_then = linked->cpu_then;
    entry.image = linked->image;
    return;
  }
  if (entry.kind == TargetKind::cpu) {
    objects_.push_back(std::make_unique<SharedObject>(image));
    entry.cpu_symbol = objects_.back()->symbol(entry.symbol);
    std::vector<const void*>& then = address_lists_.emplace_back();
    for (std::size_t i = 0; i < entry.launch.then.size(); ++i) {
      then.push_back(objects_.back()->symbol(further_symbol(entry.symbol, i).c_str()));
    }
    entry.cpu_then = then;
    return;
  }
  std::ifstream stream(image, std::ios::binary);
  const std::string& bytes = images_.emplace_back(std::istreambuf_iterator<char>(stream), std::istreambuf_iterator<char>());
  if (bytes.empty()) throw Error(fmt::format("cannot read the image {}", image.string()));
  const auto* first = reinterpret_cast<const unsigned char*>(bytes.data());
  entry.image = {first, first + bytes.size()};
}

const KernelEntry& KernelSet::reference(std::size_t index) {
  KernelEntry& entry = references_[index];
  if (entry.cpu_symbol == nullptr && entry.image.empty()) load_image(entry, reference_images_[index]);
  return entry;
}

// As the dispatcher makes it, but for our own kernel behind it: here what the algorithm does not compute is a fault.
Plan KernelSet::provided_plan(const KernelSpec& kernel, const Problem& problem) const {
  const Providers::Found* found = providers_.find(kernel.provided.provider, manifest_.op.name);
  if (found == nullptr || found->provider == nullptr) {
    throw Error(fmt::format("{} is not here{}", kernel.provided.provider, found != nullptr ? ": " + found->why_none : ""));
  }
  const std::uint16_t op = 0, arch = 0;  // the table has one of each
  return plan_of(std::make_shared<ProvidedKernel>(kernel.provided,
                                                  found->provider->ready(kernel.provided.algorithm, ops_[op], problem, device_),
                                                  table_, op, arch, nullptr),
                 table_, problem, device_, Explanation{.kernel = kernel.id}, nullptr);
}

Plan KernelSet::plan(std::size_t kernel, const std::array<std::int32_t, kMaxRuntime>& runtime, const Problem& problem) {
  if (const KernelSpec& spec = manifest_.kernels[kernel]; !spec.provided.provider.empty()) return provided_plan(spec, problem);
  if (loaded_[kernel] == nullptr) {
    load_image(entries_[kernel], kernel_images_[kernel]);
    loaded_[kernel] = load_kernel(entries_[kernel], device_);
  }
  return Plan(entries_[kernel], runtime, table_, problem, device_,
              Explanation{.kernel = entries_[kernel].id, .runtime = to_string(entries_[kernel], runtime)}, nullptr,
              loaded_[kernel]);
}

}  // namespace tilewright::tune
