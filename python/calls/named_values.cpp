#include "calls/named_values.h"

#include <array>
#include <cstddef>
#include <string>

#include "tilewright/error.h"

namespace tilewright::calls {
namespace {

template <typename Value>
struct Named {
  std::string_view word;
  Value value;
};

template <typename Value, std::size_t count>
Value chosen(const char* argument, std::string_view word, const std::array<Named<Value>, count>& choices) {
  std::string allowed;
  for (const Named<Value>& each : choices) {
    if (word == each.word) return each.value;
    allowed += (allowed.empty() ? "" : ", ") + std::string(each.word);
  }
  throw InvalidArgument(std::string(argument) + " is \"" + std::string(word) + "\"; allowed are " + allowed);
}

constexpr std::array<Named<Activation>, 4> kActivations{
    {{"none", Activation::none}, {"relu", Activation::relu}, {"gelu", Activation::gelu}, {"silu", Activation::silu}}};
constexpr std::array<Named<Dtype>, 3> kPrecisions{{{"f32", Dtype::f32}, {"tf32", Dtype::tf32}, {"tf32x3", Dtype::tf32x3}}};
constexpr std::array<Named<Causal>, 3> kCausal{
    {{"none", Causal::none}, {"top_left", Causal::top_left}, {"bottom_right", Causal::bottom_right}}};

}  // namespace

Activation activation_named(std::string_view word) { return chosen("activation", word, kActivations); }
Dtype precision_named(std::string_view word) { return chosen("precision", word, kPrecisions); }
Causal causal_named(std::string_view word) { return chosen("causal", word, kCausal); }

}  // namespace tilewright::calls
