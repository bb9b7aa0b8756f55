#include "records/database.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <sstream>
#include <string_view>

#include "records/device_folder.h"
#include "records/record_evidence.h"
#include "records/record_lines.h"
#include "system/safe_name.h"
#include "tilewright/dispatch.h"

namespace tilewright::tune {
namespace {

namespace fs = std::filesystem;

constexpr const char* kSuffix = ".jsonl";
constexpr const char* kRejectedSuffix = ".jsonl.rejected";

// A line for whoever can read it.
struct UnreadLine {
  int number = 0;
  std::optional<RecordKey> after{};  // the greatest key that stands before it
};

struct Contents {
  Records records;
  std::string rejected;  // whole lines
  std::vector<UnreadLine> unread;
  UnusedLines unused;
};

// One line per key: of several, as a merge by hand leaves them, the strongest stays and the others are rejected: `fate` says
// what becomes of them.
Contents sorted_out(std::vector<RecordLine> lines, const RecordFile& file, const std::string& fate) {
  Contents contents;
  const auto sentence = [&](const RecordLine& line, const std::string& what, const std::string& fault) {
    return fmt::format("{}:{}: not a record, {}: {}", file.path.string(), line.number, what, fault);
  };
  const auto reject = [&](const RecordLine& line, const std::string& fault) {
    contents.rejected += line.text + "\n";
    contents.unused.put_aside.push_back(sentence(line, fate, fault));
  };
  std::map<RecordKey, RecordLine> kept;
  std::optional<RecordKey> greatest;
  for (RecordLine& line : lines) {
    if (line.record) greatest = std::max(greatest, std::optional(key_of(*line.record)));
    if (!line.record) {
      contents.unread.push_back({.number = line.number, .after = greatest});
      contents.unused.left.push_back(sentence(line, "left as it is", line.fault));
    } else if (const std::string fault = why_misplaced(*line.record, file); !fault.empty()) {
      reject(line, fault);
    } else if (const auto [place, is_new] = kept.try_emplace(key_of(*line.record), line); !is_new) {
      if (is_stronger(evidence_of(*line.record), evidence_of(*place->second.record))) std::swap(place->second, line);
      reject(line, fmt::format("line {} has the same key", place->second.number));
    }
  }
  for (auto& [key, line] : kept) contents.records.emplace(key, StoredRecord{std::move(line.text), std::move(*line.record)});
  return contents;
}

// By number, from 1.
std::vector<std::string_view> lines_of(const std::string& text) {
  std::vector<std::string_view> lines{""};
  for (std::size_t start = 0; start < text.size();) {
    const std::size_t end = std::min(text.find('\n', start), text.size());
    lines.push_back(std::string_view(text).substr(start, end - start));
    start = end + 1;
  }
  return lines;
}

// The file's new text: the records in order, and the lines of `before` that nobody here can read behind what they stood behind.
std::string text_of(const Contents& contents, const std::string& before) {
  const std::vector<std::string_view> lines = lines_of(before);
  std::string text;
  auto unread = contents.unread.begin();
  const auto add_unread = [&] { text.append(lines[static_cast<std::size_t>(unread++->number)]) += '\n'; };
  for (const auto& [key, stored] : contents.records) {
    while (unread != contents.unread.end() && unread->after < key) add_unread();
    text += stored.line + "\n";
  }
  while (unread != contents.unread.end()) add_unread();
  return text;
}

}  // namespace

std::string why_misplaced(const TuningRecord& record, const RecordFile& file) {
  if (record.device.key != file.device_key) return fmt::format("it is of device {}", record.device.key);
  if (record.op != file.op) return fmt::format("it is of op {}", record.op);
  return "";
}

bool insert(Records& records, const StoredRecord& stored) {
  const TuningRecord& record = stored.record;
  const RecordKey key = key_of(record);
  for (auto [place, end] = records_of(records, key.problem); place != end;) {
    const bool is_predicted = place->second.record.predicted;
    if (record.predicted && !is_predicted) return false;
    place = !record.predicted && is_predicted ? records.erase(place) : std::next(place);
  }
  records.insert_or_assign(key, stored);
  return true;
}

void Database::require_writable(const std::string& device_key) const {
  const DeviceFolder folder(folder_, device_key);
  folder.replace("probe.tmp", "a byte at least");
  folder.remove("probe.tmp");
  folder.remove_if_empty();
}

UnusedLines Database::update(const std::string& device_key, const std::string& op,
                             const std::function<void(Records&)>& change) const {
  if (!is_safe_name(op)) throw Error(fmt::format("op '{}' cannot name a file; {}", op, kSafeNameRule));
  const DeviceFolder folder(folder_, device_key);
  const RecordFile file{.device_key = device_key, .op = op, .path = folder_ / device_key / (op + kSuffix)};
  const std::string name = file.path.filename();
  const std::string before = folder.read(name);
  std::istringstream stream(before);
  Contents contents = sorted_out(read_record_lines(stream), file, "kept in " + name + ".rejected");
  change(contents.records);
  for (const auto& [key, stored] : contents.records) {
    if (std::string fault = why_misplaced(stored.record, file); !fault.empty()) throw Error("cannot write a record: " + fault);
  }
  const std::string after = text_of(contents, before);
  if (!contents.rejected.empty()) folder.append(name + ".rejected", contents.rejected);
  if (after.empty()) {
    folder.remove(name);
  } else if (after != before) {
    folder.replace(name, after);
  }
  return std::move(contents.unused);
}

UnusedLines Database::publish(std::span<const TuningRecord> records) const {
  std::map<std::pair<std::string, std::string>, std::vector<const TuningRecord*>> by_file;
  for (const TuningRecord& record : records) {
    parse_record(to_line(record));  // throws: what would not be read must not be written
    by_file[{record.device.key, record.op}].push_back(&record);
  }
  UnusedLines unused;
  for (const auto& each : by_file) {
    const UnusedLines more = update(each.first.first, each.first.second, [&](Records& stored) {
      for (const TuningRecord* record : each.second) insert(stored, {to_line(*record), *record});
    });
    unused.put_aside.insert(unused.put_aside.end(), more.put_aside.begin(), more.put_aside.end());
    unused.left.insert(unused.left.end(), more.left.begin(), more.left.end());
  }
  return unused;
}

Records Database::read(const RecordFile& file, UnusedLines& unused) const {
  Contents contents = sorted_out(read_record_lines(file.path), file, "left out");
  unused = std::move(contents.unused);
  return std::move(contents.records);
}

Records Database::read(const RecordFile& file, std::vector<std::string>& warnings) const {
  UnusedLines unused;
  Records records = read(file, unused);
  const std::vector<std::string> more = unused.all();
  warnings.insert(warnings.end(), more.begin(), more.end());
  return records;
}

bool Database::has_rejected(const RecordFile& file) const {
  return fs::exists(fs::symlink_status(file.path.parent_path() / (file.op + kRejectedSuffix)));
}

void Database::remove_rejected(const RecordFile& file) const {
  const DeviceFolder folder(folder_, file.device_key);
  folder.remove(file.op + kRejectedSuffix);
  folder.remove_if_empty();
}

std::vector<RecordFile> Database::lost_files() const {
  std::vector<RecordFile> files = files_with(kRejectedSuffix);
  std::erase_if(files, [](const RecordFile& file) { return fs::exists(fs::symlink_status(file.path)); });
  return files;
}

bool Database::holds(const TuningRecord& record) const {
  std::vector<std::string> warnings;  // publishing tells them
  for (const RecordFile& file : files()) {
    if (why_misplaced(record, file).empty()) return read(file, warnings).contains(key_of(record));
  }
  return false;
}

std::vector<TuningRecord> Database::read(const std::string& op, const std::string& arch,
                                         std::vector<std::string>& warnings) const {
  std::vector<TuningRecord> records;
  for (const RecordFile& file : files()) {
    if (file.op != op) continue;
    std::map<ProblemKey, TuningRecord> strongest;
    for (auto& [key, stored] : read(file, warnings)) {
      if (stored.record.arch != arch) continue;
      const auto [place, is_new] = strongest.try_emplace(key.problem, stored.record);
      if (!is_new && is_stronger(evidence_of(stored.record), evidence_of(place->second))) place->second = stored.record;
    }
    for (auto& [key, record] : strongest) records.push_back(std::move(record));
  }
  return records;
}

std::vector<RecordFile> Database::files() const { return files_with(kSuffix); }

// Those of which there is a file that ends so, whether or not it is they.
std::vector<RecordFile> Database::files_with(const std::string& suffix) const {
  std::vector<RecordFile> files;
  std::error_code fault;
  for (fs::directory_iterator device(folder_, fault); !fault && device != fs::directory_iterator(); device.increment(fault)) {
    std::error_code inner;
    if (!device->is_directory(inner) || device->path().filename().string().starts_with('.')) continue;
    for (fs::directory_iterator entry(device->path(), inner); !inner && entry != fs::directory_iterator();
         entry.increment(inner)) {
      const std::string name = entry->path().filename();
      if (!name.ends_with(suffix)) continue;
      const std::string op = name.substr(0, name.size() - suffix.size());
      files.push_back({.device_key = device->path().filename(), .op = op, .path = device->path() / (op + kSuffix)});
    }
    if (inner) throw Error(fmt::format("cannot read {}: {}", device->path().string(), inner.message()));
  }
  if (fault && fault != std::errc::no_such_file_or_directory)
    throw Error(fmt::format("cannot read {}: {}", folder_.string(), fault.message()));
  std::ranges::sort(files, {}, &RecordFile::path);
  return files;
}

}  // namespace tilewright::tune
