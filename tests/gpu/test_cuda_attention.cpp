// Every linked attention kernel that this GPU can run is right on awkward shapes, gives the same bits every time, and leaves
// its workspace's counters zero.
#include <algorithm>
#include <map>

#include "attention_case.h"
#include "cuda_memory.h"
#include "tilewright/dispatch.h"

namespace tilewright {
namespace {

using test::AttentionCase;
using test::AttentionOperands;
using test::CudaMemory;
using test::GpuTest;
using test::raw_bytes;

class LinkedCudaAttention : public GpuTest {
 protected:
  static std::vector<const KernelEntry*> runnable_kernels() {
    const KernelTable& table = linked_table();
    std::vector<const KernelEntry*> kernels;
    for (const KernelEntry& kernel : table.kernels) {
      const bool is_ours = std::string_view(table.ops[kernel.op].name) == "attention_forward";
      if (is_ours && compatible(table.archs[kernel.arch], device()) && !kernel.image.empty()) kernels.push_back(&kernel);
    }
    return kernels;
  }

  // What is wrong after `runs` runs on one workspace; empty when nothing is.
  static std::string failure(const Plan& plan, const AttentionOperands& x, int runs) {
    const CudaMemory q(x.q), k(x.k), v(x.v), bias(x.bias), slopes(raw_bytes(x.slopes)), begins_q(raw_bytes(x.begins_q)),
        begins_k(raw_bytes(x.begins_k));
    CudaMemory o(x.o), lse(raw_bytes(x.lse)), workspace(plan.workspace_bytes());
    workspace.clear();
    std::vector<unsigned char> first;
    for (int run = 0; run < runs; ++run) {
      o.write(x.o);
      plan.run(x.arguments({q.data(), k.data(), v.data(), o.data(), lse.data(), bias.data(), slopes.data(), begins_q.data(),
                            begins_k.data()}),
               workspace.data());
      synchronize();
      const std::vector<unsigned char> result = o.read(), lse_bytes = lse.read();
      std::vector<float> lse_values(lse_bytes.size() / 4);
      std::memcpy(lse_values.data(), lse_bytes.data(), lse_values.size() * 4);
      if (std::string difference = x.difference(result, lse_values); !difference.empty()) return difference;
      if (run == 0) first = result;
      if (result != first) return "run " + std::to_string(run + 1) + " gave other bits than the first";
    }
    const std::vector<unsigned char> left = workspace.read();
    const auto counters = std::span(left).first(plan.zeroed_workspace_bytes());
    return std::ranges::all_of(counters, [](unsigned char byte) { return byte == 0; }) ? "" : "the counters are not zero";
  }

  // The kernel's defaults, and whatever else its run-time parameters may be.
  static std::vector<Runtime> runtimes_of(const KernelEntry& kernel) {
    Runtime grouped = kernel.runtime_defaults, dealt = kernel.runtime_defaults, packed = kernel.runtime_defaults;
    Runtime packed_twice = packed;
    std::vector<Runtime> runtimes{kernel.runtime_defaults};
    for (std::size_t i = 0; i < kernel.runtime_names.size(); ++i) {
      if (std::string_view(kernel.runtime_names[i]) == "head_group") grouped[i] = 3;
      if (std::string_view(kernel.runtime_names[i]) == "dynamic") dealt[i] = 1;
      if (std::string_view(kernel.runtime_names[i]) == "pack") packed[i] = 2, packed_twice[i] = 4;
    }
    runtimes.push_back(grouped);
    for (const Runtime& other : {dealt, packed, packed_twice}) {
      if (other != kernel.runtime_defaults) runtimes.push_back(other);
    }
    return runtimes;
  }
};

TEST_F(LinkedCudaAttention, IsRightOnAwkwardShapes) {
  const KernelTable& table = linked_table();
  const std::vector<const KernelEntry*> kernels = runnable_kernels();
  std::map<const KernelEntry*, int> runs;
  for (const Dtype dtype : {Dtype::f16, Dtype::bf16}) {
    for (const AttentionCase& each : test::awkward_attention(dtype, 0)) {
      const Problem problem = to_problem(each.problem, device());
      const AttentionOperands operands(each, problem);
      for (const KernelEntry* kernel : kernels) {
        if (!is_legal(*kernel, problem)) continue;
        for (const Runtime& runtime : runtimes_of(*kernel)) {
          ASSERT_EQ(failure(Plan(*kernel, runtime, table, problem, device()), operands, 2), "")
              << kernel->id << " " << to_string(*kernel, runtime) << "\n"
              << to_text(each);
          ++runs[kernel];
        }
      }
    }
  }
  for (const KernelEntry* kernel : kernels) EXPECT_GT(runs[kernel], 0) << kernel->id << " was legal for no case";
  if (kernels.empty()) GTEST_SKIP() << "no linked attention kernel runs on " << device().name;
  std::printf("%zu linked attention kernels are right on %s\n", kernels.size(), device().name.c_str());
}

TEST_F(LinkedCudaAttention, GivesTheSameBitsEveryTime) {
  if (runnable_kernels().empty()) GTEST_SKIP() << "no linked attention kernel runs on " << device().name;
  for (const Mask mask : {Mask::full, Mask::causal, Mask::general}) {
    const AttentionCase each{
        .problem = {.dtype = Dtype::bf16, .mask = mask, .B = 2, .Hq = 8, .Hkv = 2, .Sq = 300, .Sk = 300, .D = 128}};
    const Problem problem = to_problem(each.problem, device());
    ASSERT_EQ(failure(*make_plan(problem, device()), AttentionOperands(each, problem), 20), "") << to_text(each);
  }
}

}  // namespace
}  // namespace tilewright
