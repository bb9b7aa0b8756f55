// Launches CUDA kernels through cuLaunchKernelEx.
#include <algorithm>
#include <array>
#include <vector>

#include "backend/cuda/driver_api.h"
#include "backend/cuda/tensor_map_encoder.h"
#include "launch/loaded_kernel.h"
#include "tilewright/error.h"

namespace tilewright {
namespace {

// CUDA C++ Programming Guide, thread block clusters: what every device with clusters holds.
constexpr std::uint32_t kPortableClusterSize = 8;

// CUDA 12.3: the first whose graphs capture such launches. Before that kernels begin when the one ahead has ended.
constexpr int kOverlapDriver = 12030;

std::uint32_t cluster_size(const std::array<std::uint32_t, 3>& cluster) { return cluster[0] * cluster[1] * cluster[2]; }

// All but the stream and what is promised of a launch's beginning.
template <std::size_t kRoom>
CUlaunchConfig config_of(const ResolvedKernel& kernel, std::array<CUlaunchAttribute, kRoom>& attributes) {
  CUlaunchConfig config{};
  config.gridDimX = static_cast<unsigned>(std::min(kernel.grid[0], kMostCtas[0]));
  config.gridDimY = static_cast<unsigned>(kernel.grid[1]);
  config.gridDimZ = static_cast<unsigned>(std::min(kernel.grid[2], kMostCtas[2]));  // what has more loops: fits_grid
  config.blockDimX = kernel.block[0];
  config.blockDimY = kernel.block[1];
  config.blockDimZ = kernel.block[2];
  config.sharedMemBytes = kernel.smem_bytes;
  config.attrs = attributes.data();
  if (cluster_size(kernel.cluster) > 1) {
    CUlaunchAttribute& attribute = attributes[config.numAttrs++];
    attribute.id = CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION;
    attribute.value.clusterDim = {kernel.cluster[0], kernel.cluster[1], kernel.cluster[2]};
  }
  if (kernel.cooperative) {
    CUlaunchAttribute& attribute = attributes[config.numAttrs++];
    attribute.id = CU_LAUNCH_ATTRIBUTE_COOPERATIVE;
    attribute.value.cooperative = 1;
  }
  return config;
}

class CudaKernel : public LoadedKernel {
 public:
  CudaKernel(const KernelEntry& kernel, const Device& device)
      : id_(kernel.id),
        ordinal_(device.ordinal),
        driver_version_(device.driver_version),
        library_(kernel.image),
        encoder_({.encode_tiled = driver().cuTensorMapEncodeTiled, .replace_address = driver().cuTensorMapReplaceAddress},
                 device.driver_version) {
    const CurrentContext context(ordinal_);
    const LaunchSpec& spec = kernel.launch;
    add(kernel.symbol, spec, device);
    for (std::size_t i = 0; i < spec.then.size(); ++i) add(further_symbol(kernel.symbol, i), spec.then[i], device);
    if (spec.prologue.threads > 0) prologue_ = placed(std::string(kernel.symbol) + "_prologue");
  }

  EncodedTensorMap encode(const ResolvedTensorMap& map) const override {
    const CurrentContext context(ordinal_);
    return encoder_.encode(map);
  }

  void require_room(const ResolvedLaunch& launch) const override {
    for (std::size_t i = 0; i < kernels_.size(); ++i) {
      const ResolvedKernel& kernel = i == 0 ? launch : launch.then[i - 1];
      if (!kernel.cooperative || kernel.points() <= kernels_[i].resident_ctas) continue;
      throw InvalidArgument(kernels_[i].symbol + ": a cooperative launch of " + std::to_string(kernel.points()) +
                            " CTAs, of which the device holds " + std::to_string(kernels_[i].resident_ctas) +
                            " at once: its grid must be cut to compute_units times what a multiprocessor holds");
    }
  }

  void launch(const Launch& launch) const override {
    const ResolvedLaunch& resolved = launch.resolved;
    const CurrentContext context(ordinal_, id_);
    for (const EncodedTensorMap& map : launch.tensor_maps) encoder_.place(map, launch.parameters);
    if (resolved.points() > 0) {
      const bool has_prologue = resolved.prologue_ctas > 0;
      if (has_prologue) {
        submit(prologue_, {.block = {resolved.prologue_threads, 1, 1}, .grid = {resolved.prologue_ctas, 1, 1}},
               resolved.overlaps, launch);
      }
      submit(kernels_[0].kernel, resolved, resolved.overlaps || has_prologue, launch);
    }
    for (std::size_t i = 0; i < resolved.then.size(); ++i) {
      if (resolved.then[i].points() > 0) submit(kernels_[i + 1].kernel, resolved.then[i], false, launch);
    }
  }

