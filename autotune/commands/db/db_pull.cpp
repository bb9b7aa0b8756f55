// `db pull`: records of others, into the layer from which the library may choose among the kernels that it has.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cstdio>
#include <map>
#include <nlohmann/json.hpp>
#include <set>

#include "commands/db/db_command.h"
#include "commands/db/shared_place.h"
#include "commands/settings.h"
#include "files/strict_json.h"
#include "manifest/codegen_client.h"
#include "records/database.h"
#include "records/record_evidence.h"
#include "records/record_sieve.h"
#include "system/temporary_folder.h"
#include "table/kernel_table.h"

namespace tilewright::tune {
namespace {

using Json = nlohmann::ordered_json;
using OpOfDevice = std::pair<std::string, std::string>;  // device key, op

struct Fetched {
  std::map<OpOfDevice, std::vector<StoredRecord>> records{};
  std::vector<std::string> refused{};  // a sentence each
  std::size_t predicted = 0, stale = 0, unknown = 0, unlinked = 0;
};

struct Pulled {
  std::size_t added = 0, replaced = 0, same = 0, gone = 0;
  std::size_t behind = 0;  // a stronger record of the same problem is there, from elsewhere
};

bool is_linked(const TuningRecord& record) {
  static const std::map<std::string_view, std::string_view> hashes = [] {
    std::map<std::string_view, std::string_view> linked;
    for (const KernelEntry& kernel : linked_table().kernels) linked.emplace(kernel.id, kernel.hash);
    return linked;
  }();
  const auto found = hashes.find(record.winner.kernel);
  return found != hashes.end() && found->second == record.hash;
}

// What the record says besides is its owner's: but no choice of another library's algorithms, which no hash vouches for.
StoredRecord taken_from(StoredRecord stored, const std::string& place, const std::string& when) {
  Json json = parse_strictly<Json>(stored.line);
  Json origin{{"from", place}, {"pulled", when}};
  if (std::string before = origin_of(stored.line); !before.empty()) origin["before"] = printable(before).substr(0, 500);
  json.erase("provider");
  json["origin"] = std::move(origin);
  stored.record.provider.reset();
  stored.line = json.dump();
  return stored;
}

std::vector<StoredRecord> read_fetched(const Database& database, const RecordFilter& filter, Fetched& fetched) {
  std::vector<StoredRecord> records;
  RecordSieve sieve(filter);
  for (const RecordFile& file : database.files()) {
    UnusedLines unused;
    for (auto& [key, stored] : database.read(file, unused)) {
      if (!sieve.passes(stored.record)) continue;
      if (stored.record.predicted) {
        ++fetched.predicted;  // any tuner can do that itself
      } else {
        records.push_back(std::move(stored));
      }
    }
    for (const std::string& line : unused.all()) {
      const std::string folder = database.folder().string() + "/";
      fetched.refused.push_back(printable(line.starts_with(folder) ? line.substr(folder.size()) : line));
    }
  }
  sieve.require_known();
  return records;
}

Fetched judged(const Database& database, const std::string& place, const Options& options) {
  Fetched fetched;
  std::vector<StoredRecord> records = read_fetched(database, options.database.filter, fetched);
  std::vector<std::string> lines;
  for (const StoredRecord& stored : records) lines.push_back(stored.line);
  const std::vector<Resolution> resolutions = CodegenClient(codegen_settings(options)).resolve(lines);
  const std::string when = utc_now();
  for (std::size_t i = 0; i < records.size(); ++i) {
    const TuningRecord& record = records[i].record;
    switch (resolutions[i].standing) {
      case Standing::ok:
        break;
      case Standing::corrupt:
        fetched.refused.push_back(fmt::format("{} {} {}: {}", record.device.key, record.op, to_string(key_of(record).problem),
                                              printable(resolutions[i].problem)));
        continue;
      case Standing::unknown:
        ++fetched.unknown;
        continue;
      case Standing::stale:
        ++fetched.stale;
        continue;
    }
    if (!options.database.unlinked && !is_linked(record)) {
      ++fetched.unlinked;
      continue;
    }
    fetched.records[{record.device.key, record.op}].push_back(taken_from(std::move(records[i]), place, when));
  }
  return fetched;
}

// The layer has of this place what the place has today; of other places, and of nobody, what it had, unless it is weaker.
void change(Records& records, const std::vector<StoredRecord>& incoming, const std::string& place, const RecordFilter& filter,
            Pulled& pulled) {
  std::set<RecordKey> there;
  for (const StoredRecord& stored : incoming) there.insert(key_of(stored.record));
  pulled.gone += std::erase_if(records, [&](const auto& each) {
    return !there.contains(each.first) && matches(filter, each.second.record) && origin_of(each.second.line) == place;
  });
  for (const StoredRecord& stored : incoming) {
    const auto found = records.find(key_of(stored.record));
    if (found == records.end()) {
      records.emplace(key_of(stored.record), stored);
      ++pulled.added;
    } else if (to_line(found->second.record) == to_line(stored.record)) {
      ++pulled.same;  // with the day that it came, and that it was verified
    } else if (origin_of(found->second.line) == place ||
               is_stronger(evidence_of(stored.record), evidence_of(found->second.record))) {
      found->second = stored;
      ++pulled.replaced;
    } else {
      ++pulled.behind;
    }
  }
}

bool is_asked(const std::string& key, const SharedRequest& request) {
  return std::ranges::find(request.devices, key) != request.devices.end() ||
         std::ranges::any_of(request.parts, [&](const std::string& part) { return key.find(part) != std::string::npos; });
}

Pulled put(const Fetched& fetched, const std::string& place, const SharedRequest& request, const Options& options) {
  const Database layer(options.db);
  std::map<OpOfDevice, std::vector<StoredRecord>> places = fetched.records;
  for (const RecordFile& file : layer.files()) {
    if (is_asked(file.device_key, request)) places.try_emplace({file.device_key, file.op});
  }
  Pulled pulled;
  for (const auto& each : places) {
    const auto merge = [&](Records& records) { change(records, each.second, place, options.database.filter, pulled); };
    if (options.dry_run) {
      std::vector<std::string> ignored;
      Records records;
      for (const RecordFile& file : layer.files()) {
        if (OpOfDevice(file.device_key, file.op) == each.first) records = layer.read(file, ignored);
      }
      merge(records);
      continue;
    }
    for (const std::string& warning : layer.update(each.first.first, each.first.second, merge).all())
      std::fprintf(stderr, "warning: %s\n", printable(warning).c_str());
  }
  return pulled;
}

void print(const Fetched& fetched, const Pulled& pulled, const FetchedPlace& place, const Options& options) {
  if (options.json) {
    const Json json{{"schema", "tilewright.pull/1"},
                    {"place", place.name},
                    {"written", !options.dry_run},
                    {"added", pulled.added},
                    {"replaced", pulled.replaced},
                    {"same", pulled.same},
                    {"gone", pulled.gone},
                    {"behind", pulled.behind},
                    {"left_out",
                     {{"predicted", fetched.predicted},
                      {"stale", fetched.stale},
                      {"unknown", fetched.unknown},
                      {"unlinked", fetched.unlinked}}},
                    {"refused", fetched.refused}};
    std::puts(json.dump(1, ' ', false, Json::error_handler_t::replace).c_str());
    return;
  }
  for (const std::string& line : fetched.refused) std::printf("refused   %s\n", line.c_str());
  const std::pair<std::size_t, const char*> left[] = {
      {fetched.unlinked, "of kernels that are not linked here (--unlinked takes them, too)"},
      {fetched.stale, "of kernels that this tilewright does not make so"},
      {fetched.unknown, "of operators or archs that are not here (--templates, --archs)"},
      {fetched.predicted, "that are only predicted"}};
  for (const auto& [count, what] : left) {
    if (count > 0) std::printf("left out  %zu records %s\n", count, what);
  }
  std::printf("%s: %zu added, %zu replaced, %zu the same, %zu no longer there, %zu behind others, %zu refused%s\n",
              options.db.string().c_str(), pulled.added, pulled.replaced, pulled.same, pulled.gone, pulled.behind,
              fetched.refused.size(), options.dry_run ? "; nothing was written" : "");
  if (!options.dry_run && pulled.added + pulled.replaced > 0)
    std::printf("next: `db verify` holds them against the reference on this machine\n");
}

}  // namespace

int run_db_pull(const Options& options) {
  const RecordFilter& filter = options.database.filter;
  SharedRequest request{.parts = filter.devices, .ops = filter.ops};
  if (filter.devices.empty()) request.devices = keys_here();
  const TemporaryFolder folder(options.temporary);
  const FetchedPlace place = fetch_shared(options, request, folder.path());
  if (std::ranges::none_of(place.devices, [&](const std::string& key) { return is_asked(key, request); })) {
    std::fprintf(stderr, "%s has no records of %s; it has those of %s\n", place.name.c_str(),
                 fmt::format("{}", fmt::join(filter.devices.empty() ? request.devices : filter.devices, ", ")).c_str(),
                 place.devices.empty() ? "none" : fmt::format("{}", fmt::join(place.devices, ", ")).c_str());
  }
  if (!place.ops.empty()) require_known_ops(filter.ops, place.ops);
  const Fetched fetched = judged(Database(folder.path()), place.name, options);
  const Pulled pulled = put(fetched, place.name, request, options);
  print(fetched, pulled, place, options);
  return fetched.refused.empty() ? 0 : 1;
}

}  // namespace tilewright::tune
