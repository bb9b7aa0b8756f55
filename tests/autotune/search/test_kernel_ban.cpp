// How many lives a kernel has in a run.
#include <gtest/gtest.h>

#include "search/kernel_ban.h"
#include "search/metered_measurer.h"
#include "search/problem_tuner.h"

namespace tilewright::tune {
namespace {

constexpr std::size_t kKernel = 3, kOther = 4;

TEST(KernelBan, ComesWithTheSecondFatality) {
  KernelBan ban;
  EXPECT_FALSE(ban.covers(kKernel));
  ban.observe(kKernel, {.invalidity = Invalidity::runtime, .device_s = 1, .fatal = true});
  EXPECT_FALSE(ban.covers(kKernel));
  ban.observe(kKernel, {});  // another instance is good
  ban.observe(kKernel, {.invalidity = Invalidity::timeout, .device_s = 1, .fatal = true});
  EXPECT_TRUE(ban.covers(kKernel));
  EXPECT_FALSE(ban.covers(kOther));
}

TEST(KernelBan, IsNotForCandidatesThatOnlyFailNorForOldNews) {
  KernelBan ban;
  for (int i = 0; i < 10; ++i) {
    ban.observe(kKernel, {.invalidity = Invalidity::correctness});
    ban.observe(kKernel, {.invalidity = Invalidity::timeout, .device_s = 1, .cut_off = true});
    ban.observe(kKernel, {.invalidity = Invalidity::timeout, .fatal = true});  // told again
  }
  EXPECT_FALSE(ban.covers(kKernel));
}

// Kernel 0 is good, every instance of kernel 1 takes its worker down.
class DeadlyMeasurer : public Measurer {
 public:
  Evaluation evaluate(const Case&, const Candidate& candidate, double) override {
    ++asked[candidate.kernel];
    if (candidate.kernel == 1) return {.invalidity = Invalidity::runtime, .reason = "crashed", .device_s = 0.01, .fatal = true};
    return {.samples_us = {100, 100, 100}, .device_s = 0.01};
  }
  Evaluation verify(const Case&, const Candidate&) override { return {.device_s = 0.01}; }
  Evaluation sample(const Case&, const Candidate&, int, double) override { return {.samples_us = {100}, .device_s = 0.01}; }
  Evaluation energy(const Case&, const Candidate&, double) override { return {}; }
  std::string policy() override { return "none"; }

  std::map<std::size_t, int> asked;
};

TEST(KernelBan, TheSearchKeepsToItAndStillDecides) {
  Manifest manifest;
  manifest.op = {.name = "op", .attributes = {}, .sizes = {"n"}, .key_sizes = 1, .scalars = {}, .tensors = {}};
  manifest.kernels.resize(2);
  manifest.kernels[0].id = "good";
  manifest.kernels[1].id = "deadly";
  manifest.kernels[1].runtime_names = {"split"};
  ProblemSpec& problem = manifest.problems.emplace_back();
  problem.problem.sizes = {1000};
  problem.candidates = {{.kernel = 0, .predicted_us = 1}};
  for (int split = 0; split < 6; ++split) problem.candidates.push_back({.kernel = 1, .runtime = {split}, .predicted_us = 2});
  DeadlyMeasurer device;
  StopSignal stop;
  Budget budget(1000);
  CostModel costs(TargetKind::cpu);
  MeteredMeasurer metered(manifest, device, budget, costs);
  const std::vector<bool> usable{true, true};
  ProblemTuner tuner(manifest, usable, metered, stop, {.strategy = "exhaustive", .min_candidates = 0});
  const ProblemResult result = tuner.tune(0, 1000, 0, [](const SearchState&) {});
  EXPECT_EQ(result.failure, "");
  EXPECT_EQ(result.winner.candidate.kernel, 0u);
  EXPECT_EQ(device.asked[1], KernelBan::kFatalitiesAllowed);
  EXPECT_EQ(result.tried, 1 + KernelBan::kFatalitiesAllowed);
}

}  // namespace
}  // namespace tilewright::tune
