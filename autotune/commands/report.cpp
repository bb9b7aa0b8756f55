#include "commands/report.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <nlohmann/json.hpp>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace tilewright::tune {
namespace {

using Json = nlohmann::ordered_json;

constexpr std::size_t kFailuresShown = 10;  // to people; the document for programs and the journal have all

// Operators are named where there are several.
std::vector<std::string> names_of(const std::vector<ReportRow>& rows) {
  const bool is_one = std::ranges::all_of(rows, [&](const ReportRow& row) { return row.op == rows.front().op; });
  std::vector<std::string> names;
  for (const ReportRow& row : rows) names.push_back(is_one ? row.problem : row.op + " " + row.problem);
  return names;
}

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

// 1 + the geometric mean's margin of the records that `margin_of` knows one of; none when there are none.
template <typename MarginOf>
std::optional<double> geometric_mean_speedup(const std::vector<ReportRow>& rows, const MarginOf& margin_of) {
  double sum = 0;
  int count = 0;
  for (const ReportRow& row : rows) {
    const std::optional<double> margin = row.failure.empty() ? margin_of(row) : std::nullopt;
    if (!margin) continue;
    sum += std::log(1 + *margin);
    ++count;
  }
  return count > 0 ? std::optional(std::exp(sum / count)) : std::nullopt;
}

std::optional<double> speedup_over_default(const Report& report) {
  return geometric_mean_speedup(report.rows, [](const ReportRow& row) { return std::optional(row.record.margin); });
}

std::optional<double> speedup_over_incumbents(const Report& report) {
  return geometric_mean_speedup(report.rows, [](const ReportRow& row) { return row.gain; });
}

struct RowTally {
  std::size_t tuned = 0, failed = 0, unaffordable = 0;
};

RowTally tally_of(const Report& report) {
  RowTally tally;
  for (const ReportRow& row : report.rows)
    ++(row.failure.empty() ? tally.tuned : row.unaffordable ? tally.unaffordable : tally.failed);
  return tally;
}

std::string problems_line(const Report& report) {
  const RowTally tally = tally_of(report);
  std::string text = fmt::format("{} problem{}: {} {}", report.rows.size(), report.rows.size() == 1 ? "" : "s", tally.tuned,
                                 report.predicted ? "predicted" : "tuned");
  if (tally.failed > 0) text += fmt::format(", {} without a record", tally.failed);
  if (tally.unaffordable > 0)
    text += fmt::format(", {} left as they were because the budget ran out (--budget)", tally.unaffordable);
  if (const auto speedup = speedup_over_default(report)) text += fmt::format("; {:.3f}x of the default (geomean)", *speedup);
  if (const auto speedup = speedup_over_incumbents(report)) {
    text += fmt::format(", {:.3f}x of what was launched before, which won {} times", *speedup,
                        std::ranges::count_if(report.rows, &ReportRow::is_incumbent));
  }
  return text + "\n";
}

std::optional<double> device_s_per_problem(const Report& report) {
  const std::size_t tuned = tally_of(report).tuned;
  return tuned > 0 ? std::optional(report.totals.device_s / static_cast<double>(tuned)) : std::nullopt;
}

std::string device_lines(const Report& report) {
  const ReportTotals& totals = report.totals;
  std::string text =
      fmt::format("{} seconds: {:.1f} of {:.1f}", report.is_cpu ? "device" : "GPU", totals.device_s, totals.budget_s);
  if (totals.resumed_s > 0) text += fmt::format(" ({:.1f} of them before it was resumed)", totals.resumed_s);
  if (const auto each = device_s_per_problem(report)) text += fmt::format(", {:.2f} for each tuned problem", *each);
  text += fmt::format("; {} measurements", totals.measurements);
  if (totals.discarded > 0) text += fmt::format(", {} more discarded because something held the device back", totals.discarded);
  text += '\n';
  if (totals.survived > 0) text += fmt::format("{} crashes and hangs survived\n", totals.survived);
  return text;
}

// In the words of the T4 exchange format; what has a time is correct.
const char* word_of(Invalidity invalidity) { return invalidity == Invalidity::none ? "correct" : to_string(invalidity); }

// What the table must not claim.
std::string unverified_lines(const std::vector<ReportRow>& rows) {
  const auto count =
      std::ranges::count_if(rows, [](const ReportRow& row) { return row.failure.empty() && !row.record.is_verified; });
  if (count == 0) return "";
  return fmt::format("result of {} problem{}: {}, not verified, for nothing says what is right (a `check` line does)\n", count,
                     count == 1 ? "" : "s", kAgreesWithFirst);
}

std::string outcome_lines(const ReportTotals& totals) {
  std::string text, counts;
  for (const auto& [invalidity, count] : totals.outcomes)
    counts += fmt::format("{}{} {}", counts.empty() ? "" : ", ", count, word_of(invalidity));
  if (!counts.empty()) text += fmt::format("candidates: {}\n", counts);
  // What broke a constraint is dropped as planned: the least news of all.
  std::vector<CandidateFailure> failures = totals.failures;
  std::stable_partition(failures.begin(), failures.end(),
                        [](const CandidateFailure& failure) { return failure.invalidity != Invalidity::constraints; });
  std::size_t shown = 0;
  for (const CandidateFailure& failure : failures) {
    if (++shown > kFailuresShown) {
      text += fmt::format("  and {} more\n", totals.failures.size() - kFailuresShown);
      break;
    }
    text += fmt::format("  {}{}{}: {}: {}\n", failure.candidate, failure.problem.empty() ? "" : " on ", failure.problem,
                        word_of(failure.invalidity), failure.reason);
    for (const std::string& command : failure.commands) text += fmt::format("    {}\n", command);
  }
  return text;
}

std::string bandwidth_text(double bytes, double us) { return fmt::format("{:.4g} GB/s", us > 0 ? bytes / us * 1e-3 : 0); }

double per_second(double amount, double us) { return us > 0 ? amount / us * 1e6 : 0; }

// "12.3 M"
std::string metric_text(double rate) {
  constexpr std::array kPrefixes = {"", " k", " M", " G", " T", " P"};
  std::size_t prefix = 0;
  for (; rate >= 1000 && prefix + 1 < kPrefixes.size(); ++prefix) rate /= 1000;
  return fmt::format("{:.4g}{}", rate, kPrefixes[prefix]);
}

// The rates that any of the rows has, in columns of their own.
std::set<std::string> metrics_of(const Report& report) {
  std::set<std::string> names;
  for (const ReportRow& row : report.rows) {
    for (const auto& [name, amount] : row.metrics) names.insert(name);
  }
  return names;
}

std::string metric_column(const std::string& name, const std::string& text) {
  return fmt::format("  {:>{}}", text, std::max<std::size_t>(name.size(), 8));
}

// Of a final: who else might have won it.
std::string outcome_text(const TuningRecord& record) {
  if (record.predicted) return "-";
  return record.tie.empty() ? "clear" : fmt::format("tie of {}", record.tie.size() + 1);
}

std::string use_lines(const Report& report) {
  std::string text;
  for (const DeviceUse& use : report.devices) {
    text +=
        fmt::format("{} ({}): {} problems, {:.1f} s of {:.1f} s measuring{}{}\n", use.name, use.uuid, use.problems,
                    use.device_s, use.wall_s, use.wall_s > 0 ? fmt::format(" ({:.0f}%)", 100 * use.device_s / use.wall_s) : "",
                    use.lost.empty() ? "" : ", lost: " + use.lost);
  }
  return text;
}

}  // namespace

