// Tensor maps resolved: extents and strides in numbers, held against what the hardware takes.
#include "launch/tensor_map.h"

#include <algorithm>
#include <string>

#include "tilewright/error.h"

namespace tilewright {
namespace {

// CUDA driver API, cuTensorMapEncodeTiled.
constexpr std::uint64_t kStrideMultiple = 16;
constexpr std::uint64_t kStrideLimit = std::uint64_t{1} << 40;
constexpr std::uint64_t kExtentLimit = std::uint64_t{1} << 32;

std::uint64_t round_up(std::uint64_t value, std::uint64_t multiple) { return (value + multiple - 1) / multiple * multiple; }

// Extents of at least 1, strides in bytes. Where an axis has one index its stride says nothing: it gets one that is legal.
void resolve_axes(const TensorMapSpec& spec, const Problem& problem, const Runtime& runtime, const HostValues& host,
                  ResolvedTensorMap& map) {
  for (std::size_t axis = 0; axis < spec.rank; ++axis) {
    map.extents[axis] =
        static_cast<std::uint64_t>(std::max<std::int64_t>(value_of(spec.extents[axis], problem, runtime, host), 1));
  }
  std::uint64_t dense =
      round_up(std::min(map.extents[0], kExtentLimit) * static_cast<std::uint64_t>(bytes_of(spec.type)), kStrideMultiple);
  for (std::size_t axis = 1; axis < spec.rank; ++axis) {
    const std::int64_t stride = value_of(spec.strides[axis - 1], problem, runtime, host);
    map.strides[axis - 1] = map.extents[axis] == 1
                                ? std::min(round_up(dense, kStrideMultiple), kStrideLimit - kStrideMultiple)
                                : static_cast<std::uint64_t>(saturating_product(stride, bytes_of(spec.type)));
    dense = map.strides[axis - 1];
  }
}

// Leaves of axis 1 what is of the spec's set. Returns where the map then begins: bytes, a multiple of 16.
std::size_t take_set(const TensorMapSpec& spec, ResolvedTensorMap& map) {
  const std::uint64_t first = spec.set * map.strides[0], begin = first / kStrideMultiple * kStrideMultiple;
  map.extents[0] += (first - begin) / static_cast<std::uint64_t>(bytes_of(spec.type));
  const std::uint64_t left_out = std::min<std::uint64_t>(map.extents[1], spec.set);
  map.extents[1] = (map.extents[1] - left_out + spec.sets - 1) / spec.sets;
  map.strides[0] *= spec.sets;
  return begin;
}

std::uint64_t footprint_bytes(const ResolvedTensorMap& map) {
  auto bytes = static_cast<std::int64_t>(map.extents[0]) * bytes_of(map.type);
  for (std::size_t axis = 1; axis < map.rank; ++axis) {
    bytes = saturating_sum(bytes, saturating_product(static_cast<std::int64_t>(map.extents[axis] - 1),
                                                     static_cast<std::int64_t>(map.strides[axis - 1])));
  }
  return static_cast<std::uint64_t>(bytes);
}

// What the hardware does not take, as a sentence; empty when it takes all.
std::string fault_of(const ResolvedTensorMap& map) {
  for (std::size_t axis = 0; axis < map.rank; ++axis) {
    if (map.extents[axis] == 0) return "has nothing in its set";
    if (map.extents[axis] > kExtentLimit) return "has an extent of " + std::to_string(map.extents[axis]);
  }
  for (std::size_t axis = 0; axis + 1 < map.rank; ++axis) {
    const std::uint64_t stride = map.strides[axis];
    if (stride % kStrideMultiple != 0 || stride >= kStrideLimit) return "has a stride of " + std::to_string(stride) + " bytes";
  }
  return "";
}

}  // namespace

std::vector<ResolvedTensorMap> resolve_tensor_maps(const KernelEntry& kernel, const OpEntry& op, const Problem& problem,
                                                   const Runtime& runtime, const ResolvedLaunch& launch) {
  const ParameterLayout layout = parameter_layout(op, kernel);
  std::vector<ResolvedTensorMap> maps;
  for (const TensorMapSpec& spec : kernel.tensor_maps) {
    const bool in_workspace = spec.tensor == kWorkspaceTensor;
    ResolvedTensorMap map{.type = spec.type, .rank = spec.rank, .box = spec.box, .swizzle_bytes = spec.swizzle_bytes};
    resolve_axes(spec, problem, runtime, launch.host, map);
    const std::size_t begin = spec.sets > 1 ? take_set(spec, map) : 0;
    map.footprint_bytes = footprint_bytes(map);
    map.place = {.map = layout.tensor_maps + maps.size() * kTensorMapBytes,
                 .pointer = in_workspace ? layout.workspace : spec.tensor * sizeof(void*),
                 .offset = begin + (in_workspace ? launch.regions[spec.region].begin : 0),
                 .exists = !in_workspace || launch.regions[spec.region].bytes > 0,
                 .optional = spec.optional};
    if (const std::string fault = fault_of(map); map.place.exists && !fault.empty()) {
      if (!spec.optional) {
        throw Error(std::string(kernel.id) + ": the tensor map of " + (in_workspace ? "workspace" : op.tensors[spec.tensor]) +
                    " " + fault + ", which the hardware does not take, in " + shape_text(op, problem));
      }
      map.place.exists = false;
    }
    maps.push_back(map);
  }
  return maps;
}

}  // namespace tilewright
