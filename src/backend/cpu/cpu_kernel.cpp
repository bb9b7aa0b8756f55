// Launches CPU kernels: through their family's driver, or once for each point of the grid.
#include "backend/cpu/cpu_kernel.h"

#include <cstdlib>
#include <memory>
#include <new>
#include <utility>

#include "backend/cpu/thread_pool.h"
#include "loaded_kernel.h"
#include "tilewright/error.h"

namespace tilewright {
namespace {

class GridKernel : public LoadedKernel {
 public:
  explicit GridKernel(CpuGridKernel kernel) : kernel_(kernel) {}

  void launch(const Launch& launch) const override {
    const auto& grid = launch.resolved.grid;
    launch.pool->parallel_for(launch.resolved.points(), [&](std::int64_t point) {
      kernel_(launch.parameters, point % grid[0], point / grid[0] % grid[1], point / grid[0] / grid[1]);
    });
  }

 private:
  CpuGridKernel kernel_;
};

class DriverKernel : public LoadedKernel {
 public:
  DriverKernel(const CpuDriver& driver, const void* kernel) : driver_(driver), kernel_(kernel) {}

  void launch(const Launch& launch) const override { driver_.run(kernel_, launch.parameters, launch.workspace, *launch.pool); }

  std::size_t driver_workspace_bytes(const void* parameters, int threads) const override {
    return driver_.workspace_bytes(kernel_, parameters, threads);
  }

 private:
  const CpuDriver& driver_;
  const void* kernel_;
};

constexpr std::size_t kScratchAlignment = 256;

// This thread's scratch: plain data, so that using it costs no check whether it was constructed.
struct Scratch {
  void* memory;
  std::size_t capacity;
};
thread_local constinit Scratch scratch{};

struct ScratchOwner {
  ~ScratchOwner() { std::free(std::exchange(scratch, {}).memory); }
};

void grow_scratch(std::size_t bytes) {
  thread_local ScratchOwner owner;  // constructed on this thread's first growth
  std::free(std::exchange(scratch, {}).memory);
  const std::size_t rounded = (bytes + kScratchAlignment - 1) / kScratchAlignment * kScratchAlignment;
  scratch.memory = std::aligned_alloc(kScratchAlignment, rounded);
  if (scratch.memory == nullptr) throw std::bad_alloc();
  scratch.capacity = rounded;
}

}  // namespace

std::shared_ptr<const LoadedKernel> load_cpu_kernel(const KernelEntry& kernel) {
  if (kernel.cpu_symbol == nullptr) throw Error(std::string("kernel ") + kernel.id + " has no linked code");
  if (kernel.cpu_driver != nullptr) return std::make_shared<DriverKernel>(*kernel.cpu_driver, kernel.cpu_symbol);
  return std::make_shared<GridKernel>(reinterpret_cast<CpuGridKernel>(const_cast<void*>(kernel.cpu_symbol)));
}

void* thread_scratch(std::size_t bytes) {
  if (bytes > scratch.capacity) grow_scratch(bytes);
  return scratch.memory;
}

}  // namespace tilewright
