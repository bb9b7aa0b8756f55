// Tensor maps through the driver API.
#include "backend/cuda/tensor_map_encoder.h"

#include <cstring>

#include "backend/cuda/driver_api.h"
#include "tilewright/error.h"

namespace tilewright {
namespace {

static_assert(sizeof(CUtensorMap) == kTensorMapBytes && alignof(CUtensorMap) <= kTensorMapAlignment);

// Any aligned address: a run puts its own in its place.
void* const kSomeAddress = reinterpret_cast<void*>(std::uintptr_t{1} << 20);

// Drivers up to CUDA 13.1 set bit 85 of every map, which is right only for tensors of at least 128 KiB (CUTLASS clears it, too:
// include/cute/atom/copy_traits_sm90_tma.hpp).
constexpr int kLastDriverThatSetsBit85 = 13010;
constexpr std::uint64_t kSmallBytes = 128 * 1024;
constexpr std::uint64_t kBit85OfWord1 = std::uint64_t{1} << 21;

// Faster than 256 bytes, and than none, in the GEMMs that were tried on an H200.
constexpr CUtensorMapL2promotion kPromotion = CU_TENSOR_MAP_L2_PROMOTION_L2_128B;

CUtensorMapDataType data_type(DataType type) {
  switch (type) {
#define TILEWRIGHT_TYPE_WORD(name, bits, exponent, fraction, encoding, overflow, nan, guard, poison, map, ...) \
  case DataType::name:                                                                                         \
    return CU_TENSOR_MAP_DATA_TYPE_##map;
    TILEWRIGHT_DATA_TYPES(TILEWRIGHT_TYPE_WORD)  // NOLINT(bugprone-branch-clone): types of 8 bits share a word
#undef TILEWRIGHT_TYPE_WORD
  }
  throw Error("no data type of the table");
}

CUtensorMapSwizzle swizzle(std::uint32_t bytes) {
  switch (bytes) {
    case 0:
      return CU_TENSOR_MAP_SWIZZLE_NONE;
    case 32:
      return CU_TENSOR_MAP_SWIZZLE_32B;
    case 64:
      return CU_TENSOR_MAP_SWIZZLE_64B;
    case 128:
      return CU_TENSOR_MAP_SWIZZLE_128B;
    default:
      throw Error("a swizzle of " + std::to_string(bytes) + " bytes does not exist");
  }
}

}  // namespace

EncodedTensorMap TensorMapEncoder::encode(const ResolvedTensorMap& map) const {
  EncodedTensorMap encoded;
  encoded.is_small = driver_version_ <= kLastDriverThatSetsBit85 && map.footprint_bytes < kSmallBytes;
  encoded.place = map.place;
  if (!map.place.exists) return encoded;
  constexpr std::array<cuuint32_t, kMaxTensorMapRank> kElementStrides{1, 1, 1, 1, 1};
  std::array<cuuint64_t, kMaxTensorMapRank> extents{};
  std::array<cuuint64_t, kMaxTensorMapRank - 1> strides{};
  std::copy(map.extents.begin(), map.extents.end(), extents.begin());
  std::copy(map.strides.begin(), map.strides.end(), strides.begin());
  check(
      calls_.encode_tiled(reinterpret_cast<CUtensorMap*>(&encoded), data_type(map.type), map.rank, kSomeAddress, extents.data(),
                          strides.data(), map.box.data(), kElementStrides.data(), CU_TENSOR_MAP_INTERLEAVE_NONE,
                          swizzle(map.swizzle_bytes), kPromotion, CU_TENSOR_MAP_FLOAT_OOB_FILL_NONE),
      "cuTensorMapEncodeTiled");
  return encoded;
}

void TensorMapEncoder::place(const EncodedTensorMap& map, void* block) const {
  unsigned char* const bytes = static_cast<unsigned char*>(block);
  std::uintptr_t pointer = 0;
  std::memcpy(&pointer, bytes + map.place.pointer, sizeof(pointer));
  const std::uintptr_t address = pointer + map.place.offset;
  const bool is_aligned = address % kTensorMapAddressAlignment == 0;
  if (!map.place.exists || pointer == 0 || (!is_aligned && map.place.optional)) {
    std::memset(bytes + map.place.map, 0, kTensorMapBytes);
    return;
  }
  if (!is_aligned) {
    throw Error("a tensor map needs its tensor aligned to " + std::to_string(kTensorMapAddressAlignment) + " bytes");
  }
  std::memcpy(bytes + map.place.map, map.words.data(), kTensorMapBytes);
  auto* const placed = reinterpret_cast<CUtensorMap*>(bytes + map.place.map);
  const CUresult result = calls_.replace_address(placed, reinterpret_cast<void*>(address));
  if (result != CUDA_SUCCESS) check(result, "cuTensorMapReplaceAddress");
  if (!map.is_small) return;
  std::uint64_t word = 0;
  std::memcpy(&word, bytes + map.place.map + sizeof(word), sizeof(word));
  word &= ~kBit85OfWord1;
  std::memcpy(bytes + map.place.map + sizeof(word), &word, sizeof(word));
}

}  // namespace tilewright
