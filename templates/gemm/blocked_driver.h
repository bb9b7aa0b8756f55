// Driver of the cpu_blocked family, of f32 (cpu_blocked.cpp) and of f64 (cpu_blocked_f64.cpp): cuts C into cache blocks and
// threads' shares, copies panels of A and B where asked to, and calls the generated unit's micro-kernels. The runtime calls it
// through CpuDriver; it allocates nothing and never fails.
#pragma once

#include <algorithm>
#include <cstddef>

#include "backend/cpu/thread_pool.h"
#include "gemm/cpu_blocked.h"
#include "gemm/cpu_params.h"
#include "gemm/cpu_split.h"
#include "table/kernel_table.h"

namespace tilewright {
namespace {

template <typename Element>
using Kernel = tw::BlockedKernel<Element>;
template <typename Element>
using Params = tw::BlockedParams<Element>;

template <typename Element>
constexpr std::int64_t kCacheLine = 64 / sizeof(Element);  // elements

// Where each thread's panels are in the workspace, in elements.
struct Workspace {
  std::int64_t own_elements;  // one thread's block of A, then its panel of B
  std::int64_t panel_offset;  // of that panel, which holds the last, partial one or the one copied at its first use
  std::int64_t b_elements;    // one packed block of B, shared by the threads along M
};

enum class BPanels { in_place, copied_at_first_use, packed };

// How the threads that work on one product are arranged, and the sizes of blocks.
struct Blocking {
  int threads_n = 1;
  int threads_m = 1;
  std::int64_t panels = 0;    // of nr columns
  std::int64_t blocks_n = 1;  // of a thread's panels
  std::int64_t blocks_k = 1;
  std::int64_t tiles_of_block = 0;  // of mr rows, in a block of A: a bound
  bool pack_a = false;
  BPanels b = BPanels::in_place;
};

// How many of `team` threads to put along N, each of the others along M, so that a thread multiplies and loads the least.
template <typename Element>
int choose_threads_n(const Kernel<Element>& kernel, const Params<Element>& p, int team) {
  constexpr double kMultipliesPerLoad = 32;  // what loading and packing an element of A or B costs, in multiply-adds
  int best = 1;
  double best_cost = 0;
  for (int threads_n = 1; threads_n <= team; ++threads_n) {
    if (team % threads_n != 0) continue;
    const double rows = static_cast<double>(ceil_divide(p.M, team / threads_n));
    const double columns = static_cast<double>(ceil_divide(ceil_divide(p.N, kernel.nr), threads_n) * kernel.nr);
    const double cost = rows * columns + kMultipliesPerLoad * (rows + columns);
    if (threads_n == 1 || cost < best_cost) {
      best = threads_n;
      best_cost = cost;
    }
  }
  return best;
}

template <typename Element>
Blocking make_blocking(const Kernel<Element>& kernel, const Params<Element>& p, int team) {
  Blocking blocking;
  blocking.threads_n = p.split_n > 0 ? std::min(p.split_n, team) : choose_threads_n(kernel, p, team);
  blocking.threads_m = team / blocking.threads_n;
  blocking.panels = ceil_divide(p.N, kernel.nr);
  const std::int64_t panels_of_thread = ceil_divide(blocking.panels, blocking.threads_n);
  const std::int64_t panels_of_block = std::max<std::int64_t>(1, p.nc / kernel.nr);
  blocking.blocks_n = std::max<std::int64_t>(1, ceil_divide(panels_of_thread, panels_of_block));
  blocking.blocks_k = std::max<std::int64_t>(1, ceil_divide(p.K, std::max(1, p.kc)));
  const std::int64_t tiles_of_thread = ceil_divide(ceil_divide(p.M, blocking.threads_m), kernel.mr);
  blocking.tiles_of_block = std::clamp<std::int64_t>(p.mc / kernel.mr, 1, std::max<std::int64_t>(1, tiles_of_thread));
  blocking.pack_a = p.pack_a != 0 || (!kernel.a_transposed && kernel.tiles_by_row == nullptr);
  blocking.b = p.pack_b > 1                           ? BPanels::packed
               : p.pack_b == 1 || kernel.b_transposed ? BPanels::copied_at_first_use
                                                      : BPanels::in_place;
  return blocking;
}

// The largest parts that split() yields under `blocking`.
template <typename Element>
Workspace make_workspace(const Kernel<Element>& kernel, const Params<Element>& p, const Blocking& blocking) {
  const std::int64_t depth = ceil_divide(p.K, blocking.blocks_k);
  const std::int64_t panels_of_thread = ceil_divide(blocking.panels, blocking.threads_n);
  const std::int64_t panels_of_block = ceil_divide(panels_of_thread, blocking.blocks_n);
  const bool packed = blocking.b == BPanels::packed;
  Workspace workspace{};
  workspace.panel_offset =
      blocking.pack_a ? round_up(blocking.tiles_of_block * kernel.mr * depth + kernel.lanes, kCacheLine<Element>) : 0;
  workspace.own_elements = workspace.panel_offset + (packed ? 0 : round_up(kernel.nr * depth, kCacheLine<Element>));
  workspace.b_elements = packed ? round_up(panels_of_block * kernel.nr * depth, kCacheLine<Element>) : 0;
  return workspace;
}

// One thread's share of one product of a team.
template <typename Element>
class Share {
 public:
  Share(const Kernel<Element>& kernel, const Params<Element>& p, Element* workspace, int thread, int team, ThreadPool& pool)
      : kernel_(kernel), p_(p), blocking_(make_blocking(kernel, p, team)), thread_(thread), team_(team), pool_(pool) {
    const Workspace layout = make_workspace(kernel, p, blocking_);
    member_ = thread % blocking_.threads_m;
    group_ = thread / blocking_.threads_m;
    a_panels_ = workspace + thread * layout.own_elements;
    b_panel_ = a_panels_ + layout.panel_offset;
    b_panels_ = workspace + team * layout.own_elements + group_ * layout.b_elements;
  }

