// `db merge` and `db import`: records of other databases, or of a file from anyone, put into this one.
#include <fmt/format.h>

#include <algorithm>
#include <fstream>
#include <nlohmann/json.hpp>

#include "commands/db/db_command.h"
#include "commands/db/merge_into.h"
#include "commands/settings.h"
#include "files/strict_json.h"
#include "manifest/codegen_client.h"
#include "records/record_lines.h"
#include "records/record_sieve.h"
#include "system/usage_error.h"

namespace tilewright::tune {
namespace {

namespace fs = std::filesystem;
using Json = nlohmann::ordered_json;

struct Incoming {
  std::vector<StoredRecord> records{};
  std::vector<std::string> where{};    // of each record
  std::vector<std::string> refused{};  // one sentence each
};

void take(const std::vector<RecordLine>& lines, const fs::path& path, const RecordFile* file, Incoming& incoming) {
  for (const RecordLine& line : lines) {
    const std::string where = fmt::format("{}:{}", printable(path.string()), line.number);
    const std::string fault = !line.record ? line.fault : file == nullptr ? "" : why_misplaced(*line.record, *file);
    if (!fault.empty()) {
      incoming.refused.push_back(fmt::format("{}: {}", where, fault));
      continue;
    }
    incoming.records.push_back({to_line(*line.record, line.text), *line.record});
    incoming.where.push_back(where);
  }
}

// One sentence on the whole file, where it is of another program's format, instead of one on each of its lines.
void refuse_other_formats(const fs::path& source) {
  std::ifstream file(source);
  const Json document = Json::parse(file, nullptr, false);
  if (!document.is_object()) return;
  const auto refuse = [&](const char* what) {
    throw UsageError(fmt::format("{} holds no records, but {}", printable(source.string()), what));
  };
  if (document.contains("results")) refuse("times of one problem's configurations (T4): `replay` reads it");
  if (document.contains("cache")) refuse("what Kernel Tuner has measured (a cache): `replay` reads it");
  if (document.contains("ConfigurationSpace")) refuse("a search space (T1): `tune` takes it");
}

Incoming read_sources(const DbOptions& asked) {
  Incoming incoming;
  for (const fs::path& source : asked.sources) {
    if (asked.command == DbCommand::import) {
      const std::vector<RecordLine> lines = read_record_lines(source);
      if (std::ranges::none_of(lines, [](const RecordLine& line) { return line.record.has_value(); }))
        refuse_other_formats(source);
      take(lines, source, nullptr, incoming);
      continue;
    }
    if (!fs::is_directory(source))
      throw UsageError(fmt::format("{} is no folder; `db merge` takes databases, `db import` takes a file", source.string()));
    for (const RecordFile& file : Database(source).files()) take(read_record_lines(file.path), file.path, &file, incoming);
  }
  return incoming;
}

// What a file from anyone says must hold here: of an op that is here, with a kernel that today's templates make.
void refuse_unresolved(Incoming& incoming, const Options& options) {
  std::vector<std::string> lines;
  for (const StoredRecord& stored : incoming.records) lines.push_back(stored.line);
  const std::vector<Resolution> resolutions = CodegenClient(codegen_settings(options)).resolve(lines);
  Incoming sound{.refused = std::move(incoming.refused)};
  for (std::size_t i = 0; i < resolutions.size(); ++i) {
    if (resolutions[i].standing == Standing::ok) {
      sound.records.push_back(std::move(incoming.records[i]));
      sound.where.push_back(std::move(incoming.where[i]));
    } else {
      sound.refused.push_back(fmt::format("{}: {}", incoming.where[i], printable(resolutions[i].problem)));
    }
  }
  incoming = std::move(sound);
}

ByFile by_file(const Incoming& incoming, const RecordFilter& filter) {
  ByFile files;
  RecordSieve sieve(filter);
  for (const StoredRecord& stored : incoming.records) {
    const TuningRecord& record = stored.record;
    if (sieve.passes(record)) files[{record.device.key, record.op}].push_back(stored);
  }
  sieve.require_known();
  return files;
}

}  // namespace

int run_db_merge(const Options& options) {
  const DbOptions& asked = options.database;
  Incoming incoming = read_sources(asked);
  if (asked.command == DbCommand::import) refuse_unresolved(incoming, options);
  const MergeOutcome outcome = merge_into(Database(options.db), by_file(incoming, asked.filter), asked.prefer, options.dry_run);
  print(outcome, incoming.refused, options.db.string(), options.json);
  return outcome.is_undecided || !incoming.refused.empty() ? 1 : 0;
}

}  // namespace tilewright::tune
