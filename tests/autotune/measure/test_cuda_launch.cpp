// The toy op's kernels that take all that a launch can have (tensor maps, clusters, a persistent grid, regions of a workspace),
// from the manifest through the compiler to verified results. Needs a GPU of compute capability 9.0.
#include <gtest/gtest.h>

#ifdef TILEWRIGHT_HAS_CUDA
#include "compile/compiler.h"
#include "compile/toolchain.h"
#include "measure/evaluator.h"
#include "measure/laid_out_problem.h"
#include "system/process.h"
#include "system/scratch_folder.h"

namespace tilewright::tune {
namespace {

class CudaBackendLaunch : public testing::Test {
 protected:
  void SetUp() override {
    const Device* device = nullptr;
    for (const Device& each : cuda_devices()) {
      if (each.major == 9 && each.minor == 0) device = &each;
    }
    if (device == nullptr) GTEST_SKIP() << "no CUDA device of compute capability 9.0 here";
    const ProcessResult run = run_process({.command = {TEST_PYTHON, "-m", "codegen", "manifest", "--op", "scale_add", "--arch",
                                                       "sm90a", "--kernel", "*.mapped_cuda.*", "--problems", "-", "--out",
                                                       scratch_.path().string(), "--templates", TEST_ROOT "/tests/data/toy_op"},
                                           .folder = TEST_ROOT,
                                           .input = R"([{"sizes": {"n": 5}}, {"sizes": {"n": 1000003}}])"});
    ASSERT_TRUE(run.ok()) << run.errors;
    manifest_ = read_manifest(scratch_.path() / "manifest.json");
    backend_ = make_backend(*device);
    kernels_ = std::make_unique<KernelSet>(manifest_, *device);
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

}  // namespace
}  // namespace tilewright::tune
#endif
