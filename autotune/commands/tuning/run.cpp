#include "commands/tuning/run.h"

#include <cstdio>

#include "commands/settings.h"

namespace tilewright::tune {

BuildSettings build_settings_of(const Run& run) {
  BuildSettings settings = build_settings(run.options);
  settings.only_linked = !run.why_only_linked.empty();
  return settings;
}

void look_for_compiler(Run& run) {
  if (!run.target.present) return;
  run.why_only_linked = why_none_compiles(run.target.arch, build_settings(run.options));
  if (run.why_only_linked.empty()) return;
  run.report.only_linked =
      "Nothing can be compiled here (" + run.why_only_linked +
      "): only kernels that are linked were searched, and their results compared with those of the default. With a compiler "
      "every legal kernel is searched, and held against a reference.";
}

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
