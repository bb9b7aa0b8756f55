// Real kernels, compiled here, with planted faults: what the evaluator says of each, and whom the tuner lets win. The op is
// y = 2x over a matrix with a gap after every row.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "compile/compiler.h"
#include "measure/laid_out_problem.h"
#include "measure/local_measurer.h"
#include "search/problem_tuner.h"
#include "system/scratch_folder.h"
#include "system/shared_object.h"
#include "tilewright/dispatch.h"

namespace tilewright::tune {
namespace {

// One call of a kernel computes one row. `slow` needs many times longer; `dirty` leaves its workspace counter set.
constexpr const char* kSource = R"(
struct Params { const float* x; float* y; void* workspace; long long rows, cols, stride; };
#define KERNEL(name) extern "C" void name(const Params* p, long long row, long long, long long)
static void scale(const Params* p, long long row, long long first, long long last) {
  for (long long col = first; col < last; ++col) p->y[row * p->stride + col] = 2 * p->x[row * p->stride + col];
}
KERNEL(good) { scale(p, row, 0, p->cols); }
KERNEL(good_twin) { scale(p, row, 0, p->cols); }
KERNEL(slow) { for (int i = 0; i < 40; ++i) { scale(p, row, 0, p->cols); asm volatile("" ::: "memory"); } }
KERNEL(misses_one) { scale(p, row, 0, row == p->rows - 1 ? p->cols - 1 : p->cols); }
KERNEL(fills_the_gap) { scale(p, row, 0, p->cols + (row < p->rows - 1)); }
KERNEL(writes_past_the_end) { scale(p, row, 0, p->cols + (row == p->rows - 1)); }
KERNEL(writes_before) { scale(p, row, row == 0 ? -1 : 0, p->cols); }
KERNEL(wrong_tail) { scale(p, row, 0, p->cols); if (p->cols % 8 != 0) p->y[row * p->stride + p->cols - 1] = 0; }
KERNEL(wrong_beyond_32) { scale(p, row, 0, p->cols == 33 ? 32 : p->cols); }
// Right into poison, as the search looks at it, but what it finds written it leaves.
KERNEL(wrong_when_checked_again) { if (p->y[row * p->stride] != p->y[row * p->stride] || p->cols < 100) scale(p, row, 0, p->cols); }
KERNEL(a_little_off) { scale(p, row, 0, p->cols); p->y[row * p->stride] += 0.01f; }
KERNEL(changes_its_input) { scale(p, row, 0, p->cols); const_cast<float*>(p->x)[row * p->stride] = 0; }
KERNEL(overflows_its_workspace) { scale(p, row, 0, p->cols); static_cast<float*>(p->workspace)[64] = 1; }
KERNEL(dirty) {
  int& counter = *static_cast<int*>(p->workspace);
  if (counter != 0) return;
  scale(p, row, 0, p->cols);
  if (row == p->rows - 1) counter = 1;
}
const void* trace[100000];
float values[100000];
int calls;
KERNEL(tracing) { if (row == 0) trace[calls++ % 100000] = p->x; scale(p, row, 0, p->cols); }
KERNEL(tracing_values) { if (row == 0) values[calls++ % 100000] = p->x[0]; scale(p, row, 0, p->cols); }
KERNEL(wrong_every_third) { if (row == 0) ++calls; scale(p, row, 0, calls % 3 == 0 ? p->cols - 1 : p->cols); }
KERNEL(reads_again) { scale(p, row, 0, p->cols); scale(p, row, 1, 2); }  // an element of x when that of y was written
KERNEL(fills_the_gap_in_place) { scale(p, row, 0, p->cols + (p->x == p->y && row < p->rows - 1)); }
KERNEL(in_place) { for (long long col = 0; col < p->cols; ++col) p->y[row * p->stride + col] *= 2; }
extern "C" void doubled(const Params* p, double* out, long long first, long long last) {
  for (long long row = first; row < last; ++row)
    for (long long col = 0; col < p->cols; ++col) out[row * p->cols + col] = 2.0 * p->y[row * p->stride + col];
}
extern "C" void reference(const Params* p, double* out, long long first, long long last) {
  for (long long row = first; row < last; ++row)
    for (long long col = 0; col < p->cols; ++col) out[row * p->cols + col] = 2.0 * p->x[row * p->stride + col];
}
)";

class EvaluatorTest : public testing::Test {
 protected:
  static void SetUpTestSuite() {
    scratch_ = new ScratchFolder;
    const CompileJob job{.source = scratch_->write("kernels.cc", kSource),
                         .flags = {"-O2"},
                         .arch = {},
                         .output = scratch_->path() / "kernels.so",
                         .log = {}};
    ASSERT_TRUE(compile(job, toolchain_from_environment()).ok);
  }
  static void TearDownTestSuite() { delete scratch_; }

