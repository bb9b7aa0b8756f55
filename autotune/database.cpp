#include "database.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/file.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <fstream>
#include <map>
#include <tuple>

#include "tilewright/dispatch.h"

namespace tilewright::tune {
namespace {

namespace fs = std::filesystem;

// Lines are sorted by this, and there is one line for each.
// One machine tunes for every arch that it runs, so the device's folder does not tell archs apart.
using Key = std::tuple<NamedText, int, NamedNumbers, std::string>;

struct Line {
  std::string text;
  bool predicted = false;
};

class FileDescriptor {
 public:
  FileDescriptor(const fs::path& path, int flags) : handle_(::open(path.c_str(), flags | O_CLOEXEC, 0644)) {
    if (handle_ < 0) throw Error(fmt::format("cannot write {}: {}; choose another --db", path.string(), std::strerror(errno)));
  }
  ~FileDescriptor() { ::close(handle_); }
  FileDescriptor(const FileDescriptor&) = delete;
  FileDescriptor& operator=(const FileDescriptor&) = delete;
  int get() const { return handle_; }

 private:
  int handle_;
};

void create_folder(const fs::path& folder) {
  std::error_code fault;
  fs::create_directories(folder, fault);
  if (fault) throw Error(fmt::format("cannot create {}: {}; choose another --db", folder.string(), fault.message()));
}

void write_all(int descriptor, const std::string& text, const fs::path& path) {
  for (std::size_t written = 0; written < text.size();) {
    const ssize_t count = ::write(descriptor, text.data() + written, text.size() - written);
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) throw Error(fmt::format("cannot write {}: {}", path.string(), std::strerror(errno)));
    written += static_cast<std::size_t>(count);
  }
}

void replace_file(const fs::path& path, const std::string& text) {
  const fs::path temporary = fmt::format("{}.{}.tmp", path.string(), ::getpid());
  try {
    const FileDescriptor file(temporary, O_CREAT | O_WRONLY | O_TRUNC);
    write_all(file.get(), text, temporary);
    if (::fsync(file.get()) != 0) throw Error(fmt::format("cannot write {}: {}", path.string(), std::strerror(errno)));
    fs::rename(temporary, path);
  } catch (...) {
    std::error_code ignored;
    fs::remove(temporary, ignored);
    throw;
  }
  const FileDescriptor folder(path.parent_path(), O_RDONLY | O_DIRECTORY);
  ::fsync(folder.get());
}

Key key_of(const TuningRecord& record) { return {record.attributes, record.threads, record.shape, record.arch}; }

struct Contents {
  std::map<Key, Line> lines;
  std::string rejected;  // whole lines
  std::vector<std::string> warnings;
};

Contents read_contents(const fs::path& path) {
  Contents contents;
  if (!fs::exists(path)) return contents;
  // What cannot be read must not pass for empty: publishing would then drop every record in it.
  const auto fail = [&] { throw Error(fmt::format("cannot read {}: {}", path.string(), std::strerror(errno))); };
  errno = 0;
  std::ifstream stream(path);
  if (!stream) fail();
  std::string text;
  for (int number = 1; std::getline(stream, text); ++number) {
    if (text.empty()) continue;
    try {
      const TuningRecord record = parse_record(text);
      contents.lines[key_of(record)] = {text, record.predicted};
    } catch (const Error& fault) {
      contents.rejected += text + "\n";
      contents.warnings.push_back(fmt::format("{}:{}: not a record, kept in {}.rejected: {}", path.string(), number,
                                              path.filename().string(), fault.what()));
    }
  }
  if (stream.bad()) fail();
  return contents;
}

}  // namespace

void Database::require_writable(const std::string& device_key) const {
  const fs::path folder = folder_ / device_key;
  const bool existed = fs::exists(folder);
  create_folder(folder);
  const fs::path probe = folder / fmt::format(".{}.tmp", ::getpid());
  { const FileDescriptor file(probe, O_CREAT | O_WRONLY); }
  fs::remove(probe);
  if (!existed) fs::remove(folder);
}

std::vector<std::string> Database::publish(std::span<const TuningRecord> records) const {
  if (records.empty()) return {};
  const fs::path folder = folder_ / records.front().device.key;
  create_folder(folder);
  const fs::path path = folder / (records.front().op + ".jsonl");
  // Two tuners may publish at once: the lock is on the folder, so that no lock file is left in it.
  const FileDescriptor lock(folder, O_RDONLY | O_DIRECTORY);
  while (::flock(lock.get(), LOCK_EX) != 0) {
    if (errno != EINTR) throw Error(fmt::format("cannot lock {}: {}", folder.string(), std::strerror(errno)));
  }
  Contents contents = read_contents(path);
  for (const TuningRecord& record : records) {
    const auto found = contents.lines.find(key_of(record));
    if (found != contents.lines.end() && record.predicted && !found->second.predicted) continue;
    contents.lines[key_of(record)] = {to_line(record), record.predicted};
  }
  if (!contents.rejected.empty()) {
    const fs::path rejected = path.string() + ".rejected";
    const FileDescriptor file(rejected, O_CREAT | O_WRONLY | O_APPEND);
    write_all(file.get(), contents.rejected, rejected);
  }
  std::string text;
  for (const auto& [key, line] : contents.lines) text += line.text + "\n";
  replace_file(path, text);
  return contents.warnings;
}

std::vector<TuningRecord> Database::read(const std::string& op, const std::string& arch,
                                         std::vector<std::string>& warnings) const {
  std::vector<TuningRecord> records;
  if (!fs::is_directory(folder_)) return records;
  for (const auto& device : fs::directory_iterator(folder_)) {
    const fs::path path = device.path() / (op + ".jsonl");
    if (!device.is_directory() || !fs::exists(path)) continue;
    const Contents contents = read_contents(path);
    warnings.insert(warnings.end(), contents.warnings.begin(), contents.warnings.end());
    for (const auto& [key, line] : contents.lines) {
      TuningRecord record = parse_record(line.text);
      if (record.arch == arch) records.push_back(std::move(record));
    }
  }
  return records;
}

}  // namespace tilewright::tune
