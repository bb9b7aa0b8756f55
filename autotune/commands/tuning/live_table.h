// What a terminal shows while candidates are measured: how far the run is, and a table of its problems. Plain values and their
// text; the measuring stage fills it, Progress draws it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace tilewright::tune {

struct LiveProblem {
  enum class State : std::uint8_t { waiting, searching, decided, failed, left_out };

  std::string name{};
  State state = State::waiting;
  int tried = 0, candidates = 0;
  double best_us = 0;      // so far; 0: nothing was right yet
  std::string rate{};      // of that: "512 GFLOP/s"
  double roofline_us = 0;  // 0: unknown
  std::string vendor{};    // another library that was timed; empty: none was
  double vendor_us = 0;
};

struct LiveTable {
  std::vector<LiveProblem> problems{};
  std::size_t current = 0;
  double budget_s = 0, spent_s = 0;
  double wall_s = 0;  // since measuring began
};

// "[3/12] 157 trials, 12s of the budget left (40% used), at most 14s to go"
std::string head_line(const LiveTable& table);
// The head and as much of the table as fits: problems around the current one, columns from the left. Where no table fits the
// current problem follows the head on its line.
std::vector<std::string> live_lines(const LiveTable& table, std::size_t columns, std::size_t rows);

}  // namespace tilewright::tune
