#include "commands/tuning/live_table.h"

#include <fmt/format.h>

#include <algorithm>

#include "commands/report.h"
#include "system/progress.h"

namespace tilewright::tune {
namespace {

constexpr std::size_t kMostProblems = 12;   // in the table: the rest of the terminal keeps what was said before
constexpr std::size_t kNarrowest = 30;      // columns of a table
constexpr std::size_t kNarrowestName = 12;  // of a problem, before other columns go
constexpr double kToldAfter = 0.05;         // of the budget is used: before, nobody knows how long the rest takes

using Row = std::vector<std::string>;

std::string percent_text(double us, double best_us) {
  return us > 0 && best_us > 0 ? fmt::format("{:.0f}%", 100 * us / best_us) : "";
}

std::string state_text(const LiveProblem& problem) {
  switch (problem.state) {
    case LiveProblem::State::waiting:
      return "waiting";
    case LiveProblem::State::searching:
      return "searching";
    case LiveProblem::State::decided:
      return "decided";
    case LiveProblem::State::failed:
      return "no record";
    case LiveProblem::State::left_out:
      return "no budget";
  }
  return "";
}

// In the order in which columns go where there is no place: the last first.
Row row_of(const LiveProblem& problem, bool is_current) {
  return {(is_current ? "> " : "  ") + problem.name,
          problem.candidates > 0 ? fmt::format("{}/{}", problem.tried, problem.candidates) : "",
          problem.best_us > 0 ? fmt::format("{:.2f}", problem.best_us) : "",
          percent_text(problem.roofline_us, problem.best_us),
          state_text(problem),
          percent_text(problem.vendor_us, problem.best_us),
          problem.best_us > 0 ? problem.rate : ""};
}

std::string vendor_of(const LiveTable& table) {
  for (const LiveProblem& problem : table.problems) {
    if (!problem.vendor.empty()) return problem.vendor;
  }
  return "";
}

int trials(const LiveTable& table) {
  int sum = 0;
  for (const LiveProblem& problem : table.problems) sum += problem.tried;
  return sum;
}

std::string line_of(const Row& row, const std::vector<std::size_t>& widths) {
  std::string line = fmt::format("{:<{}}", cut_to(row[0], widths[0]), widths[0]);
  for (std::size_t i = 1; i < widths.size(); ++i) line += fmt::format("  {:>{}}", row[i], widths[i]);
  return line;
}

// Of all rows, as many columns as leave the names a place.
std::vector<std::size_t> widths_of(const std::vector<Row>& rows, std::size_t columns) {
  std::vector<std::size_t> widths(rows.front().size());
  for (const Row& row : rows) {
    for (std::size_t i = 0; i < row.size(); ++i) widths[i] = std::max(widths[i], row[i].size());
  }
  const auto used = [&] {
    std::size_t sum = 0;
    for (std::size_t i = 1; i < widths.size(); ++i) sum += 2 + widths[i];
    return sum;
  };
  const std::size_t name = std::min(widths[0], kNarrowestName);
  while (widths.size() > 1 && used() + name > columns) widths.pop_back();
  widths[0] = std::min(widths[0], columns - used());
  return widths;
}

std::string current_text(const LiveTable& table) {
  const LiveProblem& problem = table.problems[table.current];
  std::string text = fmt::format("{}: {}/{} tried", problem.name, problem.tried, problem.candidates);
  if (problem.best_us <= 0) return text;
  text += fmt::format(", best {:.2f} us, {}", problem.best_us, problem.rate);
  if (problem.roofline_us > 0) text += fmt::format(", {} of the roofline", percent_text(problem.roofline_us, problem.best_us));
  if (problem.vendor_us > 0)
    text += fmt::format(", {} of {}", percent_text(problem.vendor_us, problem.best_us), problem.vendor);
  return text;
}

}  // namespace

std::string head_line(const LiveTable& table) {
  const auto is_over = [](const LiveProblem& problem) {
    return problem.state != LiveProblem::State::waiting && problem.state != LiveProblem::State::searching;
  };
  const double left_s = std::max(0.0, table.budget_s - table.spent_s);
  std::string text = fmt::format("[{}/{}] {} trials, {} of the budget left ({:.0f}% used)",
                                 std::ranges::count_if(table.problems, is_over), table.problems.size(), trials(table),
                                 duration_text(left_s), table.budget_s > 0 ? 100 * table.spent_s / table.budget_s : 0);
  if (table.spent_s > kToldAfter * table.budget_s && table.spent_s > 0)
    text += fmt::format(", at most {} to go", duration_text(left_s * std::max(1.0, table.wall_s / table.spent_s)));
  return text;
}

std::vector<std::string> live_lines(const LiveTable& table, std::size_t columns, std::size_t rows) {
  const std::string head = head_line(table);
  if (table.problems.empty()) return {cut_to(head, columns)};
  if (columns < kNarrowest || rows < 4) return {cut_to(head + "; " + current_text(table), columns)};
  const std::size_t shown = std::min({table.problems.size(), kMostProblems, rows - 3});  // head, titles, and one to spare
  const std::size_t before = std::min(table.current - std::min(table.current, shown / 2), table.problems.size() - shown);
  const std::string vendor = vendor_of(table);
  std::vector<Row> cells{{fmt::format("  problem{}", shown < table.problems.size() ? fmt::format(" ({} of them)", shown) : ""),
                          "tried", "best us", "roofline", "state", vendor.empty() ? "" : "of " + vendor, "rate"}};
  for (std::size_t i = before; i < before + shown; ++i) cells.push_back(row_of(table.problems[i], i == table.current));
  if (vendor.empty()) {
    for (Row& row : cells) row.erase(row.begin() + 5);
  }
  const std::vector<std::size_t> widths = widths_of(cells, columns);
  std::vector<std::string> lines{cut_to(head, columns)};
  for (const Row& row : cells) lines.push_back(cut_to(line_of(row, widths), columns));
  return lines;
}

}  // namespace tilewright::tune
