// The driver gemm_stream_f64: that of stream_driver.h for f64.
#include "gemm/stream_driver.h"

namespace tilewright {

extern const CpuDriver gemm_stream_f64;
const CpuDriver gemm_stream_f64 = stream_driver<double>("gemm_stream_f64");

}  // namespace tilewright
