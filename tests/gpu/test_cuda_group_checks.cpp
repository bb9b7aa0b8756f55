// What finds wrong ends and indices on a GPU: the two operators by every linked kernel, sticky, as a captured graph that runs
// with other numbers each time; and what runs of grouped products report by themselves.
#include <cstdint>
#include <cstring>
#include <string>
#include <string_view>
#include <vector>

#include "cuda_memory.h"
#include "launch/launch.h"
#include "launch/number_guard.h"
#include "table/kernel_table.h"
#include "tilewright/check_indices.h"
#include "tilewright/check_offsets.h"
#include "tilewright/dispatch.h"
#include "tilewright/error.h"
#include "tilewright/grouped_gemm.h"

namespace tilewright {
namespace {

using test::CudaMemory;
using test::CudaStream;
using Numbers = std::vector<std::int32_t>;

class CudaGroupChecks : public test::GpuTest {
 protected:
  void SetUp() override {
    GpuTest::SetUp();
    if (IsSkipped()) return;
    if (kernels_of("check_offsets").empty()) GTEST_SKIP() << "no linked kernel of check_offsets runs on " << device().name;
  }

  static std::vector<const KernelEntry*> kernels_of(std::string_view op) {
    std::vector<const KernelEntry*> found;
    const KernelTable& table = linked_table();
    for (const KernelEntry& each : table.kernels) {
      if (table.ops[each.op].name == op && !each.image.empty() && compatible(table.archs[each.arch], device()))
        found.push_back(&each);
    }
    return found;
  }
  static Numbers numbers_in(const CudaMemory& memory, std::size_t count) {
    const std::vector<unsigned char> bytes = memory.read();
    Numbers numbers(count);
    std::memcpy(numbers.data(), bytes.data(), count * sizeof(std::int32_t));
    return numbers;
  }
  // The status that each kernel leaves, which must be the same.
  template <class P, class A>
  Numbers status_of(const P& typed, const A& arguments_of, const Numbers& list, const Numbers& before) {
    const KernelTable& table = linked_table();
    const Problem problem = to_problem(typed, device());
    Numbers status;
    for (const KernelEntry* kernel : kernels_of(table.ops[problem.op].name)) {
      const CudaMemory given(test::raw_bytes(list)), left(test::raw_bytes(before));
      Plan(*kernel, kernel->runtime_defaults, table, problem, device()).run(arguments_of(given.data(), left.data()));
      synchronize();
      EXPECT_EQ(given.read(), test::raw_bytes(list)) << kernel->id << " wrote its input";
      const Numbers found = numbers_in(left, 4);
      EXPECT_TRUE(status.empty() || status == found) << kernel->id;
      status = found;
    }
    return status;
  }
  Numbers of_ends(const Numbers& ends, std::int32_t rows, const Numbers& before = {0, 0, 0, 0}) {
    const auto arguments_of = [&](void* list, void* status) {
      return to_arguments(CheckOffsetsArguments{.offsets = list, .status = status, .rows = rows});
    };
    return status_of(CheckOffsetsProblem{.groups = std::ssize(ends)}, arguments_of, ends, before);
  }
};

TEST_F(CudaGroupChecks, TheFirstWrongEndIsFound) {
  EXPECT_EQ(of_ends({0, 4, 9}, 9), (Numbers{0, 0, 0, 0}));
  EXPECT_EQ(of_ends({0, -4, 99}, 9), (Numbers{1, 1, -4, 0}));
  EXPECT_EQ(of_ends({5, 4, 10}, 9), (Numbers{2, 1, 4, 5}));
  EXPECT_EQ(of_ends({5, 10, 4}, 9), (Numbers{3, 1, 10, 9}));
  EXPECT_EQ(of_ends({5, 10, 4}, 9, {1, 7, 7, 7}), (Numbers{1, 7, 7, 7})) << "what was found first stays";
  Numbers many(5000);
  for (std::size_t i = 0; i < many.size(); ++i) many[i] = static_cast<std::int32_t>(i);
  EXPECT_EQ(of_ends(many, 5000), (Numbers{0, 0, 0, 0}));
  for (const std::int32_t place : {4999, 3000, 1024, 1023, 257, 33, 2}) {
    many[static_cast<std::size_t>(place)] = 0;
    EXPECT_EQ(of_ends(many, 5000), (Numbers{2, place, 0, place - 1}));
  }
}

TEST_F(CudaGroupChecks, TheFirstIndexOfNothingIsFound) {
  const auto of_indices = [&](const Numbers& indices, std::int32_t least, std::int32_t count) {
    const auto arguments_of = [&](void* list, void* status) {
      return to_arguments(CheckIndicesArguments{.indices = list, .status = status, .least = least, .count = count});
    };
    const CheckIndicesProblem problem{.rows = std::ssize(indices) / 5, .cols = 3, .ldi = 5};
    return status_of(problem, arguments_of, indices, {0, 0, 0, 0});
  };
  Numbers indices(5 * 9000, -99);  // between rows there may be anything
  for (std::size_t i = 0; i < indices.size(); ++i)
    if (i % 5 < 3) indices[i] = static_cast<std::int32_t>(i % 7) - 1;
  EXPECT_EQ(of_indices(indices, -1, 6), (Numbers{0, 0, 0, 0}));
  indices[5 * 8000 + 2] = 6;
  EXPECT_EQ(of_indices(indices, -1, 6), (Numbers{2, 3 * 8000 + 2, 6, 6}));
  indices[5 * 7000] = -2;
  EXPECT_EQ(of_indices(indices, -1, 6), (Numbers{1, 3 * 7000, -2, -1}));
}

TEST_F(CudaGroupChecks, AGraphHasThemInIt) {
  const CudaStream stream;
  CudaMemory ends(test::raw_bytes(Numbers{1, 2})), status(test::raw_bytes(Numbers{0, 0, 0, 0}));
  const auto plan = plan_check_offsets({.groups = 2}, device());
  check(driver().cuStreamBeginCapture(stream.get(), CU_STREAM_CAPTURE_MODE_GLOBAL), "cuStreamBeginCapture");
  plan->run(to_arguments(CheckOffsetsArguments{.offsets = ends.data(), .status = status.data(), .rows = 5}), nullptr,
            stream.get());
  CUgraph graph = nullptr;
  CUgraphExec executable = nullptr;
  check(driver().cuStreamEndCapture(stream.get(), &graph), "cuStreamEndCapture");
  check(driver().cuGraphInstantiate(&executable, graph, 0), "cuGraphInstantiate");
  Numbers found;
  for (const Numbers& given : {Numbers{1, 2}, Numbers{3, 2}, Numbers{3, 9}, Numbers{1, 2}}) {
    ends.write(test::raw_bytes(given));
    check(driver().cuGraphLaunch(executable, stream.get()), "cuGraphLaunch");
    stream.synchronize();
    found.push_back(numbers_in(status, 4)[0]);
  }
  EXPECT_EQ(found, (Numbers{0, 2, 2, 2}));
  driver().cuGraphExecDestroy(executable);
  driver().cuGraphDestroy(graph);
}

// What TILEWRIGHT_GROUP_CHECKS makes of each plan.
TEST_F(CudaGroupChecks, WhatRunsFindIsToldWhenSomebodyAsks) {
  const Problem problem = to_problem(GroupedGemmProblem{.G = 2, .M = 5, .N = 3, .K = 4}, device());
  const NumberGuard guard(linked_table().ops[problem.op], problem, device());
  const CudaStream stream;
  const auto found = [&](const Numbers& given) -> std::string {
    const CudaMemory ends(test::raw_bytes(given));
    guard.look(to_arguments(GroupedGemmArguments{.offsets = ends.data()}), stream.get());
    stream.synchronize();
    try {
      check_groups();
    } catch (const InvalidArgument& error) {
      return error.what();
    }
    return "";
  };
  EXPECT_EQ(found({2, 5}), "");
  EXPECT_EQ(found({2, 6}), "grouped_gemm: offsets has 6 as number 1, above 5, which is M; the first that was found on a GPU");
  EXPECT_EQ(found({2, 5}), "");
  EXPECT_EQ(found({-2, 5}), "grouped_gemm: offsets has -2 as number 0, below 0; the first that was found on a GPU");
}

}  // namespace
}  // namespace tilewright
