// A worker process and the candidates of tests/data/faulty_op, which crash it, hang it, leave it and fill its memory: what
// comes back for each, and that the next one is measured as if nothing had been.
#include <fmt/format.h>
#include <gtest/gtest.h>
#include <signal.h>
#include <unistd.h>

#include <chrono>
#include <fstream>

#include "compile/build_stage.h"
#include "device/statistics.h"
#include "device/target.h"
#include "manifest/codegen_client.h"
#include "measure/worker_measurer.h"
#include "system/scratch_folder.h"
#include "tilewright/device.h"
#include "tilewright/dispatch.h"

namespace tilewright::tune {
namespace {

// What the build stage makes of the planted candidates of an arch, and measurers of them; made once for all tests of a kind.
struct Planted {
  // The compiler that hangs takes ten seconds, so only who asks for it gets it.
  explicit Planted(const std::string& arch, bool with_hang = false) {
    const CodegenClient codegen({.python = TEST_PYTHON, .root = TEST_ROOT, .templates = {TEST_ROOT "/tests/data/faulty_op"}});
    target = choose_target(codegen.archs(), arch);
    const bool is_cpu = target.arch.kind == TargetKind::cpu;
    manifest =
        codegen.manifest("twice", target.arch.name,
                         fmt::format(R"([{{"attributes": {{"dtype": "f32", "faults": "all"}}, "sizes": {{"n": 5000}}{}}}])",
                                     is_cpu ? R"(, "threads": 1)" : ""),
                         scratch.path() / "manifest", std::nullopt);
    Progress progress;
    std::vector<bool> wanted;
    for (const KernelSpec& kernel : manifest.kernels) wanted.push_back(with_hang || !kernel.id.ends_with(".compiler_hang"));
    const BuildSettings settings{
        .compile_program = TEST_COMPILE_PROGRAM, .cache = scratch.path() / "cache", .compile_timeout_s = 10};
    build = build_units(manifest, wanted, target.arch.real_name, true, settings, stop, progress);
  }

  MeasuringSetup setup() const {
    MeasuringSetup setup{.manifest = manifest.path, .kind = target.device.kind, .ordinal = target.device.ordinal};
    for (const CompiledUnit& unit : build.kernels)
      setup.kernel_images.push_back(unit.invalidity == Invalidity::none ? unit.files.image : "");
    for (const CompiledUnit& unit : build.references) setup.reference_images.push_back(unit.files.image);
    return setup;
  }
  std::unique_ptr<WorkerMeasurer> measurer(WorkerLimits limits = {}) const {
    return std::make_unique<WorkerMeasurer>(manifest, setup(), "a policy", std::vector<std::string>{TEST_AUTOTUNE_PROGRAM},
                                            stop, limits);
  }
  Candidate candidate(const std::string& fault) const {
    for (const Candidate& each : manifest.problems[0].candidates) {
      if (manifest.kernels[each.kernel].id.ends_with("." + fault)) return each;
    }
    throw Error("no candidate with the fault " + fault);
  }
  const CompiledUnit& built(const std::string& fault) const { return build.kernels[candidate(fault).kernel]; }

  ScratchFolder scratch;
  mutable StopSignal stop;
  Target target;
  Manifest manifest;
  BuildResult build;
};

class WorkerMeasurerTest : public testing::Test {
 protected:
  static void SetUpTestSuite() { planted_ = new Planted("x86-64-v3"); }
  static void TearDownTestSuite() { delete planted_; }

  MeasuringSetup setup() const { return planted_->setup(); }
  std::unique_ptr<WorkerMeasurer> measurer(WorkerLimits limits = {}) const { return planted_->measurer(limits); }
  Candidate candidate(const std::string& fault) const { return planted_->candidate(fault); }

  static std::vector<pid_t> children() {
    std::ifstream stream("/proc/self/task/" + std::to_string(::gettid()) + "/children");
    std::vector<pid_t> ids;
    for (pid_t id; stream >> id;) ids.push_back(id);
    return ids;
  }

