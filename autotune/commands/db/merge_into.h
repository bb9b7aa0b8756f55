// Records put into a database, and what came of it said: the common end of `db merge`, `db import` and `db push`.
#pragma once

#include <map>
#include <string>
#include <utility>
#include <vector>

#include "records/record_merge.h"

namespace tilewright::tune {

using ByFile = std::map<std::pair<std::string, std::string>, std::vector<StoredRecord>>;  // device key, op

struct MergeOutcome {
  MergeTally tally{};
  bool is_undecided = false;  // conflicts, and no preference: nothing was written
  bool is_written = false;
};

MergeOutcome merge_into(const Database& database, const ByFile& incoming, Preference prefer, bool is_rehearsal);
// `place`: of the database, for people. Of what nobody decided stderr says how to.
void print(const MergeOutcome& outcome, const std::vector<std::string>& refused, const std::string& place, bool as_json);

}  // namespace tilewright::tune
