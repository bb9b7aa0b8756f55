// Driver of the cpu_bytes family: each thread packs blocks of A and B, as deep as a block of K, and adds up a block of C, or
// multiplies a few rows of A as they lie. The runtime calls it through CpuDriver; it allocates nothing and never fails.
#include "scaled_gemm/cpu_bytes.h"

#include <algorithm>
#include <cstddef>

#include "backend/cpu/thread_pool.h"
#include "gemm/cpu_split.h"
#include "table/kernel_table.h"

namespace tilewright {
namespace {

using Kernel = tw::BytesKernel;
using Params = tw::BytesParams;

constexpr std::int64_t kCacheLineWords = 16;
constexpr std::int64_t kMultipliesPerCopy = 4;               // what an element of a panel costs to copy, in elements of a tile
constexpr std::int64_t kSmall = 1 << 16;                     // numbers of A that are not worth copying
constexpr std::int64_t kExactDepth = std::int64_t{1} << 17;  // from which on sums may be more than 32 bits

// How a team cuts C, and what lies where in a thread's part of the workspace, in words of 32 bits. None grows with a size of
// the problem.
struct Plan {
  bool is_few;                 // rows of A are multiplied as they lie, along K
  bool is_direct;              // words of A are read where they lie, by tiles over panels of B
  std::int64_t mr, nr;         // of a tile
  std::int64_t tiles, panels;  // of all rows and columns
  int threads_n, threads_m;    // a grid of threads
  std::int64_t words;          // of a line
  std::int64_t blocks_k;
  std::int64_t mc, nc;                                // tiles and panels of a block of C, at most
  std::int64_t a_panel, b_panel;                      // words of one
  std::int64_t b, begin, heights, sums, scales, own;  // where panels of B are, what sums begin at, sums and scales; and all

  Plan(const Kernel& kernel, const Params& p, int team) : is_few(p.M <= p.few), mr(kernel.mr), nr(kernel.nr) {
    tiles = is_few ? 1 : ceil_divide(p.M, mr);
    panels = ceil_divide(p.N, nr);
    threads_n = is_few ? team : choose_threads_n(team);
    threads_m = team / threads_n;
    words = round_up(ceil_divide(p.K, kernel.per_word), kernel.words);
    // Where all sums fit 32 bits a few rows need no blocks.
    const std::int64_t kc = std::max<std::int64_t>(kernel.words, round_up(p.kc / kernel.per_word, kernel.words));
    blocks_k = is_few && p.K < kExactDepth ? 1 : std::max<std::int64_t>(1, ceil_divide(words, kc));
    is_direct = !is_few && kernel.rows_tile != nullptr && blocks_k == 1 && p.K < kExactDepth &&
                (p.M * p.K <= kSmall || panels <= 2 * threads_n);
    const std::int64_t depth = is_few ? 0 : round_up(std::min(words, kc), kernel.words);
    mc = std::clamp<std::int64_t>(p.mc / mr, 1, std::max<std::int64_t>(1, ceil_divide(tiles, threads_m)));
    nc = std::clamp<std::int64_t>(p.nc / nr, 1, std::max<std::int64_t>(1, ceil_divide(panels, threads_n)));
    a_panel = round_up(mr * depth + kCacheLineWords, kCacheLineWords);  // its last vector may be wider than the panel
    b_panel = nr * depth;
    b = is_few ? 0 : mc * a_panel;
    begin = b + nc * b_panel;
    heights = begin + round_up(mc * mr, kCacheLineWords);
    sums = heights + round_up(mc, kCacheLineWords);
    scales = sums + (is_few ? std::min<std::int64_t>(p.M, p.few) : mc * mr) * nc * nr;
    own = scales + nc * nr;
  }

  std::size_t bytes(int team) const { return sizeof(unsigned) * static_cast<std::size_t>(team * own); }

 private:
  int choose_threads_n(int team) const {
    int best = 1;
    std::int64_t least = 0;
    for (int n = 1; n <= team; ++n) {
      if (team % n != 0) continue;
      const std::int64_t rows = ceil_divide(tiles, team / n) * mr, columns = ceil_divide(panels, n) * nr;
      const std::int64_t cost = columns * rows + kMultipliesPerCopy * (columns + rows);
      if (n > 1 && cost >= least) continue;
      best = n;
      least = cost;
    }
    return best;
  }
};

// One thread's share of a product.
class Share {
 public:
  Share(const Kernel& kernel, const Params& p, const Plan& plan, unsigned* own, int thread)
      : kernel_(kernel), p_(p), plan_(plan), a_panels_(own), b_panels_(own + plan.b) {
    begin_ = reinterpret_cast<int*>(own + plan.begin);
    heights_ = reinterpret_cast<int*>(own + plan.heights);
    sums_ = reinterpret_cast<int*>(own + plan.sums);
    scales_ = reinterpret_cast<float*>(own + plan.scales);
    step_ = plan.nc * plan.nr;
    tiles_ = split(plan.tiles, plan.threads_m, thread % plan.threads_m);
    panels_ = split(plan.panels, plan.threads_n, thread / plan.threads_m);
  }

