#include "journal/journal_reader.h"

#include <fmt/format.h>

#include <cerrno>
#include <cstring>
#include <fstream>
#include <nlohmann/json.hpp>
#include <sstream>
#include <string_view>

#include "files/line_reader.h"
#include "files/regular_file.h"
#include "files/strict_json.h"
#include "tilewright/dispatch.h"

namespace tilewright::tune {
namespace {

namespace fs = std::filesystem;
using Json = nlohmann::ordered_json;

// Throws Error or a JSON exception when it is no line of a journal.
void take(const Json& json, JournalContents& contents) {
  const std::string phase = json.at("phase");
  if (phase == "end") {
    contents.ended = true;
  } else if (phase == "decided") {
    contents.decisions[json.at("case")] = {.record = parse_record(json.at("record").dump())};
  } else if (phase == "published") {
    const auto decision = contents.decisions.find(json.at("case"));
    if (decision != contents.decisions.end()) decision->second.published = true;
  } else {
    contents.outcomes.push_back(parse_entry(json));
  }
}

template <typename Read>
auto read_file(const fs::path& path, const Read& read) {
  const auto fail = [&] { throw Error(fmt::format("cannot read the journal {}: {}", path.string(), std::strerror(errno))); };
  if (const std::string_view why = why_no_file(path); !why.empty())
    throw Error(fmt::format("cannot read the journal {}: {}", path.string(), why));
  errno = 0;
  std::ifstream stream(path, std::ios::binary);
  if (!stream) fail();
  try {
    return read(stream, path.string());
  } catch (const std::ios_base::failure&) {
    fail();
    throw;
  }
}

}  // namespace

JournalContents visit_journal(std::istream& stream, const std::string& name, const JournalVisitor& visit) {
  JournalContents contents;
  for (LineReader line(stream); line.next();) {
    if (line.text().empty() && !line.is_too_long()) continue;
    try {
      if (line.is_too_long()) throw Error("it is too long");
      const Json json = parse_strictly<Json>(line.text());
      if (contents.header.facts.empty()) {
        contents.header = parse_header(json);
      } else {
        visit(line.text(), json);
      }
    } catch (const std::exception& fault) {
      contents.warnings.push_back(fmt::format("{}:{}: left out: {}", name, line.number(), fault.what()));
      if (contents.header.facts.empty()) return contents;  // nobody knows what the rest was measured with
    }
  }
  return contents;
}

JournalContents read_journal(std::istream& stream, const std::string& name) {
  JournalContents contents;
  JournalContents frame = visit_journal(stream, name, [&](const std::string&, const Json& line) { take(line, contents); });
  contents.header = std::move(frame.header);
  contents.warnings = std::move(frame.warnings);
  return contents;
}

JournalHeader read_journal_header(const fs::path& path) {
  return read_file(path, [](std::ifstream& stream, const std::string& name) {
    LineReader line(stream);
    line.next();
    std::istringstream first(line.text());
    JournalContents contents = read_journal(first, name);
    if (!contents.warnings.empty()) throw Error(contents.warnings.front());
    if (contents.header.facts.empty()) throw Error(fmt::format("{} is empty", name));
    return std::move(contents.header);
  });
}

JournalContents visit_journal_file(const fs::path& path, const JournalVisitor& visit) {
  return read_file(path, [&](std::ifstream& stream, const std::string& name) { return visit_journal(stream, name, visit); });
}

JournalContents read_journal_file(const fs::path& path) {
  return read_file(path, [](std::ifstream& stream, const std::string& name) { return read_journal(stream, name); });
}

}  // namespace tilewright::tune
