// The checker proven: kernels with one planted fault each, and which cases find it, run by run; and kernels that round
// otherwise and must pass. Every case, and every thing that a check does besides comparing, is the only one to find some fault.
#include <gtest/gtest.h>

#include <set>
#include <string>
#include <vector>

#include "bench.h"
#include "compiler.h"
#include "evaluator.h"
#include "product_op.h"
#include "scratch_folder.h"
#include "tilewright/dispatch.h"

namespace tilewright::tune {
namespace {

// One call of a kernel computes one row.
constexpr const char* kSource = R"(
#include <atomic>
#include <cmath>
#include <cstdint>
#include <sched.h>

struct Params {
  const float* a; const float* b; float* c; void* workspace;
  long long rows, cols, depth, lda, ldb, ldc;
  float alpha, beta;
};
#define KERNEL(name) extern "C" void name(const Params* p, long long row, long long, long long)

// One row; `sum(row, col)` is the inner product.
template <typename Sum>
static void store_row(const Params* p, long long row, Sum sum) {
  for (long long col = 0; col < p->cols; ++col) {
    float& c = p->c[row * p->ldc + col];
    const float product = p->alpha * sum(row, col);
    c = p->beta == 0 ? product : product + p->beta * c;
  }
}
static float dot(const Params* p, long long row, long long col, long long first, long long last) {
  float sum = 0;
  for (long long k = first; k < last; ++k) sum = std::fma(p->a[row * p->lda + k], p->b[k * p->ldb + col], sum);
  return sum;
}
static void right(const Params* p, long long row) {
  store_row(p, row, [&](long long i, long long j) { return dot(p, i, j, 0, p->depth); });
}
// As `right`, with every element of a and of b changed on the way.
template <typename ChangeA, typename ChangeB>
static void right_of(const Params* p, long long row, ChangeA change_a, ChangeB change_b) {
  store_row(p, row, [&](long long i, long long j) {
    float sum = 0;
    for (long long k = 0; k < p->depth; ++k)
      sum = std::fma(change_a(p->a[i * p->lda + k]), change_b(p->b[k * p->ldb + j]), sum);
    return sum;
  });
}
static float same(float x) { return x; }
static float flushed(float x) { return std::fabs(x) < 0x1p-126f ? 0.0f : x; }
static float clamped(float x) { return std::fmin(std::fmax(x, -0x1.fffffep127f), 0x1.fffffep127f); }
template <typename T>
static T* rounded_down(T* pointer) { return reinterpret_cast<T*>(reinterpret_cast<std::uintptr_t>(pointer) & ~std::uintptr_t{15}); }

// Right, each in its own way.
KERNEL(sums_in_order) { right(p, row); }
KERNEL(sums_backwards) {
  store_row(p, row, [&](long long i, long long j) {
    float sum = 0;
    for (long long k = p->depth; k-- > 0;) sum = std::fma(p->a[i * p->lda + k], p->b[k * p->ldb + j], sum);
    return sum;
  });
}
KERNEL(rounds_products) {
  store_row(p, row, [&](long long i, long long j) {
    float sum = 0;
    for (long long k = 0; k < p->depth; ++k) {
      volatile float product = p->a[i * p->lda + k] * p->b[k * p->ldb + j];
      sum += product;
    }
    return sum;
  });
}
KERNEL(sums_in_eight_lanes) {
  store_row(p, row, [&](long long i, long long j) {
    float lanes[8] = {};
    for (long long k = 0; k < p->depth; ++k)
      lanes[k % 8] = std::fma(p->a[i * p->lda + k], p->b[k * p->ldb + j], lanes[k % 8]);
    return ((lanes[0] + lanes[1]) + (lanes[2] + lanes[3])) + ((lanes[4] + lanes[5]) + (lanes[6] + lanes[7]));
  });
}
KERNEL(one_unit_off) {
  store_row(p, row, [&](long long i, long long j) {
    const float sum = dot(p, i, j, 0, p->depth);
    return std::isfinite(sum) && sum != 0 ? std::nextafter(sum, 0.0f) : sum;
  });
}

// Wrong for some data or shape.
KERNEL(is_always_off) { right(p, row); p->c[row * p->ldc] *= 1.001f; }
KERNEL(drops_the_depths_tail) {
  store_row(p, row, [&](long long i, long long j) { return dot(p, i, j, 0, p->depth < 4 ? p->depth : p->depth / 4 * 4); });
}
KERNEL(pads_the_depth) {  // to a multiple of 4, by zero times elements that exist
  store_row(p, row, [&](long long i, long long j) {
    float sum = dot(p, i, j, 0, p->depth);
    for (long long k = 0; (p->depth + k) % 4 != 0; ++k) sum = std::fma(0.0f, p->a[i * p->lda + k % p->depth], sum);
    return sum;
  });
}
KERNEL(misses_the_last_column) {
  Params narrower = *p;
  narrower.cols = p->cols % 2 == 0 ? p->cols : p->cols - 1;
  right(&narrower, row);
}
KERNEL(fills_its_pipeline) {
  store_row(p, row, [&](long long i, long long j) { return p->depth < 4 ? 0.0f : dot(p, i, j, 0, p->depth); });
}
KERNEL(needs_two_rows) { if (p->rows > 1) right(p, row); }
KERNEL(is_dense) { Params dense = *p; dense.ldb = p->cols; right(&dense, row); }
KERNEL(ignores_beta) { Params fresh = *p; fresh.beta = 0; right(&fresh, row); }
KERNEL(assumes_alignment) { Params aligned = *p; aligned.b = rounded_down(p->b); right(&aligned, row); }
KERNEL(flushes_a) { right_of(p, row, flushed, same); }
KERNEL(flushes_b) { right_of(p, row, same, flushed); }
KERNEL(clamps_infinities) { right_of(p, row, clamped, same); }
KERNEL(overflows) { right_of(p, row, [](float x) { return x * 16; }, [](float x) { return x / 16; }); }
KERNEL(flushes_products) {
  store_row(p, row, [&](long long i, long long j) {
    float sum = 0;
    for (long long k = 0; k < p->depth; ++k) {
      const float product = p->a[i * p->lda + k] * p->b[k * p->ldb + j];
      sum += std::fabs(product) < 0x1p-100f ? 0.0f : product;
    }
    return sum;
  });
}
KERNEL(loses_nans) {
  right(p, row);
  for (long long col = 0; col < p->cols; ++col) p->c[row * p->ldc + col] = std::fmax(p->c[row * p->ldc + col], -INFINITY);
}
KERNEL(leaves_out_nans) {  // never written: a NaN is there all the same
  Params scratch = *p;
  scratch.beta = 0;
  float sums[64];
  scratch.c = sums - row * p->ldc;
  right(&scratch, row);
  for (long long col = 0; col < p->cols; ++col)
    if (sums[col] == sums[col]) p->c[row * p->ldc + col] = sums[col] + (p->beta == 0 ? 0 : p->beta * p->c[row * p->ldc + col]);
}

// Wrong by what it does to memory.
KERNEL(misses_one) {
  Params narrower = *p;
  narrower.cols -= row == p->rows - 1;
  right(&narrower, row);
}
KERNEL(writes_past_the_end) { right(p, row); if (row == p->rows - 1) p->c[row * p->ldc + p->cols] = 1; }
KERNEL(writes_before) { right(p, row); if (row == 0) p->c[-1] = 1; }
KERNEL(writes_between_rows) { right(p, row); if (row < p->rows - 1 && p->ldc > p->cols) p->c[row * p->ldc + p->cols] = 1; }
KERNEL(writes_its_input) { right(p, row); const_cast<float*>(p->a)[row * p->lda] = 9; }
KERNEL(writes_past_its_workspace) { right(p, row); static_cast<float*>(p->workspace)[64] = 1; }
KERNEL(trusts_its_workspace) { right(p, row); p->c[row * p->ldc] += static_cast<float*>(p->workspace)[0]; }
KERNEL(does_it_once) {  // for each output
  static const float* done = nullptr;
  if (done == p->c) return;
  right(p, row);
  if (row == p->rows - 1) done = p->c;
}
KERNEL(fills_in_nans_only) { if (p->c[row * p->ldc] != p->c[row * p->ldc]) right(p, row); }
KERNEL(scales_its_output_by_zero) {
  const float old = p->c[row * p->ldc];
  right(p, row);
  if (p->beta == 0) p->c[row * p->ldc] += p->beta * old;
}
KERNEL(is_wrong_every_fourth_time) {
  static int calls = 0;
  if (row == 0) ++calls;
  right(p, row);
  if (row == 0 && calls % 4 == 0) p->c[0] += 1;
}
// The row that arrives last computes all rows and sets the counter back, as a split of K does it.
template <typename Arrive>
static void computes_when_all_arrived(const Params* p, Arrive arrive) {
  if (arrive() != p->rows - 1) return;
  for (long long i = 0; i < p->rows; ++i) right(p, i);
  *static_cast<int*>(p->workspace) = 0;
}
KERNEL(counts_atomically) {
  computes_when_all_arrived(p, [&] { return __atomic_fetch_add(static_cast<int*>(p->workspace), 1, __ATOMIC_ACQ_REL); });
}
KERNEL(counts_in_a_race) {  // the threads meet between reading and writing: no luck is needed for it to show
  static std::atomic<int> readers{0};
  computes_when_all_arrived(p, [&] {
    volatile int* counter = static_cast<int*>(p->workspace);
    const int seen = *counter;
    ++readers;
    for (int i = 0; i < 100000000 && readers % 2 != 0; ++i) sched_yield();
    *counter = seen + 1;
    return seen;
  });
}
extern "C" void reference(const Params* p, double* out, long long first, long long last) {
  for (long long row = first; row < last; ++row) {
    for (long long col = 0; col < p->cols; ++col) {
      double sum = 0;
      for (long long k = 0; k < p->depth; ++k) sum += static_cast<double>(p->a[row * p->lda + k]) * p->b[k * p->ldb + col];
      sum *= p->alpha;
      if (p->beta != 0) sum += static_cast<double>(p->beta) * p->c[row * p->ldc + col];
      out[row * p->cols + col] = sum;
    }
  }
}
)";

class PlantedFaultTest : public testing::Test {
 protected:
  static void SetUpTestSuite() {
    scratch_ = new ScratchFolder;
    const CompileJob job{.source = scratch_->write("kernels.cc", kSource),
                         .flags = {"-O2", "-std=c++17", "-ffp-contract=off"},
                         .arch = {},
                         .output = scratch_->path() / "kernels.so",
                         .log = {}};
    const auto result = compile(job, toolchain_from_environment());
    ASSERT_TRUE(result.ok) << result.message;
  }
  static void TearDownTestSuite() { delete scratch_; }

