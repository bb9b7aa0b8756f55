// A provider's algorithm where a plan expects a kernel: with an entry of its own, launched as any other. Runs whose arguments
// the algorithm does not take go to a plan of the library's own kernel. Made by the dispatcher and by the tuner.
#pragma once

#include <memory>
#include <string>

#include "launch/launch.h"
#include "launch/loaded_kernel.h"
#include "providers/provider.h"
#include "table/provided_name.h"
#include "tilewright/plan.h"

namespace tilewright {

class ProvidedKernel : public LoadedKernel {
 public:
  // `arch` is one of `table` that the device runs; `otherwise` may be null: then what the algorithm does not take is an Error.
  ProvidedKernel(const ProvidedName& name, std::shared_ptr<const ProvidedAlgorithm> algorithm, const KernelTable& table,
                 std::uint16_t op, std::uint16_t arch, std::shared_ptr<const Plan> otherwise);
  ProvidedKernel(const ProvidedKernel&) = delete;

  const KernelEntry& entry() const { return entry_; }

  void launch(const Launch& launch) const override;
  std::size_t driver_workspace_bytes(const void* parameters, int threads) const override;

 private:
  const std::string id_, family_, config_;
  const std::shared_ptr<const ProvidedAlgorithm> algorithm_;
  const std::shared_ptr<const Plan> otherwise_;
  KernelEntry entry_{};
  ParameterLayout layout_{};
  std::size_t tensors_bytes_ = 0, scalars_bytes_ = 0;
  std::size_t workspace_begin_ = 0;  // behind what `otherwise` keeps zero
};

// A plan that runs `kernel` and, where a pointer is less aligned than it needs, `otherwise`, the one that it was made with.
Plan plan_of(std::shared_ptr<const ProvidedKernel> kernel, const KernelTable& table, const Problem& problem,
             const Device& device, Explanation explanation, std::shared_ptr<const Plan> otherwise);

}  // namespace tilewright
