// The checker on CUDA device memory, in the current context.
#include "device/checker_thrust.h"

namespace tilewright::tune {

const Checker& cuda_checker() { return kThrustChecker; }

}  // namespace tilewright::tune
