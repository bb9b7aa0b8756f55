#include <gtest/gtest.h>

#include <fstream>
#include <nlohmann/json.hpp>

#include "records/sample_record.h"
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

TEST(Record, WhatNothingVerifiedIsSaid) {
  EXPECT_EQ(nlohmann::json::parse(to_line(sample_record()))["verification"]["reference"], "f64");
  TuningRecord record = sample_record();
  record.is_verified = false;
  const std::string line = to_line(record);
  EXPECT_EQ(nlohmann::json::parse(line)["verification"]["reference"], "first");
  EXPECT_FALSE(parse_record(line).is_verified);
  EXPECT_TRUE(parse_record(to_line(sample_record())).is_verified);
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

TEST(Record, OptionalFieldsSurviveAndAreAbsentWithoutThem) {
  TuningRecord record = sample_record();
  for (const char* name : {"noise", "energy_mj", "conditions"})
    EXPECT_FALSE(nlohmann::json::parse(to_line(record)).contains(name)) << name;
  record.noise = 0.01;
  record.energy_mj = 12.5;
  record.conditions = {.clock_mhz = 1980, .temperature_c = 61, .power_w = 640, .discarded = 2, .throttle = "hw thermal"};
  record.finalists[0].time.mad = 0.25;
  EXPECT_EQ(to_line(parse_record(to_line(record))), to_line(record));
  EXPECT_EQ(parse_record(to_line(record)).conditions->throttle, "hw thermal");
}

TEST(Record, AProviderSurvivesAtTheEndWhereOlderReadersLeaveIt) {
  const std::string without = to_line(sample_record());
  TuningRecord record = sample_record();
  record.provider = {.name = {.provider = "other", .version = "Other 1.2 (x)", .algorithm = "00ff"},
                     .time = {.median = 1500.5, .mad = 1.5, .min = 1490, .n = 25},
                     .margin = 0.0619,
                     .max_error = 0.25};
  const std::string line = to_line(record);
  EXPECT_EQ(line.substr(0, without.size() - 1), without.substr(0, without.size() - 1))
      << "what we say of ourselves is the same";
  EXPECT_EQ(to_line(parse_record(line)), line);
  EXPECT_EQ(parse_record(line).provider->name, record.provider->name);
  EXPECT_EQ(to_line(sample_record(), line), line) << "as a version does that does not know the field";
  std::ifstream stream(TEST_ROOT "/tuning_db/schema.json");
  expect_keys(nlohmann::json::parse(line), nlohmann::json::parse(stream), "record");
  for (const auto& [field, value] : std::vector<std::pair<const char*, nlohmann::json>>{{"name", "../x"},
                                                                                        {"version", "two\nlines"},
                                                                                        {"algorithm", ""},
                                                                                        {"algorithm", std::string(1001, 'a')},
                                                                                        {"median_us", 0}}) {
    nlohmann::json changed = nlohmann::json::parse(line);
    changed["provider"][field] = value;
    EXPECT_THROW(parse_record(changed.dump()), Error) << field;
  }
}

TEST(Record, SpreadThatRoundsToNothingIsWrittenAsItIsRead) {
  TuningRecord record = sample_record();
  record.finalists[0].time.mad = 0.0001;
  EXPECT_EQ(to_line(parse_record(to_line(record))), to_line(record));
}

using nlohmann::ordered_json;

// What is said of the sample record when the value at `path` is another.
std::string refusal(const std::string& path, ordered_json value) {
  ordered_json json = ordered_json::parse(to_line(sample_record()));
  json[ordered_json::json_pointer(path)] = std::move(value);
  try {
    parse_record(json.dump());
    return "accepted";
  } catch (const Error& fault) {
    return fault.what();
  }
}

TEST(Record, NumbersThatAreNoneAreRefusedByName) {
  EXPECT_EQ(refusal("/time/median_us", 0), "time.median_us is 0; valid: numbers above 0");
  EXPECT_EQ(refusal("/default/median_us", -1.5), "default.median_us is -1.5; valid: numbers from 0");
  EXPECT_EQ(refusal("/time/mad_us", "NaN"), "time.mad_us is \"NaN\"; valid: numbers from 0");
  EXPECT_EQ(refusal("/time/n", 2.5), "time.n is 2.5; valid: integers from 0 to 2147483647");
  EXPECT_EQ(refusal("/threads", 65536), "threads is 65536; valid: integers from 0 to 65535");
  EXPECT_EQ(refusal("/threads", true), "threads is true; valid: integers from 0 to 65535");
  EXPECT_EQ(refusal("/shape/M", UINT64_MAX), "shape.M is 18446744073709551615; valid: integers from 0 to 281474976710656");
  EXPECT_EQ(refusal("/shape/M", ordered_json::array()), "shape.M is array; valid: integers from 0 to 281474976710656");
  EXPECT_EQ(refusal("/runtime/block", -1), "runtime.block is -1; valid: integers from 0 to 2147483647");
  EXPECT_EQ(refusal("/attributes/dtype", 1), "attributes is 1; valid: a string");
  EXPECT_EQ(refusal("/device/compute_units", 0), "device.compute_units is 0; valid: integers from 1 to 2147483647");
  EXPECT_EQ(refusal("/finalists/0/n", -1), "finalists.n is -1; valid: integers from 0 to 2147483647");
  EXPECT_EQ(refusal("/config", 1), "config is no object");
  EXPECT_EQ(refusal("/tie", 1), "tie is no array");
  std::string line = to_line(sample_record());
  line.replace(line.find("1593.389"), 8, "1e999999");
  EXPECT_THROW(parse_record(line), Error);
}

TEST(Record, ClaimsThatCannotBeAreRefused) {
  EXPECT_EQ(refusal("/status", "guessed"), "status is 'guessed'; valid: measured, predicted");
  EXPECT_EQ(refusal("/status", "predicted"), "status is predicted, but time.n is 25");
  EXPECT_EQ(refusal("/time/n", 0), "status is measured, but time.n is 0");
  EXPECT_EQ(refusal("/hash", "0123"), "hash is '0123'; valid: as xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx");
  EXPECT_EQ(refusal("/when", "yesterday"), "when is 'yesterday'; valid: as 0000-00-00T00:00:00Z");
}

// Of a record from others no path may lead out of the database, and nothing may end a line or a literal.
TEST(Record, NamesThatLeadElsewhereAreRefused) {
  for (const char* name : {"../x", "..", ".", "", "a/b", "/etc", "a\\b", "-rf", ".hidden", "A", "a b", "a;rm", "a\xc3\xa9"}) {
    EXPECT_TRUE(refusal("/device/key", name).starts_with("key is '")) << name;
    EXPECT_TRUE(refusal("/op", name).starts_with("op is '")) << name;
  }
  EXPECT_TRUE(refusal("/op", std::string(101, 'a')).starts_with("op is '"));
  for (const char* id : {"../../x", "", "a/b", "/x", "-o", ".x", "a b", "a;rm -rf", "$(x)", "a\"b"}) {
    EXPECT_TRUE(refusal("/kernel", id).starts_with("kernel is '")) << id;
    EXPECT_TRUE(refusal("/default/kernel", id).starts_with("kernel is '")) << id;
    EXPECT_TRUE(refusal("/finalists/0/kernel", id).starts_with("kernel is '")) << id;
  }
  for (const char* path : {"/device/name", "/toolchain/compiler", "/toolchain/flags/0", "/attributes/dtype", "/policy"}) {
    EXPECT_TRUE(refusal(path, "one\ntwo").starts_with("a control character")) << path;
    EXPECT_TRUE(refusal(path, "\x1b[31m").starts_with("a control character")) << path;
    EXPECT_TRUE(refusal(path, "\xc2\x9b").starts_with("a control character")) << path;
  }
}

TEST(Record, TextThatIsHostileIsRefused) {
  const std::string line = to_line(sample_record());
  const auto says = [](const std::string& text) {
    try {
      parse_record(text);
      return std::string("accepted");
    } catch (const Error& fault) {
      return std::string(fault.what());
    }
  };
  EXPECT_EQ(says("{\"op\":\"gemm\"," + line.substr(1)), "key \"op\" is there twice");
  EXPECT_EQ(says("{\"x\":" + std::string(500'000, '[') + std::string(500'000, ']') + "," + line.substr(1)),
            "its values are nested too deeply");
  EXPECT_EQ(says("\xef\xbb\xbf" + line), "it starts with a byte order mark");
  EXPECT_NE(says(line + line), "accepted");
  EXPECT_NE(says(line + std::string(1, '\0')), "accepted");
  EXPECT_NE(says("\xff" + line), "accepted");
}

TEST(Record, EveryPrefixOfALineIsRefused) {
  const std::string line = to_line(sample_record());
  for (std::size_t length = 0; length < line.size(); ++length)
    EXPECT_THROW(parse_record(line.substr(0, length)), Error) << length;
}

}  // namespace
}  // namespace tilewright::tune