  PlantedFaultTest() : backend_(make_host_backend(cpu_device())) {
    manifest_.generator = "test";
    manifest_.arch = {.name = "here", .kind = TargetKind::cpu};
    manifest_.op = test::product_op();
    manifest_.references = {{.source = {}, .symbol = "reference", .hash = "r", .flags = {}}};
  }

  // What verification says of the kernel on the case; empty: right.
  std::string fault_of(const std::string& symbol, const test::ProductCase& each, bool is_edge = true,
                       std::int64_t workspace_bytes = 0, std::int64_t zeroed_bytes = 0) {
    KernelSpec kernel;
    kernel.id = kernel.family = symbol;
    kernel.config_json = "{}";
    kernel.unit = {.source = {}, .symbol = symbol, .hash = symbol, .flags = {}};
    kernel.launch.grid[0][0] = {.value = 0, .divisor = 1};
    kernel.launch.workspace.fixed_bytes = zeroed_bytes;
    kernel.launch.workspace.bytes_per = workspace_bytes;
    manifest_.kernels = {kernel};
    KernelSet kernels(manifest_, cpu_device());
    kernels.attach(0, scratch_->path() / "kernels.so");
    kernels.attach_reference(0, scratch_->path() / "kernels.so");
    const ProblemSpec problem = test::product_problem(each, 2);
    Bench bench(*backend_, kernels, manifest_, problem, 1);
    return Evaluator(*backend_, kernels, {}).verify(bench, {.kernel = 0}, is_edge).reason;
  }

