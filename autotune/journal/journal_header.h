// What the measurements of a run are made of: the first line of its journal. A run may go on with a journal only when all facts
// are its own.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <span>
#include <string>

#include "records/record.h"

namespace tilewright::tune {

// Facts that say which part of a run a journal is of: `merge` puts those together that differ in nothing else.
inline constexpr const char* kShardFact = "shard";  // "2/8", of several "1+2/8"
inline constexpr const char* kGpuFact = "gpu";      // its UUID

// A sum of all that is asked for, whatever the files are called. Of two that have it `shapes`, which only names them, says
// nothing; where one has it not, as it was written before, `shapes` is compared instead.
inline constexpr const char* kProblemsFact = "problems";

struct JournalHeader {
  NamedText facts;   // "device", "policy", "seed", ...: compared
  std::string when;  // for people: never compared
};

nlohmann::ordered_json to_json(const JournalHeader& header);
// Throws Error when it is not the first line of a journal of this schema.
JournalHeader parse_header(const nlohmann::ordered_json& json);
// The value of a fact; empty where it is not said.
std::string fact(const JournalHeader& header, const std::string& name);
// The same without some of its facts.
JournalHeader without(const JournalHeader& header, std::span<const char* const> names);
// The first fact in which they differ, as in "its seed is 1, not 2"; empty when they are equal.
std::string difference(const JournalHeader& journal, const JournalHeader& run);

}  // namespace tilewright::tune
