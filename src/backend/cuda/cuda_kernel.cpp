// Launches CUDA kernels through cuLaunchKernelEx.
#include <algorithm>
#include <array>

#include "backend/cuda/driver_api.h"
#include "backend/cuda/tensor_map_encoder.h"
#include "loaded_kernel.h"
#include "tilewright/error.h"

namespace tilewright {
namespace {

constexpr std::uint32_t kSmemBytesWithoutOptIn = 48 * 1024;
// CUDA C++ Programming Guide, thread block clusters: what every device with clusters holds.
constexpr std::uint32_t kPortableClusterSize = 8;

// CUDA 12.3: the first whose graphs capture such launches. Before that kernels begin when the one ahead has ended.
constexpr int kOverlapDriver = 12030;

std::uint32_t cluster_size(const std::array<std::uint32_t, 3>& cluster) { return cluster[0] * cluster[1] * cluster[2]; }

class CudaKernel : public LoadedKernel {
 public:
  CudaKernel(const KernelEntry& kernel, const Device& device)
      : id_(kernel.id),
        ordinal_(device.ordinal),
        driver_version_(device.driver_version),
        library_(kernel.image),
        kernel_(library_.kernel(kernel.symbol)),
        encoder_({.encode_tiled = driver().cuTensorMapEncodeTiled, .replace_address = driver().cuTensorMapReplaceAddress},
                 device.driver_version) {
    const CurrentContext context(ordinal_);
    CUdevice handle = 0;
    check(driver().cuDeviceGet(&handle, ordinal_), "cuDeviceGet");
    const auto set = [&](CUfunction_attribute attribute, std::uint32_t value) {
      check(driver().cuKernelSetAttribute(attribute, static_cast<int>(value), kernel_, handle), "cuKernelSetAttribute");
    };
    if (kernel.launch.smem_bytes > kSmemBytesWithoutOptIn) {
      set(CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES, kernel.launch.smem_bytes);
    }
    if (cluster_size(kernel.launch.cluster) > kPortableClusterSize) {
      set(CU_FUNC_ATTRIBUTE_NON_PORTABLE_CLUSTER_SIZE_ALLOWED, 1);
    }
    if (kernel.launch.prologue.threads > 0) prologue_ = library_.kernel((std::string(kernel.symbol) + "_prologue").c_str());
    // Places the code on the device now: a first launch that had to do it would be refused under stream capture.
    for (const CUkernel each : {kernel_, prologue_}) {
      CUfunction function = nullptr;
      if (each != nullptr) check(driver().cuKernelGetFunction(&function, each), "cuKernelGetFunction");
    }
  }

  EncodedTensorMap encode(const ResolvedTensorMap& map) const override {
    const CurrentContext context(ordinal_);
    return encoder_.encode(map);
  }

  void launch(const Launch& launch) const override {
    const ResolvedLaunch& resolved = launch.resolved;
    const CurrentContext context(ordinal_, id_);
    for (const EncodedTensorMap& map : launch.tensor_maps) encoder_.place(map, launch.parameters);
    const bool has_prologue = resolved.prologue_ctas > 0;
    if (has_prologue) {
      CUlaunchConfig config{};
      config.gridDimX = static_cast<unsigned>(std::min(resolved.prologue_ctas, kMostCtas[0]));
      config.gridDimY = config.gridDimZ = config.blockDimY = config.blockDimZ = 1;
      config.blockDimX = resolved.prologue_threads;
      std::array<CUlaunchAttribute, 1> attributes{};
      config.attrs = attributes.data();
      submit(prologue_, config, resolved.overlaps, launch);
    }
    CUlaunchConfig config{};
    config.gridDimX = static_cast<unsigned>(resolved.grid[0]);
    config.gridDimY = static_cast<unsigned>(resolved.grid[1]);
    config.gridDimZ = static_cast<unsigned>(std::min(resolved.grid[2], kMostCtas[2]));  // what has more loops: fits_grid
    config.blockDimX = resolved.block[0];
    config.blockDimY = resolved.block[1];
    config.blockDimZ = resolved.block[2];
    config.sharedMemBytes = resolved.smem_bytes;
    std::array<CUlaunchAttribute, 2> attributes{};
    config.attrs = attributes.data();
    if (cluster_size(resolved.cluster) > 1) {
      CUlaunchAttribute& attribute = attributes[config.numAttrs++];
      attribute.id = CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION;
      attribute.value.clusterDim = {resolved.cluster[0], resolved.cluster[1], resolved.cluster[2]};
    }
    submit(kernel_, config, resolved.overlaps || has_prologue, launch);
  }

 private:
  // `config` has room for one more attribute.
  void submit(CUkernel kernel, CUlaunchConfig& config, bool begins_early, const Launch& launch) const {
    config.hStream = static_cast<CUstream>(launch.stream);
    if (begins_early && driver_version_ >= kOverlapDriver) {
      CUlaunchAttribute& attribute = config.attrs[config.numAttrs++];
      attribute.id = CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_STREAM_SERIALIZATION;
      attribute.value.programmaticStreamSerializationAllowed = 1;
    }
    void* arguments[] = {launch.parameters};
    const CUresult result = driver().cuLaunchKernelEx(&config, reinterpret_cast<CUfunction>(kernel), arguments, nullptr);
    if (result != CUDA_SUCCESS) {
      check(result, ("cuLaunchKernelEx of " + id_ + (kernel == prologue_ ? ", its prologue" : "")).c_str());
    }
  }

  std::string id_;
  int ordinal_;
  int driver_version_;
  CudaLibrary library_;
  CUkernel kernel_;
  CUkernel prologue_ = nullptr;  // if it has one
  TensorMapEncoder encoder_;
};

}  // namespace

std::shared_ptr<const LoadedKernel> load_cuda_kernel(const KernelEntry& kernel, const Device& device) {
  if (kernel.image.empty()) throw Error(std::string("kernel ") + kernel.id + " was linked without its image");
  return std::make_shared<CudaKernel>(kernel, device);
}

}  // namespace tilewright
