#include "device_folder.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>

#include "safe_name.h"
#include "tilewright/dispatch.h"

namespace tilewright::tune {
namespace {

namespace fs = std::filesystem;

// Of the temporaries beside the files that they become. No record file ends like this.
constexpr std::string_view kTemporarySuffix = ".tmp";

class FileHandle {
 public:
  explicit FileHandle(int handle) : handle_(handle) {}
  ~FileHandle() { ::close(handle_); }
  FileHandle(const FileHandle&) = delete;
  FileHandle& operator=(const FileHandle&) = delete;
  int get() const { return handle_; }

 private:
  int handle_;
};

Error fault_of(const char* what, const fs::path& path) {
  return Error(fmt::format("cannot {} {}: {}; choose another --db", what, path.string(), std::strerror(errno)));
}

void write_all(int handle, const std::string& text, const fs::path& path) {
  for (std::size_t written = 0; written < text.size();) {
    const ssize_t count = ::write(handle, text.data() + written, text.size() - written);
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) throw fault_of("write", path);
    written += static_cast<std::size_t>(count);
  }
  if (::fsync(handle) != 0) throw fault_of("write", path);
}

// The folder may be removed by its last writer between being opened and being locked: then it is made anew.
int open_and_lock(const fs::path& path) {
  while (true) {
    std::error_code fault;
    fs::create_directories(path, fault);
    if (fault) throw Error(fmt::format("cannot create {}: {}; choose another --db", path.string(), fault.message()));
    const int handle = ::open(path.c_str(), O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
    if (handle < 0 && errno == ENOENT) continue;
    if (handle < 0 && (errno == ELOOP || errno == ENOTDIR)) {
      throw Error(fmt::format("{} is no folder but a link or a file; remove it, or choose another --db", path.string()));
    }
    if (handle < 0) throw fault_of("open", path);
    struct stat status = {};
    while (::flock(handle, LOCK_EX) != 0 && errno == EINTR) {
    }
    if (::fstat(handle, &status) == 0 && status.st_nlink > 0) return handle;
    ::close(handle);
  }
}

}  // namespace

DeviceFolder::DeviceFolder(const fs::path& database, const std::string& device_key) : path_(database / device_key) {
  if (!is_safe_name(device_key))
    throw Error(fmt::format("device key '{}' cannot name a folder; {}", device_key, kSafeNameRule));
  handle_ = open_and_lock(path_);
  std::error_code ignored;
  for (fs::directory_iterator entry(path_, ignored); !ignored && entry != fs::directory_iterator(); entry.increment(ignored)) {
    const std::string name = entry->path().filename();
    if (name.ends_with(kTemporarySuffix)) ::unlinkat(handle_, name.c_str(), 0);  // whoever wrote it held the lock
  }
}

DeviceFolder::~DeviceFolder() { ::close(handle_); }

int DeviceFolder::open(const std::string& name, int flags) const {
  const int handle = ::openat(handle_, name.c_str(), flags | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC, 0644);
  if (handle < 0 && errno == ELOOP) {
    throw Error(fmt::format("{} is a symbolic link; put the file itself there", (path_ / name).string()));
  }
  return handle;
}

std::string DeviceFolder::read(const std::string& name) const {
  const FileHandle file(open(name, O_RDONLY));
  if (file.get() < 0 && errno == ENOENT) return "";
  // What cannot be read must not pass for empty: writing would then drop every record in it.
  if (file.get() < 0) throw fault_of("read", path_ / name);
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
    const FileHandle file(open(temporary, O_CREAT | O_EXCL | O_WRONLY));
    if (file.get() < 0) throw fault_of("write", path_ / temporary);
    write_all(file.get(), text, path_ / temporary);
    if (::renameat(handle_, temporary.c_str(), handle_, name.c_str()) != 0) throw fault_of("replace", path_ / name);
  } catch (...) {
    ::unlinkat(handle_, temporary.c_str(), 0);
    throw;
  }
  ::fsync(handle_);
}

void DeviceFolder::append(const std::string& name, const std::string& text) const {
  const FileHandle file(open(name, O_CREAT | O_WRONLY | O_APPEND));
  if (file.get() < 0) throw fault_of("write", path_ / name);
  write_all(file.get(), text, path_ / name);
}

void DeviceFolder::remove(const std::string& name) const {
  if (::unlinkat(handle_, name.c_str(), 0) != 0 && errno != ENOENT) throw fault_of("remove", path_ / name);
  ::fsync(handle_);
}

void DeviceFolder::remove_if_empty() const { ::rmdir(path_.c_str()); }

}  // namespace tilewright::tune
