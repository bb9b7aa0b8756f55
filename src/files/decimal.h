// A number in a sentence for people.
#pragma once

#include <array>
#include <cstdio>
#include <string>

namespace tilewright {

// Three digits.
inline std::string decimal(double value) {
  std::array<char, 32> text{};
  std::snprintf(text.data(), text.size(), "%.3g", value);
  return text.data();
}

}  // namespace tilewright
