// What is printed for a candidate that failed is a command that a shell takes, for this candidate, this problem and these data.
#include <gtest/gtest.h>

#include "commands/check/look_again.h"

namespace tilewright::tune {
namespace {

using Commands = std::vector<std::string>;

struct Failed {
  Options options{};
  Manifest manifest{};
  Case where{};

  explicit Failed(TargetKind kind) {
    manifest.arch.name = "sm80";
    manifest.arch.kind = kind;
    manifest.op.name = "scale";
    manifest.op.attributes = {{"dtype", {"f32", "f16"}}, {"data_order", {"rows", "columns"}}, {"kind", {"only"}}};
    manifest.op.sizes = {"M", "N", "ldx"};
    manifest.op.key_sizes = 2;
    manifest.op.scalars = {{.name = "alpha"}};
    manifest.kernels.resize(1);
    manifest.kernels[0].id = "scale.sm80.simt.f16.64";
    manifest.kernels[0].config_line = "BLOCK=64";
    manifest.kernels[0].runtime_names = {"split"};
    ProblemSpec problem;
    problem.problem.attributes = {1, 0, 0};
    problem.problem.sizes = {3, 4, 5};
    problem.scalars[0].f32 = 2;
    problem.tensors.resize(2);
    manifest.problems = {problem};
    problem.problem.sizes = {1, 4, 7};
    problem.pointer_alignment = 16;
    manifest.edges = {problem};
  }
  Commands look(Invalidity invalidity) const {
    return look_again(options, manifest, 0, where, {.kernel = 0, .runtime = {2}}, invalidity);
  }
  std::string command() const { return look(Invalidity::correctness).at(0); }
};

TEST(LookAgain, IsARunOfTheCandidateAtItsProblem) {
  Failed failed(TargetKind::cuda);
  EXPECT_EQ(failed.look(Invalidity::correctness),
            Commands{"./tilewright run --op scale --kernel scale.sm80.simt.f16.64 --config BLOCK=64,split=2 --shape "
                     "M=3,N=4,ldx=5 --dtype f16 --data-order rows --arch sm80"});
  failed.options.file = "mine.cu";
  failed.options.templates = {"mine.cu"};
  EXPECT_EQ(failed.command(),
            "./tilewright run mine.cu --config BLOCK=64,split=2 --shape M=3,N=4,ldx=5 --dtype f16 "
            "--data-order rows --arch sm80");
}

TEST(LookAgain, HasTheFoldersAndTheDataOfTheRun) {
  Failed failed(TargetKind::cpu);
  failed.manifest.problems[0].problem.threads = 2;
  failed.options.seed = 7;
  failed.options.templates = {"my ops", "b"};
  failed.options.archs = {"it's"};
  EXPECT_EQ(failed.command(),
            "./tilewright run --op scale --kernel scale.sm80.simt.f16.64 --templates 'my ops' --templates b --config "
            "BLOCK=64,split=2 --shape M=3,N=4,ldx=5 --dtype f16 --data-order rows --arch sm80 --threads 2 --seed 7 --archs "
            "'it'\\''s'");
}

TEST(LookAgain, RunsAnEdgeCaseThatSizesSay) {
  Failed failed(TargetKind::cpu);
  failed.where = {.index = 0, .is_edge = true};
  EXPECT_NE(
      failed.command().find("run --op scale --kernel scale.sm80.simt.f16.64 --config BLOCK=64,split=2 --shape M=1,N=4,ldx=7"),
      std::string::npos)
      << failed.command();
}

TEST(LookAgain, ChecksAllEdgeCasesWhereOneIsMoreThanSizes) {
  const std::string check =
      "./tilewright check --arch sm80 --op scale --kernel scale.sm80.simt.f16.64 --shapes M=3,N=4 --dtype f16 --data-order "
      "rows "
      "--kind only";
  Failed scalar(TargetKind::cpu), absent(TargetKind::cpu), data(TargetKind::cpu), unaligned(TargetKind::cpu);
  scalar.manifest.edges[0].scalars[0].f32 = 0;
  absent.manifest.edges[0].tensors[1].present = false;
  data.manifest.edges[0].tensors[1].fill.kind = FillKind::zero;
  unaligned.manifest.edges[0].pointer_alignment = 4;
  for (Failed* failed : {&scalar, &absent, &data, &unaligned}) {
    failed->where = {.index = 0, .is_edge = true};
    EXPECT_EQ(failed->command(), check);
  }
}

TEST(LookAgain, SuggestsTheSanitizerForCrashesAndHangsOnAGpu) {
  const Failed failed(TargetKind::cuda);
  const Commands crash = failed.look(Invalidity::runtime), hang = failed.look(Invalidity::timeout);
  ASSERT_EQ(crash.size(), 2u);
  ASSERT_EQ(hang.size(), 2u);
  const std::string run = failed.command();
  EXPECT_EQ(crash[0], run);
  EXPECT_EQ(crash[1], "compute-sanitizer --tool memcheck --target-processes all " + run + " --candidate-timeout 600");
  EXPECT_EQ(hang[1], "compute-sanitizer --tool synccheck --target-processes all " + run + " --candidate-timeout 600");
  EXPECT_EQ(Failed(TargetKind::cpu).look(Invalidity::runtime).size(), 1u);
}

TEST(LookAgain, HasNothingForWhatWasNeverRun) {
  const Failed failed(TargetKind::cuda);
  for (const Invalidity never : {Invalidity::compile, Invalidity::constraints, Invalidity::none})
    EXPECT_EQ(failed.look(never), Commands{});
}

}  // namespace
}  // namespace tilewright::tune
