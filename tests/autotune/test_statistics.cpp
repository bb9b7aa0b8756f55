#include <gtest/gtest.h>

#include <vector>

#include "statistics.h"

namespace tilewright::tune {
namespace {

TEST(Statistics, SummarizesOddAndEvenCounts) {
  const Summary odd = summarize(std::vector<double>{5, 1, 3});
  EXPECT_EQ(odd.median, 3);
  EXPECT_EQ(odd.mad, 2);
  EXPECT_EQ(odd.min, 1);
  EXPECT_EQ(odd.n, 3);
  EXPECT_EQ(summarize(std::vector<double>{4, 1, 2, 3}).median, 2.5);
}

TEST(Statistics, OneSlowSampleMovesNothing) {
  const Summary summary = summarize(std::vector<double>{10, 10, 10, 10, 5000});
  EXPECT_EQ(summary.median, 10);
  EXPECT_EQ(summary.mad, 0);
}

TEST(Statistics, NothingIsZero) {
  EXPECT_EQ(summarize({}).n, 0);
  EXPECT_EQ(summarize({}).median, 0);
}

TEST(PairedMargin, DriftCancels) {
  // The clock slows down by half during the run; in every round the second needs 10 % more.
  std::vector<double> faster, slower;
  for (int round = 0; round < 11; ++round) {
    faster.push_back(100 + 5.0 * round);
    slower.push_back(1.1 * faster.back());
  }
  const PairedMargin margin = paired_margin(faster, slower);
  EXPECT_NEAR(margin.margin, 0.10, 1e-9);
  EXPECT_TRUE(margin.clear());
}

TEST(PairedMargin, NoiseIsATie) {
  const std::vector<double> a{100, 108, 97, 103, 99, 106, 101}, b{103, 101, 104, 98, 105, 100, 102};
  EXPECT_FALSE(paired_margin(a, b).clear());
  EXPECT_FALSE(paired_margin(b, a).clear());
}

TEST(PairedMargin, LessThanTheResolutionIsATieHoweverSteady) {
  EXPECT_FALSE(paired_margin(std::vector<double>(25, 100.0), std::vector<double>(25, 100.4)).clear());
  EXPECT_TRUE(paired_margin(std::vector<double>(25, 100.0), std::vector<double>(25, 100.6)).clear());
}

TEST(PairedMargin, NoRoundsDecideNothing) { EXPECT_FALSE(paired_margin({}, {}).clear()); }

}  // namespace
}  // namespace tilewright::tune