  std::set<std::string> cases_that_find(const std::string& symbol) {
    std::set<std::string> found;
    for (const test::ProductCase& each : test::product_cases()) {
      if (!fault_of(symbol, each).empty()) found.insert(each.name);
    }
    return found;
  }

  void expect_found(const std::string& fault, const std::string& part) {
    EXPECT_NE(fault.find(part), std::string::npos) << "expected: " << part << "\nsaid: " << fault;
  }

  static inline ScratchFolder* scratch_ = nullptr;
  std::unique_ptr<DeviceBackend> backend_;
  Manifest manifest_;
};

using Names = std::set<std::string>;

TEST_F(PlantedFaultTest, OtherOrdersAndRoundingsPass) {
  for (const char* symbol : {"sums_in_order", "sums_backwards", "rounds_products", "sums_in_eight_lanes", "one_unit_off"}) {
    EXPECT_EQ(cases_that_find(symbol), Names{}) << symbol;
  }
}

// Which cases find a fault, no more and no fewer.
const struct {
  const char* fault;
  Names cases;
} kTable[] = {
    {"drops_the_depths_tail", {"tails", "infinite"}},
    {"misses_the_last_column", {"tails"}},
    {"needs_two_rows", {"one row"}},
    {"fills_its_pipeline", {"short depth"}},
    {"is_dense", {"strided"}},
    {"ignores_beta", {"beta"}},
    {"assumes_alignment", {"misaligned"}},
    {"overflows", {"large", "subnormal b"}},
    {"flushes_products", {"tiny"}},
    {"flushes_a", {"subnormal a"}},
    {"flushes_b", {"subnormal b"}},
    {"clamps_infinities", {"infinite"}},
    {"loses_nans", {"infinite"}},
    {"leaves_out_nans", {"infinite"}},
    {"pads_the_depth", {"infinite"}},
};

TEST_F(PlantedFaultTest, EachIsFoundByItsCases) {
  for (const auto& [fault, cases] : kTable) EXPECT_EQ(cases_that_find(fault), cases) << fault;
}

TEST_F(PlantedFaultTest, EveryFaultOfDataAndShapeNeedsItsCase) {
  Names needed;
  for (const auto& [fault, cases] : kTable) {
    if (cases.size() == 1) needed.insert(*cases.begin());
  }
  for (const test::ProductCase& each : test::product_cases()) {
    // "plain" is where the others start from, "wide" and "large" name a fault that "plain" and "subnormal b" find as well.
    if (each.name == "plain" || each.name == "wide" || each.name == "large") continue;
    EXPECT_TRUE(needed.contains(each.name)) << "no planted fault needs the case " << each.name;
  }
}

TEST_F(PlantedFaultTest, AnErrorAboveTheToleranceIsFoundEverywhere) {
  EXPECT_EQ(cases_that_find("is_always_off").size(), test::product_cases().size());
}

// From here on: what a check does besides comparing. Without it the fault named would pass.
TEST_F(PlantedFaultTest, PoisonFindsWhatIsNotWritten) {
  expect_found(fault_of("misses_one", {}), "1 of 256 elements are wrong, the worst by inf tolerances at batch 0 row 15 col 15");
}
TEST_F(PlantedFaultTest, PoisonFindsAnOutputThatIsReadAlthoughBetaIsZero) {
  expect_found(fault_of("scales_its_output_by_zero", {}), "16 of 256 elements are wrong");
}
TEST_F(PlantedFaultTest, AWorkspaceThatIsNotZeroFindsTrustInIt) {
  expect_found(fault_of("trusts_its_workspace", {}, true, 256), "16 of 256 elements are wrong");
}
TEST_F(PlantedFaultTest, GuardsFindWritesOutsideTheBuffers) {
  expect_found(fault_of("writes_past_the_end", {}),
               "1 elements of c outside the output were written, the first at index 256 of");
  expect_found(fault_of("writes_before", {}), "1 elements of c outside the output were written, the first at index -1 of");
  expect_found(fault_of("writes_past_its_workspace", {}, true, 256), "1 elements beyond the workspace were written");
}
TEST_F(PlantedFaultTest, TheGapsBetweenRowsAreGuardsToo) {
  expect_found(fault_of("writes_between_rows", {.pad = 3}), "15 elements of c outside the output were written");
}
TEST_F(PlantedFaultTest, InputsAreLookedAtAfterwards) {
  expect_found(fault_of("writes_its_input", {}), "16 elements of a outside the output were written, the first at index 0");
}
TEST_F(PlantedFaultTest, ASecondRunFindsStaleOutput) { expect_found(fault_of("does_it_once", {}), "in run 2"); }
TEST_F(PlantedFaultTest, OrdinaryNumbersInTheOutputFindWhatLooksForNaN) {
  expect_found(fault_of("fills_in_nans_only", {}), "in run 2");
}
TEST_F(PlantedFaultTest, SeveralRunsFindWhatIsWrongNowAndThen) {
  const std::string fault = fault_of("is_wrong_every_fourth_time", {}, false);
  expect_found(fault, "1 of 256 elements are wrong");
}
TEST_F(PlantedFaultTest, ARaceOfTwoThreadsIsFound) {
  const test::ProductCase two_rows{.rows = 2};
  EXPECT_EQ(fault_of("counts_atomically", two_rows, false, 0, 256), "");
  expect_found(fault_of("counts_in_a_race", two_rows, false, 0, 256), "32 of 32 elements are wrong");
}

}  // namespace
}  // namespace tilewright::tune
