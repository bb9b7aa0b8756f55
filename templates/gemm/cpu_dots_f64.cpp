// The driver gemm_dots_f64: that of dots_driver.h for f64.
#include "gemm/dots_driver.h"

namespace tilewright {

extern const CpuDriver gemm_dots_f64;
const CpuDriver gemm_dots_f64 = dots_driver<double>("gemm_dots_f64");

}  // namespace tilewright
