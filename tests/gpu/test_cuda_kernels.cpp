// Every linked CUDA kernel that this GPU can run is right on awkward shapes, and leaves its workspace's counters zero.
#include <algorithm>
#include <map>

#include "cuda_memory.h"
#include "gemm_case.h"
#include "tilewright/dispatch.h"

namespace tilewright {
namespace {

using test::awkward_cases;
using test::CudaMemory;
using test::GemmCase;
using test::GemmOperands;
using test::GpuTest;

class LinkedCudaKernels : public GpuTest {
 protected:
  static std::vector<const KernelEntry*> runnable_kernels() {
    const KernelTable& table = linked_table();
    std::vector<const KernelEntry*> kernels;
    for (const KernelEntry& kernel : table.kernels) {
      const bool is_gemm = std::string_view(table.ops[kernel.op].name) == "gemm";
      if (is_gemm && compatible(table.archs[kernel.arch], device()) && !kernel.image.empty()) kernels.push_back(&kernel);
    }
    return kernels;
  }

  // What is wrong after running on `c` with `workspace`, both written before; empty when nothing is.
  static std::string failure(const Plan& plan, const GemmOperands& operands, const Arguments& arguments, CudaMemory& c) {
    CudaMemory workspace(plan.workspace_bytes());
    workspace.clear();
    // Twice on one workspace: the second run meets what the first left in it.
    for (int i = 0; i < 2; ++i) {
      c.write(operands.c);
      plan.run(arguments, workspace.data());
      synchronize();
      if (std::string difference = operands.difference(c.read()); !difference.empty()) return difference;
    }
    const std::vector<unsigned char> left = workspace.read();
    const auto counters = std::span(left).first(plan.zeroed_workspace_bytes());
    return std::ranges::all_of(counters, [](unsigned char byte) { return byte == 0; })
               ? ""
               : "the workspace's counters are not zero";
  }
};

TEST_F(LinkedCudaKernels, AreRightOnAwkwardShapes) {
  const KernelTable& table = linked_table();
  const std::vector<const KernelEntry*> kernels = runnable_kernels();
  std::map<const KernelEntry*, int> runs;
  for (const Dtype dtype : test::kAllDtypes) {
    for (const Layout layout : test::kAllLayouts) {
      for (const GemmCase& each : awkward_cases(dtype, layout, 0)) {
        const Problem problem = to_problem(each.problem, device());
        const GemmOperands operands(each, problem);
        const CudaMemory a(operands.a), b(operands.b), bias(operands.bias);
        CudaMemory c(operands.c);
        const Arguments arguments = operands.arguments(a.data(), b.data(), c.data(), bias.data());
        for (const KernelEntry* kernel : kernels) {
          if (!is_legal(*kernel, problem)) continue;
          for (const Runtime& runtime : test::runtimes_of(table, *kernel)) {
            const Plan plan(*kernel, runtime, table, problem, device());
            ASSERT_EQ(failure(plan, operands, arguments, c), "") << kernel->id << " " << to_string(*kernel, runtime) << "\n"
                                                                 << to_text(each);
            ++runs[kernel];
          }
        }
      }
    }
  }
  for (const KernelEntry* kernel : kernels) EXPECT_GT(runs[kernel], 0) << kernel->id << " was legal for no case";
  EXPECT_FALSE(kernels.empty()) << "no linked kernel runs on " << device().name;
  std::printf("%zu linked kernels are right on %s\n", kernels.size(), device().name.c_str());
}

// Persistent CTAs meet on later tiles what they have left in stages and barriers. Three units have several of them to do.
TEST_F(LinkedCudaKernels, AreRightWhereFewCtasDoManyTiles) {
  const KernelTable& table = linked_table();
  Device few = device();
  few.compute_units = 3;
  int runs = 0;
  for (const Dtype dtype : {Dtype::f16, Dtype::bf16}) {
    for (const Layout layout : test::kAllLayouts) {
      for (const auto& [beta, depth] :
           {std::pair{0.0f, 776}, {-0.5f, 776}, {-0.5f, 775}}) {  // the last: rows that begin anywhere
        const GemmProblem sizes{.dtype = dtype, .layout = layout, .M = 392, .N = 648, .K = depth};
        const GemmCase each{.problem = sizes, .alpha = 1.5f, .beta = beta, .activation = Activation::silu, .has_bias = true};
        const Problem problem = to_problem(sizes, few);
        const GemmOperands operands(each, problem);
        const CudaMemory a(operands.a), b(operands.b), bias(operands.bias);
        CudaMemory c(operands.c);
        const Arguments arguments = operands.arguments(a.data(), b.data(), c.data(), bias.data());
        for (const KernelEntry* kernel : runnable_kernels()) {
          if (kernel->launch.ctas_per_unit == 0 || !is_legal(*kernel, problem)) continue;
          for (const Runtime& runtime : test::runtimes_of(table, *kernel)) {
            const Plan plan(*kernel, runtime, table, problem, few);
            ASSERT_EQ(failure(plan, operands, arguments, c), "") << kernel->id << " " << to_string(*kernel, runtime) << "\n"
                                                                 << to_text(each);
            ++runs;
          }
        }
      }
    }
  }
  if (runs == 0) GTEST_SKIP() << "no persistent kernel runs on " << device().name;
  std::printf("%d runs of persistent kernels are right on %s\n", runs, device().name.c_str());
}

// Whatever dispatch chooses is right too, also for pointers that are aligned to one element only.
TEST_F(LinkedCudaKernels, DispatchIsRightForLessAlignedPointers) {
  for (const Dtype dtype : test::kAllDtypes) {
    if (dtype == Dtype::f64) continue;  // of CPUs alone
    for (const Layout layout : test::kAllLayouts) {
      for (const GemmCase& each : awkward_cases(dtype, layout, 0)) {
        const Problem problem = to_problem(each.problem, device());
        const auto plan = make_plan(problem, device());
        GemmOperands operands(each, problem);
        const std::size_t factor = operands.factor_bytes(), offset = operands.result_bytes();
        const auto shifted = [](const std::vector<unsigned char>& bytes, std::size_t by) {
          std::vector<unsigned char> content(by, 0);
          content.insert(content.end(), bytes.begin(), bytes.end());
          return content;
        };
        const CudaMemory a(shifted(operands.a, factor)), b(shifted(operands.b, factor));
        const CudaMemory c(shifted(operands.c, offset)), bias(shifted(operands.bias, offset));
        CudaMemory workspace(plan->workspace_bytes());
        workspace.clear();
        const auto at = [](const CudaMemory& memory, std::size_t by) {
          return static_cast<void*>(static_cast<unsigned char*>(memory.data()) + by);
        };
        plan->run(operands.arguments(at(a, factor), at(b, factor), at(c, offset), at(bias, offset)), workspace.data());
        synchronize();
        std::vector<unsigned char> result = c.read();
        result.erase(result.begin(), result.begin() + static_cast<std::ptrdiff_t>(offset));
        ASSERT_EQ(operands.difference(result), "") << plan->kernel().id << "\n" << to_text(each);
      }
    }
  }
}

}  // namespace
}  // namespace tilewright
