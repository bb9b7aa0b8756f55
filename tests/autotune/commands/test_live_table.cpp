// What a terminal is told while a run goes on, in terminals of all sizes.
#include <gtest/gtest.h>

#include "commands/tuning/live_table.h"
#include "system/progress.h"

namespace tilewright::tune {
namespace {

LiveTable table(std::size_t problems) {
  LiveTable table{.budget_s = 40, .spent_s = 10, .wall_s = 15};
  for (std::size_t i = 0; i < problems; ++i)
    table.problems.push_back({.name = "bf16.nt M=" + std::to_string(i + 1), .candidates = 48});
  table.current = problems - 1;
  LiveProblem& current = table.problems.back();
  current.state = LiveProblem::State::searching;
  current.tried = 12;
  current.best_us = 50;
  current.rate = "512 GFLOP/s";
  current.roofline_us = 40;
  return table;
}

TEST(LiveTable, TheHeadSaysWhatIsDoneAndWhatIsLeft) {
  LiveTable shown = table(3);
  shown.problems[0].state = LiveProblem::State::decided;
  shown.problems[0].tried = 30;
  EXPECT_EQ(head_line(shown), "[1/3] 42 trials, 30s of the budget left (25% used), at most 45s to go");
  shown.spent_s = 1;
  EXPECT_EQ(head_line(shown), "[1/3] 42 trials, 39s of the budget left (2% used)") << "too early to tell";
}

TEST(LiveTable, RowsAreProblems) {
  LiveTable shown = table(2);
  shown.problems[0].state = LiveProblem::State::decided;
  shown.problems[0].best_us = 20;
  shown.problems[0].vendor = "cublaslt";
  shown.problems[0].vendor_us = 19;
  const std::vector<std::string> lines = live_lines(shown, 120, 24);
  ASSERT_EQ(lines.size(), 4U);
  EXPECT_EQ(lines[1], "  problem      tried  best us  roofline      state  of cublaslt         rate");
  EXPECT_EQ(lines[2], "  bf16.nt M=1   0/48    20.00              decided          95%             ");
  EXPECT_EQ(lines[3], "> bf16.nt M=2  12/48    50.00       80%  searching               512 GFLOP/s");
}

TEST(LiveTable, WithoutAnotherLibraryThereIsNoColumnOfIt) {
  EXPECT_EQ(live_lines(table(1), 120, 24)[1].find(" of "), std::string::npos);
}

TEST(LiveTable, ANarrowTerminalGetsFewerColumns) {
  const std::vector<std::string> lines = live_lines(table(1), 34, 24);
  EXPECT_EQ(lines[2], "> bf16.nt M=1  12/48    50.00");
  EXPECT_EQ(lines[0], "[0/1] 12 trials, 30s of the budg..");
}

TEST(LiveTable, WhereNoTableFitsThereIsALine) {
  const std::vector<std::string> lines = live_lines(table(5), 200, 3);
  ASSERT_EQ(lines.size(), 1U);
  EXPECT_EQ(lines[0],
            "[0/5] 12 trials, 30s of the budget left (25% used), at most 45s to go; bf16.nt M=5: 12/48 tried, best 50.00 us, "
            "512 GFLOP/s, 80% of the roofline");
}

TEST(LiveTable, FitsIntoAnyTerminal) {
  for (const std::size_t problems : {1U, 5U, 60U}) {
    LiveTable shown = table(problems);
    shown.problems.front().vendor = "cublaslt";
    for (std::size_t columns = 1; columns < 150; ++columns) {
      for (const std::size_t rows : {1U, 2U, 4U, 7U, 50U}) {
        for (shown.current = 0; shown.current < problems; ++shown.current) {
          const std::vector<std::string> lines = live_lines(shown, columns, rows);
          ASSERT_LE(lines.size(), rows);
          bool has_current = lines.size() == 1;
          for (const std::string& line : lines) {
            ASSERT_LE(line.size(), columns) << line;
            has_current = has_current || line.starts_with("> ");
          }
          ASSERT_TRUE(has_current) << columns << " x " << rows;
        }
      }
    }
  }
}

TEST(Progress, TextIsCutToColumns) {
  EXPECT_EQ(cut_to("abcdef", 6), "abcdef");
  EXPECT_EQ(cut_to("abcdefg", 6), "abcd..");
  EXPECT_EQ(cut_to("abcdefg", 3), "abc");
  EXPECT_EQ(cut_to("\xc2\xb5s \xc2\xb5s", 5), "\xc2\xb5s \xc2\xb5s") << "two bytes, one column";
  EXPECT_EQ(cut_to("\xc2\xb5\xc2\xb5\xc2\xb5", 2), "\xc2\xb5\xc2\xb5");
}

}  // namespace
}  // namespace tilewright::tune
