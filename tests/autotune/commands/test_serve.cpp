// What `serve` takes for a request, and which candidate a configuration means.
#include <gtest/gtest.h>
#include <unistd.h>

#include <string>

#include "commands/tuning/search_space.h"
#include "commands/tuning/serve_request.h"
#include "system/line_reader.h"
#include "system/pipe.h"
#include "tilewright/dispatch.h"

namespace tilewright::tune {
namespace {

using Json = nlohmann::ordered_json;

// Two families, of which one has a parameter that is given at launch.
Manifest two_families() {
  Manifest manifest;
  manifest.op = {.name = "made_up", .attributes = {}, .sizes = {"n"}, .key_sizes = 1, .scalars = {}, .tensors = {}};
  ProblemSpec problem;
  problem.problem.sizes[0] = 64;
  const auto add = [&](const char* family, int block, std::int32_t split) {
    KernelSpec& kernel = manifest.kernels.emplace_back();
    kernel.family = family;
    kernel.config_json = Json{{"BLOCK", block}}.dump();
    if (split > 0) kernel.runtime_names = {"split"};
    problem.candidates.push_back({.kernel = manifest.kernels.size() - 1, .runtime = {split}});
  };
  add("loop", 128, 0);
  add("loop", 64, 0);
  add("split", 64, 4);
  add("split", 64, 2);
  manifest.problems.push_back(problem);
  return manifest;
}

TEST(SearchSpace, NamesParametersOfAllFamiliesWithTheirValues) {
  const Manifest manifest = two_families();
  const Json json = SearchSpace(manifest, 0).to_json();
  EXPECT_EQ(json["parameters"], Json::parse(R"({"family": ["loop", "split"], "BLOCK": [64, 128], "split": [2, 4]})"));
  EXPECT_EQ(json["candidates"][3]["config"], Json::parse(R"({"family": "split", "BLOCK": 64, "split": 2})"));
  EXPECT_EQ(json["sizes"], Json::parse(R"({"n": 64})"));
}

TEST(SearchSpace, FindsTheBestPredictedThatHasTheValues) {
  const Manifest manifest = two_families();
  const SearchSpace space(manifest, 0);
  const auto point = [&](const char* wanted) { return space.find(Json::parse(wanted)).point; };
  EXPECT_EQ(point(R"({"BLOCK": 64})"), 1u);
  EXPECT_EQ(point(R"({"BLOCK": 64, "split": 2})"), 3u);
  EXPECT_EQ(point(R"({"family": "split"})"), 2u);
  EXPECT_EQ(point("{}"), 0u);
  EXPECT_EQ(point("2"), 2u);
  EXPECT_EQ(point("-1"), std::nullopt);
  EXPECT_EQ(point("4"), std::nullopt);
  EXPECT_EQ(point("1.0"), std::nullopt);
  EXPECT_EQ(point(R"({"BLOCK": "64"})"), std::nullopt);
  EXPECT_EQ(point(R"({"BLOCK": 128, "split": 2})"), std::nullopt);
  EXPECT_EQ(space.find(Json::parse(R"({"BLOCK": 32})")).reason, "BLOCK is 32; valid are 64, 128");
}

TEST(ServeRequest, IsOneOfThreeCommands) {
  const ServeRequest request = parse_serve_request(R"({"command": "measure", "configs": [{"BLOCK": 64}, 3], "number": 1})");
  EXPECT_EQ(request.command, ServeRequest::Command::measure);
  ASSERT_EQ(request.configs.size(), 2u);
  EXPECT_EQ(request.configs[1], 3);
  EXPECT_EQ(request.number, 1);
  EXPECT_EQ(parse_serve_request(R"({"command": "abort"})").command, ServeRequest::Command::abort);
  for (const char* line : {"", "{}", "7", R"({"command": 1})", R"({"command": "finish", "configs": [0]})",
                           R"({"command": "measure", "configs": {"BLOCK": 64}})", R"({"command": "measure", "configs": [[0]]})",
                           R"({"command": "finish", "number": -1})"})
    EXPECT_THROW(parse_serve_request(line), Error) << line;
}

TEST(LineReader, GivesWholeLinesAndWhatStandsAtTheEnd) {
  Pipe pipe;
  StopSignal stop;
  LineReader lines(pipe.end(0), stop);
  const std::string text = "one\n\ntwo";
  ASSERT_EQ(::write(pipe.end(1), text.data(), text.size()), static_cast<ssize_t>(text.size()));
  pipe.close_end(1);
  EXPECT_EQ(lines.next(), "one");
  EXPECT_EQ(lines.next(), "");
  EXPECT_EQ(lines.next(), "two");
  EXPECT_EQ(lines.next(), std::nullopt);
  EXPECT_EQ(lines.next(), std::nullopt);
}

}  // namespace
}  // namespace tilewright::tune
