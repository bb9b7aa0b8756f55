#include "records/device_folder.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>

#include "system/safe_name.h"
#include "tilewright/dispatch.h"

namespace tilewright::tune {
namespace {

namespace fs = std::filesystem;

// Of the temporaries beside the files that they become. No record file ends like this.
constexpr std::string_view kTemporarySuffix = ".tmp";

Error fault_of(const char* what, const fs::path& path) {
  return Error(fmt::format("cannot {} {}: {}; choose another --db", what, path.string(), std::strerror(errno)));
}

void write_all(const FileDescriptor& file, const std::string& text, const fs::path& path) {
  for (std::size_t written = 0; written < text.size();) {
    const ssize_t count = ::write(file.get(), text.data() + written, text.size() - written);
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) throw fault_of("write", path);
    written += static_cast<std::size_t>(count);
  }
  if (::fsync(file.get()) != 0) throw fault_of("write", path);
}

// The folder may be removed by its last writer between being opened and being locked: then it is made anew.
FileDescriptor open_and_lock(const fs::path& path) {
  while (true) {
    std::error_code fault;
    fs::create_directories(path, fault);
    if (fault) throw Error(fmt::format("cannot create {}: {}; choose another --db", path.string(), fault.message()));
    FileDescriptor folder(::open(path.c_str(), O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC));
    if (!folder.is_open() && errno == ENOENT) continue;
    if (!folder.is_open() && (errno == ELOOP || errno == ENOTDIR)) {
      throw Error(fmt::format("{} is no folder but a link or a file; remove it, or choose another --db", path.string()));
    }
    if (!folder.is_open()) throw fault_of("open", path);
    if (!folder.lock()) throw fault_of("lock", path);
    struct stat status = {};
    if (::fstat(folder.get(), &status) == 0 && status.st_nlink > 0) return folder;
  }
}

}  // namespace

DeviceFolder::DeviceFolder(const fs::path& database, const std::string& device_key) : path_(database / device_key) {
  if (!is_safe_name(device_key))
    throw Error(fmt::format("device key '{}' cannot name a folder; {}", device_key, kSafeNameRule));
  folder_ = open_and_lock(path_);
  std::error_code ignored;
  for (fs::directory_iterator entry(path_, ignored); !ignored && entry != fs::directory_iterator(); entry.increment(ignored)) {
    const std::string name = entry->path().filename();
    if (name.ends_with(kTemporarySuffix)) ::unlinkat(folder_.get(), name.c_str(), 0);  // whoever wrote it held the lock
  }
}

FileDescriptor DeviceFolder::open(const std::string& name, int flags) const {
  FileDescriptor file(::openat(folder_.get(), name.c_str(), flags | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC, 0644));
  if (!file.is_open() && errno == ELOOP) {
    throw Error(fmt::format("{} is a symbolic link; put the file itself there", (path_ / name).string()));
  }
  return file;
}

std::string DeviceFolder::read(const std::string& name) const {
  const FileDescriptor file = open(name, O_RDONLY);
  if (!file.is_open() && errno == ENOENT) return "";
  // What cannot be read must not pass for empty: writing would then drop every record in it.
  if (!file.is_open()) throw fault_of("read", path_ / name);
  std::string text;
  while (true) {
    char block[65536];
    const ssize_t count = ::read(file.get(), block, sizeof(block));
    if (count < 0 && errno == EINTR) continue;
    if (count < 0) throw fault_of("read", path_ / name);
    if (count == 0) return text;
    text.append(block, static_cast<std::size_t>(count));
  }
}

void DeviceFolder::replace(const std::string& name, const std::string& text) const {
  const std::string temporary = fmt::format("{}.{}{}", name, ::getpid(), kTemporarySuffix);
  try {
    const FileDescriptor file = open(temporary, O_CREAT | O_EXCL | O_WRONLY);
    if (!file.is_open()) throw fault_of("write", path_ / temporary);
    write_all(file, text, path_ / temporary);
    if (::renameat(folder_.get(), temporary.c_str(), folder_.get(), name.c_str()) != 0) throw fault_of("replace", path_ / name);
  } catch (...) {
    ::unlinkat(folder_.get(), temporary.c_str(), 0);
    throw;
  }
  ::fsync(folder_.get());
}

void DeviceFolder::append(const std::string& name, const std::string& text) const {
  const FileDescriptor file = open(name, O_CREAT | O_WRONLY | O_APPEND);
  if (!file.is_open()) throw fault_of("write", path_ / name);
  write_all(file, text, path_ / name);
}

void DeviceFolder::remove(const std::string& name) const {
  if (::unlinkat(folder_.get(), name.c_str(), 0) != 0 && errno != ENOENT) throw fault_of("remove", path_ / name);
  ::fsync(folder_.get());
}

void DeviceFolder::remove_if_empty() const { ::rmdir(path_.c_str()); }

}  // namespace tilewright::tune
