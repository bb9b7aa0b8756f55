// Toy ops' kernels that take all that a launch can have, from the manifest through the compiler to verified results: tensor
// maps, clusters, a persistent grid, regions of a workspace (on a GPU of compute capability 9.0); kernels in a row, computed
// values, cooperative launches (on any).
#include <gtest/gtest.h>

#ifdef TILEWRIGHT_HAS_CUDA
#include "compile/compiler.h"
#include "compile/toolchain.h"
#include "device/target.h"
#include "measure/evaluator.h"
#include "measure/laid_out_problem.h"
#include "system/process.h"
#include "system/scratch_folder.h"

namespace tilewright::tune {
namespace {

class CudaBackendLaunch : public testing::Test {
 protected:
  void SetUp() override {
    for (const Device& each : cuda_devices()) {
      if (each.major == 9 && each.minor == 0) device_ = each;
    }
    if (!device_) GTEST_SKIP() << "no CUDA device of compute capability 9.0 here";
    prepare("scale_add", "toy_op", "sm90a", "*.mapped_cuda.*", {5, 1000003});
  }

  void prepare(const std::string& op, const std::string& folder, const std::string& arch, const std::string& kernels,
               const std::vector<std::int64_t>& lengths) {
    std::string problems;
    for (const std::int64_t n : lengths) {
      problems += (problems.empty() ? "[" : ", ") + (R"({"sizes": {"n": )" + std::to_string(n)) + "}}";
    }
    const ProcessResult run = run_process(
        {.command = {TEST_PYTHON, "-m", "codegen", "manifest", "--op", op, "--arch", arch, "--kernel", kernels, "--problems",
                     "-", "--out", scratch_.path().string(), "--templates", TEST_ROOT "/tests/data/" + folder},
         .folder = TEST_ROOT,
         .input = problems + "]"});
    ASSERT_TRUE(run.ok()) << run.errors;
    manifest_ = read_manifest(scratch_.path() / "manifest.json");
    backend_ = make_backend(*device_);
    kernels_ = std::make_unique<KernelSet>(manifest_, *device_);
    for (std::size_t i = 0; i < manifest_.kernels.size(); ++i) kernels_->attach(i, compiled(manifest_.kernels[i].unit));
    for (std::size_t i = 0; i < manifest_.references.size(); ++i) {
      kernels_->attach_reference(i, compiled(*manifest_.references[i].unit));
    }
  }

  std::filesystem::path compiled(const UnitSpec& unit) const {
    const CompileJob job{.kind = unit.compiler,
                         .source = unit.source,
                         .include_dirs = manifest_.arch.include_dirs,
                         .flags = unit.flags,
                         .arch = manifest_.arch.real_name,
                         .output = scratch_.path() / (unit.symbol + ".cubin"),
                         .log = {}};
    const CompileOutcome outcome = compile(job, toolchain_from_environment());
    EXPECT_TRUE(outcome.ok) << unit.symbol << ": " << outcome.message;
    return job.output;
  }

  // What verification says of every candidate for `problem` on `tested`; empty: all are right.
  std::string faults(const ProblemSpec& problem, const ProblemSpec& tested, bool is_edge) {
    std::string text;
    LaidOutProblem laid_out(*backend_, *kernels_, manifest_, tested, 1, CachePolicy::cold);
    for (const Candidate& candidate : problem.candidates) {
      const std::string reason = Evaluator(*backend_, *kernels_, {}).verify(laid_out, candidate, is_edge).reason;
      if (!reason.empty()) text += manifest_.kernels[candidate.kernel].id + " on " + tested.label + ": " + reason + "\n";
    }
    return text;
  }

