// A launch's tensor maps, resolved for a problem: all that the driver is told of them but the address, and where in the
// parameter block they and their pointers lie. Called when plans are made. Pure functions; back ends encode and place the maps.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "launch/launch.h"
#include "table/kernel_table.h"
#include "tilewright/problem.h"

namespace tilewright {

// Bytes from the beginning of the parameter block, but `offset`.
struct TensorMapPlace {
  std::size_t map = 0;
  std::size_t pointer = 0;  // the tensor's or the workspace's
  std::size_t offset = 0;   // from where the pointer points to the map's first element
  bool exists = true;       // false: all zeros, whatever the pointer is
  bool optional = false;    // all zeros where the pointer is not aligned to kTensorMapAddressAlignment; else an error
};
inline constexpr std::size_t kTensorMapAddressAlignment = 16;

struct ResolvedTensorMap {
  ElementType type = ElementType::f32;
  std::uint32_t rank = 0;
  std::array<std::uint64_t, kMaxTensorMapRank> extents{};      // elements
  std::array<std::uint64_t, kMaxTensorMapRank - 1> strides{};  // bytes, from one index of axis i + 1 to the next
  std::array<std::uint32_t, kMaxTensorMapRank> box{};          // elements
  std::uint32_t swizzle_bytes = 0;
  std::uint64_t footprint_bytes = 0;  // from the first element to the end of the last
  TensorMapPlace place{};
};

// Throws Error when the hardware does not take a map that is not optional.
std::vector<ResolvedTensorMap> resolve_tensor_maps(const KernelEntry& kernel, const OpEntry& op, const Problem& problem,
                                                   const Runtime& runtime, const ResolvedLaunch& launch);

// A map of a plan, complete but for its address.
struct alignas(kTensorMapAlignment) EncodedTensorMap {
  std::array<std::uint64_t, kTensorMapBytes / 8> words{};
  bool is_small = false;  // see TensorMapEncoder
  TensorMapPlace place{};
};

}  // namespace tilewright
