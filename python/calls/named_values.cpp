#include "calls/named_values.h"

#include <array>
#include <string>

#include "tilewright/error.h"

namespace tilewright::calls {

std::uint8_t place_of(const char* argument, std::string_view word, std::span<const char* const> allowed) {
  std::string words;
  for (std::size_t i = 0; i < allowed.size(); ++i) {
    if (word == allowed[i]) return static_cast<std::uint8_t>(i);
    words += (words.empty() ? "" : ", ") + std::string(allowed[i]);
  }
  throw InvalidArgument(std::string(argument) + " is \"" + std::string(word) + "\"; allowed are " + words);
}

Activation activation_named(std::string_view word) {
  static constexpr std::array kWords{"none", "relu", "gelu", "silu"};
  static constexpr std::array kValues{Activation::none, Activation::relu, Activation::gelu, Activation::silu};
  return kValues[place_of("activation", word, kWords)];
}

Dtype precision_named(std::string_view word) {
  static constexpr std::array kWords{"f32", "tf32", "tf32x3"};
  static constexpr std::array kValues{Dtype::f32, Dtype::tf32, Dtype::tf32x3};
  return kValues[place_of("precision", word, kWords)];
}

Causal causal_named(std::string_view word) {
  static constexpr std::array kWords{"none", "top_left", "bottom_right"};
  static constexpr std::array kValues{Causal::none, Causal::top_left, Causal::bottom_right};
  return kValues[place_of("causal", word, kWords)];
}

}  // namespace tilewright::calls
