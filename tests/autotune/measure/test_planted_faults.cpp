// The checker proven on the CPU: kernels with one planted fault each, and which cases find it; and kernels that round otherwise
// and must pass. Every case, and every thing that a check does besides comparing, is the only one to find some fault.
#include <gtest/gtest.h>

#include "compile/compiler.h"
#include "measure/planted_faults.h"
#include "system/scratch_folder.h"

namespace tilewright::tune {
namespace {

using test::Names;
using test::ProductCase;
using test::ProductKernel;

constexpr const char* kFrameBefore = R"(
#include <atomic>
#include <cmath>
#include <sched.h>
#define DEVICE static inline
#define KERNEL(name) extern "C" void name(const Params* p, long long row, long long, long long)
#define INFINITE __builtin_huge_valf()
)";
constexpr const char* kFrameAfter = R"(
KERNEL(counts_atomically) {
  computes_when_all_arrived(p, [](int* counter) { return __atomic_fetch_add(counter, 1, __ATOMIC_ACQ_REL); });
}
KERNEL(counts_in_a_race) {  // the threads meet between reading and writing: no luck is needed for it to show
  static std::atomic<int> readers{0};
  computes_when_all_arrived(p, [](int* counter) {
    const int seen = *static_cast<volatile int*>(counter);
    ++readers;
    for (int i = 0; i < 100000000 && readers % 2 != 0; ++i) sched_yield();
    *static_cast<volatile int*>(counter) = seen + 1;
    return seen;
  });
}
extern "C" void reference(const Params* p, double* out, long long first, long long last) {
  for (long long row = first; row < last; ++row)
    for (long long col = 0; col < p->cols; ++col) out[row * p->cols + col] = reference_of(p, row, col);
}
)";

class PlantedFaultTest : public testing::Test {
 protected:
  static void SetUpTestSuite() {
    scratch_ = new ScratchFolder;
    const CompileJob job{
        .source = scratch_->write("kernels.cc", std::string(kFrameBefore) + test::kProductKernels + kFrameAfter),
        .flags = {"-O2", "-std=c++17", "-ffp-contract=off"},
        .arch = {},
        .output = scratch_->path() / "kernels.so",
        .log = {}};
    const CompileOutcome outcome = compile(job, toolchain_from_environment());
    ASSERT_TRUE(outcome.ok) << outcome.message;
  }
  static void TearDownTestSuite() { delete scratch_; }

  void expect_found(const std::string& fault, const std::string& part) {
    EXPECT_NE(fault.find(part), std::string::npos) << "expected: " << part << "\nsaid: " << fault;
  }
  std::string fault_of(const ProductKernel& kernel, const ProductCase& each = {}, bool is_edge = true) {
    return finder_.fault_of(kernel, each, is_edge);
  }

  static inline ScratchFolder* scratch_ = nullptr;
  test::FaultFinder finder_{cpu_device(), scratch_->path() / "kernels.so"};
};

TEST_F(PlantedFaultTest, OtherOrdersAndRoundingsPass) {
  for (const char* kernel : test::kRightKernels) EXPECT_EQ(finder_.cases_that_find({kernel}), Names{}) << kernel;
}

TEST_F(PlantedFaultTest, EachIsFoundByItsCases) {
  for (const auto& [kernel, cases] : test::planted_faults()) EXPECT_EQ(finder_.cases_that_find({kernel}), cases) << kernel;
}

TEST_F(PlantedFaultTest, EveryCaseIsTheOnlyOneToFindSomeFault) {
  Names needed;
  for (const auto& [kernel, cases] : test::planted_faults()) {
    if (cases.size() == 1) needed.insert(*cases.begin());
  }
  for (const ProductCase& each : test::product_cases()) {
    // "plain" is where the others start from; "wide" and "large" name a fault that "plain" and "subnormal b" find as well.
    if (each.name == "plain" || each.name == "wide" || each.name == "large") continue;
    EXPECT_TRUE(needed.contains(each.name)) << "no planted fault needs the case " << each.name;
  }
}

TEST_F(PlantedFaultTest, AnErrorAboveTheToleranceIsFoundEverywhere) {
  EXPECT_EQ(finder_.cases_that_find({"is_always_off"}).size(), test::product_cases().size());
}

// From here on: what a check does besides comparing. Without it the fault named would pass.
TEST_F(PlantedFaultTest, PoisonFindsWhatIsNotWritten) {
  expect_found(fault_of({"misses_one"}),
               "1 of 256 elements are wrong, the first at c[15][15]: got nothing: it was never written");
}
TEST_F(PlantedFaultTest, PoisonFindsAnOutputThatIsReadAlthoughBetaIsZero) {
  expect_found(fault_of({"scales_its_output_by_zero"}), "16 of 256 elements are wrong");
}
TEST_F(PlantedFaultTest, AWorkspaceThatIsNotZeroFindsTrustInIt) {
  expect_found(fault_of({.symbol = "trusts_its_workspace", .workspace_bytes = 256}), "16 of 256 elements are wrong");
}
TEST_F(PlantedFaultTest, GuardsFindWritesOutsideTheBuffers) {
  expect_found(fault_of({"writes_past_the_end"}), "1 elements of c outside the output were written, the first at index 256 of");
  expect_found(fault_of({"writes_before"}), "1 elements of c outside the output were written, the first at index -1 of");
  expect_found(fault_of({.symbol = "writes_past_its_workspace", .workspace_bytes = 256}),
               "1 elements beyond the workspace were written");
}
TEST_F(PlantedFaultTest, TheGapsBetweenRowsAreGuardsToo) {
  expect_found(fault_of({"writes_between_rows"}, {.pad = 3}), "15 elements of c outside the output were written");
}
TEST_F(PlantedFaultTest, InputsAreLookedAtAfterwards) {
  expect_found(fault_of({"writes_its_input"}), "16 elements of a outside the output were written, the first at index 0");
}
TEST_F(PlantedFaultTest, ASecondRunFindsStaleOutput) { expect_found(fault_of({"does_it_once"}), "in run 2"); }
TEST_F(PlantedFaultTest, OrdinaryNumbersInTheOutputFindWhatLooksForNaN) {
  expect_found(fault_of({"fills_in_nans_only"}), "in run 2");
}
TEST_F(PlantedFaultTest, SeveralRunsFindWhatIsWrongNowAndThen) {
  expect_found(fault_of({"is_wrong_every_fourth_time"}, {}, false), "1 of 256 elements are wrong");
}
TEST_F(PlantedFaultTest, ARaceOfTwoThreadsIsFound) {
  const ProductCase two_rows{.rows = 2};
  EXPECT_EQ(fault_of({.symbol = "counts_atomically", .zeroed_bytes = 256}, two_rows, false), "");
  expect_found(fault_of({.symbol = "counts_in_a_race", .zeroed_bytes = 256}, two_rows, false), "32 of 32 elements are wrong");
}

}  // namespace
}  // namespace tilewright::tune
