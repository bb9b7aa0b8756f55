// The largest keys that a warp has seen, sorted, in its registers. New ones are collected in shared memory, those that are
// larger than the least that is wanted, and 32 of them at a time are sorted and merged: of a long row in any order but an
// ascending one few ever are. Bitonic networks (Batcher 1968) throughout.
#pragma once

// An element as a number that orders it: the larger value first, a NaN as the largest, of equals the lower column. 0 is less
// than all of them.
using Key = unsigned long long;

__device__ __forceinline__ Key key_of(float value, int column) {
  const unsigned bits = value == 0 ? 0u : value != value ? 0x7fffffffu : __float_as_uint(value);  // -0 equals 0
  const unsigned ordered = bits >> 31 != 0 ? ~bits : bits | 0x80000000u;
  return static_cast<Key>(ordered) << 32 | ~static_cast<unsigned>(column);
}
__device__ __forceinline__ int column_of(Key key) { return static_cast<int>(~static_cast<unsigned>(key)); }
// NaN for what is none, too.
__device__ __forceinline__ float value_of(Key key) {
  const auto ordered = static_cast<unsigned>(key >> 32);
  return key == 0 ? __uint_as_float(0x7fffffffu) : __uint_as_float(ordered >> 31 != 0 ? ordered & 0x7fffffffu : ~ordered);
}

__device__ __forceinline__ Key larger_key(Key a, Key b) { return a > b ? a : b; }
__device__ __forceinline__ Key smaller_key(Key a, Key b) { return a > b ? b : a; }

// That of another lane.
__device__ __forceinline__ Key key_from(Key key, int lane) {
  const unsigned high = __shfl_sync(~0u, static_cast<unsigned>(key >> 32), lane);
  return static_cast<Key>(high) << 32 | __shfl_sync(~0u, static_cast<unsigned>(key), lane);
}

// Lanes that are `distance` apart compare: the one that comes first has the larger key, or the smaller one.
__device__ __forceinline__ Key exchanged(Key key, int lane, int distance, bool is_descending) {
  const Key other = key_from(key, lane ^ distance);
  return ((lane & distance) == 0) == is_descending ? larger_key(key, other) : smaller_key(key, other);
}

// A warp's keys, one a lane, the largest first.
__device__ __forceinline__ Key sorted(Key key, int lane) {
#pragma unroll
  for (int length = 2; length <= 32; length *= 2) {
#pragma unroll
    for (int distance = length / 2; distance > 0; distance /= 2) key = exchanged(key, lane, distance, (lane & length) == 0);
  }
  return key;
}

// kLength keys, a multiple of 32: key i is that of lane i % 32.
template <int kLength>
struct SortedList {
  static constexpr int kOfLane = kLength / 32;
  static_assert(kLength == 32 * kOfLane && (kOfLane & (kOfLane - 1)) == 0, "a power of 2 for each lane");
  Key keys[kOfLane] = {};

  // The kLength largest of both.
  __device__ __forceinline__ void merge(const SortedList& other, int lane) {
#pragma unroll
    for (int i = 0; i < kOfLane; ++i) keys[i] = larger_key(keys[i], key_from(other.keys[kOfLane - 1 - i], 31 - lane));
#pragma unroll
    for (int distance = kOfLane / 2; distance > 0; distance /= 2) {
#pragma unroll
      for (int i = 0; i < kOfLane; ++i) {
        if ((i & distance) != 0) continue;
        const Key first = larger_key(keys[i], keys[i + distance]);
        keys[i + distance] = smaller_key(keys[i], keys[i + distance]);
        keys[i] = first;
      }
    }
#pragma unroll
    for (Key& key : keys) {
#pragma unroll
      for (int distance = 16; distance > 0; distance /= 2) key = exchanged(key, lane, distance, true);
    }
  }

  // Of the list and 32 more, in any order.
  __device__ __forceinline__ void add(Key key, int lane) {
    SortedList more;
    more.keys[0] = sorted(key, lane);
    merge(more, lane);
  }

  __device__ __forceinline__ Key at(int number) const {
    Key key = keys[0];
#pragma unroll
    for (int i = 1; i < kOfLane; ++i) key = number / 32 == i ? keys[i] : key;
    return key_from(key, number % 32);
  }

  __device__ __forceinline__ void store(Key* to, int lane) const {
#pragma unroll
    for (int i = 0; i < kOfLane; ++i) to[32 * i + lane] = keys[i];
  }
  // Of keys that load(i) gives.
  template <typename Load>
  __device__ __forceinline__ static SortedList loaded(Load load, int lane) {
    SortedList list;
#pragma unroll
    for (int i = 0; i < kOfLane; ++i) list.keys[i] = load(32 * i + lane);
    return list;
  }
};
