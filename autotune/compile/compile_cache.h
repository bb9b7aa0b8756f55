// Compiled units by content: the same source, headers, flags and compiler are compiled once, for the tuner and for the
// library's build. An image counts only with its facts beside it, and both appear whole, by rename, so any number of them may
// share a folder; nothing is ever changed in place, any entry may be deleted at any time, and an image that is not the one its
// facts describe is noticed when it is looked up.
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>

#include "compile/compile_job.h"
#include "compile/image_facts.h"

namespace tilewright::tune {

class CompileCache {
 public:
  explicit CompileCache(std::filesystem::path folder) : folder_(std::move(folder)) {}

  struct Entry {
    std::filesystem::path image;
    std::filesystem::path log;
    std::filesystem::path facts;
  };
  enum class State : std::uint8_t { absent, whole, damaged };
  struct Lookup {
    State state = State::absent;
    ImageFacts facts{};  // when whole
  };

  // Where the job's image is, or would be. `unit_text` is UnitText's hash of the job's source.
  Entry entry(const CompileJob& job, const std::string& unit_text, const std::string& compiler_identity) const;
  Lookup look_up(const Entry& entry) const;
  // Makes an entry of an image and its log, which the compiler has just written. Throws DiskFault when it cannot be written.
  ImageFacts seal(const Entry& entry, CompilerKind kind, const std::string& compiler_identity) const;
  // Makes `entry`, which is absent or damaged here, of the same one of another cache, if it is whole there. Throws DiskFault.
  Lookup take_over(const Entry& entry, const Entry& other) const;
  const std::filesystem::path& folder() const { return folder_; }

 private:
  std::filesystem::path folder_;
};

// All that the image depends on: a job's folders, log and time limit don't count.
std::string compile_key(const CompileJob& job, const std::string& unit_text, const std::string& compiler_identity);

}  // namespace tilewright::tune