  // C of batch `batch`. All threads of the team call it, also those that have no part of C: they meet at the barriers.
  void multiply(std::int64_t batch) {
    batch_ = batch;
    a_ = static_cast<const Element*>(p_.A) + batch * p_.stride_a;
    b_ = static_cast<const Element*>(p_.B) + batch * p_.stride_b;
    c_ = static_cast<Element*>(p_.C) + batch * p_.stride_c;
    const bool idle = group_ >= blocking_.threads_n;
    rows_ = idle ? Range{0, 0} : split(p_.M, blocking_.threads_m, member_);
    tiles_ = ceil_divide(rows_.size(), kernel_.mr);
    const Range panels = idle ? Range{0, 0} : split(blocking_.panels, blocking_.threads_n, group_);
    for (std::int64_t n = 0; n < blocking_.blocks_n; ++n) {
      const Range block = split(panels.size(), blocking_.blocks_n, n);
      panels_ = {panels.begin + block.begin, panels.begin + block.end};
      for (std::int64_t k = 0; k < blocking_.blocks_k; ++k) {
        depth_ = split(p_.K, blocking_.blocks_k, k);
        multiply_block(k == 0 ? beta_of(p_.factors) : Element{1}, k + 1 == blocking_.blocks_k);
      }
    }
  }

 private:
  const Element* a_at(std::int64_t row, std::int64_t k) const {
    return a_ + (kernel_.a_transposed ? k * p_.lda + row : row * p_.lda + k);
  }
  const Element* b_at(std::int64_t k, std::int64_t column) const {
    return b_ + (kernel_.b_transposed ? column * p_.ldb + k : k * p_.ldb + column);
  }
  int columns_of(std::int64_t panel) const {
    return static_cast<int>(std::min<std::int64_t>(kernel_.nr, p_.N - panel * kernel_.nr));
  }

  // C[rows_, panels_] (+)= A[rows_, depth_] B[depth_, panels_].
  void multiply_block(Element beta, bool last) {
    if (blocking_.b == BPanels::packed) {
      if (blocking_.threads_m > 1) pool_.barrier(team_);  // the block before this one is no longer read
      pack_b();
      if (blocking_.threads_m > 1) pool_.barrier(team_);
    }
    if (panels_.size() == 0) return;
    const std::int64_t blocks_m = ceil_divide(tiles_, blocking_.tiles_of_block);
    for (std::int64_t m = 0; m < blocks_m; ++m) multiply_tiles(split(tiles_, blocks_m, m), beta, last);
  }

