// The driver gemm_direct_f64: that of direct_driver.h for f64.
#include "gemm/direct_driver.h"

namespace tilewright {

extern const CpuDriver gemm_direct_f64;
const CpuDriver gemm_direct_f64 = direct_driver<double>("gemm_direct_f64");

}  // namespace tilewright
