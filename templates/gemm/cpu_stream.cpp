// The driver gemm_stream: that of stream_driver.h for f32.
#include "gemm/stream_driver.h"

namespace tilewright {

extern const CpuDriver gemm_stream;
const CpuDriver gemm_stream = stream_driver<float>("gemm_stream");

}  // namespace tilewright
