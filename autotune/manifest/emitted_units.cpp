#include "manifest/emitted_units.h"

#include <fmt/format.h>

#include <cctype>
#include <fstream>
#include <iterator>

#include "tilewright/dispatch.h"

namespace tilewright::tune {
namespace {

namespace fs = std::filesystem;

using Words = std::map<std::string, std::vector<std::string>>;  // what stands behind each key

// The words of a CMake file; those in quotes may have blanks.
std::vector<std::string> words_of(const std::string& text) {
  std::vector<std::string> words;
  for (std::size_t i = 0; i < text.size();) {
    if (std::isspace(static_cast<unsigned char>(text[i])) != 0) {
      ++i;
    } else if (text[i] == '#') {
      i = std::min(text.find('\n', i), text.size());
    } else if (text[i] == '(' || text[i] == ')') {
      words.emplace_back(1, text[i++]);
    } else if (text[i] == '"') {
      std::string word;
      for (++i; i < text.size() && text[i] != '"'; ++i) word += text[i] == '\\' && i + 1 < text.size() ? text[++i] : text[i];
      ++i;
      words.push_back(word);
    } else {
      const std::size_t end = std::min(text.find_first_of(" \t\r\n()\"", i), text.size());
      words.push_back(text.substr(i, end - i));
      i = end;
    }
  }
  return words;
}

std::string only(const Words& words, const char* key) {
  const auto found = words.find(key);
  return found == words.end() || found->second.empty() ? "" : found->second.front();
}

// "// hash: ..." of the first lines.
std::string hash_of(const fs::path& source) {
  std::ifstream stream(source);
  constexpr std::string_view kMark = "// hash: ";
  std::string line;
  for (int i = 0; i < 8 && std::getline(stream, line); ++i) {
    if (line.starts_with(kMark)) return line.substr(kMark.size());
  }
  throw Error(fmt::format("{} does not say its hash", source.string()));
}

EmittedUnit unit_of(const Words& words, const fs::path& folder, const fs::path& templates) {
  EmittedUnit result{.arch = only(words, "ARCH"), .real = only(words, "REAL"), .unit = {}, .include_dirs = {}};
  result.unit.source = folder / only(words, "SOURCE");
  result.unit.symbol = only(words, "SYMBOL");
  result.unit.hash = hash_of(result.unit.source);
  result.unit.compiler = only(words, "KIND") == "cuda" ? CompilerKind::cuda : CompilerKind::cxx;
  if (const auto flags = words.find("FLAGS"); flags != words.end()) result.unit.flags = flags->second;
  if (const auto includes = words.find("INCLUDES"); includes != words.end()) {
    for (const std::string& include : includes->second) {
      const bool is_of_tree = include == "${TILEWRIGHT_TEMPLATE_HEADERS}";
      result.include_dirs.push_back(is_of_tree ? templates : (folder / include).lexically_normal());
    }
  }
  return result;
}

}  // namespace

std::map<std::string, EmittedUnit> read_emitted_units(const fs::path& folder, const fs::path& templates) {
  const fs::path list = folder / "sources.cmake";
  std::ifstream stream(list, std::ios::binary);
  if (!stream) throw Error(fmt::format("cannot read {}: `codegen emit` makes it", list.string()));
  const std::string text{std::istreambuf_iterator<char>(stream), {}};
  const std::vector<std::string> words = words_of(text);
  std::map<std::string, EmittedUnit> units;
  for (std::size_t i = 0; i + 1 < words.size(); ++i) {
    if (words[i] != "tilewright_unit" || words[i + 1] != "(") continue;
    Words arguments;
    std::string key;
    for (i += 2; i < words.size() && words[i] != ")"; ++i) {
      const bool is_key = words[i] == "INDEX" || words[i] == "KIND" || words[i] == "ARCH" || words[i] == "REAL" ||
                          words[i] == "SYMBOL" || words[i] == "SOURCE" || words[i] == "INCLUDES" || words[i] == "FLAGS";
      if (is_key) key = words[i];
      if (!is_key) arguments[key].push_back(words[i]);
    }
    const EmittedUnit unit = unit_of(arguments, fs::absolute(folder), fs::absolute(templates));
    units.emplace(unit.unit.source.stem(), unit);
  }
  return units;
}

}  // namespace tilewright::tune