  ScratchFolder scratch_;
  std::optional<Device> device_;
  Manifest manifest_;
  std::unique_ptr<DeviceBackend> backend_;
  std::unique_ptr<KernelSet> kernels_;
};

TEST_F(CudaBackendLaunch, KernelsWithAllOfItAreRight) {
  ASSERT_EQ(manifest_.problems.size(), 2u);
  for (const ProblemSpec& problem : manifest_.problems) {
    EXPECT_GE(problem.candidates.size(), 6u);
    EXPECT_EQ(faults(problem, problem, false), "");
  }
}

TEST_F(CudaBackendLaunch, SoTheyAreAroundTheirTilesAndAtTheLeastAlignment) {
  const ProblemSpec& problem = manifest_.problems.front();
  for (const ProblemSpec& edge : manifest_.edges) EXPECT_EQ(faults(problem, edge, true), "");
}

// Sums in two kernels, and in one cooperative kernel.
class CudaBackendKernelsInARow : public CudaBackendLaunch {
 protected:
  void SetUp() override {
    if (cuda_devices().empty()) GTEST_SKIP() << "no CUDA device here";
    device_ = cuda_devices().front();
    const ProcessResult archs =
        run_process({.command = {TEST_PYTHON, "-m", "codegen", "archs", "--json"}, .folder = TEST_ROOT});
    ASSERT_TRUE(archs.ok()) << archs.errors;
    const std::vector<ArchSpec> known = read_archs(archs.output);
    const ArchSpec* arch = best_arch(known, *device_);
    ASSERT_NE(arch, nullptr) << device_->name;
    prepare("total", "sum_op", arch->name, "*", {0, 5, 1000003});
  }

  // No device holds so many CTAs at once.
  bool is_too_large(const Candidate& candidate, const ProblemSpec& problem) const {
    return manifest_.kernels[candidate.kernel].id.ends_with(".cooperative_cuda.f32.256.p64") && problem.problem.sizes[0] > 5;
  }
};

TEST_F(CudaBackendKernelsInARow, AreRightAndTimedAsOne) {
  ASSERT_EQ(manifest_.problems.size(), 3u);
  for (const ProblemSpec& problem : manifest_.problems) {
    EXPECT_EQ(problem.candidates.size(), 7u);
    LaidOutProblem laid_out(*backend_, *kernels_, manifest_, problem, 1, CachePolicy::cold);
    Evaluator evaluator(*backend_, *kernels_, sampling_rules(CachePolicy::cold, TargetKind::cuda));
    for (const Candidate& candidate : problem.candidates) {
      if (is_too_large(candidate, problem)) continue;
      const std::string name = manifest_.kernels[candidate.kernel].id + " on " + problem.label;
      const Evaluation timed = evaluator.evaluate(laid_out, candidate, 0);  // in batches that are captured into graphs
      EXPECT_EQ(timed.invalidity, Invalidity::none) << name << ": " << timed.reason;
      EXPECT_FALSE(timed.samples_us.empty()) << name;
      EXPECT_EQ(evaluator.verify(laid_out, candidate, false).reason, "") << name;
    }
    for (const ProblemSpec& edge : manifest_.edges) {
      EXPECT_EQ(faults(problem, edge, true), "");
    }
  }
}

TEST_F(CudaBackendKernelsInARow, ACooperativeGridThatIsTooLargeIsRefused) {
  const ProblemSpec& problem = manifest_.problems.back();
  int refused = 0;
  for (const Candidate& candidate : problem.candidates) {
    if (!is_too_large(candidate, problem)) continue;
    LaidOutProblem laid_out(*backend_, *kernels_, manifest_, problem, 1, CachePolicy::cold);
    const Evaluation evaluation = Evaluator(*backend_, *kernels_, {}).verify(laid_out, candidate, false);
    EXPECT_EQ(evaluation.invalidity, Invalidity::runtime);
    EXPECT_FALSE(evaluation.fatal) << "nothing was launched";
    EXPECT_NE(evaluation.reason.find("a cooperative launch of 3907 CTAs, of which the device holds "), std::string::npos)
        << evaluation.reason;
    ++refused;
  }
  EXPECT_EQ(refused, 1);
}

}  // namespace
}  // namespace tilewright::tune
#endif
