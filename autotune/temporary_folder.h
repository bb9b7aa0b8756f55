// A new folder of one's own, gone with all that is in it. For what two runs of the same command must not share.
#pragma once

#include <filesystem>
#include <system_error>

namespace tilewright::tune {

// $TMPDIR where it is a folder, else /tmp.
std::filesystem::path place_for_temporaries();

class TemporaryFolder {
 public:
  // In `parent`, which is created where it is missing. Throws Error that names `parent`.
  explicit TemporaryFolder(const std::filesystem::path& parent);
  ~TemporaryFolder() {
    std::error_code ignored;
    std::filesystem::remove_all(path_, ignored);
  }
  TemporaryFolder(const TemporaryFolder&) = delete;
  TemporaryFolder& operator=(const TemporaryFolder&) = delete;

  const std::filesystem::path& path() const { return path_; }

 private:
  std::filesystem::path path_;
};

}  // namespace tilewright::tune
