// A command in one text, as a variable of the environment holds it, in words.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tilewright::tune {

// Blanks part words; quotes and backslashes keep them together as a shell's do. Nothing is expanded. Nothing when a quote is
// not closed.
std::optional<std::vector<std::string>> command_words(std::string_view text);

}  // namespace tilewright::tune
