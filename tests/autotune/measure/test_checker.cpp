// The checker must see every fault that can be planted, and no fault where there is none.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstring>
#include <limits>
#include <map>
#include <set>
#include <vector>

#include "device/checker.h"
#include "device/number_format.h"
#include "measure/laid_out_problem.h"

namespace tilewright::tune {
namespace {

constexpr std::int64_t kGuard = 64;

// Two batches of 3 rows of 5 columns, with gaps after rows (stride 7) and between batches (stride 25); 60 elements in all.
constexpr OutputView kView{
    .tensor = 0, .extents = {1, 2, 3, 5}, .strides = {0, 25, 7, 1}, .tolerance = {.absolute = 1e-3, .relative = 1e-2}};
constexpr std::int64_t kElements = 60;

class CheckerTest : public testing::TestWithParam<DataType> {
 protected:
  CheckerTest() : bytes_(static_cast<std::size_t>((kElements + 2 * kGuard) * bytes_of(GetParam()))), memory_(bytes_) {
    buffer_ = {.base = memory_.data(),
               .type = GetParam(),
               .elements = kElements,
               .guard_elements = kGuard,
               .fill = {.kind = FillKind::small_int},
               .seed = 42};
    for (std::int64_t i = 0; i < kView.elements(); ++i)
      reference_.push_back(static_cast<double>(i % 9) - 4);  // exact in every type
    host_checker().poison(buffer_);
    for (std::int64_t i = 0; i < kView.elements(); ++i) set(place_of(i), reference_[static_cast<std::size_t>(i)]);
  }

  static std::int64_t place_of(std::int64_t dense) { return dense / 15 * 25 + dense / 5 % 3 * 7 + dense % 5; }

  void set(std::int64_t index, double value) {
    const std::uint32_t bits = encode(GetParam(), static_cast<float>(value));
    std::memcpy(static_cast<char*>(buffer_.data()) + index * bytes_of(GetParam()), &bits,
                static_cast<std::size_t>(bytes_of(GetParam())));
  }
  double get(std::int64_t index) const {
    std::uint32_t bits = 0;
    std::memcpy(&bits, static_cast<const char*>(buffer_.data()) + index * bytes_of(GetParam()),
                static_cast<std::size_t>(bytes_of(GetParam())));
    return decode(GetParam(), bits);
  }
  ErrorReport compare() const { return host_checker().compare(buffer_, kView, reference_.data()); }
  ChangeReport find_change() const { return host_checker().find_change(buffer_, &kView, true); }

