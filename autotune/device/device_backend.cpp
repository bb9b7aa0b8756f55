#include "device/device_backend.h"

namespace tilewright::tune {

std::unique_ptr<DeviceBackend> make_backend(const Device& device) {
#ifdef TILEWRIGHT_HAS_CUDA
  if (device.kind == TargetKind::cuda) return make_cuda_backend(device);
#endif
  return make_host_backend(device);
}

}  // namespace tilewright::tune
