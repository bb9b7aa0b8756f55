#include "commands/shell_command.h"

#include <algorithm>
#include <cctype>
#include <string_view>

namespace tilewright::tune {
namespace {

std::string quoted(const std::string& word) {
  const bool is_plain = std::all_of(word.begin(), word.end(), [](unsigned char c) {
    return std::isalnum(c) != 0 || std::string_view("_-./=,:+").find(static_cast<char>(c)) != std::string_view::npos;
  });
  if (is_plain && !word.empty()) return word;
  std::string text = "'";
  for (const char letter : word) text += letter == '\'' ? std::string("'\\''") : std::string(1, letter);
  return text + "'";
}

}  // namespace

ShellCommand& ShellCommand::add(const std::string& word) {
  text_ += " " + quoted(word);
  return *this;
}

ShellCommand& ShellCommand::add(const std::string& flag, const std::string& value) {
  text_ += " " + flag + " " + quoted(value);
  return *this;
}

}  // namespace tilewright::tune
