// Driver of the cpu_blocked family: cuts C into cache blocks and threads' shares, copies panels of A and B where asked to, and
// calls the generated unit's micro-kernels. The runtime calls it through CpuDriver; it allocates nothing and never fails.
#include "gemm/cpu_blocked.h"

#include <algorithm>
#include <cstddef>

#include "backend/cpu/thread_pool.h"
#include "gemm/cpu_split.h"
#include "tilewright/kernel_table.h"

namespace tilewright {
namespace {

using Kernel = tw::BlockedKernel;
using Params = tw::BlockedParams;

constexpr std::int64_t kCacheLineFloats = 16;

// Where each thread's panels are in the workspace, in floats.
struct Workspace {
  std::int64_t a_floats;     // one thread's block of A, and the last, partial panel of B where B is not packed
  std::int64_t b_floats;     // one block of B, shared by the threads along M
  std::int64_t tail_offset;  // of that partial panel in the thread's part
};

// How the threads that work on one product are arranged, and the sizes of blocks.
struct Blocking {
  int threads_n = 1;
  int threads_m = 1;
  std::int64_t panels = 0;  // of nr columns
  int blocks_n = 1;         // of a thread's panels
  int blocks_k = 1;
  std::int64_t mc = 0;  // rows of a block of A: a bound
  bool pack_a = false;
  bool pack_b = false;
};

Blocking make_blocking(const Kernel& kernel, const Params& p, int team) {
  Blocking blocking;
  blocking.threads_n = std::clamp(p.split_n, 1, team);
  blocking.threads_m = team / blocking.threads_n;
  blocking.panels = ceil_divide(p.N, kernel.nr);
  const std::int64_t panels_of_thread = ceil_divide(blocking.panels, blocking.threads_n);
  const std::int64_t panels_of_block = std::max<std::int64_t>(1, p.nc / kernel.nr);
  blocking.blocks_n = static_cast<int>(std::max<std::int64_t>(1, ceil_divide(panels_of_thread, panels_of_block)));
  blocking.blocks_k = static_cast<int>(std::max<std::int64_t>(1, ceil_divide(p.K, std::max(1, p.kc))));
  const std::int64_t rows_of_thread = ceil_divide(p.M, blocking.threads_m);
  blocking.mc = std::clamp<std::int64_t>(p.mc, kernel.mr, std::max<std::int64_t>(kernel.mr, rows_of_thread));
  blocking.pack_a = p.pack_a != 0;
  blocking.pack_b = p.pack_b > 0 || kernel.b_transposed;
  return blocking;
}

// The largest parts that split() yields under `blocking`.
Workspace make_workspace(const Kernel& kernel, const Params& p, const Blocking& blocking) {
  const std::int64_t depth = ceil_divide(p.K, blocking.blocks_k);
  const std::int64_t panels_of_thread = ceil_divide(blocking.panels, blocking.threads_n);
  const std::int64_t panels_of_block = ceil_divide(panels_of_thread, blocking.blocks_n);
  const std::int64_t a_panels = ceil_divide(blocking.mc, kernel.mr);
  Workspace workspace{};
  workspace.tail_offset = blocking.pack_a ? round_up(a_panels * kernel.mr * depth + kernel.lanes, kCacheLineFloats) : 0;
  workspace.a_floats = workspace.tail_offset + (blocking.pack_b ? 0 : round_up(depth * kernel.nr, kCacheLineFloats));
  workspace.b_floats = blocking.pack_b ? round_up(panels_of_block * kernel.nr * depth, kCacheLineFloats) : 0;
  return workspace;
}

// One thread's share of one product of a team.
class Share {
 public:
  Share(const Kernel& kernel, const Params& p, float* workspace, int thread, int team, ThreadPool& pool)
      : kernel_(kernel), p_(p), blocking_(make_blocking(kernel, p, team)), thread_(thread), team_(team), pool_(pool) {
    const Workspace layout = make_workspace(kernel, p, blocking_);
    member_ = thread % blocking_.threads_m;
    group_ = thread / blocking_.threads_m;
    a_panels_ = workspace + thread * layout.a_floats;
    b_tail_ = a_panels_ + layout.tail_offset;
    b_panels_ = workspace + team * layout.a_floats + group_ * layout.b_floats;
  }

