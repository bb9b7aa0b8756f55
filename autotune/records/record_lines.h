// A text of records, line by line: each is a record, or says why it is none. Reads anything, and in bounded memory but for what
// it returns; whether a record belongs where it was found is for those who know where that was.
#pragma once

#include <filesystem>
#include <istream>
#include <optional>
#include <string>
#include <vector>

#include "records/record.h"

namespace tilewright::tune {

struct RecordLine {
  int number = 0;    // from 1
  std::string text;  // without its newline; empty when it was too long to keep
  std::optional<TuningRecord> record{};
  std::string fault{};              // why it is no record
  bool is_of_other_schema = false;  // a later tilewright's
  bool is_ended = true;             // by a newline
};

// Lines of nothing but blanks are left out.
std::vector<RecordLine> read_record_lines(std::istream& stream);
// Throws Error when there is no such file, or it cannot be read.
std::vector<RecordLine> read_record_lines(const std::filesystem::path& path);

}  // namespace tilewright::tune
