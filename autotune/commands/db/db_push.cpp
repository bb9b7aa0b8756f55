// `db push`: records of one's own beside those of others, in a place that they pull from.
#include <fmt/format.h>

#include <algorithm>
#include <cstdio>
#include <set>

#include "commands/db/db_command.h"
#include "commands/db/merge_into.h"
#include "commands/db/shared_place.h"
#include "commands/settings.h"
#include "files/strict_json.h"
#include "manifest/codegen_client.h"
#include "records/database.h"
#include "records/record_sieve.h"
#include "system/temporary_folder.h"
#include "system/usage_error.h"

namespace tilewright::tune {
namespace {

constexpr int kMostMeetings = 100;

struct Own {
  ByFile files{};
  std::size_t records = 0, predicted = 0, of_others = 0, stale = 0;
};

Own own_records(const Options& options) {
  const Database database(options.db);
  Own own;
  RecordSieve sieve(options.database.filter);
  std::vector<StoredRecord> found;
  std::vector<std::string> lines, warnings;
  for (const RecordFile& file : database.files()) {
    for (auto& [key, stored] : database.read(file, warnings)) {
      if (!sieve.passes(stored.record)) continue;
      if (stored.record.predicted) {
        ++own.predicted;
      } else if (!origin_of(stored.line).empty()) {
        ++own.of_others;
      } else {
        lines.push_back(stored.line);
        found.push_back(std::move(stored));
      }
    }
  }
  sieve.require_known();
  for (const std::string& warning : warnings) std::fprintf(stderr, "warning: %s\n", warning.c_str());
  const std::vector<Resolution> resolutions = CodegenClient(codegen_settings(options)).resolve(lines);
  for (std::size_t i = 0; i < found.size(); ++i) {
    if (resolutions[i].standing != Standing::ok) {
      ++own.stale;
      continue;
    }
    const TuningRecord& record = found[i].record;
    own.files[{record.device.key, record.op}].push_back(found[i]);
    ++own.records;
  }
  return own;
}

std::string left_text(const Own& own) {
  return fmt::format("{} that are only predicted, {} of others, {} that do not hold here", own.predicted, own.of_others,
                     own.stale);
}

}  // namespace

int run_db_push(const Options& options) {
  const Own own = own_records(options);
  if (own.records == 0)
    throw UsageError(fmt::format("no record of {} is to be shared; left out: {}", options.db.string(), left_text(own)));
  SharedRequest request{.may_be_new = true};
  std::set<std::string> ops;
  for (const auto& [place, records] : own.files) {
    if (std::ranges::find(request.devices, place.first) == request.devices.end()) request.devices.push_back(place.first);
    ops.insert(place.second);
  }
  request.ops.assign(ops.begin(), ops.end());
  // Each time that somebody else comes between, somebody has got through: of as many as push at once, all do.
  MergeOutcome outcome;
  std::string place, met;
  for (int i = 0; i == 0 || (i < kMostMeetings && !met.empty()); ++i) {
    const TemporaryFolder folder(options.temporary);
    const FetchedPlace fetched = fetch_shared(options, request, folder.path());
    place = fetched.name;
    outcome = merge_into(Database(folder.path()), own.files, options.database.prefer, options.dry_run);
    met = outcome.is_written ? publish_shared(options, fetched.base, folder.path()) : "";
  }
  if (!met.empty()) throw Error(printable(met));
  print(outcome, {}, place, options.json);
  if (!options.json && own.predicted + own.of_others + own.stale > 0) std::printf("left out: %s\n", left_text(own).c_str());
  return outcome.is_undecided ? 1 : 0;
}

}  // namespace tilewright::tune
