// The journals of a work folder, in the order of their numbers: clocks go backwards, numbers do not. Finds the one that a run
// goes on with; changes nothing.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "journal/journal_header.h"

namespace tilewright::tune {

std::filesystem::path journal_path(const std::filesystem::path& folder, int number);
// After the highest that is there; 1 in an empty folder, or when there is none.
int next_journal_number(const std::filesystem::path& folder);

struct JournalChoice {
  std::filesystem::path path;  // empty: none
  std::string why_none;        // one sentence, when there is none
};

// The newest one of this run that has no end.
JournalChoice find_unfinished_journal(const std::filesystem::path& folder, const JournalHeader& run);

// Those of the devices of a run: of each device the newest one with the run's facts, if it has no end.
std::vector<std::filesystem::path> find_unfinished_parts(const std::filesystem::path& folder, const JournalHeader& run);

}  // namespace tilewright::tune
