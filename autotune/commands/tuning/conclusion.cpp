#include "commands/tuning/conclusion.h"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <set>

namespace tilewright::tune {
namespace {

bool is_decided(const ReportRow& row) { return row.failure.empty(); }

// A file's own folder gets the file's op alone.
std::vector<std::string> tuned_ops(std::span<const ReportRow> rows) {
  std::set<std::string> ops;
  for (const ReportRow& row : rows) {
    if (is_decided(row)) ops.insert(row.record.op);
  }
  return {ops.begin(), ops.end()};
}

// One document, or a list of several.
void print_documents(const std::vector<std::string>& documents) {
  if (documents.size() == 1) {
    std::puts(documents.front().c_str());
  } else {
    std::puts(fmt::format("{{\"runs\": [\n{}\n]}}", fmt::join(documents, ",\n")).c_str());
  }
}

}  // namespace

void print_reports(std::span<const Report> reports, const Options& options) {
  std::vector<std::string> documents;
  for (const Report& report : reports) {
    if (options.json) {
      documents.push_back(to_json(report));
    } else {
      std::fputs(("\n" + to_table(report)).c_str(), options.programs_read_stdout() ? stderr : stdout);
    }
  }
  if (options.json) print_documents(documents);
}

void print_plans(std::span<const Report> reports) {
  std::vector<std::string> documents;
  for (const Report& report : reports) documents.push_back(plan_to_json(report));
  print_documents(documents);
}

void emit_winners(const Run& run, std::span<const ReportRow> rows) {
  if (std::ranges::any_of(rows, is_decided) && run.options.emit && !run.options.generated.empty())
    run.codegen.emit(run.options.file.empty() ? std::vector<std::string>() : tuned_ops(rows));
}

std::string stopped_text(std::span<const ReportRow> rows) {
  const auto decided = std::ranges::count_if(rows, is_decided);
  return fmt::format("stopped: {} {} decided and published, the others are as they were", decided,
                     decided == 1 ? "problem is" : "problems are");
}

std::string make_stamp() {
  std::string stamp = utc_now();
  std::erase_if(stamp, [](char c) { return c == ':' || c == '-'; });
  return fmt::format("{}-{}", stamp, ::getpid());
}

}  // namespace tilewright::tune
