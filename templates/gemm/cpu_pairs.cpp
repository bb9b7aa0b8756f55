// Driver of the cpu_pairs family. A team computes a part of C after the other, and of that a slice of K after the other: it
// packs A, then each thread packs columns of B and multiplies blocks of C, whose sums it keeps in f32 until they are whole. The
// runtime calls it through CpuDriver; it allocates nothing and never fails.
#include "gemm/cpu_pairs.h"

#include <algorithm>
#include <cstddef>

#include "backend/cpu/thread_pool.h"
#include "gemm/cpu_params.h"
#include "gemm/cpu_split.h"
#include "table/kernel_table.h"

namespace tilewright {
namespace {

using Kernel = tw::PairsKernel;
using Params = tw::PairsParams;

constexpr std::int64_t kCacheLineWords = 16;
constexpr std::int64_t kNearBytes = 1 << 19;  // of panels that are read soon: half of a second-level cache
constexpr std::int64_t kSlab =
    16;  // rows of B that are copied at a time, where they are rows: whole ones, as the hardware foresees
constexpr std::int64_t kMultipliesPerCopy = 16;  // what an element of a panel costs to copy, in elements of a tile
// So that problems of any size need little workspace, in words: of K at a time, of A's panels, and of sums that are not whole.
constexpr std::int64_t kSliceWords = 1 << 13, kPanelWords = 1 << 23, kSumWords = 1 << 22;

// Codes of the attribute layout.
bool is_a_transposed(const Params& p) { return p.layout >= 2; }
bool is_b_transposed(const Params& p) { return p.layout % 2 == 1; }

// How a team cuts C, and what lies where in the workspace, in words of 32 bits.
struct Plan {
  std::int64_t tiles, panels;     // of all rows and columns
  std::int64_t words, slices;     // of K, of which a panel's line has one slice at a time
  std::int64_t slice, kc;         // words of a slice, at most, and of a block of one
  std::int64_t parts_m, parts_n;  // of C
  std::int64_t part_m, part_n;    // tiles and panels of one, at most
  int threads_n, threads_m;       // a grid of threads
  std::int64_t share_m, share_n;  // tiles and panels of a part that are one thread's, at most
  std::int64_t mc, nc;            // tiles and panels of a block of C, at most
  std::int64_t a_panel, b_panel;  // words of one
  std::int64_t sums_m, sums_n;    // tiles and panels whose sums a thread keeps: of a block, or of its share for many slices
  std::int64_t own_sums, own;     // where a thread's sums are behind its panels of B, and all that it has
  std::int64_t exact, begin_own;  // where the marks of A's panels are, and the first thread's own part

  Plan(const Kernel& kernel, const Params& p, int team) {
    tiles = ceil_divide(p.M, kernel.mr);
    panels = ceil_divide(p.N, kernel.nr);
    words = round_up(ceil_divide(p.K, kernel.per_word), kernel.words);
    slices = at_least_1(ceil_divide(words, kSliceWords));
    slice = ceil_divide(words / kernel.words, slices) * kernel.words;
    parts_m = at_least_1(ceil_divide(tiles, at_least_1(kPanelWords / (kernel.mr * at_least_1(slice)))));
    part_m = ceil_divide(tiles, parts_m);
    parts_n =
        slices == 1 ? 1 : at_least_1(ceil_divide(panels, at_least_1(kSumWords / (at_least_1(part_m) * kernel.mr * kernel.nr))));
    part_n = ceil_divide(panels, parts_n);
    threads_n = choose_threads_n(kernel, team);
    threads_m = team / threads_n;
    share_m = ceil_divide(part_m, threads_m);
    share_n = ceil_divide(part_n, threads_n);
    kc = std::max<std::int64_t>(kernel.words, round_up(p.kc / kernel.per_word, kernel.words));
    mc = std::clamp<std::int64_t>(p.mc / kernel.mr, 1, at_least_1(share_m));
    nc = std::clamp<std::int64_t>(p.nc / kernel.nr, 1, at_least_1(share_n));
    // More columns only save reading A again, of which there is one block.
    if (share_m <= mc && is_b_transposed(p)) {
      nc = std::clamp<std::int64_t>(kNearBytes / (4 * kernel.nr * at_least_1(slice)), 1, nc);
    }
    a_panel = round_up(kernel.mr * slice + kCacheLineWords, kCacheLineWords);  // its last vector may be wider than the panel
    b_panel = kernel.nr * slice;
    sums_m = slices == 1 ? mc : share_m;
    sums_n = slices == 1 ? nc : share_n;
    own_sums = nc * (b_panel + kCacheLineWords);
    own = own_sums + sums_m * kernel.mr * sums_n * kernel.nr;
    exact = part_m * a_panel;
    begin_own = exact + round_up(part_m, kCacheLineWords);
  }

