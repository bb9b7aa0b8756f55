// `db verify`: records of others, run here against the reference. The library itself has no reference to hold them against.
#include <fmt/format.h>

#include <algorithm>
#include <cstdio>
#include <map>
#include <nlohmann/json.hpp>
#include <set>
#include <tuple>

#include "commands/check/check_command.h"
#include "commands/db/db_command.h"
#include "commands/db/shared_place.h"
#include "files/strict_json.h"
#include "records/database.h"
#include "records/record_sieve.h"

namespace tilewright::tune {
namespace {

using Json = nlohmann::ordered_json;
using Judged = std::map<std::tuple<std::string, std::string, RecordKey>, std::pair<std::string, std::string>>;  // line, fault

std::string verified_line(const std::string& line, const std::string& when) {
  Json json = parse_strictly<Json>(line);
  if (json.contains("origin") && json["origin"].is_object()) json["origin"]["verified"] = when;
  return json.dump();
}

struct Subjects {
  std::map<std::string, std::set<std::string>> ops_by_arch{};
  std::size_t elsewhere = 0;  // of devices that are not here
};

Subjects subjects_of(const Database& database, const RecordFilter& filter, const std::vector<std::string>& keys) {
  Subjects subjects;
  RecordSieve sieve(filter);
  std::vector<std::string> warnings;
  for (const RecordFile& file : database.files()) {
    for (const auto& [key, stored] : database.read(file, warnings)) {
      if (!sieve.passes(stored.record)) continue;
      if (std::ranges::find(keys, file.device_key) == keys.end()) {
        ++subjects.elsewhere;
      } else {
        subjects.ops_by_arch[stored.record.arch].insert(file.op);
      }
    }
  }
  sieve.require_known();
  for (const std::string& warning : warnings) std::fprintf(stderr, "warning: %s\n", printable(warning).c_str());
  return subjects;
}

// What another writer has changed meanwhile stays as it left it.
void write(const Database& database, const Judged& judged) {
  std::map<std::pair<std::string, std::string>, std::vector<Judged::const_iterator>> files;
  for (auto each = judged.begin(); each != judged.end(); ++each)
    files[{std::get<0>(each->first), std::get<1>(each->first)}].push_back(each);
  const std::string when = utc_now();
  for (const auto& file : files) {
    database.update(file.first.first, file.first.second, [&](Records& records) {
      for (const auto& each : file.second) {
        const auto found = records.find(std::get<2>(each->first));
        if (found == records.end() || to_line(found->second.record) != each->second.first) continue;
        if (each->second.second.empty()) {
          found->second.line = verified_line(found->second.line, when);
        } else {
          records.erase(found);
        }
      }
    });
  }
}

}  // namespace

int run_db_verify(const Options& options) {
  StopSignal stop;
  const Database database(options.db);
  const RecordFilter& filter = options.database.filter;
  const std::vector<std::string> keys = keys_here();
  const Subjects subjects = subjects_of(database, filter, keys);
  Judged judged;
  const CheckedRecords checked{.is_wanted =
                                   [&](const TuningRecord& record) {
                                     return matches(filter, record) && std::ranges::find(keys, record.device.key) != keys.end();
                                   },
                               .says_what_comes_out = false,
                               .judged =
                                   [&](const TuningRecord& record, const std::string& fault) {
                                     judged[{record.device.key, record.op, key_of(record)}] = {to_line(record), fault};
                                   }};
  for (const auto& [arch, ops] : subjects.ops_by_arch) {
    if (stop.requested()) break;
    Options asked = options;
    asked.arch = arch;
    asked.ops.assign(ops.begin(), ops.end());
    asked.attributes.clear();  // which the filter has
    run_check(asked, stop, checked);
  }
  write(database, judged);
  std::vector<std::string> failures;
  for (const auto& [key, outcome] : judged) {
    if (!outcome.second.empty())
      failures.push_back(fmt::format("{} {} {}: {}", std::get<0>(key), std::get<1>(key), to_string(std::get<2>(key).problem),
                                     printable(outcome.second)));
  }
  const std::size_t right = judged.size() - failures.size();
  if (options.json) {
    const Json json{{"schema", "tilewright.verify/1"},
                    {"right", right},
                    {"removed", failures},
                    {"elsewhere", subjects.elsewhere},
                    {"stopped", stop.requested()}};
    std::puts(json.dump(1, ' ', false, Json::error_handler_t::replace).c_str());
  } else {
    for (const std::string& failure : failures) std::printf("removed  %s\n", failure.c_str());
    std::printf("%s: %zu records are right on this machine, %zu were removed, %zu are of devices that are not here\n",
                options.db.string().c_str(), right, failures.size(), subjects.elsewhere);
  }
  if (stop.requested()) return 130;
  return failures.empty() ? 0 : 1;
}

}  // namespace tilewright::tune
