// The CUDA devices of this machine. Called by device.cpp. When the library was built without a CUDA toolkit, another file
// defines these functions and finds none.
#pragma once

#include <string>
#include <vector>

#include "tilewright/device.h"

namespace tilewright {

struct CudaDevices {
  std::vector<Device> devices;
  std::vector<DeviceFault> faults;
  std::string why_none;  // empty when there is at least one
};
CudaDevices find_cuda_devices();

// Ordinal of the device whose context is current on this thread; -1 when none is.
int current_cuda_ordinal();

}  // namespace tilewright
