// Why a candidate has no time, in the words of the T4 exchange format.
#pragma once

#include <array>
#include <cstdint>

namespace tilewright::tune {

enum class Invalidity : std::uint8_t { none, compile, runtime, correctness, timeout, constraints };

inline constexpr std::array kInvalidities{Invalidity::none,        Invalidity::compile, Invalidity::runtime,
                                          Invalidity::correctness, Invalidity::timeout, Invalidity::constraints};

inline const char* to_string(Invalidity invalidity) {
  constexpr const char* kWords[] = {"none", "compile", "runtime", "correctness", "timeout", "constraints"};
  return kWords[static_cast<int>(invalidity)];
}

}  // namespace tilewright::tune
