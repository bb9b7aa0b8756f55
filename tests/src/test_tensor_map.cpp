// Tensor maps as pure functions: from a family's extents and strides to the numbers that the driver is told.
#include <gtest/gtest.h>

#include "fake_table.h"
#include "launch/tensor_map.h"
#include "tilewright/dispatch.h"

namespace tilewright {
namespace {

using test::FakeTable;
using test::ToyParams;

// in: rows x cols elements of bf16 with rows `stride` apart; a second one in region 1 of the workspace.
class TensorMaps : public testing::Test {
 protected:
  TensorMaps() {
    KernelEntry& kernel = fake_.add_kernel<0>("k");
    maps_[0] = {.tensor = 0,
                .type = ElementType::bf16,
                .rank = 2,
                .extents = {ScaledProduct{.factor = 1, .terms = {Term{.value = 1}}},
                            ScaledProduct{.factor = 1, .terms = {Term{.value = 0}}}},
                .strides = {ScaledProduct{.factor = 1, .terms = {Term{.value = 2}}}},
                .box = {64, 128},
                .swizzle_bytes = 128};
    maps_[1] = maps_[0];
    maps_[1].tensor = kWorkspaceTensor;
    maps_[1].region = 1;
    maps_[1].type = ElementType::f32;
    kernel.tensor_maps = maps_;
    kernel.launch.workspace = {.fixed_bytes = 256, .bytes_per = 1, .terms = {Term{.value = 0}}};
    kernel.launch.workspace.more[0] = {.bytes_per = 4, .terms = {Term{.value = 0}}, .when = kRuntimeValue};
  }

  std::vector<ResolvedTensorMap> resolve(std::int64_t rows, std::int64_t cols, std::int64_t stride, int split = 2) const {
    Problem problem = FakeTable::problem(rows, cols);
    problem.sizes[2] = stride;
    const KernelEntry& kernel = fake_.kernels[0];
    const Runtime runtime{split, 8};
    return resolve_tensor_maps(kernel, fake_.ops[0], problem, runtime, resolve_launch(kernel.launch, problem, runtime));
  }

  std::string fault(std::int64_t rows, std::int64_t cols, std::int64_t stride) const {
    try {
      resolve(rows, cols, stride);
    } catch (const Error& error) {
      return error.what();
    }
    return "none";
  }

