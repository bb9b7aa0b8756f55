// Every linked CPU kernel runs on a thread of 128 KiB (musl's default; goroutines and fibers have less to spare), and takes at
// most 32 KiB of it.
#include <gtest/gtest.h>
#include <pthread.h>
#include <sys/mman.h>

#include <algorithm>
#include <cstddef>
#include <functional>
#include <string>
#include <vector>

#include "attention_case.h"
#include "decode_case.h"
#include "gemm_case.h"
#include "linked_cpu_kernels.h"
#include "tilewright/dispatch.h"
#include "tilewright/plan.h"

namespace tilewright {
namespace {

constexpr std::size_t kStackBytes = 128 * 1024, kGuardBytes = 64 * 1024;
constexpr std::byte kUntouched{0xa5};

void* call(void* function) {
  (*static_cast<std::function<void()>*>(function))();
  return nullptr;
}

// How much of its stack a thread has used that called `function`.
std::size_t stack_bytes(std::function<void()> function) {
  void* const memory =
      mmap(nullptr, kGuardBytes + kStackBytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_STACK, -1, 0);
  EXPECT_NE(memory, MAP_FAILED);
  EXPECT_EQ(mprotect(memory, kGuardBytes, PROT_NONE), 0);
  std::byte* const stack = static_cast<std::byte*>(memory) + kGuardBytes;
  std::fill(stack, stack + kStackBytes, kUntouched);
  pthread_attr_t attributes;
  pthread_attr_init(&attributes);
  EXPECT_EQ(pthread_attr_setstack(&attributes, stack, kStackBytes), 0);
  pthread_t thread{};
  EXPECT_EQ(pthread_create(&thread, &attributes, call, &function), 0);
  pthread_join(thread, nullptr);
  pthread_attr_destroy(&attributes);
  const std::byte* const lowest = std::find_if(stack, stack + kStackBytes, [](std::byte each) { return each != kUntouched; });
  const auto used = static_cast<std::size_t>(stack + kStackBytes - lowest);
  munmap(memory, kGuardBytes + kStackBytes);
  return used;
}

void expect_small(const KernelEntry& kernel, const Problem& problem, const Arguments& arguments) {
  const Plan plan(kernel, kernel.runtime_defaults, linked_table(), problem, cpu_device());
  const std::size_t idle = stack_bytes([] {}), used = stack_bytes([&] { plan.run(arguments); });
  const std::size_t bytes = used - std::min(used, idle);
  EXPECT_LE(bytes, 32 * 1024U) << kernel.id;
  testing::Test::RecordProperty(kernel.id, static_cast<int>(bytes));
}

TEST(CpuStack, EveryLinkedKernelTakesAtMost32KiB) {
  for (const KernelEntry* kernel : test::linked_cpu_kernels("gemm")) {
    for (const Layout layout : test::kAllLayouts) {
      const Dtype dtype = test::cpu_dtype_of(*kernel);
      if (!test::serves(*kernel, dtype, layout)) continue;
      const test::GemmCase each{.problem = {.dtype = dtype, .layout = layout, .M = 30, .N = 200, .K = 300, .threads = 1},
                                .activation = Activation::gelu,
                                .has_bias = true};
      const Problem problem = to_problem(each.problem, cpu_device());
      test::GemmOperands x(each, problem);
      expect_small(*kernel, problem, x.arguments(x.a.data(), x.b.data(), x.c.data(), x.bias.data()));
    }
  }
  for (const Dtype dtype : {Dtype::f32, Dtype::bf16}) {
    for (const Mask mask : {Mask::full, Mask::causal, Mask::general}) {
      for (const std::int64_t d : {64, 128, 256}) {
        test::AttentionCase each{
            .problem = {.dtype = dtype, .mask = mask, .Hq = 1, .Hkv = 1, .Sq = 70, .Sk = 150, .D = d, .threads = 1}};
        if (mask == Mask::general) each.has_bias = true, each.scalars.softcap = 2;
        const Problem problem = to_problem(each.problem, cpu_device());
        test::AttentionOperands x(each, problem);
        for (const KernelEntry* kernel : test::linked_cpu_kernels("attention_forward")) {
          if (!is_legal(*kernel, problem)) continue;
          expect_small(*kernel, problem,
                       x.arguments({x.q.data(), x.k.data(), x.v.data(), x.o.data(), x.lse.data(), x.bias.data(),
                                    x.slopes.data(), x.begins_q.data(), x.begins_k.data()}));
        }
      }
    }
    for (const std::int64_t d : {64, 128, 256}) {
      test::DecodeCase each{.problem = {.dtype = dtype, .Hq = 9, .Hkv = 1, .Sq = 2, .Sk = 300, .D = d, .threads = 1}};
      each.scalars.softcap = 2, each.scalars.window_right = 0;
      const Problem problem = to_problem(each.problem, cpu_device());
      test::DecodeOperands x(each, problem);
      for (const KernelEntry* kernel : test::linked_cpu_kernels("attention_decode")) {
        if (!is_legal(*kernel, problem)) continue;
        expect_small(*kernel, problem,
                     x.arguments({x.q.data(), x.k.data(), x.v.data(), x.o.data(), x.lse.data(), nullptr, x.lengths.data()}));
      }
    }
  }
}

// Choosing a kernel, too, and two calls at once.
TEST(CpuStack, OneCallFits) {
  const test::AttentionCase each{
      .problem = {.dtype = Dtype::f32, .mask = Mask::causal, .Hq = 2, .Hkv = 1, .Sq = 140, .Sk = 150, .D = 200, .threads = 2}};
  const Problem problem = to_problem(each.problem, cpu_device());
  test::AttentionOperands x(each, problem);
  if (test::linked_cpu_kernels("attention_forward").empty()) GTEST_SKIP() << "no linked attention kernel runs on this CPU";
  AttentionForwardArguments arguments;
  arguments.Q = x.q.data(), arguments.K = x.k.data(), arguments.V = x.v.data(), arguments.O = x.o.data();
  arguments.LSE = x.lse.data();
  stack_bytes([&] { attention_forward(each.problem, arguments, nullptr, 0, nullptr, cpu_device()); });
  EXPECT_EQ(x.difference(x.o, x.lse), "");
}

}  // namespace
}  // namespace tilewright
