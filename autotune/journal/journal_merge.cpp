#include "journal/journal_merge.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <charconv>
#include <cstring>
#include <fstream>
#include <map>
#include <nlohmann/json.hpp>
#include <optional>
#include <set>
#include <sstream>
#include <utility>

#include "journal/journal.h"
#include "journal/journal_entry.h"
#include "journal/journal_folder.h"
#include "journal/journal_reader.h"
#include "system/content_hash.h"
#include "system/file_descriptor.h"
#include "system/usage_error.h"

namespace tilewright::tune {
namespace {

namespace fs = std::filesystem;
using Json = nlohmann::ordered_json;

constexpr std::array kPartFacts{kShardFact, kGpuFact};

// "2/8", "1+2/8"
struct Parts {
  std::set<int> indices{};
  int count = 1;
};

// Of anyone's text. What is no number counts as none, so that some part is then missing.
Parts parse_parts(const std::string& text) {
  if (text.empty()) return {.indices = {1}, .count = 1};
  const auto number = [](const std::string& word) {
    int value = 0;
    std::from_chars(word.data(), word.data() + word.size(), value);
    return value;
  };
  const std::size_t slash = std::min(text.find('/'), text.size());
  Parts parts{.count = number(text.substr(std::min(slash + 1, text.size())))};
  std::istringstream words(text.substr(0, slash));
  for (std::string word; std::getline(words, word, '+');) parts.indices.insert(number(word));
  return parts;
}

struct Winner {
  std::string when{};
  std::size_t journal = 0;
  std::size_t line = 0;  // of that journal, counted from its header
};

// In which two journals differ so that they are not of one run.
struct Clash {
  std::size_t other = 0;
  std::string what{};
};

// What must be known of all journals before the first line is written.
struct Survey {
  std::vector<JournalHeader> headers{};
  std::map<std::string, Winner> winners{};                                    // by problem
  std::map<std::string, std::pair<std::string, std::size_t>> hash_of{};       // by kernel: its hash, and who says so
  std::map<std::pair<std::size_t, std::string>, std::size_t> last_answers{};  // by journal and hash of a question: its line
  std::vector<bool> ended{};
};

// Some lines hold all that a text may: what a line of a journal says is a string where it is one.
std::string word(const Json& line, const char* name) {
  const auto found = line.find(name);
  return found != line.end() && found->is_string() ? found->get<std::string>() : std::string();
}

std::string phase_of(const Json& line) { return word(line, "phase"); }

class Merging {
 public:
  explicit Merging(std::span<const fs::path> journals) : journals_(journals) {}

  MergedJournal run(const fs::path& folder) {
    for (std::size_t i = 0; i < journals_.size(); ++i) look_through(i);
    make_header();
    write(folder);
    return std::move(merged_);
  }

 private:
  void look_through(std::size_t i) {
    const fs::path& path = journals_[i];
    survey_.ended.push_back(false);
    std::size_t number = 0;
    const JournalContents contents = visit_journal_file(path, [&](const std::string&, const Json& line) {
      ++number;
      const std::string phase = phase_of(line);
      if (phase == "end") {
        survey_.ended[i] = true;
      } else if (phase == "decided") {
        const TuningRecord record = parse_record(line.at("record").dump());
        note_kernel(record.winner.kernel, record.hash, i);
        note_decision(line.at("case"), {.when = record.when, .journal = i, .line = number});
      } else if (phase != "published") {
        const JournalEntry entry = parse_entry(line);
        note_kernel(entry.kernel, entry.hash, i);
        survey_.last_answers[{i, content_hash(entry.question())}] = number;
      }
    });
    if (contents.header.facts.empty())
      throw UsageError(fmt::format("{} is no journal: {}", path.string(),
                                   contents.warnings.empty() ? "it is empty" : contents.warnings.front()));
    merged_.warnings.insert(merged_.warnings.end(), contents.warnings.begin(), contents.warnings.end());
    survey_.headers.push_back(contents.header);
    require_same_run(i);
    if (clash_) refuse(i, clash_->other, clash_->what);  // not where it was met: a fault of a line costs that line alone
  }

  void require_same_run(std::size_t i) const {
    const JournalHeader& first = survey_.headers.front();
    const JournalHeader& header = survey_.headers[i];
    for (const std::size_t other : {std::size_t{0}, summed()}) {
      const std::string differs = difference(without(header, kPartFacts), without(survey_.headers[other], kPartFacts));
      if (!differs.empty()) refuse(i, other, differs);
    }
    const std::string shard = fact(header, kShardFact), of_first = fact(first, kShardFact);
    if (parse_parts(shard).count != parse_parts(of_first).count)
      refuse(i, 0,
             fmt::format("its shard is {}, not one of {}", shard.empty() ? "all" : shard, of_first.empty() ? "all" : of_first));
  }

  // The first that says the sum of its problems; of none, the first.
  std::size_t summed() const {
    const auto says = [](const JournalHeader& header) { return !fact(header, kProblemsFact).empty(); };
    const auto found = std::ranges::find_if(survey_.headers, says);
    return found == survey_.headers.end() ? 0 : static_cast<std::size_t>(found - survey_.headers.begin());
  }