  // C of batch `batch`. All threads of the team call it, also those that have no part of C: they meet at the barriers.
  void multiply(std::int64_t batch) {
    a_ = static_cast<const float*>(p_.A) + batch * p_.stride_a;
    b_ = static_cast<const float*>(p_.B) + batch * p_.stride_b;
    c_ = static_cast<float*>(p_.C) + batch * p_.stride_c;
    const bool idle = group_ >= blocking_.threads_n;
    rows_ = idle ? Range{0, 0} : split(p_.M, blocking_.threads_m, member_);
    const Range panels = idle ? Range{0, 0} : split(blocking_.panels, blocking_.threads_n, group_);
    for (int n = 0; n < blocking_.blocks_n; ++n) {
      const Range block = split(panels.size(), blocking_.blocks_n, n);
      panels_ = {panels.begin + block.begin, panels.begin + block.end};
      for (int k = 0; k < blocking_.blocks_k; ++k) {
        depth_ = split(p_.K, blocking_.blocks_k, k);
        multiply_block(k == 0 ? p_.beta : 1.0f, k + 1 == blocking_.blocks_k);
      }
    }
  }

 private:
  const float* a_at(std::int64_t row, std::int64_t k) const {
    return a_ + (kernel_.a_transposed ? k * p_.lda + row : row * p_.lda + k);
  }
  const float* b_at(std::int64_t k, std::int64_t column) const {
    return b_ + (kernel_.b_transposed ? column * p_.ldb + k : k * p_.ldb + column);
  }
  int columns_of(std::int64_t panel) const {
    return static_cast<int>(std::min<std::int64_t>(kernel_.nr, p_.N - panel * kernel_.nr));
  }

  // C[rows_, panels_] (+)= A[rows_, depth_] B[depth_, panels_].
  void multiply_block(float beta, bool last) {
    if (blocking_.pack_b) {
      if (blocking_.threads_m > 1) pool_.barrier(team_);  // the block before this one is no longer read
      pack_b();
      if (blocking_.threads_m > 1) pool_.barrier(team_);
    } else if (panels_.size() > 0 && columns_of(panels_.end - 1) < kernel_.nr) {
      const std::int64_t panel = panels_.end - 1;
      kernel_.pack_b(b_at(depth_.begin, panel * kernel_.nr), p_.ldb, columns_of(panel), depth_.size(), b_tail_);
    }
    if (panels_.size() == 0) return;
    const int blocks_m = static_cast<int>(ceil_divide(rows_.size(), blocking_.mc));
    for (int m = 0; m < blocks_m; ++m) {
      const Range block = split(rows_.size(), blocks_m, m);
      multiply_rows({rows_.begin + block.begin, rows_.begin + block.end}, beta, last);
    }
  }

  // Packs this thread's part of depth_ in slabs of some rows of K, so that B is read along its rows.
  void pack_b() {
    const Range part = split(depth_.size(), blocking_.threads_m, member_);
    const std::int64_t slab = p_.pack_b > 0 ? p_.pack_b : part.size();
    const std::int64_t panel_floats = kernel_.nr * depth_.size();
    for (std::int64_t k = part.begin; k < part.end; k += slab) {
      const std::int64_t count = std::min(slab, part.end - k);
      for (std::int64_t panel = panels_.begin; panel < panels_.end; ++panel) {
        kernel_.pack_b(b_at(depth_.begin + k, panel * kernel_.nr), p_.ldb, columns_of(panel), count,
                       b_panels_ + (panel - panels_.begin) * panel_floats + k * kernel_.nr);
      }
    }
  }

