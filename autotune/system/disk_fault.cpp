#include "system/disk_fault.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <sstream>
#include <vector>

#include "system/file_descriptor.h"

namespace tilewright::tune {

DiskFault disk_fault(const std::filesystem::path& path, std::error_code reason) {
  return DiskFault(fmt::format("cannot write {}: {}; make room there, or choose another folder (--cache, --work, TMPDIR)",
                               path.string(), reason.message()));
}

void require_room(const std::filesystem::path& folder) {
  // As much as what a compiler writes of a kernel. Some disks say only when all has to be there that they are full.
  const std::vector<char> block(std::size_t{1} << 20);
  const std::string path = (folder / fmt::format("tilewright-room.{}.tmp", ::getpid())).string();
  const FileDescriptor file(::open(path.c_str(), O_CREAT | O_WRONLY | O_TRUNC | O_CLOEXEC, 0644));
  int fault = file.is_open() ? 0 : errno;
  for (std::size_t written = 0; fault == 0 && written < block.size();) {
    const ssize_t count = ::write(file.get(), block.data(), block.size() - written);
    if (count < 0 && errno != EINTR) fault = errno;
    if (count > 0) written += static_cast<std::size_t>(count);
  }
  if (fault == 0 && ::fsync(file.get()) != 0) fault = errno;
  if (file.is_open()) ::unlink(path.c_str());
  if (fault != 0) throw disk_fault(folder, {fault, std::generic_category()});
}

std::string line_about_disk(const std::string& output) {
  constexpr std::array kReasons{ENOSPC, EDQUOT, EROFS, EFBIG, EIO, ESTALE};
  std::istringstream lines(output);
  for (std::string line; std::getline(lines, line);) {
    const auto tells = [&](int reason) { return line.find(std::strerror(reason)) != std::string::npos; };
    if (std::ranges::any_of(kReasons, tells)) return line;
  }
  return "";
}

}  // namespace tilewright::tune