  explicit EvaluatorTest() : backend_(make_host_backend(cpu_device())) {
    manifest_.generator = "test";
    manifest_.arch = {.name = "here", .kind = TargetKind::cpu};
    manifest_.op = {
        .name = "twice",
        .attributes = {},
        .sizes = {"rows", "cols", "stride"},
        .key_sizes = 2,
        .scalars = {},
        .tensors = {{.name = "x", .role = TensorRole::in, .scale = {}}, {.name = "y", .role = TensorRole::out, .scale = {}}}};
    manifest_.references = {{.hash = "r", .unit = UnitSpec{.source = {}, .symbol = "reference", .hash = "r", .flags = {}}}};
  }

  std::size_t add_kernel(const std::string& symbol, std::int64_t workspace_bytes = 0, std::int64_t zeroed = 0) {
    KernelSpec kernel;
    kernel.id = kernel.family = symbol;
    kernel.config_json = "{}";
    kernel.unit = {.source = {}, .symbol = symbol, .hash = symbol, .flags = {}};
    kernel.launch.grid[0][0] = {.value = 0, .divisor = 1};
    kernel.launch.workspace.fixed_bytes = zeroed;
    kernel.launch.workspace.bytes_per = workspace_bytes;
    manifest_.kernels.push_back(kernel);
    return manifest_.kernels.size() - 1;
  }

  ProblemSpec problem_of(std::int64_t rows, std::int64_t cols) const {
    const std::int64_t stride = cols + 3, elements = rows > 0 ? (rows - 1) * stride + cols : 0;
    ProblemSpec problem;
    problem.problem.threads = 1;
    problem.problem.sizes = {rows, cols, stride};
    problem.label = std::to_string(rows) + "x" + std::to_string(cols);
    problem.tensors = {{.elements = elements}, {.elements = elements}};
    problem.outputs = {{.tensor = 1,
                        .extents = {1, 1, rows, cols},
                        .strides = {0, 0, stride, 1},
                        .tolerance = {.absolute = 1e-6, .relative = 1e-6}}};
    return problem;
  }

  void load() {
    kernels_ = std::make_unique<KernelSet>(manifest_, cpu_device());
    for (std::size_t k = 0; k < manifest_.kernels.size(); ++k) kernels_->attach(k, scratch_->path() / "kernels.so");
    kernels_->attach_reference(0, scratch_->path() / "kernels.so");
  }

  Evaluation evaluate(const std::string& symbol, std::int64_t cols = 24, std::int64_t workspace_bytes = 0,
                      std::int64_t zeroed = 0, const std::vector<InPlaceSpec>& in_place = {}) {
    const std::size_t kernel = add_kernel(symbol, workspace_bytes, zeroed);
    load();
    ProblemSpec problem = problem_of(5, cols);
    problem.in_place = in_place;
    LaidOutProblem laid_out(*backend_, *kernels_, manifest_, problem, 1, CachePolicy::cold);
    return Evaluator(*backend_, *kernels_, {}).evaluate(laid_out, {.kernel = kernel}, 0);
  }

  void expect_wrong(const Evaluation& evaluation, const std::string& part) {
    EXPECT_EQ(evaluation.invalidity, Invalidity::correctness);
    EXPECT_NE(evaluation.reason.find(part), std::string::npos) << evaluation.reason;
    EXPECT_TRUE(evaluation.samples_us.empty());
  }

