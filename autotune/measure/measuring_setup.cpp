#include "measure/measuring_setup.h"

#include <fmt/format.h>

#include "device/device_backend.h"

namespace tilewright::tune {

const Device& device_of(const MeasuringSetup& setup) {
  if (setup.kind == TargetKind::cpu) return cpu_device();
  std::string why_none;
  const std::vector<Device>& devices = cuda_devices(&why_none);
  for (const Device& device : devices) {
    if (device.ordinal == setup.ordinal) return device;
  }
  throw DeviceLost(fmt::format("CUDA device {} is gone{}{}", setup.ordinal, why_none.empty() ? "" : ": ", why_none));
}

}  // namespace tilewright::tune
