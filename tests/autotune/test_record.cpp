#include <gtest/gtest.h>

#include <fstream>
#include <nlohmann/json.hpp>

#include "sample_record.h"
#include "tilewright/dispatch.h"

namespace tilewright::tune {
namespace {

TEST(Record, SurvivesItsTextForm) {
  const std::string line = to_line(sample_record());
  EXPECT_EQ(to_line(parse_record(line)), line);
  EXPECT_EQ(line.find('\n'), std::string::npos);
  const TuningRecord record = parse_record(line);
  EXPECT_EQ(record.shape, sample_record().shape);
  EXPECT_EQ(record.winner.runtime, sample_record().winner.runtime);
  EXPECT_EQ(record.winner.time.median, 1593.389);
  EXPECT_EQ(record.flags, sample_record().flags);
  EXPECT_FALSE(record.predicted);
}

TEST(Record, PredictedAndViaAreSaid) {
  TuningRecord record = sample_record();
  record.predicted = true;
  record.via = "sm90";
  const auto json = nlohmann::json::parse(to_line(record));
  EXPECT_EQ(json["status"], "predicted");
  EXPECT_EQ(json["via"], "sm90");
  EXPECT_TRUE(nlohmann::json::parse(to_line(sample_record()))["via"].is_null());
}

// The keys of an object and those that the schema requires of it, level by level.
void expect_keys(const nlohmann::json& value, const nlohmann::json& schema, const std::string& path) {
  if (!schema.contains("required")) return;
  for (const auto& name : schema["required"]) EXPECT_TRUE(value.contains(name)) << path << "." << name;
  for (const auto& [name, child] : value.items()) {
    EXPECT_TRUE(schema["properties"].contains(name)) << path << "." << name << " is not in the schema";
    if (child.is_object() && schema["properties"].contains(name))
      expect_keys(child, schema["properties"][name], path + "." + name);
  }
}

TEST(Record, HasExactlyTheFieldsOfTheSchema) {
  std::ifstream stream(TEST_ROOT "/tuning_db/schema.json");
  expect_keys(nlohmann::json::parse(to_line(sample_record())), nlohmann::json::parse(stream), "record");
}

TEST(Record, WhatIsNotARecordIsRefused) {
  for (const std::string line :
       {"", "{", "[]", "{}", R"({"schema":"tilewright.record/2"})", R"({"schema":"tilewright.record/1","op":"gemm"})"}) {
    EXPECT_THROW(parse_record(line), Error) << line;
  }
}

}  // namespace
}  // namespace tilewright::tune
