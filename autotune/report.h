// The result for people (a table) and for programs (one JSON document). Called once, at the end of a run.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "record.h"

namespace tilewright::tune {

struct ReportRow {
  std::string problem;
  std::string failure;  // instead of a record
  TuningRecord record{};
  double flops = 0;
  double roofline_us = 0;  // 0: unknown
};

struct ReportTotals {
  double compile_s = 0;
  double measure_s = 0;
  std::size_t kernels = 0;
  std::size_t from_cache = 0;
  std::size_t compiled = 0;
  int tried = 0;
  std::map<std::string, std::int64_t> rejected;  // by reason, after the generator's own constraints
  bool stopped = false;
};

struct Report {
  std::string headline;
  std::string device;
  bool predicted = false;
  std::vector<ReportRow> rows;
  ReportTotals totals;
  std::string database;
  std::string journal;
};

std::string to_table(const Report& report);
std::string to_json(const Report& report);
// "1.53 TFLOP/s", "93.1 GFLOP/s"
std::string rate_text(double flops, double us);
// "3m30s", "7s": whole seconds, rounded up.
std::string duration_text(double seconds);

}  // namespace tilewright::tune
