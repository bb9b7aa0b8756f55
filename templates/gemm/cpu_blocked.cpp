// The driver gemm_blocked: that of blocked_driver.h for f32.
#include "gemm/blocked_driver.h"

namespace tilewright {

extern const CpuDriver gemm_blocked;
const CpuDriver gemm_blocked = blocked_driver<float>("gemm_blocked");

}  // namespace tilewright
