// What the driver is told of a tensor map, and where its address is put: with a made-up driver (no GPU is needed), and with the
// real one.
#include <cstring>

#include "backend/cuda/tensor_map_encoder.h"
#include "cuda_memory.h"
#include "tilewright/dispatch.h"

namespace tilewright {
namespace {

struct Told {
  CUtensorMapDataType type;
  cuuint32_t rank;
  void* address;
  std::vector<cuuint64_t> extents, strides;
  std::vector<cuuint32_t> box, element_strides;
  CUtensorMapInterleave interleave;
  CUtensorMapSwizzle swizzle;
  CUtensorMapL2promotion promotion;
  CUtensorMapFloatOOBfill fill;
};
Told told;

constexpr std::uint64_t kWord1 = ~std::uint64_t{0};

CUresult CUDAAPI record_encoding(CUtensorMap* map, CUtensorMapDataType type, cuuint32_t rank, void* address,
                                 const cuuint64_t* extents, const cuuint64_t* strides, const cuuint32_t* box,
                                 const cuuint32_t* element_strides, CUtensorMapInterleave interleave,
                                 CUtensorMapSwizzle swizzle, CUtensorMapL2promotion promotion, CUtensorMapFloatOOBfill fill) {
  told = {.type = type,
          .rank = rank,
          .address = address,
          .extents = {extents, extents + rank},
          .strides = {strides, strides + rank - 1},
          .box = {box, box + rank},
          .element_strides = {element_strides, element_strides + rank},
          .interleave = interleave,
          .swizzle = swizzle,
          .promotion = promotion,
          .fill = fill};
  std::memset(map, 0, sizeof(*map));
  map->opaque[1] = kWord1;
  map->opaque[15] = 7;
  return CUDA_SUCCESS;
}

CUresult CUDAAPI record_address(CUtensorMap* map, void* address) {
  map->opaque[0] = reinterpret_cast<cuuint64_t>(address);
  return CUDA_SUCCESS;
}

TensorMapEncoder made_up(int driver_version = 13020) {
  return {{.encode_tiled = &record_encoding, .replace_address = &record_address}, driver_version};
}

// A parameter block of two pointers and one map.
struct alignas(128) Block {
  std::uintptr_t pointers[2] = {0x1000, 0x2000};
  alignas(128) std::uint64_t map[16] = {1, 2, 3};

