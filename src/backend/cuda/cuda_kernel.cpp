// Launches CUDA kernels through cuLaunchKernelEx.
#include <algorithm>
#include <optional>

#include "backend/cuda/driver_api.h"
#include "loaded_kernel.h"
#include "tilewright/dispatch.h"

namespace tilewright {
namespace {

// CUDA C++ Programming Guide, technical specifications per compute capability: the same for all since 3.0.
constexpr std::int64_t kMaxGridX = 2147483647;
constexpr std::int64_t kMaxGridYZ = 65535;
constexpr std::uint32_t kSmemBytesWithoutOptIn = 48 * 1024;

class CudaKernel : public LoadedKernel {
 public:
  CudaKernel(const KernelEntry& kernel, const Device& device)
      : id_(kernel.id), ordinal_(device.ordinal), library_(kernel.image), kernel_(library_.kernel(kernel.symbol)) {
    const CurrentContext context(ordinal_);
    CUdevice handle = 0;
    check(driver().cuDeviceGet(&handle, ordinal_), "cuDeviceGet");
    if (kernel.launch.smem_bytes > kSmemBytesWithoutOptIn) {
      check(driver().cuKernelSetAttribute(CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES,
                                          static_cast<int>(kernel.launch.smem_bytes), kernel_, handle),
            "cuKernelSetAttribute");
    }
    // Places the code on the device now: a first launch that had to do it would be refused under stream capture.
    CUfunction function = nullptr;
    check(driver().cuKernelGetFunction(&function, kernel_), "cuKernelGetFunction");
  }

  void launch(const Launch& launch) const override {
    const ResolvedLaunch& resolved = launch.resolved;
    CUlaunchConfig config{};
    // Kernels loop where the grid is cut at the limit.
    config.gridDimX = static_cast<unsigned>(std::min(resolved.grid[0], kMaxGridX));
    config.gridDimY = static_cast<unsigned>(std::min(resolved.grid[1], kMaxGridYZ));
    config.gridDimZ = static_cast<unsigned>(std::min(resolved.grid[2], kMaxGridYZ));
    config.blockDimX = resolved.block[0];
    config.blockDimY = resolved.block[1];
    config.blockDimZ = resolved.block[2];
    config.sharedMemBytes = resolved.smem_bytes;
    config.hStream = static_cast<CUstream>(launch.stream);
    CUlaunchAttribute cluster{};
    if (resolved.cluster[0] * resolved.cluster[1] * resolved.cluster[2] > 1) {
      cluster.id = CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION;
      cluster.value.clusterDim = {resolved.cluster[0], resolved.cluster[1], resolved.cluster[2]};
      config.attrs = &cluster;
      config.numAttrs = 1;
    }
    void* arguments[] = {launch.parameters};
    const CurrentContext context(ordinal_);
    const CUresult result = driver().cuLaunchKernelEx(&config, reinterpret_cast<CUfunction>(kernel_), arguments, nullptr);
    if (result != CUDA_SUCCESS) check(result, ("cuLaunchKernelEx of " + id_).c_str());
  }

 private:
  std::string id_;
  int ordinal_;
  CudaLibrary library_;
  CUkernel kernel_;
};

}  // namespace

std::shared_ptr<const LoadedKernel> load_cuda_kernel(const KernelEntry& kernel, const Device& device) {
  if (kernel.image.empty()) throw Error(std::string("kernel ") + kernel.id + " was linked without its image");
  return std::make_shared<CudaKernel>(kernel, device);
}

}  // namespace tilewright
