// What a caller gave is of a type that can't be right: not its values, but what it is. In Python a TypeError; every other
// InvalidArgument is a ValueError.
#pragma once

#include "tilewright/error.h"

namespace tilewright::calls {

struct TypeMismatch : InvalidArgument {
  using InvalidArgument::InvalidArgument;
};

}  // namespace tilewright::calls
