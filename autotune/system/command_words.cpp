#include "system/command_words.h"

namespace tilewright::tune {

std::optional<std::vector<std::string>> command_words(std::string_view text) {
  std::vector<std::string> words;
  std::string word;
  bool is_inside = false;  // of a word, which quotes alone may make: ""
  char quote = '\0';
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char letter = text[i];
    const bool is_blank = letter == ' ' || letter == '\t' || letter == '\n' || letter == '\r';
    if (quote == '\0' && is_blank) {
      if (is_inside) words.push_back(std::move(word));
      word.clear();
      is_inside = false;
      continue;
    }
    is_inside = true;
    if (quote == '\0' && (letter == '\'' || letter == '"')) {
      quote = letter;
    } else if (letter == quote && quote != '\0') {
      quote = '\0';
    } else if (letter == '\\' && quote != '\'' && i + 1 < text.size()) {
      const char next = text[i + 1];
      if (quote == '"' && next != '"' && next != '\\') word += letter;
      word += next;
      ++i;
    } else {
      word += letter;
    }
  }
  if (quote != '\0') return std::nullopt;
  if (is_inside) words.push_back(std::move(word));
  return words;
}

}  // namespace tilewright::tune
