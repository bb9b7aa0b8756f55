#include "journal/journal_folder.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <map>
#include <set>

#include "journal/journal_reader.h"
#include "tilewright/dispatch.h"

namespace tilewright::tune {
namespace {

namespace fs = std::filesystem;

// By number. Files that are no journals are passed over.
std::map<int, fs::path> journals_in(const fs::path& folder) {
  std::map<int, fs::path> journals;
  std::error_code fault;
  for (fs::directory_iterator entry(folder, fault), end; !fault && entry != end; entry.increment(fault)) {
    const std::string stem = entry->path().stem().string();
    int number = 0;
    const auto [rest, error] = std::from_chars(stem.data(), stem.data() + stem.size(), number);
    if (error == std::errc() && rest == stem.data() + stem.size() && number > 0 &&
        entry->path() == journal_path(folder, number))
      journals[number] = entry->path();
  }
  return journals;
}

}  // namespace

fs::path journal_path(const fs::path& folder, int number) { return folder / fmt::format("{:04}.jsonl", number); }

int next_journal_number(const fs::path& folder) {
  const std::map<int, fs::path> journals = journals_in(folder);
  return journals.empty() ? 1 : journals.rbegin()->first + 1;
}

JournalChoice find_unfinished_journal(const fs::path& folder, const JournalHeader& run) {
  const std::map<int, fs::path> journals = journals_in(folder);
  std::string newest;  // why the newest is not it
  for (auto journal = journals.rbegin(); journal != journals.rend(); ++journal) {
    const fs::path& path = journal->second;
    try {
      const std::string differs = difference(read_journal_header(path), run);
      // What an older one of the same run holds was measured again since.
      if (differs.empty() && read_journal_file(path).ended) return {.path = {}, .why_none = path.string() + " is finished"};
      if (differs.empty()) return {.path = path, .why_none = {}};
      if (newest.empty()) newest = fmt::format("the newest, {}, is of another run: {}", path.string(), differs);
    } catch (const Error& fault) {
      if (newest.empty()) newest = fault.what();
    }
  }
  return {.path = {}, .why_none = newest.empty() ? fmt::format("there is no journal in {}", folder.string()) : newest};
}

std::vector<fs::path> find_unfinished_parts(const fs::path& folder, const JournalHeader& run) {
  constexpr std::array kOwn{kGpuFact};
  const std::map<int, fs::path> journals = journals_in(folder);
  std::set<std::string> seen;
  std::vector<fs::path> parts;
  for (auto journal = journals.rbegin(); journal != journals.rend(); ++journal) {
    try {
      const JournalHeader header = read_journal_header(journal->second);
      const std::string gpu = fact(header, kGpuFact);
      if (gpu.empty() || !difference(without(header, kOwn), without(run, kOwn)).empty() || !seen.insert(gpu).second) continue;
      if (!read_journal_file(journal->second).ended) parts.push_back(journal->second);
    } catch (const Error&) {  // no journal: not one of these
    }
  }
  return parts;
}

}  // namespace tilewright::tune
