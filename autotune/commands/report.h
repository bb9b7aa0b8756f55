// The result for people (a table) and for programs (one JSON document). Called once, at the end of a run.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "records/record.h"
#include "search/candidate_failure.h"

namespace tilewright::tune {

// Of a result where there is no reference.
inline constexpr const char* kAgreesWithFirst = "agrees with the first";

struct ReportRow {
  std::string op{};
  std::string problem;
  std::string failure;        // instead of a record
  bool unaffordable = false;  // left as it was, for the budget: no fault
  TuningRecord record{};
  // Of what the library launched before, incumbent / winner - 1; none where nothing of it was measured in this run.
  std::optional<double> gain{};
  bool is_incumbent = false;  // it won
  double flops = 0;
  double bytes = 0;
  std::map<std::string, double> metrics{};  // what else is counted, by the rate's name: rows/s
  double roofline_us = 0;                   // 0: unknown
  // Another library of this machine that was only compared with: its time / the winner's, in the same rounds.
  std::string library{};  // empty: there was none
  double library_ratio = 0;
};

struct ReportTotals {
  double compile_s = 0;      // from the first unit to the last
  double compile_cpu_s = 0;  // of all compilers
  std::size_t kernels = 0;
  std::size_t from_cache = 0;
  std::size_t handed = 0;  // that workers of a cluster compiled for those that measure
  std::size_t compiled = 0;
  double budget_s = 0;
  double device_s = 0;                            // that the device was held for measuring
  double resumed_s = 0;                           // of it, by an earlier run that this one resumed
  std::int64_t measurements = 0;                  // samples, each of as many launches as it takes to be long enough
  std::int64_t discarded = 0;                     // others, thrown away because something held the device back
  std::int64_t survived = 0;                      // crashes and hangs
  std::map<Invalidity, std::int64_t> outcomes{};  // of all candidates that were compiled or run
  std::vector<CandidateFailure> failures{};
  bool stopped = false;
};

// Of what --dry-run says: device seconds that decide the problem, and that try all of its candidates.
struct PlannedProblem {
  std::string problem;
  std::size_t candidates = 0;
  double least_s = 0, most_s = 0;
};

// What one of several devices did.
struct DeviceUse {
  std::string name{};  // "GPU 1"
  std::string uuid{};
  std::size_t problems = 0;  // that it decided
  double device_s = 0;       // that it was held for measuring
  double wall_s = 0;         // from its first problem to its last
  double began_s = 0;        // Unix time
  double waited_s = 0;       // of wall_s, for compilers
  double locked_out_s = 0;   // before it, while another tuner had the device
  std::int64_t measurements = 0;
  std::int64_t discarded = 0;
  std::string lost{};     // why it was; empty: it was not
  std::string journal{};  // its own
};

struct Report {
  std::string headline;
  std::string device;
  bool is_cpu = false;
  bool predicted = false;
  std::vector<ReportRow> rows;
  std::vector<PlannedProblem> planned;  // instead of rows
  std::vector<std::string> left_out;    // problems that no kernel of --kernel serves
  ReportTotals totals;
  std::vector<DeviceUse> devices{};  // where there were several
  std::string database;
  std::string journal;
  std::string only_linked{};  // why, where the kernels that are linked were all that was searched
};

std::string to_table(const Report& report);
std::string to_json(const Report& report);
std::string plan_to_json(const Report& report);
// "1.234x of what was launched before", or that it is the same; empty where nothing is known of it.
std::string gain_text(const ReportRow& row);
// "1.53 TFLOP/s", "93.1 GFLOP/s", and of what has no FLOPs "812 GB/s"
std::string rate_text(double flops, double bytes, double us);
// ", 12.3 M rows/s" for each of what else is counted.
std::string metrics_text(const std::map<std::string, double>& metrics, double us);
// Of a budget that decided no problem: one that might, which is more, whatever was reckoned to be enough.
std::string too_little_text(double budget_s, double enough_s);
// "3m30s", "7s": whole seconds, rounded up.
std::string duration_text(double seconds);

}  // namespace tilewright::tune
