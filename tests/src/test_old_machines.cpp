// CPUs older and GPUs newer than what kernels are tuned for: the linked table serves them, and says how.
#include <gtest/gtest.h>

#include <cmath>
#include <random>
#include <string>
#include <vector>

#include "table/kernel_table.h"
#include "tilewright/attention_decode.h"
#include "tilewright/attention_forward.h"
#include "tilewright/dispatch.h"
#include "tilewright/gemm.h"

namespace tilewright {
namespace {

// This machine's processor, as if it had no more than these flags.
Device old_cpu(std::vector<std::string> flags) {
  Device device = cpu_device();
  device.key = "old-cpu-" + std::to_string(flags.size());
  device.cpu_flags = std::move(flags);
  return device;
}

Device without_avx() { return old_cpu({"cx16", "lahf_lm", "popcnt", "pni", "sse4_1", "sse4_2", "ssse3"}); }

TEST(OldMachines, WithoutAvxEveryOpHasAKernelAndASentence) {
  const Device device = without_avx();
  const std::vector<Problem> problems{
      to_problem(GemmProblem{.dtype = Dtype::f32, .M = 5, .N = 7, .K = 9, .threads = 1}, device),
      to_problem(GemmProblem{.dtype = Dtype::f32, .layout = Layout::tt, .M = 500, .N = 70, .K = 90, .threads = 2}, device),
      to_problem(AttentionForwardProblem{.dtype = Dtype::bf16, .B = 1, .Hq = 1, .Hkv = 1, .Sq = 5, .Sk = 5, .D = 64}, device),
      to_problem(AttentionDecodeProblem{.dtype = Dtype::f32, .B = 1, .Hq = 1, .Hkv = 1, .Sq = 1, .Sk = 5, .D = 64}, device)};
  for (const Problem& problem : problems) {
    const Explanation answer = explain(problem, device);
    EXPECT_NE(answer.kernel.find(".x86-64-v2."), std::string::npos) << answer.kernel;
    EXPECT_NE(answer.reason.find("without AVX2"), std::string::npos) << answer.reason;
  }
}

TEST(OldMachines, WithoutAvxAProductIsRight) {
  const Device device = without_avx();
  std::vector<float> a(5 * 9, 2), b(9 * 7, 3), c(5 * 7, -1);
  const auto plan =
      make_plan(to_problem(GemmProblem{.dtype = Dtype::f32, .M = 5, .N = 7, .K = 9, .threads = 1}, device), device);
  plan->run(to_arguments(GemmArguments{.A = a.data(), .B = b.data(), .C = c.data()}));
  EXPECT_EQ(c, std::vector<float>(5 * 7, 54));
}

// AVX-512 BF16 of CPUs that have AMX multiplies half as much as f32 does.
TEST(NewMachines, WithAmxNothingElseMultipliesPairs) {
  const Device device =
      old_cpu({"avx",      "avx2",     "bmi1",     "bmi2",     "f16c",     "fma",         "abm",         "movbe",    "xsave",
               "avx512f",  "avx512bw", "avx512cd", "avx512dq", "avx512vl", "avx512_bf16", "avx512_vnni", "amx_tile", "amx_bf16",
               "amx_int8", "cx16",     "lahf_lm",  "popcnt",   "pni",      "sse4_1",      "sse4_2",      "ssse3"});
  const Explanation product = explain(to_problem(GemmProblem{.dtype = Dtype::bf16, .M = 64, .N = 64, .K = 64}, device), device);
  EXPECT_NE(product.kernel.find(".x86-64-v4-amx."), std::string::npos) << product.kernel;
  const Explanation attention = explain(
      to_problem(AttentionForwardProblem{.dtype = Dtype::bf16, .B = 1, .Hq = 1, .Hkv = 1, .Sq = 64, .Sk = 64, .D = 64}, device),
      device);
  EXPECT_NE(attention.kernel.find(".x86-64-v4."), std::string::npos) << attention.kernel;
}

// Where the models of an arch have nothing to say of a problem the next older arch's are asked: that must not happen.
TEST(NewMachines, ProductsRunOnTheNewestArchThatTheCpuHas) {
  std::vector<std::string> flags{"avx",   "avx2", "bmi1",    "bmi2",   "f16c", "fma",    "abm",    "movbe",
                                 "xsave", "cx16", "lahf_lm", "popcnt", "pni",  "sse4_1", "sse4_2", "ssse3"};
  std::mt19937_64 random(std::random_device{}());
  const auto size = [&] {
    return static_cast<std::int64_t>(std::exp2(std::uniform_real_distribution<double>(0, 12.5)(random)));
  };
  for (const char* arch : {".x86-64-v3.", ".x86-64-v4."}) {
    const Device device = old_cpu(flags);
    flags.insert(flags.end(), {"avx512f", "avx512bw", "avx512cd", "avx512dq", "avx512vl"});
    for (int i = 0; i < 2000; ++i) {
      const GemmProblem problem{.dtype = i % 2 == 0 ? Dtype::f32 : Dtype::f64,
                                .layout = static_cast<Layout>(random() % 4),
                                .M = size(),
                                .N = size(),
                                .K = size(),
                                .threads = 1 << random() % 8};
      const Explanation answer = explain(to_problem(problem, device), device);
      ASSERT_NE(answer.kernel.find(arch), std::string::npos)
          << answer.kernel << " of " << i % 2 << " " << static_cast<int>(problem.layout) << " " << problem.M << "x" << problem.N
          << "x" << problem.K << " on " << problem.threads;
    }
  }
}

TEST(OldMachines, WhatIsOlderStillIsAnErrorThatNamesWhatItLacks) {
  const Device device = old_cpu({"sse2", "cx16"});
  try {
    explain(to_problem(GemmProblem{.dtype = Dtype::f32, .M = 5, .N = 7, .K = 9}, device), device);
    FAIL() << "there is no such kernel";
  } catch (const Error& error) {
    EXPECT_NE(std::string(error.what()).find("; for x86-64-v2 the CPU lacks lahf_lm popcnt pni sse4_1 sse4_2 ssse3"),
              std::string::npos)
        << error.what();
  }
}

// What of the linked table runs on a GPU, best last.
std::vector<std::string> archs_of(int major, int minor) {
  Device device;
  device.kind = TargetKind::cuda;
  device.major = major;
  device.minor = minor;
  std::vector<std::string> names;
  for (const ArchEntry& arch : linked_table().archs) {
    if (compatible(arch, device)) names.emplace_back(arch.name);
  }
  return names;
}

TEST(NewMachines, EveryGpuFrom75OnRunsSomething) {
  using Names = std::vector<std::string>;
  EXPECT_EQ(archs_of(7, 0), Names{});
  EXPECT_EQ(archs_of(7, 5), Names{"sm75"});
  EXPECT_EQ(archs_of(8, 6), (Names{"ptx80", "sm80", "sm86"}));
  EXPECT_EQ(archs_of(8, 7), Names{"ptx80"});
  EXPECT_EQ(archs_of(9, 0), (Names{"ptx80", "sm90a"}));
  EXPECT_EQ(archs_of(10, 0), (Names{"ptx80", "sm100f"}));
  EXPECT_EQ(archs_of(10, 3), (Names{"ptx80", "sm100f"}));
  EXPECT_EQ(archs_of(11, 0), Names{"ptx80"});
  EXPECT_EQ(archs_of(12, 1), (Names{"ptx80", "sm120f"}));
  EXPECT_EQ(archs_of(13, 0), Names{"ptx80"});
}

}  // namespace
}  // namespace tilewright
