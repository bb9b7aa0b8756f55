// Formulas of launches (Formula in launch_words.h) computed and put into words. Called where launches are resolved. It looks up
// no names: who calls says what values are and what they are called.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "table/launch_words.h"

namespace tilewright {

struct FormulaResult {
  std::int64_t value = 0;
  const char* fault = nullptr;  // why there is no result, as words behind "it "
};

// `value_of` (ValueIndex -> std::int64_t) says what the formula's values are. In 64 bits: what does not fit is a fault.
template <class ValueOf>
FormulaResult compute(const Formula& formula, const ValueOf& value_of);

// One operator.
FormulaResult apply(FormulaWord word, std::int64_t left, std::int64_t right);

// What has nothing to take, leaves more than one result, or has no operator's number is no formula.
bool is_formula(const Formula& formula);

// As people write it: min(ceil(n / 256), 4 * compute_units).
std::string to_string(const Formula& formula, const std::function<std::string(ValueIndex)>& name_of);
// Those that it names, each once.
std::vector<ValueIndex> values_in(const Formula& formula);

template <class ValueOf>
FormulaResult compute(const Formula& formula, const ValueOf& value_of) {
  std::array<std::int64_t, kMaxTokens> stack{};
  std::size_t depth = 0;
  for (const Token& token : formula) {
    if (token.word == FormulaWord::end) break;
    if (token.word == FormulaWord::number || token.word == FormulaWord::value) {
      stack[depth++] = token.word == FormulaWord::number ? token.number : value_of(static_cast<ValueIndex>(token.number));
      continue;
    }
    const FormulaResult result = apply(token.word, stack[depth - 2], stack[depth - 1]);
    if (result.fault != nullptr) return result;
    stack[--depth - 1] = result.value;
  }
  return {.value = stack[0]};
}

}  // namespace tilewright