  std::int64_t all_words(int team) const { return begin_own + team * own; }

 private:
  static std::int64_t at_least_1(std::int64_t count) { return std::max<std::int64_t>(1, count); }

  int choose_threads_n(const Kernel& kernel, int team) const {
    int best = 1;
    std::int64_t least = 0;
    for (int n = 1; n <= team; ++n) {
      if (team % n != 0) continue;
      const std::int64_t rows = ceil_divide(part_m, team / n) * kernel.mr, columns = ceil_divide(part_n, n) * kernel.nr;
      const std::int64_t cost = columns * (rows + kMultipliesPerCopy);
      if (n > 1 && cost >= least) continue;
      best = n;
      least = cost;
    }
    return best;
  }
};

// One thread's share of one product of a team.
class Share {
 public:
  Share(const Kernel& kernel, const Params& p, unsigned* workspace, int thread, int team, ThreadPool& pool)
      : kernel_(kernel), p_(p), plan_(kernel, p, team), thread_(thread), team_(team), pool_(pool), a_panels_(workspace) {
    exact_ = workspace + plan_.exact;
    b_panels_ = workspace + plan_.begin_own + thread * plan_.own;
    b_exact_ = b_panels_ + plan_.nc * plan_.b_panel;
    sums_ = reinterpret_cast<float*>(b_panels_ + plan_.own_sums);
    step_ = plan_.sums_n * kernel.nr;
  }

  // All threads of the team call it: they pack A together.
  void multiply(std::int64_t batch) {
    a_ = static_cast<const unsigned short*>(p_.A) + batch * p_.stride_a;
    b_ = static_cast<const unsigned short*>(p_.B) + batch * p_.stride_b;
    batch_ = batch;
    for (std::int64_t m = 0; m < plan_.parts_m; ++m) {
      part_m_ = split(plan_.tiles, plan_.parts_m, m);
      for (std::int64_t n = 0; n < plan_.parts_n; ++n) {
        part_n_ = split(plan_.panels, plan_.parts_n, n);
        multiply_part();
      }
    }
  }

 private:
  // Rows of a tile: all tiles are of the same height but for one.
  Range rows_of(std::int64_t tile) const { return split(p_.M, plan_.tiles, tile); }
  Range columns_of(std::int64_t panel) const {
    return {panel * kernel_.nr, std::min<std::int64_t>(p_.N, (panel + 1) * kernel_.nr)};
  }

  // Lines of an operand, `words` of K: those behind K are zeros.
  tw::PairsLines lines(const unsigned short* from, std::int64_t leading, bool along_k, Range lines, Range words) const {
    const std::int64_t k = std::min<std::int64_t>(words.begin * kernel_.per_word, p_.K);
    return {from + lines.begin * (along_k ? leading : 1) + k * (along_k ? 1 : leading),
            leading,
            along_k,
            static_cast<int>(lines.size()),
            std::min<std::int64_t>(words.size() * kernel_.per_word, p_.K - k),
            words.size()};
  }

