// Reads what a journal holds, whatever became of the tuner that wrote it: a line that is torn, or that is no line of a journal,
// is left out with a warning, and the lines after it count. Never throws on any bytes.
#pragma once

#include <filesystem>
#include <functional>
#include <istream>
#include <map>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

#include "journal/journal_entry.h"
#include "journal/journal_header.h"
#include "records/record.h"

namespace tilewright::tune {

struct JournalDecision {
  TuningRecord record;
  bool published = false;
};

struct JournalContents {
  JournalHeader header{};  // without facts: the first line is no header, and no line counts
  std::vector<JournalEntry> outcomes{};
  std::map<std::string, JournalDecision> decisions{};  // by the problem's identity
  bool ended = false;
  std::vector<std::string> warnings{};  // one for each line that was left out
};

// A line after the header that counts: as it stands there, and what it says.
using JournalVisitor = std::function<void(const std::string& text, const nlohmann::ordered_json& line)>;

// Tells `visit` of each line in turn, in bounded memory. The contents are the header and the warnings.
JournalContents visit_journal(std::istream& stream, const std::string& name, const JournalVisitor& visit);
// `name` is how warnings call it.
JournalContents read_journal(std::istream& stream, const std::string& name);
// All throw Error when the file cannot be read; the first one also when it does not begin with a header.
JournalHeader read_journal_header(const std::filesystem::path& path);
JournalContents read_journal_file(const std::filesystem::path& path);
JournalContents visit_journal_file(const std::filesystem::path& path, const JournalVisitor& visit);

}  // namespace tilewright::tune
