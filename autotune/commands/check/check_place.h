// Where `check` runs the kernels of an arch: on its device, or as code made for the one that is here.
#pragma once

#include <string>

#include "device/target.h"

namespace tilewright::tune {

struct CheckPlace {
  Device device;
  std::string arch;  // as CompileSettings::arch
};

// Throws Error when there is none.
CheckPlace find_check_place(const Target& target);

}  // namespace tilewright::tune
