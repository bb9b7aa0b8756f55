// Compiled units by content: the same source, headers, flags and compiler are compiled once. Entries appear whole, by rename,
// so any number of tuners may share a folder; nothing is ever changed in place, and any entry may be deleted at any time.
#pragma once

#include <filesystem>
#include <string>

#include "compile_job.h"

namespace tilewright::tune {

class CompileCache {
 public:
  explicit CompileCache(std::filesystem::path folder) : folder_(std::move(folder)) {}

  struct Entry {
    std::filesystem::path image;
    std::filesystem::path log;
  };
  Entry entry(const std::string& key, CompilerKind kind) const;
  const std::filesystem::path& folder() const { return folder_; }

 private:
  std::filesystem::path folder_;
};

// `unit_hash` is codegen's: source, headers and flags.
std::string compile_key(const std::string& unit_hash, const std::string& compiler_identity, const std::string& arch,
                        CompilerKind kind);

}  // namespace tilewright::tune
