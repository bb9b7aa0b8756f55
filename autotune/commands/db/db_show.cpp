// `db show` and `db export`: the records that a filter lets pass, for people and for other databases.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <set>

#include "commands/db/db_command.h"
#include "records/database.h"
#include "records/record_sieve.h"
#include "system/flag_name.h"
#include "system/replace_file.h"
#include "system/usage_error.h"
#include "tilewright/dispatch.h"

namespace tilewright::tune {
namespace {

namespace fs = std::filesystem;
using Json = nlohmann::ordered_json;

void warn(const std::vector<std::string>& warnings) {
  for (const std::string& warning : warnings) std::fprintf(stderr, "warning: %s\n", warning.c_str());
}

// In the order of the files and of their lines.
std::vector<StoredRecord> selected(const Options& options) {
  const Database database(options.db);
  std::vector<StoredRecord> found;
  std::vector<std::string> warnings;
  RecordSieve sieve(options.database.filter);
  for (const RecordFile& file : database.files()) {
    for (auto& [key, stored] : database.read(file, warnings)) {
      if (sieve.passes(stored.record)) found.push_back(std::move(stored));
    }
  }
  warn(warnings);
  sieve.require_known();
  return found;
}

std::string runtime_text(const NamedNumbers& runtime) {
  std::string text;
  for (const auto& [name, value] : runtime) text += fmt::format(" {}={}", name, value);
  return text;
}

// The part of a kernel's id that its op and arch do not say already.
std::string short_id(const TuningRecord& record) {
  const std::string prefix = record.op + "." + record.arch + ".";
  return record.winner.kernel.starts_with(prefix) ? record.winner.kernel.substr(prefix.size()) : record.winner.kernel;
}

std::vector<std::string> row_of(const TuningRecord& record) {
  const bool predicted = record.predicted;
  return {record.device.key,
          record.op + " " + to_string(key_of(record).problem),
          short_id(record) + runtime_text(record.winner.runtime),
          fmt::format("{:.2f}", record.winner.time.median),
          predicted ? "" : fmt::format("{:.2f}", record.winner.time.mad),
          predicted ? "" : fmt::format("{}", record.winner.time.n),
          fmt::format("{:.3f}x", 1 + record.margin),
          record.policy,
          record.when};
}

void print_table(const std::vector<StoredRecord>& records) {
  std::vector<std::vector<std::string>> rows{{"device", "problem", "winner", "us", "mad", "n", "vs default", "policy", "when"}};
  for (const StoredRecord& stored : records) rows.push_back(row_of(stored.record));
  std::vector<std::size_t> widths(rows.front().size());
  for (const auto& row : rows) {
    for (std::size_t i = 0; i < row.size(); ++i) widths[i] = std::max(widths[i], row[i].size());
  }
  for (const auto& row : rows) {
    std::string text;
    for (std::size_t i = 0; i < row.size(); ++i) {
      const bool is_number = i >= 3 && i <= 6;
      text += fmt::format(fmt::runtime(is_number ? "{:>{}}  " : "{:<{}}  "), row[i], widths[i]);
    }
    text.erase(text.find_last_not_of(' ') + 1);
    std::puts(text.c_str());
  }
}

// A file is replaced, the one that a link leads to; what is no file, a pipe say, is written to.
void write_export(const fs::path& file, const std::string& text) {
  std::error_code fault, ignored;
  const fs::file_type type = fs::status(file, ignored).type();
  if (type == fs::file_type::regular || type == fs::file_type::not_found) {
    fs::path target = file;
    while (fs::is_symlink(target)) target = target.parent_path() / fs::read_symlink(target);
    fault = replace_file(target, text);
  } else {
    errno = 0;
    std::ofstream stream(file, std::ios::binary);
    stream << text;
    stream.close();
    if (!stream) fault = {errno != 0 ? errno : EIO, std::generic_category()};
  }
  if (fault) throw Error(fmt::format("cannot write {}: {}", file.string(), fault.message()));
}

}  // namespace

int run_db_show(const Options& options) {
  const std::vector<StoredRecord> records = selected(options);
  if (options.json) {
    Json json = Json::array();
    for (const StoredRecord& stored : records) json.push_back(Json::parse(stored.line));
    std::puts(json.dump(1).c_str());
  } else {
    print_table(records);
    std::printf("%zu records\n", records.size());
  }
  return 0;
}

int run_db_export(const Options& options) {
  if (!options.database.journals.empty()) return export_elsewhere(options, "");
  const fs::path& file = options.database.sources.front();
  const std::vector<StoredRecord> records = selected(options);
  if (records.empty()) throw UsageError(fmt::format("no record of {} is asked for; nothing was written", options.db.string()));
  std::string text;
  for (const StoredRecord& stored : records) text += stored.line + "\n";
  if (options.database.format != "records") return export_elsewhere(options, text);
  if (file == "-") {
    std::fwrite(text.data(), 1, text.size(), stdout);
    return 0;
  }
  write_export(file, text);
  std::fprintf(stderr, "%zu records in %s; `db import %s` takes them elsewhere\n", records.size(), file.c_str(), file.c_str());
  return 0;
}

}  // namespace tilewright::tune
