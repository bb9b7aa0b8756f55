// Driver of the cpu_packed family: deals panels of B out to threads, packs A, and calls the generated unit's micro-kernels. The
// runtime calls it through CpuDriver; it allocates nothing and never fails.
#include "packed_gemm/cpu_packed.h"

#include <algorithm>
#include <cstddef>

#include "backend/cpu/thread_pool.h"
#include "gemm/cpu_split.h"
#include "table/kernel_table.h"

namespace tilewright {
namespace {

using Kernel = tw::PackedKernel;
using Params = tw::PackedParams;

constexpr std::int64_t kColumns = tw::kPanelColumns;
constexpr std::int64_t kVectorFloats = 16;     // the widest: what packing a tile of A writes beyond it
constexpr std::int64_t kNearFloats = 1 << 17;  // of A: half a second-level cache
constexpr std::int64_t kBlockRows = 240;       // of A, for which a block of B is read once
constexpr std::int64_t kMostTile = 16 * 32;    // floats: as many as there are in vector registers
constexpr int kF32 = 0;

// C's rows in tiles of equal height.
std::int64_t tiles_of(const Kernel& kernel, const Params& p) { return ceil_divide(p.M, kernel.rows); }
bool is_packed(const Params& p) { return p.M > 1; }  // one row lies as a packed tile does
std::int64_t tile_floats(const Kernel& kernel, const Params& p) {
  return round_up(kernel.rows * p.K + kVectorFloats, kVectorFloats);
}

const Kernel::Tile* tiles_for(const Kernel& kernel, int type, std::int64_t height) {
  return kernel.tiles + (type * kernel.rows + height - 1) * kernel.panels;
}
int panels_for(const Kernel& kernel, std::int64_t height) {
  const Kernel::Tile* tiles = tiles_for(kernel, kF32, height);
  int panels = kernel.panels;
  while (panels > 1 && tiles[panels - 1] == nullptr) --panels;
  return panels;
}

std::int64_t blocks_of_k(const Params& p) { return std::max<std::int64_t>(1, ceil_divide(p.K, std::max(1, p.kc))); }

// One thread's part of a product.
class Share {
 public:
  Share(const Kernel& kernel, const Params& p, float* workspace, int thread, int team)
      : kernel_(kernel),
        p_(p),
        tiles_(tiles_of(kernel, p)),
        blocks_(blocks_of_k(p)),
        panels_(split(ceil_divide(p.N, kColumns), team, thread)),
        packed_(workspace),
        group_(panels_for(kernel, ceil_divide(p.M, tiles_))) {}

  void pack(Range tiles) const {
    for (std::int64_t tile = tiles.begin; tile < tiles.end; ++tile) {
      const Range rows = split(p_.M, tiles_, tile);
      kernel_.pack_a(static_cast<const float*>(p_.A) + rows.begin * p_.lda, p_.lda, static_cast<int>(rows.size()), p_.K,
                     packed_ + tile * tile_floats(kernel_, p_));
    }
  }

  void multiply() const {
    if (tiles_ == 1) return each_group([&](Range panels) { multiply({0, 1}, panels, {0, p_.K}); });
    if (p_.M * p_.K <= kNearFloats) {
      return each_group([&](Range panels) {
        for (std::int64_t block = 0; block < blocks_; ++block) multiply({0, tiles_}, panels, split(p_.K, blocks_, block));
      });
    }
    // A block of A stays near while all panels' rows pass that it is multiplied with.
    const std::int64_t parts = ceil_divide(p_.M, kBlockRows);
    for (std::int64_t part = 0; part < parts; ++part) {
      for (std::int64_t block = 0; block < blocks_; ++block) {
        each_group([&](Range panels) { multiply(split(tiles_, parts, part), panels, split(p_.K, blocks_, block)); });
      }
    }
  }

 private:
  // Panels as many at a time as there are tiles for.
  template <typename Function>
  void each_group(Function function) const {
    const Kernel::Tile* const tiles = tiles_for(kernel_, kF32, ceil_divide(p_.M, tiles_));
    std::int64_t count = group_;
    for (std::int64_t panel = panels_.begin; panel < panels_.end; panel += count) {
      while (count > panels_.end - panel || tiles[count - 1] == nullptr) --count;
      function(Range{panel, panel + count});
    }
  }

