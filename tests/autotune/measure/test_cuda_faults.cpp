// The same planted faults on a GPU, found by the checker's device side, and the races that only a GPU has. Needs a GPU.
#include <gtest/gtest.h>

#ifdef TILEWRIGHT_HAS_CUDA
#include <fmt/format.h>

#include <optional>

#include "compile/compiler.h"
#include "measure/planted_faults.h"
#include "system/scratch_folder.h"

namespace tilewright::tune {
namespace {

using test::Names;
using test::ProductCase;
using test::ProductKernel;

constexpr const char* kBefore = R"(
#define DEVICE __device__ inline
#define KERNEL(name)                                                                       \
  __device__ void name##_row(const Params* p, long long row);                             \
  extern "C" __global__ void name(Params p) { name##_row(&p, blockIdx.x); }               \
  __device__ void name##_row(const Params* p, long long row)
#define INFINITE __int_as_float(0x7f800000)
)";
// Where a race is planted one side waits, so that no luck is needed for it to show.
constexpr const char* kAfter = R"(
DEVICE void wait() {
  for (const long long start = clock64(); clock64() - start < 1000000;) {}
}
KERNEL(flushes_by_ftz) {
  store_row(p, row, [&](long long i, long long j) {
    float sum = 0;
    for (long long k = 0; k < p->depth; ++k)
      asm("fma.rn.ftz.f32 %0, %1, %2, %0;" : "+f"(sum) : "f"(p->a[i * p->lda + k]), "f"(p->b[k * p->ldb + j]));
    return sum;
  });
}
KERNEL(counts_atomically) {
  computes_when_all_arrived(p, [](int* counter) { return atomicAdd(counter, 1); });
}
KERNEL(counts_in_a_race) {  // of two CTAs
  computes_when_all_arrived(p, [](int* counter) {
    const int seen = *static_cast<volatile int*>(counter);
    wait();
    *static_cast<volatile int*>(counter) = seen + 1;
    return seen;
  });
}
// A CTA of 128 threads shares the depth.
template <bool barrier>
DEVICE void sum_across_threads(const Params& p) {
  __shared__ float parts[128];
  for (long long col = 0; col < p.cols; ++col) {
    float part = 0;
    for (long long k = threadIdx.x; k < p.depth; k += 128)
      part = fmaf(p.a[blockIdx.x * p.lda + k], p.b[k * p.ldb + col], part);
    if (!barrier && threadIdx.x >= 32) wait();
    parts[threadIdx.x] = part;
    if (barrier) __syncthreads();
    if (threadIdx.x == 0) {
      float sum = 0;
      for (int i = 0; i < 128; ++i) sum += static_cast<volatile float*>(parts)[i];
      p.c[blockIdx.x * p.ldc + col] = sum;
    }
    __syncthreads();
  }
}
extern "C" __global__ void sums_across_threads(Params p) { sum_across_threads<true>(p); }
extern "C" __global__ void misses_a_barrier(Params p) { sum_across_threads<false>(p); }
extern "C" __global__ void reference(Params p, double* out) {
  const long long index = blockIdx.x * 256LL + threadIdx.x;
  if (index < p.rows * p.cols) out[index] = reference_of(&p, index / p.cols, index % p.cols);
}
)";

class CudaFaultTest : public testing::Test {
 protected:
  void SetUp() override {
    if (cuda_devices().empty()) GTEST_SKIP() << "no CUDA device here";
    const Device& device = cuda_devices().front();
    const CompileJob job{.kind = CompilerKind::cuda,
                         .source = scratch_.write("kernels.cu", std::string(kBefore) + test::kProductKernels + kAfter),
                         .flags = {"--std=c++17"},
                         .arch = fmt::format("sm_{}{}", device.major, device.minor),
                         .output = scratch_.path() / "kernels.cubin",
                         .log = {}};
    const CompileOutcome outcome = compile(job, toolchain_from_environment());
    ASSERT_TRUE(outcome.ok) << outcome.message;
    finder_.emplace(device, job.output);
  }
  std::string fault_of(const ProductKernel& kernel, const ProductCase& each = {}, bool is_edge = true) {
    return finder_->fault_of(kernel, each, is_edge);
  }

  ScratchFolder scratch_;
  std::optional<test::FaultFinder> finder_;
};

TEST_F(CudaFaultTest, OtherOrdersAndRoundingsPass) {
  for (const char* kernel : test::kRightKernels) EXPECT_EQ(finder_->cases_that_find({kernel}), Names{}) << kernel;
}

TEST_F(CudaFaultTest, EachIsFoundByItsCases) {
  for (const auto& [kernel, cases] : test::planted_faults()) EXPECT_EQ(finder_->cases_that_find({kernel}), cases) << kernel;
  EXPECT_EQ(finder_->cases_that_find({"flushes_by_ftz"}), (Names{"subnormal a", "subnormal b"}));
}

TEST_F(CudaFaultTest, FaultsOfMemoryAreFound) {
  EXPECT_NE(fault_of({"misses_one"}).find("1 of 256 elements are wrong, the first at c[15][15]: got nothing"),
            std::string::npos);
  EXPECT_NE(fault_of({"scales_its_output_by_zero"}).find("16 of 256 elements are wrong"), std::string::npos);
  EXPECT_NE(fault_of({.symbol = "trusts_its_workspace", .workspace_bytes = 256}).find("16 of 256"), std::string::npos);
  EXPECT_NE(fault_of({"writes_past_the_end"}).find("the first at index 256 of"), std::string::npos);
  EXPECT_NE(fault_of({"writes_before"}).find("the first at index -1 of"), std::string::npos);
  EXPECT_NE(fault_of({"writes_between_rows"}, {.pad = 3}).find("15 elements of c outside"), std::string::npos);
  EXPECT_NE(fault_of({"writes_its_input"}).find("16 elements of a outside"), std::string::npos);
  EXPECT_NE(fault_of({.symbol = "writes_past_its_workspace", .workspace_bytes = 256}).find("beyond the workspace"),
            std::string::npos);
}

TEST_F(CudaFaultTest, StaleAndFickleOutputIsFound) {
  EXPECT_NE(fault_of({"does_it_once"}), "");
  EXPECT_NE(fault_of({"fills_in_nans_only"}).find("in run 2"), std::string::npos);
  EXPECT_NE(fault_of({"is_wrong_every_fourth_time"}, {}, false), "");
}

TEST_F(CudaFaultTest, RacesOfThreadsAndOfCtasAreFound) {
  const ProductCase deep{.depth = 256}, two_rows{.rows = 2};
  EXPECT_EQ(fault_of({.symbol = "sums_across_threads", .block = 128}, deep, false), "");
  EXPECT_NE(fault_of({.symbol = "misses_a_barrier", .block = 128}, deep, false), "");
  EXPECT_EQ(fault_of({.symbol = "counts_atomically", .zeroed_bytes = 256}, two_rows, false), "");
  EXPECT_NE(fault_of({.symbol = "counts_in_a_race", .zeroed_bytes = 256}, two_rows, false), "");
}

}  // namespace
}  // namespace tilewright::tune
#endif
