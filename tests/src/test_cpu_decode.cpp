// Every linked kernel of attention_decode that this CPU can run is right on awkward shapes, and so is what dispatch chooses.
#include <gtest/gtest.h>

#include <map>

#include "decode_case.h"
#include "tilewright/device.h"
#include "tilewright/dispatch.h"

namespace tilewright {
namespace {

using test::DecodeCase;
using test::DecodeOperands;

std::string failure(const Plan& plan, DecodeOperands x) {
  std::vector<std::int32_t> pages = x.page_table();
  plan.run(x.arguments({x.q.data(), x.k.data(), x.v.data(), x.o.data(), x.lse.data(), pages.data(), x.lengths.data(),
                        x.scale_k.data(), x.scale_v.data()}));
  return x.difference(x.o, x.lse);
}

bool is_here(const KernelEntry& kernel) {
  const KernelTable& table = linked_table();
  return std::string_view(table.ops[kernel.op].name) == "attention_decode" && kernel.kind == TargetKind::cpu &&
         compatible(table.archs[kernel.arch], cpu_device());
}

TEST(CpuDecode, EveryLinkedKernelIsRight) {
  const KernelTable& table = linked_table();
  std::map<const KernelEntry*, int> runs;
  for (const KernelEntry& kernel : table.kernels) {
    if (is_here(kernel)) runs[&kernel] = 0;
  }
  if (runs.empty()) GTEST_SKIP() << "no linked kernel of attention_decode runs on this CPU";
  for (const Dtype dtype : {Dtype::f32, Dtype::bf16, Dtype::f16, Dtype::bf16_e4m3}) {
    for (const DecodeCase& each : test::awkward_decoding(dtype, 2)) {
      const Problem problem = to_problem(each.problem, cpu_device());
      const DecodeOperands operands(each, problem);
      operands.compute_expected();
      for (auto& [kernel, count] : runs) {
        if (!is_legal(*kernel, problem)) continue;
        ASSERT_EQ(failure(Plan(*kernel, kernel->runtime_defaults, table, problem, cpu_device()), operands), "")
            << kernel->id << "\n"
            << to_text(each);
        ++count;
      }
    }
  }
  for (const auto& [kernel, count] : runs) EXPECT_GT(count, 0) << kernel->id;
}

TEST(CpuDecode, DispatchFindsARightKernel) {
  if (std::ranges::none_of(linked_table().kernels, is_here)) GTEST_SKIP() << "no linked kernel of attention_decode runs here";
  for (const Dtype dtype : {Dtype::f32, Dtype::bf16, Dtype::f16, Dtype::bf16_e4m3}) {
    for (const DecodeCase& each : test::awkward_decoding(dtype, 1)) {
      const Problem problem = to_problem(each.problem, cpu_device());
      ASSERT_EQ(failure(*make_plan(problem, cpu_device()), DecodeOperands(each, problem)), "") << to_text(each);
    }
  }
}

// Parts of a long cache are merged in one order.
TEST(CpuDecode, BitsDoNotDependOnThreads) {
  const DecodeCase each{.problem = {.dtype = Dtype::f32, .B = 1, .Hq = 3, .Hkv = 1, .Sk = 5000, .D = 64, .threads = 1}};
  const Problem problem = to_problem(each.problem, cpu_device());
  const DecodeOperands operands(each, problem);
  for (const KernelEntry& kernel : linked_table().kernels) {
    if (!is_here(kernel) || !is_legal(kernel, problem)) continue;
    std::vector<unsigned char> first;
    for (const int threads : {1, 2, 5}) {
      AttentionDecodeProblem given = each.problem;
      given.threads = threads;
      const Plan plan(kernel, kernel.runtime_defaults, linked_table(), to_problem(given, cpu_device()), cpu_device());
      DecodeOperands x = operands;
      plan.run(x.arguments({x.q.data(), x.k.data(), x.v.data(), x.o.data(), x.lse.data(), nullptr, nullptr, nullptr, nullptr}));
      if (threads == 1) first = x.o;
      EXPECT_EQ(x.o, first) << kernel.id << " on " << threads << " threads";
    }
  }
}

TEST(CpuDecode, AnArgumentThatTheCacheHasNoUseForIsAnErrorAndSoIsAMissingOne) {
  if (std::ranges::none_of(linked_table().kernels, is_here)) GTEST_SKIP() << "no linked kernel of attention_decode runs here";
  const auto message = [](KvCache cache, bool with_table) -> std::string {
    const DecodeCase each{.problem = {.dtype = Dtype::f32, .kv_cache = cache, .Hq = 1, .Hkv = 1, .Sk = 8, .D = 64}};
    const Problem problem = to_problem(each.problem, cpu_device());
    DecodeOperands x(each, problem);
    std::vector<std::int32_t> pages = x.page_table();
    Arguments arguments =
        x.arguments({x.q.data(), x.k.data(), x.v.data(), x.o.data(), x.lse.data(), pages.data(), x.lengths.data()});
    arguments.tensors[5] = with_table ? pages.data() : nullptr;
    try {
      make_plan(problem, cpu_device())->run(arguments);
    } catch (const Error& error) {
      return error.what();
    }
    return "";
  };
  EXPECT_EQ(message(KvCache::contiguous, true), "attention_decode: page_table is given, but only kv_cache=paged reads it");
  EXPECT_EQ(message(KvCache::paged, false), "attention_decode: kv_cache=paged needs page_table");
  EXPECT_EQ(message(KvCache::paged, true), "");
}

TEST(CpuDecode, AWindowThatPositionsCannotBeAddedToIsAnErrorThatNamesIt) {
  if (std::ranges::none_of(linked_table().kernels, is_here)) GTEST_SKIP() << "no linked kernel of attention_decode runs here";
  DecodeCase each{.problem = {.dtype = Dtype::f32, .Hq = 1, .Hkv = 1, .Sk = 8, .D = 64}};
  each.scalars.window_left = INT32_MAX;
  const Problem problem = to_problem(each.problem, cpu_device());
  try {
    failure(*make_plan(problem, cpu_device()), DecodeOperands(each, problem));
    FAIL() << "it was taken";
  } catch (const Error& error) {
    EXPECT_STREQ(error.what(), "attention_decode: window_left is 2147483647; valid are -1 to 1073741824");
  }
}

// What lies behind the cache would be read: on CPUs somebody looks.
TEST(CpuDecode, LengthsThatTheCacheHasNotAreAnErrorThatNamesThem) {
  if (std::ranges::none_of(linked_table().kernels, is_here)) GTEST_SKIP() << "no linked kernel of attention_decode runs here";
  const DecodeCase each{.problem = {.dtype = Dtype::f32, .B = 2, .Hq = 1, .Hkv = 1, .Sk = 8, .D = 64}};
  const Problem problem = to_problem(each.problem, cpu_device());
  const auto plan = make_plan(problem, cpu_device());
  const auto message = [&](std::int32_t first, std::int32_t second) -> std::string {
    DecodeOperands x(each, problem);
    std::vector<std::int32_t> lengths{first, second};
    Arguments arguments = x.arguments({x.q.data(), x.k.data(), x.v.data(), x.o.data(), x.lse.data(), nullptr, nullptr});
    arguments.tensors[6] = lengths.data();
    try {
      plan->run(arguments);
    } catch (const InvalidArgument& error) {
      return error.what();
    }
    return "";
  };
  EXPECT_EQ(message(8, 0), "");
  EXPECT_EQ(message(8, 9), "attention_decode: seqlens_k has 9 as number 1; valid are 0 to 8, which is Sk");
  EXPECT_EQ(message(-1, 8), "attention_decode: seqlens_k has -1 as number 0; valid are 0 to 8, which is Sk");
  EXPECT_EQ(message(1 << 30, 8).substr(0, 52), "attention_decode: seqlens_k has 1073741824 as number");
}

// The table of pages may begin at any multiple of 4 bytes, in a batch's slice say: see Plan's tests for what that means.
TEST(CpuDecode, TheTableSaysWhichTensorsAreTakenBySingleElements) {
  const KernelTable& table = linked_table();
  const auto op =
      std::ranges::find_if(table.ops, [](const OpEntry& each) { return std::string_view(each.name) == "attention_decode"; });
  ASSERT_NE(op, table.ops.end());
  std::vector<std::string> narrow;
  for (std::size_t i = 0; i < op->tensors.size(); ++i) {
    if ((op->narrow_tensors >> i & 1) != 0) narrow.emplace_back(op->tensors[i]);
  }
  EXPECT_EQ(narrow, (std::vector<std::string>{"LSE", "page_table", "seqlens_k", "scale_k", "scale_v"}));
}

}  // namespace
}  // namespace tilewright
