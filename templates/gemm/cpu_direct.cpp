// The driver gemm_direct: that of direct_driver.h for f32.
#include "gemm/direct_driver.h"

namespace tilewright {

extern const CpuDriver gemm_direct;
const CpuDriver gemm_direct = direct_driver<float>("gemm_direct");

}  // namespace tilewright