  // Packs this thread's part of depth_ in slabs of some rows of K, so that B is read along its rows.
  void pack_b() {
    const Range part = split(depth_.size(), blocking_.threads_m, member_);
    // Stored transposed, B's rows lie along K: then they are read whole.
    const std::int64_t slab = kernel_.b_transposed ? std::max<std::int64_t>(1, part.size()) : p_.pack_b;
    const std::int64_t panel_elements = kernel_.nr * depth_.size();
    for (std::int64_t k = part.begin; k < part.end; k += slab) {
      const std::int64_t count = std::min(slab, part.end - k);
      for (std::int64_t panel = panels_.begin; panel < panels_.end; ++panel) {
        kernel_.pack_b(b_at(depth_.begin + k, panel * kernel_.nr), p_.ldb, columns_of(panel), count,
                       b_panels_ + (panel - panels_.begin) * panel_elements + k * kernel_.nr);
      }
    }
  }

  // Tiles of equal height, at most mr: a low last tile would not keep the multipliers busy.
  Range rows_of(std::int64_t tile) const {
    const Range rows = split(rows_.size(), tiles_, tile);
    return {rows_.begin + rows.begin, rows_.begin + rows.end};
  }

  void multiply_tiles(Range tiles, Element beta, bool last) {
    if (blocking_.pack_a) {
      for (std::int64_t tile = tiles.begin; tile < tiles.end; ++tile) {
        const Range rows = rows_of(tile);
        kernel_.pack_a(a_at(rows.begin, depth_.begin), p_.lda, static_cast<int>(rows.size()), depth_.size(),
                       a_panels_ + (tile - tiles.begin) * kernel_.mr * depth_.size());
      }
    }
    for (std::int64_t panel = panels_.begin; panel < panels_.end; ++panel) multiply_panel(tiles, panel, beta, last);
  }

  // The tiles of one panel of B, from top to bottom.
  void multiply_panel(Range tiles, std::int64_t panel, Element beta, bool last) {
    const std::int64_t depth = depth_.size();
    const std::int64_t column = panel * kernel_.nr;
    const int columns = columns_of(panel);
    const bool whole = columns == kernel_.nr;
    const bool by_column = blocking_.pack_a || kernel_.a_transposed;
    const typename Kernel<Element>::Tile* kernels = by_column ? kernel_.tiles_by_column : kernel_.tiles_by_row;
    const typename Kernel<Element>::Tile* edges = by_column ? kernel_.edges_by_column : kernel_.edges_by_row;
    const int vectors = static_cast<int>(ceil_divide(columns, kernel_.lanes));

    tw::BlockedTile<Element> call{};
    call.k = depth;
    call.a_step = blocking_.pack_a ? kernel_.mr : p_.lda;
    call.ldc = p_.ldc;
    call.edge = columns - (vectors - 1) * kernel_.lanes;
    call.alpha = alpha_of(p_.factors);
    call.beta = beta;
    if (blocking_.b == BPanels::packed) {
      call.b = b_panels_ + (panel - panels_.begin) * kernel_.nr * depth;
      call.b_step = kernel_.nr;
    } else if (whole && !kernel_.b_transposed) {
      call.b = b_at(depth_.begin, column);
      call.b_step = p_.ldb;
      call.b_copy = blocking_.b == BPanels::copied_at_first_use ? b_panel_ : nullptr;
      // Rows of B are far apart: the hardware does not foresee that the next panel follows, or the next rows after the last
      // one. Where all rows are one (ldb 0), what follows is in cache.
      const std::int64_t next_rows = depth * p_.ldb - (panels_.size() - 1) * kernel_.nr;
      call.b_next = panel + 1 < panels_.end || p_.ldb == 0 ? kernel_.nr : next_rows;
    } else {
      kernel_.pack_b(b_at(depth_.begin, column), p_.ldb, columns, depth, b_panel_);
      call.b = b_panel_;
      call.b_step = kernel_.nr;
    }
    for (std::int64_t tile = tiles.begin; tile < tiles.end; ++tile) {
      const Range rows = rows_of(tile);
      const int height = static_cast<int>(rows.size());
      Element* c = c_ + rows.begin * p_.ldc + column;
      call.a = blocking_.pack_a ? a_panels_ + (tile - tiles.begin) * kernel_.mr * depth : a_at(rows.begin, depth_.begin);
      call.c = c;
      (whole ? kernels[height] : edges[(height - 1) * (kernel_.nr / kernel_.lanes) + vectors - 1])(call);
      if (last && (p_.bias != nullptr || p_.factors.activation != 0)) {
        kernel_.finish(c, p_.ldc, height, columns, bias_at<Element>(p_, batch_, rows.begin, column), p_.factors.activation);
      }
      if (call.b_copy != nullptr) {
        call.b = b_panel_;
        call.b_step = kernel_.nr;
        call.b_copy = nullptr;
      }
      call.b_next = 0;
    }
  }

