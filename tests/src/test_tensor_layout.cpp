// How far layouts reach, when their elements overlap, and when two of them share a byte: against going through all elements.
#include <gtest/gtest.h>

#include <random>
#include <set>
#include <vector>

#include "table/tensor_layout.h"

namespace tilewright {
namespace {

TensorLayout layout(std::int64_t element_bytes, std::initializer_list<std::int64_t> extents,
                    std::initializer_list<std::int64_t> strides) {
  TensorLayout made = dense_layout(extents);
  made.element_bytes = element_bytes;
  std::ranges::copy(strides, made.strides.begin());
  return made;
}

// The bytes at which elements begin, one for each element.
std::vector<std::int64_t> places(const TensorLayout& each) {
  std::vector<std::int64_t> found{0};
  for (std::size_t axis = 0; axis < each.rank; ++axis) {
    std::vector<std::int64_t> next;
    for (const std::int64_t place : found) {
      for (std::int64_t i = 0; i < each.extents[axis]; ++i) next.push_back(place + i * each.strides[axis] * each.element_bytes);
    }
    found = next;
  }
  return found;
}

TEST(TensorLayout, OfDenseTensorsIsRowMajor) {
  const TensorLayout dense = dense_layout({2, 3, 5});
  EXPECT_EQ(dense.strides[0], 15);
  EXPECT_EQ(dense.strides[1], 5);
  EXPECT_EQ(dense.strides[2], 1);
  EXPECT_EQ(footprint_elements(dense), 30);
  EXPECT_EQ(footprint_elements(dense_layout({2, 0, 5})), 0);
}

TEST(TensorLayout, ReachesNoFurtherThanItsLastElement) {
  EXPECT_EQ(footprint_bytes(layout(4, {3, 5}, {100, 1})), 4 * 205);
  EXPECT_EQ(footprint_bytes(layout(2, {1000, 5}, {0, 1})), 10) << "a broadcast";
  EXPECT_EQ(footprint_elements(layout(2, {std::int64_t{1} << 40, 5}, {std::int64_t{1} << 40, 1})), INT64_MAX);
}

TEST(TensorLayout, ElementsThatOverlapAreFound) {
  std::int64_t least = 0;
  EXPECT_EQ(overlapping_axis(layout(4, {2, 3, 5}, {15, 5, 1}), least), kMaxAxes);
  EXPECT_EQ(overlapping_axis(layout(4, {2, 3, 5}, {5, 10, 1}), least), kMaxAxes) << "products side by side";
  EXPECT_EQ(overlapping_axis(layout(4, {2, 3, 5}, {14, 5, 1}), least), 0u);
  EXPECT_EQ(least, 15);
  EXPECT_EQ(overlapping_axis(layout(4, {2, 3, 5}, {0, 5, 1}), least), 0u);
  EXPECT_EQ(overlapping_axis(layout(4, {2, 3, 5}, {15, 4, 1}), least), 1u);
  EXPECT_EQ(least, 5);
  EXPECT_EQ(overlapping_axis(layout(4, {1, 3, 5}, {0, 5, 1}), least), kMaxAxes) << "of one index the stride does not matter";
}

TEST(TensorLayout, OfAnExtentThatOnlyTheCallerKnowsTheLeastIsTakenAndWhatBoundsItIsKnown) {
  std::array<std::int64_t, kMaxSizes> sizes{4};  // rows lie in the ones before
  const auto rows = [&](std::int64_t extent) { return strided_layout(sizes, {extent, 8}, {0}); };
  std::int64_t least = 0;
  for (const std::int64_t extent : {kUnknownExtent, up_to(2), up_to(1000)}) {
    EXPECT_EQ(footprint_elements(rows(extent)), 8);
    EXPECT_EQ(overlapping_axis(rows(extent), least), 0u);
    EXPECT_EQ(least, 8);
  }
  EXPECT_EQ(footprint_elements(rows(up_to(1))), 8);
  EXPECT_EQ(overlapping_axis(rows(up_to(1)), least), kMaxAxes);
  EXPECT_EQ(footprint_elements(rows(up_to(0))), 0);
}

TEST(TensorLayout, IsTheSameWhereEachIndexIsTheSamePlace) {
  const TensorLayout rows = layout(4, {3, 5}, {7, 1});
  EXPECT_TRUE(is_same_layout(rows, layout(4, {3, 5}, {7, 1})));
  EXPECT_FALSE(is_same_layout(rows, layout(4, {3, 5}, {5, 1})));
  EXPECT_FALSE(is_same_layout(rows, layout(4, {3, 4}, {7, 1})));
  EXPECT_FALSE(is_same_layout(rows, layout(2, {3, 5}, {7, 1})));
  EXPECT_FALSE(is_same_layout(rows, layout(4, {3, 5, 1}, {7, 1, 1})));
  EXPECT_TRUE(is_same_layout(layout(4, {1, 5}, {7, 1}), layout(4, {1, 5}, {5, 1}))) << "of one row the stride does not matter";
  const auto unknown = [](std::int64_t stride) { return strided_layout({stride}, {kUnknownExtent, 5}, {0}); };
  EXPECT_TRUE(is_same_layout(unknown(7), unknown(7)));
  EXPECT_FALSE(is_same_layout(unknown(7), unknown(5))) << "there may be two rows";
}

TEST(TensorLayout, SharedBytesAreFoundExactly) {
  std::mt19937 random(1);
  const auto any = [&](std::int64_t from, std::int64_t to) {
    return from + static_cast<std::int64_t>(random() % static_cast<std::uint32_t>(to - from + 1));
  };
  int shared = 0;
  for (int i = 0; i < 3000; ++i) {
    const auto made = [&] {
      return layout(any(0, 1) == 0 ? 2 : 4, {any(1, 4), any(1, 4), any(1, 4)}, {any(0, 20), any(0, 12), any(0, 3)});
    };
    const TensorLayout a = made(), b = made();
    const std::uintptr_t a_address = 4096, b_address = static_cast<std::uintptr_t>(4096 + 2 * any(-100, 100));
    std::set<std::uintptr_t> bytes;
    for (const std::int64_t place : places(a)) {
      for (std::int64_t byte = 0; byte < a.element_bytes; ++byte)
        bytes.insert(a_address + static_cast<std::uintptr_t>(place + byte));
    }
    bool expected = false;
    for (const std::int64_t place : places(b)) {
      for (std::int64_t byte = 0; byte < b.element_bytes; ++byte) {
        expected = expected || bytes.contains(b_address + static_cast<std::uintptr_t>(place + byte));
      }
    }
    ASSERT_EQ(share_bytes(a, a_address, b, b_address), expected) << i;
    shared += expected ? 1 : 0;
  }
  EXPECT_GT(shared, 500);
  EXPECT_LT(shared, 2500);
}

TEST(TensorLayout, HalvesOfOneMatrixDoNotShareBytes) {
  const TensorLayout half = layout(4, {1000000, 64}, {128, 1});
  EXPECT_FALSE(share_bytes(half, 4096, half, 4096 + 4 * 64));
  EXPECT_TRUE(share_bytes(half, 4096, half, 4096 + 4 * 63));
}

}  // namespace
}  // namespace tilewright
