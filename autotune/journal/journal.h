// The append-only log of a run (schema tilewright.journal/1): a first line that says what the measurements are made of, then a
// line for every outcome and every decision, written before anything is made of it. A tuner that is killed loses nothing that
// it measured. This writes; journal_reader reads.
#pragma once

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <stdexcept>
#include <string>

#include "journal/final_outcome.h"
#include "journal/journal_entry.h"
#include "journal/journal_header.h"
#include "journal/problem_work.h"
#include "records/record.h"
#include "system/file_descriptor.h"

namespace tilewright::tune {

// Nothing more can be kept, so nothing more may be measured: unlike an Error, which costs one problem, it ends the run.
struct JournalFault : std::runtime_error {
  using std::runtime_error::runtime_error;
};

// Every function throws JournalFault; the file then ends with the last line that was written whole.
class Journal {
 public:
  // A new one: NNNN.jsonl, numbered after the highest in `folder`.
  Journal(const std::filesystem::path& folder, const JournalHeader& header);
  // Goes on with one that was left unfinished; a torn last line becomes a line of its own.
  explicit Journal(const std::filesystem::path& path);

  void outcome(const JournalEntry& entry);
  // The whole record: a database that was lost or torn gets it back. `identity` is the problem's; its work is for `report`.
  void decided(const std::string& identity, const TuningRecord& record, const ProblemWork& work = {},
               const FinalOutcome& outcome = {});
  // It is in the database: from now on only one that has no line for it gets it again.
  void published(const std::string& identity);
  // Nothing is left to go on with.
  void end();
  const std::filesystem::path& path() const { return path_; }

 private:
  enum class Durability : std::uint8_t { within_a_second, now };
  void open(int flags);
  void append(std::string line, Durability durability);
  [[noreturn]] void fail(int error) const;

  std::filesystem::path path_;
  FileDescriptor file_;
  std::int64_t whole_bytes_ = 0;  // up to the end of the last whole line
  std::chrono::steady_clock::time_point synced_ = std::chrono::steady_clock::now();
};

}  // namespace tilewright::tune
