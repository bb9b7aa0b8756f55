// Driver of the cpu_flash family: hands out tiles of queries to threads, each with a workspace of its own. The runtime calls it
// through CpuDriver; it allocates nothing and never fails.
#include "attention_forward/cpu_flash.h"

#include <atomic>
#include <cstddef>
#include <cstdint>

#include "backend/cpu/thread_pool.h"
#include "table/kernel_table.h"

namespace tilewright {
namespace {

const tw::FlashKernel& kernel_at(const void* address) { return *static_cast<const tw::FlashKernel*>(address); }

std::size_t workspace_bytes(const void* kernel, const void*, int threads) {
  return static_cast<std::size_t>(kernel_at(kernel).workspace_bytes) * static_cast<std::size_t>(threads);
}

void run(const void* kernel_address, const void* params, void* workspace, ThreadPool& pool) {
  const tw::FlashKernel& kernel = kernel_at(kernel_address);
  const std::int64_t tiles = kernel.tiles(params);
  std::atomic<std::int64_t> next{0};
  pool.run([&](int thread, int) {
    void* const own = static_cast<std::byte*>(workspace) + thread * kernel.workspace_bytes;
    for (std::int64_t tile; (tile = next.fetch_add(1, std::memory_order_relaxed)) < tiles;) kernel.attend(params, tile, own);
  });
}

}  // namespace

extern const CpuDriver attention_forward_flash;
const CpuDriver attention_forward_flash{"attention_forward_flash", run, workspace_bytes};

}  // namespace tilewright