  FakeTable fake_;
  std::array<TensorMapSpec, 2> maps_{};
};

TEST_F(TensorMaps, AreElementsAndBytes) {
  const auto maps = resolve(100, 200, 208);
  ASSERT_EQ(maps.size(), 2u);
  EXPECT_EQ(maps[0].type, ElementType::bf16);
  EXPECT_EQ(maps[0].rank, 2u);
  EXPECT_EQ(maps[0].extents[0], 200u);
  EXPECT_EQ(maps[0].extents[1], 100u);
  EXPECT_EQ(maps[0].strides[0], 416u);
  EXPECT_EQ(maps[0].box[0], 64u);
  EXPECT_EQ(maps[0].box[1], 128u);
  EXPECT_EQ(maps[0].swizzle_bytes, 128u);
  EXPECT_EQ(maps[0].footprint_bytes, 99u * 416 + 400);
  EXPECT_EQ(maps[1].strides[0], 832u);
}

TEST_F(TensorMaps, SayWhereTheyAndTheirPointersLie) {
  const auto maps = resolve(100, 200, 208);
  EXPECT_EQ(maps[0].place.pointer, offsetof(ToyParams, in));
  EXPECT_EQ(maps[0].place.offset, 0u);
  EXPECT_EQ(maps[0].place.map, 128u);
  EXPECT_EQ(maps[1].place.pointer, offsetof(ToyParams, workspace));
  EXPECT_EQ(maps[1].place.offset, 512u);  // behind 256 fixed bytes and 100 of region 0
  EXPECT_EQ(maps[1].place.map, 256u);
  EXPECT_TRUE(maps[0].place.exists);
  EXPECT_TRUE(maps[1].place.exists);
  EXPECT_FALSE(resolve(100, 200, 208, 1)[1].place.exists) << "its region is empty";
}

TEST_F(TensorMaps, EmptyAxesCountAsOne) {
  const ResolvedTensorMap map = resolve(0, 0, 8)[0];
  EXPECT_EQ(map.extents[0], 1u);
  EXPECT_EQ(map.extents[1], 1u);
}

TEST_F(TensorMaps, AStrideOfZeroIsABroadcast) {
  const ResolvedTensorMap map = resolve(100, 200, 0)[0];
  EXPECT_EQ(map.extents[1], 100u);
  EXPECT_EQ(map.strides[0], 0u);
  EXPECT_EQ(map.footprint_bytes, 400u);
}

TEST_F(TensorMaps, TheStrideOfASingleIndexDoesNotMatter) {
  const ResolvedTensorMap map = resolve(1, 3, 3)[0];
  EXPECT_TRUE(map.place.exists);
  EXPECT_EQ(map.strides[0], 16u);
}

TEST_F(TensorMaps, WhatTheHardwareDoesNotTakeIsAnError) {
  EXPECT_EQ(fault(100, 200, 204),
            "k: the tensor map of in has a stride of 408 bytes, which the hardware does not take, in rows=100 cols=200");
  constexpr std::int64_t kStrideLimit = std::int64_t{1} << 39;  // elements: 2^40 bytes
  EXPECT_NE(fault(2, 8, kStrideLimit).find("has a stride of 1099511627776 bytes"), std::string::npos);
  constexpr std::int64_t kExtentLimit = std::int64_t{1} << 32;
  EXPECT_EQ(fault(kExtentLimit, 8, 8), "none");
  EXPECT_NE(fault(kExtentLimit + 1, 8, 8).find("has an extent of 4294967297"), std::string::npos);
}

TEST_F(TensorMaps, AnOptionalOneIsLeftOutInstead) {
  maps_[0].optional = true;
  maps_[1].optional = true;
  const auto maps = resolve(100, 200, 204);
  EXPECT_FALSE(maps[0].place.exists);
  EXPECT_TRUE(maps[0].place.optional);
  EXPECT_TRUE(maps[1].place.exists) << "816 bytes are legal";
}

TEST_F(TensorMaps, ASetHasEveryEighthRow) {
  maps_[1].optional = true;  // its rows are not for the hardware
  maps_[0].sets = 8;
  maps_[0].set = 3;
  maps_[0].rank = 3;
  maps_[0].extents[2] = {.factor = 1, .terms = {Term{.value = kNoValue}}};
  maps_[0].strides[1] = {.factor = 1, .terms = {Term{.value = 2}}};
  maps_[0].box[2] = 1;
  const ResolvedTensorMap map = resolve(100, 199, 203)[0];
  // Row 3 begins at byte 1218, which is 2 behind a multiple of 16; the others of its set lie 8 * 406 bytes apart.
  EXPECT_EQ(map.place.offset, 1216u);
  EXPECT_EQ(map.extents[0], 199u + 1);
  EXPECT_EQ(map.extents[1], 13u) << "rows 3, 11, ..., 99";
  EXPECT_EQ(map.strides[0], 8u * 406);
  EXPECT_EQ(map.strides[1] % 16, 0u) << "of an axis with one index, so it only has to be legal";
  maps_[0].set = 7;
  EXPECT_EQ(resolve(100, 199, 203)[0].extents[1], 12u) << "rows 7, 15, ..., 95";
  EXPECT_EQ(resolve(100, 199, 208)[0].extents[0], 199u) << "rows that begin at multiples of 16 bytes";
  EXPECT_NE(fault(7, 199, 203).find("the tensor map of in has nothing in its set"), std::string::npos) << "there is no row 7";
}

TEST_F(TensorMaps, ExtentsMultiply) {
  maps_[0].extents[1] = {.factor = 3, .terms = {Term{.value = 0, .divisor = 64}, Term{.value = kRuntimeValue}}};
  EXPECT_EQ(resolve(65, 200, 208)[0].extents[1], 3u * 2 * 2);
}

}  // namespace
}  // namespace tilewright
