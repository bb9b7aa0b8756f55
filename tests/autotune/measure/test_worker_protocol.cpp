// What tuner and worker say to each other comes back as it was.
#include <gtest/gtest.h>

#include <cmath>
#include <limits>

#include "measure/worker_protocol.h"
#include "tilewright/dispatch.h"

namespace tilewright::tune {
namespace {

TEST(WorkerProtocol, ASetupComesBack) {
  const MeasuringSetup setup{
      .manifest = "/a b/manifest.json",
      .kind = TargetKind::cuda,
      .ordinal = 3,
      .kernel_images = {"/x.cubin", "", "/\"quoted\".cubin"},
      .reference_images = {"/r.cubin"},
      .external = "/a b/external",
      .providers = "other=/lib.so",
      .provided = {{.problem = 4, .name = {.provider = "other", .version = "1 \"x\"", .algorithm = "a"}}},
      .rules = {.first_samples = 1, .samples = 2, .race_margin = 1.5, .cache = CachePolicy::warm, .verify_us = 4.25},
      .seed = std::numeric_limits<std::uint64_t>::max()};
  const std::string line = to_line(setup);
  EXPECT_EQ(line.find('\n'), std::string::npos);
  const MeasuringSetup back = parse_setup(line);
  EXPECT_EQ(back.manifest, setup.manifest);
  EXPECT_EQ(back.kind, setup.kind);
  EXPECT_EQ(back.ordinal, 3);
  EXPECT_EQ(back.kernel_images, setup.kernel_images);
  EXPECT_EQ(back.reference_images, setup.reference_images);
  EXPECT_EQ(back.external, setup.external);
  EXPECT_EQ(back.seed, setup.seed);
  EXPECT_EQ(back.providers, setup.providers);
  ASSERT_EQ(back.provided.size(), 1u);
  EXPECT_EQ(back.provided[0].problem, 4u);
  EXPECT_EQ(back.provided[0].name, setup.provided[0].name);
  EXPECT_EQ(back.rules.cache, CachePolicy::warm);
  EXPECT_EQ(to_line(back), line);  // the rules, every one of them
}

TEST(WorkerProtocol, ARequestComesBack) {
  const WorkerRequest request{.verb = WorkerRequest::Verb::sample,
                              .which = {.index = 7, .is_edge = true},
                              .candidate = {.kernel = 9, .runtime = {4, -1}},
                              .us = 0.1 + 0.2,
                              .round = 12,
                              .folder = "/a b"};
  const WorkerRequest back = parse_request(to_line(request));
  EXPECT_EQ(back.verb, request.verb);
  EXPECT_EQ(back.which, request.which);
  EXPECT_EQ(back.candidate.kernel, 9u);
  EXPECT_EQ(back.candidate.runtime, request.candidate.runtime);
  EXPECT_EQ(back.us, request.us);
  EXPECT_EQ(back.round, 12);
  EXPECT_EQ(back.folder, "/a b");
}

TEST(WorkerProtocol, AQuestionForPythonAndItsAnswerComeBack) {
  const std::string question = R"({"case": 3, "out": "/a \"b\""})";
  const WorkerReply asked = parse_reply(to_line(WorkerReply{.kind = WorkerReply::Kind::question, .text = question}));
  EXPECT_EQ(asked.kind, WorkerReply::Kind::question);
  EXPECT_EQ(asked.text, question);
  EXPECT_EQ(parse_external_answer(to_line(ExternalAnswer{.fault = "x.py:3: it says\nno"})).fault, "x.py:3: it says\nno");
  EXPECT_EQ(parse_external_answer(to_line(ExternalAnswer{})).fault, "");
  EXPECT_THROW(parse_external_answer("nothing"), Error);
}

TEST(WorkerProtocol, AnEvaluationIsTheSameOnBothSides) {
  const double infinity = std::numeric_limits<double>::infinity();
  WorkerReply reply{
      .kind = WorkerReply::Kind::evaluation,
      .evaluation = {
          .invalidity = Invalidity::correctness,
          .reason = "it said \"no\"",
          .max_error = infinity,
          .samples_us = {0.1, 1e-300, 3.0, infinity},
          .stopped_early = true,
          .device_s = 1.0 / 3,
          .energy_mj = 0.7,
          .conditions = {
              .clock_mhz = 1980, .temperature_c = 61.5, .power_w = 700, .discarded = 4, .throttle = "software power cap"}}};
  WorkerReply back = parse_reply(to_line(reply));
  EXPECT_EQ(back.kind, reply.kind);
  EXPECT_EQ(back.evaluation.invalidity, reply.evaluation.invalidity);
  EXPECT_EQ(back.evaluation.reason, reply.evaluation.reason);
  EXPECT_EQ(back.evaluation.max_error, infinity);
  EXPECT_EQ(back.evaluation.samples_us, reply.evaluation.samples_us);
  EXPECT_TRUE(back.evaluation.stopped_early);
  EXPECT_EQ(back.evaluation.device_s, 1.0 / 3);
  EXPECT_EQ(back.evaluation.energy_mj, 0.7);
  EXPECT_EQ(back.evaluation.conditions, reply.evaluation.conditions);
  reply.evaluation.max_error = std::nan("");
  EXPECT_TRUE(std::isnan(parse_reply(to_line(reply)).evaluation.max_error));
}

TEST(WorkerProtocol, WhateverAReasonHoldsStaysOneLine) {
  const std::string line = to_line(WorkerReply{.kind = WorkerReply::Kind::error, .text = "a\nb\xff"});
  EXPECT_EQ(line.find('\n'), std::string::npos);
  EXPECT_EQ(parse_reply(line).text.substr(0, 3), "a\nb");
}

TEST(WorkerProtocol, NonsenseIsAnError) {
  for (const char* line : {"", "{", "[]", "{}", R"({"reply":"perhaps"})", R"({"reply":"evaluation"})", R"({"reply":5})"})
    EXPECT_THROW(parse_reply(line), Error) << line;
  for (const char* line : {"", "{}", R"({"verb":"fly"})"}) EXPECT_THROW(parse_request(line), Error) << line;
  EXPECT_THROW(parse_setup("{}"), Error);
}

}  // namespace
}  // namespace tilewright::tune
