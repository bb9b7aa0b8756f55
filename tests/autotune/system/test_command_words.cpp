#include <gtest/gtest.h>

#include "system/command_words.h"

namespace tilewright::tune {
namespace {

using Words = std::vector<std::string>;

TEST(CommandWords, BlanksPartThem) {
  EXPECT_EQ(command_words("g++"), Words({"g++"}));
  EXPECT_EQ(command_words("  ccache\tg++ \n"), Words({"ccache", "g++"}));
  EXPECT_EQ(command_words(" "), Words());
}

TEST(CommandWords, QuotesAndBackslashesKeepThemTogether) {
  EXPECT_EQ(command_words("'/my tools/g++' -DA=\"b c\" a\\ b \"\""), Words({"/my tools/g++", "-DA=b c", "a b", ""}));
  EXPECT_EQ(command_words("\"a\\\"b\\c\" 'd\\e' f\\"), Words({"a\"b\\c", "d\\e", "f\\"}));
}

TEST(CommandWords, AQuoteHasToBeClosed) {
  EXPECT_EQ(command_words("g++ 'a"), std::nullopt);
  EXPECT_EQ(command_words("g++ \"a\\\""), std::nullopt);
}

}  // namespace
}  // namespace tilewright::tune
