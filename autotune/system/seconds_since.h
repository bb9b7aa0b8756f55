// How long ago something was, on the clock that all durations are taken by.
#pragma once

#include <chrono>

namespace tilewright::tune {

inline double seconds_since(std::chrono::steady_clock::time_point start) {
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

}  // namespace tilewright::tune
