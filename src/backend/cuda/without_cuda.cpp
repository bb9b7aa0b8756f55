// What the CUDA back end says when the library was built without a CUDA toolkit: there are no devices and no kernels.
#include "backend/cuda/cuda_device.h"
#include "launch/loaded_kernel.h"
#include "launch/on_device.h"
#include "launch/stream_workspace.h"
#include "table/host_numbers.h"
#include "tilewright/error.h"

namespace tilewright {

CudaDevices find_cuda_devices() {
  return {.devices = {}, .faults = {}, .why_none = "tilewright was built without a CUDA toolkit"};
}

int current_cuda_ordinal() { return -1; }

std::shared_ptr<const LoadedKernel> load_cuda_kernel(const KernelEntry& kernel, const Device&) {
  throw Error(std::string("kernel ") + kernel.id + " needs CUDA, but tilewright was built without a CUDA toolkit");
}

void on_cuda_device(int, const char*, void (*)(const void*), const void*) {
  throw Error("tilewright was built without a CUDA toolkit");
}

std::int32_t* zeroed_host_numbers(int, std::size_t) { throw Error("tilewright was built without a CUDA toolkit"); }

void* stream_workspace(int, Stream, std::size_t, std::size_t) { throw Error("tilewright was built without a CUDA toolkit"); }

}  // namespace tilewright
