// The driver gemm_dots: that of dots_driver.h for f32.
#include "gemm/dots_driver.h"

namespace tilewright {

extern const CpuDriver gemm_dots;
const CpuDriver gemm_dots = dots_driver<float>("gemm_dots");

}  // namespace tilewright