 private:
  struct UnitKernel {
    std::string symbol;
    CUkernel kernel;
    std::int64_t resident_ctas;  // of a cooperative one: that the device holds at once
  };

  // Places the code on the device now: a first launch that had to do it would be refused under stream capture.
  CUkernel placed(const std::string& symbol, CUfunction* function = nullptr) const {
    const CUkernel kernel = library_.kernel(symbol.c_str());
    CUfunction unused = nullptr;
    check(driver().cuKernelGetFunction(function != nullptr ? function : &unused, kernel), "cuKernelGetFunction");
    return kernel;
  }

  // `words`: of a LaunchSpec or a FollowingKernel.
  template <class Words>
  void add(const std::string& symbol, const Words& words, const Device& device) {
    CUfunction function = nullptr;
    const CUkernel kernel = placed(symbol, &function);
    CUdevice handle = 0;
    check(driver().cuDeviceGet(&handle, ordinal_), "cuDeviceGet");
    const auto set = [&](CUfunction_attribute attribute, std::uint32_t value) {
      check(driver().cuKernelSetAttribute(attribute, static_cast<int>(value), kernel, handle), "cuKernelSetAttribute");
    };
    // Also where they are fewer than what needs no opt-in: a kernel's own static ones come on top of them.
    if (words.smem_bytes > 0) set(CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES, words.smem_bytes);
    if (cluster_size(words.cluster) > kPortableClusterSize) set(CU_FUNC_ATTRIBUTE_NON_PORTABLE_CLUSTER_SIZE_ALLOWED, 1);
    const ResolvedKernel shape{.block = words.block, .cluster = words.cluster, .smem_bytes = words.smem_bytes};
    kernels_.push_back({symbol, kernel, words.cooperative ? resident_ctas(function, shape, device) : 0});
  }

  static std::int64_t resident_ctas(CUfunction function, const ResolvedKernel& shape, const Device& device) {
    int count = 0;
    if (const std::uint32_t cluster = cluster_size(shape.cluster); cluster > 1) {
      std::array<CUlaunchAttribute, 2> attributes{};
      CUlaunchConfig config = config_of(shape, attributes);
      config.gridDimX = shape.cluster[0];
      config.gridDimY = shape.cluster[1];
      config.gridDimZ = shape.cluster[2];
      check(driver().cuOccupancyMaxActiveClusters(&count, function, &config), "cuOccupancyMaxActiveClusters");
      return std::int64_t{count} * cluster;
    }
    const auto threads = static_cast<int>(shape.block[0] * shape.block[1] * shape.block[2]);
    check(driver().cuOccupancyMaxActiveBlocksPerMultiprocessor(&count, function, threads, shape.smem_bytes),
          "cuOccupancyMaxActiveBlocksPerMultiprocessor");
    return std::int64_t{count} * device.compute_units;
  }

  void submit(CUkernel kernel, const ResolvedKernel& resolved, bool begins_early, const Launch& launch) const {
    std::array<CUlaunchAttribute, 3> attributes{};
    CUlaunchConfig config = config_of(resolved, attributes);
    config.hStream = static_cast<CUstream>(launch.stream);
    if (begins_early && driver_version_ >= kOverlapDriver) {
      CUlaunchAttribute& attribute = attributes[config.numAttrs++];
      attribute.id = CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_STREAM_SERIALIZATION;
      attribute.value.programmaticStreamSerializationAllowed = 1;
    }
    void* arguments[] = {launch.parameters};
    const CUresult result = driver().cuLaunchKernelEx(&config, reinterpret_cast<CUfunction>(kernel), arguments, nullptr);
    if (result != CUDA_SUCCESS) check(result, ("cuLaunchKernelEx of " + name_of(kernel)).c_str());
  }

  std::string name_of(CUkernel kernel) const {
    if (kernel == prologue_) return id_ + ", its prologue";
    const auto found = std::ranges::find(kernels_, kernel, &UnitKernel::kernel);
    return found == kernels_.begin() ? id_ : id_ + ", its kernel " + found->symbol;
  }

  std::string id_;
  int ordinal_;
  int driver_version_;
  CudaLibrary library_;
  std::vector<UnitKernel> kernels_;  // in the order of their launches
  CUkernel prologue_ = nullptr;      // of the first one, if it has one
  TensorMapEncoder encoder_;
};

}  // namespace

std::shared_ptr<const LoadedKernel> load_cuda_kernel(const KernelEntry& kernel, const Device& device) {
  if (kernel.image.empty()) throw Error(std::string("kernel ") + kernel.id + " was linked without its image");
  return std::make_shared<CudaKernel>(kernel, device);
}

}  // namespace tilewright