  void multiply_part() {
    for (std::int64_t slice = 0; slice < plan_.slices; ++slice) {
      const Range of = split(plan_.words / kernel_.words, plan_.slices, slice);
      slice_ = {of.begin * kernel_.words, of.end * kernel_.words};
      pool_.barrier(team_);  // nobody reads the slice before this one
      const Range own = split(part_m_, team_, thread_);
      for (std::int64_t tile = own.begin; tile < own.end; ++tile) pack_a(tile);
      pool_.barrier(team_);
      multiply_slice(slice == plan_.slices - 1);
    }
  }

  void multiply_slice(bool is_last) {
    const Range tiles = split(part_m_, plan_.threads_m, thread_ % plan_.threads_m);
    const Range panels = split(part_n_, plan_.threads_n, thread_ / plan_.threads_m);
    if (tiles.size() == 0) return;
    const std::int64_t blocks_n = ceil_divide(panels.size(), plan_.nc), blocks_m = ceil_divide(tiles.size(), plan_.mc);
    for (std::int64_t n = 0; n < blocks_n; ++n) {
      panels_ = split(panels, blocks_n, n);
      pack_b();
      for (std::int64_t m = 0; m < blocks_m; ++m) {
        tiles_ = split(tiles, blocks_m, m);
        block_sums_ = sums_;
        if (plan_.slices > 1) {
          block_sums_ += (tiles_.begin - tiles.begin) * kernel_.mr * step_ + (panels_.begin - panels.begin) * kernel_.nr;
        }
        multiply_block();
        if (is_last) finish();
      }
    }
  }

  unsigned* a_panel_of(std::int64_t tile) const { return a_panels_ + (tile - part_m_.begin) * plan_.a_panel; }

  void pack_a(std::int64_t tile) {
    const tw::PairsLines rows = lines(a_, p_.lda, !is_a_transposed(p_), rows_of(tile), slice_);
    exact_[tile - part_m_.begin] = kernel_.pack_a(rows, a_panel_of(tile));
  }

  void pack_b() {
    std::fill_n(b_exact_, panels_.size(), 0U);
    const bool along_k = is_b_transposed(p_);
    const std::int64_t slab = along_k ? std::max<std::int64_t>(1, slice_.size()) : kSlab / kernel_.per_word;
    for (std::int64_t word = slice_.begin; word < slice_.end; word += slab) {
      const Range words{word, std::min(slice_.end, word + slab)};
      for (std::int64_t panel = panels_.begin; panel < panels_.end; ++panel) {
        const std::int64_t place = panel - panels_.begin;
        unsigned* const to = b_panels_ + place * plan_.b_panel + (word - slice_.begin) * kernel_.nr;
        b_exact_[place] |= kernel_.pack_b(lines(b_, p_.ldb, along_k, columns_of(panel), words), to);
      }
    }
  }

  void multiply_block() const {
    const std::int64_t blocks_k = std::max<std::int64_t>(1, ceil_divide(slice_.size(), plan_.kc));
    for (std::int64_t k = 0; k < blocks_k; ++k) {
      const Range blocks = split(slice_.size() / kernel_.words, blocks_k, k);
      const Range words{blocks.begin * kernel_.words, blocks.end * kernel_.words};
      for (std::int64_t panel = panels_.begin; panel < panels_.end; ++panel) {
        for (std::int64_t tile = tiles_.begin; tile < tiles_.end; ++tile) multiply_tile(tile, panel, words);
      }
    }
  }

  float* sums_of(std::int64_t tile, std::int64_t panel) const {
    return block_sums_ + (tile - tiles_.begin) * kernel_.mr * step_ + (panel - panels_.begin) * kernel_.nr;
  }

  // `words` of the slice.
  void multiply_tile(std::int64_t tile, std::int64_t panel, Range words) const {
    const std::int64_t place = panel - panels_.begin;
    kernel_.tile({.words = words.size(),
                  .a = a_panel_of(tile) + words.begin * kernel_.mr,
                  .b = b_panels_ + place * plan_.b_panel + words.begin * kernel_.nr,
                  .sums = sums_of(tile, panel),
                  .step = step_,
                  .rows = static_cast<int>(rows_of(tile).size()),
                  .is_first = slice_.begin == 0 && words.begin == 0,
                  .exact = b_exact_[place] != 0 ? ~0U : exact_[tile - part_m_.begin]});
  }

