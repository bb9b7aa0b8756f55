#include "commands/db/db_lint.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <map>
#include <nlohmann/json.hpp>
#include <optional>

#include "commands/db/db_command.h"
#include "commands/settings.h"
#include "device/statistics.h"
#include "files/strict_json.h"
#include "manifest/codegen_client.h"
#include "records/record_lines.h"
#include "system/safe_name.h"

namespace tilewright::tune {
namespace {

namespace fs = std::filesystem;
using Json = nlohmann::ordered_json;

constexpr const char* kTuneAgain = "remove the line, or tune its problem again";
constexpr const char* kLater = "a later tilewright reads it, and this one leaves it as it is";
constexpr const char* kCompact = "`db compact` puts it right";

// Of a median, in parts of it.
double relative_error(const Summary& time) { return median_error(time) / time.median; }

// How far a margin may be from the ratio of the times, in logarithms. It is a median over rounds that timed both, they are
// medians of all rounds: they agree but for drift, and but for their errors, which a final of 3 rounds tells too small by half.
double margin_tolerance(const TuningRecord& record) {
  constexpr double kDrift = 0.10, kFewRounds = 2;
  const double error =
      relative_error(record.winner.time) + relative_error(record.default_instance.time) + record.noise.value_or(0);
  return kDrift + kFewRounds * error;
}

bool same_instance(const TimedInstance& a, const TimedInstance& b) { return a.kernel == b.kernel && a.runtime == b.runtime; }

// Empty when the record's figures agree with each other.
std::string why_implausible(const TuningRecord& record) {
  const double ratio = record.default_instance.time.median / record.winner.time.median;
  if (record.margin < -kResolution)
    return fmt::format("its margin is {}: the winner is slower than the default", record.margin);
  if (same_instance(record.winner, record.default_instance)
          ? ratio != 1
          : std::abs(std::log((1 + record.margin) / ratio)) > margin_tolerance(record)) {
    return fmt::format("its margin is {}, but the default's {} us / the winner's {} us is {:.4g}", record.margin,
                       record.default_instance.time.median, record.winner.time.median, ratio);
  }
  return "";
}

// One file of records.
class FileLint {
 public:
  FileLint(const RecordFile& file, const fs::path& root, LintReport& report)
      : file_(file), name_(file.path.lexically_relative(root).string()), report_(report) {}

  void run() {
    const std::vector<RecordLine> lines = read_record_lines(file_.path);
    for (const RecordLine& line : lines) {
      if (line.record && !line.record->predicted) measured_.try_emplace(key_of(*line.record).problem, line.number);
    }
    for (const RecordLine& line : lines) {
      const std::optional<LintFinding> finding = inspect(line);
      if (finding) report_.findings.push_back(*finding);
      if (!finding) report_.sound.push_back({.file = name_, .line = line.number, .text = line.text});
    }
    if (!lines.empty() && !lines.back().is_ended && lines.back().record)
      report_.findings.push_back({name_, lines.back().number, "no newline ends it", kCompact});
  }

 private:
  std::optional<LintFinding> inspect(const RecordLine& line) {
    const auto finding = [&](std::string what, const char* remedy) {
      return LintFinding{name_, line.number, std::move(what), remedy};
    };
    if (!line.record) return finding("it is no record: " + line.fault, line.is_of_other_schema ? kLater : kTuneAgain);
    const TuningRecord& record = *line.record;
    if (std::string why = why_misplaced(record, file_); !why.empty())
      return finding(std::move(why), "`db import` puts it in its place");
    const RecordKey key = key_of(record);
    const auto [place, is_new] = lines_.try_emplace(key, line.number);
    if (!is_new) return finding(fmt::format("it has the key of line {}", place->second), kCompact);
    const bool is_sorted = !last_ || *last_ < key;
    last_ = key;
    if (!is_sorted) return finding("it is out of order", kCompact);
    if (const auto measured = measured_.find(key.problem); record.predicted && measured != measured_.end())
      return finding(fmt::format("it is predicted, and line {} was measured", measured->second), kCompact);
    if (to_line(record, line.text) != line.text) return finding("it is not as the tuner writes it", kTuneAgain);
    if (std::string why = why_implausible(record); !why.empty()) return finding(std::move(why), kTuneAgain);
    return std::nullopt;
  }

