// tuning_db on disk: <device key>/<op>.jsonl, one record a line, sorted, one line per key. Writers merge with what is there and
// publish by rename, so readers never see half a file; they need no lock. Lines that cannot be understood move to
// <op>.jsonl.rejected.
#pragma once

#include <filesystem>
#include <span>
#include <string>
#include <vector>

#include "record.h"

namespace tilewright::tune {

class Database {
 public:
  explicit Database(std::filesystem::path folder) : folder_(std::move(folder)) {}

  // Throws Error now rather than after an hour of measuring. Leaves nothing behind.
  void require_writable(const std::string& device_key) const;
  // Returns warnings, one for every line that was rejected. A predicted record never replaces a measured one. All records are
  // of one device and one op.
  std::vector<std::string> publish(std::span<const TuningRecord> records) const;
  // All records of an op for an arch, from every device; lines that don't parse become warnings.
  std::vector<TuningRecord> read(const std::string& op, const std::string& arch, std::vector<std::string>& warnings) const;

  const std::filesystem::path& folder() const { return folder_; }

 private:
  std::filesystem::path folder_;
};

}  // namespace tilewright::tune