  [[noreturn]] void refuse(std::size_t i, std::size_t other, const std::string& why) const {
    throw UsageError(
        fmt::format("{} does not belong together with {}: {}", journals_[i].string(), journals_[other].string(), why));
  }

  // Equal ids of different texts: the templates were changed between the two.
  void note_kernel(const std::string& kernel, const std::string& hash, std::size_t i) {
    if (hash.empty()) return;  // another library's
    const auto& [known, other] = survey_.hash_of.emplace(kernel, std::pair(hash, i)).first->second;
    if (known != hash && !clash_)
      clash_ = Clash{.other = other, .what = fmt::format("its kernel {} has the hash {}, not {}", kernel, hash, known)};
  }

  // Of one journal's the last: clocks may go backwards.
  void note_decision(const std::string& identity, const Winner& decision) {
    const auto [winner, is_new] = survey_.winners.emplace(identity, decision);
    if (is_new) return;
    const bool is_same = winner->second.journal == decision.journal;
    if (!is_same) twice_.insert(identity);
    if (is_same || winner->second.when <= decision.when) winner->second = decision;
  }

  void make_header() {
    merged_.header = without(survey_.headers[summed()], kPartFacts);
    Parts all = parse_parts(fact(survey_.headers.front(), kShardFact));
    for (const JournalHeader& header : survey_.headers) {
      merged_.header.when = std::min(merged_.header.when, header.when);
      all.indices.merge(parse_parts(fact(header, kShardFact)).indices);
    }
    std::vector<int> missing;
    for (int index = 1; index <= all.count; ++index) {
      if (!all.indices.contains(index)) missing.push_back(index);
    }
    if (!missing.empty()) {
      merged_.header.facts.emplace_back(kShardFact, fmt::format("{}/{}", fmt::join(all.indices, "+"), all.count));
      merged_.notes.push_back(fmt::format("of {} shards {} {} not among them", all.count, fmt::join(missing, ", "),
                                          missing.size() == 1 ? "is" : "are"));
    }
    merged_.is_whole = missing.empty();
    merged_.is_finished = true;
    for (std::size_t i = 0; i < journals_.size(); ++i) {
      if (survey_.ended[i]) continue;
      merged_.is_finished = false;
      merged_.notes.push_back(
          fmt::format("{} has no end: its run was stopped, or its budget left problems out; the same command "
                      "with --resume goes on with it",
                      journals_[i].string()));
    }
    if (!twice_.empty())
      merged_.notes.push_back(
          fmt::format("{} problems were decided by more than one of them: the latest counts", twice_.size()));
  }

  void write(const fs::path& folder) {
    std::error_code fault;
    fs::create_directories(folder, fault);
    const fs::path draft = folder / fmt::format(".merging-{}", ::getpid());
    const auto fail = [&](int error) {
      fs::remove(draft, fault);
      throw JournalFault(fmt::format("cannot write the journal {}: {}; make room or choose another --work", draft.string(),
                                     std::strerror(error)));
    };
    errno = 0;
    std::ofstream out(draft, std::ios::binary | std::ios::trunc);
    out << to_json(merged_.header).dump() << '\n';
    for (std::size_t i = 0; out && i < journals_.size(); ++i) copy(i, out);
    out.close();
    if (!out) fail(errno != 0 ? errno : ENOSPC);
    if (const FileDescriptor file(::open(draft.c_str(), O_RDONLY | O_CLOEXEC)); !file.is_open() || ::fsync(file.get()) != 0)
      fail(errno);
    // A name that is there is never replaced: it may be a run's that began meanwhile.
    for (int number = next_journal_number(folder);; ++number) {
      merged_.path = journal_path(folder, number);
      if (::link(draft.c_str(), merged_.path.c_str()) == 0) break;
      if (errno != EEXIST) fail(errno);
    }
    fs::remove(draft, fault);
  }

  // What counts of a journal: its lines, byte for byte.
  void copy(std::size_t i, std::ofstream& out) {
    std::size_t number = 0;
    visit_journal_file(journals_[i], [&](const std::string& text, const Json& line) {
      ++number;
      const std::string phase = phase_of(line), identity = word(line, "case");
      if (phase == "end" || phase == "published") return;
      const auto winner = survey_.winners.find(identity);
      if (winner != survey_.winners.end() && winner->second.journal != i) return;
      if (phase == "decided") {
        if (winner == survey_.winners.end() || winner->second.line != number) return;
        merged_.decisions.push_back({.identity = identity, .record = parse_record(line.at("record").dump())});
      } else {
        // Of what a journal asked again the last answer counts, of what several asked that of the first.
        const std::string question = content_hash(parse_entry(line).question());
        if (survey_.last_answers.at({i, question}) != number || !asked_.insert(question).second) return;
        ++merged_.outcomes;
      }
      out << text << '\n';
    });
  }

  std::span<const fs::path> journals_;
  Survey survey_{};
  MergedJournal merged_{};
  std::set<std::string> twice_{};  // problems
  std::set<std::string> asked_{};  // hashes of questions
  std::optional<Clash> clash_{};
};

}  // namespace

MergedJournal merge_journals(std::span<const fs::path> journals, const fs::path& folder) {
  return Merging(journals).run(folder);
}

}  // namespace tilewright::tune
