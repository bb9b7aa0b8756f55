#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "report.h"
#include "sample_record.h"

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

}  // namespace
}  // namespace tilewright::tune
