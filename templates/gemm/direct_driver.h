// Driver of the cpu_direct family, of f32 (cpu_direct.cpp) and of f64 (cpu_direct_f64.cpp): divides C among threads and each
// share into panels of whole vectors and lines of tiles, which the generated unit's micro-kernels compute from operands where
// they lie. The runtime calls it through CpuDriver; it allocates nothing and never fails.
#pragma once

#include <algorithm>
#include <bit>
#include <cstddef>

#include "backend/cpu/thread_pool.h"
#include "gemm/cpu_direct.h"
#include "gemm/cpu_params.h"
#include "gemm/cpu_split.h"
#include "table/kernel_table.h"

namespace tilewright {
namespace {

template <typename Element>
using Kernel = tw::DirectKernel<Element>;
template <typename Element>
using Params = tw::DirectParams<Element>;

template <typename Element>
constexpr std::int64_t kCacheLine = 64 / sizeof(Element);  // elements
template <typename Element>
constexpr std::int64_t kNear = (1 << 19) / sizeof(Element);  // elements of half of a second-level cache

// C seen as lines of tiles and columns of vectors.
template <typename Element>
std::int64_t lines_of(const Kernel<Element>& kernel, const Params<Element>& p) {
  return kernel.swapped ? p.N : p.M;
}
template <typename Element>
std::int64_t columns_of(const Kernel<Element>& kernel, const Params<Element>& p) {
  return kernel.swapped ? p.M : p.N;
}

template <typename Element>
int lane_bits(const Kernel<Element>& kernel) {
  return std::countr_zero(static_cast<unsigned>(kernel.lanes));
}

template <typename Element>
std::int64_t blocks_of_k(const Params<Element>& p) {
  return p.K <= p.kc ? 1 : ceil_divide(p.K, std::max(1, p.kc));
}

// Panels of which several tiles read many rows: these lie in few sets of the caches where they are a power of two apart, and
// are far away where all of them fill half of a second-level cache: then the tile that copies one fetches the next.
// templates/gemm/cpu_direct.py's model decides likewise.
template <typename Element>
bool is_copied(const Kernel<Element>& kernel, const Params<Element>& p) {
  if (kernel.panel_transposed || p.copy != 0) return kernel.panel_transposed || p.copy > 1;
  const std::int64_t lines = lines_of(kernel, p);
  const bool is_far = columns_of(kernel, p) * p.K > kNear<Element>;
  return p.K >= 96 && (lines > 5 * kernel.rows || (is_far && lines > kernel.rows));
}

// One thread's copy of a panel.
template <typename Element>
std::int64_t panel_elements(const Kernel<Element>& kernel, const Params<Element>& p) {
  if (!is_copied(kernel, p)) return 0;
  return round_up(ceil_divide(p.K, blocks_of_k(p)) * kernel.vectors * kernel.lanes, kCacheLine<Element>);
}

// The part of C that a thread computes: of the lines, or of the vectors that the columns make where these are twice as many,
// since a panel is copied by each thread that reads it. Of small operands rather of C's rows, of which each has a few: two
// threads that write one cache line, at the middle of each row, wait a hundred clocks for each other every time.
// templates/gemm/cpu_direct.py's model decides likewise.
struct Share {
  Range lines;
  Range vectors;
};

template <typename Element>
bool divides_lines(const Kernel<Element>& kernel, const Params<Element>& p, int team) {
  constexpr std::int64_t kFew = 8;
  const std::int64_t lines = lines_of(kernel, p), columns = columns_of(kernel, p);
  if (p.M >= kFew * team && (kernel.swapped ? lines : columns) * p.K <= kNear<Element>) return !kernel.swapped;
  return lines >= columns - lines;
}

template <typename Element>
Share share_of(const Kernel<Element>& kernel, const Params<Element>& p, int thread, int team) {
  const std::int64_t lines = lines_of(kernel, p);
  const std::int64_t vectors = (columns_of(kernel, p) + kernel.lanes - 1) >> lane_bits(kernel);
  if (team == 1) return {{0, lines}, {0, vectors}};
  return divides_lines(kernel, p, team) ? Share{split(lines, team, thread), {0, vectors}}
                                        : Share{{0, lines}, split(vectors, team, thread)};
}

// Tiles of equal height, at most the kernel's: `tall` ones of `height` lines, then `low` ones of one line less.
struct Heights {
  int height = 0;
  std::int64_t tall = 0, low = 0;
};

template <typename Element>
Heights heights_of(const Kernel<Element>& kernel, std::int64_t lines) {
  if (lines <= kernel.rows) return {static_cast<int>(lines), 1, 0};
  const std::int64_t tiles = ceil_divide(lines, kernel.rows);
  const std::int64_t height = ceil_divide(lines, tiles);
  const std::int64_t low = tiles * height - lines;
  return {static_cast<int>(height), tiles - low, low};
}

template <typename Element>
void call(const Kernel<Element>& kernel, const typename Kernel<Element>::Tiles* kernels, tw::DirectTiles<Element>& tiles,
          int height, int vectors, std::int64_t count) {
  if (count == 0) return;
  tiles.count = count;
  kernels[(height - 1) * kernel.vectors + vectors - 1](tiles);
  const std::int64_t lines = height * count;
  tiles.lines += kernel.lines_transposed ? lines : lines * tiles.line_step;
  tiles.c += kernel.swapped ? lines : lines * tiles.ldc;
}

// Rows of C that are to be written: they are far apart, which no hardware foresees. What does not exist may be asked for.
template <typename Element>
void fetch_to_write(const Element* c, std::int64_t ldc, std::int64_t rows, std::int64_t columns) {
  for (std::int64_t i = 0; i < rows; ++i) {
    for (std::int64_t j = 0; j < columns; j += kCacheLine<Element>) asm volatile("prefetchw %0" ::"m"(c[i * ldc + j]));
  }
}

// The same, tile by tile: each while the rows of C of the one below it are fetched.
template <typename Element>
void call_far(const Kernel<Element>& kernel, const typename Kernel<Element>::Tiles* kernels, tw::DirectTiles<Element>& tiles,
              int height, int vectors, std::int64_t count) {
  for (std::int64_t i = 0; i < count; ++i) {
    fetch_to_write(tiles.c + height * tiles.ldc, tiles.ldc, height, std::int64_t{vectors} * kernel.lanes);
    call(kernel, kernels, tiles, height, vectors, 1);
  }
}

template <typename Element>
void multiply(const Kernel<Element>& kernel, const Params<Element>& p, std::int64_t batch, const Share& share, Element* copy) {
  if (share.lines.size() == 0 || share.vectors.size() == 0) return;
  const Element* a = static_cast<const Element*>(p.A) + batch * p.stride_a;
  const Element* b = static_cast<const Element*>(p.B) + batch * p.stride_b;
  const Element* lines = kernel.swapped ? b : a;
  const Element* columns = kernel.swapped ? a : b;
  const std::int64_t line_step = kernel.swapped ? p.ldb : p.lda;
  const std::int64_t column_step = kernel.swapped ? p.lda : p.ldb;
  lines += share.lines.begin * (kernel.lines_transposed ? 1 : line_step);
  Element* c = static_cast<Element*>(p.C) + batch * p.stride_c + share.lines.begin * (kernel.swapped ? 1 : p.ldc);

  const Heights heights = heights_of(kernel, share.lines.size());
  const std::int64_t panels = parts_of(share.vectors.size(), kernel.vectors);
  const std::int64_t last_vector =
      columns_of(kernel, p) >> lane_bits(kernel);  // the one that not all elements of exist, if any
  const std::int64_t blocks = blocks_of_k(p);
  const bool copies = is_copied(kernel, p);
  // C fills half of a second-level cache: each tile waits for its rows.
  const bool is_far = !kernel.swapped && share.lines.size() * share.vectors.size() * kernel.lanes > kNear<Element>;
  const auto call_tiles = is_far ? call_far<Element> : call<Element>;
  const bool finishes = p.bias != nullptr || p.factors.activation != 0;
  for (std::int64_t block = 0; block < blocks; ++block) {
    const Range depth = blocks == 1 ? Range{0, p.K} : split(p.K, blocks, block);
    const Element* block_lines = lines + depth.begin * (kernel.lines_transposed ? line_step : 1);
    std::int64_t vector = share.vectors.begin;
    for (std::int64_t panel = 0; panel < panels; ++panel) {
      // Panels as equal as whole vectors allow.
      const std::int64_t rest = share.vectors.end - vector;
      const int vectors = static_cast<int>(panel + 1 == panels ? rest : ceil_divide(rest, panels - panel));
      const std::int64_t column = vector * kernel.lanes;
      const bool ragged = vector + vectors > last_vector;
      const int width = static_cast<int>(std::min<std::int64_t>(vectors * kernel.lanes, columns_of(kernel, p) - column));
      Element* panel_c = c + column * (kernel.swapped ? p.ldc : 1);

      tw::DirectTiles<Element> tiles{};
      tiles.k = depth.size();
      tiles.lines = block_lines;
      tiles.line_step = line_step;
      tiles.panel_step = column_step;
      tiles.c = panel_c;
      tiles.ldc = p.ldc;
      tiles.edge = width - (vectors - 1) * kernel.lanes;
      tiles.alpha = alpha_of(p.factors);
      tiles.beta = block == 0 ? beta_of(p.factors) : Element{1};
      const bool half = ragged && kernel.half != nullptr && 2 * tiles.edge <= kernel.lanes;
      const typename Kernel<Element>::Tiles* const kernels = half ? kernel.half : ragged ? kernel.ragged : kernel.whole;
      std::int64_t tall = heights.tall;
      if (kernel.panel_transposed) {
        kernel.transpose(columns + column * column_step + depth.begin, column_step, width, depth.size(), copy);
        tiles.panel = copy;
        tiles.panel_step = kernel.vectors * kernel.lanes;
      } else {
        tiles.panel = columns + depth.begin * column_step + column;
        if (copies && heights.tall + heights.low > 1) {
          tiles.copy = copy;
          tiles.panel_next = panel + 1 < panels ? width : 0;
          call_tiles(kernel, kernel.first, tiles, heights.height, vectors, 1);
          tiles.panel = copy;
          tiles.panel_step = kernel.vectors * kernel.lanes;
          --tall;
        }
      }
      call_tiles(kernel, kernels, tiles, heights.height, vectors, tall);
      call_tiles(kernel, kernels, tiles, heights.height - 1, vectors, heights.low);
      if (finishes && block + 1 == blocks) {
        const std::int64_t row = kernel.swapped ? column : share.lines.begin;
        const std::int64_t first_column = kernel.swapped ? share.lines.begin : column;
        const std::int64_t rows = kernel.swapped ? width : share.lines.size();
        const std::int64_t row_width = kernel.swapped ? share.lines.size() : width;
        kernel.finish(panel_c, p.ldc, rows, row_width, bias_at<Element>(p, batch, row, first_column), p.factors.activation);
      }
      vector += vectors;
    }
  }
}

template <typename Element>
std::size_t workspace_bytes(const void* kernel_address, const void* params, int threads) {
  const Kernel<Element>& kernel = *static_cast<const Kernel<Element>*>(kernel_address);
  const Params<Element>& p = *static_cast<const Params<Element>*>(params);
  return sizeof(Element) * static_cast<std::size_t>(threads) * static_cast<std::size_t>(panel_elements(kernel, p));
}

template <typename Element>
void run(const void* kernel_address, const void* params, void* workspace, ThreadPool& pool) {
  const Kernel<Element>& kernel = *static_cast<const Kernel<Element>*>(kernel_address);
  Params<Element> without_sums;
  const Params<Element>& p = run_params(params, without_sums);
  if (p.M <= 0 || p.N <= 0) return;
  auto* elements = static_cast<Element*>(workspace);
  pool.run([&](int thread, int team) {
    Element* copy = elements + thread * panel_elements(kernel, p);
    if (team > 1 && p.batch >= team) {  // with as many products as threads, each computes whole ones
      const Share whole = share_of(kernel, p, 0, 1);
      const Range batches = split(p.batch, team, thread);
      for (std::int64_t batch = batches.begin; batch < batches.end; ++batch) multiply(kernel, p, batch, whole, copy);
      return;
    }
    const Share share = share_of(kernel, p, thread, team);
    for (std::int64_t batch = 0; batch < p.batch; ++batch) multiply(kernel, p, batch, share, copy);
  });
}

template <typename Element>
constexpr CpuDriver direct_driver(const char* name) {
  return {name, run<Element>, workspace_bytes<Element>};
}

}  // namespace
}  // namespace tilewright
