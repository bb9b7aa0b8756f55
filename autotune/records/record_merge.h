// Records put into records: which of two with one key stays, and what a database has no more use for. Pure; `db merge`, `db
// import` and `db compact` say it and Database writes it.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "records/database.h"

namespace tilewright::tune {

// Of two records with one key, which stays.
enum class Preference : std::uint8_t { none, faster, newer, ours, theirs };

struct MergeConflict {
  TuningRecord ours;
  TuningRecord theirs;
  bool takes_theirs = false;
};

struct MergeTally {
  int added = 0;
  int same = 0;                            // there already
  int left_out = 0;                        // predicted, and the problem was measured
  std::vector<MergeConflict> conflicts{};  // one key, two records. Preference::none keeps ours
};

// Records of different policies never meet: the policy is part of the key.
void merge(Records& records, const StoredRecord& stored, Preference prefer, MergeTally& tally);

// The keys of records that readers never use because another, of the same problem and cache state, is stronger.
std::vector<RecordKey> superseded(const Records& records);

}  // namespace tilewright::tune
