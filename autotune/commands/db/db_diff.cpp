// `db diff`: what two databases say differently of the same problems.
#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <nlohmann/json.hpp>
#include <set>
#include <tuple>

#include "commands/db/db_command.h"
#include "records/database.h"
#include "records/record_sieve.h"
#include "system/usage_error.h"

namespace tilewright::tune {
namespace {

using Json = nlohmann::ordered_json;
using Place = std::tuple<std::string, std::string, RecordKey>;  // device key, op, key

std::map<Place, TuningRecord> read_all(const std::filesystem::path& folder, RecordSieve& sieve) {
  if (!std::filesystem::is_directory(folder))
    throw UsageError(fmt::format("{} is no folder; `db diff` compares two tuning databases", folder.string()));
  const Database database(folder);
  std::map<Place, TuningRecord> records;
  std::vector<std::string> warnings;
  for (const RecordFile& file : database.files()) {
    for (auto& [key, stored] : database.read(file, warnings)) {
      if (sieve.passes(stored.record)) records.emplace(Place{file.device_key, file.op, key}, std::move(stored.record));
    }
  }
  for (const std::string& warning : warnings) std::fprintf(stderr, "warning: %s\n", warning.c_str());
  return records;
}

std::string instance_text(const TimedInstance& instance) {
  std::string text = instance.kernel;
  for (const auto& [name, value] : instance.runtime) text += fmt::format(" {}={}", name, value);
  return text;
}

std::string place_text(const Place& place) {
  const auto& [device, op, key] = place;
  return fmt::format("{} {} {} ({})", device, op, to_string(key.problem), key.policy);
}

struct Differences {
  std::vector<Json> changes{};
  double log_ratio = 0;  // sum over records of both, of time in B / time in A
  std::size_t both = 0, changed_winners = 0, only_a = 0, only_b = 0;
};

Json change(const char* kind, const Place& place, const TuningRecord* a, const TuningRecord* b) {
  Json json{{"kind", kind}, {"record", place_text(place)}};
  for (const auto& [name, record] : {std::pair{"a", a}, std::pair{"b", b}}) {
    if (record == nullptr) continue;
    json[name] = {{"winner", instance_text(record->winner)}, {"median_us", record->winner.time.median}, {"when", record->when}};
  }
  if (a != nullptr && b != nullptr) json["ratio"] = b->winner.time.median / a->winner.time.median;
  return json;
}

Differences compare(const std::map<Place, TuningRecord>& a, const std::map<Place, TuningRecord>& b) {
  Differences result;
  for (const auto& [place, ours] : a) {
    const auto found = b.find(place);
    if (found == b.end()) {
      ++result.only_a;
      result.changes.push_back(change("only in A", place, &ours, nullptr));
      continue;
    }
    const TuningRecord& theirs = found->second;
    ++result.both;
    result.log_ratio += std::log(theirs.winner.time.median / ours.winner.time.median);
    const bool same_winner = ours.winner.kernel == theirs.winner.kernel && ours.winner.runtime == theirs.winner.runtime;
    if (!same_winner) ++result.changed_winners;
    if (to_line(ours) != to_line(theirs))
      result.changes.push_back(change(same_winner ? "same winner" : "other winner", place, &ours, &theirs));
  }
  for (const auto& [place, theirs] : b) {
    if (a.contains(place)) continue;
    ++result.only_b;
    result.changes.push_back(change("only in B", place, nullptr, &theirs));
  }
  return result;
}

void print_change(const Json& change) {
  std::printf("%-12s  %s\n", change["kind"].get_ref<const std::string&>().c_str(),
              change["record"].get_ref<const std::string&>().c_str());
  for (const char* side : {"a", "b"}) {
    if (!change.contains(side)) continue;
    const std::string ratio =
        side[0] == 'b' && change.contains("ratio") ? fmt::format(", {:.3f}x", change["ratio"].get<double>()) : "";
    std::printf("    %c %s: %.2f us%s\n", side[0] - 'a' + 'A', change[side]["winner"].get_ref<const std::string&>().c_str(),
                change[side]["median_us"].get<double>(), ratio.c_str());
  }
}

}  // namespace

int run_db_diff(const Options& options) {
  const DbOptions& asked = options.database;
  RecordSieve sieve(asked.filter);
  const auto before = read_all(asked.sources[0], sieve), after = read_all(asked.sources[1], sieve);
  sieve.require_known();
  const Differences result = compare(before, after);
  const double ratio = result.both > 0 ? std::exp(result.log_ratio / static_cast<double>(result.both)) : 1;
  if (options.json) {
    const Json json{{"differences", result.changes}, {"both", result.both},     {"other_winner", result.changed_winners},
                    {"only_a", result.only_a},       {"only_b", result.only_b}, {"geomean_ratio", ratio}};
    std::puts(json.dump(1).c_str());
  } else {
    for (const Json& each : result.changes) print_change(each);
    std::printf(
        "%zu records in both, %zu of them with another winner, times of B / A %.4f (geomean); %zu only in A, %zu only in B\n",
        result.both, result.changed_winners, ratio, result.only_a, result.only_b);
  }
  return result.changes.empty() ? 0 : 1;
}

}  // namespace tilewright::tune
