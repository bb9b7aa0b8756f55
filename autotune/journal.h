// The append-only log of a run: one JSON line for every batch of samples and every failure, written before anything is made of
// it. A tuner that is killed loses nothing that it measured. Never read by the tuner.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "evaluation.h"

namespace tilewright::tune {

struct JournalEntry {
  std::string op;
  std::string problem;
  std::string kernel;
  std::string runtime;
  std::string phase;  // search, final, edge
};

class Journal {
 public:
  explicit Journal(const std::filesystem::path& path);  // throws Error
  ~Journal();
  Journal(const Journal&) = delete;
  Journal& operator=(const Journal&) = delete;

  void samples(const JournalEntry& entry, const std::vector<double>& samples_us);
  void failure(const JournalEntry& entry, const Evaluation& evaluation);
  const std::filesystem::path& path() const { return path_; }

 private:
  void append(const JournalEntry& entry, const std::string& rest);

  std::filesystem::path path_;
  int descriptor_ = -1;
};

}  // namespace tilewright::tune
