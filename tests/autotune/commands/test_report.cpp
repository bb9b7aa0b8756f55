#include <fmt/format.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "commands/report.h"
#include "records/sample_record.h"

namespace tilewright::tune {
namespace {

TEST(Report, SaysASpeedupOnlyOfRecords) {
  Report report;
  report.rows.push_back({.problem = "M=1", .failure = "does not compile"});
  EXPECT_EQ(to_table(report).find("of the default"), std::string::npos) << to_table(report);
  EXPECT_TRUE(nlohmann::json::parse(to_json(report))["totals"]["speedup_over_default"].is_null());
  report.rows.push_back({.problem = "M=2", .failure = {}, .record = sample_record()});
  EXPECT_NE(to_table(report).find("1.067x of the default (geomean)"), std::string::npos) << to_table(report);
  EXPECT_NEAR(nlohmann::json::parse(to_json(report))["totals"]["speedup_over_default"], 1.0669, 1e-9);
}

// Sizes alone do not tell a softmax's rows from an argmax's.
TEST(Report, NamesOperatorsWhereThereAreSeveral) {
  Report report;
  report.rows.push_back({.op = "softmax", .problem = "rows=1", .failure = {}, .record = sample_record()});
  report.rows.push_back({.op = "softmax", .problem = "rows=2", .failure = "does not compile"});
  EXPECT_NE(to_table(report).find("\nrows=1 "), std::string::npos) << to_table(report);
  report.rows.push_back({.op = "argmax", .problem = "rows=2", .failure = "does not compile"});
  for (const char* line : {"\nsoftmax rows=1 ", "\nsoftmax rows=2 ", "\nargmax rows=2  "})
    EXPECT_NE(to_table(report).find(line), std::string::npos) << line << to_table(report);
  EXPECT_EQ(nlohmann::json::parse(to_json(report))["failures"][1]["op"], "argmax");
}

// On a machine that others keep busy a problem needs more than was reckoned.
TEST(Report, ABudgetThatWasTooLittleIsNotAskedFor) {
  EXPECT_EQ(too_little_text(1, 7.41), "a budget of 1s is too little for any problem; ask for --budget 7.5s or more");
  EXPECT_EQ(too_little_text(6, 2.3), "a budget of 6s is too little for any problem; ask for --budget 12.0s or more");
}

TEST(Report, CallsNothingVerifiedThatWasOnlyComparedWithTheFirst) {
  Report report;
  report.rows.push_back({.problem = "n=1", .failure = {}, .record = sample_record()});
  report.rows.push_back({.problem = "n=2", .failure = "does not compile"});
  report.rows[1].record.is_verified = false;  // there is none
  EXPECT_EQ(to_table(report).find("agrees with the first"), std::string::npos) << to_table(report);
  report.rows[0].record.is_verified = false;
  EXPECT_NE(to_table(report).find("result of 1 problem: agrees with the first, not verified"), std::string::npos)
      << to_table(report);
  EXPECT_EQ(nlohmann::json::parse(to_json(report))["records"][0]["record"]["verification"]["reference"], "first");
}

TEST(Report, SaysWhereWhatWasLaunchedBeforeWon) {
  Report report;
  report.rows.push_back({.problem = "M=1", .failure = {}, .record = sample_record(), .gain = 0.21});
  report.rows.push_back({.problem = "M=2", .failure = {}, .record = sample_record(), .gain = 0, .is_incumbent = true});
  report.rows.push_back({.problem = "M=3", .failure = {}, .record = sample_record()});
  const std::string table = to_table(report);
  EXPECT_NE(table.find(", 1.100x of what was launched before, which won 1 times\n"), std::string::npos) << table;
  for (const char* word : {" 1.210x ", " same ", " - "}) EXPECT_NE(table.find(word), std::string::npos) << word << table;
  const auto json = nlohmann::json::parse(to_json(report));
  EXPECT_NEAR(json["totals"]["speedup_over_incumbents"], 1.1, 1e-9);
  EXPECT_EQ(json["records"][1]["incumbent_won"], true);
  EXPECT_TRUE(json["records"][2]["speedup_over_incumbent"].is_null());
  EXPECT_EQ(gain_text(report.rows[0]), "1.210x of what was launched before");
  EXPECT_EQ(gain_text(report.rows[1]), "what was launched before");
  EXPECT_EQ(gain_text(report.rows[2]), "");
}

TEST(Report, HasATableOfOtherLibrariesWhereTheyWereComparedWith) {
  Report report;
  report.rows.push_back({.problem = "M=1", .failure = {}, .record = sample_record()});
  EXPECT_EQ(to_table(report).find("library"), std::string::npos) << to_table(report);
  EXPECT_TRUE(nlohmann::json::parse(to_json(report))["records"][0]["library"].is_null());
  for (const double ratio : {1.5, 0.96}) {
    report.rows.push_back(
        {.problem = "M=2", .failure = {}, .record = sample_record(), .library = "openblas", .library_ratio = ratio});
  }
  const std::string table = to_table(report);
  const double us = sample_record().winner.time.median, margin = sample_record().margin;
  for (const std::string& part :
       {fmt::format("{:>11.2f}  openblas     1.500x  {:>8.3f}x\n", 1.5 * us, 1.5 / (1 + margin)),
        fmt::format("{:>11.2f}  {:>11.2f}  {:>11.2f}  openblas", us, (1 + margin) * us, 0.96 * us),
        std::string("2 problems beside the fastest other library here, in the same rounds: tuned 1.200x as fast")})
    EXPECT_NE(table.find(part), std::string::npos) << part << table;
  const auto json = nlohmann::json::parse(to_json(report));
  EXPECT_EQ(json["records"][1]["library"], "openblas");
  EXPECT_EQ(json["records"][2]["speedup_over_library"], 0.96);
}

TEST(Report, SaysWhoElseMightHaveWonAFinal) {
  Report report;
  report.rows.push_back({.problem = "M=1", .failure = {}, .record = sample_record()});
  report.rows.push_back({.problem = "M=2", .failure = {}, .record = sample_record()});
  report.rows[0].record.tie = {"a", "b"};
  report.rows[1].record.tie = {};
  const std::string table = to_table(report);
  EXPECT_NE(table.find("tie of 3\n"), std::string::npos) << table;
  EXPECT_NE(table.find("clear\n"), std::string::npos) << table;
}

TEST(Report, SaysWhatTheBudgetWentIntoAndWhatFailed) {
  Report report;
  report.rows.push_back({.problem = "M=1", .failure = {}, .record = sample_record()});
  report.rows.push_back({.problem = "M=2", .failure = {}, .record = sample_record()});
  report.rows.push_back({.problem = "M=3", .failure = "its default kernel is no good"});
  report.rows.push_back({.problem = "M=4", .failure = "not tuned: the budget ran out", .unaffordable = true});
  report.totals = {.compile_s = 4.5,
                   .compile_cpu_s = 8.25,
                   .budget_s = 30,
                   .device_s = 29,
                   .resumed_s = 12,
                   .measurements = 345,
                   .discarded = 6,
                   .survived = 2};
  report.totals.outcomes = {{Invalidity::none, 40}, {Invalidity::timeout, 1}};
  for (int i = 0; i < 12; ++i)
    report.totals.failures.push_back(
        {.candidate = fmt::format("k{}", i), .invalidity = Invalidity::timeout, .reason = "hangs"});
  const std::string table = to_table(report);
  for (const char* line :
       {"4 problems: 2 tuned, 1 without a record, 1 left as they were because the budget ran out (--budget); ",
        "compiled in 4.5 s (8.2 s of CPU)\n",
        "GPU seconds: 29.0 of 30.0 (12.0 of them before it was resumed), 14.50 for each tuned problem; 345 "
        "measurements, 6 more "
        "discarded because something held the device back\n",
        "2 crashes and hangs survived\n", "candidates: 40 correct, 1 timeout\n", "  k9: timeout: hangs\n  and 2 more\n",
        "M=4      not tuned: the budget ran out\n"}) {
    EXPECT_NE(table.find(line), std::string::npos) << line << "\n" << table;
  }
  const auto json = nlohmann::json::parse(to_json(report));
  EXPECT_EQ(json["failures"].size(), 1u);
  EXPECT_EQ(json["unaffordable"][0]["problem"], "M=4");
  EXPECT_EQ(json["failed_candidates"].size(), 12u);
  EXPECT_EQ(json["failed_candidates"][0]["invalidity"], "timeout");
  EXPECT_EQ(json["totals"]["device_s_per_tuned_problem"], 14.5);
  EXPECT_EQ(json["totals"]["resumed_device_s"], 12);
  EXPECT_EQ(json["totals"]["compile_cpu_s"], 8.25);
  EXPECT_EQ(json["totals"]["outcomes"]["correct"], 40);
  EXPECT_EQ(json["totals"]["discarded"], 6);
  EXPECT_EQ(json["totals"]["survived"], 2);
  report.totals.discarded = 0;
  EXPECT_NE(to_table(report).find("; 345 measurements\n"), std::string::npos) << to_table(report);
}

}  // namespace
}  // namespace tilewright::tune
