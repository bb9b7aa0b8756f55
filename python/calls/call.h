// One call, ready to be run: what the functions of python/calls turn arrays into. It points into the arrays, which must outlive
// it.
#pragma once

#include "tilewright/device.h"
#include "tilewright/problem.h"

namespace tilewright::calls {

struct Call {
  Problem problem;
  Arguments arguments;
  const Device* device;
};

}  // namespace tilewright::calls
