#include "compile/unit_text.h"

#include <fmt/format.h>

#include <algorithm>
#include <fstream>
#include <iterator>
#include <set>
#include <sstream>

#include "system/content_hash.h"
#include "tilewright/error.h"

namespace tilewright::tune {
namespace {

namespace fs = std::filesystem;

bool is_digit(char c) { return c >= '0' && c <= '9'; }
bool is_word(char c) { return is_digit(c) || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_'; }

std::string with_whole_lines(std::string_view text) {
  std::string whole;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text.substr(i, 2) == "\\\n") {
      ++i;
    } else {
      whole += text[i];
    }
  }
  return whole;
}

// How long the number at the front is; digits may be parted by quotes.
std::size_t number_length(std::string_view text) {
  std::size_t i = 1;
  while (i < text.size() &&
         (is_word(text[i]) || text[i] == '.' || (text[i] == '\'' && i + 1 < text.size() && is_word(text[i + 1]))))
    ++i;
  return i;
}

// How long the literal at the front is, with both quotes; one that a line ends is no literal.
std::size_t literal_length(std::string_view text) {
  for (std::size_t i = 1; i < text.size() && text[i] != '\n'; ++i) {
    if (text[i] == '\\') {
      ++i;
    } else if (text[i] == text[0]) {
      return i + 1;
    }
  }
  return 1;
}

// How long the comment at the front is; 0 when none is.
std::size_t comment_length(std::string_view text) {
  const auto up_to = [&](std::size_t end) { return std::min(end, text.size()); };
  if (text.starts_with("//")) return up_to(text.find('\n'));
  if (!text.starts_with("/*")) return 0;
  const std::size_t end = text.find("*/", 2);
  return end == std::string_view::npos ? text.size() : end + 2;
}

std::string without_blank_lines(const std::string& text) {
  std::istringstream lines(text);
  std::string result;
  for (std::string line; std::getline(lines, line);) {
    line.erase(line.find_last_not_of(" \t\r") + 1);
    if (!line.empty()) result += line + '\n';
  }
  return result;
}

// The names of `#include "name"` lines.
std::vector<std::string> included_names(const std::string& code) {
  std::vector<std::string> names;
  std::istringstream lines(code);
  for (std::string line; std::getline(lines, line);) {
    std::erase_if(line, [](char c) { return c == ' ' || c == '\t'; });
    if (!line.starts_with("#include\"")) continue;
    const std::string name = line.substr(9);
    names.push_back(name.substr(0, name.find('"')));
  }
  return names;
}

}  // namespace

std::string without_comments(std::string_view text) {
  if (text.find("R\"") != std::string_view::npos) return std::string(text);
  const std::string whole = with_whole_lines(text);
  const std::string_view rest = whole;
  std::string bare;
  for (std::size_t i = 0; i < rest.size();) {
    const std::string_view here = rest.substr(i);
    if (const std::size_t length = comment_length(here); length > 0) {
      bare += ' ';
      i += length;
      continue;
    }
    const bool begins_word = i == 0 || !is_word(rest[i - 1]);
    const std::size_t length = is_digit(here[0]) && begins_word    ? number_length(here)
                               : here[0] == '"' || here[0] == '\'' ? literal_length(here)
                                                                   : 1;
    bare += here.substr(0, length);
    i += length;
  }
  return without_blank_lines(bare);
}

const UnitText::File& UnitText::read(const fs::path& path) {
  if (const auto known = files_.find(path); known != files_.end()) return known->second;
  std::ifstream stream(path, std::ios::binary);
  if (!stream) throw Error(fmt::format("cannot read {}", path.string()));
  const std::string text{std::istreambuf_iterator<char>(stream), {}};
  File file{.code = without_comments(text), .includes = {}};
  file.includes = included_names(file.code);
  return files_.emplace(path, std::move(file)).first->second;
}

// As compilers look: beside the includer, then in the folders in turn. Empty when it is nowhere.
fs::path UnitText::find(const std::string& name, const fs::path& includer) const {
  std::error_code ignored;
  if (const fs::path beside = includer.parent_path() / name; fs::is_regular_file(beside, ignored))
    return beside.lexically_normal();
  for (const fs::path& folder : include_dirs_) {
    if (fs::path path = folder / name; fs::is_regular_file(path, ignored)) return path.lexically_normal();
  }
  return {};
}

std::string UnitText::hash(const fs::path& source) {
  std::string all;
  std::set<fs::path> seen{source};
  std::vector<fs::path> ahead{source};
  while (!ahead.empty()) {
    const fs::path path = std::move(ahead.back());
    ahead.pop_back();
    const File& file = read(path);
    all += fmt::format("{}\n{}", file.code.size(), file.code);
    for (const std::string& name : file.includes) {
      const fs::path header = find(name, path);
      if (header.empty()) continue;
      if (seen.insert(header).second) ahead.push_back(header);
    }
  }
  return content_hash(all);
}

}  // namespace tilewright::tune
