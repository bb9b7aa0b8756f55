// How a run ends, on one device or on several: what came of it is printed, winners are emitted.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "commands/tuning/run.h"

namespace tilewright::tune {

// A table for people, or the JSON document; of several kinds of devices one after the other, or {"runs": [...]}.
void print_reports(std::span<const Report> reports, const Options& options);
void print_plans(std::span<const Report> reports);
// Of what was decided, where something is emitted at all.
void emit_winners(const Run& run, std::span<const ReportRow> rows);
std::string stopped_text(std::span<const ReportRow> rows);
// Names a run's files: its time and process.
std::string make_stamp();

}  // namespace tilewright::tune
