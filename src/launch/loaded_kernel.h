// A kernel in memory, ready to launch on one device: the device back end's one interface. Made by load_kernel, shared by the
// plans that launch it. It resolves nothing and chooses nothing.
#pragma once

#include <cstddef>
#include <memory>
#include <span>

#include "launch/launch.h"
#include "launch/tensor_map.h"
#include "table/kernel_table.h"
#include "tilewright/device.h"
#include "tilewright/plan.h"

namespace tilewright {

class ThreadPool;

// One launch: all that stays the same between runs of a plan is resolved before.
struct Launch {
  const ResolvedLaunch& resolved;
  void* parameters;                               // the packed block; CUDA adds the tensor maps
  void* workspace;                                // also in the block
  Stream stream;                                  // CUDA
  std::span<const EncodedTensorMap> tensor_maps;  // CUDA
  ThreadPool* pool;                               // CPU
};

class LoadedKernel {
 public:
  virtual ~LoadedKernel() = default;
  // Never allocates, locks or reads files.
  virtual void launch(const Launch& launch) const = 0;
  // Called when a plan is made. Throws Error when CTAs that must run at once are more than the device holds.
  virtual void require_room(const ResolvedLaunch& /*launch*/) const {}
  // Called when a plan is made. Throws Error when the device has no tensor maps, or its driver refuses this one.
  virtual EncodedTensorMap encode(const ResolvedTensorMap& map) const;
  // Bytes needed beyond the launch rule's: a CPU driver's packing buffers.
  virtual std::size_t driver_workspace_bytes(const void* /*parameters*/, int /*threads*/) const { return 0; }
};

// Throws Error when the kernel has no image, or the device's driver refuses it.
std::shared_ptr<const LoadedKernel> load_kernel(const KernelEntry& kernel, const Device& device);

// Of the back ends; load_kernel calls them.
std::shared_ptr<const LoadedKernel> load_cuda_kernel(const KernelEntry& kernel, const Device& device);
std::shared_ptr<const LoadedKernel> load_cpu_kernel(const KernelEntry& kernel);

}  // namespace tilewright