  static inline ScratchFolder* scratch_ = nullptr;
  std::unique_ptr<DeviceBackend> backend_;
  Manifest manifest_;
  std::unique_ptr<KernelSet> kernels_;
};

TEST_F(EvaluatorTest, AGoodKernelHasTimesAndNoError) {
  const Evaluation evaluation = evaluate("good");
  EXPECT_EQ(evaluation.invalidity, Invalidity::none) << evaluation.reason;
  EXPECT_EQ(evaluation.max_error, 0);
  EXPECT_EQ(evaluation.samples_us.size(), 7u);
}

TEST_F(EvaluatorTest, WithoutAReferenceOneKernelSaysWhatIsExpected) {
  const std::size_t first = add_kernel("good");
  manifest_.references = {{.hash = "first", .kernel = first}};
  EXPECT_EQ(evaluate("good").invalidity, Invalidity::none);
  expect_wrong(evaluate("misses_one"), "; expected is what good leaves");
}
TEST_F(EvaluatorTest, AKernelThatLeavesElementsUnwrittenAgreesWithNothing) {
  manifest_.references = {{.hash = "first", .kernel = add_kernel("misses_one")}};
  expect_wrong(evaluate("misses_one"), "1 of 120 elements are wrong, the first at y[4][23]: got nothing: it was never written");
}

TEST_F(EvaluatorTest, FindsAMissingElement) {
  expect_wrong(evaluate("misses_one"), "1 of 120 elements are wrong, the first at y[4][23]: got nothing: it was never written");
}
TEST_F(EvaluatorTest, FindsAWriteIntoTheGapBetweenRows) {
  expect_wrong(evaluate("fills_the_gap"), "4 elements of y outside the output were written, the first at index 24 of 132");
}
TEST_F(EvaluatorTest, FindsAWritePastTheEnd) {
  expect_wrong(evaluate("writes_past_the_end"), "1 elements of y outside the output were written, the first at index 132");
}
TEST_F(EvaluatorTest, FindsAWriteBeforeTheStart) { expect_wrong(evaluate("writes_before"), "the first at index -1"); }
TEST_F(EvaluatorTest, FindsAWrongTail) {
  EXPECT_EQ(evaluate("wrong_tail", 24).invalidity, Invalidity::none);
  manifest_.kernels.clear();
  expect_wrong(evaluate("wrong_tail", 23), "5 of 115 elements are wrong");
}
TEST_F(EvaluatorTest, FindsAnErrorAboveTheTolerance) { expect_wrong(evaluate("a_little_off"), "5 of 120 elements are wrong"); }
TEST_F(EvaluatorTest, FindsAChangedInput) {
  expect_wrong(evaluate("changes_its_input"), "5 elements of x outside the output were written");
}
TEST_F(EvaluatorTest, FindsAWriteBeyondTheWorkspace) {
  expect_wrong(evaluate("overflows_its_workspace", 24, 256), "beyond the workspace");
}
TEST_F(EvaluatorTest, FindsCountersLeftDirty) { expect_wrong(evaluate("dirty", 24, 0, 256), "120 of 120 elements are wrong"); }

constexpr InPlaceSpec kInPlace{.output = 1, .input = 0};

TEST_F(EvaluatorTest, AResultInThePlaceOfAnInputIsCheckedToo) {
  EXPECT_EQ(evaluate("reads_again").invalidity, Invalidity::none);
  expect_wrong(evaluate("reads_again", 24, 0, 0, {kInPlace}), "with y in the place of x: 5 of 120 elements are wrong");
  EXPECT_EQ(evaluate("fills_the_gap_in_place").invalidity, Invalidity::none);
  expect_wrong(evaluate("fills_the_gap_in_place", 24, 0, 0, {kInPlace}),
               "with y in the place of x: 4 elements of x outside the output were written");
  EXPECT_EQ(evaluate("good", 24, 0, 0, {kInPlace}).reason, "");
}

TEST_F(EvaluatorTest, WinnersAreCheckedInPlaceOnTheirEdgesAndInputsAreWhatTheyWereThen) {
  const std::size_t good = add_kernel("good"), wrong = add_kernel("reads_again");
  load();
  ProblemSpec problem = problem_of(5, 24);
  problem.in_place = {kInPlace};
  LaidOutProblem laid_out(*backend_, *kernels_, manifest_, problem, 1, CachePolicy::cold);
  Evaluator evaluator(*backend_, *kernels_, {});
  EXPECT_EQ(evaluator.verify(laid_out, {.kernel = wrong}, true).invalidity, Invalidity::correctness);
  for (int i = 0; i < 2; ++i) EXPECT_EQ(evaluator.verify(laid_out, {.kernel = good}, false).reason, "");
}

TEST_F(EvaluatorTest, RacingStopsASlowOne) {
  const std::size_t kernel = add_kernel("slow");
  load();
  const ProblemSpec problem = problem_of(64, 1000);
  LaidOutProblem laid_out(*backend_, *kernels_, manifest_, problem, 1, CachePolicy::cold);
  const Evaluation evaluation = Evaluator(*backend_, *kernels_, {}).evaluate(laid_out, {.kernel = kernel}, 0.01);
  EXPECT_EQ(evaluation.invalidity, Invalidity::none);
  EXPECT_TRUE(evaluation.stopped_early);
  EXPECT_LT(evaluation.samples_us.size(), 7u);
}

TEST_F(EvaluatorTest, AnIllegalProblemIsARuntimeFault) {
  const std::size_t kernel = add_kernel("good");
  manifest_.kernels[kernel].rules = {{.value = 1, .multiple = 16}};
  load();
  const ProblemSpec problem = problem_of(5, 24);
  LaidOutProblem laid_out(*backend_, *kernels_, manifest_, problem, 1, CachePolicy::cold);
  const Evaluation evaluation = Evaluator(*backend_, *kernels_, {}).verify(laid_out, {.kernel = kernel}, true);
  EXPECT_EQ(evaluation.invalidity, Invalidity::runtime);
  EXPECT_NE(evaluation.reason.find("needs cols to be a multiple of 16"), std::string::npos) << evaluation.reason;
}

TEST_F(EvaluatorTest, ACheckedRunIsExactlyOneEvenWhenDisturbed) {
  const std::size_t kernel = add_kernel("in_place");
  manifest_.op.tensors[1].role = TensorRole::inout;
  manifest_.references[0].unit->symbol = "doubled";
  load();
  ProblemSpec problem = problem_of(5, 24);
  problem.problem.threads = 4;  // one call per row keeps no four threads busy: every sample looks disturbed
  LaidOutProblem laid_out(*backend_, *kernels_, manifest_, problem, 1, CachePolicy::cold);
  for (int i = 0; i < 5; ++i) {
    const Evaluation evaluation = Evaluator(*backend_, *kernels_, {}).evaluate(laid_out, {.kernel = kernel}, 0);
    EXPECT_EQ(evaluation.invalidity, Invalidity::none) << evaluation.reason;
  }
}

TEST_F(EvaluatorTest, AnEmptyProblemIsRight) {
  const std::size_t kernel = add_kernel("good");
  load();
  const ProblemSpec problem = problem_of(0, 24);
  LaidOutProblem laid_out(*backend_, *kernels_, manifest_, problem, 1, CachePolicy::cold);
  EXPECT_EQ(Evaluator(*backend_, *kernels_, {}).verify(laid_out, {.kernel = kernel}, true).invalidity, Invalidity::none);
}

class RotationTest : public EvaluatorTest {
 protected:
  // Where each launch found its input: of two timed groups of samples, and of more on a machine so busy that those are few.
  std::vector<std::uintptr_t> inputs(const ProblemSpec& problem, CachePolicy cache) {
    const std::size_t kernel = add_kernel("tracing");
    load();
    LaidOutProblem laid_out(*backend_, *kernels_, manifest_, problem, 1, cache);
    const Plan plan = kernels_->plan(kernel, {}, problem.problem);
    EXPECT_EQ(laid_out.check(plan).fault, "");
    const SharedObject object(scratch_->path() / "kernels.so");
    auto* calls = static_cast<int*>(const_cast<void*>(object.symbol("calls")));
    auto* trace = static_cast<void* const*>(object.symbol("trace"));
    *calls = 0;
    for (int group = 0; group < 2 || (group < 50 && *calls < 1000); ++group) laid_out.time(plan, 2, laid_out.pilot_us(plan));
    std::vector<std::uintptr_t> found;
    for (int i = 0; i < *calls; ++i) found.push_back(reinterpret_cast<std::uintptr_t>(trace[i]));
    return found;
  }
};

TEST_F(RotationTest, AColdLaunchFindsDataThatTwiceTheCacheAgoWasTouchedLast) {
  const ProblemSpec problem = problem_of(64, 1000);
  const std::vector<std::uintptr_t> found = inputs(problem, CachePolicy::cold);
  const auto bytes_per_launch = 2 * static_cast<std::size_t>(problem.tensors[0].elements) * sizeof(float);
  std::map<std::uintptr_t, std::size_t> last;
  for (std::size_t i = 0; i < found.size(); ++i) {
    EXPECT_EQ(found[i] % 4096, found[0] % 4096) << "copies must be aligned alike";
    if (const auto seen = last.find(found[i]); seen != last.end()) {
      ASSERT_GE((i - seen->second - 1) * bytes_per_launch, 2 * backend_->cache_bytes());
    }
    last[found[i]] = i;
  }
  EXPECT_GT(found.size(), last.size()) << "no set was used twice: nothing was shown";
}

TEST_F(RotationTest, AWarmLaunchWorksOnTheSameDataAgain) {
  const std::vector<std::uintptr_t> found = inputs(problem_of(64, 1000), CachePolicy::warm);
  EXPECT_EQ(std::count(found.begin(), found.end(), found[0]), static_cast<std::ptrdiff_t>(found.size()));
}

TEST_F(RotationTest, NumberOfSetsForADistance) {
  EXPECT_EQ(cold_sets(10, 100), 11);
  EXPECT_EQ(cold_sets(30, 100), 5);
  EXPECT_EQ(cold_sets(100, 100), 2);
  EXPECT_EQ(cold_sets(1000, 100), 2) << "small operands stay in the cache beside large ones";
  EXPECT_EQ(cold_sets(0, 100), 101);
}

TEST_F(RotationTest, RecheckLooksAtEveryCopysOutput) {
  const std::size_t good = add_kernel("good"), moody = add_kernel("wrong_every_third");
  load();
  const ProblemSpec problem = problem_of(64, 1000);
  LaidOutProblem laid_out(*backend_, *kernels_, manifest_, problem, 1, CachePolicy::cold);
  const Plan good_plan = kernels_->plan(good, {}, problem.problem), moody_plan = kernels_->plan(moody, {}, problem.problem);
  EXPECT_EQ(laid_out.check(good_plan).fault, "");
  EXPECT_EQ(laid_out.recheck(good_plan, 50).fault, "");
  EXPECT_EQ(laid_out.check(moody_plan).fault, "") << "the first call is right";
  const std::string fault = laid_out.recheck(moody_plan, 50).fault;
  EXPECT_NE(fault.find("times without a pause: 64 of 64000 elements are wrong"), std::string::npos) << fault;
}

TEST_F(RotationTest, CopiesOfOtherKindsAreTimedAsOftenAndNotCompared) {
  const std::size_t kernel = add_kernel("tracing_values");
  load();
  ProblemSpec problem = problem_of(64, 1000);
  problem.tensors[0].fill.kind = FillKind::one;
  problem.tensors[0].timed = {FillKind::zero, FillKind::small_int};
  LaidOutProblem laid_out(*backend_, *kernels_, manifest_, problem, 1, CachePolicy::cold);
  const Plan plan = kernels_->plan(kernel, {}, problem.problem);
  EXPECT_EQ(laid_out.check(plan).fault, "");
  const SharedObject object(scratch_->path() / "kernels.so");
  auto* calls = static_cast<int*>(const_cast<void*>(object.symbol("calls")));
  const auto* values = static_cast<const float*>(object.symbol("values"));
  laid_out.lay_out_sets();
  *calls = 0;
  laid_out.time(plan, 2, 1e6);  // so long that a sample would be one launch
  ASSERT_GE(*calls, 6);
  EXPECT_EQ(*calls % 3, 0);
  int ones = 0, zeros = 0;
  for (int i = 0; i < *calls; ++i) {
    ones += values[i] == 1;
    zeros += values[i] == 0;
  }
  EXPECT_GE(ones, *calls / 3);
  EXPECT_GE(zeros, *calls / 3);
  EXPECT_EQ(laid_out.recheck(plan, 50).fault, "") << "only copies of the first kind have a reference";
}

class ProblemTunerTest : public EvaluatorTest {
 protected:
  // Tunes 64 x 1000 over the kernels added so far, the first being the default. `tile_edges`: what their tiles add.
  ProblemResult tune(const std::vector<std::size_t>& tile_edges = {}) {
    load();
    ProblemSpec problem = problem_of(64, 1000);
    for (std::size_t k = 0; k < manifest_.kernels.size(); ++k)
      problem.candidates.push_back({.kernel = k, .predicted_us = static_cast<double>(k + 1), .edges = tile_edges});
    problem.edges = {0, 1, 2};
    manifest_.problems = {problem};
    manifest_.edges = {problem_of(3, 7), problem_of(0, 5), problem_of(1, 1), problem_of(2, 33)};
    const std::vector<bool> usable(manifest_.kernels.size(), true);
    LocalMeasurer measurer(manifest_, *kernels_, *backend_, {}, 1);
    StopSignal stop;
    Budget budget(10);
    CostModel costs(TargetKind::cpu);
    MeteredMeasurer metered(manifest_, measurer, budget, costs);
    ProblemTuner tuner(manifest_, usable, metered, stop, {.strategy = "exhaustive"});
    return tuner.tune(0, 1, 0, [](const SearchState&) {});
  }
};

TEST_F(ProblemTunerTest, TheFasterOneWinsAndIsVerifiedOnItsEdges) {
  add_kernel("slow");
  const std::size_t good = add_kernel("good");
  const ProblemResult result = tune();
  EXPECT_EQ(result.failure, "");
  EXPECT_EQ(result.winner.candidate.kernel, good);
  EXPECT_GT(result.margin, 1);
  EXPECT_EQ(result.verified_shapes, 4);
  EXPECT_EQ(result.tried, 2);
  EXPECT_EQ(result.winner.samples_us.size(), result.default_instance.samples_us.size());
}

TEST_F(ProblemTunerTest, TheDefaultStaysWhenNothingBeatsIt) {
  const std::size_t good = add_kernel("good");
  add_kernel("slow");
  const ProblemResult result = tune();
  EXPECT_EQ(result.winner.candidate.kernel, good);
  EXPECT_EQ(result.margin, 0);
}

TEST_F(ProblemTunerTest, WrongOnesNeverWinHoweverFast) {
  add_kernel("slow");
  add_kernel("misses_one");
  add_kernel("a_little_off");
  const ProblemResult result = tune();
  EXPECT_EQ(result.winner.candidate.kernel, 0u);
  EXPECT_EQ(result.invalid.at(Invalidity::correctness), 2);
  ASSERT_EQ(result.faults.size(), 2u);
}

TEST_F(ProblemTunerTest, RightAtItsShapeButWrongOnAnEdgeDoesNotWin) {
  add_kernel("slow");
  add_kernel("wrong_tail");  // 1000 is a multiple of 8, 7 is not
  const ProblemResult result = tune();
  EXPECT_EQ(result.failure, "");
  EXPECT_EQ(result.winner.candidate.kernel, 0u);
  EXPECT_NE(result.faults.at(0).find("on the edge case 3x7"), std::string::npos) << result.faults.at(0);
}

// The only candidate, so that no time decides whether it is looked at.
TEST_F(ProblemTunerTest, WrongBesideItsOwnTileDoesNotWin) {
  add_kernel("wrong_beyond_32");
  EXPECT_EQ(tune().failure, "");
  const std::string failure = tune({3}).failure;
  EXPECT_NE(failure.find("no finalist passes verification"), std::string::npos) << failure;
  EXPECT_NE(failure.find("on the edge case 2x33"), std::string::npos) << failure;
}

TEST_F(ProblemTunerTest, WrongNowAndThenDoesNotWin) {
  add_kernel("wrong_when_checked_again");
  const std::string failure = tune().failure;
  EXPECT_NE(failure.find("on 64x1000"), std::string::npos) << failure;
  EXPECT_NE(failure.find("in run 2"), std::string::npos) << failure;
}

TEST_F(ProblemTunerTest, AWrongDefaultIsAFailureNotAWinner) {
  add_kernel("misses_one");
  add_kernel("good");
  EXPECT_NE(tune().failure.find("the default kernel misses_one is no good"), std::string::npos);
}

}  // namespace
}  // namespace tilewright::tune
