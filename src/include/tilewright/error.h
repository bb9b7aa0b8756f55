// The exceptions of the library and of the tuner.
#pragma once

#include "tilewright/cxx20.h"
#if TILEWRIGHT_HAS_CXX20

#include <stdexcept>

namespace tilewright {

// Anything that went wrong, in one sentence that names the input and the remedy.
struct Error : std::runtime_error {
  using std::runtime_error::runtime_error;
};

// What the caller gave can't be right: a name, a size, a stride or a pointer, which the sentence names. Nothing has been
// launched. In C: TILEWRIGHT_INVALID_ARGUMENT.
struct InvalidArgument : Error {
  using Error::Error;
};

// Nothing is wrong with what the caller gave, but no kernel that is linked computes it here; the sentence says what would do.
struct NoKernel : Error {
  using Error::Error;
};

}  // namespace tilewright

#endif
