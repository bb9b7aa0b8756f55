#include <gtest/gtest.h>

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

TEST(SettingsTest, ALimitThatWasAskedForIsKept) {
  Options options;
  options.limit = 7;
  EXPECT_EQ(candidate_limit(options, TargetKind::cuda, true), 7);
  EXPECT_EQ(candidate_limit(options, TargetKind::cpu, false), 7);
}

}  // namespace
}  // namespace tilewright::tune
