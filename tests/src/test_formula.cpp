// Formulas of launches: what they compute, what has no result, and how they read.
#include <gtest/gtest.h>

#include "launch/formula.h"

namespace tilewright {
namespace {

using enum FormulaWord;

FormulaResult of(FormulaWord word, std::int64_t left, std::int64_t right) {
  const Formula formula{{{number, left}, {value, 7}, {word}}};
  return compute(formula, [&](ValueIndex index) {
    EXPECT_EQ(index, 7);
    return right;
  });
}

TEST(Formula, RoundsAsPythonDoes) {
  EXPECT_EQ(of(divide, 7, 2).value, 3);
  EXPECT_EQ(of(divide, -7, 2).value, -4);
  EXPECT_EQ(of(divide, 7, -2).value, -4);
  EXPECT_EQ(of(divide, -7, -2).value, 3);
  EXPECT_EQ(of(divide, -8, 2).value, -4);
  EXPECT_EQ(of(ceil_divide, 7, 2).value, 4);
  EXPECT_EQ(of(ceil_divide, 8, 2).value, 4);
  EXPECT_EQ(of(ceil_divide, 0, 2).value, 0);
  EXPECT_EQ(of(ceil_divide, -7, 2).value, -3);
  EXPECT_EQ(of(ceil_divide, INT64_MAX, 2).value, INT64_MAX / 2 + 1);
  EXPECT_EQ(of(remain, 7, 4).value, 3);
  EXPECT_EQ(of(remain, -7, 4).value, 1);
  EXPECT_EQ(of(least, -1, 2).value, -1);
  EXPECT_EQ(of(greatest, -1, 2).value, 2);
  EXPECT_EQ(of(subtract, 1, 3).value, -2);
}

TEST(Formula, NeitherWrapsNorDividesByZero) {
  EXPECT_EQ(of(add, INT64_MAX, 0).fault, nullptr);
  EXPECT_STREQ(of(add, INT64_MAX, 1).fault, "needs more than 64 bits");
  EXPECT_STREQ(of(subtract, INT64_MIN, 1).fault, "needs more than 64 bits");
  EXPECT_STREQ(of(multiply, INT64_MAX, 2).fault, "needs more than 64 bits");
  for (const FormulaWord word : {divide, ceil_divide, remain}) {
    EXPECT_STREQ(of(word, 1, 0).fault, "divides by 0");
    EXPECT_STREQ(of(word, INT64_MIN, -1).fault, "needs more than 64 bits");
  }
}

TEST(Formula, IsOneResultOfOperatorsThatHaveWhatTheyTake) {
  EXPECT_TRUE(is_formula({{{number, 1}}}));
  EXPECT_TRUE(is_formula({{{number, 1}, {number, 2}, {add}}}));
  EXPECT_FALSE(is_formula({}));
  EXPECT_FALSE(is_formula({{{add}}}));
  EXPECT_FALSE(is_formula({{{number, 1}, {add}}}));
  EXPECT_FALSE(is_formula({{{number, 1}, {number, 2}}}));
  Formula full;
  full.fill({number, 1});
  EXPECT_FALSE(is_formula(full));
}

TEST(Formula, ReadsAsItWasWritten) {
  const auto name_of = [](ValueIndex index) { return std::string(1, static_cast<char>('a' + index)); };
  const Formula formula{
      {{value, 0}, {value, 1}, {subtract}, {number, 256}, {ceil_divide}, {value, 0}, {number, 4}, {multiply}, {least}}};
  EXPECT_EQ(to_string(formula, name_of), "min(ceil((a - b) / 256), a * 4)");
  const Formula nested{{{value, 0}, {value, 1}, {value, 2}, {subtract}, {subtract}}};
  EXPECT_EQ(to_string(nested, name_of), "a - (b - c)");
  EXPECT_EQ(values_in(formula), (std::vector<ValueIndex>{0, 1}));
}

}  // namespace
}  // namespace tilewright
