// Launches CPU kernels: through their family's driver, or once for each point of the grid, kernel by kernel.
#include <memory>
#include <vector>

#include "backend/cpu/thread_pool.h"
#include "launch/loaded_kernel.h"
#include "tilewright/error.h"

namespace tilewright {
namespace {

class GridKernel : public LoadedKernel {
 public:
  explicit GridKernel(const KernelEntry& kernel) : first_(function(kernel.cpu_symbol)) {
    for (const void* symbol : kernel.cpu_then) then_.push_back(function(symbol));
  }

  void launch(const Launch& launch) const override {
    call(first_, launch.resolved, launch);
    for (std::size_t i = 0; i < then_.size(); ++i) call(then_[i], launch.resolved.then[i], launch);
  }

 private:
  static CpuGridKernel function(const void* symbol) { return reinterpret_cast<CpuGridKernel>(const_cast<void*>(symbol)); }

  // Returns when all calls have; a single one is made here, for others to be woken would take longer than most.
  static void call(CpuGridKernel kernel, const ResolvedKernel& resolved, const Launch& launch) {
    const auto& grid = resolved.grid;
    if (resolved.points() == 1) return kernel(launch.parameters, 0, 0, 0);
    launch.pool->parallel_for(resolved.points(), [&](std::int64_t point) {
      kernel(launch.parameters, point % grid[0], point / grid[0] % grid[1], point / grid[0] / grid[1]);
    });
  }

  CpuGridKernel first_;
  std::vector<CpuGridKernel> then_;
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

}  // namespace

std::shared_ptr<const LoadedKernel> load_cpu_kernel(const KernelEntry& kernel) {
  if (kernel.cpu_symbol == nullptr) throw Error(std::string("kernel ") + kernel.id + " has no linked code");
  if (kernel.cpu_driver != nullptr) return std::make_shared<DriverKernel>(*kernel.cpu_driver, kernel.cpu_symbol);
  if (kernel.cpu_then.size() != kernel.launch.then.size()) {
    throw Error(std::string("kernel ") + kernel.id + " has no linked code of its further kernels");
  }
  return std::make_shared<GridKernel>(kernel);
}

}  // namespace tilewright
