// The one exception of the library and of the tuner.
#pragma once

#include <stdexcept>

namespace tilewright {

// Anything that went wrong, in one sentence that names the input and the remedy.
struct Error : std::runtime_error {
  using std::runtime_error::runtime_error;
};

}  // namespace tilewright