  void multiply() {
    if (tiles_.size() == 0 || panels_.size() == 0) return;
    const std::int64_t blocks_n = ceil_divide(panels_.size(), plan_.nc);
    for (std::int64_t n = 0; n < blocks_n; ++n) {
      const Range columns = split(panels_.size(), blocks_n, n);
      const Range panels{panels_.begin + columns.begin, panels_.begin + columns.end};
      copy_scales(columns_of(panels));
      if (plan_.is_few) {
        multiply_rows(columns_of(panels));
      } else if (plan_.is_direct) {
        multiply_where_it_lies(panels);
      } else {
        multiply_columns(panels);
      }
    }
  }

 private:
  // Rows of a tile: all tiles are of the same height but for one.
  Range rows_of(Range tiles) const {
    return {split(p_.M, plan_.tiles, tiles.begin).begin, split(p_.M, plan_.tiles, tiles.end - 1).end};
  }
  Range columns_of(Range panels) const {
    return {panels.begin * plan_.nr, std::min<std::int64_t>(p_.N, panels.end * plan_.nr)};
  }
  Range block_of_k(std::int64_t block) const {
    const Range blocks = split(plan_.words / kernel_.words, plan_.blocks_k, block);
    return {blocks.begin * kernel_.words, blocks.end * kernel_.words};
  }
  Range numbers_of(Range words) const {
    return {std::min<std::int64_t>(p_.K, words.begin * kernel_.per_word),
            std::min<std::int64_t>(p_.K, words.end * kernel_.per_word)};
  }
  tw::BytesAdding adding(Range words) const { return {.is_first = words.begin == 0, .are_floats = p_.K >= kExactDepth}; }
  const signed char* a_at(std::int64_t row, std::int64_t k) const {
    return static_cast<const signed char*>(p_.A) + row * p_.lda + k;
  }
  const signed char* b_at(std::int64_t row, std::int64_t k) const {
    return static_cast<const signed char*>(p_.B) + row * p_.ldb + k;
  }

  void copy_scales(Range columns) {
    const auto* const from = static_cast<const float*>(p_.scale_b);
    for (std::int64_t j = columns.begin; j < columns.end; ++j) scales_[j - columns.begin] = from[j * p_.scale_b_row];
    std::fill(scales_ + columns.size(), scales_ + step_, 0.0f);
  }

  void multiply_rows(Range columns) {
    for (std::int64_t k = 0; k < plan_.blocks_k; ++k) {
      const Range words = block_of_k(k), numbers = numbers_of(words);
      kernel_.multiply_rows({.a = a_at(0, numbers.begin),
                             .b = b_at(columns.begin, numbers.begin),
                             .lda = p_.lda,
                             .ldb = p_.ldb,
                             .rows = p_.M,
                             .columns = columns.size(),
                             .k = numbers.size(),
                             .sums = sums_,
                             .step = step_,
                             .adding = adding(words)});
    }
    finish(sums_, {0, p_.M}, columns);
  }

  void multiply_columns(Range panels) {
    const std::int64_t blocks_m = ceil_divide(tiles_.size(), plan_.mc);
    for (std::int64_t m = 0; m < blocks_m; ++m) {
      const Range rows = split(tiles_.size(), blocks_m, m);
      const Range tiles{tiles_.begin + rows.begin, tiles_.begin + rows.end};
      for (std::int64_t tile = 0; tile < tiles.size(); ++tile) {
        heights_[tile] = static_cast<int>(rows_of({tiles.begin + tile, tiles.begin + tile + 1}).size());
      }
      for (std::int64_t k = 0; k < plan_.blocks_k; ++k) {
        // What was packed last is there still.
        if (m == 0 || plan_.blocks_k > 1) pack_b(panels, block_of_k(k));
        if (panels.begin == panels_.begin || blocks_m > 1 || plan_.blocks_k > 1) pack_a(tiles, block_of_k(k));
        multiply_block(tiles.size(), panels.size(), block_of_k(k));
      }
      finish_tiles(tiles, panels);
    }
  }

  // A's panels are not needed: what is behind whole words of its rows is where they would be.
  void multiply_where_it_lies(Range panels) {
    pack_b(panels, block_of_k(0));
    const std::int64_t blocks_m = ceil_divide(tiles_.size(), plan_.mc);
    const std::int64_t whole = p_.K / kernel_.per_word;
    for (std::int64_t m = 0; m < blocks_m; ++m) {
      const Range block = split(tiles_.size(), blocks_m, m);
      const Range tiles{tiles_.begin + block.begin, tiles_.begin + block.end}, all = rows_of(tiles);
      kernel_.begin_rows(a_at(all.begin, 0), p_.lda, all.size(), p_.K, begin_, a_panels_);
      for (std::int64_t tile = tiles.begin; tile < tiles.end; ++tile) {
        const Range rows = rows_of({tile, tile + 1});
        for (std::int64_t panel = panels.begin; panel < panels.end; ++panel) {
          kernel_.rows_tile({.words = whole,
                             .a = a_at(rows.begin, 0),
                             .leading = p_.lda,
                             .tail = whole * kernel_.per_word == p_.K ? nullptr : a_panels_ + (rows.begin - all.begin),
                             .b = b_panels_ + (panel - panels.begin) * plan_.b_panel,
                             .begin = begin_ + (rows.begin - all.begin),
                             .sums = sums_ + (panel - panels.begin) * plan_.nr,
                             .step = step_,
                             .rows = static_cast<int>(rows.size()),
                             .columns = static_cast<int>(columns_of({panel, panel + 1}).size())});
        }
        finish(sums_, rows, columns_of(panels));
      }
    }
  }

