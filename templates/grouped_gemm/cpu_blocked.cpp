// Driver of the cpu_blocked family: reads where groups end, cuts each into items and hands these out to threads, each with a
// workspace of its own. The runtime calls it through CpuDriver; it allocates nothing and never fails.
#include "grouped_gemm/cpu_blocked.h"

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <cstdint>

#include "backend/cpu/thread_pool.h"
#include "gemm/cpu_split.h"
#include "table/kernel_table.h"

namespace tilewright {
namespace {

using Kernel = tw::GroupedKernel;
using Params = tw::GroupedParams;
using Item = tw::GroupedItem;

constexpr std::int64_t kItemsPerThread = 4;  // at least, where there is work for so many: groups are of any length

// How groups are cut.
struct Blocks {
  std::int64_t rows = 1;     // of an item, at most
  std::int64_t columns = 1;  // blocks of columns of a group
};

std::int64_t rows_at_most(const Kernel& kernel, const Params& p) {
  return std::min<std::int64_t>(std::max(p.mc, kernel.mr), p.M);
}
std::int64_t panels_of(const Kernel& kernel, const Params& p) { return ceil_divide(p.N, kernel.nr); }
std::int64_t panels_at_most(const Kernel& kernel, const Params& p) { return std::max(1, p.nc / kernel.nr); }

// Where a group ends that begins at `begin`.
std::int64_t end_of(const Params& p, std::int64_t group, std::int64_t begin) {
  return std::max(begin, std::min<std::int64_t>(p.offsets[group], p.M));
}

std::int64_t row_blocks(const Params& p, std::int64_t rows) {
  std::int64_t blocks = 0, begin = 0;
  for (std::int64_t group = 0; group < p.G; ++group) {
    const std::int64_t end = end_of(p, group, begin);
    blocks += ceil_divide(end - begin, rows);
    begin = end;
  }
  return blocks;
}

// As large as asked for, or smaller where threads would idle: columns first, since rows that are cut read the matrix again.
Blocks blocks_of(const Kernel& kernel, const Params& p, int team) {
  const std::int64_t panels = panels_of(kernel, p), wanted = team == 1 ? 1 : kItemsPerThread * team;
  Blocks blocks{rows_at_most(kernel, p), ceil_divide(panels, panels_at_most(kernel, p))};
  std::int64_t count = std::max<std::int64_t>(1, row_blocks(p, blocks.rows));
  if (count * blocks.columns < wanted) blocks.columns = std::min(panels, ceil_divide(wanted, count));
  while (count * blocks.columns < wanted && blocks.rows > 4 * kernel.mr) {
    blocks.rows = std::max<std::int64_t>(4 * kernel.mr, blocks.rows / 2);
    count = row_blocks(p, blocks.rows);
  }
  return blocks;
}

// Finds items by their numbers, which rise.
class Items {
 public:
  Items(const Kernel& kernel, const Params& p, Blocks blocks)
      : p_(p), blocks_(blocks), nr_(kernel.nr), panels_(panels_of(kernel, p)) {}

  // False: there is none.
  bool find(std::int64_t number, Item& item) {
    while (number >= first_ + count_) {
      if (group_ + 1 >= p_.G) return false;
      first_ += count_;
      begin_ = end_;
      end_ = end_of(p_, ++group_, begin_);
      row_blocks_ = ceil_divide(end_ - begin_, blocks_.rows);
      count_ = row_blocks_ * blocks_.columns;
    }
    // Items with the same columns follow each other: they read the same part of a matrix.
    const std::int64_t place = number - first_;
    const Range rows = split(end_ - begin_, row_blocks_, place % row_blocks_);
    const Range panels = split(panels_, blocks_.columns, place / row_blocks_);
    item = {group_,
            begin_ + rows.begin,
            rows.size(),
            panels.begin * nr_,
            std::min(panels.end * nr_, std::int64_t{p_.N}) - panels.begin * nr_,
            end_ - begin_ < p_.few};
    return true;
  }

 private:
  const Params& p_;
  const Blocks blocks_;
  const std::int64_t nr_, panels_;
  std::int64_t group_ = -1, begin_ = 0, end_ = 0, row_blocks_ = 0;
  std::int64_t first_ = 0, count_ = 0;  // items before the group, and its own
};

std::size_t own_bytes(const Kernel& kernel, const Params& p) {
  const std::int64_t columns = std::min(panels_of(kernel, p), panels_at_most(kernel, p)) * kernel.nr;
  return static_cast<std::size_t>(kernel.workspace_bytes(p, rows_at_most(kernel, p), columns));
}

std::size_t workspace_bytes(const void* kernel, const void* params, int threads) {
  return own_bytes(*static_cast<const Kernel*>(kernel), *static_cast<const Params*>(params)) *
         static_cast<std::size_t>(threads);
}

void run(const void* kernel_address, const void* params, void* workspace, ThreadPool& pool) {
  const Kernel& kernel = *static_cast<const Kernel*>(kernel_address);
  const Params& p = *static_cast<const Params*>(params);
  if (p.G <= 0 || p.M <= 0 || p.N <= 0) return;
  const std::size_t bytes = own_bytes(kernel, p);
  std::atomic<std::int64_t> next{0};
  pool.run([&](int thread, int team) {
    void* const own = static_cast<std::byte*>(workspace) + static_cast<std::size_t>(thread) * bytes;
    Items items(kernel, p, blocks_of(kernel, p, team));
    for (Item item{}; items.find(next.fetch_add(1, std::memory_order_relaxed), item);) kernel.multiply(p, item, own);
  });
}

}  // namespace

extern const CpuDriver grouped_gemm_blocked;
const CpuDriver grouped_gemm_blocked{"grouped_gemm_blocked", run, workspace_bytes};

}  // namespace tilewright