  bool is_zero() const {
    return std::all_of(std::begin(map), std::end(map), [](std::uint64_t word) { return word == 0; });
  }
};

ResolvedTensorMap a_map() {
  return {.type = ElementType::bf16,
          .rank = 3,
          .extents = {200, 100, 7},
          .strides = {400, 40000},
          .box = {64, 128, 1},
          .swizzle_bytes = 128,
          .footprint_bytes = 280000,
          .place = {.map = offsetof(Block, map), .pointer = 8, .offset = 512}};
}

TEST(TensorMapEncoder, TellsTheDriverWhatWasResolved) {
  made_up().encode(a_map());
  EXPECT_EQ(told.type, CU_TENSOR_MAP_DATA_TYPE_BFLOAT16);
  EXPECT_EQ(told.rank, 3u);
  EXPECT_EQ(reinterpret_cast<std::uintptr_t>(told.address) % 256, 0u);
  EXPECT_EQ(told.extents, (std::vector<cuuint64_t>{200, 100, 7}));
  EXPECT_EQ(told.strides, (std::vector<cuuint64_t>{400, 40000}));
  EXPECT_EQ(told.box, (std::vector<cuuint32_t>{64, 128, 1}));
  EXPECT_EQ(told.element_strides, (std::vector<cuuint32_t>{1, 1, 1}));
  EXPECT_EQ(told.interleave, CU_TENSOR_MAP_INTERLEAVE_NONE);
  EXPECT_EQ(told.swizzle, CU_TENSOR_MAP_SWIZZLE_128B);
  EXPECT_EQ(told.promotion, CU_TENSOR_MAP_L2_PROMOTION_L2_128B);
  EXPECT_EQ(told.fill, CU_TENSOR_MAP_FLOAT_OOB_FILL_NONE);
}

TEST(TensorMapEncoder, KnowsEveryTypeAndSwizzle) {
  ResolvedTensorMap map = a_map();
  const std::pair<ElementType, CUtensorMapDataType> types[] = {{ElementType::f32, CU_TENSOR_MAP_DATA_TYPE_FLOAT32},
                                                               {ElementType::f16, CU_TENSOR_MAP_DATA_TYPE_FLOAT16}};
  for (const auto& [type, expected] : types) {
    map.type = type;
    made_up().encode(map);
    EXPECT_EQ(told.type, expected);
  }
  const std::pair<std::uint32_t, CUtensorMapSwizzle> swizzles[] = {
      {0, CU_TENSOR_MAP_SWIZZLE_NONE}, {32, CU_TENSOR_MAP_SWIZZLE_32B}, {64, CU_TENSOR_MAP_SWIZZLE_64B}};
  for (const auto& [bytes, expected] : swizzles) {
    map.swizzle_bytes = bytes;
    made_up().encode(map);
    EXPECT_EQ(told.swizzle, expected);
  }
  map.swizzle_bytes = 48;
  EXPECT_THROW(made_up().encode(map), Error);
}

TEST(TensorMapEncoder, PutsTheRunsAddressIntoACopy) {
  const EncodedTensorMap encoded = made_up().encode(a_map());
  Block block;
  made_up().place(encoded, &block);
  EXPECT_EQ(block.map[0], 0x2000u + 512);
  EXPECT_EQ(block.map[1], kWord1);
  EXPECT_EQ(block.map[15], 7u);
  block.pointers[1] = 0x3000;
  made_up().place(encoded, &block);
  EXPECT_EQ(block.map[0], 0x3000u + 512);
}

TEST(TensorMapEncoder, ClearsBit85OfSmallTensorsForDriversThatSetIt) {
  ResolvedTensorMap map = a_map();
  const auto word1 = [&](int driver_version, std::uint64_t bytes) {
    map.footprint_bytes = bytes;
    Block block;
    made_up(driver_version).place(made_up(driver_version).encode(map), &block);
    return block.map[1];
  };
  constexpr std::uint64_t kCleared = kWord1 & ~(std::uint64_t{1} << 21);
  EXPECT_EQ(word1(13010, 131071), kCleared);
  EXPECT_EQ(word1(12040, 16), kCleared);
  EXPECT_EQ(word1(13010, 131072), kWord1);
  EXPECT_EQ(word1(13020, 16), kWord1);
}

TEST(TensorMapEncoder, LeavesOutWhatIsAbsent) {
  ResolvedTensorMap map = a_map();
  Block absent_tensor;
  absent_tensor.pointers[1] = 0;
  made_up().place(made_up().encode(map), &absent_tensor);
  EXPECT_TRUE(absent_tensor.is_zero());

  map.place.exists = false;
  Block empty_region;
  made_up().place(made_up().encode(map), &empty_region);
  EXPECT_TRUE(empty_region.is_zero());
}

TEST(TensorMapEncoder, LeavesOutAnOptionalOneThatIsNotAlignedAndRefusesAnother) {
  ResolvedTensorMap map = a_map();
  Block block;
  block.pointers[1] = 0x2008;
  EXPECT_THROW(made_up().place(made_up().encode(map), &block), Error);
  map.place.optional = true;
  made_up().place(made_up().encode(map), &block);
  EXPECT_TRUE(block.is_zero());
}

class CudaTensorMap : public test::GpuTest {};

// A map that was encoded with another address, then given this one, is the map encoded with this one.
TEST_F(CudaTensorMap, GetsItsAddressFromTheDriver) {
  if (device().major < 9) GTEST_SKIP() << device().name << " has no tensor maps";
  const test::CudaMemory memory(std::size_t{1} << 20);
  const ResolvedTensorMap map = a_map();
  const TensorMapEncoder encoder(
      {.encode_tiled = driver().cuTensorMapEncodeTiled, .replace_address = driver().cuTensorMapReplaceAddress},
      device().driver_version);
  Block block;
  block.pointers[1] = reinterpret_cast<std::uintptr_t>(memory.data());
  encoder.place(encoder.encode(map), &block);

  CUtensorMap expected;
  const cuuint64_t extents[] = {200, 100, 7}, strides[] = {400, 40000};
  const cuuint32_t box[] = {64, 128, 1}, element_strides[] = {1, 1, 1};
  check(driver().cuTensorMapEncodeTiled(&expected, CU_TENSOR_MAP_DATA_TYPE_BFLOAT16, 3,
                                        static_cast<unsigned char*>(memory.data()) + 512, extents, strides, box,
                                        element_strides, CU_TENSOR_MAP_INTERLEAVE_NONE, CU_TENSOR_MAP_SWIZZLE_128B,
                                        CU_TENSOR_MAP_L2_PROMOTION_L2_128B, CU_TENSOR_MAP_FLOAT_OOB_FILL_NONE),
        "cuTensorMapEncodeTiled");
  for (int word = 0; word < 16; ++word) EXPECT_EQ(block.map[word], expected.opaque[word]) << word;
}

TEST_F(CudaTensorMap, TakesWhatResolutionPutsInPlaceOfEmptyAndBroadcastAxes) {
  if (device().major < 9) GTEST_SKIP() << device().name << " has no tensor maps";
  const TensorMapEncoder encoder(
      {.encode_tiled = driver().cuTensorMapEncodeTiled, .replace_address = driver().cuTensorMapReplaceAddress},
      device().driver_version);
  ResolvedTensorMap map = a_map();
  map.extents = {1, 1, 1};
  map.strides = {16, 16};
  EXPECT_NO_THROW(encoder.encode(map));
  map.extents = {200, 100, 1};
  map.strides = {400, 400};
  EXPECT_NO_THROW(encoder.encode(map));
  map.extents = {200, 7, 100};  // the batch between rows: strides need not grow
  map.strides = {40000, 400};
  EXPECT_NO_THROW(encoder.encode(map));
}

}  // namespace
}  // namespace tilewright
