#pragma once

#include "common/async_proxy.h"
#include "common/mbarrier.h"

namespace emulated {

struct StoredBox {
  tw::TensorMap map;
  int x, y, z;
  unsigned from;
};
inline std::vector<std::vector<StoredBox>> stores[1024];  // by threads: groups, the last one open

// What lies outside of the tensor is not written.
inline void store_box(const StoredBox& box) {
  for (int row = 0; row < box.map.box_rows; ++row) {
    for (int chunk = 0; chunk < 8; ++chunk) {
      const long long y = box.y + row, x = box.x + chunk * 16;
      if (y >= box.map.rows || x >= box.map.columns || box.z >= box.map.matrices) continue;
      const long long count = box.map.columns - x < 16 ? box.map.columns - x : 16;
      auto* const to = const_cast<unsigned char*>(box.map.data) + box.z * box.map.matrix_stride + y * box.map.stride + x;
      std::memcpy(to, ::shared + box.from + row * 128 + (chunk ^ row % 8) * 16, count);
    }
  }
}

inline void require_no_stores() {
  for (const auto& groups : stores) {
    for (const auto& group : groups) {
      if (!group.empty()) fail("a CTA ends before its boxes have been read");
    }
  }
}

}  // namespace emulated

namespace tw {

struct BoxOrigin {
  int x, y, z;
};

enum class Eviction { normal, first, last };
TW_DEVICE unsigned long long l2_policy(Eviction) { return 0; }

TW_DEVICE void tma_prefetch(const TensorMap&) {}

// What is there before is lost at once, what comes is there when somebody has waited for it.
TW_DEVICE void tma_load(unsigned to, const TensorMap& map, BoxOrigin from, unsigned barrier, unsigned long long) {
  if (to % 1024 != 0 || from.x < 0 || from.y < 0) emulated::fail("a box goes to an address that is not aligned");
  std::memset(::shared + to, 0xff, map.box_rows * 128);
  emulated::barrier_at(barrier).boxes.push_back({to, map, from.x * map.element_bytes, from.y});
}

TW_DEVICE void tma_prefetch_box(const TensorMap&, BoxOrigin, unsigned long long) {}

TW_DEVICE void tma_load_multicast(unsigned, const TensorMap&, BoxOrigin, unsigned, unsigned, unsigned long long) {
  emulated::fail("a cluster of one CTA has no other to load for");
}

// A box is read when its thread waits for that, and no earlier.
TW_DEVICE void tma_store(const TensorMap& map, BoxOrigin to, unsigned from, unsigned long long) {
  if (from % 1024 != 0) emulated::fail("a box comes from an address that is not aligned");
  for (unsigned i = threadIdx.x / 32 * 32, end = i + 32; i < end; ++i) {
    if (!emulated::has_fenced[i]) emulated::fail("a box leaves that another thread wrote without a fence");
    emulated::has_fenced[i] = false;
  }
  auto& groups = emulated::stores[threadIdx.x];
  if (groups.empty()) groups.emplace_back();
  groups.back().push_back({map, to.x * map.element_bytes, to.y, to.z, from});
}

TW_DEVICE void bulk_commit() { emulated::stores[threadIdx.x].emplace_back(); }

template <int kPending>
TW_DEVICE void bulk_wait_read() {
  auto& groups = emulated::stores[threadIdx.x];
  while (groups.size() > kPending + 1) {
    for (const emulated::StoredBox& box : groups.front()) emulated::store_box(box);
    groups.erase(groups.begin());
  }
}

}  // namespace tw