  void finish() const {
    const Range columns{columns_of(panels_.begin).begin, columns_of(panels_.end - 1).end};
    for (std::int64_t tile = tiles_.begin; tile < tiles_.end; ++tile) {
      const Range rows = rows_of(tile);
      const std::int64_t c = batch_ * p_.stride_c + rows.begin * p_.ldc + columns.begin;
      const std::int64_t bias =
          batch_ * p_.stride_bias + rows.begin * p_.bias_row_stride + columns.begin * p_.bias_column_stride;
      kernel_.finish(p_,
                     {.sums = sums_of(tile, panels_.begin),
                      .step = step_,
                      .rows = rows.size(),
                      .columns = columns.size(),
                      .c = static_cast<char*>(p_.C) + c * kernel_.result_bytes,
                      .bias = p_.bias == nullptr ? nullptr : static_cast<const char*>(p_.bias) + bias * kernel_.result_bytes});
    }
  }

  const Kernel& kernel_;
  const Params& p_;
  const Plan plan_;
  const int thread_;
  const int team_;
  ThreadPool& pool_;
  unsigned* a_panels_;         // of all threads
  unsigned* exact_ = nullptr;  // marks of A's panels
  unsigned* b_panels_ = nullptr;
  unsigned* b_exact_ = nullptr;  // marks of those
  float* sums_ = nullptr;
  std::int64_t step_ = 0;  // from a row of sums to the next
  std::int64_t batch_ = 0;
  const unsigned short* a_ = nullptr;
  const unsigned short* b_ = nullptr;
  Range part_m_{}, part_n_{};    // tiles and panels of the current part of C
  Range slice_{};                // words of K
  Range panels_{};               // of the current block of N
  Range tiles_{};                // of the current block of M
  float* block_sums_ = nullptr;  // of both
};

// With as many products as threads, each thread computes whole ones.
bool one_thread_each(const Params& p, int team) { return p.batch >= team; }

std::size_t workspace_bytes(const void* kernel_address, const void* params, int threads) {
  const Kernel& kernel = *static_cast<const Kernel*>(kernel_address);
  const Params& p = *static_cast<const Params*>(params);
  // A team may have fewer members than threads.
  std::int64_t most = 0;
  for (int team = 1; team <= threads; ++team) {
    most = std::max(most,
                    one_thread_each(p, team) ? team * Plan(kernel, p, 1).all_words(1) : Plan(kernel, p, team).all_words(team));
  }
  return sizeof(unsigned) * static_cast<std::size_t>(most);
}

void run(const void* kernel_address, const void* params, void* workspace, ThreadPool& pool) {
  const Kernel& kernel = *static_cast<const Kernel*>(kernel_address);
  Params without_sums;
  const Params& p = run_params(params, without_sums);
  if (p.M <= 0 || p.N <= 0) return;
  unsigned* words = static_cast<unsigned*>(workspace);
  pool.run([&](int thread, int team) {
    if (kernel.begin != nullptr) kernel.begin();
    if (one_thread_each(p, team)) {
      unsigned* own = words + thread * Plan(kernel, p, 1).all_words(1);
      Share share(kernel, p, own, 0, 1, pool);
      const Range batches = split(p.batch, team, thread);
      for (std::int64_t batch = batches.begin; batch < batches.end; ++batch) share.multiply(batch);
    } else {
      Share share(kernel, p, words, thread, team, pool);
      for (std::int64_t batch = 0; batch < p.batch; ++batch) share.multiply(batch);
    }
    if (kernel.end != nullptr) kernel.end();
  });
}

}  // namespace

extern const CpuDriver gemm_pairs;
const CpuDriver gemm_pairs{"gemm_pairs", run, workspace_bytes};

}  // namespace tilewright
