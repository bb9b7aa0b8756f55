// Every linked CPU kernel of gemm between pages that nobody may touch: small awkward products, whose operands end where a page
// does and then begin where one does, so that who reads or writes an element too far crashes or computes a NaN.
#include <gtest/gtest.h>

#include <cstdint>
#include <cstring>

#include "calls/guarded_memory.h"
#include "gemm_case.h"
#include "linked_cpu_kernels.h"
#include "tilewright/plan.h"

namespace tilewright {
namespace {

using calls::GuardedMemory;
using test::GemmCase;
using test::GemmOperands;

struct Guarded {
  GuardedMemory a{1 << 17}, b{1 << 17}, c{1 << 17}, bias{1 << 17};
};

void* put(GuardedMemory& memory, const std::vector<unsigned char>& bytes, GuardedMemory::Place place) {
  return std::memcpy(memory.place(bytes.size(), place, 0), bytes.data(), bytes.size());
}

// What is wrong; empty when nothing is.
std::string run(const KernelEntry& kernel, const Runtime& runtime, const GemmCase& gemm, GuardedMemory::Place place,
                Guarded& memory) {
  const Problem problem = to_problem(gemm.problem, cpu_device());
  const GemmOperands operands(gemm, problem);
  void* a = put(memory.a, operands.a, place);
  void* b = put(memory.b, operands.b, place);
  void* c = put(memory.c, operands.c, place);
  void* bias = put(memory.bias, operands.bias, place);
  memory.a.protect();
  memory.b.protect();
  memory.bias.protect();
  const Plan plan(kernel, runtime, linked_table(), problem, cpu_device());
  plan.run(operands.arguments(a, b, c, bias));
  if (!memory.c.is_guard_intact()) return "wrote beyond C";
  const auto* first = static_cast<const unsigned char*>(c);
  return operands.difference({first, first + operands.c.size()});
}

TEST(CpuBounds, NothingBeyondTheOperandsIsTouched) {
  Guarded memory;
  std::uint32_t state = 2044;
  const auto up_to = [&](std::uint32_t most) {
    state = state * 1664525u + 1013904223u;  // Numerical Recipes, section 7.1
    return 1 + static_cast<std::int64_t>((state >> 16) % most);
  };
  for (const KernelEntry* kernel : test::linked_cpu_kernels("gemm")) {
    for (const Layout layout : test::kAllLayouts) {
      if (!test::serves(*kernel, test::cpu_dtype_of(*kernel), layout)) continue;
      for (int i = 0; i < 60; ++i) {
        GemmCase gemm;
        GemmProblem& p = gemm.problem;
        p = {.dtype = test::cpu_dtype_of(*kernel),
             .layout = layout,
             .M = up_to(29),
             .N = up_to(i % 2 == 0 ? 20 : 100),
             .K = up_to(40),
             .threads = 1 + i % 3};
        const bool is_a_transposed = layout == Layout::tn || layout == Layout::tt;
        const bool is_b_transposed = layout == Layout::nt || layout == Layout::tt;
        p.lda = (is_a_transposed ? p.M : p.K) + i % 4;
        p.ldb = (is_b_transposed ? p.K : p.N) + i % 3;
        p.ldc = p.N;
        gemm.beta = i % 2 == 0 ? 0.0 : 0.5;
        gemm.has_bias = i % 5 == 0;
        for (const Runtime& runtime : test::runtimes_of(linked_table(), *kernel)) {
          for (const auto place : {GuardedMemory::Place::at_the_end, GuardedMemory::Place::at_the_beginning}) {
            ASSERT_EQ(run(*kernel, runtime, gemm, place, memory), "")
                << kernel->id << " " << to_string(*kernel, runtime) << "\n"
                << to_text(gemm);
          }
        }
      }
    }
  }
}

}  // namespace
}  // namespace tilewright
