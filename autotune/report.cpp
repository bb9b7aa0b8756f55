#include "report.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>
#include <optional>

namespace tilewright::tune {
namespace {

using Json = nlohmann::ordered_json;

std::string runtime_of(const TimedInstance& instance) {
  std::string text;
  for (const auto& [name, value] : instance.runtime) text += fmt::format(" {}={}", name, value);
  return text;
}

std::string roofline_text(const ReportRow& row) {
  return row.roofline_us > 0 ? fmt::format("{:.0f}%", 100 * row.roofline_us / row.record.winner.time.median) : "-";
}

bool is_default(const ReportRow& row) {
  return row.record.winner.kernel == row.record.default_instance.kernel &&
         row.record.winner.runtime == row.record.default_instance.runtime;
}

// The id without the op and the arch, which the headline names.
std::string short_id(const TuningRecord& record) {
  const std::string prefix = record.op + "." + record.arch + ".";
  return record.winner.kernel.starts_with(prefix) ? record.winner.kernel.substr(prefix.size()) : record.winner.kernel;
}

// None when there is no record.
std::optional<double> geometric_mean_speedup(const std::vector<ReportRow>& rows) {
  double sum = 0;
  int count = 0;
  for (const ReportRow& row : rows) {
    if (!row.failure.empty()) continue;
    sum += std::log(1 + row.record.margin);
    ++count;
  }
  return count > 0 ? std::optional(std::exp(sum / count)) : std::nullopt;
}

}  // namespace

std::string rate_text(double flops, double us) {
  const double gflops = us > 0 ? flops / us * 1e-3 : 0;
  return gflops >= 1000 ? fmt::format("{:.4g} TFLOP/s", gflops * 1e-3) : fmt::format("{:.4g} GFLOP/s", gflops);
}

std::string duration_text(double seconds) {
  const int whole = static_cast<int>(std::ceil(std::max(0.0, seconds)));
  return whole >= 60 ? fmt::format("{}m{:02}s", whole / 60, whole % 60) : fmt::format("{}s", whole);
}

std::string to_table(const Report& report) {
  std::size_t problem_width = 7, winner_width = 6;
  for (const ReportRow& row : report.rows) {
    problem_width = std::max(problem_width, row.problem.size());
    if (row.failure.empty())
      winner_width = std::max(winner_width, short_id(row.record).size() + runtime_of(row.record.winner).size());
  }
  std::string text =
      fmt::format("{:<{}}  {:<{}}  {:>11}  {:>14}  {:>6}  {:>10}  {:>3}  {:>3}\n", "problem", problem_width, "winner",
                  winner_width, report.predicted ? "us (pred.)" : "us", "rate", "roof", "vs default", "n", "tie");
  int undecided = 0;
  for (const ReportRow& row : report.rows) {
    if (!row.failure.empty()) {
      text += fmt::format("{:<{}}  no record: {}\n", row.problem, problem_width, row.failure);
      ++undecided;
      continue;
    }
    const TuningRecord& record = row.record;
    text += fmt::format("{:<{}}  {:<{}}  {:>11.2f}  {:>14}  {:>6}  {:>10}  {:>3}  {:>3}\n", row.problem, problem_width,
                        short_id(record) + runtime_of(record.winner), winner_width, record.winner.time.median,
                        rate_text(row.flops, record.winner.time.median), roofline_text(row),
                        is_default(row) ? "default" : fmt::format("{:.3f}x", 1 + record.margin), record.winner.time.n,
                        record.tie.size());
  }
  const ReportTotals& totals = report.totals;
  const std::optional<double> speedup = geometric_mean_speedup(report.rows);
  text += fmt::format(
      "\n{} problem{}{}: {} of {} kernels from the cache, {} compiled in {:.1f} s, {} candidates tried, measuring {:.1f} s{}\n",
      report.rows.size(), report.rows.size() == 1 ? "" : "s",
      undecided > 0 ? fmt::format(" ({} without a record)", undecided) : "", totals.from_cache, totals.kernels, totals.compiled,
      totals.compile_s, totals.tried, totals.measure_s,
      speedup ? fmt::format("; {:.3f}x of the default (geomean)", *speedup) : "");
  for (const auto& [reason, count] : totals.rejected) text += fmt::format("  {} rejected: {}\n", count, reason);
  if (report.predicted) text += "Nothing was measured: these are the cost model's predictions.\n";
  if (!report.database.empty()) text += fmt::format("Records: {}\n", report.database);
  if (!report.journal.empty()) text += fmt::format("Samples: {}\n", report.journal);
  return text;
}

std::string to_json(const Report& report) {
  Json json{{"headline", report.headline}, {"device", report.device}, {"status", report.predicted ? "predicted" : "measured"}};
  json["records"] = Json::array();
  json["failures"] = Json::array();
  for (const ReportRow& row : report.rows) {
    if (!row.failure.empty()) {
      json["failures"].push_back({{"problem", row.problem}, {"reason", row.failure}});
      continue;
    }
    Json record = Json::parse(to_line(row.record));
    const double us = row.record.winner.time.median;
    json["records"].push_back(
        {{"problem", row.problem},
         {"gflops", us > 0 ? row.flops / us * 1e-3 : 0},
         {"roofline_fraction", row.roofline_us > 0 && us > 0 ? Json(row.roofline_us / us) : Json(nullptr)},
         {"record", std::move(record)}});
  }
  const std::optional<double> speedup = geometric_mean_speedup(report.rows);
  json["totals"] = {{"compile_s", report.totals.compile_s},
                    {"measure_s", report.totals.measure_s},
                    {"kernels", report.totals.kernels},
                    {"from_cache", report.totals.from_cache},
                    {"compiled", report.totals.compiled},
                    {"tried", report.totals.tried},
                    {"rejected", report.totals.rejected},
                    {"stopped", report.totals.stopped},
                    {"speedup_over_default", speedup ? Json(*speedup) : Json(nullptr)}};
  json["database"] = report.database;
  json["journal"] = report.journal;
  return json.dump(1);
}

}  // namespace tilewright::tune
