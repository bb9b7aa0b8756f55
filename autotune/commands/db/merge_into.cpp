#include "commands/db/merge_into.h"

#include <fmt/format.h>

#include <cstdio>
#include <nlohmann/json.hpp>

namespace tilewright::tune {
namespace {

using Json = nlohmann::ordered_json;

void merge_all(Records& records, const std::vector<StoredRecord>& incoming, Preference prefer, MergeTally& tally) {
  for (const StoredRecord& stored : incoming) merge(records, stored, prefer, tally);
}

// What merging would come to, without doing it.
MergeTally rehearse(const Database& database, const ByFile& incoming, Preference prefer) {
  MergeTally tally;
  std::map<std::pair<std::string, std::string>, Records> stored;
  std::vector<std::string> ignored;
  for (const RecordFile& file : database.files()) stored[{file.device_key, file.op}] = database.read(file, ignored);
  for (const auto& [place, records] : incoming) merge_all(stored[place], records, prefer, tally);
  return tally;
}

std::string conflict_text(const MergeConflict& conflict) {
  const auto side = [](const TuningRecord& record) {
    return fmt::format("{} {:.2f} us of {}", record.winner.kernel, record.winner.time.median, record.when);
  };
  return fmt::format("{} {} {} ({}): ours {}; theirs {}", conflict.ours.device.key, conflict.ours.op,
                     to_string(key_of(conflict.ours).problem), conflict.ours.policy, side(conflict.ours),
                     side(conflict.theirs));
}

}  // namespace

MergeOutcome merge_into(const Database& database, const ByFile& incoming, Preference prefer, bool is_rehearsal) {
  MergeOutcome outcome{.tally = rehearse(database, incoming, prefer)};
  outcome.is_undecided = prefer == Preference::none && !outcome.tally.conflicts.empty();
  outcome.is_written = !outcome.is_undecided && !is_rehearsal;
  if (!outcome.is_written) return outcome;
  outcome.tally = {};  // another writer may have come between
  for (const auto& each : incoming) {
    const auto change = [&](Records& records) { merge_all(records, each.second, prefer, outcome.tally); };
    for (const std::string& warning : database.update(each.first.first, each.first.second, change).all())
      std::fprintf(stderr, "warning: %s\n", warning.c_str());
  }
  return outcome;
}

void print(const MergeOutcome& outcome, const std::vector<std::string>& refused, const std::string& place, bool as_json) {
  const MergeTally& tally = outcome.tally;
  int taken = 0;
  for (const MergeConflict& conflict : tally.conflicts) taken += conflict.takes_theirs ? 1 : 0;
  if (as_json) {
    Json json{{"written", outcome.is_written}, {"added", tally.added},       {"replaced", taken}, {"same", tally.same},
              {"left_out", tally.left_out},    {"conflicts", Json::array()}, {"refused", refused}};
    for (const MergeConflict& conflict : tally.conflicts)
      json["conflicts"].push_back({{"record", conflict_text(conflict)}, {"takes_theirs", conflict.takes_theirs}});
    std::puts(json.dump(1).c_str());
  } else {
    for (const std::string& line : refused) std::printf("refused   %s\n", line.c_str());
    for (const MergeConflict& conflict : tally.conflicts)
      std::printf("conflict  %s; %s\n", conflict_text(conflict).c_str(), conflict.takes_theirs ? "takes theirs" : "keeps ours");
    std::printf(
        "%s: %d added, %d replaced, %d the same, %zu conflicts, %d predicted left out for measured, %zu lines refused%s\n",
        place.c_str(), tally.added, taken, tally.same, tally.conflicts.size(), tally.left_out, refused.size(),
        outcome.is_written ? "" : "; nothing was written");
  }
  if (outcome.is_undecided) std::fprintf(stderr, "which of two records stays: say --prefer faster, newer, ours or theirs\n");
}

}  // namespace tilewright::tune
