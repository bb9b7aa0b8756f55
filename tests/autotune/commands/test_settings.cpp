#include <gtest/gtest.h>

#include <initializer_list>
#include <string>
#include <variant>
#include <vector>

#include "commands/command_line.h"
#include "commands/settings.h"

namespace tilewright::tune {
namespace {

TEST(SettingsTest, ARunWhoseBudgetNobodyChoseIsAShortOneOfFewCandidates) {
  Options options;
  options.command = Command::autotune;
  EXPECT_LT(budget_s(options, TargetKind::cuda), budget_s(options, TargetKind::cpu));
  const int few = candidate_limit(options, TargetKind::cuda, true);
  options.budget_s = 600;
  EXPECT_DOUBLE_EQ(budget_s(options, TargetKind::cuda), 600);
  EXPECT_DOUBLE_EQ(budget_s(options, TargetKind::cpu), 600);
  EXPECT_LT(few, candidate_limit(options, TargetKind::cuda, true));
}

TEST(SettingsTest, PrebuildCompilesWhatAnyBudgetTries) {
  Options prebuild, tuning;
  prebuild.command = Command::prebuild;
  tuning.command = Command::autotune;
  for (const double budget_s : {0.0, 600.0}) {
    tuning.budget_s = budget_s;
    for (const TargetKind kind : {TargetKind::cpu, TargetKind::cuda}) {
      EXPECT_GE(candidate_limit(prebuild, kind, true), candidate_limit(tuning, kind, true));
    }
  }
}

TEST(SettingsTest, OtherLibrariesAreLookedForUnaskedWhereACpuIsTunedForAFirstLookAlone) {
  Options options;
  options.command = Command::autotune;
  const std::string all = providers_to_ask(options, TargetKind::cpu);
  EXPECT_NE(all.find("openblas"), std::string::npos) << all;
  EXPECT_EQ(all.find("cublaslt"), std::string::npos) << all;
  EXPECT_EQ(providers_to_ask(options, TargetKind::cuda), "");
  options.providers = "blis";
  EXPECT_EQ(providers_to_ask(options, TargetKind::cpu), "blis");
  options.providers = "";
  options.budget_s = 600;
  EXPECT_EQ(providers_to_ask(options, TargetKind::cpu), "");
  options.budget_s = 0;
  options.kernels = {"*.cpu_direct.*"};
  EXPECT_EQ(providers_to_ask(options, TargetKind::cpu), "");
}

TEST(SettingsTest, ALimitThatWasAskedForIsKept) {
  Options options;
  options.limit = 7;
  EXPECT_EQ(candidate_limit(options, TargetKind::cuda, true), 7);
  EXPECT_EQ(candidate_limit(options, TargetKind::cpu, false), 7);
}

Options parsed(std::initializer_list<const char*> words) {
  std::vector<std::string> texts(words.begin(), words.end());
  std::string program = "tilewright-autotune";
  std::vector<char*> arguments{program.data()};
  for (std::string& text : texts) arguments.push_back(text.data());
  Environment environment;
  environment.root = TEST_ROOT;
  environment.project = "none";
  return std::get<Options>(parse_command_line(static_cast<int>(arguments.size()), arguments.data(), environment));
}

TEST(SettingsTest, AnEffortStandsForTwoOptionsThatWinOverIt) {
  const Options seconds = parsed({"autotune", "--effort", "seconds"}), none = parsed({"autotune"});
  EXPECT_EQ(seconds.budget_s, none.budget_s);
  EXPECT_EQ(seconds.limit, none.limit);
  EXPECT_EQ(seconds.strategy, none.strategy);
  const Options minutes = parsed({"autotune", "--effort", "minutes"});
  EXPECT_EQ(minutes.budget_s, 600);
  EXPECT_EQ(minutes.limit, 400);
  EXPECT_EQ(minutes.strategy, none.strategy);
  const Options hours = parsed({"autotune", "--strategy", "model", "--effort", "hours", "--budget", "1h", "--limit", "9"});
  EXPECT_EQ(hours.budget_s, 3600);
  EXPECT_EQ(hours.limit, 9);
  EXPECT_EQ(hours.strategy, "model");
}

}  // namespace
}  // namespace tilewright::tune