  std::size_t bytes_;
  std::vector<char> memory_;
  GuardedBuffer buffer_;
  std::vector<double> reference_;
};

// Of types that have infinities where numbers are too large.
class InfiniteTypeTest : public CheckerTest {};
// Of types that have their largest number there.
class SaturatingTypeTest : public CheckerTest {};

// A product of two such operands would be a sum of squares, far from what a tolerance for random operands allows.
TEST(TensorSeeds, NoTensorHoldsAnothersElementsShifted) {
  constexpr int kElementsOfEach = 1 << 16, kMostShift = 64;
  std::vector<std::vector<float>> tensors;
  for (std::size_t tensor = 0; tensor < 4; ++tensor) {
    std::vector<float> memory(kElementsOfEach);
    host_checker().fill({.base = memory.data(), .elements = kElementsOfEach, .seed = tensor_seed(1, tensor)});
    tensors.push_back(std::move(memory));
  }
  for (std::size_t a = 0; a < tensors.size(); ++a) {
    for (std::size_t b = a + 1; b < tensors.size(); ++b) {
      for (int shift = -kMostShift; shift <= kMostShift; ++shift) {
        double sum = 0;
        for (int i = kMostShift; i < kElementsOfEach - kMostShift; ++i) sum += tensors[a][i] * tensors[b][i + shift];
        // Deviation of the mean of n products of uniform [-1, 1] values: 1 / (3 sqrt(n)); 6 of them.
        EXPECT_LT(std::abs(sum) / kElementsOfEach, 6.0 / 3 / 256) << "tensors " << a << " and " << b << ", shift " << shift;
      }
    }
  }
}

// Axes may lie in memory in another order than in the reference: [2][3][4] of a tensor that is stored as [3][2][4].
TEST_P(CheckerTest, ViewsMayPermuteAxes) {
  const OutputView view{.tensor = 0, .extents = {1, 2, 3, 4}, .strides = {0, 7, 20, 1}};
  host_checker().poison(buffer_);
  std::vector<double> reference;
  for (std::int64_t i = 0; i < 24; ++i) {
    reference.push_back(static_cast<double>(i % 9) - 4);
    set(i / 12 * 7 + i / 4 % 3 * 20 + i % 4, reference.back());
  }
  EXPECT_EQ(host_checker().compare(buffer_, view, reference.data()).worst, 0);
  EXPECT_EQ(host_checker().find_change(buffer_, &view, true).count, 0);
  for (const std::int64_t index : {4, 6, 11, 19, 24, 58}) {
    set(index, 1);
    EXPECT_EQ(host_checker().find_change(buffer_, &view, true).first, index);
    host_checker().poison(buffer_);
  }
}

std::vector<float> numbers(FillKind kind, int exponent = 0) {
  std::vector<float> values(100'000);
  host_checker().fill({.base = values.data(),
                       .elements = static_cast<std::int64_t>(values.size()),
                       .fill = {.kind = kind, .exponent = exponent},
                       .seed = 7});
  return values;
}

TEST(Fills, OnesArePowersOfTwo) {
  for (const float value : numbers(FillKind::one, -3)) ASSERT_EQ(value, 0.125f);
}

TEST(Fills, PositiveNumbersAreAboveZeroAndAtMostOne) {
  const std::vector<float> values = numbers(FillKind::positive);
  EXPECT_EQ(*std::ranges::min_element(values), 1 / 8192.0f);
  EXPECT_EQ(*std::ranges::max_element(values), 1);
}

TEST(Fills, NormalNumbersHaveTheirMomentsAndTheirShares) {
  const std::vector<float> values = numbers(FillKind::normal);
  double sum = 0, squares = 0, within_one = 0, largest = 0;
  for (const float value : values) {
    sum += value;
    squares += value * value;
    within_one += std::abs(value) < 1 ? 1 : 0;
    largest = std::max<double>(largest, std::abs(value));
  }
  const auto count = static_cast<double>(values.size());
  EXPECT_NEAR(sum / count, 0, 0.015);
  EXPECT_NEAR(squares / count, 1, 0.02);
  EXPECT_NEAR(within_one / count, 0.6827, 0.02);
  EXPECT_GT(largest, 3);
  EXPECT_LT(largest, 3.5);
}

TEST(Fills, WhatIsGivenIsPutBackAndSeenToBeUntouched) {
  const std::vector<std::uint16_t> given{1, 2, 0x7fc1, 4, 5};
  std::vector<std::uint16_t> memory(9);
  const GuardedBuffer buffer{.base = memory.data(),
                             .type = DataType::bf16,
                             .elements = 5,
                             .guard_elements = 2,
                             .fill = {.kind = FillKind::external},
                             .contents = given.data()};
  host_checker().fill(buffer);
  EXPECT_TRUE(std::equal(given.begin(), given.end(), memory.begin() + 2));
  EXPECT_EQ(host_checker().find_change(buffer, nullptr, false).count, 0);
  memory[5] = 3;
  const ChangeReport report = host_checker().find_change(buffer, nullptr, false);
  EXPECT_EQ(report.count, 1);
  EXPECT_EQ(report.first, 3);
  host_checker().fill(buffer);
  EXPECT_EQ(memory[5], 4);
}

TEST(Offsets, AreWhereRaggedNeighboursBegin) {
  constexpr std::int64_t kNeighbours = 1000;
  std::vector<std::int32_t> offsets(kNeighbours + 1);
  host_checker().fill({.base = offsets.data(),
                       .type = DataType::i32,
                       .elements = kNeighbours + 1,
                       .fill = {.kind = FillKind::offsets, .exponent = 3},
                       .seed = 5});
  std::map<int, int> lengths;
  for (std::size_t i = 0; i < kNeighbours; ++i) ++lengths[offsets[i + 1] - offsets[i]];
  EXPECT_EQ(offsets.front(), 0);
  EXPECT_EQ(offsets.back(), 8 * kNeighbours);
  EXPECT_EQ(lengths.size(), 3u) << "0, 8 and 16 long";
  for (const int length : {0, 8, 16}) EXPECT_GT(lengths[length], 100) << length;
}

std::vector<std::int32_t> filled(FillKind kind, int exponent, std::int64_t count) {
  std::vector<std::int32_t> values(static_cast<std::size_t>(count));
  host_checker().fill({.base = values.data(),
                       .type = DataType::i32,
                       .elements = count,
                       .fill = {.kind = kind, .exponent = exponent},
                       .seed = 5});
  return values;
}

TEST(Lengths, AreFromNoneToAll) {
  const std::vector<std::int32_t> lengths = filled(FillKind::lengths, 4, 1000);
  EXPECT_EQ(lengths[0], 16);
  EXPECT_EQ(lengths[1], 0);
  EXPECT_EQ(std::set(lengths.begin(), lengths.end()).size(), 17u) << "every length from 0 to 16";
  EXPECT_EQ(*std::max_element(lengths.begin(), lengths.end()), 16);
  EXPECT_EQ(filled(FillKind::lengths, 4, 1).front(), 16);
}

TEST(Permutation, HasEveryIndexOnce) {
  for (const std::int64_t count : {1, 2, 1000, 4096}) {
    std::vector<std::int32_t> values = filled(FillKind::permutation, 0, count);
    if (count > 2) {
      EXPECT_FALSE(std::is_sorted(values.begin(), values.end())) << count;
    }
    std::sort(values.begin(), values.end());
    for (std::int64_t i = 0; i < count; ++i) ASSERT_EQ(values[static_cast<std::size_t>(i)], i) << count;
  }
}

TEST_P(CheckerTest, ARightResultPasses) {
  EXPECT_EQ(compare().worst, 0);
  EXPECT_EQ(compare().count, 0);
  EXPECT_EQ(find_change().count, 0);
}

TEST_P(CheckerTest, AMissingElementShowsWhereverItIs) {
  for (std::int64_t dense = 0; dense < kView.elements(); ++dense) {
    host_checker().poison(buffer_);
    for (std::int64_t i = 0; i < kView.elements(); ++i) {
      if (i != dense) set(place_of(i), reference_[static_cast<std::size_t>(i)]);
    }
    const ErrorReport report = compare();
    EXPECT_EQ(report.count, 1);
    EXPECT_EQ(report.index, dense);
    EXPECT_TRUE(std::isinf(report.worst));
  }
}

TEST_P(CheckerTest, AStrayWriteShowsWhereverItIs) {
  for (const std::int64_t index : {-kGuard, std::int64_t{-1}, std::int64_t{5}, std::int64_t{6}, std::int64_t{19},
                                   std::int64_t{24}, std::int64_t{44}, kElements - 1, kElements, kElements + kGuard - 1}) {
    host_checker().poison(buffer_);
    set(index, 1);
    EXPECT_EQ(find_change().count, 1) << index;
    EXPECT_EQ(find_change().first, index);
  }
}

TEST_P(InfiniteTypeTest, ToleranceIsALine) {
  // Reference 4 allows 0.001 + 0.04.
  set(place_of(8), 4 + 1.0 / 32);
  EXPECT_EQ(compare().count, 0);
  EXPECT_NEAR(compare().worst, (1.0 / 32) / 0.041, 1e-6);
  set(place_of(8), 4 + 4.0 / 64);
  EXPECT_EQ(compare().count, 1);
  EXPECT_NEAR(compare().worst, (4.0 / 64) / 0.041, 1e-6);
  EXPECT_EQ(compare().index, 8);
}

TEST_P(CheckerTest, TheWorstOfManyIsReported) {
  set(place_of(3), 100);    // -1 was right: off by 101, allowed 0.011
  set(place_of(20), -104);  // -2 was right: off by 102, allowed 0.021
  EXPECT_EQ(compare().count, 2);
  EXPECT_EQ(compare().index, 3);
}

TEST_P(CheckerTest, InputsMustStayAsTheyWereFilled) {
  host_checker().fill(buffer_);
  EXPECT_EQ(host_checker().find_change(buffer_, nullptr, false).count, 0);
  EXPECT_GT(host_checker().find_change(buffer_, nullptr, true).count, 0);
  set(17, 64);
  const ChangeReport report = host_checker().find_change(buffer_, nullptr, false);
  EXPECT_EQ(report.count, 1);
  EXPECT_EQ(report.first, 17);
}

TEST_P(InfiniteTypeTest, WhereTheReferenceIsInfiniteOnlyThatInfinityIsRight) {
  const double infinity = std::numeric_limits<double>::infinity();
  reference_[8] = infinity;
  for (const double wrong : {4.0, 32768.0, -infinity, std::nan("")}) {
    set(place_of(8), wrong);
    EXPECT_EQ(compare().count, 1) << wrong;
    EXPECT_EQ(compare().index, 8);
  }
  set(place_of(8), infinity);
  EXPECT_EQ(compare().count, 0);
  reference_[8] = -infinity;
  EXPECT_EQ(compare().count, 1);
}

TEST_P(InfiniteTypeTest, AnInfinityIsRightWhereTheTypeHasNoNumberSoLarge) {
  set(place_of(8), std::numeric_limits<double>::infinity());
  reference_[8] = 4;
  EXPECT_EQ(compare().count, 1);
  reference_[8] = 1e39;
  EXPECT_EQ(compare().count, 0);
  reference_[8] = -1e39;
  EXPECT_EQ(compare().count, 1);
  reference_[8] = GetParam() == DataType::f16 ? 60000 : 3e38;  // the type has them, and they are not within the tolerance
  EXPECT_EQ(compare().count, 1);
}

TEST_P(CheckerTest, WhereTheReferenceIsNaNOneMustHaveBeenComputed) {
  reference_[8] = std::nan("");
  EXPECT_EQ(compare().count, 1) << "a number";
  set(place_of(8), std::nan(""));
  EXPECT_EQ(compare().count, 0);
  // Neither the poison, as it was before, nor the NaN of any guard zone.
  host_checker().poison(buffer_);
  for (std::int64_t i = 0; i < kView.elements(); ++i) {
    if (i != 8) set(place_of(i), reference_[static_cast<std::size_t>(i)]);
  }
  EXPECT_EQ(compare().count, 1) << "poison";
  for (buffer_.tag = 0; buffer_.tag < kTags; ++buffer_.tag) {
    std::vector<char> other(bytes_);
    GuardedBuffer guarded = buffer_;
    guarded.base = other.data();
    host_checker().fill(guarded);
    const auto size = static_cast<std::size_t>(bytes_of(GetParam()));
    std::memcpy(static_cast<char*>(buffer_.data()) + place_of(8) * static_cast<std::int64_t>(size), other.data(), size);
    EXPECT_EQ(compare().count, 1) << "guard of buffer " << buffer_.tag;
  }
}

// Every kind, at the ends of the type's range: what is stored is exactly what was meant.
TEST_P(CheckerTest, FillsAreExactToTheEndsOfTheType) {
  const NumberFormat format = format_of(GetParam());
  const int bias = (1 << (format.exponent_bits - 1)) - 1;
  const int least = 1 - bias - format.fraction_bits, largest = bias - 2;  // 4 is 2^2
  for (const int exponent : {least, largest, 0}) {
    buffer_.fill = {.kind = FillKind::small_int, .exponent = exponent};
    host_checker().fill(buffer_);
    std::set<double> seen;
    for (std::int64_t i = 0; i < kElements; ++i) seen.insert(std::ldexp(get(i), -exponent));
    for (const double value : seen) EXPECT_TRUE(value == std::trunc(value) && std::abs(value) <= 4) << value;
    EXPECT_EQ(seen.size(), 9u) << "exponent " << exponent;
  }
}

TEST_P(CheckerTest, WideFillsArePowersOfTwoOfBothSigns) {
  buffer_.fill = {.kind = FillKind::wide};
  host_checker().fill(buffer_);
  std::set<double> seen;
  for (std::int64_t i = 0; i < kElements; ++i) seen.insert(get(i));
  for (const double value : seen) EXPECT_TRUE(std::abs(value) == std::exp2(std::round(std::log2(std::abs(value))))) << value;
  EXPECT_GE(*seen.rbegin(), 4);
  EXPECT_LE(*seen.begin(), -4);
  EXPECT_LE(*seen.rbegin(), 8);
  EXPECT_GE(*seen.begin(), -8);
}

TEST_P(SaturatingTypeTest, TheLargestNumberIsRightWhereverTheReferenceHasMore) {
  const double infinity = std::numeric_limits<double>::infinity();
  for (const double sign : {1.0, -1.0}) {
    for (const double more : {60000.0, 1e39, infinity}) {
      reference_[8] = sign * more;
      set(place_of(8), sign * infinity);
      EXPECT_EQ(compare().worst, 0) << more;
      for (const double wrong : {sign * 4.0, sign * 256.0, -sign * infinity, std::nan("")}) {
        set(place_of(8), wrong);
        EXPECT_EQ(compare().count, 1) << more << " and " << wrong;
      }
    }
  }
}

TEST_P(SaturatingTypeTest, ToleranceIsALine) {
  buffer_.fill = {};
  OutputView view = kView;
  view.tolerance = {.absolute = 0, .relative = 0.5};
  set(place_of(8), 6);  // 4 was right: off by 2, allowed 2
  EXPECT_EQ(host_checker().compare(buffer_, view, reference_.data()).worst, 1);
  set(place_of(8), 7);
  EXPECT_EQ(host_checker().compare(buffer_, view, reference_.data()).count, 1);
}

constexpr DataType kInfiniteTypes[] = {DataType::f32, DataType::f16, DataType::bf16};
constexpr DataType kSaturatingTypes[] = {DataType::e4m3, DataType::e5m2};
INSTANTIATE_TEST_SUITE_P(Types, CheckerTest, testing::ValuesIn(kInfiniteTypes));
INSTANTIATE_TEST_SUITE_P(EightBits, CheckerTest, testing::ValuesIn(kSaturatingTypes));
INSTANTIATE_TEST_SUITE_P(Types, InfiniteTypeTest, testing::ValuesIn(kInfiniteTypes));
INSTANTIATE_TEST_SUITE_P(EightBits, SaturatingTypeTest, testing::ValuesIn(kSaturatingTypes));

TEST(Checker, FillsAreReproducibleSpreadAndOfTheirKind) {
  std::vector<float> memory(100'000 + 2 * kGuard), again(memory.size());
  GuardedBuffer buffer{.base = memory.data(),
                       .type = DataType::f32,
                       .elements = 100'000,
                       .guard_elements = kGuard,
                       .fill = {.kind = FillKind::uniform},
                       .seed = 1};
  host_checker().fill(buffer);
  GuardedBuffer copy = buffer;
  copy.base = again.data();
  host_checker().fill(copy);
  EXPECT_EQ(std::memcmp(memory.data(), again.data(), memory.size() * 4), 0);
  double sum = 0, low = 1, high = -1;
  const auto* data = static_cast<const float*>(buffer.data());
  for (int i = 0; i < 100'000; ++i) {
    sum += data[i];
    low = std::min<double>(low, data[i]);
    high = std::max<double>(high, data[i]);
  }
  EXPECT_NEAR(sum / 100'000, 0, 0.01);
  EXPECT_LT(low, -0.999);
  EXPECT_GT(high, 0.999);
  EXPECT_GE(low, -1);
  EXPECT_LE(high, 1);
  EXPECT_TRUE(std::isnan(memory.front()));
  EXPECT_TRUE(std::isnan(memory.back()));
  copy.seed = 2;
  host_checker().fill(copy);
  EXPECT_NE(std::memcmp(memory.data(), again.data(), memory.size() * 4), 0);
}

TEST(Checker, OneElementIn64IsInfinite) {
  std::vector<float> memory(100'000);
  host_checker().fill({.base = memory.data(), .elements = 100'000, .fill = {.kind = FillKind::infinite}, .seed = 3});
  std::int64_t positive = 0, negative = 0;
  for (const float value : memory) {
    positive += value == std::numeric_limits<float>::infinity();
    negative += value == -std::numeric_limits<float>::infinity();
    EXPECT_TRUE(std::isinf(value) || std::abs(value) <= 4);
  }
  // 781 expected of each, deviation 28.
  EXPECT_NEAR(static_cast<double>(positive), 781, 6 * 28);
  EXPECT_NEAR(static_cast<double>(negative), 781, 6 * 28);
}

TEST(Checker, NothingToWriteIsRight) {
  std::vector<float> memory(2 * kGuard);
  const GuardedBuffer buffer{.base = memory.data(), .type = DataType::f32, .elements = 0, .guard_elements = kGuard};
  host_checker().poison(buffer);
  const OutputView view{};
  EXPECT_EQ(host_checker().compare(buffer, view, nullptr).count, 0);
  EXPECT_EQ(host_checker().find_change(buffer, &view, true).count, 0);
}

TEST(Checker, ZeroAgainstZeroNeedsNoTolerance) {
  std::vector<float> memory(1 + 2 * kGuard);
  const GuardedBuffer buffer{
      .base = memory.data(), .type = DataType::f32, .elements = 1, .guard_elements = kGuard, .fill = {.kind = FillKind::zero}};
  host_checker().fill(buffer);
  const OutputView view{.extents = {1, 1, 1, 1}, .strides = {1, 1, 1, 1}};
  const double zero = 0, one = 1;
  EXPECT_EQ(host_checker().compare(buffer, view, &zero).count, 0);
  EXPECT_EQ(host_checker().compare(buffer, view, &one).count, 1);
}

}  // namespace
}  // namespace tilewright::tune
