#include "commands/run.h"

#include <cstdio>

namespace tilewright::tune {

void say(const Run& run, const std::string& text) {
  if (run.board != nullptr) return run.progress.line(run.label + ": " + text);  // one of several, which share a screen
  std::FILE* stream = run.options.programs_read_stdout() ? stderr : stdout;
  std::fprintf(stream, "%s\n", text.c_str());
  std::fflush(stream);
}

void publish(Run& run, const TuningRecord& record) {
  const UnusedLines unused = run.database.publish({&record, 1});
  for (const std::string& line : unused.put_aside) run.progress.line("warning: " + line);
  // These are still there when the next problem is published.
  if (unused.left.empty() || !run.looked_through.insert(record.op).second) return;
  for (const std::string& line : unused.left) run.progress.line("warning: " + line);
}

ReportRow row_of(const Manifest& manifest, const ProblemSpec& problem, double roofline_us) {
  return {.op = manifest.op.name,
          .problem = problem_text(manifest.op, problem),
          .failure = {},
          .record = {},
          .flops = problem.flops,
          .bytes = problem.bytes,
          .metrics = problem.metrics,
          .roofline_us = roofline_us};
}

}  // namespace tilewright::tune
