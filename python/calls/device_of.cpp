#include "calls/device_of.h"

#include "calls/described.h"
#include "calls/tensor_text.h"
#include "tilewright/error.h"

namespace tilewright::calls {
namespace {

bool is_host(DLDevice device) { return device.device_type == kDLCPU || device.device_type == kDLCUDAHost; }

bool is_same_device(DLDevice a, DLDevice b) { return is_host(a) ? is_host(b) : !is_host(b) && a.device_id == b.device_id; }

}  // namespace

const Device& device_of(DLDevice device) {
  if (is_host(device) || device.device_type == kNowhere) return cpu_device();
  if (device.device_type == kDLCUDA || device.device_type == kDLCUDAManaged) return cuda_device(device.device_id);
  throw InvalidArgument("arrays lie on " + device_text(device) + "; allowed are CPUs and CUDA devices");
}

void require_one_device(std::span<const NamedTensor> tensors) {
  const NamedTensor* first = nullptr;
  for (const NamedTensor& each : tensors) {
    if (each.tensor == nullptr) continue;
    if (first == nullptr) first = &each;
    if (!is_same_device(first->tensor->device, each.tensor->device)) {
      throw InvalidArgument(std::string(each.name) + " is on " + device_text(each.tensor->device) + ", but " + first->name +
                            " on " + device_text(first->tensor->device) + "; all arrays of a call must be on one device");
    }
  }
}

}  // namespace tilewright::calls
