// Every linked kernel of k_grouped_gemm that this GPU can run is right on awkward groups, and gives the same bits every time.
#include <map>

#include "cuda_memory.h"
#include "k_grouped_case.h"
#include "tilewright/dispatch.h"

namespace tilewright {
namespace {

using test::CudaMemory;
using test::GpuTest;
using test::KGroupedCase;
using test::KGroupedOperands;
using test::raw_bytes;

constexpr std::array kTypes{Dtype::f32, Dtype::f16, Dtype::bf16, Dtype::f16_f32, Dtype::bf16_f32};

class LinkedCudaKGroupedGemm : public GpuTest {
 protected:
  static std::vector<const KernelEntry*> runnable_kernels() {
    const KernelTable& table = linked_table();
    std::vector<const KernelEntry*> kernels;
    for (const KernelEntry& kernel : table.kernels) {
      const bool is_ours = std::string_view(table.ops[kernel.op].name) == "k_grouped_gemm";
      if (is_ours && compatible(table.archs[kernel.arch], device()) && !kernel.image.empty()) kernels.push_back(&kernel);
    }
    return kernels;
  }

  // What is wrong after two runs; empty when nothing is.
  static std::string failure(const Plan& plan, const KGroupedOperands& x) {
    const CudaMemory a(x.a), b(x.b), ends(raw_bytes(x.ends)), index(raw_bytes(x.index));
    CudaMemory c(x.c);
    std::vector<unsigned char> first;
    for (int run = 0; run < 2; ++run) {
      c.write(x.c);
      plan.run(x.arguments({a.data(), b.data(), c.data(), ends.data(), index.data()}), nullptr);
      synchronize();
      const std::vector<unsigned char> result = c.read();
      if (run > 0 && result != first) return "the second run gave other bits than the first";
      if (run > 0) continue;
      first = result;
      if (std::string difference = x.difference(result); !difference.empty()) return difference;
    }
    return a.read() != x.a || b.read() != x.b ? "an input was written" : "";
  }
};

TEST_F(LinkedCudaKGroupedGemm, IsRightOnAwkwardGroups) {
  const KernelTable& table = linked_table();
  const std::vector<const KernelEntry*> kernels = runnable_kernels();
  std::map<const KernelEntry*, int> runs;
  std::uint32_t seed = 0;
  for (const Dtype dtype : kTypes) {
    for (const KGroupedCase& each : test::awkward_gradients(dtype, 0)) {
      const Problem problem = to_problem(each.problem, device());
      const KGroupedOperands operands(each, problem, ++seed);
      for (const KernelEntry* kernel : kernels) {
        if (!is_legal(*kernel, problem)) continue;
        ASSERT_EQ(failure(Plan(*kernel, kernel->runtime_defaults, table, problem, device()), operands), "")
            << kernel->id << "\n"
            << to_text(each);
        ++runs[kernel];
      }
    }
  }
  for (const KernelEntry* kernel : kernels) EXPECT_GT(runs[kernel], 0) << kernel->id << " was legal for no case";
  if (kernels.empty()) GTEST_SKIP() << "no linked kernel of k_grouped_gemm runs on " << device().name;
  std::printf("%zu linked kernels of k_grouped_gemm are right on %s\n", kernels.size(), device().name.c_str());
}

TEST_F(LinkedCudaKGroupedGemm, DispatchFindsARightKernel) {
  if (runnable_kernels().empty()) GTEST_SKIP() << "no linked kernel of k_grouped_gemm runs on " << device().name;
  std::uint32_t seed = 1000;
  for (const Dtype dtype : kTypes) {
    for (const KGroupedCase& each : test::awkward_gradients(dtype, 0)) {
      const Problem problem = to_problem(each.problem, device());
      ASSERT_EQ(failure(*make_plan(problem, device()), KGroupedOperands(each, problem, ++seed)), "") << to_text(each);
    }
  }
}

}  // namespace
}  // namespace tilewright
