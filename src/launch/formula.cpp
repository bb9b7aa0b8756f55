#include "launch/formula.h"

#include <algorithm>
#include <iterator>

namespace tilewright {
namespace {

constexpr const char* kTooLarge = "needs more than 64 bits";

bool is_operand(FormulaWord word) { return word == FormulaWord::number || word == FormulaWord::value; }

// `up`: to the next whole number above, else below. Neither is what C++ does with negative numbers.
FormulaResult quotient(std::int64_t left, std::int64_t right, bool up) {
  if (right == 0) return {.fault = "divides by 0"};
  if (left == INT64_MIN && right == -1) return {.fault = kTooLarge};
  const std::int64_t towards_zero = left / right;
  const bool is_inexact = left % right != 0, is_positive = (left < 0) == (right < 0);
  if (!is_inexact || is_positive != up) return {.value = towards_zero};
  return {.value = towards_zero + (up ? 1 : -1)};
}

}  // namespace

FormulaResult apply(FormulaWord word, std::int64_t left, std::int64_t right) {
  FormulaResult result;
  bool overflows = false;
  switch (word) {
    case FormulaWord::add:
      overflows = __builtin_add_overflow(left, right, &result.value);
      break;
    case FormulaWord::subtract:
      overflows = __builtin_sub_overflow(left, right, &result.value);
      break;
    case FormulaWord::multiply:
      overflows = __builtin_mul_overflow(left, right, &result.value);
      break;
    case FormulaWord::divide:
      return quotient(left, right, false);
    case FormulaWord::ceil_divide:
      return quotient(left, right, true);
    case FormulaWord::remain:
      result = quotient(left, right, false);
      if (result.fault == nullptr) result.value = left - right * result.value;
      return result;
    case FormulaWord::least:
      return {.value = std::min(left, right)};
    case FormulaWord::greatest:
      return {.value = std::max(left, right)};
    case FormulaWord::end:
    case FormulaWord::number:
    case FormulaWord::value:
      break;  // is_formula
  }
  if (overflows) result.fault = kTooLarge;
  return result;
}

bool is_formula(const Formula& formula) {
  int depth = 0;
  for (const Token& token : formula) {
    if (token.word == FormulaWord::end) break;
    depth += is_operand(token.word) ? 1 : -1;
    if (depth < 1 || static_cast<std::size_t>(token.word) >= std::size(kFormulaWords)) return false;
  }
  return depth == 1;
}

std::string to_string(const Formula& formula, const std::function<std::string(ValueIndex)>& name_of) {
  struct Part {
    std::string text;
    bool is_joined;  // by an operator: in brackets where it is a part itself
  };
  std::vector<Part> stack;
  const auto bracketed = [](const Part& part) { return part.is_joined ? "(" + part.text + ")" : part.text; };
  for (const Token& token : formula) {
    if (token.word == FormulaWord::end) break;
    if (is_operand(token.word)) {
      const bool is_number = token.word == FormulaWord::number;
      stack.push_back({is_number ? std::to_string(token.number) : name_of(static_cast<ValueIndex>(token.number)), false});
      continue;
    }
    const Part right = std::move(stack.back());
    stack.pop_back();
    Part& left = stack.back();
    const std::string word = kFormulaWords[static_cast<std::size_t>(token.word)];
    if (token.word == FormulaWord::least || token.word == FormulaWord::greatest) {
      left = {word + "(" + left.text + ", " + right.text + ")", false};
    } else if (token.word == FormulaWord::ceil_divide) {
      left = {word + "(" + bracketed(left) + " / " + bracketed(right) + ")", false};
    } else {
      left = {bracketed(left) + " " + word + " " + bracketed(right), true};
    }
  }
  return stack.empty() ? "" : stack.back().text;
}

std::vector<ValueIndex> values_in(const Formula& formula) {
  std::vector<ValueIndex> values;
  for (const Token& token : formula) {
    const auto value = static_cast<ValueIndex>(token.number);
    if (token.word == FormulaWord::value && std::ranges::count(values, value) == 0) values.push_back(value);
  }
  return values;
}

}  // namespace tilewright
