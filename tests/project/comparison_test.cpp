// The statistics and the result file that benchmarks publish (bench/comparison.h), fed with numbers instead of clocks.
#include "comparison.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <set>
#include <string>

#include "gemm_shapes.h"

namespace tilewright::bench {
namespace {

std::filesystem::path scratch_file(const std::string& name) {
  return std::filesystem::path(::testing::TempDir()) / ("tilewright_" + name);
}

TEST(Statistics, MedianOfOddAndEvenCounts) {
  EXPECT_EQ(median({3, 1, 2}), 2);
  EXPECT_EQ(median({4, 1, 3, 2}), 2.5);
  EXPECT_THROW(median({}), std::invalid_argument);
}

TEST(Statistics, DeviationIgnoresOneOutlier) { EXPECT_EQ(median_absolute_deviation({10, 11, 9, 1000, 10}), 1); }

TEST(Statistics, GeometricMeanOfARatioAndItsInverseIsOne) {
  const std::vector<double> ratios{0.25, 4.0};
  EXPECT_DOUBLE_EQ(geometric_mean(ratios), 1.0);
}

TEST(Statistics, FastestIsWhoHasTheLeastMedian) {
  EXPECT_EQ(fastest({{3, 1, 2}, {9, 1, 1.5}, {0, 5, 4}}), 1U);
  EXPECT_EQ(fastest({{2}, {2}}), 0U);
}

TEST(Rounds, AreAsManyAsTheTimeAllowsAndThreeAtLeast) {
  const std::vector<double> launches_us{1000, 3000};  // 4 ms a round
  EXPECT_EQ(affordable_rounds(launches_us, 15, 0.5), 15);
  EXPECT_EQ(affordable_rounds(launches_us, 15, 0.06), 15);
  EXPECT_EQ(affordable_rounds(launches_us, 15, 0.042), 10);
  EXPECT_EQ(affordable_rounds(launches_us, 15, 0.001), 3);
  EXPECT_EQ(affordable_rounds(launches_us, 2, 0.001), 2) << "nobody asked for more";
}

TEST(Interleave, EveryoneIsSampledOnceARoundInAnotherOrderEachTime) {
  constexpr int kRounds = 20;
  std::string order;
  std::vector<Contender> contenders;
  for (const char name : {'a', 'b', 'c'}) {
    contenders.push_back({std::string(1, name), [&order, name] {
                            order += name;
                            return static_cast<double>(order.size());
                          }});
  }
  const auto samples = interleave(contenders, kRounds);
  std::set<std::string> orders;
  for (int round = 0; round < kRounds; ++round) {
    std::string names = order.substr(static_cast<std::size_t>(round) * 3, 3);
    for (std::size_t i = 0; i < 3; ++i) {
      EXPECT_EQ(samples[i][static_cast<std::size_t>(round)], round * 3 + 1 + static_cast<double>(names.find("abc"[i])));
    }
    orders.insert(names);
    std::ranges::sort(names);
    EXPECT_EQ(names, "abc");
  }
  EXPECT_GT(orders.size(), 3U);  // more than by rotation
}

TEST(Results, RatiosOfTimesByTheirNames) {
  std::vector<ResultLine> lines(2);
  lines[0].ours_us = 2;
  lines[0].peers = {{"a", 1}, {"b", 8}};
  lines[1].ours_us = 1;
  lines[1].peers = {{"b", 1}, {"a", 2}};
  EXPECT_EQ(time_of(lines[0], "ours"), 2);
  EXPECT_EQ(time_of(lines[1], "a"), 2);
  EXPECT_DOUBLE_EQ(mean_ratio(lines, "b", "ours"), 2);
  EXPECT_DOUBLE_EQ(mean_ratio(lines, "a", "b"), 0.5);
  EXPECT_THROW(time_of(lines[0], "c"), std::invalid_argument);
}

TEST(Results, HeaderFirstThenOneObjectALine) {
  const auto path = scratch_file("results.jsonl");
  const ResultLine line{.op = "gemm",
                        .dtype = "f32",
                        .shape = {{"M", 1}},
                        .threads = 2,
                        .ours_us = 2.00049,
                        .instance = "gemm.x",
                        .match = "exact",
                        .peers = {{"openblas", 3.0}},
                        .n = 7,
                        .mad_us = 0.1};
  ResultFile results(path, {{"date", "today"}});
  results.add(line);
  results.finish();
  std::ifstream file(path);
  std::string header, text, rest;
  std::getline(file, header);
  std::getline(file, text);
  EXPECT_EQ(header, R"({"date":"today"})");
  EXPECT_EQ(text, R"({"op":"gemm","dtype":"f32","shape":{"M":1},"threads":2,"ours_us":2.0,"instance":"gemm.x","match":"exact",)"
                  R"("peers":{"openblas":3.0},"n":7,"mad_us":0.1})");
  EXPECT_FALSE(std::getline(file, rest));
  EXPECT_FALSE(std::filesystem::exists(path.string() + ".partial"));
}

TEST(Results, OfAStoppedRunAreKeptBesideThoseOfTheLast) {
  const auto path = scratch_file("stopped.jsonl");
  ResultFile(path, {{"date", "yesterday"}}).finish();
  {
    ResultFile results(path, {{"date", "today"}});
    results.add(ResultLine{});
  }
  std::ifstream last(path), stopped(path.string() + ".partial");
  std::string header, line, rest;
  std::getline(last, header);
  EXPECT_EQ(header, R"({"date":"yesterday"})");
  EXPECT_FALSE(std::getline(last, rest));
  std::getline(stopped, header);
  EXPECT_EQ(header, R"({"date":"today"})");
  EXPECT_TRUE(std::getline(stopped, line));
}

TEST(Shapes, OneShapeIsThreeNumbers) {
  EXPECT_EQ(shapes_from("1,2,3", {}), (std::vector<GemmShape>{{1, 2, 3}}));
  for (const char* wrong : {"1,2", "1,2,3,4", "1,2,0", "one"})
    EXPECT_THROW(shapes_from(wrong, {}), std::invalid_argument) << wrong;
}

TEST(Shapes, AFileWithoutAnyIsAnError) {
  const auto path = scratch_file("shapes.json");
  for (const char* problems : {"[]", R"([{"sizes": {"M": 1, "N": 2, "K": 3, "batch": 2}}])"}) {
    std::ofstream(path) << problems;
    EXPECT_THROW(shapes_from(path, {}), std::invalid_argument) << problems;
  }
}

TEST(Shapes, BatchesAreTakenWhereTheyAreAskedFor) {
  const auto path = scratch_file("batches.json");
  std::ofstream(path) << R"([{"sizes": {"M": 1, "N": 2, "K": 3, "batch": 40}}, {"sizes": {"M": 1, "N": 2, "K": 3}}])";
  const GemmShape one{.m = 1, .n = 2, .k = 3}, forty{.m = 1, .n = 2, .k = 3, .batch = 40};
  EXPECT_EQ(shapes_from(path, {}), std::vector{one});
  EXPECT_EQ(shapes_from(path, {}, Batches::taken), (std::vector{forty, one}));
  EXPECT_EQ(elements_of_c(forty), 80);
  EXPECT_EQ(label(forty), "M=1 N=2 K=3 nn batch=40");
  EXPECT_EQ(label(one), "M=1 N=2 K=3 nn");
  EXPECT_EQ(shape_json(forty)["batch"], 40);
  EXPECT_FALSE(shape_json(one).contains("batch")) << "files of before stay comparable";
}

TEST(Shapes, AnUnknownPresetListsTheValidOnes) {
  const auto path = scratch_file("presets.json");
  std::ofstream(path)
      << R"({"small": {"description": "", "problems": [{"attributes": {"layout": "nt"}, "sizes": {"M": 4, "N": 5, "K": 6}}]}})";
  EXPECT_EQ(shapes_of_preset(path, "small", {}), (std::vector<GemmShape>{{4, 5, 6, "nt"}}));
  try {
    shapes_of_preset(path, "huge", {});
    FAIL() << "accepted";
  } catch (const std::invalid_argument& error) {
    EXPECT_STREQ(error.what(), "unknown preset 'huge'; valid: small");
  }
}

}  // namespace
}  // namespace tilewright::bench
