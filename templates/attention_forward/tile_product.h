// The two products of a warp's WM rows: scores from Q and K, and values from weights and V, all in shared memory as tile.h lays
// them out. On tensor cores (mma.m16n8k16), or on CUDA cores with the results in the same lanes.
#pragma once

#include "attention_forward/tile.h"
#include "common/ldmatrix.h"
#include "common/pack.h"

namespace tw {

template <typename Element>
TW_DEVICE void unpack(unsigned pair, float& first, float& second) {
  first = to_float(Element{static_cast<unsigned short>(pair & 0xffff)});
  second = to_float(Element{static_cast<unsigned short>(pair >> 16)});
}

// Two neighbours in a register; sm75 converts them one by one.
template <typename Element>
TW_DEVICE unsigned packed(float first, float second) {
#if __CUDA_ARCH__ >= 800
  return pack_pair<Element>(first, second);
#else
  return from_float<Element>(first).bits | static_cast<unsigned>(from_float<Element>(second).bits) << 16;
#endif
}

template <typename Element>
TW_DEVICE void load_chunk(unsigned address, float (&values)[8]) {
  uint4 r;
  asm volatile("ld.shared.v4.b32 {%0, %1, %2, %3}, [%4];"
               : "=r"(r.x), "=r"(r.y), "=r"(r.z), "=r"(r.w)
               : "r"(address)
               : "memory");
  unpack<Element>(r.x, values[0], values[1]);
  unpack<Element>(r.y, values[2], values[3]);
  unpack<Element>(r.z, values[4], values[5]);
  unpack<Element>(r.w, values[6], values[7]);
}

TW_DEVICE void store_shared_word(unsigned address, unsigned value) {
  asm volatile("st.shared.b32 [%0], %1;" ::"r"(address), "r"(value) : "memory");
}

TW_DEVICE uint4 load_shared_16(unsigned address) {
  uint4 r;
  asm volatile("ld.shared.v4.b32 {%0, %1, %2, %3}, [%4];"
               : "=r"(r.x), "=r"(r.y), "=r"(r.z), "=r"(r.w)
               : "r"(address)
               : "memory");
  return r;
}

template <typename Element, bool kTensorCores, int kMTiles, int kKeys, int kHead, bool kHoldsQ>
struct TileProduct {
  static constexpr int kRows = kMTiles * 16;
  static constexpr int kWeightStride = kKeys + 4;  // f32; 8 rows apart fall into different banks
  static constexpr int kWeightBytes = kTensorCores ? 0 : kRows * kWeightStride * 4;
  using Scores = float[kMTiles][kKeys / 8][4];
  using Values = float[kMTiles][kHead / 8][4];

  unsigned q_tile, weights;
  int lane;
  unsigned q[kHoldsQ ? kMTiles : 1][kHoldsQ ? kHead / 16 : 1][4];

  TW_DEVICE TileProduct(unsigned q_tile, unsigned weights, int lane) : q_tile(q_tile), weights(weights), lane(lane) {}

  TW_DEVICE void hold_q() {
    if constexpr (kHoldsQ) {
      const FragmentAddress<kHead> from(q_tile, lane % 16, lane / 16);
#pragma unroll
      for (int m = 0; m < kMTiles; ++m) {
#pragma unroll
        for (int step = 0; step < kHead / 16; ++step) ldmatrix_x4(q[m][step], from.at(m * 16, step * 16));
      }
    }
  }

  TW_DEVICE void scores(Scores& s, unsigned k_tile) const {
#pragma unroll
    for (int m = 0; m < kMTiles; ++m) {
#pragma unroll
      for (int n = 0; n < kKeys / 8; ++n) s[m][n][0] = s[m][n][1] = s[m][n][2] = s[m][n][3] = 0;
    }
    if constexpr (kTensorCores) {
      const FragmentAddress<kHead> from_q(q_tile, lane % 16, lane / 16);
      const FragmentAddress<kHead> from_k(k_tile, lane / 16 * 8 + lane % 8, lane / 8 % 2);
#pragma unroll
      for (int step = 0; step < kHead / 16; ++step) {
        unsigned a[kMTiles][4];
#pragma unroll
        for (int m = 0; m < kMTiles; ++m) {
          if constexpr (kHoldsQ) {
#pragma unroll
            for (int i = 0; i < 4; ++i) a[m][i] = q[m][step][i];
          } else {
            ldmatrix_x4(a[m], from_q.at(m * 16, step * 16));
          }
        }
#pragma unroll
        for (int n = 0; n < kKeys / 16; ++n) {
          unsigned b[4];
          ldmatrix_x4(b, from_k.at(n * 16, step * 16));
#pragma unroll
          for (int m = 0; m < kMTiles; ++m) {
            mma<Element>(s[m][2 * n], a[m], b[0], b[1]);
            mma<Element>(s[m][2 * n + 1], a[m], b[2], b[3]);
          }
        }
      }
    } else {
#pragma unroll 1
      for (int chunk = 0; chunk < kHead / 8; ++chunk) {
        float a[2 * kMTiles][8];
#pragma unroll
        for (int r = 0; r < 2 * kMTiles; ++r) load_chunk<Element>(q_tile + tile_offset<kHead>(r * 8 + lane / 4, chunk), a[r]);
#pragma unroll
        for (int n = 0; n < kKeys / 4; ++n) {
          float b[8];
          load_chunk<Element>(k_tile + tile_offset<kHead>(n / 2 * 8 + lane % 4 * 2 + n % 2, chunk), b);
#pragma unroll
          for (int r = 0; r < 2 * kMTiles; ++r) {
#pragma unroll
            for (int d = 0; d < 8; ++d) s[r / 2][n / 2][r % 2 * 2 + n % 2] += a[r][d] * b[d];
          }
        }
      }
    }
  }

