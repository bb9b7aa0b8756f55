// Evaluations survive the way through JSON text unchanged, with every field that may go wrong set to something awkward.
#include <gtest/gtest.h>

#include <cmath>
#include <limits>

#include "measure/evaluation_json.h"
#include "tilewright/dispatch.h"

namespace tilewright::tune {
namespace {

using Json = nlohmann::ordered_json;

Evaluation there_and_back(const Evaluation& evaluation) {
  const std::string text = to_json(evaluation).dump(-1, ' ', false, Json::error_handler_t::replace);
  return parse_evaluation(Json::parse(text));
}

TEST(EvaluationJson, KeepsTimesToTheLastBit) {
  const Evaluation evaluation{
      .max_error = 1.0 / 3, .samples_us = {1.0 / 7, 1e300, 5e-324}, .stopped_early = true, .device_s = 0.1, .fatal = true};
  const Evaluation back = there_and_back(evaluation);
  EXPECT_EQ(back.invalidity, Invalidity::none);
  EXPECT_EQ(back.max_error, evaluation.max_error);
  EXPECT_EQ(back.samples_us, evaluation.samples_us);
  EXPECT_TRUE(back.stopped_early);
  EXPECT_TRUE(back.fatal);
  EXPECT_EQ(back.device_s, evaluation.device_s);
}

TEST(EvaluationJson, KeepsEveryInvalidityAndItsReason) {
  for (const Invalidity invalidity : kInvalidities) {
    const Evaluation back = there_and_back({.invalidity = invalidity, .reason = "a \"quoted\" line"});
    EXPECT_EQ(back.invalidity, invalidity);
    EXPECT_EQ(back.reason, "a \"quoted\" line");
  }
}

TEST(EvaluationJson, KeepsWhereTheTimeWentToTheMicrosecond) {
  const CallParts parts{.start_s = 1,
                        .lay_out_s = 2e-3,
                        .reference_s = 3e-3,
                        .load_s = 4e-3,
                        .first_launch_s = 5e-3,
                        .check_s = 6e-3,
                        .record_s = 7e-3,
                        .warm_up_s = 8e-3,
                        .reading_s = 9e-3,
                        .pause_s = 0.3,
                        .cpu_s = 1e-6,
                        .system_s = 12};
  EXPECT_EQ(to_json(there_and_back({.parts = parts})), to_json({.parts = parts}));
  EXPECT_DOUBLE_EQ(there_and_back({.parts = parts}).parts.system_s, 12);
  EXPECT_EQ(to_json({.parts = parts})["parts_ms"].size(), 12u);
  EXPECT_FALSE(to_json(Evaluation{}).contains("parts_ms"));
}

TEST(EvaluationJson, KeepsWhatJsonHasNoNumberFor) {
  constexpr double kInfinity = std::numeric_limits<double>::infinity();
  EXPECT_EQ(there_and_back({.max_error = kInfinity}).max_error, kInfinity);
  EXPECT_EQ(there_and_back({.max_error = -kInfinity}).max_error, -kInfinity);
  EXPECT_TRUE(std::isnan(there_and_back({.max_error = std::numeric_limits<double>::quiet_NaN()}).max_error));
}

TEST(EvaluationJson, ACandidatesLastWordsMayBeAnyBytes) {
  const Evaluation back = there_and_back({.invalidity = Invalidity::runtime, .reason = "\x1b[2J\xff half a \xc3\n"});
  EXPECT_EQ(back.reason, "?[2J? half a ??");
}

TEST(EvaluationJson, RefusesWhatIsNoEvaluation) {
  for (const char* text :
       {"[]", "1", "{}", R"({"device_s":"soon"})", R"({"device_s":0,"us":"fast"})", R"({"device_s":0,"us":[[]]})",
        R"({"device_s":0,"invalidity":"unlucky"})", R"({"device_s":0,"reason":3})", R"({"device_s":0,"parts_ms":3})"}) {
    EXPECT_THROW(parse_evaluation(Json::parse(text)), Error) << text;
  }
}

}  // namespace
}  // namespace tilewright::tune