  static inline Planted* planted_ = nullptr;
};

void expect_right(const Evaluation& evaluation) {
  EXPECT_EQ(evaluation.invalidity, Invalidity::none) << evaluation.reason;
  EXPECT_FALSE(evaluation.samples_us.empty());
  EXPECT_EQ(evaluation.max_error, 0);
  EXPECT_FALSE(evaluation.fatal);
  EXPECT_GT(evaluation.device_s, 0);
}

TEST(WorkerMeasurer, ACompilerThatFailsHangsOrCrashesIsAnOutcomeOfItsCandidate) {
  const Planted planted("x86-64-v3", true);
  const auto expect = [&](const std::string& fault, Invalidity invalidity, const std::string& words) {
    const CompiledUnit& unit = planted.built(fault);
    EXPECT_EQ(unit.invalidity, invalidity) << fault;
    EXPECT_NE(unit.message.find(words), std::string::npos) << unit.message;
  };
  expect("compile_error", Invalidity::compile, "planted: this does not compile");
  expect("compiler_hang", Invalidity::timeout, "needed more than 10 s");
  expect("compiler_crash", Invalidity::compile, "Segmentation fault");
  EXPECT_EQ(planted.built("none").invalidity, Invalidity::none);
}

TEST_F(WorkerMeasurerTest, MeasuresAndVerifiesAndSamples) {
  const auto measurer = this->measurer();
  expect_right(measurer->evaluate({}, candidate("none"), 0));
  EXPECT_EQ(measurer->verify({.index = 0, .is_edge = true}, candidate("none")).invalidity, Invalidity::none);
  EXPECT_EQ(measurer->sample({}, candidate("none"), 0, 5).samples_us.size(), 1u);
}

TEST_F(WorkerMeasurerTest, EachFaultIsItsOwnAndTheNextCandidateIsMeasured) {
  const struct {
    const char* fault;
    Invalidity invalidity;
    bool fatal;
    const char* says;
  } cases[] = {
      {"illegal_address", Invalidity::runtime, true, "its process was ended by SIGSEGV"},
      {"trap", Invalidity::runtime, true, "its process was ended by SIGILL"},
      {"abort", Invalidity::runtime, true,
       "its process was ended by SIGABRT (Aborted); it printed: kernel.cc:7: Assertion `planted' failed."},
      {"leaves", Invalidity::runtime, true, "its process left with exit status 0"},
      {"out_of_memory", Invalidity::runtime, true, "it printed: planted: no memory is left"},
      {"huge_workspace", Invalidity::runtime, false, "memory"},
      {"wrong_result", Invalidity::correctness, false, "5000 of 5000 elements are wrong"},
      {"misses_one", Invalidity::correctness, false, "1 of 5000 elements are wrong"},
      {"compile_error", Invalidity::runtime, false, "was not compiled"},
  };
  const auto measurer = this->measurer();
  for (const auto& [fault, invalidity, fatal, says] : cases) {
    SCOPED_TRACE(fault);
    const Evaluation evaluation = measurer->evaluate({}, candidate(fault), 0);
    EXPECT_EQ(evaluation.invalidity, invalidity);
    EXPECT_EQ(evaluation.fatal, fatal);
    EXPECT_FALSE(evaluation.cut_off);
    EXPECT_NE(evaluation.reason.find(says), std::string::npos) << evaluation.reason;
    EXPECT_TRUE(evaluation.samples_us.empty());
    expect_right(measurer->evaluate({}, candidate("none"), 0));
  }
}

TEST_F(WorkerMeasurerTest, AHangIsATimeoutThatNamesItsLimit) {
  const auto measurer = this->measurer({.candidate_s = 0.5});
  const Evaluation evaluation = measurer->evaluate({}, candidate("endless_loop"), 100);
  EXPECT_EQ(evaluation.invalidity, Invalidity::timeout);
  EXPECT_TRUE(evaluation.fatal);
  EXPECT_EQ(evaluation.reason, "no end within 0.5 s, where 100 us a launch are expected");
  EXPECT_GE(evaluation.device_s, 0.5);
  expect_right(measurer->evaluate({}, candidate("none"), 0));
}

TEST_F(WorkerMeasurerTest, WhatTheBudgetEndsIsNotBlamed) {
  const auto measurer = this->measurer();
  expect_right(measurer->evaluate({}, candidate("none"), 0));
  measurer->set_time_left(0.2);
  const Evaluation evaluation = measurer->evaluate({}, candidate("endless_loop"), 0);
  EXPECT_TRUE(evaluation.cut_off);
  EXPECT_FALSE(evaluation.fatal);
  EXPECT_EQ(evaluation.invalidity, Invalidity::timeout);
  EXPECT_EQ(evaluation.reason, "the budget ended before it did");
  measurer->set_time_left(1000);
  expect_right(measurer->evaluate({}, candidate("none"), 0));
}

TEST_F(WorkerMeasurerTest, AUserWhoStopsDoesNotWaitForWhatTakesLong) {
  StopSignal stop;
  const auto measurer =
      std::make_unique<WorkerMeasurer>(planted_->manifest, setup(), "", std::vector<std::string>{TEST_AUTOTUNE_PROGRAM}, stop,
                                       WorkerLimits{.candidate_s = 1e6, .stop_s = 0.5});
  ::kill(::getpid(), SIGINT);
  EXPECT_THROW(measurer->evaluate({}, candidate("endless_loop"), 0), Stopped);
  EXPECT_TRUE(children().empty());
}

// An out-of-memory killer or a person with kill -9 says nothing about a candidate.
TEST_F(WorkerMeasurerTest, AKillFromOutsideIsForgiven) {
  const auto measurer = this->measurer();
  expect_right(measurer->evaluate({}, candidate("none"), 0));
  const std::vector<pid_t> before = children();
  ASSERT_EQ(before.size(), 1u);
  ::kill(before[0], SIGKILL);
  expect_right(measurer->evaluate({}, candidate("none"), 0));
  ASSERT_EQ(children().size(), 1u);
  EXPECT_NE(children(), before);
}

TEST_F(WorkerMeasurerTest, NoWorkerBeforeItIsNeededAndNoneAfterwards) {
  {
    const auto measurer = this->measurer();
    EXPECT_EQ(measurer->policy(), "a policy");
    EXPECT_TRUE(children().empty());
    measurer->evaluate({}, candidate("none"), 0);
    EXPECT_EQ(children().size(), 1u);
  }
  EXPECT_TRUE(children().empty());
}

TEST_F(WorkerMeasurerTest, WhenNoWorkerStartsTheDeviceIsLostInTheWorkersWords) {
  MeasuringSetup broken = setup();
  broken.manifest = "/no/such/manifest.json";
  WorkerMeasurer measurer(planted_->manifest, broken, "", {TEST_AUTOTUNE_PROGRAM}, planted_->stop);
  try {
    measurer.evaluate({}, candidate("none"), 0);
    FAIL();
  } catch (const DeviceLost& fault) {
    EXPECT_STREQ(fault.what(), "no worker process starts: cannot read the manifest /no/such/manifest.json");
  }
}

TEST_F(WorkerMeasurerTest, ACaseThatCannotBeLaidOutIsAnErrorAndTheWorkerStays) {
  MeasuringSetup broken = setup();
  broken.reference_images = {planted_->scratch.path() / "none.so"};
  WorkerMeasurer measurer(planted_->manifest, broken, "", {TEST_AUTOTUNE_PROGRAM}, planted_->stop);
  EXPECT_THROW(measurer.evaluate({}, candidate("none"), 0), Error);
  const std::vector<pid_t> before = children();
  EXPECT_EQ(before.size(), 1u);
  EXPECT_THROW(measurer.evaluate({}, candidate("none"), 0), Error);
  EXPECT_EQ(children(), before);
}

// Prints the medians of what a call costs that runs nothing, and of one that has to start a new worker first.
void print_costs(const Planted& planted, int round_trips, int starts) {
  const auto measurer = planted.measurer();
  const auto timed_us = [&](const char* fault) {
    const auto start = std::chrono::steady_clock::now();
    measurer->evaluate({}, planted.candidate(fault), 0);
    return std::chrono::duration<double, std::micro>(std::chrono::steady_clock::now() - start).count();
  };
  std::vector<double> round_trips_us, starts_us;
  timed_us("none");
  for (int i = 0; i < round_trips; ++i) round_trips_us.push_back(timed_us("compile_error"));  // no image: answered at once
  for (int i = 0; i < starts; ++i) {
    timed_us("trap");
    starts_us.push_back(timed_us("compile_error"));
  }
  std::printf("round trip %.0f us, a new worker with its case laid out %.1f ms\n", summarize(round_trips_us).median,
              summarize(starts_us).median * 1e-3);
}

TEST_F(WorkerMeasurerTest, RoundTripsKeepTheirWorker) {
  const auto measurer = this->measurer();
  measurer->evaluate({}, candidate("none"), 0);
  const std::vector<pid_t> before = children();
  for (int i = 0; i < 100; ++i) measurer->evaluate({}, candidate("compile_error"), 0);
  EXPECT_EQ(children(), before);
  print_costs(*planted_, 1000, 20);
}

#ifdef TILEWRIGHT_HAS_CUDA
// Its name makes it a test of the label gpu.
TEST(CudaBackendWorkerTest, AnEndlessKernelIsEndedAndTheDeviceIsFreeAgain) {
  if (cuda_devices().empty()) GTEST_SKIP() << "no CUDA device here";
  const Planted planted("native");
  const auto measurer = planted.measurer({.candidate_s = 1});
  expect_right(measurer->evaluate({}, planted.candidate("none"), 0));
  const Evaluation hang = measurer->evaluate({}, planted.candidate("endless_loop"), 10);
  EXPECT_EQ(hang.invalidity, Invalidity::timeout) << hang.reason;
  std::printf("an endless kernel: %.2f s of the device, of which 1 s is its limit\n", hang.device_s);
  const Evaluation next = measurer->evaluate({}, planted.candidate("none"), 0);
  expect_right(next);
  std::printf("the next candidate, with the new worker: %.2f s\n", next.device_s);
  for (const char* fault : {"illegal_address", "trap"}) {
    const Evaluation evaluation = measurer->evaluate({}, planted.candidate(fault), 0);
    EXPECT_EQ(evaluation.invalidity, Invalidity::runtime) << fault;
    EXPECT_TRUE(evaluation.fatal) << fault;
    EXPECT_NE(evaluation.reason.find("the device was lost"), std::string::npos) << evaluation.reason;
    expect_right(measurer->evaluate({}, planted.candidate("none"), 0));
  }
  print_costs(planted, 1000, 5);
}
#endif

}  // namespace
}  // namespace tilewright::tune
