#include "records/record_merge.h"

#include "records/record_evidence.h"

namespace tilewright::tune {
namespace {

bool takes_theirs(const TuningRecord& ours, const TuningRecord& theirs, Preference prefer) {
  switch (prefer) {
    case Preference::faster:
      return theirs.winner.time.median < ours.winner.time.median;
    case Preference::newer:
      return theirs.when > ours.when;
    case Preference::theirs:
      return true;
    case Preference::ours:
    case Preference::none:
      break;
  }
  return false;
}

}  // namespace

void merge(Records& records, const StoredRecord& stored, Preference prefer, MergeTally& tally) {
  const TuningRecord& theirs = stored.record;
  const auto found = records.find(key_of(theirs));
  if (found == records.end()) {
    ++(insert(records, stored) ? tally.added : tally.left_out);
    return;
  }
  const TuningRecord ours = found->second.record;
  if (to_line(ours) == to_line(theirs)) {
    ++tally.same;
    return;
  }
  const bool taken = takes_theirs(ours, theirs, prefer);
  tally.conflicts.push_back({.ours = ours, .theirs = theirs, .takes_theirs = taken});
  if (taken) insert(records, stored);
}

std::vector<RecordKey> superseded(const Records& records) {
  std::vector<RecordKey> keys;
  for (const auto& [key, stored] : records) {
    const Evidence mine = evidence_of(stored.record);
    for (auto [other, end] = records_of(records, key.problem); other != end; ++other) {
      const Evidence its = evidence_of(other->second.record);
      const bool same_state = cache_state_rank(mine.policy) == cache_state_rank(its.policy);
      const bool outdone = (same_state && mine.predicted == its.predicted) || (mine.predicted && !its.predicted);
      if (outdone && is_stronger(its, mine)) {
        keys.push_back(key);
        break;
      }
    }
  }
  return keys;
}

}  // namespace tilewright::tune