  void pack_a(Range tiles, Range words) {
    const Range numbers = numbers_of(words);
    for (std::int64_t tile = tiles.begin; tile < tiles.end; ++tile) {
      const Range rows = rows_of({tile, tile + 1});
      const std::int64_t place = tile - tiles.begin;
      kernel_.pack_a({.first = a_at(rows.begin, numbers.begin),
                      .leading = p_.lda,
                      .lines = static_cast<int>(rows.size()),
                      .k = numbers.size(),
                      .words = words.size()},
                     a_panels_ + place * plan_.a_panel, begin_ + place * plan_.mr);
    }
  }

  void pack_b(Range panels, Range words) {
    const Range numbers = numbers_of(words);
    for (std::int64_t panel = panels.begin; panel < panels.end; ++panel) {
      const Range columns = columns_of({panel, panel + 1});
      kernel_.pack_b({.first = b_at(columns.begin, numbers.begin),
                      .leading = p_.ldb,
                      .lines = static_cast<int>(columns.size()),
                      .k = numbers.size(),
                      .words = words.size()},
                     b_panels_ + (panel - panels.begin) * plan_.b_panel);
    }
  }

  void multiply_block(std::int64_t tiles, std::int64_t panels, Range words) {
    for (std::int64_t panel = 0; panel < panels; ++panel) {
      for (std::int64_t tile = 0; tile < tiles; ++tile) {
        kernel_.tile({.words = words.size(),
                      .a = a_panels_ + tile * plan_.a_panel,
                      .b = b_panels_ + panel * plan_.b_panel,
                      .begin = begin_ + tile * plan_.mr,
                      .sums = sums_ + tile * plan_.mr * step_ + panel * plan_.nr,
                      .step = step_,
                      .rows = heights_[tile],
                      .adding = adding(words)});
      }
    }
  }

  void finish_tiles(Range tiles, Range panels) const {
    for (std::int64_t tile = tiles.begin; tile < tiles.end; ++tile) {
      finish(sums_ + (tile - tiles.begin) * plan_.mr * step_, rows_of({tile, tile + 1}), columns_of(panels));
    }
  }

  void finish(const int* sums, Range rows, Range columns) const {
    kernel_.finish(p_, {.sums = sums,
                        .step = step_,
                        .are_floats = p_.K >= kExactDepth,
                        .row = rows.begin,
                        .column = columns.begin,
                        .rows = rows.size(),
                        .columns = columns.size(),
                        .scale_b = scales_});
  }

  const Kernel& kernel_;
  const Params& p_;
  const Plan& plan_;
  unsigned* a_panels_;
  unsigned* b_panels_;
  int* begin_ = nullptr;    // of rows of A's panels
  int* heights_ = nullptr;  // of a block's tiles
  int* sums_ = nullptr;
  float* scales_ = nullptr;  // of columns
  std::int64_t step_ = 0;    // from a row of sums to the next
  Range tiles_{}, panels_{};
};

std::size_t workspace_bytes(const void* kernel_address, const void* params, int threads) {
  const Kernel& kernel = *static_cast<const Kernel*>(kernel_address);
  const Params& p = *static_cast<const Params*>(params);
  // A team may have fewer members than threads.
  std::size_t most = 0;
  for (int team = 1; team <= threads; ++team) most = std::max(most, Plan(kernel, p, team).bytes(team));
  return most;
}

void run(const void* kernel_address, const void* params, void* workspace, ThreadPool& pool) {
  const Kernel& kernel = *static_cast<const Kernel*>(kernel_address);
  const Params& p = *static_cast<const Params*>(params);
  if (p.M <= 0 || p.N <= 0) return;
  unsigned* words = static_cast<unsigned*>(workspace);
  pool.run([&](int thread, int team) {
    const Plan plan(kernel, p, team);
    if (kernel.begin != nullptr) kernel.begin();
    Share(kernel, p, plan, words + thread * plan.own, thread).multiply();
    if (kernel.end != nullptr) kernel.end();
  });
}

}  // namespace

extern const CpuDriver scaled_gemm_bytes;
const CpuDriver scaled_gemm_bytes{"scaled_gemm_bytes", run, workspace_bytes};

}  // namespace tilewright
