// tuning_db on disk: <device key>/<op>.jsonl, one record a line, sorted, one line per key. Every change goes through `update`,
// which merges with what is there under the folder's lock and publishes by rename: readers need no lock and never see half a
// file. Lines that cannot be read, those of a later tilewright among them, stay where they are, byte for byte; records that are
// out of place, or weaker than another of the same key, move to <op>.jsonl.rejected.
#pragma once

#include <algorithm>
#include <filesystem>
#include <functional>
#include <map>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "records/record.h"
#include "records/record_key.h"

namespace tilewright::tune {

struct RecordFile {
  std::string device_key;
  std::string op;
  std::filesystem::path path;
};

// What became of lines that are no records of their file, a sentence each.
struct UnusedLines {
  std::vector<std::string> put_aside{};  // to .rejected
  std::vector<std::string> left{};       // where they were

  std::vector<std::string> all() const {
    std::vector<std::string> lines = put_aside;
    lines.insert(lines.end(), left.begin(), left.end());
    return lines;
  }
};

struct StoredRecord {
  std::string line;  // as it stands in the file: a field that only a later tilewright knows survives what we write around it
  TuningRecord record;
};

using Records = std::map<RecordKey, StoredRecord>;

class Database {
 public:
  explicit Database(std::filesystem::path folder) : folder_(std::move(folder)) {}

  // Throws Error now rather than after an hour of measuring. Leaves nothing behind.
  void require_writable(const std::string& device_key) const;
  // A predicted record never stands beside a measured one.
  UnusedLines publish(std::span<const TuningRecord> records) const;
  // `change` gets the records of one file, and what it leaves is what the file holds afterwards.
  UnusedLines update(const std::string& device_key, const std::string& op, const std::function<void(Records&)>& change) const;
  // The records of one of `files`; a warning for every other line.
  Records read(const RecordFile& file, std::vector<std::string>& warnings) const;
  Records read(const RecordFile& file, UnusedLines& unused) const;
  // All records of an op for an arch, from every device, the strongest for each problem; lines that are no records of their
  // folder's device and their file's op become warnings.
  std::vector<TuningRecord> read(const std::string& op, const std::string& arch, std::vector<std::string>& warnings) const;

  // Whether there is a line for what `record` is about, whatever it says.
  bool holds(const TuningRecord& record) const;
  // Whether publishing put anything aside for `file`.
  bool has_rejected(const RecordFile& file) const;
  // That, and its folder if that is empty then.
  void remove_rejected(const RecordFile& file) const;
  // The files for which lines were put aside and that are gone themselves. Sorted.
  std::vector<RecordFile> lost_files() const;
  // Of records. Sorted; whatever else lies in the folder is left out. Empty when there is no such folder.
  std::vector<RecordFile> files() const;
  const std::filesystem::path& folder() const { return folder_; }

 private:
  std::vector<RecordFile> files_with(const std::string& suffix) const;

  std::filesystem::path folder_;
};

// First and end of the records of one problem: they stand together. Works on constant records, too.
auto records_of(auto& records, const ProblemKey& problem) {
  const auto first = records.lower_bound({problem, ""});
  const auto is_another = [&](const auto& each) { return each.first.problem != problem; };
  return std::pair(first, std::find_if(first, records.end(), is_another));
}

// What a record does to the records of its file. False when it changes nothing, because it is only predicted and something was
// measured.
bool insert(Records& records, const StoredRecord& stored);

// Why a record must not stand in `file`; empty when it may.
std::string why_misplaced(const TuningRecord& record, const RecordFile& file);

}  // namespace tilewright::tune
