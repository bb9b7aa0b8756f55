// What TILEWRIGHT_GROUP_CHECKS has runs look at: wrong ends and indices are told by their place on the CPU, and right ones,
// also those that name nothing, are taken.
#include <gtest/gtest.h>

#include <cstdint>
#include <cstdlib>
#include <string>
#include <vector>

#include "launch/number_guard.h"
#include "tilewright/dispatch.h"
#include "tilewright/error.h"
#include "tilewright/grouped_gemm.h"
#include "tilewright/k_grouped_gemm.h"
#include "tilewright/moe_sort.h"
#include "tilewright/scaled_grouped_gemm.h"

namespace tilewright {
namespace {

using Numbers = std::vector<std::int32_t>;

template <class P, class A>
std::string looked(const P& typed, const A& arguments) {
  const Problem problem = to_problem(typed, cpu_device());
  try {
    NumberGuard(linked_table().ops[problem.op], problem, cpu_device()).look(to_arguments(arguments), nullptr);
  } catch (const InvalidArgument& error) {
    return error.what();
  }
  return "";
}

std::string ends(const Numbers& ends, const Numbers& index = {}) {
  return looked(GroupedGemmProblem{.G = std::ssize(ends), .M = 9, .N = 2, .K = 2, .rows_a = 4},
                GroupedGemmArguments{.offsets = ends.data(), .row_index = index.empty() ? nullptr : index.data()});
}

std::string ids(const Numbers& ids, std::int64_t distance = 3) {
  return looked(MoeSortProblem{.tokens = 2, .k = 3, .experts = 8, .ldi = distance}, MoeSortArguments{.ids = ids.data()});
}

TEST(NumberGuard, EndsAreToldByTheFirstWrongOne) {
  EXPECT_EQ(ends({0, 3, 3, 9}), "");
  EXPECT_EQ(ends({0, 0, 5}), "") << "before the last row";
  EXPECT_EQ(ends({}), "");
  EXPECT_EQ(ends({-1, 3, 9}), "grouped_gemm: offsets has -1 as number 0, below 0");
  EXPECT_EQ(ends({4, 3, -9}), "grouped_gemm: offsets has 3 as number 1, less than 4, the end before it");
  EXPECT_EQ(ends({4, 10, 3}), "grouped_gemm: offsets has 10 as number 1, above 9, which is M");
  EXPECT_EQ(ends({4, INT32_MIN}), "grouped_gemm: offsets has -2147483648 as number 1, below 0");
}

TEST(NumberGuard, IndicesMayNameNothing) {
  EXPECT_EQ(ends({9}, {0, 3, 1, 2, 0, 0, -1, -1, -1}), "");
  EXPECT_EQ(ends({9}, {0, 3, 1, 2, 0, 4, -1, -1, 7}),
            "grouped_gemm: row_index has 4 as number 5; valid are numbers below 4, which is rows_a");
  EXPECT_EQ(ends({9}, {0, 3, -2, 2, 0, 4, -1, -1, 7}), "grouped_gemm: row_index has -2 as number 2, below -1");
  EXPECT_EQ(ids({0, 7, -1, 3, 3, 3}), "");
  EXPECT_EQ(ids({0, 7, -1, 3, 8, 3}), "moe_sort: ids has 8 as number 4; valid are numbers below 8, which is experts");
  EXPECT_EQ(ids({0, 7, -1, 99, 3, 8, 3, 99}, 4), "moe_sort: ids has 8 as number 4; valid are numbers below 8, which is experts")
      << "between rows there may be anything";
}

TEST(NumberGuard, IsOfEveryOperatorWithGroups) {
  const Numbers wrong{1, 8};
  EXPECT_EQ(looked(KGroupedGemmProblem{.G = 2, .T = 7, .M = 2, .N = 2}, KGroupedGemmArguments{.offsets = wrong.data()}),
            "k_grouped_gemm: offsets has 8 as number 1, above 7, which is T");
  EXPECT_EQ(
      looked(ScaledGroupedGemmProblem{.G = 2, .M = 7, .N = 2, .K = 2}, ScaledGroupedGemmArguments{.offsets = wrong.data()}),
      "scaled_grouped_gemm: offsets has 8 as number 1, above 7, which is M");
}

TEST(NumberGuard, IsNotThereUnlessItIsAskedFor) {
  if (std::getenv("TILEWRIGHT_GROUP_CHECKS") != nullptr) GTEST_SKIP() << "it is asked for";
  const Problem problem = to_problem(MoeSortProblem{.tokens = 2, .k = 3, .experts = 8}, cpu_device());
  EXPECT_EQ(wanted_guard(linked_table().ops[problem.op], problem, cpu_device()), nullptr);
  EXPECT_NO_THROW(check_groups());
}

}  // namespace
}  // namespace tilewright
