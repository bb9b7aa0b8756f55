// One operand of 16-bit elements, whose rows may begin at any element, on its way from global memory through a thread's
// registers to an operand tile in shared memory (operand_tile.h). For families that multiply one k tile while the next one's
// loads are under way: `load` waits for nothing that it asks for, `store` makes chunks of it.
#pragma once

#include "common/cut_chunk.h"
#include "common/load_global.h"
#include "common/types.h"
#include "gemm/operand_tile.h"

namespace tw {

// This thread's chunks of a k tile. A chunk that exists in full is cut out of the two aligned words of 16 bytes that it lies
// over (the same one twice where it is aligned itself). Where such a word would reach over the matrix's ends, and where only
// some of a chunk's elements exist, these are loaded one by one. Either takes the same 8 registers.
template <typename Element, typename Tile>
struct UnalignedChunks {
  static constexpr int kElements = Tile::kElementsPerChunk;
  static constexpr bool kDepthContiguous = Tile::kIsDepthContiguous;
  static constexpr int kDepth = kDepthContiguous ? Tile::kColumns : Tile::kRows;
  static constexpr int kSpan = kDepthContiguous ? Tile::kRows : Tile::kColumns;
  static_assert(sizeof(Element) == 2);

  const unsigned char* chunk;               // of pass 0, of the k tile to be loaded or stored next
  const unsigned char *begin, *end;         // of the matrix
  long long pass_bytes, k_tile_bytes;       // from one to the next
  int row, column;                          // of the shared tile, pass 0; the column in chunks
  int span_left;                            // of M or N, counted from this thread's row or column
  unsigned bits[Tile::kPasses][kElements];  // two words, or an element each
  unsigned is_words;                        // a bit for each pass
  static constexpr unsigned kAllWords = (1u << Tile::kPasses) - 1;

  // `matrix`: element (0, 0) of this batch; `span` = M or N, `first` = where this CTA's tile starts in it; the CTA multiplies
  // depths from `k` on, of `depth` in all.
  TW_DEVICE UnalignedChunks(const Element* matrix, long long leading, long long span, long long first, long long k,
                            long long depth)
      : row(static_cast<int>(threadIdx.x) / Tile::kChunksPerRow), column(static_cast<int>(threadIdx.x) % Tile::kChunksPerRow) {
    const int element = column * kElements;
    begin = reinterpret_cast<const unsigned char*>(matrix);
    end = begin + (kDepthContiguous ? (span - 1) * leading + depth : (depth - 1) * leading + span) * 2;
    chunk = begin + (((kDepthContiguous ? first : k) + row) * leading + (kDepthContiguous ? k : first) + element) * 2;
    pass_bytes = Tile::kRowsPerPass * leading * 2;
    k_tile_bytes = (kDepthContiguous ? kDepth : kDepth * leading) * 2;
    const long long left = span - first;
    span_left = static_cast<int>(left < kSpan ? left : kSpan) - (kDepthContiguous ? row : element);
  }

  // Asks for a k tile. `depth_left` is what there is of it and of those behind it; what does not exist becomes zeros.
  TW_DEVICE void load(int depth_left) {
    const int depth = min(depth_left, kDepth);
    const int rows_left = kDepthContiguous ? span_left : depth - row;
    const int columns_left = kDepthContiguous ? depth - column * kElements : span_left;
    is_words = 0;
#pragma unroll
    for (int pass = 0; pass < Tile::kPasses; ++pass) {
      const bool exists = (pass * Tile::kRowsPerPass < rows_left) & (columns_left >= kElements);
      const bool is_inside = (word_at(pass) >= begin) & (next_word(pass) + 16 <= end);
      is_words |= static_cast<unsigned>(exists & is_inside) << pass;
    }
    // Lanes take different ways here, but neither waits for the other's registers.
    if (is_words == kAllWords) {
#pragma unroll
      for (int pass = 0; pass < Tile::kPasses; ++pass) load_words(pass);
    } else {
#pragma unroll
      for (int pass = 0; pass < Tile::kPasses; ++pass) {
        if (is_words >> pass & 1) {
          load_words(pass);
        } else {
          load_elements(pass, pass * Tile::kRowsPerPass < rows_left ? columns_left : 0);
        }
      }
    }
  }

  // Puts what came into the shared tile at `tile`, and turns to the next k tile.
  TW_DEVICE void store(unsigned char* tile) {
    if (is_words != kAllWords) pack_elements();
#pragma unroll
    for (int pass = 0; pass < Tile::kPasses; ++pass) {
      const int to = row + pass * Tile::kRowsPerPass;
      if (Tile::kRows % Tile::kRowsPerPass == 0 || to < Tile::kRows) {
        const unsigned(&b)[kElements] = bits[pass];
        const unsigned shift = is_words >> pass & 1 ? misplaced(pass) : 0;
        *reinterpret_cast<uint4*>(tile + Tile::offset(to, column)) =
            cut_chunk({b[0], b[1], b[2], b[3]}, {b[4], b[5], b[6], b[7]}, shift);
      }
    }
    chunk += k_tile_bytes;
  }

 private:
  // Bytes of an aligned word before the chunk.
  TW_DEVICE unsigned misplaced(int pass) const {
    return static_cast<unsigned>(reinterpret_cast<unsigned long long>(chunk) + pass * pass_bytes) % 16;
  }

  TW_DEVICE const unsigned char* word_at(int pass) const { return chunk + pass * pass_bytes - misplaced(pass); }
  TW_DEVICE const unsigned char* next_word(int pass) const { return word_at(pass) + (misplaced(pass) == 0 ? 0 : 16); }

  TW_DEVICE void load_words(int pass) {
    const uint4 low = load_cached<false>(word_at(pass)), high = load_cached<false>(next_word(pass));
    const unsigned words[kElements] = {low.x, low.y, low.z, low.w, high.x, high.y, high.z, high.w};
#pragma unroll
    for (int i = 0; i < kElements; ++i) bits[pass][i] = words[i];
  }

  TW_DEVICE void load_elements(int pass, int count) {
    const auto* const element = reinterpret_cast<const unsigned short*>(chunk + pass * pass_bytes);
#pragma unroll
    for (int i = 0; i < kElements; ++i) bits[pass][i] = i < count ? element[i] : 0u;
  }

  // Elements that came one by one become a word that is a chunk.
  TW_DEVICE void pack_elements() {
#pragma unroll
    for (int pass = 0; pass < Tile::kPasses; ++pass) {
      if (is_words >> pass & 1) continue;
#pragma unroll
      for (int i = 0; i < kElements / 2; ++i) bits[pass][i] = bits[pass][2 * i] | bits[pass][2 * i + 1] << 16;
    }
  }
};

}  // namespace tw
