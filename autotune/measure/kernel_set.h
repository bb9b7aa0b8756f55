// A manifest's kernels as the runtime library sees them: the same KernelEntry that generated/table.cpp would hold, with images
// attached as they are compiled. So what is tuned takes the launch path of what is shipped. Owns everything that the entries
// point to.
#pragma once

#include <cstddef>
#include <deque>
#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include "launch/loaded_kernel.h"
#include "manifest/manifest.h"
#include "providers/providers.h"
#include "tilewright/device.h"
#include "tilewright/plan.h"

namespace tilewright::tune {

class SharedObject;

class KernelSet {
 public:
  // `manifest` must outlive this. `device` is where the kernels run: when its arch is not the manifest's (cross code) the table
  // says that the code is for that device. `providers` have the manifest's candidates of other libraries.
  KernelSet(const Manifest& manifest, const Device& device, Providers providers = {});
  ~KernelSet();
  KernelSet(const KernelSet&) = delete;
  KernelSet& operator=(const KernelSet&) = delete;

  const KernelTable& table() const { return table_; }
  const KernelEntry& entry(std::size_t kernel) const { return entries_[kernel]; }

  // Says where the image is. It is loaded when it is first needed: a candidate's code enters the process when the candidate is
  // tried.
  void attach(std::size_t kernel, const std::filesystem::path& image) { kernel_images_.at(kernel) = image; }
  void attach_reference(std::size_t index, const std::filesystem::path& image) { reference_images_.at(index) = image; }

  // A reference unit as an entry: no run-time parameters. Throws Error when it cannot be loaded.
  const KernelEntry& reference(std::size_t index);

  // A plan for one instance; the kernel is loaded once and shared by its instances. Throws Error.
  Plan plan(std::size_t kernel, const std::array<std::int32_t, kMaxRuntime>& runtime, const Problem& problem);

 private:
  Plan provided_plan(const KernelSpec& kernel, const Problem& problem) const;
  void load_image(KernelEntry& entry, const std::filesystem::path& image);
  KernelEntry make_entry(const KernelSpec& kernel);
  const char* const* keep(const std::vector<std::string>& texts);

  const Manifest& manifest_;
  const Device& device_;
  const Providers providers_;
  std::deque<std::vector<const char*>> pointer_lists_;
  std::deque<std::vector<const void*>> address_lists_;  // of further kernels
  std::vector<NamedValues> attributes_;
  std::vector<ScalarDeclaration> scalars_;
  std::vector<const char*> tensors_;
  std::vector<OpEntry> ops_;
  std::array<std::uint8_t, 1> minor_{};  // of the device
  std::vector<ArchEntry> archs_;
  std::vector<KernelEntry> entries_;
  std::vector<KernelEntry> references_;
  std::vector<std::filesystem::path> kernel_images_, reference_images_;
  std::vector<std::unique_ptr<SharedObject>> objects_;
  std::deque<std::string> images_;
  std::vector<std::shared_ptr<const LoadedKernel>> loaded_;
  KernelTable table_;
};

}  // namespace tilewright::tune