  void multiply_rows(Range rows, float beta, bool last) {
    // Tiles of equal height, at most mr: a low last tile would not keep the multipliers busy.
    const int tiles = static_cast<int>(ceil_divide(rows.size(), kernel_.mr));
    const std::int64_t depth = depth_.size();
    if (blocking_.pack_a) {
      for (int t = 0; t < tiles; ++t) {
        const Range tile = split(rows.size(), tiles, t);
        kernel_.pack_a(a_at(rows.begin + tile.begin, depth_.begin), p_.lda, static_cast<int>(tile.size()), depth,
                       a_panels_ + t * kernel_.mr * depth);
      }
    }
    const bool by_column = blocking_.pack_a || kernel_.a_transposed;
    const Kernel::Tile* kernels = by_column ? kernel_.tiles_by_column : kernel_.tiles_by_row;
    const std::int64_t a_step = blocking_.pack_a ? kernel_.mr : p_.lda;
    const bool finish = last && (p_.bias != nullptr || p_.activation != 0);
    for (std::int64_t panel = panels_.begin; panel < panels_.end; ++panel) {
      const std::int64_t column = panel * kernel_.nr;
      const int columns = columns_of(panel);
      const bool in_place = !blocking_.pack_b && columns == kernel_.nr;
      const float* b = in_place ? b_at(depth_.begin, column)
                                : (blocking_.pack_b ? b_panels_ + (panel - panels_.begin) * kernel_.nr * depth : b_tail_);
      const std::int64_t b_step = in_place ? p_.ldb : kernel_.nr;
      for (int t = 0; t < tiles; ++t) {
        const Range tile = split(rows.size(), tiles, t);
        const float* a = blocking_.pack_a ? a_panels_ + t * kernel_.mr * depth : a_at(rows.begin + tile.begin, depth_.begin);
        float* c = c_ + (rows.begin + tile.begin) * p_.ldc + column;
        kernels[tile.size()](depth, a, a_step, b, b_step, c, p_.ldc, columns, p_.alpha, beta);
        if (finish) {
          const float* bias = p_.bias == nullptr ? nullptr : static_cast<const float*>(p_.bias) + column;
          kernel_.finish(c, p_.ldc, static_cast<int>(tile.size()), columns, bias, p_.activation);
        }
      }
    }
  }

  const Kernel& kernel_;
  const Params& p_;
  const Blocking blocking_;
  const int thread_;
  const int team_;
  ThreadPool& pool_;
  int member_ = 0;  // along M, of the threads that share a block of B
  int group_ = 0;   // along N
  float* a_panels_ = nullptr;
  float* b_panels_ = nullptr;
  float* b_tail_ = nullptr;
  const float* a_ = nullptr;
  const float* b_ = nullptr;
  float* c_ = nullptr;
  Range rows_{};    // this thread's
  Range panels_{};  // of the current block of N
  Range depth_{};   // the current block of K
};

// With as many products as threads, each thread computes whole ones.
bool one_thread_each(const Params& p, int team) { return p.batch >= team; }

std::size_t product_bytes(const Kernel& kernel, const Params& p, int team) {
  const Blocking blocking = make_blocking(kernel, p, team);
  const Workspace layout = make_workspace(kernel, p, blocking);
  return sizeof(float) * static_cast<std::size_t>(team * layout.a_floats + blocking.threads_n * layout.b_floats);
}

std::size_t workspace_bytes(const void* kernel_address, const void* params, int threads) {
  const Kernel& kernel = *static_cast<const Kernel*>(kernel_address);
  const Params& p = *static_cast<const Params*>(params);
  const std::size_t alone = product_bytes(kernel, p, 1);  // also what a pool in use by others needs
  if (one_thread_each(p, threads)) return static_cast<std::size_t>(threads) * alone;
  return std::max(alone, product_bytes(kernel, p, threads));
}

void run(const void* kernel_address, const void* params, void* workspace, ThreadPool& pool) {
  const Kernel& kernel = *static_cast<const Kernel*>(kernel_address);
  const Params& p = *static_cast<const Params*>(params);
  if (p.M <= 0 || p.N <= 0) return;
  float* floats = static_cast<float*>(workspace);
  pool.run([&](int thread, int team) {
    if (one_thread_each(p, team)) {
      float* own = floats + static_cast<std::size_t>(thread) * product_bytes(kernel, p, 1) / sizeof(float);
      Share share(kernel, p, own, 0, 1, pool);
      const Range batches = split(p.batch, team, thread);
      for (std::int64_t batch = batches.begin; batch < batches.end; ++batch) share.multiply(batch);
      return;
    }
    Share share(kernel, p, floats, thread, team, pool);
    for (std::int64_t batch = 0; batch < p.batch; ++batch) share.multiply(batch);
  });
}

}  // namespace

extern const CpuDriver gemm_blocked;
const CpuDriver gemm_blocked{"gemm_blocked", run, workspace_bytes};

}  // namespace tilewright