  const RecordFile& file_;
  const std::string name_;
  LintReport& report_;
  std::map<ProblemKey, int> measured_;  // -> line
  std::map<RecordKey, int> lines_;      // -> line
  std::optional<RecordKey> last_;
};

// What lies beside the records of one device.
void lint_names(const fs::path& root, LintReport& report) {
  const auto add = [&](const fs::path& path, const char* what, const char* remedy) {
    report.findings.push_back({printable(path.lexically_relative(root).string()), 0, what, remedy});
  };
  for (const fs::directory_entry& device : fs::directory_iterator(root)) {
    if (device.path().filename().string().starts_with('.')) continue;  // a version control's; no device is named like this
    if (device.is_symlink())
      add(device.path(), "it is a symbolic link", "put the folder itself there: writers follow no links");
    if (!device.is_directory()) continue;
    if (!is_safe_name(device.path().filename().string())) add(device.path(), "its name is no device key", kSafeNameRule);
    for (const fs::directory_entry& entry : fs::directory_iterator(device.path())) {
      const fs::path& path = entry.path();
      const std::string extension = path.extension();
      if (entry.is_symlink()) {
        add(path, "it is a symbolic link", "put the file itself there: writers follow no links");
      } else if (extension == ".tmp") {
        add(path, "a writer was killed while it wrote this; nobody reads it", kCompact);
      } else if (extension == ".rejected") {
        add(path, "lines that were no records were put aside here", "save what is of use, then `db compact` removes it");
      } else if (extension != ".jsonl" || !entry.is_regular_file()) {
        add(path, "it is no file of records", "remove it");
      } else if (!is_safe_name(path.stem().string())) {
        add(path, "its name is no op's", kSafeNameRule);
      }
    }
  }
}

void print(const std::vector<LintFinding>& findings, std::size_t records, const Options& options) {
  if (options.json) {
    Json json{{"records", records}, {"findings", Json::array()}};
    for (const LintFinding& finding : findings) {
      json["findings"].push_back(
          {{"file", finding.file}, {"line", finding.line}, {"what", finding.what}, {"remedy", finding.remedy}});
    }
    std::puts(json.dump(1).c_str());
    return;
  }
  for (const LintFinding& finding : findings) {
    const std::string where = finding.line > 0 ? fmt::format("{}:{}", finding.file, finding.line) : finding.file;
    std::printf("%s: %s; %s\n", where.c_str(), printable(finding.what).c_str(), finding.remedy.c_str());
  }
  std::printf("%s: %zu records, %zu findings\n", options.db.string().c_str(), records, findings.size());
}

}  // namespace

LintReport lint(const Database& database) {
  LintReport report;
  lint_names(database.folder(), report);
  for (const RecordFile& file : database.files()) {
    if (fs::is_regular_file(file.path)) FileLint(file, database.folder(), report).run();
  }
  return report;
}

int run_db_lint(const Options& options) {
  LintReport report = lint(Database(options.db));
  std::vector<std::string> texts;
  for (const LintedLine& line : report.sound) texts.push_back(line.text);
  const std::vector<Resolution> resolutions = CodegenClient(codegen_settings(options)).resolve(texts);
  const std::size_t records =
      report.sound.size() + static_cast<std::size_t>(std::ranges::count_if(
                                report.findings, [](const LintFinding& finding) { return finding.line > 0; }));
  for (std::size_t i = 0; i < resolutions.size(); ++i) {
    if (resolutions[i].standing == Standing::ok) continue;
    const bool is_unknown = resolutions[i].standing == Standing::unknown;
    report.findings.push_back({report.sound[i].file, report.sound[i].line, resolutions[i].problem,
                               is_unknown ? "name where it is" : "tune its problem again, or let `db compact` drop it"});
  }
  std::ranges::stable_sort(report.findings, [](const LintFinding& a, const LintFinding& b) {
    return std::tie(a.file, a.line) < std::tie(b.file, b.line);
  });
  print(report.findings, records, options);
  return report.findings.empty() ? 0 : 1;
}

}  // namespace tilewright::tune
