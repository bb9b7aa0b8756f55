// What is printed for a candidate that failed is a command that a shell takes, for this candidate, this problem and these data.
#include <gtest/gtest.h>

#include "commands/look_again.h"

namespace tilewright::tune {
namespace {

using Commands = std::vector<std::string>;

struct Failed {
  Options options{};
  Manifest manifest{};
  ProblemSpec problem{};

  explicit Failed(TargetKind kind) {
    manifest.arch.name = "sm80";
    manifest.arch.kind = kind;
    manifest.op.name = "scale";
    manifest.op.attributes = {{"dtype", {"f32", "f16"}}, {"data_order", {"rows", "columns"}}};
    manifest.op.sizes = {"M", "N", "ldx"};
    manifest.op.key_sizes = 2;
    problem.problem.attributes = {1, 0};
    problem.problem.sizes = {3, 4, 5};
  }
  Commands look(Invalidity invalidity) const {
    return look_again(options, manifest, problem, "scale.sm80.simt.f16.64", invalidity);
  }
};

TEST(LookAgain, IsACheckOfTheCandidateAtItsProblem) {
  EXPECT_EQ(Failed(TargetKind::cuda).look(Invalidity::correctness),
            Commands{"./tilewright check --arch sm80 --op scale --kernel scale.sm80.simt.f16.64 --shapes M=3,N=4 --dtype f16 "
                     "--data-order rows"});
}

TEST(LookAgain, HasTheFoldersAndTheDataOfTheRun) {
  Failed failed(TargetKind::cpu);
  failed.problem.problem.threads = 2;
  failed.options.seed = 7;
  failed.options.templates = {"my ops", "b"};
  failed.options.archs = {"it's"};
  EXPECT_EQ(failed.look(Invalidity::correctness).front(),
            "./tilewright check --arch sm80 --op scale --kernel scale.sm80.simt.f16.64 --shapes M=3,N=4 --dtype f16 "
            "--data-order rows --threads 2 --seed 7 --templates 'my ops' --templates b --archs 'it'\\''s'");
}

TEST(LookAgain, SuggestsTheSanitizerForCrashesAndHangsOnAGpu) {
  const Failed failed(TargetKind::cuda);
  const Commands crash = failed.look(Invalidity::runtime), hang = failed.look(Invalidity::timeout);
  ASSERT_EQ(crash.size(), 2u);
  ASSERT_EQ(hang.size(), 2u);
  const std::string check = failed.look(Invalidity::correctness).front();
  EXPECT_EQ(crash[0], check);
  EXPECT_EQ(crash[1], "compute-sanitizer --tool memcheck --target-processes all " + check + " --candidate-timeout 600");
  EXPECT_EQ(hang[1], "compute-sanitizer --tool synccheck --target-processes all " + check + " --candidate-timeout 600");
  EXPECT_EQ(Failed(TargetKind::cpu).look(Invalidity::runtime).size(), 1u);
}

TEST(LookAgain, HasNothingForWhatWasNeverRun) {
  const Failed failed(TargetKind::cuda);
  for (const Invalidity never : {Invalidity::compile, Invalidity::constraints, Invalidity::none})
    EXPECT_EQ(failed.look(never), Commands{});
}

}  // namespace
}  // namespace tilewright::tune