std::string gain_text(const ReportRow& row) {
  if (row.is_incumbent) return "what was launched before";
  return row.gain ? fmt::format("{:.3f}x of what was launched before", 1 + *row.gain) : "";
}

std::string rate_text(double flops, double bytes, double us) {
  const double gflops = us > 0 ? flops / us * 1e-3 : 0;
  if (flops <= 0) return bandwidth_text(bytes, us);
  return gflops >= 1000 ? fmt::format("{:.4g} TFLOP/s", gflops * 1e-3) : fmt::format("{:.4g} GFLOP/s", gflops);
}

std::string metrics_text(const std::map<std::string, double>& metrics, double us) {
  std::string text;
  for (const auto& [name, amount] : metrics) text += fmt::format(", {} {}", metric_text(per_second(amount, us)), name);
  return text;
}

std::string too_little_text(double budget_s, double enough_s) {
  return fmt::format("a budget of {:g}s is too little for any problem; ask for --budget {:.1f}s or more", budget_s,
                     std::ceil(10 * std::max(enough_s, 2 * budget_s)) / 10);
}

std::string duration_text(double seconds) {
  const int whole = static_cast<int>(std::ceil(std::max(0.0, seconds)));
  return whole >= 60 ? fmt::format("{}m{:02}s", whole / 60, whole % 60) : fmt::format("{}s", whole);
}

