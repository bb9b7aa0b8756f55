#include <gtest/gtest.h>

#include <vector>

#include "commands/check/time_check.h"
#include "device/statistics.h"

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

TEST(PairedMargin, KnowsABoundWithoutAssumingADistribution) {
  std::vector<double> a(7, 100.0), b(7, 102.0);
  EXPECT_EQ(paired_margin(a, b).low, -1) << "seven heads in a row are not rare enough";
  a.push_back(100);
  b.push_back(101);
  EXPECT_NEAR(paired_margin(a, b).low, 0.01, 1e-12) << "the smallest of eight";
  for (int i = 0; i < 12; ++i) {
    a.push_back(100);
    b.push_back(103);
  }
  EXPECT_NEAR(paired_margin(a, b).low, 0.02, 1e-12) << "of twenty, the fourth: 1351 of 2^20 throws show fewer than four heads";
}

TEST(Racing, ACandidateIsOutWhenItIsClearlySlower) {
  EXPECT_TRUE(clearly_slower(std::vector<double>{120, 121, 122}, 100, 0.15));
  EXPECT_FALSE(clearly_slower(std::vector<double>{114, 114, 114}, 100, 0.15));
  EXPECT_FALSE(clearly_slower(std::vector<double>{120, 140, 160}, 100, 0.15)) << "it spreads by more than it is behind";
  EXPECT_FALSE(clearly_slower(std::vector<double>{101, 300}, 100, 0.15)) << "one stray sample";
  EXPECT_FALSE(clearly_slower({}, 100, 0.15));
}

TEST(TimeAgreement, IsOfDeviationsBothWays) {
  std::vector<TimeCheck> checks;
  for (const double us : {101.0, 98.0, 103.0, 96.0, 105.0, 106.0, 107.0, 108.0, 109.0, 150.0})
    checks.push_back({.stored_us = 100, .measured_us = us});
  EXPECT_NEAR(time_agreement(checks).median, 0.055, 1e-12);
  EXPECT_NEAR(time_agreement(checks).p90, 0.09, 1e-12);
  EXPECT_EQ(time_agreement({}).median, 0);
}

TEST(PairedMargin, NoRoundsDecideNothing) { EXPECT_FALSE(paired_margin({}, {}).clear()); }

}  // namespace
}  // namespace tilewright::tune
