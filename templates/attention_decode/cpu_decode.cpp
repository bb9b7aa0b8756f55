// Driver of the cpu_decode family: hands out pieces of the work to threads, then what is to be merged. The runtime calls it
// through CpuDriver; it allocates nothing and never fails.
#include "attention_decode/cpu_decode.h"

#include <atomic>
#include <cstddef>
#include <cstdint>

#include "backend/cpu/thread_pool.h"
#include "table/kernel_table.h"

namespace tilewright {
namespace {

const tw::DecodeKernel& decode_kernel_at(const void* address) { return *static_cast<const tw::DecodeKernel*>(address); }

std::size_t decode_workspace_bytes(const void* kernel, const void* params, int) {
  return static_cast<std::size_t>(decode_kernel_at(kernel).workspace_bytes(params));
}

void decode(const void* kernel_address, const void* params, void* workspace, ThreadPool& pool) {
  const tw::DecodeKernel& kernel = decode_kernel_at(kernel_address);
  const std::int64_t pieces = kernel.pieces(params), merges = kernel.merges(params);
  std::atomic<std::int64_t> next_piece{0}, next_merge{0};
  pool.run([&](int, int team) {
    for (std::int64_t piece; (piece = next_piece.fetch_add(1, std::memory_order_relaxed)) < pieces;) {
      kernel.attend(params, piece, workspace);
    }
    if (merges == 0) return;
    if (team > 1) pool.barrier(team);
    for (std::int64_t merge; (merge = next_merge.fetch_add(1, std::memory_order_relaxed)) < merges;) {
      kernel.merge(params, merge, workspace);
    }
  });
}

}  // namespace

extern const CpuDriver attention_decode_decode;
const CpuDriver attention_decode_decode{"attention_decode_decode", decode, decode_workspace_bytes};

}  // namespace tilewright
