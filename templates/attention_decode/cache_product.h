// The two products of a warp's rows where the cache has 8-bit floats: K and V lie in shared memory as they lie in the cache, in
// tiles of half as many 16-bit elements (attention_forward/tile.h), and become Elements in registers. Which place of a sum a
// number takes is free, so that fragments are what ldmatrix brings of bytes: of K neighbours 4 t to 4 t + 3 of a row, for which
// rows of Q are stored in that order (permuted), of V two neighbours of two keys, so that a lane's columns of O are 4 t to
// 4 t + 3 of each 16.
#pragma once

#include "attention_forward/tile_product.h"
#include "common/e4m3_pairs.h"
#include "common/fp8.h"

namespace tw {

// 16 elements of a row of Q: those that lie in chunks 0 and 1 of its 32 bytes in shared memory.
TW_DEVICE uint4 permuted(const uint4& first, const uint4& second, int chunk) {
  return chunk == 0 ? uint4{first.x, first.z, second.x, second.z} : uint4{first.y, first.w, second.y, second.w};
}

// By single elements, from any address.
TW_DEVICE uint4 load_elements(const e4m3* from, int count) {
  unsigned words[4] = {};
#pragma unroll
  for (int i = 0; i < 16; ++i) {
    if (i < count) words[i / 4] |= static_cast<unsigned>(from[i].bits) << (i % 4 * 8);
  }
  return {words[0], words[1], words[2], words[3]};
}

TW_DEVICE float dot_product(const f16* a, const e4m3* b, int count) {
  float sum = 0;
#pragma unroll 1
  for (int i = 0; i < count; ++i) sum += to_float(a[i]) * to_float(b[i]);
  return sum;
}
TW_DEVICE float dot_product(const bf16* a, const e4m3* b, int count) {
  float sum = 0;
#pragma unroll 1
  for (int i = 0; i < count; ++i) sum += to_float(a[i]) * to_float(b[i]);
  return sum;
}

template <typename Element, int kMTiles, int kKeys, int kHead, bool kHoldsQ>
struct CacheProduct : TileProduct<Element, true, kMTiles, kKeys, kHead, kHoldsQ> {
  using Tile = TileProduct<Element, true, kMTiles, kKeys, kHead, kHoldsQ>;
  using Address = FragmentAddress<kHead / 2>;

  TW_DEVICE CacheProduct(unsigned q_tile, unsigned weights, int lane) : Tile(q_tile, weights, lane) {}

  // Of a tile's first 16 rows and 32 bytes: 8 and 8 rows of 16 bytes, and again.
  TW_DEVICE Address address(unsigned tile) const {
    const int lane = this->lane;
    return Address(tile, lane / 8 % 2 * 8 + lane % 8, lane / 16);
  }

  TW_DEVICE void scores(typename Tile::Scores& s, unsigned k_tile) const {
#pragma unroll
    for (int m = 0; m < kMTiles; ++m) {
#pragma unroll
      for (int n = 0; n < kKeys / 8; ++n) s[m][n][0] = s[m][n][1] = s[m][n][2] = s[m][n][3] = 0;
    }
    const FragmentAddress<kHead> from_q(this->q_tile, this->lane % 16, this->lane / 16);
    const Address from_k = address(k_tile);
#pragma unroll
    for (int step = 0; step < kHead / 32; ++step) {
      unsigned a[2][kMTiles][4];
#pragma unroll
      for (int half = 0; half < 2; ++half) {
#pragma unroll
        for (int m = 0; m < kMTiles; ++m) {
          if constexpr (kHoldsQ) {
#pragma unroll
            for (int i = 0; i < 4; ++i) a[half][m][i] = this->q[m][2 * step + half][i];
          } else {
            ldmatrix_x4(a[half][m], from_q.at(m * 16, (2 * step + half) * 16));
          }
        }
      }
#pragma unroll
      for (int n = 0; n < kKeys / 16; ++n) {
        unsigned bytes[4];
        ldmatrix_x4(bytes, from_k.at(n * 16, step * 16));
#pragma unroll
        for (int i = 0; i < 4; ++i) {
          unsigned b0, b1;
          unpack_e4m3<Element>(bytes[i], b0, b1);
#pragma unroll
          for (int m = 0; m < kMTiles; ++m) mma<Element>(s[m][2 * n + i % 2], a[i / 2][m], b0, b1);
        }
      }
    }
  }

  TW_DEVICE void add_values(typename Tile::Values& o, const typename Tile::Scores& p, unsigned v_tile) const {
    const Address from_v = address(v_tile);
#pragma unroll
    for (int step = 0; step < kKeys / 16; ++step) {
      unsigned a[kMTiles][4];
#pragma unroll
      for (int m = 0; m < kMTiles; ++m) {
#pragma unroll
        for (int i = 0; i < 4; ++i) {
          const float(&pair)[4] = p[m][2 * step + i / 2];
          a[m][i] = packed<Element>(pair[i % 2 * 2], pair[i % 2 * 2 + 1]);
        }
      }
#pragma unroll
      for (int n = 0; n < kHead / 32; ++n) {
        unsigned bytes[4];
        ldmatrix_x4_trans(bytes, from_v.at(step * 16, n * 16));
#pragma unroll
        for (int i = 0; i < 2; ++i) {
          // Keys 0 to 7 and 8 to 15: of each two neighbours of two keys, of which the even ones come first.
          unsigned even[2], odd[2];
#pragma unroll
          for (int half = 0; half < 2; ++half) {
            unpack_e4m3<Element>(__byte_perm(bytes[2 * i + half], 0, 0x3120), even[half], odd[half]);
          }
#pragma unroll
          for (int m = 0; m < kMTiles; ++m) {
            mma<Element>(o[m][4 * n + 2 * i], a[m], even[0], even[1]);
            mma<Element>(o[m][4 * n + 2 * i + 1], a[m], odd[0], odd[1]);
          }
        }
      }
    }
  }
};

}  // namespace tw