namespace {

// Ours tuned, ours as it is without tuning, and the fastest other library of this machine. Empty: none was compared with.
std::string library_table(const Report& report, const std::vector<std::string>& names, std::size_t problem_width) {
  std::string text;
  double logarithms = 0;
  int count = 0;
  for (std::size_t i = 0; i < names.size(); ++i) {
    const ReportRow& row = report.rows[i];
    if (row.library.empty() || !row.failure.empty()) continue;
    const double us = row.record.winner.time.median, default_us = (1 + row.record.margin) * us;
    text +=
        fmt::format("{:<{}}  {:>11.2f}  {:>11.2f}  {:>11.2f}  {:<8}  {:>8.3f}x  {:>8.3f}x\n", names[i], problem_width, us,
                    default_us, row.library_ratio * us, row.library, row.library_ratio, row.library_ratio * us / default_us);
    logarithms += std::log(row.library_ratio);
    ++count;
  }
  if (count == 0) return text;
  const std::string head = fmt::format("{:<{}}  {:>11}  {:>11}  {:>11}  {:<8}  {:>9}  {:>9}\n", "problem", problem_width,
                                       "tuned us", "default us", "library us", "library", "tuned", "default");
  return fmt::format("\n{}{}{} beside the fastest other library here, in the same rounds: tuned {:.3f}x as fast (geomean)\n",
                     head, text, count == 1 ? "1 problem" : fmt::format("{} problems", count), std::exp(logarithms / count));
}

}  // namespace

std::string to_table(const Report& report) {
  std::size_t problem_width = 7, winner_width = 6;
  const std::vector<std::string> names = names_of(report.rows);
  for (const std::string& name : names) problem_width = std::max(problem_width, name.size());
  for (const ReportRow& row : report.rows) {
    if (row.failure.empty())
      winner_width = std::max(winner_width, short_id(row.record).size() + runtime_of(row.record.winner).size());
  }
  std::string text = fmt::format("{:<{}}  {:<{}}  {:>11}  {:>14}  {:>11}  {:>6}  {:>10}  {:>9}  {:>3}  {:>9}", "problem",
                                 problem_width, "winner", winner_width, report.predicted ? "us (pred.)" : "us", "rate",
                                 "memory", "roof", "vs default", "vs before", "n", "outcome");
  const std::set<std::string> metrics = metrics_of(report);
  for (const std::string& name : metrics) text += metric_column(name, name);
  text += '\n';
  for (std::size_t i = 0; i < names.size(); ++i) {
    const ReportRow& row = report.rows[i];
    if (!row.failure.empty()) {
      text += fmt::format("{:<{}}  {}{}\n", names[i], problem_width, row.unaffordable ? "" : "no record: ", row.failure);
      continue;
    }
    const TuningRecord& record = row.record;
    text += fmt::format("{:<{}}  {:<{}}  {:>11.2f}  {:>14}  {:>11}  {:>6}  {:>10}  {:>9}  {:>3}  {:>9}", names[i],
                        problem_width, short_id(record) + runtime_of(record.winner), winner_width, record.winner.time.median,
                        row.flops > 0 ? rate_text(row.flops, row.bytes, record.winner.time.median) : "-",
                        bandwidth_text(row.bytes, record.winner.time.median), roofline_text(row),
                        is_default(row) ? "default" : fmt::format("{:.3f}x", 1 + record.margin),
                        row.is_incumbent ? "same"
                        : row.gain       ? fmt::format("{:.3f}x", 1 + *row.gain)
                                         : "-",
                        record.winner.time.n, outcome_text(record));
    for (const std::string& name : metrics) {
      const auto amount = row.metrics.find(name);
      text += metric_column(
          name, amount == row.metrics.end() ? "-" : metric_text(per_second(amount->second, record.winner.time.median)));
    }
    text += '\n';
  }
  text += library_table(report, names, problem_width);
  text += "\n" + problems_line(report);
  const ReportTotals& totals = report.totals;
  text += fmt::format("{} of {} kernels from the cache, {}{} compiled in {:.1f} s ({:.1f} s of CPU)\n", totals.from_cache,
                      totals.kernels, totals.handed > 0 ? fmt::format("{} from workers that compile, ", totals.handed) : "",
                      totals.compiled, totals.compile_s, totals.compile_cpu_s);
  if (!report.predicted) text += device_lines(report);
  text += use_lines(report);
  if (!report.predicted) text += unverified_lines(report.rows);
  text += outcome_lines(totals);
  if (!report.only_linked.empty()) text += report.only_linked + "\n";
  if (report.predicted) text += "Nothing was measured: these are the cost model's predictions.\n";
  if (!report.database.empty()) text += fmt::format("Records: {}\n", report.database);
  if (!report.journal.empty()) text += fmt::format("Samples: {}\n", report.journal);
  return text;
}

