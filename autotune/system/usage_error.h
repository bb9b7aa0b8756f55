// The command line asks for something that does not exist: exit status 2. Everything else that goes wrong is Error: exit
// status 1.
#pragma once

#include "tilewright/dispatch.h"

namespace tilewright::tune {

struct UsageError : Error {
  using Error::Error;
};

}  // namespace tilewright::tune
