// Words of arguments, as users write them, and what they stand for.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "calls/attention_call.h"
#include "tilewright/enums.h"

namespace tilewright::calls {

// Throw InvalidArgument, which names the argument and the words that are allowed.
Activation activation_named(std::string_view word);  // none, relu, gelu, silu
Dtype precision_named(std::string_view word);        // f32, tf32, tf32x3
Causal causal_named(std::string_view word);          // none, top_left, bottom_right

// The place of a word among `allowed`, such as the codes of an operator's scalar.
std::uint8_t place_of(const char* argument, std::string_view word, std::span<const char* const> allowed);

}  // namespace tilewright::calls
