// A new folder of one's own, gone with all that is in it unless somebody wants to see that. For what two runs of the same
// command must not share.
#pragma once

#include <filesystem>
#include <system_error>

namespace tilewright::tune {

class TemporaryFolder {
 public:
  // In `parent`, which is created where it is missing. Throws Error that names `parent`.
  explicit TemporaryFolder(const std::filesystem::path& parent);
  ~TemporaryFolder() {
    std::error_code ignored;
    if (!is_kept_) std::filesystem::remove_all(path_, ignored);
  }
  TemporaryFolder(const TemporaryFolder&) = delete;
  TemporaryFolder& operator=(const TemporaryFolder&) = delete;

  const std::filesystem::path& path() const { return path_; }
  void keep() { is_kept_ = true; }

 private:
  std::filesystem::path path_;
  bool is_kept_ = false;
};

}  // namespace tilewright::tune
