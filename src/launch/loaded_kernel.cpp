// Hands a kernel to the back end of its target.
#include "launch/loaded_kernel.h"

#include "tilewright/error.h"

namespace tilewright {

EncodedTensorMap LoadedKernel::encode(const ResolvedTensorMap&) const {
  throw Error("a kernel has tensor maps, and CPUs have none");
}

std::shared_ptr<const LoadedKernel> load_kernel(const KernelEntry& kernel, const Device& device) {
  return kernel.kind == TargetKind::cuda ? load_cuda_kernel(kernel, device) : load_cpu_kernel(kernel);
}

}  // namespace tilewright