std::string plan_to_json(const Report& report) {
  Json json{{"headline", report.headline},        {"device", report.device},          {"status", "planned"},
            {"budget_s", report.totals.budget_s}, {"kernels", report.totals.kernels}, {"problems", Json::array()}};
  for (const PlannedProblem& each : report.planned)
    json["problems"].push_back(
        {{"problem", each.problem}, {"candidates", each.candidates}, {"least_s", each.least_s}, {"most_s", each.most_s}});
  json["left_out"] = report.left_out;
  return json.dump(1);
}

std::string to_json(const Report& report) {
  Json json{{"headline", report.headline}, {"device", report.device}, {"status", report.predicted ? "predicted" : "measured"}};
  json["records"] = Json::array();
  json["failures"] = Json::array();
  json["unaffordable"] = Json::array();
  for (const ReportRow& row : report.rows) {
    if (!row.failure.empty()) {
      json[row.unaffordable ? "unaffordable" : "failures"].push_back(
          {{"op", row.op}, {"problem", row.problem}, {"reason", row.failure}});
      continue;
    }
    Json record = Json::parse(to_line(row.record));
    const double us = row.record.winner.time.median;
    Json metrics = Json::object();
    for (const auto& [name, amount] : row.metrics) metrics[name] = per_second(amount, us);
    json["records"].push_back(
        {{"problem", row.problem},
         {"gflops", us > 0 ? row.flops / us * 1e-3 : 0},
         {"gb_per_s", us > 0 ? row.bytes / us * 1e-3 : 0},
         {"metrics", std::move(metrics)},
         {"roofline_fraction", row.roofline_us > 0 && us > 0 ? Json(row.roofline_us / us) : Json(nullptr)},
         {"speedup_over_incumbent", row.gain ? Json(1 + *row.gain) : Json(nullptr)},
         {"incumbent_won", row.is_incumbent},
         {"library", row.library.empty() ? Json(nullptr) : Json(row.library)},
         {"speedup_over_library", row.library.empty() ? Json(nullptr) : Json(row.library_ratio)},
         {"record", std::move(record)}});
  }
  json["left_out"] = report.left_out;
  json["only_linked"] = report.only_linked.empty() ? Json(nullptr) : Json(report.only_linked);
  const ReportTotals& totals = report.totals;
  const RowTally tally = tally_of(report);
  const auto optional = [](const std::optional<double>& value) { return value ? Json(*value) : Json(nullptr); };
  Json outcomes = Json::object(), failures = Json::array();
  for (const auto& [invalidity, count] : totals.outcomes) outcomes[word_of(invalidity)] = count;
  for (const CandidateFailure& failure : totals.failures) {
    failures.push_back({{"candidate", failure.candidate},
                        {"problem", failure.problem.empty() ? Json(nullptr) : Json(failure.problem)},
                        {"invalidity", to_string(failure.invalidity)},
                        {"reason", failure.reason},
                        {"commands", failure.commands}});
  }
  json["totals"] = {{"tuned", tally.tuned},
                    {"failed", tally.failed},
                    {"unaffordable", tally.unaffordable},
                    {"stopped", totals.stopped},
                    {"speedup_over_default", optional(speedup_over_default(report))},
                    {"speedup_over_incumbents", optional(speedup_over_incumbents(report))},
                    {"kernels", totals.kernels},
                    {"from_cache", totals.from_cache},
                    {"handed", totals.handed},
                    {"compiled", totals.compiled},
                    {"compile_s", totals.compile_s},
                    {"compile_cpu_s", totals.compile_cpu_s},
                    {"budget_s", totals.budget_s},
                    {"device_s", totals.device_s},
                    {"resumed_device_s", totals.resumed_s},
                    {"device_s_per_tuned_problem", optional(device_s_per_problem(report))},
                    {"measurements", totals.measurements},
                    {"discarded", totals.discarded},
                    {"survived", totals.survived},
                    {"outcomes", std::move(outcomes)}};
  json["failed_candidates"] = std::move(failures);
  for (const DeviceUse& use : report.devices) {
    json["devices"].push_back({{"name", use.name},
                               {"uuid", use.uuid},
                               {"problems", use.problems},
                               {"device_s", use.device_s},
                               {"wall_s", use.wall_s},
                               {"began_s", use.began_s},
                               {"waited_s", use.waited_s},
                               {"locked_out_s", use.locked_out_s},
                               {"measurements", use.measurements},
                               {"discarded", use.discarded},
                               {"lost", use.lost.empty() ? Json(nullptr) : Json(use.lost)},
                               {"journal", use.journal}});
  }
  json["database"] = report.database;
  json["journal"] = report.journal;
  return json.dump(1);
}

}  // namespace tilewright::tune