  TW_DEVICE void add_values(Values& o, const Scores& p, unsigned v_tile) const {
    if constexpr (kTensorCores) {
      const FragmentAddress<kHead> from_v(v_tile, lane % 16, lane / 16);
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
        for (int n = 0; n < kHead / 16; ++n) {
          unsigned b[4];
          ldmatrix_x4_trans(b, from_v.at(step * 16, n * 16));
#pragma unroll
          for (int m = 0; m < kMTiles; ++m) {
            mma<Element>(o[m][2 * n], a[m], b[0], b[1]);
            mma<Element>(o[m][2 * n + 1], a[m], b[2], b[3]);
          }
        }
      }
    } else {
      __syncwarp();  // weights of the block before have been read
#pragma unroll
      for (int m = 0; m < kMTiles; ++m) {
#pragma unroll
        for (int n = 0; n < kKeys / 8; ++n) {
#pragma unroll
          for (int i = 0; i < 4; ++i) {
            const int row = m * 16 + i / 2 * 8 + lane / 4, key = n * 8 + lane % 4 * 2 + i % 2;
            store_shared_word(weights + (row * kWeightStride + key) * 4, __float_as_uint(p[m][n][i]));
          }
        }
      }
      __syncwarp();
#pragma unroll 1
      for (int key = 0; key < kKeys; ++key) {
        float weight[2 * kMTiles];
#pragma unroll
        for (int r = 0; r < 2 * kMTiles; ++r) {
          weight[r] = __uint_as_float(load_shared_word(weights + ((r * 8 + lane / 4) * kWeightStride + key) * 4));
        }
#pragma unroll
        for (int n = 0; n < kHead / 8; ++n) {
          float value[2];
          unpack<Element>(load_shared_word(v_tile + tile_offset<kHead>(key, n) + lane % 4 * 4), value[0], value[1]);
#pragma unroll
          for (int r = 0; r < 2 * kMTiles; ++r) {
            o[r / 2][n][r % 2 * 2] += weight[r] * value[0];
            o[r / 2][n][r % 2 * 2 + 1] += weight[r] * value[1];
          }
        }
      }
    }
  }

  // Through the warp's rows of Q, which nobody needs any more, to 16-byte stores (or single elements).
  template <bool kScalar>
  TW_DEVICE void store(const Values& o, Element* to, long long stride, int first_query, int queries, int columns) const {
    __syncwarp();
#pragma unroll
    for (int m = 0; m < kMTiles; ++m) {
#pragma unroll
      for (int n = 0; n < kHead / 8; ++n) {
#pragma unroll
        for (int half = 0; half < 2; ++half) {
          store_shared_word(q_tile + tile_offset<kHead>(m * 16 + half * 8 + lane / 4, n) + lane % 4 * 4,
                            packed<Element>(o[m][n][2 * half], o[m][n][2 * half + 1]));
        }
      }
    }
    __syncwarp();
    constexpr int kChunks = kHead / 8;
#pragma unroll 4
    for (int i = 0; i < kRows * kChunks / 32; ++i) {
      const int index = i * 32 + lane, row = index / kChunks, chunk = index % kChunks;
      if (first_query + row >= queries || chunk * 8 >= columns) continue;
      const uint4 value = load_shared_16(q_tile + tile_offset<kHead>(row, chunk));
      Element* const at = to + (first_query + row) * stride + chunk * 8;
      if constexpr (kScalar) {
        const unsigned pairs[4] = {value.x, value.y, value.z, value.w};
#pragma unroll
        for (int j = 0; j < 8; ++j) {
          if (chunk * 8 + j < columns) at[j].bits = static_cast<unsigned short>(pairs[j / 2] >> (j % 2 * 16));
        }
      } else {
        *reinterpret_cast<uint4*>(at) = value;
      }
    }
  }
};

}  // namespace tw
