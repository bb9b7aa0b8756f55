#include "system/replace_file.h"

#include <fmt/format.h>
#include <unistd.h>

#include <cerrno>
#include <fstream>

namespace tilewright::tune {

std::error_code replace_file(const std::filesystem::path& path, const std::string& text) {
  const std::filesystem::path temporary = fmt::format("{}.{}.tmp", path.string(), ::getpid());
  std::error_code fault;
  errno = 0;
  std::ofstream stream(temporary, std::ios::binary);
  stream << text;
  stream.close();
  if (stream) {
    std::filesystem::rename(temporary, path, fault);
  } else {
    fault = {errno != 0 ? errno : EIO, std::generic_category()};
  }
  std::error_code ignored;
  if (fault) std::filesystem::remove(temporary, ignored);
  return fault;
}

}  // namespace tilewright::tune
