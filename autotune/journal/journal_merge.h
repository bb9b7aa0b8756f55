// Journals of one run's parts put together into one: shards of several machines (`merge`), GPUs of one machine (the end of a
// run with --devices). What does not belong together is refused. Who publishes what they decided is elsewhere.
#pragma once

#include <cstddef>
#include <filesystem>
#include <span>
#include <string>
#include <vector>

#include "journal/journal_header.h"
#include "records/record.h"

namespace tilewright::tune {

struct MergedDecision {
  std::string identity{};  // of the problem
  TuningRecord record{};
};

struct MergedJournal {
  std::filesystem::path path{};  // of the new journal
  JournalHeader header{};
  std::vector<MergedDecision> decisions{};  // each problem's once
  std::size_t outcomes = 0;
  bool is_whole = false;                // all shards are here
  bool is_finished = false;             // all of them have an end
  std::vector<std::string> notes{};     // what people should know of it: a part that is missing, a problem that came twice
  std::vector<std::string> warnings{};  // lines that were left out
};

// Into a new journal in `folder`, which appears when it is whole. Of a problem that several decided the latest decision counts,
// with the outcomes beside it. Throws UsageError that names what does not belong together, Error, and JournalFault.
MergedJournal merge_journals(std::span<const std::filesystem::path> journals, const std::filesystem::path& folder);

}  // namespace tilewright::tune
