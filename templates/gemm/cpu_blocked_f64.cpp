// The driver gemm_blocked_f64: that of blocked_driver.h for f64.
#include "gemm/blocked_driver.h"

namespace tilewright {

extern const CpuDriver gemm_blocked_f64;
const CpuDriver gemm_blocked_f64 = blocked_driver<double>("gemm_blocked_f64");

}  // namespace tilewright
