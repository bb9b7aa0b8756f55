#include "device/device_monitor.h"

#include "device/host_monitor.h"
#include "device/nvml_monitor.h"

namespace tilewright::tune {

std::unique_ptr<DeviceMonitor> make_monitor(const Device& device) {
  if (device.kind == TargetKind::cuda) return std::make_unique<NvmlMonitor>(NvmlDevice::open(device.pci_bus_id));
  return std::make_unique<HostMonitor>("/");
}

}  // namespace tilewright::tune
