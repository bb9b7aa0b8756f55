// The checker on host memory. THRUST_DEVICE_SYSTEM is THRUST_DEVICE_SYSTEM_CPP here (autotune/CMakeLists.txt).
#include "device/checker_thrust.h"

namespace tilewright::tune {

const Checker& host_checker() { return kThrustChecker; }

}  // namespace tilewright::tune
