// `db compact`: drops what readers do not use, and puts every file into its order.
#include <fmt/format.h>

#include <algorithm>
#include <cstdio>
#include <map>
#include <nlohmann/json.hpp>

#include "commands/db/db_command.h"
#include "commands/settings.h"
#include "files/strict_json.h"
#include "manifest/codegen_client.h"
#include "records/record_merge.h"

namespace tilewright::tune {
namespace {

using Json = nlohmann::ordered_json;

struct Dropped {
  std::string file;
  std::string record;
  std::string why;
};

// Lines that today's templates do not make any more, with the reason. What codegen does not know (an op outside the tree)
// stays.
std::map<std::string, std::string> stale_lines(const Database& database, const Options& options) {
  std::vector<std::string> lines;
  std::vector<std::string> ignored;
  for (const RecordFile& file : database.files()) {
    for (const auto& [key, stored] : database.read(file, ignored)) lines.push_back(stored.line);
  }
  const std::vector<Resolution> resolutions = CodegenClient(codegen_settings(options)).resolve(lines);
  std::map<std::string, std::string> stale;
  for (std::size_t i = 0; i < lines.size(); ++i) {
    if (resolutions[i].standing == Standing::stale) stale.emplace(lines[i], resolutions[i].problem);
  }
  return stale;
}

void compact(Records& records, const std::string& file, const std::map<std::string, std::string>& stale,
             std::vector<Dropped>& dropped) {
  const auto drop = [&](Records::iterator place, const std::string& why) {
    dropped.push_back({file, fmt::format("{} ({})", to_string(place->first.problem), place->first.policy), why});
    return records.erase(place);
  };
  for (auto place = records.begin(); place != records.end();) {
    const auto found = stale.find(place->second.line);
    place = found != stale.end() ? drop(place, "stale: " + found->second) : std::next(place);
  }
  for (const RecordKey& key : superseded(records))
    drop(records.find(key), "superseded: readers use a stronger record of this problem");
}

}  // namespace

int run_db_compact(const Options& options) {
  const Database database(options.db);
  // Before any file goes: lines of those that this run finds nothing else in are put aside by it.
  const std::vector<RecordFile> lost = database.lost_files();
  const std::map<std::string, std::string> stale = stale_lines(database, options);
  std::vector<Dropped> dropped;
  std::vector<std::string> warnings, removed;
  std::size_t kept = 0;
  const auto remove_rejected = [&](const RecordFile& file) {
    if (!database.has_rejected(file)) return;
    if (!options.dry_run) database.remove_rejected(file);
    removed.push_back(fmt::format("{}/{}.jsonl.rejected", file.device_key, file.op));
  };
  for (const RecordFile& file : database.files()) {
    const std::string name = fmt::format("{}/{}.jsonl", file.device_key, file.op);
    const auto change = [&](Records& records) {
      compact(records, name, stale, dropped);
      kept += records.size();
    };
    UnusedLines unused;
    if (options.dry_run) {
      Records records = database.read(file, unused);
      change(records);
    } else {
      unused = database.update(file.device_key, file.op, change);
    }
    const std::vector<std::string> more = unused.all();
    warnings.insert(warnings.end(), more.begin(), more.end());
    if (unused.put_aside.empty()) remove_rejected(file);  // what this run put aside is still to be looked at
  }
  for (const RecordFile& file : lost) remove_rejected(file);
  for (const std::string& warning : warnings) std::fprintf(stderr, "warning: %s\n", warning.c_str());
  if (options.json) {
    Json json{{"written", !options.dry_run}, {"kept", kept}, {"dropped", Json::array()}, {"removed", removed}};
    for (const Dropped& each : dropped)
      json["dropped"].push_back({{"file", each.file}, {"record", each.record}, {"why", each.why}});
    std::puts(json.dump(1).c_str());
    return 0;
  }
  for (const Dropped& each : dropped)
    std::printf("dropped  %s: %s: %s\n", each.file.c_str(), each.record.c_str(), printable(each.why).c_str());
  for (const std::string& name : removed) std::printf("removed  %s\n", name.c_str());
  std::printf("%s: %zu records kept, %zu dropped%s\n", options.db.string().c_str(), kept, dropped.size(),
              options.dry_run ? "; nothing was written" : "");
  return 0;
}

}  // namespace tilewright::tune
