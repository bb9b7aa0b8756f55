#include "journal/journal.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <nlohmann/json.hpp>

#include "journal/journal_folder.h"

namespace tilewright::tune {
namespace {

namespace fs = std::filesystem;
using Json = nlohmann::ordered_json;

// A power cut costs at most this much measuring; a kill costs nothing.
constexpr std::chrono::seconds kSyncInterval{1};

// A reason may hold any bytes that a compiler or a kernel printed; the line stays JSON.
std::string text_of(const Json& json) { return json.dump(-1, ' ', false, Json::error_handler_t::replace); }

}  // namespace

Journal::Journal(const fs::path& folder, const JournalHeader& header) : path_(folder) {
  std::error_code fault;
  fs::create_directories(folder, fault);
  if (fault) fail(fault.value());
  for (int number = next_journal_number(folder); !file_.is_open(); ++number) {
    path_ = journal_path(folder, number);
    open(O_CREAT | O_EXCL);
  }
  append(text_of(to_json(header)), Durability::now);
  // The file's name must survive a power cut, too.
  const FileDescriptor directory(::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
  if (directory.is_open()) ::fsync(directory.get());
}

Journal::Journal(const fs::path& path) : path_(path) {
  open(0);
  if (!file_.is_open()) fail(errno);
  whole_bytes_ = ::lseek(file_.get(), 0, SEEK_END);
  char last = '\n';
  if (whole_bytes_ > 0 && ::pread(file_.get(), &last, 1, whole_bytes_ - 1) != 1) fail(errno);
  if (last != '\n') append("", Durability::within_a_second);
}

// Leaves the file closed when it is there already.
void Journal::open(int flags) {
  file_ = FileDescriptor(::open(path_.c_str(), flags | O_RDWR | O_APPEND | O_CLOEXEC, 0644));
  if (!file_.is_open() && errno != EEXIST) fail(errno);
  // Two that go on with the same journal would measure the same things.
  if (!file_.is_open() || file_.try_lock()) return;
  if (errno != EWOULDBLOCK) fail(errno);  // of a disk that has no locks, or is gone
  throw JournalFault(
      fmt::format("another tuner is writing the journal {}: wait for it, or choose another --work", path_.string()));
}

void Journal::outcome(const JournalEntry& entry) { append(text_of(to_json(entry)), Durability::within_a_second); }

void Journal::decided(const std::string& identity, const TuningRecord& record, const ProblemWork& work,
                      const FinalOutcome& outcome) {
  Json json{{"phase", "decided"}, {"case", identity}, {"record", Json::parse(to_line(record))}};
  if (work.bytes > 0) json["work"] = {{"flops", work.flops}, {"bytes", work.bytes}, {"roofline_us", work.roofline_us}};
  if (outcome.rounds > 0) {
    json["final"] = {{"outcome", outcome.is_tie ? "tie" : "clear"}, {"rounds", outcome.rounds}, {"ended", outcome.ended}};
  }
  append(text_of(json), Durability::now);
}

void Journal::published(const std::string& identity) {
  append(text_of({{"phase", "published"}, {"case", identity}}), Durability::within_a_second);
}

void Journal::end() { append(text_of({{"phase", "end"}}), Durability::now); }

void Journal::append(std::string line, Durability durability) {
  line += '\n';
  ssize_t written = 0;
  do {
    written = ::write(file_.get(), line.data(), line.size());
  } while (written < 0 && errno == EINTR);
  if (written != static_cast<ssize_t>(line.size())) {
    const int error = written < 0 ? errno : ENOSPC;  // a file is written in part only when there is no room for the rest
    // Where even this fails, the reader drops the torn line.
    if (written > 0 && ::ftruncate(file_.get(), whole_bytes_) != 0) fail(errno);
    fail(error);
  }
  whole_bytes_ += written;
  const auto now = std::chrono::steady_clock::now();
  if (durability == Durability::within_a_second && now - synced_ < kSyncInterval) return;
  if (::fdatasync(file_.get()) != 0) fail(errno);
  synced_ = now;
}

void Journal::fail(int error) const {
  throw JournalFault(
      fmt::format("cannot write the journal {}: {}; make room or choose another --work. What was decided is published, and "
                  "--resume goes on "
                  "from here",
                  path_.string(), std::strerror(error)));
}

}  // namespace tilewright::tune