  const Kernel<Element>& kernel_;
  const Params<Element>& p_;
  const Blocking blocking_;
  const int thread_;
  const int team_;
  ThreadPool& pool_;
  int member_ = 0;  // along M, of the threads that share a block of B
  int group_ = 0;   // along N
  Element* a_panels_ = nullptr;
  Element* b_panels_ = nullptr;
  Element* b_panel_ = nullptr;
  std::int64_t batch_ = 0;
  const Element* a_ = nullptr;
  const Element* b_ = nullptr;
  Element* c_ = nullptr;
  Range rows_{};            // this thread's
  std::int64_t tiles_ = 0;  // that rows_ is cut into
  Range panels_{};          // of the current block of N
  Range depth_{};           // the current block of K
};

// With as many products as threads, each thread computes whole ones.
template <typename Element>
bool one_thread_each(const Params<Element>& p, int team) {
  return p.batch >= team;
}

template <typename Element>
std::size_t product_bytes(const Kernel<Element>& kernel, const Params<Element>& p, int team) {
  const Blocking blocking = make_blocking(kernel, p, team);
  const Workspace layout = make_workspace(kernel, p, blocking);
  return sizeof(Element) * static_cast<std::size_t>(team * layout.own_elements + blocking.threads_n * layout.b_elements);
}

template <typename Element>
std::size_t workspace_bytes(const void* kernel_address, const void* params, int threads) {
  const Kernel<Element>& kernel = *static_cast<const Kernel<Element>*>(kernel_address);
  const Params<Element>& p = *static_cast<const Params<Element>*>(params);
  // A team may have fewer members than threads.
  std::size_t most = 0;
  for (int team = 1; team <= threads; ++team) {
    const std::size_t needed = one_thread_each(p, team) ? static_cast<std::size_t>(team) * product_bytes(kernel, p, 1)
                                                        : product_bytes(kernel, p, team);
    most = std::max(most, needed);
  }
  return most;
}

template <typename Element>
void run(const void* kernel_address, const void* params, void* workspace, ThreadPool& pool) {
  const Kernel<Element>& kernel = *static_cast<const Kernel<Element>*>(kernel_address);
  Params<Element> without_sums;
  const Params<Element>& p = run_params(params, without_sums);
  if (p.M <= 0 || p.N <= 0) return;
  auto* elements = static_cast<Element*>(workspace);
  pool.run([&](int thread, int team) {
    if (one_thread_each(p, team)) {
      Element* own = elements + static_cast<std::size_t>(thread) * product_bytes(kernel, p, 1) / sizeof(Element);
      Share<Element> share(kernel, p, own, 0, 1, pool);
      const Range batches = split(p.batch, team, thread);
      for (std::int64_t batch = batches.begin; batch < batches.end; ++batch) share.multiply(batch);
      return;
    }
    Share<Element> share(kernel, p, elements, thread, team, pool);
    for (std::int64_t batch = 0; batch < p.batch; ++batch) share.multiply(batch);
  });
}

template <typename Element>
constexpr CpuDriver blocked_driver(const char* name) {
  return {name, run<Element>, workspace_bytes<Element>};
}

}  // namespace
}  // namespace tilewright