  // Rows `tiles` of C, the panels' columns, (+)= the products along `depth`.
  void multiply(Range tiles, Range panels, Range depth) const {
    const auto count = static_cast<int>(panels.size());
    const std::int64_t column = panels.begin * kColumns;
    const std::int64_t columns = std::min<std::int64_t>(panels.size() * kColumns, p_.N - column);
    const bool is_last = depth.end == p_.K;
    const auto type = static_cast<int>(p_.type);

    tw::PackedTile call{};
    call.k = depth.size();
    call.b = static_cast<const unsigned char*>(p_.B) + (panels.begin * p_.K + depth.begin) * kColumns * tw::kPackedBytes[type];
    call.panel_step = p_.K * kColumns;
    call.is_next = depth.begin > 0;
    for (std::int64_t tile = tiles.begin; tile < tiles.end; ++tile) {
      const Range rows = split(p_.M, tiles_, tile);
      float* c = static_cast<float*>(p_.C) + rows.begin * p_.ldc + column;
      call.a = is_packed(p_) ? packed_ + tile * tile_floats(kernel_, p_) + depth.begin * rows.size()
                             : static_cast<const float*>(p_.A) + depth.begin;
      if (columns == panels.size() * kColumns) {
        call.c = c;
        call.ldc = p_.ldc;
        tiles_for(kernel_, type, rows.size())[count - 1](call);
      } else {
        multiply_edge(call, tiles_for(kernel_, type, rows.size())[count - 1], c, rows.size(), columns, count);
      }
      if (is_last && (p_.scale != nullptr || p_.bias != nullptr || p_.activation != 0)) {
        const auto* scale = static_cast<const float*>(p_.scale);
        const auto* bias = static_cast<const float*>(p_.bias);
        kernel_.finish(c, p_.ldc, rows.size(), columns, scale == nullptr ? nullptr : scale + column,
                       {bias == nullptr ? nullptr : bias + column, 0, 1}, p_.activation);
      }
    }
  }

  // C has fewer columns than the panels: by a tile of its own.
  void multiply_edge(tw::PackedTile& call, Kernel::Tile tile, float* c, std::int64_t rows, std::int64_t columns,
                     std::int64_t count) const {
    alignas(64) float whole[kMostTile];
    call.c = whole;
    call.ldc = count * kColumns;
    for (std::int64_t i = 0; call.is_next && i < rows; ++i) std::copy_n(c + i * p_.ldc, columns, whole + i * call.ldc);
    tile(call);
    for (std::int64_t i = 0; i < rows; ++i) std::copy_n(whole + i * call.ldc, columns, c + i * p_.ldc);
  }

  const Kernel& kernel_;
  const Params& p_;
  const std::int64_t tiles_;
  const std::int64_t blocks_;  // of K
  const Range panels_;         // this thread's
  float* const packed_;        // tiles of A, of all threads
  const int group_;            // panels that are multiplied at a time
};

std::size_t workspace_bytes(const void* kernel_address, const void* params, int) {
  const Kernel& kernel = *static_cast<const Kernel*>(kernel_address);
  const Params& p = *static_cast<const Params*>(params);
  return is_packed(p) ? sizeof(float) * static_cast<std::size_t>(tiles_of(kernel, p) * tile_floats(kernel, p)) : 0;
}

void run(const void* kernel_address, const void* params, void* workspace, ThreadPool& pool) {
  const Kernel& kernel = *static_cast<const Kernel*>(kernel_address);
  const Params& p = *static_cast<const Params*>(params);
  if (p.M <= 0 || p.N <= 0) return;
  pool.run([&](int thread, int team) {
    const Share share(kernel, p, static_cast<float*>(workspace), thread, team);
    if (is_packed(p)) {
      share.pack(split(tiles_of(kernel, p), team, thread));
      if (team > 1) pool.barrier(team);
    }
    share.multiply();
  });
}

}  // namespace

extern const CpuDriver packed_gemm_packed;
const CpuDriver packed_gemm_packed{"packed_gemm_packed", run, workspace_bytes};

}  // namespace tilewright
